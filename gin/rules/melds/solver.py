"""The exact least deadwood of a hand, and the splits that reach it.

The cards of one suit are a 13-bit number. A table holds the least deadwood of each such number when
only runs are melded. The solver combines the table with every choice of sets, then of rainbows.
Poker melds are usually solved by ranks (`rank_melds`). Other rules use an exact search over the
hand's melds.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial

from msgspec import Struct

from gin.core.cards import DECK, Card, Hand, cards_of
from gin.core.kernel.melds import MeldTables
from gin.rules.melds.kinds import meld_kind, melds_in, sequences
from gin.rules.melds.rank_melds import RankSolver, rank_solver
from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules


class Arrangement(Struct, frozen=True):
    """A split of a hand: melds in the order of their lowest cards, and the loose rest."""

    melds: tuple[Hand, ...]
    loose: Hand


@cache
def _runs_table(aces: Aces, values: tuple[int, ...]) -> list[int]:
    """Return the least deadwood of each subset of a suit, melding only runs."""
    by_lowest: list[list[int]] = [[] for _ in range(13)]
    for ranks in sequences(aces):
        by_lowest[(ranks & -ranks).bit_length() - 1].append(ranks)
    table = [0] * 8192
    for ranks in range(1, 8192):
        low = ranks & -ranks
        place = low.bit_length() - 1
        best = table[ranks ^ low] + values[place]
        for run in by_lowest[place]:
            if run & ranks == run and table[ranks ^ run] < best:
                best = table[ranks ^ run]
        table[ranks] = best
    return table


Count = Callable[[Hand], int]


@cache
def _rainbows(aces: Aces) -> dict[int, tuple[Hand, ...]]:
    found: dict[int, tuple[Hand, ...]] = {}
    kinds = MeldRules(frozenset({MeldKind.RAINBOW}), aces)
    for ranks, order in sequences(aces).items():
        if len(order) == 4:
            masks = (
                sum(1 << suit * 13 + rank for suit, rank in zip(suits, order, strict=True))
                for suits in itertools.permutations(range(4))
            )
            found[ranks] = tuple(mask for mask in masks if meld_kind(mask, kinds) is not None)
    return found


AfterEach = Callable[[Hand], list[tuple[Card, int]]]


def _after_each_by_count(count: Count) -> AfterEach:
    def after_each(hand: Hand) -> list[tuple[Card, int]]:
        return [(card, count(hand ^ 1 << card)) for card in cards_of(hand)]

    return after_each


def _after_each_by_table(runs: list[int], count: Count) -> AfterEach:
    """Return a function for the deadwood after each discard.

    A discard changes only one suit. If no set is possible, the deadwood of the other suits stays
    the same. If one set of three is possible, the function counts with and without it, and takes
    the lesser. Otherwise it counts card by card.
    """
    by_count = _after_each_by_count(count)

    def after_each(
        hand: Hand, table: list[int] = runs, deck: tuple[Card, ...] = DECK
    ) -> list[tuple[Card, int]]:
        a = hand & 0x1FFF
        b = hand >> 13 & 0x1FFF
        c = hand >> 26 & 0x1FFF
        d = hand >> 39
        ab = a & b
        cd = c & d
        ranks = ab & (c | d) | cd & (a | b)
        if ranks & (ranks - 1) or ab & cd:
            return by_count(hand)
        whole = table[a] + table[b] + table[c] + table[d]
        found = []
        first = 0
        if not ranks:
            for suit in (a, b, c, d):
                rest = whole - table[suit]
                left = suit
                while left:
                    low = left & -left
                    left ^= low
                    found.append((deck[first + low.bit_length() - 1], rest + table[suit ^ low]))
                first += 13
            return found
        x = ~ranks
        with_set = table[a & x] + table[b & x] + table[c & x] + table[d & x]
        for suit in (a, b, c, d):
            other = suit & x
            rest = whole - table[suit]
            rest_with_set = with_set - table[other]
            left = suit
            while left:
                low = left & -left
                left ^= low
                value = rest + table[suit ^ low]
                if low != ranks:
                    value_with_set = rest_with_set + table[other ^ low]
                    if value_with_set < value:
                        value = value_with_set
                found.append((deck[first + low.bit_length() - 1], value))
            first += 13
        return found

    return after_each


def _count_by_search(rules: MeldRules, values: tuple[int, ...]) -> Count:
    def count(hand: Hand) -> int:
        by_lowest: dict[int, list[Hand]] = {}
        for meld in melds_in(hand, rules):
            by_lowest.setdefault(meld & -meld, []).append(meld)
        known: dict[Hand, int] = {0: 0}

        def least(rest: Hand) -> int:
            if rest in known:
                return known[rest]
            low = rest & -rest
            best = least(rest ^ low) + values[(low.bit_length() - 1) % 13]
            for meld in by_lowest.get(low, ()):
                if meld & rest == meld:
                    best = min(best, least(rest ^ meld))
            known[rest] = best
            return best

        return least(hand)

    return count


Loose = Callable[[Hand], tuple[int, Hand]]


def _loose_by_each(count: Count, after_each: AfterEach, values: tuple[int, ...]) -> Loose:
    def loose(hand: Hand) -> tuple[int, Hand]:
        now = count(hand)
        return now, sum(
            [card.bit for card, left in after_each(hand) if now - left == values[card.rank]]
        )

    return loose


@cache
def _outside_runs() -> tuple[int, ...]:
    """Return, for each subset of a suit (13 bits, ace low), its cards that are in no run."""
    with_starts = [(cards, cards & cards >> 1 & cards >> 2) for cards in range(8192)]
    return tuple([cards & ~(starts | starts << 1 | starts << 2) for cards, starts in with_starts])


def _best_by_ranks(by_ranks: RankSolver, hand: Hand) -> Arrangement:
    return Arrangement(*by_ranks.best(hand))


def has_tables(rules: MeldRules) -> bool:
    """Return whether the kernel's tables can count these melds."""
    return MeldKind.RUN in rules.kinds and MeldKind.POKER not in rules.kinds


@lru_cache(maxsize=32)
def meld_tables(rules: MeldRules, values: tuple[int, ...]) -> MeldTables:
    """Return the kernel's tables for these meld rules and points by rank (ace first).

    The rules must have tables (`has_tables`).
    """
    rainbows = _rainbows(rules.aces) if MeldKind.RAINBOW in rules.kinds else {}
    return MeldTables(
        _runs_table(rules.aces, values),
        _outside_runs() if rules.aces is Aces.LOW else None,
        values * 4,
        tuple(sequences(rules.aces)),
        tuple(itertools.chain(*rainbows.values())),
        MeldKind.SET in rules.kinds,
    )


class Solver:
    """Solver for least deadwood, best discards and best splits under fixed meld rules and values.

    `deadwood(hand)` is the least total of loose cards over all splits of the hand.
    `deadwood_after_each(hand)` pairs each card with the deadwood after its discard. `loose(hand)`
    is the deadwood, and each card whose removal reduces it by the card's points. `dearest` is the
    most points of any card.
    """

    __slots__ = (
        "_best", "_rules", "_values", "deadwood", "deadwood_after_each", "dearest", "loose",
    )  # fmt: skip

    deadwood: Count
    deadwood_after_each: AfterEach
    loose: Loose

    def __init__(self, rules: MeldRules, values: tuple[int, ...]) -> None:
        self._rules = rules
        self._values = values
        self.dearest = max(values)
        find_best = self._find_best
        if has_tables(rules):
            tables = meld_tables(rules, values)
            plain = MeldKind.RAINBOW not in rules.kinds
            self.deadwood = tables.of_runs_and_sets if plain else tables.deadwood
            self.loose = tables.loose
            if rules.kinds == {MeldKind.SET, MeldKind.RUN}:
                runs = _runs_table(rules.aces, values)
                self.deadwood_after_each = _after_each_by_table(runs, self.deadwood)
            else:
                self.deadwood_after_each = _after_each_by_count(self.deadwood)
        # Poker melds, being sequences of any suits, include runs and rainbows.
        elif {MeldKind.SET, MeldKind.POKER} <= rules.kinds and rules.aces is not Aces.ROUND:
            by_ranks = rank_solver(rules.aces, values)
            self.deadwood = by_ranks.count
            self.deadwood_after_each = _after_each_by_count(self.deadwood)
            find_best = partial(_best_by_ranks, by_ranks)
        else:
            self.deadwood = _count_by_search(rules, values)
            self.deadwood_after_each = _after_each_by_count(self.deadwood)
        if not has_tables(rules):
            self.loose = _loose_by_each(self.deadwood, self.deadwood_after_each, values)
        self._best = lru_cache(maxsize=4096)(find_best)

    def best_discards(self, hand: Hand, barred: Card | None = None) -> tuple[int, tuple[Card, ...]]:
        """Return the least deadwood after a discard (not `barred`), and the discards for it."""
        least, best = 999, []
        for card, left in self.deadwood_after_each(hand):
            if left <= least and card != barred:
                if left < least:
                    least, best = left, [card]
                else:
                    best.append(card)
        return least, tuple(best)

    def best(self, hand: Hand) -> Arrangement:
        """Return a split with least deadwood and, of those, with fewest melds."""
        return self._best(hand)

    def _find_best(self, hand: Hand) -> Arrangement:
        return min(self.optimal(hand), key=lambda found: (len(found.melds), found.melds))

    def optimal(self, hand: Hand) -> Iterator[Arrangement]:
        by_lowest: dict[int, list[Hand]] = {}
        for meld in melds_in(hand, self._rules):
            by_lowest.setdefault(meld & -meld, []).append(meld)
        values, count = self._values, self.deadwood

        def splits(
            rest: Hand, allowed: int, melds: tuple[Hand, ...], loose: Hand
        ) -> Iterator[Arrangement]:
            if not rest:
                yield Arrangement(melds, loose)
                return
            low = rest & -rest
            for meld in by_lowest.get(low, ()):
                if meld & rest == meld and count(rest ^ meld) <= allowed:
                    yield from splits(rest ^ meld, allowed, (*melds, meld), loose)
            left = allowed - values[(low.bit_length() - 1) % 13]
            if left >= 0 and count(rest ^ low) <= left:
                yield from splits(rest ^ low, left, melds, loose | low)

        return splits(hand, count(hand), (), 0)


@lru_cache(maxsize=32)
def solver(rules: MeldRules, values: tuple[int, ...]) -> Solver:
    """Return the cached solver for these meld rules and points by rank (ace first)."""
    return Solver(rules, values)
