"""Deadwood by tables, and the moves of the quick players in playouts."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

ONE = 1
SUIT = 0x1FFF
RANK = 0x8004002001
ALIKE = 8
"""Number of rainbows with the same ranks."""
HIGHEST = 9999
"""More deadwood than any hand has."""


class MeldTables:
    """Deadwood under fixed meld rules and card values.

    Args:
        runs: The least deadwood of each of the 8192 subsets of a suit if only runs are melds.
        outside: For each subset, its cards that are in no run; None if an ace can be high.
        values: Points of each card.
        sequences: Every run, as a mask of ranks.
        rainbows: Every rainbow; those with the same ranks are adjacent.
        sets: Whether sets are melds.
    """

    __slots__ = (
        "by_table", "longer", "longer_from", "next_but_one", "next_to", "number_of_bit", "outside",
        "rainbow_count", "rainbow_ranks", "rainbows", "run_from", "run_masks", "runs", "sets",
        "values",
    )  # fmt: skip

    def __init__(
        self,
        runs: Sequence[int],
        outside: Sequence[int] | None,
        values: Sequence[int],
        sequences: Sequence[int],
        rainbows: Sequence[int],
        sets: bool,
    ) -> None:
        self.runs = array("i", runs)
        self.by_table = outside is not None and sets and not rainbows
        self.outside = array("i", outside or [0] * 8192)
        self.values = array("i", values)
        self.sets = sets
        self.number_of_bit = array("i", [0]) * 67
        for card in range(52):
            # 2 is a primitive root of 67, so the remainders of the bits differ.
            self.number_of_bit[(1 << card) % 67] = card
        self.next_to = array("Q", [_neighbours(card, 1) for card in range(52)])
        self.next_but_one = array("Q", [_neighbours(card, 2) for card in range(52)])
        by_lowest = sorted(sequences, key=lambda ranks: (ranks & -ranks, ranks))
        self.run_masks = array("i", by_lowest)
        self.run_from = array(
            "i", [sum(ranks & -ranks < 1 << low for ranks in by_lowest) for low in range(14)]
        )
        longer: list[int] = []
        starts = [0] * 8193
        are_runs = frozenset(sequences)
        for ranks in range(8192):
            starts[ranks] = len(longer)
            if ranks in are_runs:
                longer += [other for other in by_lowest if other & ranks == ranks]
        starts[8192] = len(longer)
        self.longer = array("i", longer)
        self.longer_from = array("i", starts)
        self.rainbow_count = len(rainbows) // ALIKE
        self.rainbows = array("Q", rainbows)
        self.rainbow_ranks = array(
            "I",
            [
                (first | first >> 13 | first >> 26 | first >> 39) & SUIT
                for first in rainbows[::ALIKE]
            ],
        )

    def deadwood(self, hand: int) -> int:
        best = self.of_runs_and_sets(hand)
        if not best or not self.rainbow_count:
            return best
        ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & SUIT
        # Without three ranks in a row, even round the corner, a hand has no rainbow.
        if ranks & (ranks >> 1 | ranks << 12) & (ranks >> 2 | ranks << 11) == 0:
            return best
        return self.with_rainbows(hand, 0, best)

    def with_rainbows(self, hand: int, first: int, best: int) -> int:
        """Return the least deadwood, at most `best`, with rainbows from the index `first` on."""
        ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & SUIT
        for four in range(first // ALIKE, self.rainbow_count):
            if self.rainbow_ranks[four] & ranks != self.rainbow_ranks[four]:
                continue
            for place in range(
                ALIKE * four if ALIKE * four > first else first, ALIKE * four + ALIKE
            ):
                meld = self.rainbows[place]
                if meld & hand == meld:
                    value = self.of_runs_and_sets(hand ^ meld)
                    if value < best:
                        best = value
                    if not best:
                        return 0
                    best = self.with_rainbows(hand ^ meld, place + 1, best)
        return best

    def of_runs_and_sets(self, hand: int) -> int:
        """Return the least deadwood of a hand if rainbows are not melds."""
        table = self.runs
        a = hand & SUIT
        b = hand >> 13 & SUIT
        c = hand >> 26 & SUIT
        d = hand >> 39
        best = table[a] + table[b] + table[c] + table[d]
        if not self.sets:
            return best
        ab = a & b
        cd = c & d
        ranks = ab & (c | d) | cd & (a | b)
        if not ranks or not best:
            return best
        if ranks & (ranks - 1):
            return self.with_sets(a, b, c, d, ranks, best)
        # Only one rank can form a set: of all its cards, of three of four, or none at all.
        x = ~ranks
        a1 = table[a & x]
        b1 = table[b & x]
        c1 = table[c & x]
        d1 = table[d & x]
        value = a1 + b1 + c1 + d1
        if value < best:
            best = value
        if ab & cd:
            value += table[a] - a1
            if value < best:
                best = value
            value = a1 + table[b] + c1 + d1
            if value < best:
                best = value
            value = a1 + b1 + table[c] + d1
            if value < best:
                best = value
            value = a1 + b1 + c1 + table[d]
            if value < best:
                best = value
        return best

    def with_sets(self, a: int, b: int, c: int, d: int, ranks: int, best: int) -> int:
        """Return the least deadwood, at most `best`, with sets of any of `ranks`."""
        low = ranks & -ranks
        ranks ^= low
        x = ~low
        if ranks:
            best = self.with_sets(a, b, c, d, ranks, best)
        best = self.with_set(a & x, b & x, c & x, d & x, ranks, best)
        if a & b & c & d & low:
            best = self.with_set(a, b & x, c & x, d & x, ranks, best)
            best = self.with_set(a & x, b, c & x, d & x, ranks, best)
            best = self.with_set(a & x, b & x, c, d & x, ranks, best)
            best = self.with_set(a & x, b & x, c & x, d, ranks, best)
        return best

    def with_set(self, a: int, b: int, c: int, d: int, ranks: int, best: int) -> int:
        """Return the least deadwood, at most `best`, of suits from which a set was removed."""
        table = self.runs
        value = table[a] + table[b] + table[c] + table[d]
        if value < best:
            best = value
        if ranks:
            best = self.with_sets(a, b, c, d, ranks, best)
        return best

    def loose(self, hand: int) -> tuple[int, int]:
        """Return the least deadwood, and the loose cards.

        Removing a loose card reduces the deadwood by all the card's points.
        """
        if not self.by_table:
            return self.loose_by_removal(hand)
        runs = self.runs
        outside = self.outside
        a = hand & SUIT
        b = hand >> 13 & SUIT
        c = hand >> 26 & SUIT
        d = hand >> 39
        ab = a & b
        cd = c & d
        ranks = ab & (c | d) | cd & (a | b)
        if not ranks:
            return (runs[a] + runs[b] + runs[c] + runs[d], self.outside_runs(a, b, c, d))
        both = (a ^ outside[a] | b ^ outside[b] | c ^ outside[c] | d ^ outside[d]) & ranks
        if both & (both - 1):
            return self.loose_by_removal(hand)
        # At most one rank could go into a set or into a run; the other sets are certain.
        x = ~(ranks ^ both)
        a &= x
        b &= x
        c &= x
        d &= x
        best = runs[a] + runs[b] + runs[c] + runs[d]
        left = self.outside_runs(a, b, c, d)
        if not both:
            return (best, left)
        x = ~both
        p = a & x
        q = b & x
        r = c & x
        s = d & x
        # The one of four cards that fits a run is better there than as the fourth of a set.
        four = ab & cd & both
        for form in range(4 if four else 1):
            e = a if four and form == 0 else p
            f = b if four and form == 1 else q
            g = c if four and form == 2 else r
            h = d if four and form == 3 else s
            value = runs[e] + runs[f] + runs[g] + runs[h]
            if value < best:
                best = value
                left = self.outside_runs(e, f, g, h)
            elif value == best:
                left |= self.outside_runs(e, f, g, h)
        return (best, left)

    def outside_runs(self, a: int, b: int, c: int, d: int) -> int:
        """Return the cards of four suits that are in no run."""
        outside = self.outside
        left = ONE * outside[d]
        left = left << 13 | outside[c]
        left = left << 13 | outside[b]
        return left << 13 | outside[a]

    def loose_by_removal(self, hand: int) -> tuple[int, int]:
        """Return the same as `loose`, by removing every card in turn."""
        now = self.deadwood(hand)
        left = ONE ^ ONE
        rest = hand
        while rest:
            low = rest & -rest
            rest ^= low
            if now - self.deadwood(hand ^ low) == self.values[self.number_of_bit[low % 67]]:
                left |= low
        return (now, left)

    def quick_discard(
        self, hand: int, barred: int, gone: int, together: float
    ) -> tuple[int, int, int]:
        """Return a quick player's discard, the deadwood it leaves, and the least possible deadwood.

        The discard is a loose card or, if there is none, the card that leaves the least deadwood.

        Args:
            hand: The hand before the discard.
            barred: The card that may not be discarded, or -1.
            gone: Cards that can no longer be drawn.
            together: Value of cards that go together, in points of deadwood.
        """
        now, loose = self.loose(hand)
        values = self.values
        if barred >= 0:
            loose &= ~(ONE << barred)
        if not loose:
            least = HIGHEST
            card = -1
            rest = hand
            while rest:
                low = rest & -rest
                rest ^= low
                number = self.number_of_bit[low % 67]
                if number != barred:
                    left = self.deadwood(hand ^ low)
                    if left < least:
                        least = left
                        card = number
            return (card, least, least)
        live = ~(gone | hand)
        best = -1e9
        card = -1
        dearest = 0
        while loose:
            low = loose & -loose
            loose ^= low
            number = self.number_of_bit[low % 67]
            worth = 1.0 * values[number]
            if values[number] > dearest:
                dearest = values[number]
            # Cards that go together can only make a card less worth discarding.
            if worth <= best:
                continue
            if together:
                rank = RANK << number % 13
                same = count_cards(hand & rank)
                near = 1.2 * count_cards(hand & self.next_to[number])
                near += 0.7 * count_cards(hand & self.next_but_one[number])
                if same > 2:
                    near += 1.5
                elif same == 2 and rank & live:
                    near += 1.0
                worth -= together * near
            if worth > best:
                best = worth
                card = number
        return (card, now - values[card], now - dearest)

    def quick_take(self, hand: int, top: int) -> bool:
        """Return whether a quick player takes the top discard: it melds and lowers the deadwood."""
        if self.by_table:
            near = self.next_to[top]
            if count_cards(hand & RANK << top % 13) < 2 and not (
                hand & near and count_cards(hand & (near | self.next_but_one[top])) >= 2
            ):
                return False
        now = self.deadwood(hand)
        hand |= ONE << top
        if self.deadwood(hand) >= now + self.values[top]:
            return False
        _, _, least = self.quick_discard(hand, top, 0, 0.0)
        return least < now


def _neighbours(card: int, away: int) -> int:
    return sum(1 << card + step for step in (-away, away) if 0 <= card % 13 + step < 13)


def count_cards(hand: int) -> int:
    """Return the number of cards in a hand."""
    count = 0
    while hand:
        hand &= hand - 1
        count += 1
    return count
