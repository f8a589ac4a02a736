"""Beliefs about the opponent's hand, and possible worlds drawn from them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp, log

from gin.core.kernel.melds import MeldTables, count_cards

ONE = 1
SUIT = 0x1FFF
ALL = (1 << 64) - 1
NAN = float("nan")
GOLDEN, MIX_A, MIX_B = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The constants of SplitMix64."""
UNIT = 2.0**-53
STARTS, FIRST_STEPS, STEPS = 8, 30, 16
"""Number of starting hands, and of card exchanges to test at first and before each world."""


class SplitMix64:
    """A generator of random numbers with 64 bits of state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & ALL

    def random(self) -> float:
        """Return the next number, at least 0 and less than 1."""
        bits = self.state = self.state + GOLDEN & ALL
        bits = (bits ^ bits >> 30) * MIX_A & ALL
        bits = (bits ^ bits >> 27) * MIX_B & ALL
        bits ^= bits >> 31
        return (bits >> 11) * UNIT


class Belief:
    """Log odds of the opponent's hand at one moment, relative to an arbitrary zero.

    Args:
        tables: Tables of the opponent's hand.
        known: Cards that the opponent is known to hold.
        refused: Cards that the opponent did not take, except those in `thrown`.
        thrown: Cards that the opponent discarded.
        windows: Weights of four neighbouring cards of a suit: ten tables of 256.
        deadwood: Weights by deadwood; the last is for 60 or more.
        melded: Weights by number of cards in melds.
        known_loose: Weights by number of known cards that are loose.
        beyond: Weights by three counts of loose cards: those worth more than the opponent's last
            discard, the last but one, and the last but two.
        dearest: Weights by the points of the dearest loose card.
        ranks_of: Weights of each rank by which of its suits are held: 13 times 16.
        each: Three rows of 13 numbers, for a loose card by rank: its weight, its three counts for
            `beyond` (eight bits each), and its points.
    """

    __slots__ = (
        "beyond", "deadwood", "dearest", "each", "known", "known_loose", "loose_beyond",
        "loose_dearest", "loose_weight", "melded", "ranks_of", "refused", "suits", "tables",
        "thrown", "windows",
    )  # fmt: skip

    def __init__(
        self,
        tables: MeldTables,
        known: int,
        refused: int,
        thrown: int,
        windows: array[float],
        deadwood: array[float],
        melded: array[float],
        known_loose: array[float],
        beyond: array[float],
        dearest: array[float],
        ranks_of: array[float],
        each: array[float],
    ) -> None:
        self.tables = tables
        self.known = known
        self.refused = refused
        self.thrown = thrown
        self.windows = windows
        self.deadwood = deadwood
        self.melded = melded
        self.known_loose = known_loose
        self.beyond = beyond
        self.dearest = dearest
        self.ranks_of = ranks_of
        self.each = each
        self.suits = array("d", [NAN]) * 32768
        self.loose_weight = array("d", [NAN]) * 8192
        self.loose_beyond = array("i", [0]) * 8192
        self.loose_dearest = array("i", [0]) * 8192

    def of(self, hand: int) -> float:
        return self.of_ranks(hand) + self.of_rest(hand)

    def of_suit(self, key: int) -> float:
        """Return a suit's part of the log odds.

        `key` holds the suit's number above the 13 bits of its cards.
        """
        value = self.suits[key]
        if value == value:
            return value
        shift = 13 * (key >> 13)
        refused = self.refused >> shift & SUIT
        thrown = self.thrown >> shift & SUIT
        value = 0.0
        window = 0
        first = 0
        for rank in range(13):
            bit = 1 << rank
            state = 0
            if key & bit:
                state = 1
            elif refused & bit:
                state = 2
            elif thrown & bit:
                state = 3
            window = (window << 2 | state) & 255
            if rank >= 3:
                value += self.windows[first + window]
                first += 256
        self.suits[key] = value
        return value

    def of_loose(self, cards: int) -> float:
        """Return the weight of a suit's loose cards, and cache their sums."""
        weight = self.loose_weight[cards]
        if weight == weight:
            return weight
        weight = 0.0
        beyond = 0
        dearest = 0
        for rank in range(13):
            if cards >> rank & 1:
                weight += self.each[rank]
                beyond += int(self.each[13 + rank])
                value = int(self.each[26 + rank])
                if value > dearest:
                    dearest = value
        self.loose_weight[cards] = weight
        self.loose_beyond[cards] = beyond
        self.loose_dearest[cards] = dearest
        return weight

    def of_rank(self, rank: int, hand: int) -> float:
        cards = hand >> rank
        return self.ranks_of[
            16 * rank + (cards & 1 | cards >> 12 & 2 | cards >> 24 & 4 | cards >> 36 & 8)
        ]

    def of_ranks(self, hand: int) -> float:
        total = 0.0
        for rank in range(13):
            total += self.of_rank(rank, hand)
        return total

    def of_rest(self, hand: int) -> float:
        total = self.of_suit(hand & SUIT) + self.of_suit(hand >> 13 & SUIT | 0x2000)
        total += self.of_suit(hand >> 26 & SUIT | 0x4000) + self.of_suit(hand >> 39 | 0x6000)
        now, loose = self.tables.loose(hand)
        a = loose & SUIT
        b = loose >> 13 & SUIT
        c = loose >> 26 & SUIT
        d = loose >> 39
        total += self.of_loose(a)
        total += self.of_loose(b)
        total += self.of_loose(c)
        total += self.of_loose(d)
        counts = self.loose_beyond
        beyond = counts[a] + counts[b] + counts[c] + counts[d]
        one = beyond & 255
        two = beyond >> 8 & 255
        three = beyond >> 16
        place = 16 * (one if one < 2 else 2) + 4 * (two if two < 3 else 3)
        place += three if three < 3 else 3
        points = self.loose_dearest
        most = points[a]
        if points[b] > most:
            most = points[b]
        if points[c] > most:
            most = points[c]
        if points[d] > most:
            most = points[d]
        melded = count_cards(hand ^ loose)
        known = count_cards(loose & self.known)
        total += self.beyond[place]
        total += self.dearest[most]
        total += self.deadwood[now if now < 60 else 60]
        total += self.melded[melded if melded < 11 else 11]
        return total + self.known_loose[known if known < 7 else 7]


class Worlds:
    """Possible hands of the opponent, each with the stock, one after another.

    Metropolis sampling: hidden cards are exchanged with cards of the stock whenever that makes the
    hand likelier, and sometimes when it does not. Hands occur about as often as the belief expects.

    Args:
        pool: The cards whose place the player does not know.
        known: Cards that the opponent is known to hold.
        hidden: Number of the opponent's other cards.
        belief: The odds of each hand.
        chance: The random numbers.
    """

    __slots__ = ("belief", "chance", "hand", "hidden", "number", "pool", "ranks", "rest", "stock")

    def __init__(
        self, pool: Sequence[int], known: int, hidden: int, belief: Belief, chance: SplitMix64
    ) -> None:
        self.belief = belief
        self.chance = chance
        self.pool = array("i", pool)
        self.number = len(pool)
        self.hidden = hidden
        self.hand = known
        self.stock = array("i", pool)
        best = 0.0
        kept = array("i", pool)
        for start in range(STARTS):
            self.shuffle(self.pool, self.number)
            hand = known
            for place in range(hidden):
                hand |= ONE << self.pool[place]
            # Gumbel noise chooses one of the starts in proportion to its odds.
            score = belief.of(hand) - log(-log(chance.random() + 1e-12) + 1e-12)
            if start == 0 or score > best:
                best = score
                self.hand = hand
                for place in range(self.number):
                    kept[place] = self.pool[place]
        self.pool = kept
        self.ranks = belief.of_ranks(self.hand)
        self.rest = belief.of_rest(self.hand)
        self.step(FIRST_STEPS)

    def shuffle(self, cards: array[int], number: int) -> None:
        """Shuffle the first `number` cards of an array."""
        for last in range(number - 1, 0, -1):
            other = int(self.chance.random() * (last + 1))
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def advance(self) -> None:
        """Change to another world: `hand` is the opponent's hand, `stock` the order of the rest."""
        self.step(STEPS)
        for place in range(self.number - self.hidden):
            self.stock[place] = self.pool[self.hidden + place]
        self.shuffle(self.stock, self.number - self.hidden)

    def step(self, steps: int) -> None:
        belief = self.belief
        chance = self.chance
        pool = self.pool
        hidden = self.hidden
        others = self.number - hidden
        if not hidden or others <= 0:
            return
        for _ in range(steps):
            one = int(chance.random() * hidden)
            two = int(chance.random() * others)
            two += hidden
            old = self.hand
            hand = old ^ ONE << pool[one] ^ ONE << pool[two]
            first = pool[one] % 13
            second = pool[two] % 13
            ranks = self.ranks + belief.of_rank(first, hand) - belief.of_rank(first, old)
            if first != second:
                ranks += belief.of_rank(second, hand) - belief.of_rank(second, old)
            rest = belief.of_rest(hand)
            gain = ranks + rest - self.ranks - self.rest
            if gain >= 0 or chance.random() < exp(gain):
                card = pool[one]
                pool[one] = pool[two]
                pool[two] = card
                self.hand = hand
                self.ranks = ranks
                self.rest = rest
