"""The system's clipboard."""

from __future__ import annotations

import pygame


def clipboard_text() -> str:
    """Return the text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def put_on_clipboard(text: str) -> bool:
    """Put a text on the clipboard; return False if the system refuses it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
