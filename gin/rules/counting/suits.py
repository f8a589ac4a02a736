"""The suits in which a hand scores, and the splits to choose from (rules 3, Color Gin)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from gin.core.cards import Hand, Suit, mask_union
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.melds.arrangements import all_splits
from gin.rules.model.actions import Melds
from gin.rules.model.rules import Rules, SheetKind

_SUIT_MASKS: dict[Suit, Hand] = {suit: 0x1FFF << 13 * suit for suit in Suit}
_ACES: Hand = sum(1 << 13 * suit for suit in Suit)


class SuitSplit(Struct, frozen=True):
    """A split of a hand, its deadwood, and the open suits it scores in."""

    melds: Melds
    deadwood: int
    suits: tuple[Suit, ...]


def scoring_suits(melds: Melds, loose: Hand) -> tuple[Suit, ...]:
    """Return the suits that occur in every set, but in no run and not among the loose cards."""
    others, sets = loose, []
    for meld in melds:
        if _is_set(meld):
            sets.append(meld)
        else:
            others |= meld
    return tuple(
        [
            suit
            for suit, cards in _SUIT_MASKS.items()
            if not others & cards and all(meld & cards for meld in sets)
        ]
    )


def _is_set(meld: Hand) -> bool:
    highest = meld.bit_length() - 1
    return not meld & ~(_ACES << highest % 13)


def open_suits(rules: Rules, melds: Melds, loose: Hand, closed: Iterable[Suit]) -> tuple[Suit, ...]:
    """Return the open suits that this split scores in; empty in games that do not score suits."""
    if rules.format.sheet is not SheetKind.SUITS:
        return ()
    shut = frozenset(closed)
    return tuple(suit for suit in scoring_suits(melds, loose) if suit not in shut)


def ways(
    rules: Rules, hand: Hand, limit: int | None, closed: Iterable[Suit]
) -> tuple[SuitSplit, ...]:
    """Return one split for each possible combination of deadwood and open suits.

    Splits over the limit or without an open suit are left out. With `least_deadwood`, so are splits
    with more than the least deadwood. Splits without deadwood come first, then splits with more
    suits, then splits with less deadwood. Of splits with the same deadwood and suits, one with the
    fewest melds is returned.
    """
    found: dict[tuple[int, tuple[Suit, ...]], Melds] = {}
    shut = frozenset(closed)
    least = own_solver(rules).deadwood(hand)
    most = limit
    if rules.knock.least_deadwood:
        most = least if limit is None else min(least, limit)
    for melds in all_splits(hand, rules.melds):
        loose = hand & ~mask_union(melds)
        deadwood = points_of(loose, rules.values.own)
        if most is not None and deadwood > most:
            continue
        suits = open_suits(rules, melds, loose, shut)
        if suits:
            ordered = tuple(sorted(melds, key=lambda meld: meld & -meld))
            key = (deadwood, suits)
            known = found.get(key)
            if known is None or (len(ordered), ordered) < (len(known), known):
                found[key] = ordered
    listed = (SuitSplit(melds, deadwood, suits) for (deadwood, suits), melds in found.items())
    return tuple(sorted(listed, key=_preference))


def _preference(way: SuitSplit) -> tuple[bool, int, int, tuple[Suit, ...]]:
    return way.deadwood > 0, -len(way.suits), way.deadwood, way.suits
