"""The opponents by level."""

from __future__ import annotations

from collections.abc import Callable

from gin.ai.heuristic import Heuristic
from gin.ai.player import Player
from gin.ai.simple import Simple
from gin.core.errors import BadOption

LEVELS: dict[int, Callable[[int], Player]] = {1: Simple, 3: Heuristic}


def player(level: int, seed: int) -> Player:
    """The opponent of a level. Raises BadOption, which names the levels there are."""
    if level not in LEVELS:
        there = " and ".join(str(known) for known in LEVELS)
        raise BadOption(f"there is no level {level}: the levels are {there}")
    return LEVELS[level](seed)
