"""Secrecy: an observation shows only the events and cards that its seat may see."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from msgspec.structs import asdict, astuple, replace

from gin.core.cards import EVERY_CARD, Card, Hand, cards_of, mask_of, mask_union, parse_hand
from gin.rules.model import events
from gin.rules.model.ending import Ending
from gin.rules.model.events import Drew, Event, HandOver, Knocked, WentGin, seen_by
from gin.rules.model.history import PastHand
from gin.rules.model.log import log_of
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.stakes import looked
from gin.rules.model.table import Table, observe
from tests.support.play import IDS, SETUPS, rules_of, several, tables

CARD = Card.parse("7H")
MELDS = (parse_hand("4C 5C 6C"), parse_hand("9C 9D 9S"))
LOOSE = parse_hand("2D 3S")
SUITS = tuple(card.suit for card in cards_of(parse_hand("2C 2D")))


def events_of(seat: int) -> tuple[Event, ...]:
    return (
        events.Dealt(seat, CARD),
        events.Passed(seat, CARD),
        events.Drew(seat, CARD),
        events.Took(seat, CARD),
        events.Discarded(seat, CARD),
        events.Knocked(seat, CARD, MELDS, LOOSE, 5, SUITS),
        events.WentGin(seat, CARD, MELDS, big=False, loose=LOOSE, suits=SUITS),
        events.LaidOff(seat, MELDS, ((CARD, 0),), LOOSE),
        events.Stopped(seat),
        over(),
        events.Offered(seat, 2),
        events.NotOffered(seat),
        events.Accepted(seat, 2),
        events.Refused(seat, 2),
        events.LaidOut(seat, MELDS, ((CARD.bit, 0),), MELDS),
        events.HeldUp(seat, CARD),
        events.TookOffered(seat, CARD),
        events.LeftOffered(seat, CARD),
        events.EndedTurn(seat, last=True),
        events.ChallengeMade(seat),
        events.ChallengeMet(seat, accepted=True),
        events.WentOut(seat, gin=True),
    )


def over() -> HandOver:
    *_, (table, _) = tables(rules_of(("gin", ())), 1)
    last = table.log.events[-1]
    assert isinstance(last, HandOver)
    return last


def shown_to(seat: int, event: Event) -> Event:
    match event:
        case Drew(owner, _) if owner != seat:
            return Drew(owner, None)
        case Knocked(owner, _, melds, loose, deadwood, suits) if owner != seat:
            return Knocked(owner, None, melds, loose, deadwood, suits)
        case WentGin(owner, _, melds, big, loose, suits) if owner != seat:
            return WentGin(owner, None, melds, big, loose, suits)
    return event


def test_every_kind_of_event_is_among_those_that_are_tested() -> None:
    assert {type(event) for event in events_of(0)} == set(get_args(Event))
    for event in events_of(0):
        assert all(value not in (None, ()) for value in astuple(event)), event


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", range(len(get_args(Event))))
def test_a_seat_is_shown_of_an_event_what_its_player_sees(
    kind: int, owner: int, viewer: int
) -> None:
    event = events_of(owner)[kind]
    expected = shown_to(viewer, event)
    assert seen_by(viewer, event) == expected
    hidden = owner != viewer and isinstance(event, Drew | Knocked | WentGin)
    assert (getattr(seen_by(viewer, event), "card", "") is None) is hidden
    log = log_of(2, event, event)
    assert log.seen[viewer] == (expected, expected)
    assert log.events == (event, event)


def cards_in(event: Event) -> Hand:
    found: Hand = 0
    for name, value in asdict(event).items():
        match name, value:
            case "card" | "upcard", Card() as card:
                found |= card.bit
            case "loose", int(loose):
                found |= loose
            case "melds" | "onto", melds:
                found |= mask_union(melds)
            case "cards", laid_off:
                found |= mask_of(card for card, _ in laid_off)
            case "added", added:
                found |= mask_union(tuple(hand for hand, _ in added))
    return found


def shown(table: Table, seat: int) -> Hand:
    own = table.hands[seat] if table.phase is Phase.OVER or looked(table.stake) else 0
    found = own
    for event in table.log.events:
        if not isinstance(event, HandOver):
            found |= cards_in(shown_to(seat, event))
    if table.phase is Phase.OVER:
        found |= mask_of(card for hand in table.hands for card in cards_of(hand))
    return found


def with_hidden_cards_exchanged(table: Table, seat: int, rng: random.Random) -> Table:
    hidden = list(cards_of(EVERY_CARD & ~shown(table, seat)))
    other = hidden.copy()
    rng.shuffle(other)
    places = dict(zip(hidden, other, strict=True))

    def exchanged(card: Card | None) -> Card | None:
        return None if card is None else places.get(card, card)

    ending = table.ending
    return replace(
        table,
        hands=tuple(mask_of(places.get(c, c) for c in cards_of(hand)) for hand in table.hands),
        stock=tuple(places.get(card, card) for card in table.stock),
        drawn=exchanged(table.drawn),
        ending=None if ending is None else replace(ending, card=exchanged(ending.card)),
    )


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_an_observation_does_not_depend_on_what_a_seat_was_not_shown(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules, rng, differ = rules_of(which), random.Random(5), 0
    for seed in range(several(1, 6)):
        for table, _ in tables(rules, seed):
            for seat in range(rules.seats):
                seen = observe(table, seat)
                assert seen.log == tuple(shown_to(seat, event) for event in table.log.events)
                other = with_hidden_cards_exchanged(table, seat, rng)
                assert observe(other, seat) == seen
                differ += (other.hands, other.stock) != (table.hands, table.stock)
    assert differ, "cards were exchanged"


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_an_observation_has_all_that_a_seat_was_shown(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules = rules_of(which)
    earlier = (PastHand(1, Outcome.KNOCK, (7, 8), 5, (0, 20)),)
    for table, _ in tables(rules, 4, earlier):
        assert table.earlier == earlier
        for seat in range(rules.seats):
            seen = observe(table, seat)
            looks = table.phase is Phase.OVER or looked(table.stake)
            assert seen.hand == (table.hands[seat] if looks else 0)
            assert seen.counts == tuple(len(cards_of(hand)) for hand in table.hands)
            assert (seen.stock, seen.discards) == (len(table.stock), table.discards)
            same = ("rules", "dealer", "scores", "phase", "turn", "upcard", "passes", "taken",
                    "stock_only", "last_turn", "turns", "closed", "stake", "result", "spread",
                    "earlier", "untouched")  # fmt: skip
            for name in same:
                assert getattr(seen, name) == getattr(table, name), name
            assert ending_shown(table.ending, seat) == seen.ending
            if rules.seats == 2:
                held = table.hands[1 - seat]
                assert seen.known & ~held == 0
                ended = table.ending is not None and table.ending.seat != seat
                if table.phase is Phase.OVER or ended:
                    assert seen.known == held
            else:
                assert seen.known == 0


def ending_shown(ending: Ending | None, seat: int) -> Ending | None:
    hides = ending is not None and ending.seat != seat
    return replace(ending, card=None) if hides and ending is not None else ending
