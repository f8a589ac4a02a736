"""Invariants of games and mixtures of options."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import EVERY_CARD, Card, cards_of, mask_of
from gin.rules import engine
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Challenge,
    Discard,
    Done,
    Draw,
    Gin,
    HoldUp,
    Knock,
    LayOff,
    LayOut,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
    notation,
    parse_action,
)  # fmt: skip
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import ActionRefused
from gin.rules.model.result import LineKind
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from tests.support.play import IDS, SETUPS, rules_of, several, tables

HANDS = several(2, 12)


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_random_play_ends_and_keeps_all_cards(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    for seed in range(HANDS):
        for table, _ in tables(rules, seed):
            assert _all_cards(table) == EVERY_CARD
            assert (
                sum(hand.bit_count() for hand in table.hands)
                + len(table.stock)
                + len(table.discards)
                + (table.ending is not None and table.ending.card is not None)
                + table.spread.cards.bit_count()
                == 52
            )
        assert table.phase is Phase.OVER
        assert table.result is not None


def _all_cards(table: Table) -> int:
    every = mask_of(table.stock) | mask_of(table.discards) | table.spread.cards
    for hand in table.hands:
        every |= hand
    if table.ending is not None and table.ending.card is not None:
        every |= table.ending.card.bit
    return every


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_every_suggested_action_is_accepted_and_reads_back(
    which: tuple[str, tuple[str, ...]],
) -> None:
    for table, _ in tables(rules_of(which), 5):
        seen = observe(table, table.turn)
        actions = engine.legal(seen)
        assert len(set(map(notation, actions))) == len(actions)
        for action in actions:
            before = replace(table)
            engine.apply(table, action)
            assert table == before
            assert parse_action(notation(action)) == action


_ANY: tuple[Action, ...] = (
    Draw(), Take(), Pass(), Stop(), BigGin(()), LayOff((), ()),
    *map(Offer, (1, 2, 6, 7)), NoOffer(), Accept(), Refuse(), Done(), LayOut(()),
)  # fmt: skip


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_a_refused_action_has_a_reason_and_changes_nothing(
    which: tuple[str, tuple[str, ...]],
) -> None:
    for table, _ in islice(tables(rules_of(which), 6), 0, None, several(9, 1)):
        seen = observe(table, table.turn)
        cards = [Card(number) for number in range(52)]
        tries = [*_ANY, *map(Discard, cards), *(Knock(c, ()) for c in cards), Gin(None, ())]
        tries += [Knock(None, ()), *(Shot(c, ()) for c in cards), *map(HoldUp, cards)]
        tries += [Challenge(table.turn), *(LayOut((card.bit * 7,)) for card in cards[:50])]
        tries += [LayOut((), ((card.bit, number),)) for card in cards for number in (-1, 0, 9)]
        allowed = {action for action in tries if engine.why_not(seen, action) is None}
        listed = set(engine.legal(seen))
        for action in tries:
            if action in allowed:
                engine.apply(table, action)
                continue
            assert action not in listed
            with pytest.raises(ActionRefused) as caught:
                engine.apply(table, action)
            judged = observe(table, engine.actor(table, action))
            assert caught.value.refusal == engine.why_not(judged, action)


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_out_of_turn_nothing_is_legal(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    if rules.seats == 1:
        return
    for table, _ in tables(rules, 7):
        seen = observe(table, 1 - table.turn)
        assert all(isinstance(action, Challenge) for action in engine.legal(seen))
        assert engine.why_not(seen, Draw()) is not None


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_score_lines_add_up_and_are_never_zero(
    which: tuple[str, tuple[str, ...]],
) -> None:
    for seed in range(several(8, 40)):
        *_, (table, _) = tables(rules_of(which), seed)
        result = table.result
        assert result is not None
        assert all(line.points for line in result.lines)
        total = sum(result.points(seat) for seat in range(len(result.sides)))
        assert total == sum(line.points for line in result.lines)
        if len(result.sides) == 2:
            assert result.winner is not None or total == 0
            paid = {line.seat for line in result.lines}
            extra = {LineKind.LONG_RUN, LineKind.COURTS, LineKind.DOUBLED}
            for line in result.lines:
                assert line.seat == result.booked or line.kind in extra
            assert len(paid) < 2 or result.booked == result.winner


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_a_resampled_table_looks_the_same(which: tuple[str, tuple[str, ...]]) -> None:
    rng = random.Random(8)
    for seed in range(several(1, 4)):
        for table, _ in islice(tables(rules_of(which), seed), 0, None, several(2, 1)):
            for seat in range(len(table.hands)):
                seen = observe(table, seat)
                again = sample(seen, rng)
                assert _all_cards(again) == EVERY_CARD
                assert observe(again, seat) == seen


def _reachable(value: Any, found: list[Any]) -> None:
    found.append(value)
    if isinstance(value, Struct) and not isinstance(value, type):
        for name in value.__struct_fields__:
            _reachable(getattr(value, name), found)
    elif isinstance(value, tuple | list | frozenset):
        for item in value:
            _reachable(item, found)


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_an_observation_contains_no_table_or_hidden_card(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules = rules_of(which)
    if rules.seats == 1:
        return
    for table, _ in tables(rules, 9):
        for seat in (0, 1):
            seen = observe(table, seat)
            values: list[Any] = []
            _reachable(seen, values)
            assert not any(isinstance(value, Table) for value in values)
            assert _with_hidden_swapped(table, seat, seen) == seen


def _with_hidden_swapped(table: Table, seat: int, seen: Observation) -> Observation:
    hidden = table.hands[1 - seat] & ~seen.known
    if not hidden or not table.stock or table.phase is Phase.OVER:
        return seen
    theirs, stocked = cards_of(hidden)[0], table.stock[0]
    hand = table.hands[1 - seat] & ~theirs.bit | stocked.bit
    hands = (table.hands[0], hand) if seat == 0 else (hand, table.hands[1])
    stock = (theirs, *table.stock[1:])
    drawn = stocked if table.drawn == theirs and not table.taken else table.drawn
    return observe(replace(table, hands=hands, stock=stock, drawn=drawn), seat)
