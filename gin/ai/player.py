"""What every opponent is: something that chooses an action from what its seat has been shown."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gin.rules.model.actions import Action
    from gin.rules.model.observation import Observation


class ThinkingTime(StrEnum):
    """How long a level may think where more time makes it stronger."""

    FAST = "fast"
    FULL = "full"


class Player(Protocol):
    """An opponent. It keeps nothing between calls: the observation's log holds all it may know."""

    def choose(self, seen: Observation) -> Action:
        """The action of the observing seat, which is on turn."""


class Thinker(Player, Protocol):
    """An opponent that answers whenever it is told to, the better the later."""

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        """The action of the observing seat, by a moment of `time.monotonic()`.

        Without a deadline it takes as long as its setting says, and then the same observation has
        the same answer every time.
        """


class PromptThinker:
    """A thinker whose answer is always at once there: a player that no deadline can hurry."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        """The player's own answer."""
        return self._player.choose(seen)


def chance(seed: int, seen: Observation) -> random.Random:
    """The chance of one decision: the same again when a match is gone on with."""
    return random.Random(f"{seed}:{seen.seat}:{seen.scores}:{len(seen.log)}:{seen.hand}")
