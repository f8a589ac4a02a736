"""The fire in time: which flames burn at a moment, and how brightly they shine."""

from __future__ import annotations

import math

from msgspec import Struct
from msgspec.structs import replace

from gin.ui.art.expressions import Pose

CADENCE = 4
"""Changes of the flames per second."""
FLAMES = 10
"""Number of pictures after which the flames begin again."""
DIMMEST, BRIGHTEST = 0, 7
"""Range of the levels of the glow."""
DYING = 0.35
"""Seconds in which a flare falls to a third of its brightness."""


class Hearth(Struct, frozen=True):
    """A moment of what lives by itself.

    It has the number of the flames' picture, the level of the glow, and the poses of the opponent's
    face and of the player's own.
    """

    flame: int = 0
    glow: int = 3
    face: Pose = Pose.REST
    own: Pose = Pose.REST


FLARES = (5, 8, 11, 14, 17)
"""Levels of the glow in a flare for what happens at the table, which can be brighter than others.
"""


def flared(hearth: Hearth, strength: float) -> Hearth:
    """Return the hearth with a flare of a `strength` from 0 to 1."""
    level = max((one for one in FLARES if one <= FLARES[-1] * strength), default=0)
    return hearth if level <= hearth.glow else replace(hearth, glow=level)


STILL = Hearth()
"""The fire and the faces in a still picture."""


class Fire:
    """The fire's motion by the clock; it rests until it is `lit`.

    The light swells and sinks slowly. It flares up where the fire cracks, and by itself now and
    then.
    """

    def __init__(self) -> None:
        self.lit = False
        self._flared = -math.inf
        self._strength = 0.0

    def light(self) -> None:
        self.lit = True

    def flare(self, now: float, loud: float) -> None:
        """Flare up for a crack of this loudness, from 0 to 1."""
        self._flared, self._strength = _tick(now) / CADENCE, 0.5 + 0.5 * loud

    def at(self, now: float) -> Hearth:
        """Return the hearth at a time of the clock."""
        tick = _tick(now)
        return Hearth(tick % FLAMES, self._glow(tick))

    def next_due(self, now: float) -> float:
        """Return the time of the next change."""
        return (_tick(now) + 1) / CADENCE

    def _glow(self, tick: int) -> int:
        since = tick / CADENCE - self._flared
        flared = self._strength * math.exp(-since / DYING) if since >= 0 else 0.0
        return _level(_breath(tick / CADENCE), max(flared, _own_flare(tick)))


def _tick(now: float) -> int:
    return math.floor(now * CADENCE + 1e-6)


def _breath(time: float) -> float:
    """Return the slow part of the light, from 0 to 1; it hardly ever repeats."""
    waves = math.sin(time * 0.61) + 0.6 * math.sin(time * 1.37 + 1.0) + 0.3 * math.sin(time * 2.9)
    return 0.5 + waves / 4


def _own_flare(tick: int) -> float:
    """Return how strongly a flare without a crack shines, from 0 to 1."""
    every = 5 * CADENCE
    number, since = divmod(tick, every)
    begins = (number * 2654435761 >> 7) % (every - CADENCE)
    passed = (since - begins) / CADENCE
    return 0.6 * math.exp(-passed / DYING) if passed >= 0 else 0.0


def _level(breath: float, flare: float) -> int:
    calm = 1 + 4 * min(1.0, max(0.0, breath))
    return min(BRIGHTEST, max(DIMMEST, round(calm + 3 * flare)))
