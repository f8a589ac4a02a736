"""One-draw lookahead: the mean deadwood of each hand that a discard would leave."""

from __future__ import annotations

from functools import lru_cache

from gin.ai.tactics.outs import outs_by_partner, rank_mask
from gin.core.cards import Hand, cards_of
from gin.rules.counting.scoring import own_solver
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.rules import Rules

MISSED = 20.0
"""Points by which too much deadwood to knock is worse, where early knocks are paid most."""


@lru_cache(maxsize=8)
def _by_value(values: tuple[int, ...]) -> tuple[tuple[int, Hand], ...]:
    """Return the cards of the deck by their points."""
    found: dict[int, Hand] = {}
    for rank, value in enumerate(values):
        found[value] = found.get(value, 0) | rank_mask(rank)
    return tuple(found.items())


class DrawOutlook:
    """One-draw lookahead for a hand that still has a discard to make.

    Every card of `unseen` may come. A card that makes no meld of three with two cards of the hand
    can at best replace a dearer one, so only the others are tried. With a `goal`, a hand that
    counts more than that is `MISSED` points worse.
    """

    __slots__ = ("_cheaper", "_count", "_goal", "_known", "_pairs", "_unseen", "_values")

    def __init__(self, rules: Rules, hand: Hand, unseen: Hand, goal: int | None = None) -> None:
        self._count = own_solver(rules).deadwood
        self._goal = goal
        self._values = rules.values.own * 4
        self._unseen = unseen
        self._cheaper = [
            (value, unseen & cards)
            for value, cards in _by_value(rules.values.own)
            if unseen & cards
        ]
        # Two discards, in either order, lead to the same hand.
        self._known: dict[Hand, int] = {}
        # A rainbow has four cards: with rainbows, no two cards determine what fits.
        self._pairs: tuple[tuple[Hand, Hand], ...] | None = None
        if MeldKind.RAINBOW not in rules.melds.kinds:
            outs_of = outs_by_partner(rules.melds)
            self._pairs = tuple(
                (card.bit | partner, outs & unseen)
                for card in cards_of(hand)
                for partner, outs in outs_of[card]
                if partner > card.bit and hand & partner and outs & unseen
            )

    def mean(self, kept: Hand, now: int) -> float:
        """Return the mean deadwood of `kept`, now `now`, after the next draw and best discard."""
        if not self._unseen:
            return self._cost(now)
        count, values, known = self._count, self._values, self._known
        by_value = sorted(((values[card], 1 << card) for card in cards_of(kept)), reverse=True)
        # The most a discard can take off: a useless draw would replace that card.
        dearest = max(now - self._least(kept ^ bit) for _, bit in by_value)
        fitting = self._fitting(kept)
        as_now = self._cost(now)
        total = as_now * self._unseen.bit_count()
        for value, cards in self._cheaper:
            if value < dearest:
                cost = self._cost(now - dearest + value)
                total += (cost - as_now) * (cards & ~fitting).bit_count()
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            drawn = values[low.bit_length() - 1]
            hand = kept | low
            best = min(now, now - dearest + drawn)
            whole = self._least(hand)
            for value, bit in by_value:
                # No discard leaves less than the whole hand without the card's own points.
                if whole - value >= best:
                    break
                rest = hand ^ bit
                left = known.get(rest)
                if left is None:
                    left = known[rest] = count(rest)
                if left < best:
                    best = left
            total += self._cost(best) - as_now
        return total / self._unseen.bit_count()

    def _cost(self, deadwood: int) -> float:
        return deadwood + MISSED if self._goal is not None and deadwood > self._goal else deadwood

    def _least(self, hand: Hand) -> int:
        """Return the least deadwood of a hand, from a cache."""
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._count(hand)
        return found

    def _fitting(self, kept: Hand) -> Hand:
        """Return the cards that meld with two of those kept."""
        if self._pairs is None:
            return self._unseen
        fitting: Hand = 0
        for pair, outs in self._pairs:
            if pair & kept == pair:
                fitting |= outs
        return fitting
