"""Interfaces of an opponent, which chooses its actions from what its seat has seen."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Generator
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from gin.rules.model.actions import Action
    from gin.rules.model.observation import Observation


T = TypeVar("T")
Steps = Generator[None, bool | None, T]
"""A computation in steps of some milliseconds; sent True, it returns its result so far."""


def run(steps: Steps[T], deadline: float | None = None) -> T:
    """Return the result of a computation, stopped at a deadline of `time.monotonic()`."""
    late: bool | None = None
    while True:
        try:
            steps.send(late)
        except StopIteration as end:
            result: T = end.value
            return result
        late = deadline is not None and time.monotonic() >= deadline


class ThinkingTime(StrEnum):
    """Thinking time for a level that plays better with more time."""

    FAST = "fast"
    FULL = "full"


class Player(Protocol):
    """An opponent. It needs no state between calls: the observation has a log of the hand."""

    def choose(self, seen: Observation) -> Action:
        """Return the action of the observing seat, which is on turn."""


class Thinker(Player, Protocol):
    """An opponent that can be given a deadline, and plays better with more time."""

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        """Return the seat's action before the deadline, a time of `time.monotonic()`.

        Without a deadline, equal observations get equal answers.
        """


class PromptThinker:
    """Thinker that wraps a player with immediate answers and ignores deadlines."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        return self._player.choose(seen)


def chance(seed: int, seen: Observation) -> random.Random:
    """Return the random generator for one decision. A resumed match repeats its numbers."""
    return random.Random(f"{seed}:{seen.seat}:{seen.scores}:{len(seen.log)}:{seen.hand}")


def chance_seed(seed: int, seen: Observation) -> int:
    """Return a seed of 64 bits for one decision: the same one when a match is resumed."""
    text = f"{seed}:{seen.seat}:{seen.scores}:{len(seen.log)}:{seen.hand}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
