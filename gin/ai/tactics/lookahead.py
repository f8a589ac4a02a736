"""One-draw lookahead: the mean deadwood after the next draw and the best discard."""

from __future__ import annotations

from functools import lru_cache

from gin.ai.tactics.outs import outs_by_partner, rank_mask
from gin.core.cards import Hand, cards_of
from gin.rules.counting.scoring import own_solver
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.rules import Rules

MISSED = 20.0
"""Penalty in points for more deadwood than the goal."""


@lru_cache(maxsize=8)
def _by_value(values: tuple[int, ...]) -> tuple[tuple[int, Hand], ...]:
    found: dict[int, Hand] = {}
    for rank, value in enumerate(values):
        found[value] = found.get(value, 0) | rank_mask(rank)
    return tuple(found.items())


class DrawOutlook:
    """One-draw lookahead for a hand from which a card is still to be discarded.

    Any card of `unseen` may be drawn next. If there is a `goal`, deadwood above it costs `MISSED`
    extra points.
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
        # Cache of deadwood by hand: two discards in either order lead to the same hand.
        self._known: dict[Hand, int] = {}
        # None if rainbows are melds: two cards of a rainbow do not determine which cards fit.
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
        """Return the mean deadwood, including penalties, after a draw and the best discard.

        `now` is the deadwood of `kept`.
        """
        if not self._unseen:
            return self._cost(now)
        count, values, known = self._count, self._values, self._known
        by_value = sorted(((values[card], 1 << card) for card in cards_of(kept)), reverse=True)
        # The most deadwood that discarding one card saves. A drawn card that does not meld can
        # replace that card.
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
                # A discard saves at most the card's own points.
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
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._count(hand)
        return found

    def _fitting(self, kept: Hand) -> Hand:
        if self._pairs is None:
            return self._unseen
        fitting: Hand = 0
        for pair, outs in self._pairs:
            if pair & kept == pair:
                fitting |= outs
        return fitting
