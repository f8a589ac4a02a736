"""The cup of a tournament, in brass."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.laurel import GOLD
from gin.ui.art.vector import Canvas, mix

_LIGHT, _BASE, _SHADE = GOLD
_BOWL = "M26 14 H74 C74 40 66 54 54 58 V70 H46 V58 C34 54 26 40 26 14 Z"
_DARK = "M56 14 H74 C74 40 66 54 54 58 V70 H50 V58 C58 48 60 34 56 14 Z"
_GLEAM = "M32 18 H40 C40 34 42 46 46 53 C37 48 32 36 32 18 Z"
_FOOT = "M36 70 H64 L68 78 H32 Z"
_BLOCK = "M28 78 H72 V90 H28 Z"
_HANDLE = "M70 20 C88 18 88 44 65 46 L64 41 C81 39 82 24 70 26 Z"


@cached
def cup(size: int) -> pygame.Surface:
    """Draw the cup in a square of `size` pixels."""
    canvas = Canvas((size, size), 100, 4, (*_SHADE, 0))
    with canvas.at(50, 0):
        for _ in canvas.both_sides():
            with canvas.at(-50, 0):
                canvas.fill(_HANDLE, _SHADE)
    canvas.fill(_BOWL, _BASE)
    canvas.fill(_DARK, mix(_BASE, _SHADE, 0.6))
    canvas.fill(_GLEAM, _LIGHT)
    canvas.fill("M24 11 H76 V17 H24 Z", _LIGHT)
    canvas.fill("M24 15 H76 V17 H24 Z", _SHADE)
    canvas.fill(_FOOT, mix(_BASE, _LIGHT, 0.3))
    canvas.fill(_BLOCK, mix(_SHADE, (40, 24, 10), 0.5))
    canvas.fill("M38 81 H62 V87 H38 Z", _BASE)
    return canvas.finished()
