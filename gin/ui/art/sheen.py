"""The sheen that passes over metal."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.vector import mix


@cached
def sheen(size: tuple[int, int]) -> pygame.Surface:
    """Draw a slanting light on black, for additive blending over metal."""
    w, h = size
    strip = pygame.Surface((w, 1), 0, 32)
    for x in range(w):
        away = abs(x - (w - 1) / 2) / (w / 2)
        strip.set_at((x, 0), mix((0, 0, 0), (255, 236, 170), max(0.0, 1 - away) ** 2.2))
    lean = round(h * 0.34)
    out = pygame.Surface((w + lean, h), 0, 32)
    for y in range(h):
        out.blit(strip, (round(lean * (1 - y / max(1, h - 1))), y))
    return out


def swept(image: pygame.Surface, share: float) -> pygame.Surface:
    """Return an image with a light at this share of its way from left to right."""
    if not 0 < share < 1:
        return image
    w, h = image.get_size()
    bar = sheen((max(8, w // 2), h))
    lit = image.copy()
    x = round(-bar.get_width() + (w + bar.get_width()) * share)
    lit.blit(bar, (x, 0), special_flags=pygame.BLEND_RGB_ADD)
    return lit
