"""Manners of the levels that a player at the table can see, in hands of fixed deals."""

from __future__ import annotations

from functools import cache
from statistics import fmean

import pytest

from bench.apart import FIGURES, Figures, blocks_of, right_share

HANDS = 60


@cache
def seen_of(level: int, game: str) -> dict[str, float]:
    blocks = blocks_of(str(level), game, HANDS, 7)
    columns = zip(*blocks, strict=True)
    return {
        name: fmean(value for value in column if value == value)
        for name, column in zip(FIGURES, columns, strict=True)
    }


@pytest.mark.parametrize("game", ["modern", "gin"])
def test_level_1_collects_from_the_pile(game: str) -> None:
    others = max(seen_of(level, game)["takes"] for level in (2, 3, 4))
    assert seen_of(1, game)["takes"] > others + 0.07


@pytest.mark.parametrize("game", ["modern", "gin"])
def test_level_2_ends_hands_soonest_and_by_knocking(game: str) -> None:
    others = [seen_of(level, game) for level in (1, 3, 4)]
    assert seen_of(2, game)["turns"] < min(one["turns"] for one in others)
    assert seen_of(2, game)["knocks"] > 0.5 > 5 * seen_of(2, game)["gin"]


def test_level_3_waits_for_gin_if_that_pays() -> None:
    ada = seen_of(3, "modern")
    assert ada["gin"] > ada["knocks"]
    assert ada["gin"] > 2 * max(seen_of(level, "modern")["gin"] for level in (1, 2))
    assert ada["knockable when caught"] > 0.6


@pytest.mark.parametrize("game", ["modern", "gin"])
def test_level_4_seldom_feeds_the_player(game: str) -> None:
    fed = "discards next to the player's takes"
    assert seen_of(4, game)[fed] < min(seen_of(level, game)[fed] for level in (1, 2, 3))


def test_the_regression_tells_separate_figures_apart_and_equal_ones_not() -> None:
    def blocks(shift: float, start: int) -> list[Figures]:
        count = len(FIGURES)
        return [[shift + (number * 7 + place) % 5 for place in range(count)] for number in
                range(start, start + 20)]  # fmt: skip

    apart = right_share((blocks(0, 0), blocks(0, 3)), (blocks(3, 0), blocks(3, 3)))
    equal = right_share((blocks(0, 0), blocks(0, 3)), (blocks(0, 0), blocks(0, 3)))
    assert apart == 1.0
    assert equal == pytest.approx(0.5, abs=0.1)
