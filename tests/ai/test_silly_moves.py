"""Silly moves of the levels, counted in hands of fixed deals."""

from __future__ import annotations

import pytest

from bench.silly import KINDS, count_silly
from gin.ai.players.levels import STRONGEST
from tests.support.covering import covering
from tests.support.play import several

SLOW = STRONGEST


@pytest.mark.parametrize(
    ("level", "game"), covering([1, 2, 3, 4, 5], ["modern", "gin", "oklahoma"])
)
def test_no_level_makes_a_silly_move(level: int, game: str) -> None:
    found = count_silly(str(level), game, 6 if level == SLOW else several(15, 25), 3)
    assert not found


def test_the_counters_count() -> None:
    plain, waiting = count_silly("simple", "gin", 60, 3), count_silly("waiter", "gin", 60, 3)
    assert plain["tens"] > 0
    assert waiting["sitting"] > 0
    assert set(plain) | set(waiting) <= set(KINDS)
