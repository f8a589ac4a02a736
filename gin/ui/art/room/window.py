"""The window with its curtains, and the season outside."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from gin.ui.art.image_cache import saved
from gin.ui.art.room.daylight import Season, Sky
from gin.ui.art.room.decor import GILT, GILT_DARK, GILT_LIGHT, LINE, Decor, canvas_for, shade
from gin.ui.art.vector import Canvas, Colour, Polygon, ellipse, mix, smoothstep

WIDE, HIGH = 196, 470
"""Size of the window with its curtains, in units."""
_GLASS = (44, 44, 108, 372)
"""The panes with their frame: left, top, width and height in units."""

_SKIES: dict[Sky, tuple[Colour, Colour, Colour]] = {
    Sky.NIGHT: ((14, 20, 46), (34, 46, 86), (20, 26, 44)),
    Sky.DAWN: ((96, 112, 160), (244, 186, 150), (70, 70, 92)),
    Sky.DAY: ((122, 164, 206), (206, 222, 228), (104, 122, 120)),
    Sky.DUSK: ((62, 56, 108), (232, 130, 84), (52, 42, 62)),
}
"""The colours of the upper sky, of the sky at the horizon, and of the far hills."""
_GROUND: dict[Season, Colour] = {
    Season.WINTER: (214, 222, 234),
    Season.SPRING: (116, 150, 84),
    Season.SUMMER: (88, 128, 66),
    Season.AUTUMN: (158, 116, 60),
}
_LEAVES: dict[Season, tuple[Colour, ...]] = {
    Season.WINTER: (),
    Season.SPRING: ((246, 200, 210), (252, 226, 230), (232, 168, 186)),
    Season.SUMMER: ((66, 112, 58), (88, 136, 66), (52, 94, 54)),
    Season.AUTUMN: ((206, 112, 40), (226, 156, 56), (166, 72, 36)),
}
_DARKER = {Sky.NIGHT: 0.66, Sky.DAWN: 0.22, Sky.DAY: 0.0, Sky.DUSK: 0.42}


def _rect(x: float, y: float, wide: float, high: float) -> Polygon:
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


@saved
def view_outside(season: Season, sky: Sky, scale: float) -> pygame.Surface:
    """Draw the view through the panes."""
    _, _, wide, high = _GLASS
    c = canvas_for(wide, high, scale, (0, 0, 0))
    upper, lower, hills = _SKIES[sky]
    horizon, rng = high * 0.72, random.Random(11)
    steps = 48
    for step in range(steps):
        t = step / (steps - 1)
        y = horizon * 1.06 * step / steps
        c.fill(_rect(0, y, wide, horizon / steps * 1.06 + 1), mix(upper, lower, smoothstep(t)))
    dusky = _DARKER[sky]

    def dim(colour: Colour) -> Colour:
        return mix(colour, mix(upper, (8, 10, 24), 0.5), dusky)

    if sky is Sky.NIGHT:
        for _ in range(34):
            x, y, r = (
                rng.uniform(2, wide),
                rng.uniform(4, horizon * 0.8),
                rng.choice((0.6, 0.8, 1.3)),
            )
            c.disc(x, y, r, (236, 238, 250))
        c.disc(74, 62, 15, (52, 62, 104))
        c.disc(74, 62, 12, (246, 240, 214))
        c.disc(79, 58.5, 10.4, mix(upper, lower, 0.16))
    elif sky is Sky.DAY:
        for x, y, size in ((30, 70, 1.0), (84, 120, 0.7)):
            for dx, dy, r in ((-14, 2, 8), (0, -3, 12), (14, 2, 9), (26, 4, 6)):
                c.disc(x + dx * size, y + dy * size, r * size, (240, 243, 243))
            c.fill(_rect(x - 22 * size, y + 4 * size, 54 * size, 7 * size), (240, 243, 243))
    else:
        sun = (255, 226, 168) if sky is Sky.DAWN else (255, 188, 112)
        c.disc(36, horizon - 26, 24, mix(lower, sun, 0.4))
        c.disc(36, horizon - 26, 15, sun)
    c.fill(f"M0 {horizon - 20} C24 {horizon - 48} 52 {horizon - 20} 70 {horizon - 34} "
           f"C86 {horizon - 46} 100 {horizon - 30} {wide} {horizon - 36} L{wide} {high} L0 {high} Z",
           mix(hills, dim(_GROUND[season]), 0.25))  # fmt: skip
    c.fill(f"M0 {horizon + 8} C30 {horizon - 12} 66 {horizon + 12} {wide} {horizon - 4} "
           f"L{wide} {high} L0 {high} Z", dim(shade(_GROUND[season], 0.12)))  # fmt: skip
    c.fill(f"M0 {horizon + 40} C40 {horizon + 22} 70 {horizon + 46} {wide} {horizon + 30} "
           f"L{wide} {high} L0 {high} Z", dim(_GROUND[season]))  # fmt: skip
    if sky in (Sky.NIGHT, Sky.DUSK):
        # A house with lit windows, far away.
        c.fill(_rect(70, horizon - 6, 20, 13), dim((60, 44, 44)))
        c.fill(((67, horizon - 6), (80, horizon - 16), (93, horizon - 6)), dim((40, 30, 36)))
        for x in (73, 82):
            c.fill(_rect(x, horizon - 2, 4, 4.6), (255, 206, 110))
    _tree(c, season, dim, high, rng)
    if season is Season.WINTER:
        for _ in range(46):
            c.disc(
                rng.uniform(0, wide),
                rng.uniform(0, high),
                rng.choice((0.9, 1.2, 1.7)),
                (238, 242, 250),
            )
    return c.finished()


def _tree(
    c: Canvas,
    season: Season,
    dim: Callable[[Colour], Colour],
    high: float,
    rng: random.Random,
) -> None:
    bark = dim((70, 48, 38))
    c.fill(f"M2 {high} C10 {high * 0.7} 6 {high * 0.5} 10 {high * 0.34} L17 {high * 0.34} "
           f"C16 {high * 0.5} 20 {high * 0.7} 26 {high} Z", bark)  # fmt: skip
    branches = (
        ((12, 170), (30, 140), (46, 134)), ((13, 140), (20, 108), (38, 84)), ((14, 190), (40, 176), (66, 178)),
        ((12, 130), (4, 100), (-4, 86)), ((38, 176), (52, 158), (62, 152)), ((24, 106), (34, 104), (52, 106)),
    )  # fmt: skip
    for line in branches:
        c.stroke(line, 3.4, bark)
    if season is Season.WINTER:
        for a, b, d in branches:
            c.stroke([(x, y - 2) for x, y in (a, b, d)], 1.5, dim((232, 238, 246)))
        return
    leaves = _LEAVES[season]
    count = {Season.SPRING: 90, Season.SUMMER: 150, Season.AUTUMN: 84}[season]
    for _ in range(count):
        a, b, d = rng.choice(branches)
        t = rng.random()
        x = a[0] + (d[0] - a[0]) * t + rng.gauss(0, 9)
        y = a[1] + (d[1] - a[1]) * t + rng.gauss(0, 11)
        c.disc(x, y, rng.uniform(2.6, 5.4), dim(rng.choice(leaves)))
    if season is Season.AUTUMN:
        for _ in range(12):
            x, y = rng.uniform(20, 104), rng.uniform(high * 0.4, high * 0.98)
            c.fill(ellipse(x, y, 2.6, 1.5), dim(rng.choice(leaves)))


@saved
def window(decor: Decor, season: Season, sky: Sky, scale: float) -> pygame.Surface:
    """Draw the window and its sill, with the world outside, without curtains."""
    c = canvas_for(WIDE, HIGH, scale, decor.curtain)
    x, y, wide, high = _GLASS
    white = mix(decor.stone, decor.wood, 0.24)
    c.fill(_rect(x - 9, y - 9, wide + 18, high + 18), shade(white, 0.45))
    outside = view_outside(season, sky, scale)
    sized = pygame.transform.smoothscale(outside, (round(wide * c.scale), round(high * c.scale)))
    c.surface.blit(sized, (round(x * c.scale), round(y * c.scale)))
    # Six panes.
    for line in (x - 2, x + wide / 2 - 2.5, x + wide - 3):
        c.fill(_rect(line, y - 4, 5, high + 8), shade(white, 0.12))
        c.fill(_rect(line, y - 4, 1.2, high + 8), shade(white, -0.3))
    for line in (y - 4, y + high * 0.31, y + high * 0.655, y + high - 4):
        c.fill(_rect(x - 2, line, wide + 4, 5), shade(white, 0.12))
        c.fill(_rect(x - 2, line, wide + 4, 1.3), shade(white, -0.3))
    if season is Season.WINTER:
        snow = mix((240, 244, 250), _SKIES[sky][0], _DARKER[sky] * 0.7)
        for line in (y + high * 0.31, y + high * 0.655, y + high - 4):
            for left in (x + 3, x + wide / 2 + 2.5):
                edge = wide / 2 - 5.5
                c.fill(f"M{left} {line} L{left} {line - 5} C{left + edge * 0.3} {line - 9} "
                       f"{left + edge * 0.6} {line - 2} {left + edge} {line - 6} L{left + edge} {line} Z", snow)  # fmt: skip
    # The sill.
    c.fill(_rect(x - 18, y + high + 8, wide + 36, 4), shade(white, -0.25))
    c.fill(_rect(x - 18, y + high + 12, wide + 36, 6), shade(white, 0.1))
    c.fill(_rect(x - 14, y + high + 18, wide + 28, 3), shade(white, 0.6))
    return c.finished()


@saved
def curtains(decor: Decor, scale: float) -> pygame.Surface:
    """Draw the curtains with their pelmet, in an image as large as the window's."""
    c = canvas_for(WIDE, HIGH, scale, decor.curtain)
    _curtains(c, decor)
    return c.finished()


def _curtains(c: Canvas, decor: Decor) -> None:
    cloth = decor.curtain
    middle = WIDE / 2
    with c.at(middle, 0):
        for _ in c.both_sides():
            # Gathered at two thirds of their height, they fall to the floor.
            c.fill(
                "M98 18 L18 18 C24 120 34 220 62 300 C58 350 56 410 56 466 L98 466 Z",
                shade(cloth, 0.28),
            )
            c.fill("M98 18 L22 18 C30 130 42 230 66 300 L98 300 Z", cloth)
            for fold, tone in (
                (0.18, 0.34),
                (0.36, -0.1),
                (0.52, 0.3),
                (0.68, -0.08),
                (0.84, 0.36),
            ):
                x0, x1, x2 = 24 + 74 * fold, 64 + 34 * fold, 58 + 40 * fold
                c.stroke(f"M{x0} 20 C{x0 + 5} 140 {x1 - 12} 240 {x1} 298", 2.6, shade(cloth, tone))
                c.stroke(f"M{x1} 304 C{x2} 350 {x2} 410 {x2} 464", 2.4, shade(cloth, tone * 0.8))
            c.stroke("M18 20 C24 120 34 220 62 300 C58 350 56 410 56 466", 1.4, shade(cloth, 0.6))
            # The gilt cord with its tassel.
            c.stroke("M60 296 C70 306 84 308 98 304", 4.6, GILT_DARK)
            c.stroke("M60 295 C70 305 84 307 98 303", 2.6, GILT)
            c.fill("M62 300 L56 330 L70 330 Z", GILT_DARK)
            c.fill("M62 300 L58 328 L66 328 Z", GILT)
            c.disc(62, 300, 4, GILT_LIGHT)
    # The rod and the pelmet.
    pelmet = [(0.0, 10.0), (WIDE, 10.0), (WIDE, 40.0)]
    swags = 4
    for number in range(swags):
        right = WIDE - WIDE * number / swags
        left = right - WIDE / swags
        pelmet += ellipse((left + right) / 2, 40, WIDE / swags / 2, 17, 0, 180)
    c.fill(pelmet, shade(cloth, 0.1))
    c.stroke(pelmet[2:], 2.2, GILT)
    for number in range(swags):
        left = WIDE * number / swags
        for dip, tone in ((8, 0.24), (16, -0.08), (25, 0.24)):
            line = ellipse(left + WIDE / swags / 2, 24, WIDE / swags / 2 - 4, dip, 10, 170)
            c.stroke(line, 1.6, shade(cloth, tone))
    c.fill(_rect(0, 4, WIDE, 9), shade(decor.wood, 0.1))
    c.fill(_rect(0, 4, WIDE, 2.4), shade(decor.wood, -0.3))
    c.stroke(((0, 13.5), (WIDE, 13.5)), 1.6, GILT_DARK)
    c.stroke(_rect(0.5, 4, WIDE - 1, 9), 0.8, LINE, closed=True)
