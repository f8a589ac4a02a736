"""Splits of a hand where suits don't matter: sets, and sequences of any suits (rules 8).

Cards of one rank are then interchangeable. The solver visits the ranks in order and tracks only how
many sequences are unfinished, so it need not list thousands of melds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from gin.core.cards import Hand
from gin.rules.model.meld_kinds import Aces

Counts = tuple[int, ...]
"""Number of cards of each rank, ace first."""
_RANK_POSITIONS = 14
"""Number of places for ranks: low ace, 2 to king, high ace."""
_Best = tuple[int, int]
"""Deadwood, and the number of melds that leave it."""
_Step = tuple[int, int, int, int]
"""Numbers of cards at a place: in a set, beginning a sequence, extending a long one, and loose."""
_State = tuple[int, int, int, int]
"""A place, and the numbers of unfinished sequences of one, two, and three or more cards before it.
"""
_Solved = dict[_State, tuple[_Best, _Step]]
_IMPOSSIBLE = 9999
"""More deadwood than any hand has."""


def counts_of(hand: Hand) -> Counts:
    """Return the number of cards of each rank in a hand."""
    suits = (hand, hand >> 13, hand >> 26, hand >> 39)
    return tuple(sum(suit >> rank & 1 for suit in suits) for rank in range(13))


def _ace_places(aces: Aces, count: int) -> Iterator[tuple[int, int]]:
    """Yield each way to divide `count` aces: how many go below the 2, how many above the king."""
    match aces:
        case Aces.LOW:
            yield count, 0
        case Aces.HIGH:
            yield 0, count
        case _:
            for low in range(count + 1):
                yield low, count - low


class RankSolver:
    """Solver for the least deadwood where suits don't matter."""

    __slots__ = ("_aces", "_values", "least")

    least: Callable[[Counts], _Best]

    def __init__(self, aces: Aces, values: tuple[int, ...]) -> None:
        self._aces = aces
        self._values = (*values, values[0])
        self.least = lru_cache(maxsize=65536)(self._least)

    def count(self, hand: Hand) -> int:
        return self.least(counts_of(hand))[0]

    def _least(self, counts: Counts) -> _Best:
        return min(self._search(row)[0] for row in self._rows(counts))

    def _rows(self, counts: Counts) -> Iterator[Counts]:
        for low, high in _ace_places(self._aces, counts[0]):
            yield (low, *counts[1:], high)

    def _search(self, row: Counts) -> tuple[_Best, _Solved]:
        """Return the best result for a row of counts, and the best step from each state."""
        known: _Solved = {}
        values = self._values
        worst: _Best = (_IMPOSSIBLE, 0)

        def solve(place: int, one: int, two: int, longer: int) -> _Best:
            if place == _RANK_POSITIONS:
                return (0, 0) if not one and not two else worst
            state = (place, one, two, longer)
            found = known.get(state)
            if found is not None:
                return found[0]
            # Sequences of one or two cards must continue; those of three or more may.
            here, must = row[place], one + two
            least, chosen = worst, (0, 0, 0, 0)
            for in_set in (0, 3, 4):
                free = here - in_set - must
                if free < 0:
                    continue
                for extended in range(min(longer, free) + 1):
                    for begun in range(free - extended + 1):
                        loose = free - extended - begun
                        after, melds = solve(place + 1, begun, one, two + extended)
                        total = after + loose * values[place], melds + begun + (in_set > 0)
                        if total < least:
                            least, chosen = total, (in_set, begun, extended, loose)
            known[state] = least, chosen
            return least

        return solve(0, 0, 0, 0), known

    def best(self, hand: Hand) -> tuple[tuple[Hand, ...], Hand]:
        """Return the melds and the rest of the split with least deadwood, then fewest melds.

        A sequence takes as many cards of one suit as it can.
        """
        row = min(self._rows(counts_of(hand)), key=lambda each: self._search(each)[0])
        _, known = self._search(row)
        sets, sequences = _walk(known)
        left, melds = hand, []
        for places in sequences:
            meld = _in_suit(left, [place % 13 for place in places])
            melds.append(meld)
            left &= ~meld
        for place, size in sets:
            meld = _of_rank(left, place % 13, size)
            melds.append(meld)
            left &= ~meld
        return tuple(sorted(melds, key=lambda meld: meld & -meld)), left


def _walk(
    known: _Solved,
) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """Return the sets (place, size) and sequences (places) along the best steps."""
    sets: list[tuple[int, int]] = []
    done: list[list[int]] = []
    ones: list[list[int]] = []
    twos: list[list[int]] = []
    longer: list[list[int]] = []
    for place in range(_RANK_POSITIONS):
        in_set, begun, extended, _ = known[place, len(ones), len(twos), len(longer)][1]
        if in_set:
            sets.append((place, in_set))
        for sequence in (*ones, *twos, *longer[:extended]):
            sequence.append(place)
        done += longer[extended:]
        longer = [*longer[:extended], *twos]
        twos, ones = ones, [[place] for _ in range(begun)]
    whole = [*done, *longer]
    # A meld cannot have an ace at each end, so cut a sequence of 14 into two of seven.
    cut = [
        part for each in whole for part in ((each[:7], each[7:]) if len(each) == 14 else (each,))
    ]
    return sets, cut


def _of_rank(hand: Hand, rank: int, count: int) -> Hand:
    found: Hand = 0
    for suit in range(4):
        bit = 1 << suit * 13 + rank
        if hand & bit and found.bit_count() < count:
            found |= bit
    return found


def _in_suit(hand: Hand, ranks: list[int]) -> Hand:
    most = max(range(4), key=lambda suit: (sum(hand >> suit * 13 + r & 1 for r in ranks), -suit))
    found: Hand = 0
    for rank in ranks:
        bit = 1 << most * 13 + rank
        found |= bit if hand & bit else _of_rank(hand, rank, 1)
    return found


@lru_cache(maxsize=16)
def rank_solver(aces: Aces, values: tuple[int, ...]) -> RankSolver:
    """Return the cached solver for this place of the ace and these points by rank."""
    return RankSolver(aces, values)


Pattern = tuple[int, ...]
"""Ranks of three cards that make a meld: all equal, or three in a row."""
_GUARDS = sum(8 << 4 * rank for rank in range(13))
"""Top bit of each rank's packed four-bit count. Using more cards than there are clears it."""


@lru_cache(maxsize=4)
def patterns(aces: Aces) -> tuple[Pattern, ...]:
    """Return the melds of three cards, by ranks."""
    first, last = {Aces.LOW: (0, 12), Aces.HIGH: (1, 13)}.get(aces, (0, 13))
    rows = (tuple(r % 13 for r in range(low, low + 3)) for low in range(first, last - 1))
    return (*((rank,) * 3 for rank in range(13)), *rows)


def _packed(ranks: Iterable[int]) -> int:
    return sum(1 << 4 * rank for rank in ranks)


def _ways(
    counts: Counts, melds: int, aces: Aces, values: tuple[int, ...]
) -> list[tuple[int, int, tuple[Pattern, ...]]]:
    """Return every way to make `melds` melds of three, the most points first.

    Each way has the melded points as a negative number, the packed counts of the cards left, and
    the ranks of the melds.
    """
    usable = [
        (_packed(pattern), sum(values[rank] for rank in pattern), pattern)
        for pattern in patterns(aces)
    ]
    found: list[tuple[int, int, tuple[Pattern, ...]]] = []

    def choose(start: int, left: int, points: int, chosen: tuple[Pattern, ...]) -> None:
        if len(chosen) == melds:
            found.append((-points, left, chosen))
            return
        for index in range(start, len(usable)):
            ranks, worth, pattern = usable[index]
            after = left - ranks
            if after & _GUARDS == _GUARDS:
                choose(index, after, points + worth, (*chosen, pattern))

    choose(0, _GUARDS + sum(count << 4 * r for r, count in enumerate(counts)), 0, ())
    found.sort()
    return found


def all_threes(
    hand: Hand, melds: int, aces: Aces, values: tuple[int, ...], most: int
) -> tuple[tuple[Hand, ...], ...]:
    """Return up to `most` ways to lay out `melds` melds of three cards, fewest points left first.

    Each choice of ranks appears once.
    """
    found = _ways(counts_of(hand), melds, aces, values)
    return tuple(_cards_for(hand, chosen) for _, _, chosen in found[:most])


def best_threes(
    hand: Hand, melds: int, aces: Aces, values: tuple[int, ...], most: int
) -> tuple[tuple[Hand, ...], ...]:
    """Return up to `most` good ways to lay out `melds` melds of three, fewest points left first.

    A way is dropped if another leaves as few points or fewer, both now and after the rest is
    melded.
    """
    by_ranks = rank_solver(aces, values)
    chosen_ways: list[tuple[Hand, ...]] = []
    known: set[int] = set()
    least = _IMPOSSIBLE
    for _, left, chosen in _ways(counts_of(hand), melds, aces, values):
        if left in known:
            continue
        known.add(left)
        later = by_ranks.least(tuple(left >> 4 * rank & 7 for rank in range(13)))[0]
        if later < least:
            least = later
            chosen_ways.append(_cards_for(hand, chosen))
        if not least or len(chosen_ways) == most or len(known) == 2 * most:
            break
    return tuple(chosen_ways)


def _cards_for(hand: Hand, chosen: tuple[Pattern, ...]) -> tuple[Hand, ...]:
    left, melds = hand, []
    for pattern in sorted(chosen, key=lambda each: each[0] == each[1]):
        same = pattern[0] == pattern[1]
        meld = _of_rank(left, pattern[0], 3) if same else _in_suit(left, list(pattern))
        melds.append(meld)
        left &= ~meld
    return tuple(sorted(melds, key=lambda meld: meld & -meld))
