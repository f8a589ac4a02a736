"""What events of a window tell about whether anybody is there."""

from __future__ import annotations

import pygame

from gin.present.output.ambience import Presence

_ACTS = frozenset(
    {
        pygame.KEYDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEWHEEL,
        pygame.FINGERDOWN,
        pygame.CONTROLLERBUTTONDOWN,
    }
)


def attend(event: pygame.event.Event, presence: Presence, now: float) -> None:
    """Take note of an event."""
    match event.type:
        case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
            presence.look(here=False)
        case pygame.WINDOWFOCUSGAINED:
            presence.look(here=True)
            presence.act(now)
        case kind if kind in _ACTS:
            presence.act(now)
