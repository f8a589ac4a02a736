"""Comparison of images: the shown frame, and the same frame repainted without caches."""

from __future__ import annotations

import pygame

from gin.ui.app import App


def from_nothing(app: App, moment: float) -> bytes:
    fresh = pygame.Surface(app.laid.size)
    app.frames.draw_anew(fresh, moment)
    return pygame.image.tobytes(fresh, "RGB")


def difference(one: bytes, other: bytes, size: tuple[int, int]) -> pygame.Rect | None:
    if one == other:
        return None
    a, b = (pygame.image.frombytes(data, size, "RGB") for data in (one, other))
    same = pygame.mask.from_threshold(a, (0, 0, 0), (1, 1, 1, 255), b)
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:])
