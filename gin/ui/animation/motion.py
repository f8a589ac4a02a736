"""Durations of motion, and the motion of a card from one slot to another."""

from __future__ import annotations

import math
from enum import Enum

import pygame
from msgspec import Struct

from gin.ui.art.vector import smoothstep
from gin.ui.render.geometry import Slot

PACE = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}
"""Factors of durations, by the speed setting."""
DEAL_APART = 0.045
SIT_DOWN, SPREAD = 0.45, 0.7
"""Seconds in which the opponent sits down, and in which the deck is spread for the cut."""
DEALT = 0.18
"""Seconds between the end of the deal and the sorting of the hand."""
CUT_APART = 0.3
"""Seconds between the turning of the two cards of a cut."""
TURNED = 0.4
"""A card on its way to the stock has turned over after this share of the time."""
LAY_APART = 0.03
"""Seconds between two cards of a hand that is laid open."""
COUNT = 0.6
"""Seconds in which the points of a hand are counted up."""
WRITE = 0.5
"""Seconds in which a line is written on the score sheet."""


class Act(Enum):
    """Reason for a card's motion, with its seconds at normal speed and its rise on the way.

    The rise is a share of the distance. A card that rises also tilts a little.
    """

    DEAL = (0.22, 0.06)
    PLAY = (0.24, 0.0)
    CARRY = (0.26, 0.0)
    LIFT = (0.09, 0.0)
    PART = (0.14, 0.0)
    RETURN = (0.26, 0.06)
    LAY = (0.28, 0.0)
    TURN = (0.12, 0.0)
    SWEEP = (0.42, 0.0)
    SORT = (0.45, 0.0)

    def __init__(self, seconds: float, rise: float) -> None:
        self.seconds, self.rise = seconds, rise

    @property
    def flies(self) -> bool:
        """Whether the card leaves its place among the others and passes over them."""
        return self not in (Act.LIFT, Act.PART)


class Sprite(Struct):
    """A card that moves between two slots. `code` is its face, empty if unknown.

    The card turns over if `was_up`, its side at the start, differs from `up`, its side at the goal.
    `begins` is a time of the clock and `lasts` a duration, both in seconds.
    """

    code: str
    start: Slot
    goal: Slot
    up: bool
    was_up: bool
    begins: float = 0.0
    lasts: float = 0.0
    act: Act = Act.PLAY
    last: tuple[object, Slot, pygame.Surface] | None = None
    """Its last image at rest: the face and `Look` it was drawn with, its slot, and the image."""
    flown: tuple[object, Slot, list[tuple[pygame.Surface, tuple[int, int], int]], float] | None = (
        None
    )
    """Its last image in motion, shown at the goal until the image at rest is drawn: the face and
    `Look` it was drawn with, its slot, the images, and their apparent width.
    """
    rests: tuple[object, tuple[pygame.Surface, tuple[int, int], int]] | None = None
    """Its face, `Look`, slot and height at rest when it was last drawn there, and the print.

    While other cards move, it keeps that print: looking for its image would take longer.
    """
    waits: int = 0
    """Frames for which it has not been redrawn for lack of time."""
    later: tuple[Slot, float, float] | None = None
    """Its move after this one: slot, start and duration."""

    def share(self, now: float) -> float:
        if self.lasts <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / self.lasts))

    def at(self, now: float) -> Slot:
        share = self.share(now)
        if share >= 1:
            return self.goal
        if share <= 0:
            return self.start
        a, b = self.start, self.goal
        # Cards going back to the stock start slowly, so they turn over before they come together. A
        # hand that carries a card starts slowly too.
        slowly = self.act in (Act.SWEEP, Act.CARRY)
        t = smoothstep(share) if slowly else 1 - (1 - share) ** 3
        arc = math.sin(math.pi * t)
        rise = self.act.rise * math.hypot(b.x - a.x, b.y - a.y) * arc
        tilt = math.copysign(6.0, b.x - a.x) * arc if self.act.rise else 0.0
        return Slot(
            a.x + (b.x - a.x) * t,
            a.y + (b.y - a.y) * t - rise,
            a.width + (b.width - a.width) * t,
            a.height + (b.height - a.height) * t,
            a.turn + self._turning() * t + tilt,
        )

    def _turning(self) -> float:
        """Return the degrees to turn to the goal; a back looks the same upside down."""
        around = 360 if self.up and self.was_up else 180
        return (self.goal.turn - self.start.turn + around / 2) % around - around / 2

    def face(self, now: float) -> tuple[bool, float]:
        """Return whether its face is visible, and its apparent width: 1 lying flat, 0 on edge."""
        if self.up == self.was_up:
            return self.up, 1.0
        share = self.share(now)
        if self.act is Act.SWEEP:
            share = min(1.0, share / TURNED)
        return (self.up if share >= 0.5 else self.was_up), abs(math.cos(math.pi * share))

    def moving(self, now: float) -> bool:
        if self.later is not None and now < self.later[1] + self.later[2]:
            return True
        return self.lasts > 0 and now < self.begins + self.lasts

    def flies(self, now: float) -> bool:
        """Return whether it moves, and passes over the others."""
        return self.moving(now) and self.act.flies

    def under_way(self, now: float) -> bool:
        return self.moving(now) and not self.waiting(now)

    def waiting(self, now: float) -> bool:
        return self.lasts > 0 and now < self.begins

    def go_on(self, now: float) -> None:
        if self.later is not None and now >= self.later[1]:
            (slot, begins, lasts), self.later = self.later, None
            self.send(slot, self.up, Act.SORT, begins, lasts)

    def send(self, goal: Slot, up: bool, act: Act, now: float, lasts: float) -> None:
        if goal == self.goal and up == self.up:
            return
        shown, _ = self.face(now)
        self.start, self.goal = self.at(now), goal
        self.was_up, self.up = shown, up
        self.begins, self.lasts, self.act = now, lasts, act
