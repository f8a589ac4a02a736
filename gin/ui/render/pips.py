"""Pips in a row: as many filled ones as a part of a whole."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, ellipse
from gin.ui.render.style import Look

_EACH = 15
"""Distance between two pips, in units."""


def pips_width(look: Look, whole: int) -> int:
    """Return the width of a row of pips in pixels."""
    return whole * look.s(_EACH)


@cached
def pips(size: int, part: int, whole: int, colour: Colour) -> pygame.Surface:
    """Draw a row of pips, each `size` pixels wide; the first `part` are filled."""
    canvas = Canvas((size * whole, size), 100 * whole, 4, (*colour[:3], 0))
    for place in range(whole):
        middle = 100 * place + 50
        if place < part:
            canvas.disc(middle, 50, 34, colour)
        else:
            canvas.stroke(ellipse(middle, 50, 29, 29, 0, 360), 9, colour, closed=True)
    return canvas.finished()


def pip_row(look: Look, meter: tuple[int, int]) -> pygame.Surface:
    """Return the row of pips for a part of a whole, on a list's row."""
    theme = look.theme
    colour = theme.text if theme.plain else theme.brass_light
    return pips(look.s(_EACH), *meter, colour)
