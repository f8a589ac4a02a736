"""What those who don't look at the window are told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gin.present.output.audience import Audience, Frame, Told


class Announcer:
    """Gathers what is said, and hands it to an audience with what the window shows then."""

    def __init__(self, audience: Audience | None) -> None:
        self._audience = audience
        self._told: list[Told] = []
        self._framed: Frame | None = None
        self._stale = True

    def tell(self, told: Iterable[Told]) -> None:
        """Have sentences told, with the next frame."""
        self._told += told

    def hush(self) -> None:
        """What is still being said may end here."""
        if self._audience is not None:
            self._audience.hush()

    def show_again(self) -> None:
        """Look at the frame the next time, though it may have been drawn already."""
        self._stale = True

    def tick(self, now: float, frame: Callable[[], Frame], *, changed: bool) -> str:
        """Hand on what was told, and the frame if it has `changed`; returns what the audience has
        to say itself, for the eye."""
        told, self._told = tuple(self._told), []
        if self._audience is None:
            return ""
        if changed or self._stale or told:
            self._stale = False
            shown = frame()
            if shown != self._framed:
                self._framed = shown
                self._audience.show(shown)
        if told:
            self._audience.tell(told)
        return self._audience.tick(now)

    def next_due(self) -> float | None:
        """When the audience has something to do; None if it has not."""
        return self._audience.next_due() if self._audience is not None else None
