"""The trial build: the released program plus the test harness."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.package.test_package_again import sums
from tests.support.packaged import program
from tools import bundle

SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
HARNESS = ("_internal/tests/", "_internal/tools/")


def tried(trial: Path, folder: Path, *words: str) -> str:
    done = subprocess.run(
        [program(trial, bundle.TRIAL), *words], cwd=folder, env={**os.environ, **SILENT},
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def modules(file: Path) -> dict[str, bytes]:
    """Return the files in an archive by name; a file of another kind is its only content."""
    if not zipfile.is_zipfile(file):
        return {file.name: file.read_bytes()}
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_trial_build_is_the_program_with_the_harness_added(built: Path, trial: Path) -> None:
    shipped, tested = sums(built), sums(trial)
    differing = [name for name in shipped if tested.get(name) != shipped[name]]
    # PyInstaller orders the modules of Python's own library as it finds them.
    assert [name for name in differing if modules(built / name) != modules(trial / name)] == []
    added = {name for name in tested.keys() - shipped.keys() if not name.startswith(HARNESS)}
    assert added == {Path(program(trial, bundle.TRIAL)).name}
    assert not any(name.startswith(HARNESS) for name in shipped)


def test_random_events_find_no_failure_in_the_trial_build(trial: Path, tmp_path: Path) -> None:
    told = tried(trial, tmp_path, "7", "2000")
    assert "\n2000 events, " in told
    assert list(tmp_path.iterdir()) == []


def test_the_trial_build_plays_by_touch_and_by_gamepad(trial: Path, tmp_path: Path) -> None:
    assert tried(trial, tmp_path, "--devices") == "ok: touch\nok: gamepad\n"


def test_the_harness_runs_from_source_too(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.monkey", "7", "120"], cwd=tmp_path, capture_output=True,
        env={**os.environ, **SILENT, "PYTHONPATH": str(Path(__file__).resolve().parents[2])},
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\n120 events, " in done.stdout
