"""Things thrown into the air: cards that tumble and land, and gold leaf that flutters down.

Every position is computed from the time, so that any moment can be drawn, also the last one.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

from msgspec import Struct

from gin.ui.render.geometry import Slot

GRAVITY = 1750.0
"""Units per second squared."""
_APART = 0.045
"""Seconds between two thrown cards."""
_SETTLE = 0.22
"""Seconds in which a landed card comes to rest."""


class Pose(Struct, frozen=True):
    """A thing in the air.

    `high` is the height above the table, from 0 to 1. `wide` is the apparent width of a card that
    tumbles, and `up` whether its face is visible.
    """

    x: float
    y: float
    turn: float
    wide: float = 1.0
    up: bool = True
    high: float = 0.0
    scale: float = 1.0


class Throw(Struct, frozen=True):
    """A card's path through the air, in pixels and seconds.

    It starts at `start`, rises to the height `top`, and ends at `goal`. `landing` says whether it
    stays there; otherwise it leaves the window.
    """

    begins: float
    start: tuple[float, float]
    top: float
    goal: Slot
    gravity: float
    tumbles: int
    turns: float
    haste: float
    landing: bool

    @property
    def rises(self) -> float:
        return math.sqrt(2 * max(1.0, self.start[1] - self.top) / self.gravity)

    @property
    def lands(self) -> float:
        """The time at which the card comes down."""
        fall = math.sqrt(2 * max(1.0, self.goal.y - self.top) / self.gravity)
        return self.begins + self.rises + fall

    @property
    def ends(self) -> float:
        return self.lands + (_SETTLE if self.landing else 0.0)

    def at(self, age: float) -> Pose | None:
        """Return the card's pose; None before it is thrown, and at rest or out of sight."""
        time = age - self.begins
        if time < 0 or age >= self.ends:
            return None
        whole = self.lands - self.begins
        if age >= self.lands:
            since = (age - self.lands) / _SETTLE
            high = 0.12 * math.sin(math.pi * since) * (1 - since)
            return Pose(
                self.goal.x, self.goal.y - 26 * high, self.goal.turn, high=high, scale=1 + high / 4
            )
        share = time / whole
        x, goal = self.start[0], self.goal
        fallen = time - self.rises
        high = math.sin(math.pi * share)
        angle = math.pi * self.tumbles * share**self.haste
        return Pose(
            x + (goal.x - x) * share,
            self.top + self.gravity * fallen * fallen / 2,
            goal.turn + self.turns * (1 - share),
            abs(math.cos(angle)),
            math.cos(angle) >= 0,
            high,
            1 + 0.3 * high,
        )


@lru_cache(maxsize=4)
def throws(
    number: int, goals: tuple[Slot, ...], window: tuple[int, int], toss: float, scale: float
) -> tuple[Throw, ...]:
    """Return the paths of thrown cards: the first ones land on the goals, the others fly past.

    `toss` is the height of the throw in pixels above the window's middle, at most to its top.
    """
    chance, (width, height) = random.Random(number), window
    found = []
    for place in range(number):
        x = width * (0.5 + 0.5 * (chance.random() - 0.5))
        start = (x, height + 90 * scale)
        lift = toss * (0.72 + 0.36 * chance.random())
        top = max(-40 * scale, height * 0.62 - lift)
        landing = place < len(goals)
        if landing:
            goal = goals[place]
            top = min(top, goal.y - 90 * scale)
        else:
            side = -1 if place % 2 else 1
            across = width * (0.5 + side * (0.1 + 0.42 * chance.random()))
            goal = Slot(across, height + 120 * scale, 1, 1, 40 * side * chance.random())
        found.append(
            Throw(
                place * _APART, start, top, goal, GRAVITY * scale * chance.uniform(0.82, 1.02),
                2 * chance.randint(1, 2), chance.choice((-1, 1)) * chance.uniform(150, 420),
                chance.uniform(0.7, 1.4), landing,
            )
        )  # fmt: skip
    return tuple(found)


class Leaf(Struct, frozen=True):
    """A piece of gold leaf that falls out of sight, in pixels and seconds."""

    kind: int
    size: int
    begins: float
    start: tuple[float, float]
    speed: tuple[float, float]
    falls: float
    sway: float
    phase: float

    def at(self, age: float) -> tuple[float, float, float] | None:
        """Return its centre and its rotation; None before it appears."""
        time = age - self.begins
        if time < 0:
            return None
        # The air slows a piece down until it falls at a constant speed.
        slow = (1 - math.exp(-_DRAG * time)) / _DRAG
        x = self.start[0] + self.speed[0] * slow
        y = self.start[1] + (self.speed[1] - self.falls) * slow + self.falls * time
        swing = math.sin(self.phase + 3.1 * time)
        return x + swing * self.sway, y, self.phase + 4.2 * time + 1.3 * swing


_DRAG = 1.9
"""Share of its speed that a piece of leaf loses to the air, for each second."""
KINDS, PHASES = 3, 8
"""Number of shapes of gold leaf, and of positions in which each is drawn."""
SIZES = (13, 18, 25)
"""Sizes of gold leaf in units."""


@lru_cache(maxsize=4)
def leaves(
    number: int, source: tuple[int, int], width: int, seconds: float, scale: float
) -> tuple[Leaf, ...]:
    """Return pieces of gold leaf: a third burst from the source, the others fall from above.

    Without any `seconds` in which they begin to fall, all of them burst from the source.
    """
    chance = random.Random(7)
    found = []
    for place in range(number):
        kind, size = chance.randrange(KINDS), chance.randrange(len(SIZES))
        falls = scale * chance.uniform(130, 240)
        phase, sway = chance.uniform(0, math.tau), scale * chance.uniform(8, 34)
        if place % 3 == 0 or not seconds:
            angle = chance.uniform(-0.46, 0.46) * math.pi - math.pi / 2
            fast = scale * chance.uniform(500, 1150)
            speed = fast * math.cos(angle), fast * math.sin(angle)
            start, begins = (float(source[0]), float(source[1])), chance.uniform(0, 0.12)
        else:
            speed = scale * chance.uniform(-40, 40), falls
            start = chance.uniform(-0.02, 1.02) * width, -30 * scale
            begins = chance.random() ** 1.4 * seconds * 0.55
        found.append(Leaf(kind, size, begins, start, speed, falls, sway, phase))
    return tuple(found)
