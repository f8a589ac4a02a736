"""Window events that show whether the player is at the computer."""

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
    """Update the player's presence from an event."""
    match event.type:
        case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
            presence.look(here=False)
        case pygame.WINDOWFOCUSGAINED:
            presence.look(here=True)
            presence.act(now)
        case kind if kind in _ACTS:
            presence.act(now)
