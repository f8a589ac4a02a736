"""A small picture to be kept and found again."""

from __future__ import annotations

import pygame


def picture(width: int = 6, *, shade: int = 50) -> pygame.Surface:
    """One with a pixel unlike the others; those let a part of what is below be seen."""
    made = pygame.Surface((width, 4), pygame.SRCALPHA, 32)
    made.fill((200, 100, shade, 120))
    made.set_at((1, 2), (1, 2, 3, 255))
    return made


def pixels(of: pygame.Surface | None) -> bytes:
    """Return the pixels of an image that must exist."""
    assert of is not None
    return pygame.image.tobytes(of, "RGBA")
