"""Thinking time of an opponent, by decision and character.

The time depends on chance and on facts that both players see, so a pause reveals nothing about a
hand.
"""

from __future__ import annotations

import random

from msgspec import Struct

from gin.interface.pictures import Portrait
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

SHORTEST, LONGEST = 0.4, 2.6
"""Limits, as shares of the usual time."""


class Temper(Struct, frozen=True):
    """Thinking style of an opponent.

    Times are shares of the usual thinking time; `usual` is for a decision of usual difficulty.
    `weight` is the effect of difficulty, `spread` the random variation, and `hesitates` the
    probability of an extra pause.
    """

    usual: float
    weight: float
    spread: float
    hesitates: float = 0.0


TEMPERS = {
    Portrait.PIA: Temper(0.8, 0.3, 0.5, hesitates=0.1),
    Portrait.FELIX: Temper(1.0, 0.6, 0.4, hesitates=0.15),
    Portrait.BRUNO: Temper(0.65, 0.3, 0.15),
    Portrait.ADA: Temper(1.2, 0.8, 0.2),
    Portrait.VERA: Temper(1.0, 0.7, 0.15, hesitates=0.05),
    Portrait.ANSELM: Temper(0.95, 1.3, 0.1),
}
"""Pia's thoughts wander, Felix dithers, Bruno hurries, and Anselm thinks long about hard moves.
"""
_HESITATION = 1.6

_PHASES = {
    Phase.STAKE: 1.3,
    Phase.ANSWER: 1.8,
    Phase.UPCARD: 1.2,
    Phase.DRAW: 0.9,
    Phase.LAST_DISCARD: 1.2,
    Phase.LAY_OFF: 1.4,
    Phase.MELD: 1.3,
    Phase.CONSIDER: 1.1,
    Phase.CHALLENGED: 1.2,
}
"""Difficulty of decisions by phase; 1 is usual."""
_FORCED = 0.6
_MADE_UP = 0.9
"""Difficulty of a discard after taking from the discard pile: the plan is already made."""
_DISCARD, _LATER, _LATEST = 1.0, 0.06, 1.6
"""Difficulty of a discard: at first, increase per turn, and maximum."""
_LAST_CARDS = 6
_AT_THE_END = 0.3
"""Difficulty added when at most `_LAST_CARDS` cards are left in the stock."""


def share(speaker: Portrait, seen: Observation, seed: str) -> float:
    """Return the thinking time for the next move, as a share of the usual time.

    `seen` may be the observation of either player. `seed` identifies the position: the same seed
    gives the same time.
    """
    temper = TEMPERS[speaker]
    chance = random.Random(f"{seed}:thinking")
    time = temper.usual * (1 + temper.weight * (difficulty(seen) - 1))
    time *= 1 + temper.spread * chance.uniform(-1, 1)
    if chance.random() < temper.hesitates:
        time *= _HESITATION
    return min(LONGEST, max(SHORTEST, time))


def difficulty(seen: Observation) -> float:
    """Return how hard the decision looks to an observer; 1 is usual."""
    match seen.phase:
        case Phase.DRAW if seen.stock_only or not seen.discards:
            return _FORCED
        case Phase.DISCARD if seen.taken:
            hard = _MADE_UP
        case Phase.DISCARD:
            hard = min(_LATEST, _DISCARD + _LATER * seen.turns[seen.turn])
        case phase:
            hard = _PHASES.get(phase, 1.0)
    return hard + (_AT_THE_END if seen.stock <= _LAST_CARDS else 0.0)
