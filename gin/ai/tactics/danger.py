"""Estimates of the opponent's hand, from the log, and of the danger of a discard."""

from __future__ import annotations

from msgspec import Struct

from gin.ai.tactics.outs import others_of_rank, pairs_completed_by, triples_completed_by
from gin.core.cards import DECK, Card, Hand
from gin.rules.model.events import Dealt, Discarded, Drew, Passed, Took
from gin.rules.model.meld_kinds import MeldKind, MeldRules
from gin.rules.model.observation import Observation

REFUSED = 0.35
"""Factor that reduces the probability of melds because of refused cards."""


class HandReading(Struct, frozen=True):
    """A seat's estimate of the opponent's hand.

    `refused` are cards that the opponent passed, left on the pile or discarded. `known` are cards
    that the opponent certainly holds. `chance` is the probability that the opponent holds a given
    one of the `unseen` cards.
    """

    refused: Hand
    known: Hand
    unseen: Hand
    chance: float


def read(seen: Observation) -> HandReading:
    """Estimate the opponent's hand from an observation."""
    refused: Hand = 0
    top: Card | None = None
    for event in seen.log:
        match event:
            case Dealt(upcard=card):
                top = card
            case Passed(seat=seat, card=card) if seat != seen.seat:
                refused |= card.bit
            case Drew(seat=seat) if seat != seen.seat and top is not None:
                refused |= top.bit
            case Discarded(seat=seat, card=card):
                top = card
                if seat != seen.seat:
                    refused |= card.bit
            case Took():
                top = None
            case _:
                pass
    unseen = seen.unseen
    hidden = seen.counts[seen.other] - seen.known.bit_count()
    return HandReading(refused, seen.known, unseen, hidden / max(1, unseen.bit_count()))


_OTHERS_OF_RANK = tuple(others_of_rank(card) for card in DECK)


def danger(card: Card, reading: HandReading, rules: MeldRules) -> float:
    """Return the estimated probability, 0 to 1, that the opponent can meld the card immediately.

    The estimate considers melds of three cards, and rainbows (`MeldKind.RAINBOW`).
    """
    known, unseen, refused, chance = (
        reading.known,
        reading.unseen,
        reading.refused,
        reading.chance,
    )
    safe = 1.0
    for first, second in pairs_completed_by(rules)[card]:
        one = 1.0 if first & known else chance if first & unseen else 0.0
        two = 1.0 if second & known else chance if second & unseen else 0.0
        both = one * two
        if both:
            safe *= 1 - (both * REFUSED if (first | second) & refused else both)
    sets = MeldKind.SET in rules.kinds
    melded = (1 - safe) * (REFUSED if sets and _OTHERS_OF_RANK[card] & refused else 1.0)
    safe = 1 - melded
    for three in triples_completed_by(rules)[card]:
        every = 1.0
        for bit in three:
            every *= 1.0 if bit & known else chance if bit & unseen else 0.0
        if every:
            safe *= 1 - (every * REFUSED if sum(three) & refused else every)
    return 1 - safe
