"""The idle life of a face: when it blinks, where it glances, and its small habits.

It depends on time, on a random stream that knows no cards, and on what both players see.
"""

from __future__ import annotations

import math
import random
from enum import StrEnum

from msgspec import Struct

from gin.ui.art.expressions import Pose

BLINK = 0.125
"""Seconds for which the eyes are closed."""
APART = (3.0, 7.0)
"""Minimum and maximum seconds between two blinks."""
GLANCE = 0.9
"""Seconds for which the eyes follow something."""
LOOKS = (6.0, 14.0)
"""Minimum and maximum seconds between two spontaneous glances."""
SELDOM = (40.0, 75.0)
"""Minimum and maximum seconds between two habits."""
BEGINS, HOLDS = 0.25, 1.75
"""Seconds of the beginning of a habit, which is also its end, and of the habit itself."""


class Seen(StrEnum):
    """Something that both players see."""

    DISCARDED = "a card lands on the discard pile"
    TAKEN = "the other player takes a card"


class Span(Struct, frozen=True):
    """A pose from `begin` to `end`, in seconds of the clock."""

    begin: float = -math.inf
    end: float = -math.inf
    pose: Pose = Pose.REST

    def holds(self, now: float) -> bool:
        return self.begin <= now < self.end


NEVER = Span()


class Idle:
    """The idle life of one face. `lively` faces glance and have habits, others only blink."""

    def __init__(self, seed: int, *, lively: bool = True) -> None:
        self._rng = random.Random(seed)
        self._lively = lively
        self._thinks = False
        self._blink = self._glance = self._habit = NEVER
        self._began = False

    def see(self, what: Seen, now: float) -> None:
        """Glance at something, shortly after it happens."""
        self._plan(now)
        if self._lively:
            pose = Pose.PILE if what is Seen.DISCARDED else Pose.YOU
            self._glance = Span(now + 0.15, now + 0.15 + GLANCE, pose)

    def think(self, *, thinks: bool) -> None:
        """Record whether the person has the turn, and so looks at their own cards."""
        self._thinks = thinks

    def at(self, now: float) -> Pose:
        """Return the pose at a time of the clock, which must not run backwards."""
        self._plan(now)
        if self._habit.holds(now):
            begin, end = self._habit.begin + BEGINS, self._habit.end - BEGINS
            return Pose.HABIT if begin <= now < end else Pose.BEGIN_HABIT
        if self._blink.holds(now):
            return Pose.BLINK
        return self._glance.pose if self._glance.holds(now) else Pose.REST

    def next_due(self, now: float) -> float:
        """Return the time of the next change."""
        self._plan(now)
        habit = self._habit
        times = [
            self._blink.begin, self._blink.end, self._glance.begin, self._glance.end,
            habit.begin, habit.begin + BEGINS, habit.end - BEGINS, habit.end,
        ]  # fmt: skip
        return min((time for time in times if time > now), default=now + APART[1])

    def _plan(self, now: float) -> None:
        """Plan the next blink, glance and habit; skip any that are long overdue."""
        rng = self._rng
        if not self._began:
            self._began = True
            self._blink = Span(now, now)
            self._glance, self._habit = Span(now, now), Span(now, now)
        while now >= self._blink.end:
            begin = max(self._blink.end, now - APART[0]) + rng.uniform(*APART)
            self._blink = Span(begin, begin + BLINK, Pose.BLINK)
        if not self._lively:
            return
        while now >= self._glance.end:
            begin = max(self._glance.end, now - LOOKS[0]) + rng.uniform(*LOOKS)
            pose = Pose.CARDS if self._thinks or rng.random() < 0.5 else Pose.YOU
            self._glance = Span(begin, begin + GLANCE + rng.uniform(0, 0.6), pose)
        while now >= self._habit.end:
            begin = max(self._habit.end, now - SELDOM[0]) + rng.uniform(*SELDOM)
            self._habit = Span(begin, begin + HOLDS + 2 * BEGINS, Pose.HABIT)
