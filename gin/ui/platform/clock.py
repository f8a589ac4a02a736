"""The window's clocks."""

from __future__ import annotations

import time


class Clock:
    """System time, in seconds since an arbitrary moment."""

    def now(self) -> float:
        return time.monotonic()

    def fine(self) -> float:
        """Return a high-resolution time, for measuring parts of a frame."""
        return time.perf_counter()
