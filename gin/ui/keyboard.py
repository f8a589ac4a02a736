"""Keys as they are named on their caps, from what SDL calls them."""

from __future__ import annotations

import pygame

_CAPS = {
    "return": "Enter",
    "enter": "Enter",
    "keypad enter": "Enter",
    "escape": "Esc",
    "space": "Space",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "home": "Home",
    "end": "End",
    "tab": "Tab",
    "page up": "PageUp",
    "page down": "PageDown",
    "backspace": "Backspace",
}


def cap(event: pygame.event.Event) -> str:
    """The name of a pressed key, such as "D", "Shift+S" or "F1"."""
    name = pygame.key.name(event.key)
    shown = _CAPS.get(name, name.upper() if len(name) <= 3 else name)
    shift = event.mod & pygame.KMOD_SHIFT
    return f"Shift+{shown}" if shift else shown
