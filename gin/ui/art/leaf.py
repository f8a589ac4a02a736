"""Gold leaf and the sheen that passes over metal."""

from __future__ import annotations

import math
import random

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.laurel import GOLD
from gin.ui.art.vector import Canvas, mix

_WHITE = (255, 252, 232)


@cached
def leaf(size: int, kind: int, turn: int, phases: int) -> pygame.Surface:
    """Draw a crumpled piece of gold leaf in one of `phases` positions of its fall."""
    light, base, dark = GOLD
    canvas = Canvas((size, size), 20, 4, (*base, 0))
    chance = random.Random(kind * 17 + 3)
    angle = math.pi * turn / phases
    wide, bright = math.cos(angle), abs(math.sin(angle + 0.6))
    # A torn sheet: two long edges that curl, drawn from end to end.
    steps = 7
    bend, tall = chance.uniform(0.9, 2.2), chance.uniform(6.6, 8.4)
    upper, lower = list[tuple[float, float]](), list[tuple[float, float]]()
    for step in range(steps + 1):
        along = 2 * step / steps - 1
        curl = bend * math.sin(2.4 * along + angle)
        half = chance.uniform(4.6, 6.4) * (1 - 0.45 * along * along) * max(0.12, abs(wide))
        upper.append((curl - half, tall * along))
        lower.append((curl + half, tall * along))
    face = mix(base, mix(light, _WHITE, 0.6), bright**2)
    with canvas.at(10, 10, turn=chance.uniform(0, 180) + 26 * turn):
        canvas.fill((*upper, *reversed(lower)), mix(face, dark, 0.35))
        # The light catches the part that curls towards it.
        shine = [(x * 0.5 + y * 0.5, h) for (x, h), (y, _) in zip(upper, lower, strict=True)]
        canvas.fill((*upper, *reversed(shine)), face)
        canvas.fill((*upper[2:5], *reversed(shine[2:5])), mix(face, _WHITE, 0.45 * bright))
    return canvas.finished()


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
