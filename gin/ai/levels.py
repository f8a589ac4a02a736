"""The opponents by level: number, name, and how each is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gin.ai.player import Player
from gin.core.errors import BadOption


@dataclass(frozen=True, slots=True)
class Level:
    """A level of opponent. `sentence` is what a menu says of it; `make` gives it a seed."""

    number: int
    name: str
    sentence: str
    make: Callable[[int], Player]


def _simple(seed: int) -> Player:
    from gin.ai.simple import Simple

    return Simple(seed)


def _thoughtful(seed: int) -> Player:
    from gin.ai.heuristic import Heuristic

    return Heuristic(seed)


_ALL = (
    Level(
        1,
        "Simple",
        "Takes what makes a meld, keeps what counts least, and knocks as soon as it may.",
        _simple,
    ),
    Level(
        3,
        "Thoughtful",
        "Counts the cards that would help, fears what you wait for, and chooses when to knock.",
        _thoughtful,
    ),
)

LEVELS: dict[int, Level] = {level.number: level for level in _ALL}


def listed() -> str:
    """The numbers of the levels, as a phrase."""
    return " and ".join(str(known) for known in LEVELS)


def check(level: int) -> None:
    """Is there such a level? Raises BadOption, which names those there are."""
    if level not in LEVELS:
        raise BadOption(f"there is no level {level}: the levels are {listed()}")


def player(level: int, seed: int) -> Player:
    """The opponent of a level. Raises BadOption, which names the levels there are."""
    check(level)
    return LEVELS[level].make(seed)
