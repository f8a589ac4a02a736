"""Small things on the mantel and on the side table."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import cached, saved
from gin.ui.art.room.decor import GILT, GILT_DARK, GILT_LIGHT, LINE, Decor, canvas_for, shade
from gin.ui.art.vector import ellipse, mix

CLOCK = (58, 66)
CANDLE = (26, 74)
_CREAM = (244, 234, 208)


@saved
def clock(decor: Decor, scale: float) -> pygame.Surface:
    """Draw the mantel clock without its hands."""
    c = canvas_for(*CLOCK, scale, LINE)
    wood = mix(decor.wood, (30, 16, 10), 0.2)
    c.fill(
        "M4 66 L4 58 C12 56 12 44 12 34 C12 16 20 6 29 6 C38 6 46 16 46 34 C46 44 46 56 54 58 L54 66 Z",
        LINE,
    )
    c.fill(
        "M5.4 59 C14 57 13.4 44 13.4 34 C13.4 17 21 7.4 29 7.4 C37 7.4 44.6 17 44.6 34 C44.6 44 44 57 52.6 59 Z",
        wood,
    )
    c.fill(
        "M8 58 C15 56 15 44 15 34 C15 18 22 9 27 8.6 C20 14 18 24 18 34 C18 46 17 55 13 58 Z",
        shade(wood, -0.25),
    )
    c.fill(((3, 59), (55, 59), (56, 65.4), (2, 65.4)), wood)
    c.fill(((3, 59), (55, 59), (55, 60.4), (3, 60.4)), shade(wood, -0.3))
    c.disc(29, 5, 3.6, GILT_DARK)
    c.disc(29, 4.6, 2.6, GILT)
    c.disc(29, 31, 13.6, GILT_DARK)
    c.disc(29, 31, 12.6, GILT)
    c.disc(29, 31, 11, _CREAM)
    for number in range(12):
        with c.at(29, 31, turn=30 * number):
            long = 2.6 if number % 3 == 0 else 1.5
            c.stroke(((0, -10.0), (0, -10.0 + long)), 1.1 if number % 3 == 0 else 0.7, LINE)
    c.disc(29, 52, 2.6, GILT)
    return c.finished()


@cached
def clock_hands(minutes: int, scale: float) -> pygame.Surface:
    """Draw the hands of the mantel clock at a time in minutes from midnight."""
    c = canvas_for(*CLOCK, scale, LINE)
    for turn, long, wide in ((minutes / 2, 6.0, 1.7), (minutes * 6, 9.0, 1.1)):
        with c.at(29, 31, turn=turn % 360):
            c.stroke(((0, 1.6), (0, -long)), wide, (30, 20, 22))
    c.disc(29, 31, 1.3, GILT_DARK)
    return c.finished()


@saved
def candle(scale: float, burns: bool) -> pygame.Surface:
    """Draw a candle in its stick."""
    c = canvas_for(*CANDLE, scale, (255, 206, 120))
    x = 13
    for grow, opacity in ((11, 26), (8, 40), (5.6, 60)) if burns else ():
        halo = pygame.Surface(c.surface.get_size(), pygame.SRCALPHA, 32)
        middle = (x * c.scale, 13 * c.scale)
        pygame.draw.circle(halo, (255, 190, 96, opacity), middle, grow * c.scale)
        c.surface.blit(halo, (0, 0))
    c.fill(((x - 3, 20), (x + 3, 20), (x + 3, 46), (x - 3, 46)), _CREAM)
    c.fill(((x + 0.6, 20), (x + 3, 20), (x + 3, 46), (x + 0.6, 46)), shade(_CREAM, 0.22))
    c.stroke(((x, 21), (x, 17)), 0.9, LINE)
    if burns:
        flame = f"M{x} 5 C{x + 5} 11 {x + 4} 18 {x} 18.6 C{x - 4} 18 {x - 4} 12 {x} 5 Z"
        c.fill(flame, (255, 176, 70))
        c.fill(
            f"M{x} 9 C{x + 2.6} 13 {x + 2} 17.4 {x} 17.8 C{x - 2} 17.4 {x - 2} 13 {x} 9 Z",
            (255, 240, 190),
        )
    c.fill(ellipse(x, 46, 7.4, 2.6), GILT_DARK)
    c.fill(ellipse(x, 45.2, 6.4, 1.9), GILT_LIGHT)
    c.fill(f"M{x - 2} 47 C{x - 4} 52 {x - 4} 55 {x - 1.6} 58 C{x - 3} 64 {x - 4} 67 {x - 10} 71 "
           f"L{x - 10} 74 L{x + 10} 74 L{x + 10} 71 C{x + 4} 67 {x + 3} 64 {x + 1.6} 58 "
           f"C{x + 4} 55 {x + 4} 52 {x + 2} 47 Z", GILT_DARK)  # fmt: skip
    c.fill(f"M{x - 1.4} 48 C{x - 3} 52 {x - 3} 55 {x - 0.8} 58 C{x - 2} 64 {x - 3} 68 {x - 8} 72 "
           f"L{x - 1} 72 C{x} 66 {x} 52 {x} 48 Z", GILT)  # fmt: skip
    return c.finished()
