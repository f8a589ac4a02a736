"""Samples of the opponent's hand in games with melds on the table."""

from __future__ import annotations

import math
import random

from gin.core.cards import Card, Hand, cards_of
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.events import Discarded, EndedTurn, HeldUp, LaidOut
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Flow

LET_GO = 0.045
"""Weight of a card's points in the odds that it was discarded, per turn of the opponent."""
LATEST = 8
"""Number of turns after which further turns of the opponent do not change the odds."""
KEPT = 0.03
"""Odds that the opponent holds a card that it could have added to a meld on the table."""


def sampled_hands(
    seen: Observation, rng: random.Random, count: int, let_go: float = LET_GO
) -> list[Hand]:
    """Return random hands of the opponent.

    A hand has the cards that the opponent is known to hold. Of the other cards, those with many
    points are less likely the longer the opponent could discard them, and so are those that the
    opponent could have laid out.
    """
    hidden = seen.counts[seen.other] - seen.known.bit_count()
    rates = _rates(seen, seen.other, let_go)
    for bit in _fitting(seen):
        rates[bit] *= KEPT
    return [held | seen.known for held in _sampled(rates, hidden, rng, count)]


def hands_as_seen(seen: Observation, rng: random.Random, count: int) -> list[Hand]:
    """Return random hands of this player, about as the opponent could sample them."""
    rates = _rates(seen, seen.seat, LET_GO)
    return _sampled(rates, seen.counts[seen.seat], rng, count)


def _rates(seen: Observation, seat: int, let_go: float) -> dict[Hand, float]:
    """Return odds of each unseen card to be in a seat's hand. In Skarney Gin all are equal."""
    discards = seen.rules.flow is Flow.LAYING
    late = let_go * min(seen.turns[seat], LATEST) if discards else 0.0
    values = seen.rules.values.own
    return {card.bit: math.exp(-late * values[card.rank]) for card in cards_of(seen.unseen)}


def _sampled(rates: dict[Hand, float], hidden: int, rng: random.Random, count: int) -> list[Hand]:
    hands = []
    for _ in range(count):
        # The smallest of exponential times with these rates are a sample without replacement.
        times = sorted((rng.expovariate(rate), bit) for bit, rate in rates.items())
        hands.append(sum(bit for _, bit in times[:hidden]))
    return hands


def _fitting(seen: Observation) -> list[Hand]:
    """Return the unseen cards that the opponent could have added to a meld in its last turn."""
    if not seen.turns[seen.other]:
        return []
    since: Hand = 0
    for event in reversed(seen.log):
        match event:
            case Discarded(seat=seat) | HeldUp(seat=seat) | EndedTurn(seat=seat):
                if seat != seen.seat:
                    break
            case LaidOut(seat=seat, melds=new, added=added) if seat == seen.seat:
                for cards in (*new, *(cards for cards, _ in added)):
                    since |= cards
            case _:
                pass
    melds = [
        meld.cards & ~since
        for meld in seen.spread.melds
        if (meld.cards & ~since).bit_count() > 2
        and (meld.owner != seen.seat or not seen.rules.laying.own_only)
    ]

    def fits(card: Card) -> bool:
        return any(can_lay_off(meld, card, seen.rules.melds) for meld in melds)

    return [card.bit for card in cards_of(seen.unseen) if fits(card)]
