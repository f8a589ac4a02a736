"""The cool-down: for a while after a press, further presses don't count."""

from __future__ import annotations

import pygame

from gin.ui.input.keycaps import cap


class CoolDown:
    """Tracks the last press that counted."""

    def __init__(self) -> None:
        self._last: float | None = None
        self._down: dict[int, bool] = {}

    def ignores(
        self, event: pygame.event.Event, seconds: float, now: float, *, pad: bool = False
    ) -> bool:
        """Return whether an event is a press that comes too soon; record any other press.

        Releases and modifier keys are not presses. Repeats of a held key count if its first press
        did. `pad` marks a press of a gamepad.
        """
        if event.type == pygame.KEYUP:
            self._down.pop(event.key, None)
        if not seconds or not (pad or _is_press(event)):
            return False
        if event.type != pygame.KEYDOWN:
            return self._too_soon(seconds, now)
        if event.key not in self._down:
            self._down[event.key] = self._too_soon(seconds, now)
        return self._down[event.key]

    def _too_soon(self, seconds: float, now: float) -> bool:
        if self._last is not None and now - self._last < seconds:
            return True
        self._last = now
        return False


def _is_press(event: pygame.event.Event) -> bool:
    if event.type == pygame.KEYDOWN:
        return bool(cap(event))
    return bool(event.type == pygame.MOUSEBUTTONDOWN)
