"""The standing lamp."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import saved
from gin.ui.art.room.decor import GILT, GILT_DARK, GILT_LIGHT, LINE, canvas_for
from gin.ui.art.vector import ellipse, mix

WIDE, HIGH = 96, 372
"""Size of the lamp in units."""
BULB = (48, 44)
"""Position of its light, in units from the upper left."""


@saved
def standing_lamp(scale: float, lit: bool) -> pygame.Surface:
    """Draw the lamp."""
    c = canvas_for(WIDE, HIGH, scale, (255, 214, 140))
    x = WIDE / 2
    c.fill(((x - 2.4, 70), (x + 2.4, 70), (x + 2.4, 346), (x - 2.4, 346)), GILT_DARK)
    c.fill(((x - 1.2, 70), (x + 0.6, 70), (x + 0.6, 346), (x - 1.2, 346)), GILT_LIGHT)
    for y, r in ((86, 5.4), (180, 4.6), (330, 6.0)):
        c.fill(ellipse(x, y, r + 0.8, r * 0.8 + 0.8), GILT_DARK)
        c.fill(ellipse(x, y, r, r * 0.8), GILT)
        c.fill(ellipse(x - 1.2, y - 1, r * 0.5, r * 0.34), GILT_LIGHT)
    c.fill(f"M{x - 30} 366 C{x - 26} 354 {x - 8} 354 {x - 4} 342 L{x + 4} 342 "
           f"C{x + 8} 354 {x + 26} 354 {x + 30} 366 Z", GILT_DARK)  # fmt: skip
    c.fill(f"M{x - 26} 364 C{x - 20} 356 {x - 6} 356 {x - 2} 344 L{x + 1} 344 C{x} 356 {x - 10} 362 {x - 14} 364 Z", GILT)  # fmt: skip
    c.fill(ellipse(x, 367, 31, 4), LINE)
    shade = f"M{x - 20} 6 L{x + 20} 6 C{x + 28} 36 {x + 36} 56 {x + 46} 74 L{x - 46} 74 C{x - 36} 56 {x - 28} 36 {x - 20} 6 Z"
    c.fill(shade, (246, 190, 104))
    with c.clip(shade):
        for number in range(9):
            t = number / 8
            half = 46 * (1 - t * 0.74)
            glow = mix((240, 176, 92), (255, 238, 190), t if lit else 0.2)
            c.fill(ellipse(x, 54, half, 46 * (1 - t * 0.7)), glow)
        for fold in (-0.66, -0.34, 0.0, 0.34, 0.66):
            c.stroke(((x + fold * 20, 6), (x + fold * 46, 74)), 0.9, (214, 150, 74))
    c.stroke(shade, 1.2, GILT_DARK)
    c.fill(((x - 46, 71), (x + 46, 71), (x + 47, 76), (x - 47, 76)), (166, 104, 46))
    for number in range(24):
        fringe = x - 46 + number * 4
        c.stroke(
            ((fringe, 76), (fringe, 83)), 1.3, (206, 148, 78) if number % 2 else (166, 104, 46)
        )
    c.fill(((x - 20, 4), (x + 20, 4), (x + 21, 9), (x - 21, 9)), (166, 104, 46))
    return c.finished()
