"""Ornaments of a win: a brass laurel and gold stars."""

from __future__ import annotations

import math

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, mix

GOLD: tuple[Colour, Colour, Colour] = ((255, 232, 160), (226, 184, 96), (150, 106, 44))
"""Light, base and shadow."""
LEAF = "M0 0 C3.4 -2.6 4.2 -7.6 0 -12.4 C-4.2 -7.6 -3.4 -2.6 0 0 Z"
_HALF = "M0 0 C3.4 -2.6 4.2 -7.6 0 -12.4 Z"
LEAVES = 11
STEM = tuple(
    (41 * math.sin(math.radians(turn)), 41 * math.cos(math.radians(turn)))
    for turn in range(4, 150, 6)
)
"""The right branch, from its foot at the bottom, in hundredths of the laurel's size."""


@cached
def laurel(size: int) -> pygame.Surface:
    """Draw two branches around an empty disc whose diameter is 0.7 of `size`."""
    canvas = Canvas((size, size), 100, 4, (*GOLD[2], 0))
    with canvas.at(50, 50):
        for _ in canvas.both_sides():
            canvas.brush(STEM, 1.6, GOLD[2], (0.9, 0.3))
            for leaf in range(LEAVES):
                share = leaf / (LEAVES - 1)
                angle = math.radians(10 + 136 * share)
                x, y = 41 * math.sin(angle), 41 * math.cos(angle)
                large = 0.98 - 0.3 * share
                along = 90 - math.degrees(angle)
                for side in (34, -34):
                    with canvas.at(x, y, large, along + side):
                        canvas.fill(LEAF, GOLD[1])
                        canvas.fill(_HALF, GOLD[0] if side > 0 else mix(GOLD[1], GOLD[2], 0.5))
            canvas.disc(2.2, 42.2, 1.7, GOLD[0])
    return canvas.finished()


@cached
def gold_star(size: int) -> pygame.Surface:
    """Draw a star with five points, each with a light and a dark side."""
    canvas = Canvas((size, size), 100, 4, (*GOLD[2], 0))
    points = [
        (50 + reach * math.sin(turn), 52 - reach * math.cos(turn))
        for turn, reach in ((math.pi * at / 5, 20 if at % 2 else 46) for at in range(10))
    ]
    rim = [(50 + (x - 50) * 1.09, 52 + (y - 52) * 1.09) for x, y in points]
    canvas.fill(rim, mix(GOLD[2], (40, 22, 4), 0.55))
    for at in range(10):
        light = mix(GOLD[0], (255, 255, 244), 0.3) if at % 2 else mix(GOLD[1], GOLD[2], 0.35)
        canvas.fill(((50, 52), points[at], points[(at + 1) % 10]), light)
    return canvas.finished()
