"""A swapped match: each player sees the same hand from the opposite side of the table."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields, replace

from gin.core.chain import derive
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.rules.sheets.base import Sheet
from gin.rules.swapping import swapped_action, swapped_result, swapped_rules
from tests.support.play import SETUPS, rules_of, several, some_action

SEATS = frozenset({"seat", "dealer", "turn", "owner", "ender", "winner", "closed_by"})
"""Fields that hold a seat."""
BY_SEAT = frozenset(
    {
        "scores", "counts", "turns", "sides", "points", "running", "boxes", "totals", "goals",
        "deadwood",
    }
)  # fmt: skip
"""Fields that hold a value for each seat."""
BY_HAND_AND_SEAT = frozenset({"gains", "scores"})
_swapped_rules = cache(swapped_rules)
TWO = tuple(one for one in SETUPS if rules_of(one).seats == 2)


def swapped(value: Any) -> Any:
    """Return a value with its seats exchanged, found by the names of its fields."""
    if isinstance(value, Rules):
        return _swapped_rules(value)
    if isinstance(value, tuple):
        return tuple(map(swapped, value))
    if not isinstance(value, Struct):
        return value
    made = {one.name: swapped(getattr(value, one.name)) for one in fields(value)}
    for name, old in made.items():
        if name in SEATS and old is not None:
            made[name] = 1 - old
        elif name in BY_HAND_AND_SEAT and old and isinstance(old[0], tuple):
            made[name] = tuple(one[::-1] for one in old)
        elif name in BY_SEAT and isinstance(old, tuple):
            made[name] = old[::-1]
        elif name == "challenged":
            made[name] = tuple(1 - seat for seat in old)
    return replace(value, **made)


def play(near: Match, far: Match, rng: random.Random, most: int = 400) -> tuple[Match, Match]:
    """Play a hand at random on both sides, checking after each action that they agree."""
    ours, theirs = deal(near).table, deal(far).table
    for _ in range(most):
        for seat in (0, 1):
            seen = observe(ours, seat)
            assert swapped(replace(observe(theirs, 1 - seat), log=())) == replace(seen, log=())
        if ours.result is not None:
            break
        action = some_action(ours, rng)
        ours = engine.apply(ours, action).table
        theirs = engine.apply(theirs, swapped_action(action)).table
    for seat in (0, 1):
        assert swapped(theirs.log.seen[1 - seat]) == ours.log.seen[seat]
    assert ours.result is not None
    assert theirs.result is not None
    assert swapped_result(theirs.result) == ours.result
    assert swapped_result(ours.result) == theirs.result
    return finish_hand(near, ours.result), finish_hand(far, theirs.result)


def agree(ours: Sheet, theirs: Sheet) -> None:
    assert swapped(theirs) == ours


@pytest.mark.parametrize("chosen", TWO, ids=lambda one: " ".join((one[0], *one[1])))
def test_both_sides_see_the_same_match(chosen: tuple[str, tuple[str, ...]]) -> None:
    rng = random.Random(str(chosen))
    secret = derive("0" * 64, str(chosen))
    near = start_match(rules_of(chosen), 5, None, secret)
    far = start_match(swapped_rules(rules_of(chosen)), 5, None, secret, swapped=True)
    assert far.dealer == 1 - near.dealer
    assert far.cut == tuple(pair[::-1] for pair in near.cut)
    for _ in range(several(1, 12)):
        near, far = play(near, far, rng)
        agree(near.sheet, far.sheet)
        if near.sheet.over:
            break
