"""What stands in a monkey's world for the time and for a screen reader."""

from __future__ import annotations

from gin.present.output.audience import Frame, Told
from gin.ui.platform.clock import Clock


class SetClock(Clock):
    """A clock that goes as it is told. Drawing takes the same time on every machine."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._drawn = 0.0

    def now(self) -> float:
        return self.time

    def fine(self) -> float:
        self._drawn += 0.0003
        return self._drawn


class Follower:
    """An audience that remembers what it was shown last."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.told = 0

    def show(self, frame: Frame) -> None:
        self.frame = frame

    def tell(self, told: tuple[Told, ...]) -> None:
        self.told += len(told)

    def hush(self) -> None:
        pass

    def tick(self, now: float) -> str:
        return ""

    def next_due(self) -> float | None:
        return None

    def close(self) -> None:
        pass
