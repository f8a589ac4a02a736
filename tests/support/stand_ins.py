"""A fake clock and a fake screen reader."""

from __future__ import annotations

from gin.interface.audience import Audiences, ShownFrame
from gin.ui.platform.clock import Clock


class SetClock(Clock):
    def __init__(self) -> None:
        self.time = 1000.0
        self._drawn = 0.0

    def now(self) -> float:
        return self.time

    def fine(self) -> float:
        self._drawn += 0.0003
        return self._drawn


class Follower(Audiences):
    def __init__(self) -> None:
        super().__init__()
        self.frame: ShownFrame | None = None

    def show(self, frame: ShownFrame) -> None:
        self.frame = frame
