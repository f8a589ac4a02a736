"""The built program, for tests of the package."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from tools import build, bundle


def built_in(base: Path) -> Path:
    """GIN_BUILT may name an existing build, as in `make package-test`."""
    if ready := os.environ.get("GIN_BUILT"):
        assert Path(ready).is_dir(), f"GIN_BUILT is {ready!r}, which is no folder"
        return Path(ready).resolve()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder, done = shared / "package", shared / "package" / "done"
    try:
        folder.mkdir()
    except FileExistsError:
        end = time.monotonic() + 900
        while not done.exists():
            assert time.monotonic() < end, "the other process did not finish the package"
            time.sleep(0.2)
        assert not done.read_text(), done.read_text()
    else:
        try:
            build.build(folder, trial=True)
        except build.BuildError as error:
            done.write_text(str(error))
            raise
        done.touch()
    return folder / "dist" / bundle.PROGRAM


def trial_next_to(built: Path) -> Path:
    """A build named by GIN_BUILT may have no trial build next to it."""
    folder = built.with_name(bundle.TRIAL_FOLDER)
    if not folder.is_dir():
        pytest.skip(f"no trial build in {folder}: python -m tools.build --trial makes one")
    return folder


def program(built: Path, name: str) -> str:
    return str(built / (f"{name}.exe" if sys.platform == "win32" else name))
