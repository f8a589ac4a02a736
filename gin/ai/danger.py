"""What the log tells of the other player, and how dangerous a discard is because of it."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import cache

from gin.core.cards import DECK, Card, Hand, cards_of, mask_of
from gin.rules.events import Discarded, Drew, Passed, Took
from gin.rules.kinds import MeldKind, MeldRules
from gin.rules.melds import meld_kind
from gin.rules.observe import Observation

REFUSED = 0.35
"""How likely a pair next to a refused card still is, compared with any other."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a seat makes of the other player's hand.

    `refused` were passed, left on the pile or thrown; `known` are surely held; `chance` is that of
    any one of the `unseen` cards to be held.
    """

    refused: Hand
    known: Hand
    unseen: Hand
    chance: float


def read(seen: Observation) -> Reading:
    """The reading of the other player's hand after all that `seen` shows."""
    refused: Hand = 0
    top: Card | None = seen.upcard
    for event in seen.log:
        match event:
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
    return Reading(refused, seen.known, unseen, hidden / max(1, unseen.bit_count()))


@cache
def _pairs(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand], ...], ...]:
    """By card, the pairs of cards that it would complete to a set or a run of three."""
    pairs: list[list[tuple[Hand, Hand]]] = [[] for _ in DECK]
    for three in itertools.combinations(DECK, 3):
        meld = mask_of(three)
        if meld_kind(meld, rules) is not None:
            for card in three:
                first, second = cards_of(meld ^ card.bit)
                pairs[card].append((first.bit, second.bit))
    return tuple(map(tuple, pairs))


_SAME_RANK = tuple(sum(1 << suit * 13 + card % 13 for suit in range(4)) ^ card.bit for card in DECK)


def danger(card: Card, reading: Reading, rules: MeldRules) -> float:
    """The chance that the other player can meld the card at once, from 0 to 1.

    Melds of more than three cards are left out: there is little chance of their other three.
    """
    known, unseen, refused, chance = (
        reading.known,
        reading.unseen,
        reading.refused,
        reading.chance,
    )
    safe = 1.0
    for first, second in _pairs(rules)[card]:
        one = 1.0 if first & known else chance if first & unseen else 0.0
        two = 1.0 if second & known else chance if second & unseen else 0.0
        both = one * two
        if both:
            safe *= 1 - (both * REFUSED if (first | second) & refused else both)
    sets = MeldKind.SET in rules.kinds
    return (1 - safe) * (REFUSED if sets and _SAME_RANK[card] & refused else 1.0)
