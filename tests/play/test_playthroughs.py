"""The golden playthroughs: the texts and choices of a match, line by line, in two languages.

After an intended change run `python -m tools.playthrough` and review the diff.
"""

from __future__ import annotations

import pytest

from tools.playthrough import FOLDER, NAMES, golden


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    assert golden(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_each_game_and_the_lesson_have_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)
