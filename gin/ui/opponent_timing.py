"""Timing of the opponent's moves: slow enough to follow, and not before they are decided."""

from __future__ import annotations

from gin.interface.front_door import FrontDoor

THINKING = 0.55
"""Seconds for a usual decision at normal speed, so that players can follow."""


class OpponentTiming:
    """Schedules the opponent's next move."""

    def __init__(self, shown: FrontDoor) -> None:
        self._shown = shown
        self._at: float | None = None

    def follow(self, now: float, pace: float, *, spoken: bool = False, reach: float = 0.0) -> None:
        """Let the opponent start thinking when its turn has come.

        `pace` is a factor of the time, 1 at normal speed. Long thinking shows in the opponent's
        face. Players using speech (`spoken`) don't see that, so they wait at most the usual time.
        The opponent's hand reaches for the card in the last `reach` seconds of the time.
        """
        if not self._shown.waiting:
            self._at = None
        elif self._at is None:
            share = self._shown.thinking
            time = THINKING * pace * (min(share, 1.0) if spoken else share)
            self._at = now + max(0.0, time - reach)
            self._shown.think()

    def hurry(self, now: float) -> None:
        """Let the opponent move as soon as it has decided."""
        if self._at is not None:
            self._at = min(self._at, now)

    def next_due(self, now: float) -> float | None:
        """Return when to check the opponent again; None if it is not the opponent's turn.

        A decision before then wakes the loop by an event.
        """
        thinking = self._shown.due if self._at is not None and now >= self._at else None
        return self._at if thinking is None else thinking

    def move(self) -> None:
        self._at = None
        self._shown.advance()
