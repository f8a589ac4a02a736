"""When the opponent moves: slowly enough to be followed, and not before it has made up its mind."""

from __future__ import annotations

from gin.interface.front_door import FrontDoor

THINKING = 0.55
"""Seconds the opponent takes for a usual decision at normal speed, so that it can be followed."""


class OpponentTiming:
    """The time of the move that the opponent thinks about."""

    def __init__(self, shown: FrontDoor) -> None:
        self._shown = shown
        self._at: float | None = None

    def follow(self, now: float, pace: float, *, spoken: bool = False) -> None:
        """Have the opponent begin to think when its turn has come. At normal speed, `pace` is 1.

        Whoever has the game `spoken` sees no face that thinks: they are not kept waiting longer.
        """
        if not self._shown.waiting:
            self._at = None
        elif self._at is None:
            share = self._shown.thinking
            self._at = now + THINKING * pace * (min(share, 1.0) if spoken else share)
            self._shown.think()

    def hurry(self, now: float) -> None:
        """Have the opponent move as soon as it has made up its mind."""
        if self._at is not None:
            self._at = min(self._at, now)

    def next_due(self, now: float) -> float | None:
        """When the opponent's move comes, at the latest; None if it is not its turn.

        An event wakes the loop if it has thought of one before that.
        """
        thinking = self._shown.due if self._at is not None and now >= self._at else None
        return self._at if thinking is None else thinking

    def move(self) -> None:
        """Have the opponent move now."""
        self._at = None
        self._shown.advance()
