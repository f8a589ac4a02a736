"""The golden playthroughs: what a match says and offers, line by line.

After a wanted change run `python -m tools.playthrough` and read the difference.
"""

from __future__ import annotations

import pytest

from gin.variants.registry import GAMES
from tools.playthrough import FOLDER, lesson, playthrough


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_playthrough(game: str) -> None:
    assert playthrough(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")


def test_the_lesson() -> None:
    assert lesson() == (FOLDER / "guide.txt").read_text(encoding="utf-8")


def test_there_is_one_for_each_game_and_the_lesson() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {"guide", *(game.id for game in GAMES)}
