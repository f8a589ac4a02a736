"""Outs of three-card melds and rainbows: the cards that complete a pair or a triple."""

from __future__ import annotations

import itertools
from functools import lru_cache

from msgspec.structs import replace

from gin.core.cards import DECK, EVERY_CARD, Card, Hand, cards_of, mask_of
from gin.rules.melds.kinds import meld_kind, melds_in
from gin.rules.model.meld_kinds import MeldKind, MeldRules


@lru_cache(maxsize=8)
def three_card_melds(rules: MeldRules) -> tuple[Hand, ...]:
    """Return every meld of exactly three cards."""
    plain = replace(rules, kinds=rules.kinds - {MeldKind.RAINBOW})
    if MeldKind.POKER in rules.kinds:
        # `melds_in` would also list the longer melds, of which there are far too many.
        hands = map(mask_of, itertools.combinations(DECK, 3))
        return tuple(hand for hand in hands if meld_kind(hand, plain) is not None)
    return tuple(meld for meld in melds_in(EVERY_CARD, plain) if meld.bit_count() == 3)


@lru_cache(maxsize=8)
def outs_by_partner(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand], ...], ...]:
    """Return, for each card, its partners with the cards that complete each pair to a meld."""
    found: list[dict[Hand, Hand]] = [{} for _ in DECK]
    for trio in three_card_melds(rules):
        for first in cards_of(trio):
            outs = found[first]
            for second in cards_of(trio ^ first.bit):
                outs[second.bit] = outs.get(second.bit, 0) | trio ^ first.bit ^ second.bit
    return tuple(tuple(outs.items()) for outs in found)


@lru_cache(maxsize=8)
def pairs_completed_by(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand], ...], ...]:
    """Return, for each card, the pairs that it completes to a meld of three."""
    found: list[list[tuple[Hand, Hand]]] = [[] for _ in DECK]
    for trio in three_card_melds(rules):
        for card in cards_of(trio):
            pair = trio ^ card.bit
            low = pair & -pair
            found[card].append((low, pair ^ low))
    return tuple(map(tuple, found))


@lru_cache(maxsize=8)
def triples_completed_by(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand, Hand], ...], ...]:
    """Return, for each card, the triples that it completes to a rainbow.

    There are none if rainbows are not melds, or if poker melds are allowed.
    """
    found: list[list[tuple[Hand, Hand, Hand]]] = [[] for _ in DECK]
    if MeldKind.RAINBOW in rules.kinds and MeldKind.POKER not in rules.kinds:
        only = replace(rules, kinds=frozenset({MeldKind.RAINBOW}))
        for rainbow in melds_in(EVERY_CARD, only):
            for card in cards_of(rainbow):
                first, second, third = (other.bit for other in cards_of(rainbow ^ card.bit))
                found[card].append((first, second, third))
    return tuple(map(tuple, found))


def rank_mask(rank: int) -> Hand:
    """Return the four cards of a rank; rank 0 is the ace."""
    return sum(1 << 13 * suit for suit in range(4)) << rank


def others_of_rank(card: Card) -> Hand:
    """Return the other three cards of this card's rank."""
    return rank_mask(card.rank) & ~card.bit
