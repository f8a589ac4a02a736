"""How long an opponent seems to think: it fits the decision and the character.

It follows from what both players see, so that a pause tells of no card: what is asked, how far the
hand has come, how much of the stock is left. Neither hand is looked at, nor what a player could do
with it.
"""

from __future__ import annotations

import random

from msgspec import Struct

from gin.interface.pictures import Portrait
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

SHORTEST, LONGEST = 0.4, 2.6
"""Shares of the usual time."""


class Temper(Struct, frozen=True):
    """How somebody thinks: the time for a usual decision, how much longer a hard one takes, how
    much it varies, and how often they hesitate for no reason at all."""

    usual: float
    weight: float
    spread: float
    hesitates: float = 0.0


TEMPERS = {
    Portrait.FELIX: Temper(1.0, 0.6, 0.4, hesitates=0.15),
    Portrait.BRUNO: Temper(0.65, 0.3, 0.15),
    Portrait.ADA: Temper(1.2, 0.8, 0.2),
    Portrait.VERA: Temper(1.0, 0.7, 0.15, hesitates=0.05),
    Portrait.ANSELM: Temper(0.95, 1.3, 0.1),
}
"""Felix dithers, Bruno hurries, Ada takes her time, Vera is steady, and Anselm does what is easy at
once and thinks long about the rest."""
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
"""How hard what is asked is, where nothing else makes a difference."""
_FORCED = 0.6
"""There is only one thing to do."""
_MADE_UP = 0.9
"""Whoever took the upcard knew already what for."""
_DISCARD, _LATER, _LATEST = 1.0, 0.06, 1.6
"""A discard is the harder the later it comes: for the first, for each turn more, and at most."""
_LAST_CARDS = 6
_AT_THE_END = 0.3
"""What is added when so few cards are left in the stock."""


def share(speaker: Portrait, seen: Observation, seed: str) -> float:
    """How long the move takes that is to be made, as a share of the usual time.

    `seen` may be either player's: only what both know is looked at. The same `seed`, which names
    the place of a hand, gives the same time.
    """
    temper = TEMPERS[speaker]
    chance = random.Random(f"{seed}:thinking")
    took = temper.usual * (1 + temper.weight * (difficulty(seen) - 1))
    took *= 1 + temper.spread * chance.uniform(-1, 1)
    if chance.random() < temper.hesitates:
        took *= _HESITATION
    return min(LONGEST, max(SHORTEST, took))


def difficulty(seen: Observation) -> float:
    """How hard the decision looks to anybody at the table; 1 is usual."""
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
