"""Level 1, a beginner: plays as Simple does, but collects, and makes occasional mistakes.

It takes cards from the pile that only go with a card in hand, discards a card that it should keep,
or puts off a knock.
"""

from __future__ import annotations

from gin.ai.player import chance
from gin.ai.players.simple import Simple
from gin.core.cards import Card, cards_of, mask_union
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Draw, Knock, Pass, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

COLLECTS = 0.6
"""Probability of taking a card that makes no meld but goes with a loose card."""
MISTHROWS = 0.03
"""Probability of a random discard, of those that leave at most `BY` more than the best one."""
BY = 5
"""Points of deadwood."""
HESITATES = 0.05
"""Probability of putting off a knock."""


class Beginner:
    """Player of level 1: Simple, but collecting, and with occasional mistakes."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._simple = Simple(seed)

    def choose(self, seen: Observation) -> Action:
        intended = self._simple.choose(seen)
        rng = chance(self._seed + 1, seen)
        luck = rng.random()
        if seen.phase is Phase.DISCARD and len(seen.counts) == 2 and not seen.last_turn:
            if isinstance(intended, Knock) and luck >= HESITATES:
                return intended
            if isinstance(intended, Discard) and luck >= MISTHROWS:
                return intended
            if isinstance(intended, Discard | Knock):
                return self._random_discard(seen, intended, rng.random())
        elif isinstance(intended, Draw | Pass) and luck < COLLECTS and _may_collect(seen):
            return Take()
        return intended

    def _random_discard(self, seen: Observation, intended: Action, luck: float) -> Action:
        discards = [option.card for option in legal(seen) if isinstance(option, Discard)]
        if not discards:
            return intended
        count = own_solver(seen.rules).deadwood
        left = {card: count(seen.hand & ~card.bit) for card in discards}
        least = min(left.values())
        near: list[Card] = [card for card in discards if left[card] <= least + BY]
        return Discard(near[int(luck * len(near))])


def _may_collect(seen: Observation) -> bool:
    """Return whether the face-up card has the rank of a loose card, or is next to one in suit."""
    if seen.phase is Phase.LAST_DISCARD or Take() not in legal(seen):
        return False
    card = seen.discards[-1]
    loose = seen.hand & ~mask_union(own_solver(seen.rules).best(seen.hand).melds)
    return any(
        one.rank == card.rank or (one.suit == card.suit and abs(one.rank - card.rank) == 1)
        for one in cards_of(loose)
    )
