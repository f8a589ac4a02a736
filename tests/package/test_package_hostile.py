"""The built program against opponent programs that misbehave.

The program waits up to its usual time limits, so these tests take long.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from gin.session.engines.log import FILE
from gin.session.storage.log_file import LARGEST, before
from tests.package.test_package_text import typing
from tests.process.test_hostile import FOLDER, HOSTILE, PLAYING
from tests.support.processes import NAME, needs_proc, until_gone
from tools.snapshot import games

pytestmark = [
    needs_proc,
    pytest.mark.skipif(sys.platform != "linux", reason="the programs are for systems with sh"),
    pytest.mark.soak,
]
MOST = 200


def hands(folder: Path) -> int:
    with games(folder) as link:
        return int(link.execute("SELECT count(*) FROM hand").fetchone()[0])


@pytest.mark.parametrize("name", [*HOSTILE, *PLAYING])
def test_a_hand_against_a_hostile_program_is_played_to_its_score(
    name: str, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = f"built-{name}-{os.getpid()}"
    monkeypatch.setenv(NAME, family)
    monkeypatch.setenv("PYTHON", sys.executable)
    path = FOLDER / name
    # The package has no Python to run an opponent program with.
    command = f"{sys.executable} {path}" if path.suffix == ".py" else str(path)
    with typing(built, tmp_path, "--game", "gin", "--seed", "3", "--level", f"cmd:{command}") as at:
        typed = 0
        while not hands(tmp_path):
            assert typed < MOST, at.lines[-20:]
            typed += 1
            at.type("1")
        told = " ".join(at.lines)
        assert "Traceback" not in told and "\x1b" not in told
        if name in HOSTILE:
            assert "Guest gave no move" in told
    until_gone(family)
    for log in (FILE, before(Path(FILE)).name):
        file = tmp_path / log
        assert not file.exists() or file.stat().st_size < 2 * LARGEST
