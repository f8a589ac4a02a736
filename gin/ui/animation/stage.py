"""Where the end of a hand is played: its moments one after the other, until the last or until
somebody has seen enough."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin.interface.moments import Moment, Showdown

GRACE = 0.3
"""Seconds in which the second click of a double one skips nothing."""


class Stage:
    """A showdown as it is played. `moment` is what it shows, None while nothing is played."""

    def __init__(self) -> None:
        self.moment: Moment | None = None
        self._coming: deque[Moment] = deque()
        self._began = self._until = 0.0

    def begin(self, showdown: Showdown, now: float, pace: float) -> None:
        """Play it from now on; at normal speed, `pace` is 1."""
        self._coming = deque(showdown)
        self._began = self._until = now
        self.go_on(pace)

    def go_on(self, pace: float) -> None:
        """Come to the next moment, or to the end."""
        self.moment = self._coming.popleft() if self._coming else None
        if self.moment is not None:
            # From the end of the one before, so that a slow frame makes nothing longer.
            self._until += self.moment.seconds * pace

    def end(self) -> None:
        """Play no more of it."""
        self.moment = None
        self._coming.clear()

    def just_begun(self, now: float) -> bool:
        """Is it so young that what was pressed was meant for what was shown before?"""
        return now - self._began < GRACE

    def next_due(self) -> float | None:
        """When the next moment comes, on the clock's time; None while nothing is played."""
        return self._until if self.moment is not None else None
