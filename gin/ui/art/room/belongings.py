"""Things of the opponents, on the mantel, on the side table and on the floor."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec import Struct

from gin.interface.pictures import Portrait
from gin.ui.art.card_stock import draw_suit
from gin.ui.art.image_cache import saved
from gin.ui.art.room.decor import GILT, GILT_DARK, GILT_LIGHT, LINE, canvas_for, shade
from gin.ui.art.vector import Canvas, Colour, ellipse, symmetric

_CREAM: Colour = (244, 234, 208)
_RED: Colour = (170, 52, 46)
_BLUE: Colour = (62, 92, 142)
_GREEN: Colour = (58, 104, 76)
_BROWN: Colour = (132, 84, 48)


class Evening(Struct, frozen=True):
    """An opponent's evening: names of things, each drawn by a function of this module.

    Two stand on the mantel, left and right of the clock, one on the side table, and one on the
    floor before the hearth or leaning on the side table.
    """

    mantel: tuple[str, str]
    table: str
    hearth: str = ""
    beside: str = ""


EVENINGS: dict[Portrait | None, Evening] = {
    Portrait.PIA: Evening(("paper-hat", "blocks"), "teddy", hearth="train"),
    Portrait.FELIX: Evening(("ink", "row-of-books"), "books", hearth="slippers"),
    Portrait.BRUNO: Evening(("stein", "dice"), "bottle", beside="guitar"),
    Portrait.ADA: Evening(("vase", "cocktail"), "gramophone"),
    Portrait.VERA: Evening(("photograph", "yarn"), "tea", hearth="cat"),
    Portrait.ANSELM: Evening(("pipe", "chess"), "globe", hearth="dog"),
    None: Evening(("plant", "row-of-books"), "cards"),
}


@saved
def belonging(name: str, scale: float) -> pygame.Surface:
    """Draw a thing that stands in the middle of the lower edge of its image."""
    draw, wide, high = THINGS[name]
    c = canvas_for(wide, high, scale, LINE)
    with c.at(wide / 2, high - 0.6):
        draw(c)
    return c.finished()


def _box(x: float, y: float, wide: float, high: float) -> list[tuple[float, float]]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def _shape(
    c: Canvas, shape: str | list[tuple[float, float]], colour: Colour, width: float = 1.2
) -> None:
    c.outlined(shape, colour, width, LINE, closed=True)


# --- Pia -----------------------------------------------------------------------------------------


def _hat(c: Canvas) -> None:
    paper = (226, 216, 190)
    _shape(c, "M-18 0 L18 0 L14 -10 L-14 -10 Z", shade(paper, 0.1))
    _shape(c, "M-14 -10 L0 -34 L14 -10 Z", paper)
    c.fill("M0 -34 L14 -10 L3 -10 Z", shade(paper, 0.2))
    c.stroke(((-15, -7), (15, -7)), 1.6, _RED)


def _blocks(c: Canvas) -> None:
    for x, y, colour, suit in (
        (-17, -16, _RED, "H"),
        (1, -16, _BLUE, "S"),
        (-8, -32, (206, 160, 64), "C"),
    ):
        _shape(c, _box(x, y, 15.4, 15.4), colour)
        c.fill(_box(x + 2, y + 2, 11.4, 11.4), shade(colour, -0.25))
        draw_suit(c, suit, x + 7.7, y + 7.8, 8.6, _CREAM)


def _teddy(c: Canvas) -> None:
    fur = (164, 112, 62)
    pale = shade(fur, -0.3)
    for side in (-1, 1):
        _shape(c, ellipse(side * 17, -9, 10, 9), fur)
        c.fill(ellipse(side * 19, -8.4, 5.6, 5.4), pale)
        with c.at(side * 20, -36, turn=side * -32):
            _shape(c, ellipse(0, 0, 6.6, 12), fur)
    _shape(c, ellipse(0, -23, 17, 20), fur)
    c.fill(ellipse(0, -19, 10.4, 12.4), pale)
    for side in (-1, 1):
        _shape(c, ellipse(side * 14, -68, 7, 7), fur)
        c.fill(ellipse(side * 14, -68, 3.8, 3.8), pale)
    _shape(c, ellipse(0, -55, 18, 16), fur)
    c.fill(ellipse(0, -49.6, 8.4, 6.6), pale)
    c.fill(ellipse(0, -53, 3.2, 2.4), LINE)
    c.stroke("M0 -51 L0 -48.4 C-2 -46 -4 -46 -5 -47.6 M0 -48.4 C2 -46 4 -46 5 -47.6", 0.9, LINE)
    for side in (-1, 1):
        c.disc(side * 6.6, -58, 1.9, LINE)
        c.disc(side * 6.6 + 0.5, -58.6, 0.6, _CREAM)
    # A bow.
    _shape(c, "M0 -40 L-11 -46 L-11 -34 Z", _RED, 1.0)
    _shape(c, "M0 -40 L11 -46 L11 -34 Z", _RED, 1.0)
    c.disc(0, -40, 2.6, shade(_RED, -0.2))
    with c.at(38, 0):
        _hat(c)


def _train(c: Canvas) -> None:
    for x in (-26, -12, 6, 18, 30):
        c.disc(x, -3.4, 3.6, LINE)
        c.disc(x, -3.4, 2.0, GILT)
    _shape(c, _box(-32, -17, 22, 11), _BLUE)
    _shape(c, _box(-4, -18, 38, 12), _RED)
    _shape(c, _box(-4, -28, 14, 12), _RED)
    c.fill(_box(-1, -25.4, 8, 6), _CREAM)
    _shape(c, _box(-6.4, -31, 19, 3.6), (206, 160, 64))
    _shape(c, _box(24, -27, 5, 10), LINE)
    c.stroke(((-10, -9), (-4, -9)), 1.4, LINE)


# --- Felix ---------------------------------------------------------------------------------------


def _ink(c: Canvas) -> None:
    c.fill("M2 -14 C10 -30 8 -46 16 -54 C19 -44 16 -28 6 -12 Z", _CREAM)
    c.stroke("M3 -13 C10 -28 11 -40 15 -52", 0.9, shade(_CREAM, 0.4))
    _shape(
        c,
        "M-10 0 L-10 -10 C-10 -14 -5 -14 -4 -18 L4 -18 C5 -14 10 -14 10 -10 L10 0 Z",
        (46, 62, 88),
    )
    c.fill(_box(-7.4, -9, 4, 7), (110, 132, 160))
    _shape(c, _box(-5, -21, 10, 4), GILT_DARK, 0.9)


def _row(c: Canvas) -> None:
    x = -20.0
    for wide, high, colour in (
        (7, 34, _RED),
        (6, 38, _GREEN),
        (8, 32, _BLUE),
        (6, 36, (150, 110, 54)),
    ):
        _shape(c, _box(x, -high, wide, high), colour)
        for y in (0.22, 0.74):
            c.fill(_box(x + 0.8, -high * y, wide - 1.6, 1.4), GILT)
        x += wide
    with c.at(x + 1, 0, turn=14):
        _shape(c, _box(0, -33, 7, 33), (110, 62, 84))
        c.fill(_box(0.8, -25, 5.4, 1.4), GILT)


def _books(c: Canvas) -> None:
    y = 0.0
    for left, wide, high, colour in (
        (-38, 74, 14, _BLUE), (-32, 66, 11, _RED), (-36, 68, 13, _GREEN), (-27, 54, 10, (150, 110, 54)),
    ):  # fmt: skip
        y -= high
        _shape(c, _box(left, y, wide, high), colour)
        c.fill(_box(left + wide - 15, y + 2.2, 14.2, high - 4.4), _CREAM)
        for line in (0.36, 0.64):
            c.stroke(
                ((left + wide - 14, y + high * line), (left + wide - 1, y + high * line)),
                0.6,
                shade(_CREAM, 0.3),
            )
        for x in (6, 12):
            c.fill(_box(left + x, y + 0.8, 1.8, high - 1.6), GILT)
    # The top one is open.
    _shape(c, f"M0 {y} C-10 {y - 7} -24 {y - 7} -34 {y - 3} L-34 {y - 9} C-24 {y - 14} -10 {y - 14} 0 {y - 6} "
           f"C10 {y - 14} 24 {y - 14} 34 {y - 9} L34 {y - 3} C24 {y - 7} 10 {y - 7} 0 {y} Z", _CREAM)  # fmt: skip
    c.stroke(((0, y), (0, y - 6)), 1.0, LINE)
    c.stroke(f"M0 {y - 5} C4 {y - 2} 5 {y + 6} 3 {y + 12}", 1.6, _RED)
    # Spectacles.
    for x in (-18, -6):
        c.ring(x, y - 13, 4.6, 1.3, LINE)


def _slippers(c: Canvas) -> None:
    for x in (-12, 12):
        _shape(
            c,
            f"M{x - 10} 0 C{x - 12} -8 {x - 4} -12 {x + 2} -10 C{x + 8} -9 {x + 11} -5 {x + 10} 0 Z",
            (104, 48, 44),
        )
        c.fill(ellipse(x - 4, -7.6, 4.6, 2.6), (52, 26, 24))
        c.disc(x + 5, -6.6, 2.2, _CREAM)


# --- Bruno ---------------------------------------------------------------------------------------


def _stein(c: Canvas) -> None:
    _shape(c, "M12 -8 C24 -8 24 -32 12 -30 L12 -25 C18 -26 18 -13 12 -13 Z", (120, 128, 142))
    _shape(c, _box(-12, -36, 24, 36), (150, 158, 170))
    for y in (-31, -8):
        c.fill(_box(-11.4, y, 22.8, 2.6), (96, 104, 118))
    c.fill(_box(-9, -35, 4, 34), (206, 212, 220))
    draw_suit(c, "C", 1, -19, 11, _BLUE)
    _shape(c, "M-13 -36 C-10 -44 10 -44 13 -36 Z", (120, 128, 142))
    c.disc(0, -43.6, 2.6, GILT)


def _dice(c: Canvas) -> None:
    for x, turn, pips in (
        (-9, -6, ((0, 0), (-3.6, -3.6), (3.6, 3.6))),
        (10, 9, ((-3.4, -3.4), (3.4, 3.4), (-3.4, 3.4), (3.4, -3.4))),
    ):
        with c.at(x, -8.6, turn=turn):
            _shape(c, _box(-7.6, -7.6, 15.2, 15.2), _CREAM)
            for px, py in pips:
                c.disc(px, py, 1.5, _RED)


def _bottle(c: Canvas) -> None:
    glass = (44, 84, 58)
    _shape(
        c,
        "M-13 0 L-13 -44 C-13 -56 -5 -56 -5 -66 L-5 -78 L5 -78 L5 -66 C5 -56 13 -56 13 -44 L13 0 Z",
        glass,
    )
    c.fill(
        "M-10 -2 L-10 -44 C-10 -52 -4 -54 -3 -64 L-1.4 -64 C-3 -54 -6 -50 -6 -42 L-6 -2 Z",
        (106, 152, 116),
    )
    _shape(c, _box(-12.4, -38, 24.8, 24), _CREAM, 0.9)
    draw_suit(c, "D", 0, -27, 12, _RED)
    c.stroke(((-9, -18), (9, -18)), 0.9, shade(_CREAM, 0.4))
    _shape(c, _box(-5.6, -82, 11.2, 9), (138, 40, 38))
    for x in (-34, 32):
        _shape(c, f"M{x - 9} -24 L{x + 9} -24 L{x + 6.6} 0 L{x - 6.6} 0 Z", (132, 150, 158))
        c.fill(f"M{x - 8} -15 L{x + 8} -15 L{x + 6} -1.4 L{x - 6} -1.4 Z", (206, 140, 56))
        c.fill(f"M{x - 6.6} -23 L{x - 4.4} -23 L{x - 3.6} -2 L{x - 5} -2 Z", (222, 230, 232))


def _guitar(c: Canvas) -> None:
    body, edge = (186, 112, 48), (96, 48, 22)
    with c.at(4, -46, turn=13):
        c.fill(_box(-3.4, -96, 6.8, 70), (62, 36, 24))
        _shape(c, "M-5 -114 L5 -114 L4 -95 L-4 -95 Z", (62, 36, 24))
        for y in (-110, -105, -100):
            c.disc(-6, y, 1.7, GILT)
            c.disc(6, y, 1.7, GILT)
        _shape(
            c,
            symmetric("M0 -34 C12 -34 17 -26 15 -16 C13 -8 12 -4 17 2 C26 14 24 42 0 44"),
            body,
            1.6,
        )
        c.stroke(
            symmetric("M0 -30 C9 -30 13 -24 12 -16 C10 -8 9 -3 13.4 3 C21 14 19 38 0 40"),
            0.9,
            edge,
            closed=True,
        )
        c.disc(0, -6, 7.8, GILT_DARK)
        c.disc(0, -6, 6.4, LINE)
        _shape(c, _box(-9, 20, 18, 4.4), edge, 0.8)
        for x in (-2.2, -0.7, 0.7, 2.2):
            c.stroke(((x, -110), (x, 21)), 0.5, _CREAM)


# --- Ada -----------------------------------------------------------------------------------------


def _vase(c: Canvas) -> None:
    for x, y, turn, colour in (
        (-9, -44, -20, (214, 92, 96)),
        (8, -46, 16, (238, 196, 120)),
        (0, -54, 0, (226, 128, 130)),
    ):
        c.stroke(((0, -22), (x, y)), 1.3, _GREEN)
        with c.at(x, y, turn=turn):
            for number in range(5):
                with c.at(0, 0, turn=72 * number):
                    c.fill(ellipse(0, -4.2, 3.3, 4.2), colour)
            c.disc(0, 0, 2.2, GILT)
    for side in (-1, 1):
        c.fill(
            f"M0 -24 C{side * 6} -30 {side * 14} -32 {side * 17} -28 C{side * 12} -24 {side * 5} -22 0 -24 Z",
            _GREEN,
        )
    _shape(c, symmetric("M0 -28 L6 -28 C4 -22 11 -18 11 -11 C11 -4 7 -2 6 0 L0 0"), (44, 110, 112))
    c.fill("M-8 -12 C-8 -17 -4 -20 -3 -26 L-1 -26 C-2 -19 -5 -16 -5 -10 Z", (132, 190, 184))
    c.stroke(((-10.4, -10), (10.4, -10)), 1.2, GILT)


def _cocktail(c: Canvas) -> None:
    _shape(
        c,
        "M-13 -36 L13 -36 L1.4 -20 L1.4 -3 L8 -1 L8 0 L-8 0 L-8 -1 L-1.4 -3 L-1.4 -20 Z",
        (164, 184, 188),
        1.0,
    )
    c.fill("M-10 -33 L10 -33 L0 -20.6 Z", (214, 120, 84))
    c.stroke(((9, -42), (-3, -26)), 0.9, _BROWN)
    c.disc(2, -30.6, 3.0, (116, 142, 66))
    c.disc(2.6, -31, 1.0, _RED)


def _gramophone(c: Canvas) -> None:
    wood = (112, 62, 36)
    _shape(c, _box(-30, -24, 60, 20), wood)
    c.fill(_box(-27, -20, 54, 2), shade(wood, -0.24))
    _shape(c, _box(-34, -5, 68, 5), shade(wood, 0.2))
    _shape(c, _box(-33, -28, 66, 4.6), shade(wood, -0.08))
    draw_suit(c, "H", 0, -12.6, 10, GILT)
    _shape(c, ellipse(2, -30, 25, 3.6), (30, 28, 32))
    c.fill(ellipse(2, -30.4, 7, 1.2), _RED)
    c.stroke(((31, -14), (40, -14), (40, -20)), 2.0, GILT_DARK)
    # The horn.
    c.stroke("M-16 -30 C-20 -44 -14 -50 -4 -52", 4.6, GILT_DARK)
    c.stroke("M-16 -30 C-20 -44 -14 -50 -4 -52", 2.4, GILT_LIGHT)
    horn = "M-6 -55 C8 -58 18 -66 22 -88 C34 -92 46 -80 50 -62 C53 -46 46 -32 34 -34 C24 -46 8 -48 -6 -49 Z"
    _shape(c, horn, GILT, 1.4)
    for line in (
        "M-5 -53 C10 -56 24 -64 32 -88",
        "M-5 -52 C14 -54 32 -58 46 -76",
        "M-5 -51 C14 -50 36 -48 50 -54",
        "M-5 -50 C12 -47 30 -42 42 -36",
    ):
        c.stroke(line, 1.0, GILT_DARK)
    with c.at(35, -61, turn=-17):
        _shape(c, ellipse(0, 0, 13, 28), GILT_DARK, 1.2)
        c.fill(ellipse(-1.6, 0, 10.6, 25), (70, 40, 18))
        c.fill(ellipse(-3.4, 0, 6.4, 17), (38, 20, 12))


# --- Vera ----------------------------------------------------------------------------------------


def _photograph(c: Canvas) -> None:
    _shape(c, _box(-15, -38, 30, 38), GILT)
    c.fill(_box(-13.4, -36.4, 26.8, 34.8), GILT_DARK)
    c.fill(_box(-11, -34, 22, 30), (150, 126, 96))
    c.fill(ellipse(0, -23, 5.4, 6.6), (214, 190, 156))
    c.fill("M-10 -4 C-9 -14 -4 -16 0 -16 C4 -16 9 -14 10 -4 Z", (72, 56, 50))
    c.fill("M-6 -25 C-6 -32 6 -32 6 -25 C3 -28 -3 -28 -6 -25 Z", (60, 44, 38))


def _yarn(c: Canvas) -> None:
    wool = (150, 80, 120)
    for turn in (24, -30):
        with c.at(0, -13, turn=turn):
            c.stroke(((0, 10), (0, -32)), 1.8, (190, 160, 110))
            c.disc(0, -33, 2.4, GILT)
    _shape(c, ellipse(0, -13, 13.6, 13), wool)
    for turn in (-40, 0, 36, 80):
        with c.at(0, -13, turn=turn):
            for y in (-5, 0, 5):
                c.stroke(ellipse(0, y, 12, 3.6, 10, 170), 0.8, shade(wool, 0.32))
    c.stroke("M10 -4 C16 0 18 -2 20 -0.8", 1.2, wool)


def _tea(c: Canvas) -> None:
    china, rose = (232, 226, 216), (190, 92, 110)
    with c.at(-14, 0):
        c.stroke("M-20 -32 C-38 -36 -38 -10 -18 -12", 4.6, LINE)
        c.stroke("M-20 -32 C-38 -36 -38 -10 -18 -12", 2.8, china)
        _shape(c, "M18 -14 C28 -16 28 -30 38 -36 L41 -32 C36 -26 34 -10 18 -6 Z", china)
        _shape(c, symmetric("M0 -40 C16 -40 24 -30 24 -20 C24 -8 16 -2 10 0 L0 0"), china)
        _shape(c, symmetric("M0 -47 C7 -46 11 -43 12 -39.6 L0 -39.6"), china)
        c.disc(0, -48.6, 3.4, LINE)
        c.disc(0, -48.6, 2.4, rose)
        for x, y in ((-8, -22), (9, -18), (2, -28)):
            c.disc(x, y, 3.2, rose)
            c.disc(x, y, 1.4, shade(rose, -0.4))
            c.fill(ellipse(x + 4.4, y + 1.6, 2.6, 1.3), _GREEN)
        c.stroke(((-20, -33), (20, -33)), 1.0, GILT)
    with c.at(38, 0):
        _shape(c, ellipse(0, -2, 17, 2.6), china, 1.0)
        c.stroke("M9 -14 C17 -16 17 -6 8 -6", 1.8, LINE)
        _shape(c, "M-11 -18 L11 -18 C11 -8 7 -4 4 -3.4 L-4 -3.4 C-7 -4 -11 -8 -11 -18 Z", china)
        c.stroke(((-10.4, -15), (10.4, -15)), 1.0, rose)
        for x in (-3, 3):
            c.stroke(f"M{x} -22 C{x - 4} -27 {x + 4} -30 {x} -36", 1.0, (150, 148, 150))


def _cat(c: Canvas) -> None:
    fur, dark = (112, 100, 96), (74, 64, 64)
    _shape(c, "M-34 0 C-42 -14 -24 -29 0 -28 C22 -28 36 -16 32 -2 C31 0 28 0 26 0 Z", fur, 1.4)
    for x, top in ((-8, -27), (2, -27.6), (12, -26)):
        c.stroke(f"M{x} {top} C{x + 3} {top + 8} {x + 2} {top + 12} {x - 1} {top + 16}", 2.2, dark)
    _shape(
        c, "M30 -1 C36 -10 24 -16 6 -12 C-2 -10 -8 -4 -8 0 C4 0 20 1 30 -1 Z", shade(fur, 0.1), 1.2
    )
    for x in (20, 12, 4):
        c.stroke(((x, -2), (x + 2, -11)), 1.6, dark)
    _shape(c, "M-40 -2 C-44 -10 -42 -17 -38 -19 L-37 -25 L-31 -20 C-28 -21 -25 -21 -23 -20 L-18 -25 L-17 -18 "
           "C-13 -14 -14 -4 -18 0 L-36 0 C-38 0 -39 -1 -40 -2 Z", fur, 1.4)  # fmt: skip
    for x in (-34, -23):
        c.stroke(f"M{x - 3} -9 C{x - 1} -7.4 {x + 1} -7.4 {x + 3} -9", 1.1, LINE)
    c.fill("M-30 -6 L-26.6 -6 L-28.3 -4 Z", (206, 140, 132))


# --- Anselm --------------------------------------------------------------------------------------


def _pipe(c: Canvas) -> None:
    wood = (88, 46, 28)
    _shape(c, "M-14 0 L14 0 L11 -5 L-11 -5 Z", (60, 40, 34))
    with c.at(0, -8, turn=-28):
        _shape(
            c,
            "M-15 -2 L-16 -18 L-4 -18 L-4 -8 C0 -8 10 -8 20 -12 L21 -9 C12 -4 2 0 -6 0 C-10 1 -14 1 -15 -2 Z",
            wood,
        )
        c.fill(ellipse(-10, -18, 6, 2), LINE)
        c.fill(_box(2, -10.4, 2.6, 4.6), GILT)


def _chess(c: Canvas) -> None:
    for x, high, colour in ((-9, 40, _CREAM), (10, 34, (66, 40, 34))):
        with c.at(x, 0, high / 40):
            _shape(c, symmetric("M0 -33 L5 -33 C3 -24 3 -16 6 -8 L9 -6 L9 0 L0 0"), colour, 1.1)
            if high == 40:
                _shape(c, symmetric("M0 -38 L6 -39 L4.6 -33 L0 -33"), colour, 1.0)
                c.stroke(((0, -46), (0, -38)), 1.6, colour)
                c.stroke(((-3, -43.4), (3, -43.4)), 1.6, colour)
            else:
                _shape(
                    c,
                    "M-5 -32 C-8 -40 -2 -48 5 -46 L9 -40 L7 -37 L2 -39 C4 -36 5 -34 5 -32 Z",
                    colour,
                    1.0,
                )
            c.stroke(((-6, -9), (6, -9)), 0.8, LINE)


def _globe(c: Canvas) -> None:
    sea, land = (72, 104, 116), (174, 146, 88)
    _shape(c, symmetric("M0 -10 L4 -10 C4 -6 16 -6 20 0 L0 0"), (96, 54, 32))
    c.stroke(((0, -10), (0, -18)), 4, (96, 54, 32))
    with c.at(0, -46, turn=20):
        c.stroke(ellipse(0, 0, 34, 34, -90, 90), 3.6, GILT_DARK)
        c.stroke(ellipse(0, 0, 34, 34, -90, 90), 1.8, GILT)
        for y in (-34, 34):
            c.disc(0, y, 2.8, GILT)
        _shape(c, ellipse(0, 0, 29, 29), sea, 1.6)
        with c.clip(ellipse(0, 0, 28, 28)):
            c.fill(
                "M-24 -20 C-12 -26 -6 -16 -10 -6 C-4 2 -12 12 -10 24 C-20 22 -18 4 -24 0 Z", land
            )
            c.fill(
                "M0 -26 C14 -28 26 -18 24 -4 C16 -2 12 -8 8 -4 C4 6 10 8 6 18 C0 12 0 0 -2 -10 Z",
                land,
            )
            c.fill("M16 8 C22 8 26 14 20 20 C14 18 14 12 16 8 Z", land)
            for offset in (-15, 0, 15):
                c.stroke(ellipse(0, offset, 30, 6, 0, 180), 0.6, shade(sea, -0.3))
        c.stroke(ellipse(-4, -4, 22, 22, 190, 250), 2.0, shade(sea, -0.5))


def _dog(c: Canvas) -> None:
    fur, ear = (138, 96, 62), (92, 60, 42)
    _shape(c, "M-20 0 C-26 -16 -2 -26 16 -22 C32 -19 38 -8 34 0 Z", fur, 1.4)
    _shape(c, "M34 -2 C42 -4 44 -12 40 -16 C40 -10 36 -8 31 -8 Z", fur, 1.0)
    _shape(
        c,
        "M-44 -1 C-48 -8 -40 -16 -31 -20 C-22 -23 -12 -19 -11 -10 C-10 -3 -16 0 -22 0 Z",
        fur,
        1.4,
    )
    _shape(c, "M-24 -21 C-12 -24 -6 -12 -12 -3 C-18 -4 -22 -12 -24 -21 Z", ear, 1.1)
    c.stroke("M-33 -11 C-31 -9.4 -29 -9.4 -27 -11", 1.2, LINE)
    c.fill(ellipse(-44, -6, 3.0, 2.6), LINE)
    _shape(c, "M-28 0 C-30 -5 -18 -6 -12 -5 C-8 -4 -8 0 -10 0 Z", shade(fur, -0.14), 1.0)


# --- no opponent --------------------------------------------------------------------------------------


def _plant(c: Canvas) -> None:
    for turn, long in ((-46, 26), (-22, 34), (0, 38), (24, 33), (48, 25)):
        with c.at(0, -16, turn=turn):
            c.fill(
                f"M0 0 C6 {-long * 0.4} 5 {-long * 0.8} 0 {-long} C-5 {-long * 0.8} -6 {-long * 0.4} 0 0 Z",
                shade(_GREEN, 0.1 if turn % 4 else -0.1),
            )
            c.stroke(((0, -2), (0, -long + 3)), 0.8, shade(_GREEN, 0.4))
    _shape(c, "M-12 -18 L12 -18 L9 0 L-9 0 Z", (160, 88, 58))
    _shape(c, _box(-13.4, -21, 26.8, 4.6), (176, 100, 66))


def _cards(c: Canvas) -> None:
    for index in range(5):
        _shape(c, _box(-34, -4 - index * 2.6, 32, 3), _CREAM, 0.8)
    _shape(c, _box(-34, -19, 32, 4), _RED, 0.8)
    for turn, suit in ((-24, "S"), (0, "H"), (24, "C")):
        with c.at(26, 6, turn=turn):
            _shape(c, _box(-9, -40, 18, 26), _CREAM, 1.0)
            draw_suit(c, suit, 0, -27, 11, _RED if suit == "H" else (40, 36, 44))


Drawer = Callable[[Canvas], None]
THINGS: dict[str, tuple[Drawer, float, float]] = {
    "paper-hat": (_hat, 40, 36), "blocks": (_blocks, 38, 34), "teddy": (_teddy, 116, 80), "train": (_train, 72, 34),
    "ink": (_ink, 42, 58), "row-of-books": (_row, 56, 42), "books": (_books, 86, 70), "slippers": (_slippers, 50, 14),
    "stein": (_stein, 46, 48), "dice": (_dice, 40, 20), "bottle": (_bottle, 90, 84), "guitar": (_guitar, 84, 164),
    "vase": (_vase, 40, 64), "cocktail": (_cocktail, 30, 44), "gramophone": (_gramophone, 108, 94),
    "photograph": (_photograph, 34, 40), "yarn": (_yarn, 46, 46), "tea": (_tea, 116, 54), "cat": (_cat, 90, 32),
    "pipe": (_pipe, 52, 32), "chess": (_chess, 40, 48), "globe": (_globe, 84, 86), "dog": (_dog, 96, 30),
    "plant": (_plant, 44, 58), "cards": (_cards, 108, 46),
}  # fmt: skip
"""The function that draws each thing, and the width and height of its image in units."""

TABLE = (124, 92)


@saved
def side_table(wood: Colour, scale: float) -> pygame.Surface:
    """Draw a round side table."""
    wide, high = TABLE
    c = canvas_for(wide, high, scale, LINE)
    x, dark, light = wide / 2, shade(wood, 0.4), shade(wood, -0.22)
    for side in (-1, 1):
        _shape(c, f"M{x} 62 C{x + side * 12} 64 {x + side * 24} 74 {x + side * 30} 90 "
               f"L{x + side * 24} 90 C{x + side * 18} 80 {x + side * 10} 74 {x} 74 Z", dark)  # fmt: skip
    with c.at(x, 0):
        _shape(c, symmetric("M0 12 L5 12 C4 24 8 34 8 44 C8 54 4 58 4 66 L6 76 L0 80"), wood)
    c.fill(_box(x - 2.4, 16, 2.2, 52), light)
    _shape(c, ellipse(x, 10, 59, 5.6), dark)
    _shape(c, ellipse(x, 6.4, 60, 5.4), wood)
    c.stroke(ellipse(x, 6, 56, 4.4, 180, 360), 1.2, light)
    return c.finished()
