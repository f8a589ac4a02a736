"""Advice for Solitary Gin: the discard with the lowest penalty in deals played on to their end.

A quick rule of thumb picks a few candidates and plays each of them on over the same sampled draws.
Nothing but the cards already seen tells which draws may come.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gin.core.cards import DECK, Card, Hand, cards_of, mask_of
from gin.rules.actions import Action, Discard, Draw, Gin, Stop
from gin.rules.engine import legal
from gin.rules.kinds import MeldRules
from gin.rules.melds import meld_kind
from gin.rules.observe import Observation
from gin.rules.scoring import own_solver
from gin.rules.table import Phase

WORLDS = 40
"""Sampled orders of the cards to come, for each decision."""
CANDIDATES = 5
"""Discards that are played on; the rule of thumb leaves out the others."""
HOPE = 12.0
"""Points that a pair is worth if one of its completing cards is sure to come."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and what speaks for it: the penalty that stands, and the cards that would help."""

    action: Action
    penalty: int
    helping: Hand


def advise(seen: Observation) -> Advice:
    """The best move in a solitary deal; the same each time it is asked about the same deal."""
    options = legal(seen)
    solver = own_solver(seen.rules)
    for option in options:
        if isinstance(option, Gin):
            return Advice(option, seen.rules.solo.gin, 0)
    if seen.phase is Phase.DRAW:
        # A drawn card can always be discarded again, so that a turn never costs anything.
        action = Draw() if Draw() in options else Stop()
        return Advice(action, solver.deadwood(seen.hand), _helping(seen, seen.hand))
    best = _best_discard(seen)
    kept = seen.hand & ~best.bit
    return Advice(Discard(best), solver.deadwood(kept), _helping(seen, kept))


def _helping(seen: Observation, kept: Hand) -> Hand:
    """The unseen cards that would lower the penalty by becoming part of a meld."""
    solver = own_solver(seen.rules)
    now = solver.deadwood(kept)
    values = seen.rules.values.own
    return mask_of(
        draw
        for draw in cards_of(seen.unseen)
        if solver.deadwood(kept | draw.bit) < now + values[draw.rank]
        and solver.best_discards(kept | draw.bit)[0] < now
    )


def _best_discard(seen: Observation) -> Card:
    """The card whose discard ends with the lowest mean penalty over sampled draws."""
    left = seen.rules.solo.turns - seen.turns[0] - 1
    unseen = cards_of(seen.unseen)
    thumb = Thumb(seen, len(unseen))
    ranked = thumb.ranked(seen.hand, seen.unseen, left)
    candidates = [card for _, card in ranked[:CANDIDATES]]
    if not left or len(candidates) == 1:
        return candidates[0]
    rng = random.Random(f"{seen.hand}:{seen.unseen}:{left}")
    totals = dict.fromkeys(candidates, 0)
    for _ in range(WORLDS):
        draws = rng.sample(unseen, min(left, len(unseen)))
        for card in candidates:
            totals[card] += thumb.played_on(seen.hand & ~card.bit, seen.unseen, draws)
    return min(candidates, key=lambda card: totals[card])


class Thumb:
    """The quick rule: the penalty now, less what the pairs in the hand may still become."""

    __slots__ = ("_count", "_gin", "_outs", "_unseen")

    def __init__(self, seen: Observation, unseen: int) -> None:
        self._count: Callable[[Hand], int] = own_solver(seen.rules).deadwood
        self._gin = seen.rules.solo.gin
        self._outs = completing(seen.rules.melds)
        self._unseen = max(1, unseen)

    def ranked(self, hand: Hand, live: Hand, left: int) -> list[tuple[float, Card]]:
        """Each discard with what it costs, best first; `left` turns follow."""
        chances = self._chances(left)
        return sorted((self._cost(hand, 1 << card, live, chances), card) for card in cards_of(hand))

    def played_on(self, hand: Hand, live: Hand, draws: Sequence[Card]) -> int:
        """The penalty of a hand at the end of these draws."""
        count = self._count
        for number, draw in enumerate(draws):
            if not count(hand):
                return self._gin
            bit = 1 << draw
            hand |= bit
            live &= ~bit
            chances = self._chances(len(draws) - number - 1)
            best, worst = 1e9, bit
            rest = hand
            while rest:
                low = rest & -rest
                rest ^= low
                cost = self._cost(hand, low, live, chances)
                if cost < best:
                    best, worst = cost, low
            hand ^= worst
        return count(hand) or self._gin

    def _cost(self, hand: Hand, bit: Hand, live: Hand, chances: Sequence[float]) -> float:
        cost: float = self._count(hand ^ bit)
        if not cost:
            return self._gin
        for partner, outs in self._outs[bit.bit_length() - 1]:
            if hand & partner:
                cost += chances[(outs & live).bit_count()]
        return cost

    def _chances(self, left: int) -> tuple[float, ...]:
        return _worths(left, self._unseen)


@lru_cache(maxsize=1024)
def _worths(left: int, unseen: int) -> tuple[float, ...]:
    """What a pair is worth by the number of cards that complete it, with `left` draws to come."""
    return tuple(HOPE * (1 - (1 - min(1.0, outs / unseen)) ** left) for outs in range(53))


@lru_cache(maxsize=8)
def completing(rules: MeldRules) -> tuple[tuple[tuple[Hand, Hand], ...], ...]:
    """For each card its partners and, for each pair, the cards that make it a meld of three."""
    found: list[dict[Hand, Hand]] = [{} for _ in DECK]
    for trio in itertools.combinations(DECK, 3):
        bits = [card.bit for card in trio]
        if meld_kind(sum(bits), rules) is None:
            continue
        for a, b, c in itertools.permutations(range(3)):
            outs = found[trio[a]]
            outs[bits[b]] = outs.get(bits[b], 0) | bits[c]
    return tuple(tuple(outs.items()) for outs in found)
