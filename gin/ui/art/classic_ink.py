"""Colours and patterns of the classic courts."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec import Struct

from gin.ui.art.card_stock import DeckStyle
from gin.ui.art.vector import Canvas, Colour, Polygon, star


class ClassicInk(Struct, frozen=True):
    """The printer's inks: black, red, yellow and blue on paper."""

    line: Colour
    paper: Colour
    red: Colour
    yellow: Colour
    blue: Colour
    skin: Colour
    ground: Colour
    edge: Colour


def classic_ink(style: DeckStyle) -> ClassicInk:
    """Return the inks for a deck's paper; they are the same in decks of four colours."""
    if style.black:
        return ClassicInk(
            line=(0, 0, 0), paper=(216, 212, 202), red=(178, 34, 42), yellow=(206, 158, 44),
            blue=(48, 84, 168), skin=(226, 206, 178), ground=(0, 0, 0), edge=(255, 255, 255),
        )  # fmt: skip
    return ClassicInk(
        line=(20, 20, 26), paper=(255, 255, 255) if style.white else (255, 251, 241),
        red=(200, 26, 34), yellow=(246, 192, 48), blue=(30, 66, 148), skin=(253, 236, 212),
        ground=style.paper, edge=(0, 0, 0) if style.white else (24, 40, 92),
    )  # fmt: skip


def weave(c: Canvas, shape: Polygon, kind: str, ground: Colour, tint: Colour, more: Colour) -> None:
    """Fill the right half of a robe's shape, which begins at x = 0, with a pattern in three colours."""
    c.fill(shape, ground)
    right, top, low = max(x for x, _ in shape), min(y for _, y in shape), max(y for _, y in shape)
    with c.clip(shape):
        _WEAVES[kind](c, (right, top, low), tint, more)


_Area = tuple[float, float, float]
"""Right, upper and lower end of a pattern."""


def _grid(area: _Area, across: float, down: float) -> Iterator[tuple[float, float, int]]:
    """Yield the places of a pattern's motifs, with the number of the row."""
    right, top, low = area
    for row in range(int((low - top) / down) + 2):
        start = across / 2 if row % 2 else 0.0
        for column in range(int((right - start) / across) + 2):
            yield start + column * across, top + row * down, row


def _lozenges(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    for x, y, _ in _grid(area, 6.4, 5.2):
        c.lozenge(x, y, 2.3, 4.0, tint)
        c.lozenge(x, y, 0.9, 1.7, more)


def _crosses(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    for x, y, _ in _grid(area, 7.2, 5.8):
        c.lozenge(x, y, 0.95, 3.0, tint)
        c.lozenge(x, y, 3.0, 0.95, tint)
        c.disc(x, y, 0.9, more)


def _stripes(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    right, top, low = area
    for i in range(int(right / 6.2) + 1):
        x = 2.4 + i * 6.2
        c.fill(((x, top), (x + 3.1, top), (x + 4.4, low), (x + 1.3, low)), tint)
        c.stroke(((x + 1.6, top), (x + 2.9, low)), 0.7, more)


def _chevrons(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    right, top, low = area
    ridge = [(-1 + 10.5 * i, 7.0 * (i % 2)) for i in range(int(right / 10.5) + 3)]
    for i in range(-1, int((low - top) / 6.4) + 1):
        line = [(x, top + i * 6.4 + y) for x, y in ridge]
        c.stroke(line, 2.7, tint)
        c.stroke(line, 0.8, more)


def _scales(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    for x, y, _ in reversed(list(_grid(area, 6.2, 4.6))):
        c.disc(x, y, 3.5, more)
        c.disc(x, y - 0.55, 3.0, tint)
        c.disc(x, y + 0.6, 0.85, more)


def _stars(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    for x, y, _ in _grid(area, 8.4, 6.0):
        c.fill(star(x, y, 5, 2.8, 1.2), tint)
        c.disc(x + 4.2, y, 0.8, more)


_BEND = [(math.sin(math.pi * step / 7), step / 7) for step in range(8)]


def _scrolls(c: Canvas, area: _Area, tint: Colour, more: Colour) -> None:
    right, top, low = area
    for column in range(int(right / 8.4) + 2):
        for row in range(int((low - top) / 6.2) + 1):
            x, y, bend = column * 8.4 + 1, top + row * 6.2, 3.6 if row % 2 else -3.6
            c.stroke([(x + across * bend, y + down * 6.2) for across, down in _BEND], 1.3, tint)
            c.disc(x + bend * 0.34, y + 3.1, 1.15, more)


_WEAVES = {
    "lozenges": _lozenges,
    "crosses": _crosses,
    "stripes": _stripes,
    "chevrons": _chevrons,
    "scales": _scales,
    "stars": _stars,
    "scrolls": _scrolls,
}
