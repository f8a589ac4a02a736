"""Wording of the showdown: calls and announcements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.cards import Card, Hand
from gin.core.message import NOTHING, Message, Text, labelled, only, sentences
from gin.messages import showdown as messages
from gin.present.words.cards import loose_order, meld, run_order
from gin.present.words.people import person
from gin.rules.counting.scoring import points_of
from gin.rules.model.events import Event, HandOver, Knocked, WentGin, WentOut
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Rules

SHOWN = frozenset(Outcome) - {Outcome.VOID, Outcome.REFUSED}
"""Outcomes at which cards are shown."""


def call(happened: Event, other: str) -> Message | None:
    """Return the call of the player who ended the hand, if any."""
    match happened:
        case Knocked():
            return messages.KNOCK
        case WentGin(loose=loose) if loose:
            return messages.SHOT
        case WentGin(big=big):
            return messages.BIG_GIN if big else messages.GIN
        case WentOut(gin=True):
            return messages.GIN
        case WentOut(seat=seat):
            return messages.out(who=person(seat, other))
        case _:
            return None


def values_for(result: HandResult, seat: int, rules: Rules) -> tuple[int, ...]:
    """Return the points of each rank for a seat."""
    own = seat == result.ender or result.whole_hands or len(result.sides) == 1
    return rules.values.own if own else rules.values.caught


def sums(result: HandResult, seat: int, rules: Rules) -> tuple[tuple[Card, int], ...]:
    """Return a seat's deadwood card by card, each with the running total."""
    side, values = result.sides[seat], values_for(result, seat, rules)
    if not side.deadwood:
        return ()
    found, count = [], 0
    for card in loose_order(side.loose, rules):
        count += points_of(card.bit, values)
        found.append((card, count))
    # The last count includes points that an option adds.
    return (*found[:-1], (found[-1][0], side.deadwood)) if found else ()


def announcement(happened: Event, other: str, rules: Rules, events: Sequence[Event]) -> Text:
    """Return sentences on the opponent's newly opened melds and on deadwood, if any."""
    match happened:
        case Knocked(seat=1, melds=melds) if melds:
            # Runs are named by their ends, for the player who may lay off on them.
            return messages.lays_down(who=person(1, other), melds=tuple(map(_named_by_ends, melds)))
        case WentGin(seat=1, melds=melds) if melds:
            return messages.lays_down(who=person(1, other), melds=tuple(map(_named, melds)))
        case HandOver(result) if result.outcome in SHOWN:
            return sentences(*_shown(result, other, rules, events))
        case _:
            return NOTHING


def _shown(
    result: HandResult, other: str, rules: Rules, events: Sequence[Event]
) -> Iterator[Message]:
    if len(result.sides) == 2:
        opened = any(isinstance(one, WentGin | Knocked) and one.seat == 1 for one in events)
        theirs = result.sides[1]
        if theirs.melds and result.ender != 1 and not opened and not result.whole_hands:
            names = tuple(map(_named, theirs.melds))
            yield messages.shows(who=person(1, other), melds=names)
    for seat in range(len(result.sides)):
        if seat == result.ender and len(result.sides) == 2 and not result.whole_hands:
            continue
        counted = sums(result, seat, rules)
        if len(counted) > 1:
            cards = tuple(labelled(only(card), only(count)) for card, count in counted)
            yield messages.counts(who=person(seat, other), cards=cards)


def _named(cards: Hand) -> Message:
    return messages.meld(name=meld(cards))


def _named_by_ends(cards: Hand) -> Message:
    ordered = run_order(cards)
    first, last = ordered[0], ordered[-1]
    if first.rank is last.rank or any(card.suit is not first.suit for card in ordered):
        return _named(cards)
    return messages.run(name=meld(cards), first=first.rank, last=last.rank)
