"""The time a window goes by."""

from __future__ import annotations

import time


class Clock:
    """The system's time, in seconds from some moment."""

    def now(self) -> float:
        """The time by which things are due."""
        return time.monotonic()

    def fine(self) -> float:
        """The time by which the parts of a frame are measured."""
        return time.perf_counter()
