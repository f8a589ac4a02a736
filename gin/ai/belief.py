"""How likely the other player holds certain cards, from what was refused and what is in sight.

A table of weights, learned from hands between good players, says for patterns of a hand how much
likelier a player holds it than chance would have it: what lies together in a suit or a rank, beside
what was refused, and deadwood and melded cards by the stage of the hand.
"""

from __future__ import annotations

import math
import random
from array import array
from functools import lru_cache
from sys import byteorder

from gin.ai.features import STAGE, THEIR_PLACE, Knowledge
from gin.ai.net import TABLES
from gin.core.cards import Hand, cards_of
from gin.rules.melds import Count
from gin.rules.observe import EVERY_CARD

AT_RANKS = 10 * 81
AT_DEADWOOD = AT_RANKS + 13 * 70
MOST_DEADWOOD = 60
AT_MELDED = AT_DEADWOOD + 8 * (MOST_DEADWOOD + 1)
MELDED = 12
STARTS, FIRST_STEPS, STEPS = 8, 30, 6
"""Deals to begin with, and exchanges of two cards that are tried before and between worlds."""

_HELD, _REFUSED = 1, 2


@lru_cache(maxsize=1)
def weights() -> tuple[float, ...]:
    """The weights of the table, read once."""
    kept = array("f", (TABLES / "belief.bin").read_bytes())
    if byteorder == "big":
        kept.byteswap()
    return tuple(kept)


class Belief:
    """What is believed of the other player's hand at one moment; `of` a hand, as log odds."""

    __slots__ = ("_count", "_deadwood", "_melded", "_ranks", "_refused", "_suits", "_values")

    def __init__(self, mine: Hand, facts: Knowledge, count: Count, values: tuple[int, ...]) -> None:
        """`count` is the least deadwood of a hand, and `values` the points of every card."""
        table = weights()
        self._count = count
        self._values = values
        self._refused = facts.refused
        self._suits: tuple[dict[int, float], ...] = ({}, {}, {}, {})
        stage = STAGE[min(facts.stock, len(STAGE) - 1)]
        first = AT_DEADWOOD + stage * (MOST_DEADWOOD + 1)
        self._deadwood = table[first : first + MOST_DEADWOOD + 1]
        first = AT_MELDED + stage * MELDED
        self._melded = table[first : first + MELDED]
        self._ranks = [
            [self._of_rank(rank, held, mine | facts.gone) for held in range(16)]
            for rank in range(13)
        ]

    def _of_rank(self, rank: int, held: int, seen: Hand) -> float:
        place = 0
        for suit in range(4):
            bit = 1 << rank + 13 * suit
            place += (
                125 if held >> suit & 1 else 25 if self._refused & bit else 5 if seen & bit else 0
            )
        return weights()[AT_RANKS + rank * 70 + THEIR_PLACE[place]]

    def _of_suit(self, suit: int, cards: int) -> float:
        refused = self._refused >> 13 * suit & 0x1FFF & ~cards
        stands = [
            _HELD if cards >> rank & 1 else _REFUSED if refused >> rank & 1 else 0
            for rank in range(13)
        ]
        table = weights()
        value = self._suits[suit][cards] = sum(
            table[
                place * 81
                + stands[place] * 27
                + stands[place + 1] * 9
                + stands[place + 2] * 3
                + stands[place + 3]
            ]
            for place in range(10)
        )
        return value

    def of(self, hand: Hand) -> float:
        """The log odds of a hand against chance, from any zero."""
        suits = [hand & 0x1FFF, hand >> 13 & 0x1FFF, hand >> 26 & 0x1FFF, hand >> 39]
        total = 0.0
        for suit, cards in enumerate(suits):
            value = self._suits[suit].get(cards)
            total += self._of_suit(suit, cards) if value is None else value
        a, b, c, d = suits
        for ways in self._ranks:
            total += ways[a & 1 | (b & 1) << 1 | (c & 1) << 2 | (d & 1) << 3]
            a, b, c, d = a >> 1, b >> 1, c >> 1, d >> 1
        count, values = self._count, self._values
        now, melded, rest = count(hand), 0, hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            melded += count(hand ^ bit) + values[bit.bit_length() - 1] != now
        return total + self._deadwood[min(now, MOST_DEADWOOD)] + self._melded[melded]


class Worlds:
    """Hands that the other player may hold, each with the stock, one after another.

    Hidden cards change places with those of the stock for as long as that makes the hand likelier,
    and now and then when it does not, so that hands come as often as they are believed in.
    """

    __slots__ = ("_belief", "_hand", "_hidden", "_odds", "_pool", "_rng")

    def __init__(
        self,
        mine: Hand,
        facts: Knowledge,
        cards: int,
        count: Count,
        values: tuple[int, ...],
        rng: random.Random,
    ) -> None:
        """`cards` is how many the other player holds."""
        self._belief = Belief(mine, facts, count, values)
        self._rng = rng
        known = facts.known & ~mine
        pool: list[int] = list(cards_of(EVERY_CARD & ~(mine | facts.gone | known)))
        self._hidden = cards - known.bit_count()
        best: tuple[float, Hand, float, list[int]] | None = None
        for _ in range(STARTS):
            rng.shuffle(pool)
            hand = known
            for card in pool[: self._hidden]:
                hand |= 1 << card
            odds = self._belief.of(hand)
            luck = odds - math.log(-math.log(rng.random() + 1e-12) + 1e-12)
            if best is None or luck > best[0]:
                best = luck, hand, odds, pool[:]
        assert best is not None
        _, self._hand, self._odds, self._pool = best
        self._step(FIRST_STEPS)

    def next(self) -> tuple[Hand, list[int]]:
        """Another world: the other hand, and the unseen rest in the order in which it comes."""
        self._step(STEPS)
        stock = self._pool[self._hidden :]
        self._rng.shuffle(stock)
        return self._hand, stock

    def _step(self, steps: int) -> None:
        hidden, pool, luck = self._hidden, self._pool, self._rng.random
        others = len(pool) - hidden
        if not hidden or others <= 0:
            return
        for _ in range(steps):
            one, two = int(luck() * hidden), hidden + int(luck() * others)
            hand = self._hand ^ 1 << pool[one] ^ 1 << pool[two]
            odds = self._belief.of(hand)
            if odds >= self._odds or luck() < math.exp(odds - self._odds):
                pool[one], pool[two] = pool[two], pool[one]
                self._hand, self._odds = hand, odds
