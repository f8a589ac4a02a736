"""How things move: what an act takes, and a card on its way from one slot to another."""

from __future__ import annotations

import math
from enum import Enum

import pygame
from msgspec import Struct

from gin.ui.render.geometry import Slot

PACE = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}
"""How much longer everything takes at each speed."""
DEAL_APART = 0.045
"""Seconds between two cards that are dealt."""
SIT_DOWN, SPREAD = 0.45, 0.7
"""Seconds in which somebody sits down, and those in which the deck is spread for the cut."""
DEALT = 0.18
"""Seconds for which a hand lies as it was dealt before it is sorted."""
CUT_APART = 0.3
"""Seconds between two cards of a cut that are turned up."""
TURNED = 0.4
"""The part of the time in which a card that is gathered has turned over."""
LAY_APART = 0.03
"""Seconds between two cards of a hand that is laid open."""
COUNT = 0.6
"""Seconds in which the points of a hand are counted up."""
WRITE = 0.5
"""Seconds in which a line is written on the score sheet."""


class Act(Enum):
    """Why a card moves, with the seconds it takes at normal speed, and its rise on the way.

    The rise is a share of the path; a card that rises also turns a little.
    """

    DEAL = (0.22, 0.06)
    PLAY = (0.24, 0.0)
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
        """Does the card leave its place among the others, so that it passes over them?"""
        return self not in (Act.LIFT, Act.PART)


class Sprite(Struct):
    """A card between two slots. `code` is its face, empty for a card that nobody here knows.

    `up` says whether it lies face up at its goal, `was_up` whether it did at its start: between
    the two it turns over. `begins` is in seconds of the clock, `lasts` in seconds.
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
    """What it looked like when it lay last: how it was drawn, where it lay, and the picture."""
    flown: tuple[object, Slot, list[tuple[pygame.Surface, tuple[int, int], int]], float] | None = (
        None
    )
    """What it looked like on its way, and does at its goal until it is drawn as it lies: how it was
    drawn, where it was, the pictures, and how wide it looked."""
    waits: int = 0
    """For how many frames it has not been drawn anew: there was time for others only."""
    later: tuple[Slot, float, float] | None = None
    """Where it goes once it has reached its goal: when that begins, and how long it lasts."""

    def share(self, now: float) -> float:
        """How much of the time has passed, 0 to 1."""
        if self.lasts <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / self.lasts))

    def at(self, now: float) -> Slot:
        """Where it is: fast at first, slower towards its goal."""
        share = self.share(now)
        if share >= 1:
            return self.goal
        if share <= 0:
            return self.start
        a, b = self.start, self.goal
        # What is gathered is turned over before it comes together.
        gathered = self.act is Act.SWEEP
        t = share * share * (3 - 2 * share) if gathered else 1 - (1 - share) ** 3
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
        """How far it turns, the short way round; a card on its face looks the same upside down."""
        around = 360 if self.up and self.was_up else 180
        return (self.goal.turn - self.start.turn + around / 2) % around - around / 2

    def face(self, now: float) -> tuple[bool, float]:
        """Is its face to be seen, and how wide it looks: 1 lying flat, 0 on its edge."""
        if self.up == self.was_up:
            return self.up, 1.0
        share = self.share(now)
        if self.act is Act.SWEEP:
            share = min(1.0, share / TURNED)
        return (self.up if share >= 0.5 else self.was_up), abs(math.cos(math.pi * share))

    def moving(self, now: float) -> bool:
        """Is it still on its way, or still to begin?"""
        if self.later is not None and now < self.later[1] + self.later[2]:
            return True
        return self.lasts > 0 and now < self.begins + self.lasts

    def under_way(self, now: float) -> bool:
        """Is it on its way?"""
        return self.moving(now) and not self.waiting(now)

    def waiting(self, now: float) -> bool:
        """Is it still to begin?"""
        return self.lasts > 0 and now < self.begins

    def go_on(self, now: float) -> None:
        """Leave for where it goes later, if it is time."""
        if self.later is not None and now >= self.later[1]:
            (slot, begins, lasts), self.later = self.later, None
            self.send(slot, self.up, Act.SORT, begins, lasts)

    def send(self, goal: Slot, up: bool, act: Act, now: float, lasts: float) -> None:
        """Give it a new goal, from wherever it is now."""
        if goal == self.goal and up == self.up:
            return
        shown, _ = self.face(now)
        self.start, self.goal = self.at(now), goal
        self.was_up, self.up = shown, up
        self.begins, self.lasts, self.act = now, lasts, act
