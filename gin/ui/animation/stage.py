"""Playback of the showdown, moment by moment, until it ends or is skipped."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin.interface.moments import Moment, Showdown

GRACE = 0.3
"""Seconds for which a press does not skip a new showdown or deal: it may be a double click."""


class Stage:
    """Playback of a showdown. `moment` is the current one, None if nothing is playing."""

    def __init__(self) -> None:
        self.moment: Moment | None = None
        self._coming: deque[Moment] = deque()
        self._began = self._until = 0.0

    def begin(self, showdown: Showdown, now: float, pace: float) -> None:
        """Start a showdown; `pace` is a factor of all durations, 1 at normal speed."""
        self._coming = deque(showdown)
        self._began = self._until = now
        self.go_on(pace)

    def go_on(self, pace: float) -> None:
        self.moment = self._coming.popleft() if self._coming else None
        if self.moment is not None:
            # Count from the end of the last moment, so that a slow frame does not delay the rest.
            self._until += self.moment.seconds * pace

    def end(self) -> None:
        self.moment = None
        self._coming.clear()

    def just_begun(self, now: float) -> bool:
        """Return whether the showdown has just begun, so a press was meant for the last view."""
        return now - self._began < GRACE

    def next_due(self) -> float | None:
        return self._until if self.moment is not None else None
