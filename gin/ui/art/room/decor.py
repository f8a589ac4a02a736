"""Colours and patterns of the room in each theme."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from msgspec import Struct

from gin.ui.art.design import Theme
from gin.ui.art.vector import Canvas, Colour, mix

LINE: Colour = (24, 15, 11)
"""Colour of outlines."""
GILT: Colour = (214, 168, 88)
GILT_LIGHT: Colour = (250, 222, 152)
GILT_DARK: Colour = (120, 82, 34)


class Decor(Struct, frozen=True):
    """Colours of a room in full light; `motif` is the pattern of its wallpaper."""

    wall: Colour
    wood: Colour
    curtain: Colour
    stone: Colour
    motif: str


_DECORS = {
    "Green": Decor((96, 108, 88), (128, 72, 40), (124, 40, 40), (206, 196, 178), "leaf"),
    "Midnight": Decor((76, 92, 124), (112, 72, 48), (126, 84, 44), (198, 198, 204), "star"),
    "Burgundy": Decor((132, 70, 66), (108, 62, 38), (64, 84, 74), (208, 194, 176), "damask"),
    "Tobacco": Decor((142, 122, 86), (120, 72, 36), (52, 92, 72), (204, 192, 170), "stripe"),
    "Aubergine": Decor((108, 78, 116), (106, 64, 50), (150, 104, 58), (202, 194, 200), "lattice"),
}


def decor_of(theme: Theme) -> Decor:
    """Return the decor of a theme."""
    return _DECORS.get(theme.name, _DECORS["Green"])


def canvas_for(wide: float, high: float, scale: float, background: Colour) -> Canvas:
    """Return a canvas of this size in units, finely sampled unless it is large."""
    size = max(1, math.ceil(wide * scale)), max(1, math.ceil(high * scale))
    times = 4 if size[0] * size[1] < _LARGE else 2
    return Canvas(size, size[0] / scale, times, (*background[:3], 0))


_LARGE = 90_000
"""Pixels from which an image is sampled less finely, to save memory."""


@lru_cache(maxsize=256)
def shade(colour: Colour, amount: float) -> Colour:
    """Return a darker colour, or a lighter one for a negative amount."""
    if amount < 0:
        return mix(colour, (255, 240, 214), -amount)
    return mix(colour, (10, 6, 8), amount)


def blank(size: tuple[int, int]) -> pygame.Surface:
    """Return a transparent image."""
    return pygame.Surface(size, pygame.SRCALPHA, 32)
