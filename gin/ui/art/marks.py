"""Signs for the quality of moves, each with its own shape."""

from __future__ import annotations

import pygame

from gin.interface.review import Mark
from gin.ui.art.design import Paper
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, ellipse, star

_COLOURS: dict[Mark, Colour] = {
    Mark.BEST: (36, 112, 66),
    Mark.GOOD: (62, 98, 132),
    Mark.SLIP: (154, 90, 4),
    Mark.MISTAKE: (170, 28, 40),
    Mark.HINT: (104, 84, 128),
}


def colour_of(mark: Mark, paper: Paper) -> Colour:
    """Return the ink of a mark on paper."""
    return paper.ink if paper.plain else _COLOURS[mark]


@cached
def sign(mark: Mark, size: int, paper: Paper) -> pygame.Surface:
    """Draw the sign of a mark."""
    ink = colour_of(mark, paper)
    canvas = Canvas((size, size), 100, 4, (*ink[:3], 0))
    match mark:
        case Mark.BEST:
            canvas.fill(star(50, 53, 5, 50, 22), ink)
        case Mark.GOOD:
            canvas.fill(ellipse(50, 50, 43, 43, 0, 360), ink)
            canvas.stroke([(31, 51), (45, 65), (70, 36)], 11, paper.fill)
        case Mark.SLIP:
            canvas.fill([(50, 4), (98, 91), (2, 91)], ink)
            canvas.stroke([(50, 36), (50, 61)], 10, paper.fill)
            canvas.disc(50, 76, 6.5, paper.fill)
        case Mark.MISTAKE:
            canvas.fill([(50, 0), (100, 50), (50, 100), (0, 50)], ink)
            canvas.stroke([(35, 35), (65, 65)], 11, paper.fill)
            canvas.stroke([(65, 35), (35, 65)], 11, paper.fill)
        case Mark.HINT:
            # A light bulb.
            canvas.disc(50, 37, 35, ink)
            canvas.fill([(32, 60), (68, 60), (64, 80), (36, 80)], ink)
            canvas.stroke([(38, 92), (62, 92)], 9, ink)
            canvas.stroke([(38, 40), (46, 50), (54, 40), (62, 50)], 6, paper.fill)
    return canvas.finished()
