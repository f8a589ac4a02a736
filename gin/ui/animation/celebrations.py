"""Recipes of celebrations, and the curves of their motion.

A greater celebration has at least as much of every ingredient as a smaller one.
"""

from __future__ import annotations

import math
from enum import IntEnum

from msgspec import Struct

from gin.interface.celebration import Celebration
from gin.ui.art.vector import smoothstep


class Prize(IntEnum):
    """Prizes of a won match: a portrait hung in a frame, or a cup."""

    NONE = 0
    FRAME = 1
    CUP = 2


class Recipe(Struct, frozen=True):
    """The ingredients of a celebration.

    Attributes:
      light: brightness of the glow, from 0 to 1.
      rays: bursts of rays behind the word or the wreath.
      sweeps: times that a light passes over the metal.
      toss: height in units to which the cards are thrown.
      cards: maximum number of cards thrown across the window.
      confetti: pieces of confetti.
      flare: strength with which the fire flares up, from 0 to 1.
      wreath: size of the laurel in units; 0 for no laurel.
      stars: gold stars that rise at the top of the laurel.
      prize: the prize that appears.
      clapping: whether the audience applauds.
      seconds: duration at normal speed.
    """

    light: float = 0.0
    rays: int = 0
    sweeps: int = 0
    toss: int = 0
    cards: int = 0
    confetti: int = 0
    flare: float = 0.0
    wreath: int = 0
    stars: int = 0
    prize: Prize = Prize.NONE
    clapping: bool = False
    seconds: float = 0.0


RECIPES: dict[Celebration, Recipe] = {
    Celebration.NONE: Recipe(),
    Celebration.WON_HAND: Recipe(0.20, 0, 0, 16, 0, 14, 0.3, seconds=1.2),
    Celebration.GIN: Recipe(0.35, 1, 1, 24, 0, 36, 0.45, seconds=1.5),
    Celebration.BIG_GIN: Recipe(0.45, 2, 2, 32, 0, 52, 0.55, seconds=1.8),
    Celebration.UNDERCUT: Recipe(0.55, 2, 2, 36, 0, 60, 0.65, seconds=2.0),
    Celebration.WON_MATCH: Recipe(0.60, 2, 2, 420, 10, 150, 0.75, 176, 0, seconds=3.2),
    Celebration.SHUTOUT: Recipe(0.68, 2, 3, 440, 12, 170, 0.8, 186, 1, seconds=3.5),
    Celebration.FIRST_WIN: Recipe(0.76, 3, 3, 460, 13, 190, 0.85, 192, 2, seconds=3.8),
    Celebration.RUNG: Recipe(0.88, 3, 4, 480, 14, 210, 0.9, 198, 3, Prize.FRAME, seconds=4.2),
    Celebration.CUP: Recipe(
        1.0, 4, 5, 500, 16, 240, 1.0, 210, 5, Prize.CUP, clapping=True, seconds=5.2
    ),
}
"""The recipe of each celebration, from the smallest to the greatest."""


def weighted(share: float) -> float:
    """Return the part of a number that is counted: slow at first, then fast, then slower."""
    if share >= 1:
        return 1.0
    return smoothstep(share) * (0.35 + 0.65 * share)


def punch(since: float) -> float:
    """Return by what share a number is enlarged, `since` seconds after it is counted."""
    if not 0 <= since < PUNCH:
        return 0.0
    passed = since / PUNCH
    return 0.34 * math.exp(-3.2 * passed) * math.cos(7.5 * passed) * (1 - passed)


PUNCH = 0.5
"""Seconds in which a counted number settles."""


def overshoot(share: float) -> float:
    """Ease from 0 to 1, overshooting a little and coming back."""
    if share >= 1:
        return 1.0
    left = share - 1
    return 1 + left * left * (2.4 * left + 1.4)


def pulses(share: float, number: int) -> float:
    """Return the brightness of rays that burst `number` times, from 0 to 1; the last one rests."""
    if share >= 1 or not number:
        return 0.0
    passed = share * number % 1.0
    fade = 1 - share * 0.45
    return fade * (passed / 0.12 if passed < 0.12 else math.exp(-2.6 * (passed - 0.12)))


def flare(celebration: Celebration, since: float) -> float:
    """Return how strongly the fire flares `since` seconds after a celebration began, up to 1."""
    strength = RECIPES[celebration].flare
    return strength * math.exp(-since / 0.9) if since >= 0 else 0.0
