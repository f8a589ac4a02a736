"""Interfaces of an opponent, which chooses an action from what its seat has seen."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gin.rules.model.actions import Action
    from gin.rules.model.observation import Observation


class ThinkingTime(StrEnum):
    """Thinking time of a level that more time makes stronger."""

    FAST = "fast"
    FULL = "full"


class Player(Protocol):
    """An opponent. It keeps no state between calls: the observation's log holds all it may know."""

    def choose(self, seen: Observation) -> Action:
        """Return the action of the observing seat, which is on turn."""


class Thinker(Player, Protocol):
    """An opponent that can be given a deadline, and plays better with more time."""

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        """Return the seat's action before the deadline, a time of `time.monotonic()`.

        Without a deadline it takes as long as its setting says, and then equal observations always
        get the same answer.
        """


class PromptThinker:
    """A thinker whose answer is immediate, made of a player that needs no deadline."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        return self._player.choose(seen)


def chance(seed: int, seen: Observation) -> random.Random:
    """Return the random numbers for one decision: the same ones when a match is resumed."""
    return random.Random(f"{seed}:{seen.seat}:{seen.scores}:{len(seen.log)}:{seen.hand}")
