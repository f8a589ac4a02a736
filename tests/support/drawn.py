"""A small image for tests of the image cache."""

from __future__ import annotations

import pygame


def picture(width: int = 6, *, shade: int = 50) -> pygame.Surface:
    made = pygame.Surface((width, 4), pygame.SRCALPHA, 32)
    made.fill((200, 100, shade, 120))
    made.set_at((1, 2), (1, 2, 3, 255))
    return made


def pixels(of: pygame.Surface | None) -> bytes:
    assert of is not None
    return pygame.image.tobytes(of, "RGBA")
