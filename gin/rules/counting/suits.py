"""The suits a hand scores in, and the ways to split it for them (rules 3, Color Gin)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from gin.core.cards import Hand, Suit, mask_union
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.melds.arrangements import all_splits
from gin.rules.model.actions import Melds
from gin.rules.model.rules import Rules, SheetKind

_OF_SUIT: dict[Suit, Hand] = {suit: 0x1FFF << 13 * suit for suit in Suit}
_ACES: Hand = sum(1 << 13 * suit for suit in Suit)


class SuitSplit(Struct, frozen=True):
    """A split of a hand, its deadwood, and the open suits it scores in."""

    melds: Melds
    deadwood: int
    suits: tuple[Suit, ...]


def scoring_suits(melds: Melds, loose: Hand) -> tuple[Suit, ...]:
    """The suits that are in every set, and not otherwise in the hand: not in a run, not loose."""
    others, sets = loose, []
    for meld in melds:
        if _is_set(meld):
            sets.append(meld)
        else:
            others |= meld
    return tuple(
        [
            suit
            for suit, cards in _OF_SUIT.items()
            if not others & cards and all(meld & cards for meld in sets)
        ]
    )


def _is_set(meld: Hand) -> bool:
    highest = meld.bit_length() - 1
    return not meld & ~(_ACES << highest % 13)


def open_suits(rules: Rules, melds: Melds, loose: Hand, closed: Iterable[Suit]) -> tuple[Suit, ...]:
    """The suits that this split would score in now; none in a game without suits to score in."""
    if rules.format.sheet is not SheetKind.SUITS:
        return ()
    shut = frozenset(closed)
    return tuple(suit for suit in scoring_suits(melds, loose) if suit not in shut)


def ways(
    rules: Rules, hand: Hand, limit: int | None, closed: Iterable[Suit]
) -> tuple[SuitSplit, ...]:
    """Every deadwood within the limit and every choice of open suits that the hand can be split
    for, each once: gin first, then the most suits, then the least deadwood.

    Of splits that come to the same the one with fewest melds is given. Where only least deadwood
    may be declared, no other split is there.
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
