"""Things in the air: cards that tumble and land, confetti that flutters down, and sparks.

Every position is computed from the time, so that any moment can be drawn, also the last one.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

from msgspec import Struct

from gin.ui.art.confetti import PAPERS
from gin.ui.render.geometry import Slot

GRAVITY = 1750.0
"""Units per second squared."""
_APART = 0.03
"""Seconds between two thrown cards."""
_SETTLE = 0.22
"""Seconds that a landed card takes to settle."""


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

    It starts at `start`, rises to the height `top`, and lands on `goal`. On its way it swings out
    by `aside`.
    """

    begins: float
    start: tuple[float, float]
    top: float
    goal: Slot
    gravity: float
    tumbles: int
    turns: float
    haste: float
    aside: float

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
        return self.lands + _SETTLE

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
            x + (goal.x - x) * share + self.aside * math.sin(math.pi * share),
            self.top + self.gravity * fallen * fallen / 2,
            goal.turn + self.turns * (1 - share),
            abs(math.cos(angle)),
            math.cos(angle) >= 0,
            high,
            1 + 0.3 * high,
        )


@lru_cache(maxsize=4)
def throws(
    goals: tuple[Slot, ...], source: tuple[float, float], toss: float, ceiling: float, scale: float
) -> tuple[Throw, ...]:
    """Return the paths of cards thrown from a source, each to its goal.

    `toss` is the height of the throws in pixels, at most up to `ceiling`.
    """
    chance = random.Random(len(goals))
    found = []
    for place, goal in enumerate(goals):
        lift = toss * chance.uniform(0.5, 1.0)
        top = min(max(ceiling, source[1] - lift), goal.y)
        found.append(
            Throw(
                place * _APART, source, top, goal, GRAVITY * scale * chance.uniform(0.82, 1.02),
                2 * chance.randint(1, 2), chance.choice((-1, 1)) * chance.uniform(150, 420),
                chance.uniform(0.7, 1.4),
                math.copysign(scale * chance.uniform(10, 110), goal.x - source[0]),
            )
        )  # fmt: skip
    return tuple(found)


class Piece(Struct, frozen=True):
    """A piece of confetti that falls out of sight, in pixels and seconds."""

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
"""Share of its speed that a piece of confetti loses to the air, for each second."""
KINDS, PHASES = len(PAPERS), 12
"""Number of kinds of confetti, and of positions in which each is drawn."""
SIZES = (12, 16, 21)
"""Sizes of confetti in units."""


@lru_cache(maxsize=4)
def scattered(number: int, sources: tuple[tuple[int, int], ...], scale: float) -> tuple[Piece, ...]:
    """Return pieces of confetti that burst from the sources, the first sources first."""
    chance = random.Random(7)
    found = []
    for place in range(number):
        kind, size = chance.randrange(KINDS), chance.randrange(len(SIZES))
        falls = scale * chance.uniform(130, 240)
        phase, sway = chance.uniform(0, math.tau), scale * chance.uniform(8, 34)
        at = place % len(sources)
        begins = chance.uniform(0, 0.12) + LEFT_TO_RIGHT * at / len(sources)
        angle = chance.uniform(-0.46, 0.46) * math.pi - math.pi / 2
        strong = 1.0 if len(sources) > 1 else chance.choice((1.0, 1.5))
        fast = scale * strong * chance.uniform(420, 1150)
        speed = fast * math.cos(angle), fast * math.sin(angle)
        start = float(sources[at][0]), float(sources[at][1])
        found.append(Piece(kind, size, begins, start, speed, falls, sway, phase))
    return tuple(found)


@lru_cache(maxsize=2)
def showered(
    number: int,
    source: tuple[int, int],
    area: tuple[int, int, int, int],
    seconds: float,
    scale: float,
) -> tuple[Piece, ...]:
    """Return pieces of confetti that burst from a source over all of an area, and fall from above.

    Half of them burst; the others follow within the first part of `seconds`.
    """
    chance, (left, top, wide, high) = random.Random(7), area
    found = []
    for place in range(number):
        kind, size = chance.randrange(KINDS), chance.randrange(len(SIZES))
        phase, sway = chance.uniform(0, math.tau), scale * chance.uniform(8, 34)
        # The pieces are spread evenly: each has another column.
        x = left + wide * (place * _GOLDEN % 1.0)
        if place < number // 2:
            falls = scale * chance.uniform(60, 150)
            begins, start = chance.uniform(0, 0.1), (float(source[0]), float(source[1]))
            goal = top + high * chance.uniform(-0.05, 0.8)
            speed = (x - start[0]) * _DRAG, (goal - start[1]) * _DRAG
        else:
            falls = scale * chance.uniform(150, 260)
            begins, start = chance.uniform(0.1, 0.62) * seconds, (x, top - 30 * scale)
            speed = scale * chance.uniform(-60, 60), falls
        found.append(Piece(kind, size, begins, start, speed, falls, sway, phase))
    return tuple(found)


_GOLDEN = (math.sqrt(5) - 1) / 2
LEFT_TO_RIGHT = 0.3
"""Seconds between the bursts of the first and the last of several sources."""


class Spark(Struct, frozen=True):
    """A spark that leaves one of two growing branches and rises, in pixels and seconds."""

    begins: float
    start: tuple[float, float]
    speed: tuple[float, float]
    lasts: float

    def at(self, age: float) -> tuple[float, float, float] | None:
        """Return its centre and its brightness from 0 to 1; None while it cannot be seen."""
        time = age - self.begins
        if not 0 <= time < self.lasts:
            return None
        x, y = self.start[0] + self.speed[0] * time, self.start[1] + self.speed[1] * time
        return x, y, math.sin(math.pi * math.sqrt(time / self.lasts))


@lru_cache(maxsize=2)
def sparks(
    centre: tuple[int, int], radius: float, seconds: float, scale: float
) -> tuple[Spark, ...]:
    """Return the sparks of two branches that grow around a centre within `seconds`."""
    chance = random.Random(11)
    found = []
    for place in range(_SPARKS):
        share = (place + chance.random()) / _SPARKS
        x, y = branch_tip(centre, radius, grown(share), -1 if place % 2 else 1)
        speed = scale * chance.uniform(-34, 34), -scale * chance.uniform(40, 150)
        found.append(Spark(share * seconds, (x, y), speed, chance.uniform(0.4, 0.9)))
    return tuple(found)


_SPARKS = 34


def grown(share: float) -> float:
    """Return how much of the branches has grown after a share of the time: ever faster."""
    return 0.35 * share + 0.65 * share * share


def branch_tip(
    centre: tuple[float, float], radius: float, share: float, side: int
) -> tuple[float, float]:
    """Return the end of a branch of which a share has grown, from the bottom up, on one side."""
    angle = math.radians(6 + 146 * share)
    return centre[0] + side * radius * math.sin(angle), centre[1] + radius * math.cos(angle)
