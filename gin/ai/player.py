"""What every opponent is: something that chooses an action from what its seat has been shown."""

from __future__ import annotations

import random
from typing import Protocol

from gin.rules.actions import Action
from gin.rules.observe import Observation


class Player(Protocol):
    """An opponent. It keeps nothing between calls: the observation's log holds all it may know."""

    def choose(self, seen: Observation) -> Action:
        """The action of the observing seat, which is on turn."""


def chance(seed: int, seen: Observation) -> random.Random:
    """The chance of one decision: the same again when a match is gone on with."""
    return random.Random(f"{seed}:{seen.seat}:{seen.scores}:{len(seen.log)}:{seen.hand}")
