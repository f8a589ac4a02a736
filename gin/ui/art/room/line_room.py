"""The room in contrast themes: a window and a fire in plain lines, without light or shade."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.room.daylight import Season, Sky
from gin.ui.art.vector import Canvas, Colour

WIDE, HIGH = 430, 190
"""Size of the drawing in units."""
_LINE = 2.6
_BRANCHES = (
    "M0 0 L0 -34", "M0 -18 L-14 -34", "M0 -24 L13 -40", "M0 -34 L-7 -50", "M0 -34 L8 -52",
    "M-8 -28 L-18 -30", "M8 -34 L18 -36",
)  # fmt: skip
_TWIGS = ((-14, -34), (13, -40), (-7, -50), (8, -52), (-18, -30), (18, -36), (0, -42))
_CROWN = (
    "M-6 -14 C-24 -10 -30 -28 -20 -36 C-26 -50 -10 -60 0 -54 C12 -62 26 -50 20 -38 "
    "C30 -28 22 -12 6 -14 Z"
)


@cached
def line_room(
    season: Season, sky: Sky, scale: float, ink: Colour, bright: Colour
) -> pygame.Surface:
    """Draw the window and the fireplace in two colours on a transparent ground."""
    size = round(WIDE * scale), round(HIGH * scale)
    canvas = Canvas(size, WIDE, 3, (*ink[:3], 0))
    with canvas.at(0, 0):
        _outside(canvas, season, sky, ink, bright)
        _window(canvas, ink)
        _hearth(canvas, ink, bright)
        canvas.stroke("M0 187 L430 187", _LINE, ink)
    return canvas.finished()


def _window(c: Canvas, ink: Colour) -> None:
    for line in (
        "M40 10 L160 10 L160 150 L40 150 Z", "M100 10 L100 150", "M40 62 L160 62",
        "M30 150 L170 150 L170 158 L30 158 Z", "M22 4 L178 4",
        "M40 10 C40 50 38 80 22 104", "M22 4 L16 150", "M22 104 C24 120 30 136 34 148",
        "M160 10 C160 50 162 80 178 104", "M178 4 L184 150", "M178 104 C176 120 170 136 166 148",
    ):  # fmt: skip
        c.stroke(line, _LINE, ink)


def _outside(c: Canvas, season: Season, sky: Sky, ink: Colour, bright: Colour) -> None:
    c.stroke("M40 122 C70 108 110 112 160 126", _LINE, ink)
    _SKIES[sky](c, bright)
    with c.at(124, 118):
        _TREES[season](c, ink)
    if season is Season.WINTER:
        for x, y in ((52, 76), (64, 94), (82, 74), (90, 102), (56, 34), (146, 84), (148, 50)):
            c.disc(x, y, 2.2, ink)
    elif season is Season.AUTUMN:
        for x, y, turn in ((92, 96, 30), (80, 112, -40), (146, 106, 60), (104, 80, 10)):
            with c.at(x, y, turn=turn):
                c.stroke("M-5 0 C-2 -4 2 -4 5 0 C2 4 -2 4 -5 0 Z", 1.8, ink)


def _night(c: Canvas, bright: Colour) -> None:
    c.stroke("M74 24 C62 30 62 48 76 52 C68 44 67 32 74 24 Z", _LINE, bright)
    for x, y in ((124, 28), (148, 46), (90, 40)):
        c.stroke(((x - 4, y), (x + 4, y)), 1.8, bright)
        c.stroke(((x, y - 4), (x, y + 4)), 1.8, bright)


def _sun(c: Canvas, bright: Colour, x: float, y: float, rays: range) -> None:
    for ray in rays:
        turn = math.radians(30 * ray)
        across, up = math.cos(turn), -math.sin(turn)
        c.stroke(((x + 18 * across, y + 18 * up), (x + 26 * across, y + 26 * up)), 2.2, bright)


def _day(c: Canvas, bright: Colour) -> None:
    c.ring(70, 38, 12, _LINE, bright)
    _sun(c, bright, 70, 38, range(12))


def _low_sun(c: Canvas, bright: Colour, x: float, y: float) -> None:
    half = [
        (x + 12 * math.cos(math.radians(turn)), y - 12 * math.sin(math.radians(turn)))
        for turn in range(0, 181, 12)
    ]
    c.stroke(half, _LINE, bright)
    _sun(c, bright, x, y, range(7))


def _dawn(c: Canvas, bright: Colour) -> None:
    _low_sun(c, bright, 70, 110)


def _dusk(c: Canvas, bright: Colour) -> None:
    _low_sun(c, bright, 70, 110)
    c.stroke("M46 30 L60 30 M53 23 L53 37", 1.8, bright)
    c.stroke("M84 96 L100 96 M46 84 L58 84", 1.8, bright)


_SKIES: dict[Sky, Callable[[Canvas, Colour], None]] = {
    Sky.NIGHT: _night, Sky.DAY: _day, Sky.DAWN: _dawn, Sky.DUSK: _dusk,
}  # fmt: skip


def _bare(c: Canvas, ink: Colour) -> None:
    for branch in _BRANCHES:
        c.stroke(branch, 2.2, ink)


def _blossoming(c: Canvas, ink: Colour) -> None:
    _bare(c, ink)
    for x, y in _TWIGS:
        c.ring(x, y, 3.6, 1.6, ink)


def _leafy(c: Canvas, ink: Colour) -> None:
    c.stroke("M0 0 L0 -14", _LINE, ink)
    c.stroke(_CROWN, _LINE, ink)


def _thin(c: Canvas, ink: Colour) -> None:
    _bare(c, ink)
    for x, y in _TWIGS:
        with c.at(x, y, turn=3 * x):
            c.stroke("M-5 0 C-2 -4 2 -4 5 0 C2 4 -2 4 -5 0 Z", 1.6, ink)


_TREES: dict[Season, Callable[[Canvas, Colour], None]] = {
    Season.WINTER: _bare, Season.SPRING: _blossoming, Season.SUMMER: _leafy, Season.AUTUMN: _thin,
}  # fmt: skip


def _hearth(c: Canvas, ink: Colour, bright: Colour) -> None:
    for line in (
        "M236 40 L414 40 L414 54 L236 54 Z", "M248 54 L248 187", "M402 54 L402 187",
        "M272 187 L272 108 C272 84 378 84 378 108 L378 187", "M248 74 L402 74",
        "M294 178 L350 168 M300 168 L356 178",
    ):  # fmt: skip
        c.stroke(line, _LINE, ink)
    c.stroke(
        "M325 168 C304 160 308 140 320 128 C320 138 330 138 330 116 C346 134 346 158 325 168",
        _LINE,
        bright,
    )
    c.stroke("M302 168 C294 160 296 150 302 144 M348 168 C358 160 356 150 350 142", _LINE, bright)
    # A clock and two candles on the mantelpiece.
    c.ring(325, 24, 13, _LINE, ink)
    c.stroke("M325 24 L325 16 M325 24 L331 27", 1.8, ink)
    for x in (262, 388):
        c.stroke(((x, 40), (x, 22)), 5, ink)
        c.stroke(((x, 17), (x, 10)), _LINE, bright)
