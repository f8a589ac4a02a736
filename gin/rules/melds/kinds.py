"""Recognition of melds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

from gin.core.cards import Hand
from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules

_SUIT = 0x1FFF
_RED = (False, True, True, False)


@cache
def sequences(aces: Aces) -> dict[int, tuple[int, ...]]:
    """Return all sequences of three or more ranks, as 13-bit masks mapped to the ranks in order."""
    found: dict[int, tuple[int, ...]] = {}

    def add(ranks: Iterator[int]) -> None:
        order = tuple(rank % 13 for rank in ranks)
        found.setdefault(sum(1 << rank for rank in order), order)

    first, last = {
        Aces.LOW: (0, 12),
        Aces.HIGH: (1, 13),
        Aces.BOTH: (0, 13),
        Aces.ROUND: (0, 24),
    }[aces]
    for start in range(first, 13):
        for length in range(3, 14):
            if start + length - 1 <= last:
                add(iter(range(start, start + length)))
    return found


def meld_kind(cards: Hand, rules: MeldRules) -> MeldKind | None:
    """Return the kind of meld that these cards make, or None (rules 0.2, 6, 8)."""
    suits = (cards & _SUIT, cards >> 13 & _SUIT, cards >> 26 & _SUIT, cards >> 39)
    ranks = suits[0] | suits[1] | suits[2] | suits[3]
    count = cards.bit_count()
    if count < 3:
        return None
    if MeldKind.SET in rules.kinds and not ranks & (ranks - 1):
        return MeldKind.SET
    if ranks.bit_count() != count or ranks not in sequences(rules.aces):
        return None
    if MeldKind.RUN in rules.kinds and ranks in suits:
        return MeldKind.RUN
    if MeldKind.POKER in rules.kinds:
        return MeldKind.POKER
    if MeldKind.RAINBOW in rules.kinds and count == 4 and all(suits):
        order = sequences(rules.aces)[ranks]
        reds = [_RED[next(s for s in range(4) if suits[s] >> rank & 1)] for rank in order]
        if reds[0] is reds[2] is not reds[1] is reds[3]:
            return MeldKind.RAINBOW
    return None


def melds_in(hand: Hand, rules: MeldRules) -> tuple[Hand, ...]:
    """Return every meld that can be made of the hand's cards, in a fixed order."""
    suits = (hand & _SUIT, hand >> 13 & _SUIT, hand >> 26 & _SUIT, hand >> 39)
    found: set[Hand] = set()
    if MeldKind.SET in rules.kinds:
        for rank in range(13):
            held = [1 << suit * 13 + rank for suit in range(4) if suits[suit] >> rank & 1]
            for count in (3, 4):
                found |= {sum(cards) for cards in itertools.combinations(held, count)}
    if MeldKind.RUN in rules.kinds:
        for suit, held_ranks in enumerate(suits):
            if held_ranks.bit_count() >= 3:
                found |= {
                    ranks << 13 * suit
                    for ranks in sequences(rules.aces)
                    if ranks & held_ranks == ranks
                }
    if rules.kinds & {MeldKind.RAINBOW, MeldKind.POKER}:
        found |= _mixed_sequences(suits, rules)
    return tuple(sorted(found))


def _mixed_sequences(suits: tuple[int, ...], rules: MeldRules) -> set[Hand]:
    held = suits[0] | suits[1] | suits[2] | suits[3]
    found = set()
    for ranks, order in sequences(rules.aces).items():
        if ranks & held != ranks or (len(order) != 4 and MeldKind.POKER not in rules.kinds):
            continue
        places = [[1 << s * 13 + rank for s in range(4) if suits[s] >> rank & 1] for rank in order]
        for cards in itertools.product(*places):
            meld = sum(cards)
            if meld_kind(meld, rules) is not None:
                found.add(meld)
    return found
