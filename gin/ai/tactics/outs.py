"""Melds of three cards: what two cards wait for, and which two wait for a card; and rainbows."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import lru_cache

from gin.core.cards import DECK, EVERY_CARD, Card, Hand, cards_of, mask_of
from gin.rules.melds.kinds import meld_kind, melds_in
from gin.rules.model.meld_kinds import MeldKind, MeldRules


@lru_cache(maxsize=8)
def trios(rules: MeldRules) -> tuple[Hand, ...]:
    """Every meld of exactly three cards."""
    plain = replace(rules, kinds=rules.kinds - {MeldKind.RAINBOW})
    if MeldKind.POKER in rules.kinds:
        # There are far too many longer ones to list them all.
        hands = map(mask_of, itertools.combinations(DECK, 3))
        return tuple(hand for hand in hands if meld_kind(hand, plain) is not None)
    return tuple(meld for meld in melds_in(EVERY_CARD, plain) if meld.bit_count() == 3)


@lru_cache(maxsize=8)
def completing(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand], ...], ...]:
    """For each card its partners and, for each pair, the cards that make it a meld of three."""
    found: list[dict[Hand, Hand]] = [{} for _ in DECK]
    for trio in trios(rules):
        for first in cards_of(trio):
            outs = found[first]
            for second in cards_of(trio ^ first.bit):
                outs[second.bit] = outs.get(second.bit, 0) | trio ^ first.bit ^ second.bit
    return tuple(tuple(outs.items()) for outs in found)


@lru_cache(maxsize=8)
def awaiting(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand], ...], ...]:
    """For each card the pairs that it makes a meld of three."""
    found: list[list[tuple[Hand, Hand]]] = [[] for _ in DECK]
    for trio in trios(rules):
        for card in cards_of(trio):
            pair = trio ^ card.bit
            low = pair & -pair
            found[card].append((low, pair ^ low))
    return tuple(map(tuple, found))


@lru_cache(maxsize=8)
def rainbows_awaiting(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand, Hand], ...], ...]:
    """For each card the threes that it makes a rainbow; none where rainbows are not melded.

    Nor are there any where sequences of any suits are melded: three cards of a rainbow are one.
    """
    found: list[list[tuple[Hand, Hand, Hand]]] = [[] for _ in DECK]
    if MeldKind.RAINBOW in rules.kinds and MeldKind.POKER not in rules.kinds:
        only = replace(rules, kinds=frozenset({MeldKind.RAINBOW}))
        for rainbow in melds_in(EVERY_CARD, only):
            for card in cards_of(rainbow):
                first, second, third = (other.bit for other in cards_of(rainbow ^ card.bit))
                found[card].append((first, second, third))
    return tuple(map(tuple, found))


def rank_of_every_suit(rank: int) -> Hand:
    """The four cards of a rank, ace 0."""
    return 0x8004002001 << rank


SAME_RANK = tuple(rank_of_every_suit(card % 13) for card in range(52))
"""By card: all four of its rank."""


def same_rank(card: Card) -> Hand:
    """The other three cards of this card's rank."""
    return rank_of_every_suit(card.rank) & ~card.bit
