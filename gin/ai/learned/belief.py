"""Beliefs: the odds of the hands that the opponent may hold, from the cards seen in play.

A table of weights, learned from hands of many kinds of players, says how much likelier a pattern is
in a player's hand than in a random one. These are the patterns:

- neighbouring cards of a suit, and cards of a rank, with discarded and refused cards
- deadwood, number of melded cards, and loose cards, by the stage of the hand
- loose cards that count more than recent discards, because few players keep these

Some weights depend on the player's manner in earlier hands. `tools.training` learns the weights; a
test compares its patterns with those of this module.
"""

from __future__ import annotations

import math
import random
from array import array
from functools import lru_cache
from sys import byteorder

from gin.ai.learned.features import MOST_SHOWN, STAGE, STAGES, THEIR_DIGIT, THEIR_PLACE, Knowledge
from gin.ai.learned.net import TABLES
from gin.core.cards import EVERY_CARD, Hand, cards_of
from gin.rules.melds.solver import Solver

OTHER, HELD, REFUSED, THROWN, OUT = 0, 1, 2, 3, 4
"""States of a card for the opponent's hand.

OUT, a card that the opponent cannot hold, is used only for ranks. For suits it is OTHER, because a
window of four cards is a number in base 4.
"""
WINDOWS, WINDOW_PATTERNS = 10, 256
RANKS, RANK_PATTERNS = 13, 70
"""A rank has 70 patterns: how many of its cards are held, refused, thrown and out."""
MANNERS = (MOST_SHOWN + 1) ** 2
"""Number of values of `Knowledge.manner`: counts of eager hands times counts of patient ones."""
MOST_DEADWOOD = 60
MOST_MELDED = 11
MOST_WORTH = 10
"""Most points of a card; a dearer card counts as this much."""
DEAREST = 2 * MOST_WORTH + 1
"""Number of possible leads, in points, of the dearest loose card over the last discard.

The last index means that nothing was discarded yet.
"""
BEYOND = (2, 3, 3)
"""Most loose cards that are counted as dearer than each of the last three discards, latest first.
"""
SECOND_BEYOND = BEYOND[2] + 1
FIRST_BEYOND = (BEYOND[1] + 1) * SECOND_BEYOND
"""Step in these weights for one more card dearer than the last discard.

`SECOND_BEYOND` is the step for the discard before it.
"""
WAYS_BEYOND = (BEYOND[0] + 1) * FIRST_BEYOND
NEVER = 99
"""Points of a missing discard, more than any card counts."""
PERIOD = (0, 0, 0, 1, 1, 2, 2, 2)
"""The third of a hand that each stage belongs to."""
PERIODS = 3
MOST_KNOWN_LOOSE = 7
"""Most loose cards that are counted among those the opponent is known to hold."""

AT_WINDOWS = 0
AT_RANKS = AT_WINDOWS + WINDOWS * WINDOW_PATTERNS
AT_DEADWOOD = AT_RANKS + RANKS * RANK_PATTERNS
AT_MELDED = AT_DEADWOOD + MANNERS * STAGES * (MOST_DEADWOOD + 1)
AT_DEAREST = AT_MELDED + STAGES * (MOST_MELDED + 1)
AT_BEYOND = AT_DEAREST + MANNERS * DEAREST
AT_LOOSE = AT_BEYOND + MANNERS * PERIODS * WAYS_BEYOND
AT_KNOWN_LOOSE = AT_LOOSE + STAGES * RANKS
PATTERNS = AT_KNOWN_LOOSE + MANNERS * (MOST_KNOWN_LOOSE + 1)
"""Number of weights. The `AT_` constants are where the weights of each kind of pattern start.

`AT_LOOSE` is for single loose cards, by stage and rank.
"""

STARTS, FIRST_STEPS, STEPS = 8, 30, 16
"""Number of random hands to start from, and of attempted exchanges of two cards: before the first
world, and between worlds.
"""


@lru_cache(maxsize=1)
def weights() -> tuple[float, ...]:
    """Return the weights of the table, read once.

    Raises:
        ValueError: the table has another size.
    """
    path = TABLES / "belief.bin"
    kept = array("f", path.read_bytes())
    if byteorder == "big":
        kept.byteswap()
    if len(kept) != PATTERNS:
        raise ValueError(f"{path} has {len(kept)} weights: {PATTERNS} were wanted")
    return tuple(kept)


class _Suits(dict[int, float]):
    """Cache of a suit's log odds by the cards held; the bits above them are the suit's number."""

    __slots__ = ("_refused", "_thrown")

    def __init__(self, refused: Hand, thrown: Hand) -> None:
        super().__init__()
        self._refused, self._thrown = refused, thrown

    def __missing__(self, key: int) -> float:
        suit = key >> 13
        refused = self._refused >> 13 * suit & 0x1FFF
        thrown = self._thrown >> 13 * suit & 0x1FFF
        table, value, window, first = weights(), 0.0, 0, AT_WINDOWS
        for rank in range(13):
            bit = 1 << rank
            state = OTHER
            if key & bit:
                state = HELD
            elif refused & bit:
                state = REFUSED
            elif thrown & bit:
                state = THROWN
            window = (window << 2 | state) & WINDOW_PATTERNS - 1
            if rank >= 3:
                value += table[first + window]
                first += WINDOW_PATTERNS
        self[key] = value
        return value


Brought = tuple[float, int, int]
"""Sum of the weights of some loose cards, counts of those dearer than each of the last three
discards, and points of the dearest. The counts share one integer, with eight bits each.
"""


class _Loose(dict[int, Brought]):
    """Cache of the sums for a suit's loose cards, by their ranks as bits."""

    __slots__ = ("_each",)

    def __init__(self, each: list[Brought]) -> None:
        """Start from `each`, the sum for one card of each rank."""
        super().__init__()
        self._each = each

    def __missing__(self, cards: int) -> Brought:
        weight, beyond, dearest = 0.0, 0, 0
        for rank, (own, above, value) in enumerate(self._each):
            if cards >> rank & 1:
                weight += own
                beyond += above
                dearest = max(dearest, value)
        self[cards] = weight, beyond, dearest
        return self[cards]


class Belief:
    """Belief about the opponent's hand in one position; `of` returns the log odds of a hand."""

    __slots__ = (
        "_beyond", "_deadwood", "_dearest", "_known", "_known_loose", "_loose", "_melded", "_ranks",
        "_split", "_suits",
    )  # fmt: skip

    def __init__(
        self, mine: Hand, facts: Knowledge, solver: Solver, values: tuple[int, ...]
    ) -> None:
        """Prepare the belief; `values` are the points of every card."""
        self._split = solver.loose
        self._known = facts.known & ~mine
        only_refused = facts.refused & ~facts.thrown
        self._suits = _Suits(only_refused, facts.thrown)
        stage = STAGE[min(facts.stock, len(STAGE) - 1)]
        manner = facts.manner
        self._deadwood = _row(AT_DEADWOOD, manner * STAGES + stage, MOST_DEADWOOD + 1)
        self._melded = _row(AT_MELDED, stage, MOST_MELDED + 1)
        self._known_loose = _row(AT_KNOWN_LOOSE, manner, MOST_KNOWN_LOOSE + 1)
        self._beyond = _row(AT_BEYOND, manner * PERIODS + PERIOD[stage], WAYS_BEYOND)
        worth = [min(MOST_WORTH, value) for value in values[:13]]
        lasts = [worth[rank] if rank >= 0 else NEVER for rank in facts.lasts]
        of_loose = _row(AT_LOOSE, stage, RANKS)
        self._loose = _Loose(
            [
                (
                    of_loose[rank],
                    sum((value > last) << 8 * place for place, last in enumerate(lasts)),
                    value,
                )
                for rank, value in enumerate(worth)
            ]
        )
        by_lead = _row(AT_DEAREST, manner, DEAREST)
        self._dearest = tuple(
            by_lead[DEAREST - 1 if lasts[0] == NEVER else value - lasts[0] + MOST_WORTH]
            for value in range(MOST_WORTH + 1)
        )
        unavailable = (mine | facts.gone) & ~facts.refused
        self._ranks = [
            [_of_rank(rank, held, only_refused, facts.thrown, unavailable) for held in range(16)]
            for rank in range(13)
        ]

    def rank(self, rank: int, hand: Hand) -> float:
        cards = hand >> rank
        return self._ranks[rank][cards & 1 | cards >> 12 & 2 | cards >> 24 & 4 | cards >> 36 & 8]

    def ranks(self, hand: Hand) -> float:
        return sum([self.rank(rank, hand) for rank in range(13)])

    def all_but_ranks(self, hand: Hand) -> float:
        suits = self._suits
        total = suits[hand & 0x1FFF] + suits[hand >> 13 & 0x1FFF | 0x2000]
        total += suits[hand >> 26 & 0x1FFF | 0x4000] + suits[hand >> 39 | 0x6000]
        now, loose = self._split(hand)
        of = self._loose
        a, beyond_a, dearest_a = of[loose & 0x1FFF]
        b, beyond_b, dearest_b = of[loose >> 13 & 0x1FFF]
        c, beyond_c, dearest_c = of[loose >> 26 & 0x1FFF]
        d, beyond_d, dearest_d = of[loose >> 39]
        beyond = beyond_a + beyond_b + beyond_c + beyond_d
        one, two, three = beyond & 255, beyond >> 8 & 255, beyond >> 16
        place = FIRST_BEYOND * min(BEYOND[0], one) + SECOND_BEYOND * min(BEYOND[1], two)
        place += min(BEYOND[2], three)
        known_loose = (loose & self._known).bit_count()
        return (
            total + a + b + c + d
            + self._beyond[place]
            + self._dearest[max(dearest_a, dearest_b, dearest_c, dearest_d)]
            + self._deadwood[min(now, MOST_DEADWOOD)]
            + self._melded[min(MOST_MELDED, (hand ^ loose).bit_count())]
            + self._known_loose[min(MOST_KNOWN_LOOSE, known_loose)]
        )  # fmt: skip

    def of(self, hand: Hand) -> float:
        """Return the log odds of a hand against chance, relative to an arbitrary zero."""
        return self.ranks(hand) + self.all_but_ranks(hand)


def _row(at: int, row: int, size: int) -> tuple[float, ...]:
    first = at + row * size
    return weights()[first : first + size]


def _of_rank(rank: int, held: int, refused: Hand, thrown: Hand, unavailable: Hand) -> float:
    """Return the part of a rank; the low four bits of `held` are the suits held."""
    place = 0
    for suit in range(4):
        bit = 1 << rank + 13 * suit
        state = OTHER
        if held >> suit & 1:
            state = HELD
        elif refused & bit:
            state = REFUSED
        elif thrown & bit:
            state = THROWN
        elif unavailable & bit:
            state = OUT
        place += THEIR_DIGIT[state]
    return weights()[AT_RANKS + rank * RANK_PATTERNS + THEIR_PLACE[place]]


class Worlds:
    """Random hands of the opponent, each with the order of the other unseen cards.

    Metropolis sampling: an exchange of a card of the hand with another unseen card is accepted if
    the hand becomes likelier, and sometimes if it does not. Hands then occur as often as the belief
    expects.
    """

    __slots__ = ("_belief", "_hand", "_hidden", "_pool", "_ranks", "_rest", "_rng")

    def __init__(
        self, mine: Hand, facts: Knowledge, cards: int, belief: Belief, rng: random.Random
    ) -> None:
        self._belief = belief
        self._rng = rng
        known = facts.known & ~mine
        pool: list[int] = list(cards_of(EVERY_CARD & ~(mine | facts.gone | known)))
        self._hidden = cards - known.bit_count()
        best: tuple[float, Hand, list[int]] | None = None
        for _ in range(STARTS):
            rng.shuffle(pool)
            hand = known
            for card in pool[: self._hidden]:
                hand |= 1 << card
            # Gumbel noise chooses one of the starts in proportion to its odds.
            score = belief.of(hand) - math.log(-math.log(rng.random() + 1e-12) + 1e-12)
            if best is None or score > best[0]:
                best = score, hand, pool[:]
        assert best is not None
        _, self._hand, self._pool = best
        self._ranks, self._rest = belief.ranks(self._hand), belief.all_but_ranks(self._hand)
        self._step(FIRST_STEPS)

    def next(self) -> tuple[Hand, list[int]]:
        """Return another world: the opponent's hand, and the other unseen cards in random order."""
        self._step(STEPS)
        stock = self._pool[self._hidden :]
        self._rng.shuffle(stock)
        return self._hand, stock

    def _step(self, steps: int) -> None:
        hidden, pool, luck, belief = self._hidden, self._pool, self._rng.random, self._belief
        others = len(pool) - hidden
        if not hidden or others <= 0:
            return
        of_rank = belief.rank
        for _ in range(steps):
            one, two = int(luck() * hidden), hidden + int(luck() * others)
            old = self._hand
            hand = old ^ 1 << pool[one] ^ 1 << pool[two]
            first, second = pool[one] % 13, pool[two] % 13
            ranks = self._ranks + of_rank(first, hand) - of_rank(first, old)
            if first != second:
                ranks += of_rank(second, hand) - of_rank(second, old)
            rest = belief.all_but_ranks(hand)
            gain = ranks + rest - self._ranks - self._rest
            if gain >= 0 or luck() < math.exp(gain):
                pool[one], pool[two] = pool[two], pool[one]
                self._hand, self._ranks, self._rest = hand, ranks, rest
