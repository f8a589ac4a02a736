"""The built program, for those tests that try it and not the source."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.places import TOP
from tools import bundle


def built_in(base: Path) -> Path:
    """The folder of the built program; built once below `base`, however many processes test.

    GIN_BUILT may name the folder of one that is built already, so that the one that is handed out
    is the one that is tried.
    """
    if ready := os.environ.get("GIN_BUILT"):
        return Path(ready)
    pytest.importorskip("PyInstaller")
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder, done = shared / "package", shared / "package" / "done"
    try:
        folder.mkdir()
    except FileExistsError:
        end = time.monotonic() + 300
        while not done.exists():
            assert time.monotonic() < end, "the other process did not finish the package"
            time.sleep(0.2)
    else:
        made = subprocess.run(
            [
                sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
                "--distpath", str(folder / "dist"), "--workpath", str(folder / "build"),
                str(TOP / "build.spec"),
            ],
            cwd=TOP, capture_output=True, text=True, check=False,
            # Its usual cache is spoilt by two that build at once.
            env={**os.environ, "PYINSTALLER_CONFIG_DIR": str(folder / "cache")},
        )  # fmt: skip
        done.write_text(made.stdout + made.stderr)
        assert made.returncode == 0, made.stdout + made.stderr
    place = folder / "dist" / bundle.PROGRAM
    assert place.is_dir(), done.read_text()
    return place


def program(built: Path, name: str) -> str:
    """The path of one of the built programs."""
    return str(built / (f"{name}.exe" if sys.platform == "win32" else name))
