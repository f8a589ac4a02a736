"""Strict memory: the program does not remind a player of cards buried in the discard pile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gin.core.cards import EVERY_CARD, Card, Hand, mask_of
from gin.rules.model.events import Dealt, Discarded, EndedTurn, Event, HeldUp, Took
from gin.rules.model.memory import is_strict, unmentionable_cards, without_hidden_memory
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import LimitFrom
from gin.rules.model.table import observe
from tests.support.play import IDS, SETUPS, rules_of, tables

STRICT = (
    ("shot", ("target=200", "strict-memory=on")),
    ("oklahoma", ("strict-memory=on",)),
    ("gin500", ("spades=on", "strict-memory=on")),
    ("gin500", ("scoring=winner", "knock=upcard-gin", "strict-memory=on")),
    ("colonel", ("challenge=off", "target=150", "strict-memory=on")),
    ("skarney", ("strict-memory=on",)),
)


def since_own_turn(seen: Observation) -> tuple[Event, ...]:
    start = 0
    for place, event in enumerate(seen.log):
        if isinstance(event, Discarded | HeldUp | EndedTurn) and event.seat == seen.seat:
            start = place
    told: list[Event] = []
    buried = set(seen.discards[:-1])
    for event in seen.log[start:]:
        if isinstance(event, Dealt):
            told.append(Dealt(event.dealer, None) if event.upcard in buried else event)
        elif getattr(event, "card", None) not in buried:
            told.append(event)
    return tuple(told)


def taken_in(log: tuple[Event, ...]) -> Hand:
    return mask_of(event.card for event in log if isinstance(event, Took | HeldUp))


@pytest.mark.parametrize("which", STRICT, ids=lambda which: "+".join([which[0], *which[1]]))
def test_a_seat_is_told_what_lies_in_sight_and_what_came_since_its_own_turn(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules, shorter, longer = rules_of(which), 0, 0
    names_upcard = rules.knock.limit_from is LimitFrom.UPCARD or rules.bonuses.spades_double
    for seed in range(2):
        for table, _ in tables(rules, seed):
            for seat in (0, 1):
                seen = observe(table, seat)
                told = without_hidden_memory(seen)
                if table.phase is Phase.OVER:
                    assert told is seen and not is_strict(seen)
                    continue
                assert is_strict(seen)
                log = since_own_turn(seen)
                laid_open = seen.ending is not None and seen.ending.seat != seat
                in_sight = seen.upcard in seen.discards[-1:] or names_upcard
                assert told == replace(
                    seen,
                    log=log,
                    discards=seen.discards[-1:],
                    known=seen.known if laid_open else seen.known & taken_in(log),
                    upcard=seen.upcard if in_sight else None,
                )
                assert mask_of(unmentionable_cards(seen)) == told.unseen
                shorter += len(told.log) < len(seen.log)
                longer += len(told.log) > 1
    assert shorter and longer


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_without_strict_memory_all_is_told_but_buried_cards_are_not_named(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules = rules_of(which)
    if rules.strict_memory:
        return
    for table, _ in tables(rules, 2):
        for seat in range(rules.seats):
            seen = observe(table, seat)
            assert without_hidden_memory(seen) is seen and not is_strict(seen)
            # In games for one player, the discards are open.
            looks = rules.pile.open or rules.seats == 1
            buried: tuple[Card, ...] = () if looks else seen.discards[:-1]
            assert unmentionable_cards(seen) == buried


def test_what_a_seat_has_not_seen_is_the_rest_of_the_pack() -> None:
    for table, _ in tables(rules_of(("gin", ())), 3):
        for seat in (0, 1):
            seen = observe(table, seat)
            shown = seen.hand | seen.known | mask_of(table.discards)
            if table.ending is not None and table.ending.seat == seat and table.ending.card:
                shown |= table.ending.card.bit
            assert seen.unseen == EVERY_CARD & ~shown
