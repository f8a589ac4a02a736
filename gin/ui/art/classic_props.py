"""Hands of the classic courts, and the things they hold: upright, with the grip at the origin."""

from __future__ import annotations

from gin.ui.art.classic_ink import ClassicInk
from gin.ui.art.vector import Canvas, Colour, symmetric

_LINE = 0.75
_FINE = 0.5


def sleeve(
    c: Canvas, ink: ClassicInk, foot: tuple[float, float], tint: Colour, trim: Colour
) -> None:
    """Draw a forearm from `foot`, relative to the hand at the origin."""
    x, y = foot
    line = ((x, y), (x * 0.5, y * 0.62 + 1.5), (0, 3.4))
    c.stroke(line, 11.6, ink.line)
    c.stroke(line, 10.2, tint)
    for share in (0.2, 0.45, 0.7):
        with c.at(x * share, y * share + 3.0 * (1 - share)):
            c.stroke(((-4.6, -1.2), (0, 0.6), (4.6, -1.2)), 1.1, trim)


def hand(c: Canvas, ink: ClassicInk, cuff: Colour) -> None:
    """Draw a cuff and a closed hand."""
    c.outlined(
        "M-5.2 7.6 L-4.4 3.4 C-2 2.4 2 2.4 4.4 3.4 L5.2 7.6 C2 6.6 -2 6.6 -5.2 7.6 Z",
        cuff,
        _LINE,
        ink.line,
    )
    c.outlined(
        "M-3.8 3.6 C-5.2 .6 -4.6 -3 -2.8 -3.6 L2.6 -3.6 C4.6 -3 4.8 .6 3.8 3.6 C1.4 3 -1.4 3 -3.8 3.6 Z",
        ink.skin,
        _LINE,
        ink.line,
    )
    for y in (-1.8, 0.0, 1.7):
        c.stroke(((-4.0, y), (1.2, y + 0.2)), _FINE, ink.line)
    c.stroke("M2.2 -3.2 C.8 -2.2 .8 1.4 2 3", _FINE, ink.line)


def held(c: Canvas, ink: ClassicInk, thing: str, tint: Colour) -> None:
    """Draw what a court holds, without the hand."""
    _THINGS[thing](c, ink, tint)


def _rod(
    c: Canvas, ink: ClassicInk, colour: Colour, top: float, foot: float, width: float = 1.9
) -> None:
    c.stroke(((0, top), (0, foot)), width + 1.3, ink.line)
    c.stroke(((0, top), (0, foot)), width, colour)


def _sword(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    blade = symmetric("M0 -49 L1.6 -45 L2.3 -5 L0 -5")
    c.outlined(blade, ink.paper, _LINE, ink.line, closed=True)
    c.stroke(((0, -44), (0, -6)), _FINE, ink.line)
    c.stroke("M-6.6 -6.2 C-4 -4.6 4 -4.6 6.6 -6.2", 3.4, ink.line)
    c.stroke("M-6.6 -6.2 C-4 -4.6 4 -4.6 6.6 -6.2", 2.1, ink.yellow)
    for x in (-6.8, 6.8):
        c.bead(x, -6.4, 1.9, ink.line, 1.2, tint)
    _rod(c, ink, tint, -4, 6)
    c.bead(0, 8, 2.9, ink.line, 2.1, ink.yellow)


def _axe(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _rod(c, ink, ink.yellow, -47, 30, 2.0)
    with c.at(0, 0, flip=True):
        _blade(c, ink, tint)
    c.bead(0, -48, 2.2, ink.line, 1.4, ink.red)


def _blade(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    blade = "M1.2 -44 C4 -45.4 6 -47.4 7 -49.4 C10.2 -43 10.2 -36 7 -29.6 C6 -32 4 -34 1.2 -35.2 Z"
    c.outlined(blade, ink.paper, _LINE, ink.line)
    c.stroke("M5.4 -47 C7.6 -42 7.6 -37 5.4 -32.2", _FINE, ink.line)
    c.fill(
        "M1.4 -42.4 C3 -42.8 4 -43.4 4.8 -44.2 C5.8 -41 5.8 -38.4 4.8 -35 C4 -35.8 3 -36.4 1.4 -36.8 Z",
        tint,
    )
    c.outlined("M-1.2 -42 L-5.0 -39.6 L-1.2 -37.2 Z", tint, _LINE, ink.line)


def _halberd(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _rod(c, ink, tint, -34, 30, 2.0)
    for y in (-24, -16, -8, 8, 16):
        c.stroke(((-1.5, y + 1.4), (1.5, y - 1.4)), 0.9, ink.yellow)
    c.outlined(
        "M-1 -40 C-5 -40.2 -7.6 -37.2 -8 -31.6 C-5.8 -33.8 -3.4 -34.2 -1 -33.4 Z",
        ink.paper,
        _LINE,
        ink.line,
    )
    c.outlined(
        "M1 -39.4 C3 -39.4 4.8 -38.2 5.6 -36.2 C3.8 -35 2.4 -34.4 1 -34.2 Z",
        ink.yellow,
        _LINE,
        ink.line,
    )
    c.outlined(
        symmetric("M0 -50 C1 -46.6 2.8 -44.6 2.8 -40.6 L1.4 -34 L0 -33"),
        ink.paper,
        _LINE,
        ink.line,
        closed=True,
    )
    c.stroke(((0, -46), (0, -35)), _FINE, ink.line)
    c.bead(0, -32.4, 2.2, ink.line, 1.4, ink.red)


def _sceptre(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _rod(c, ink, ink.yellow, -32, 30, 2.2)
    for y in (-26, -18, -10, 9, 17):
        c.stroke(((-1.9, y), (1.9, y)), 1.1, ink.line)
    c.bead(0, -31.6, 3.0, ink.line, 2.2, tint)
    for turn in (-44, 44, 0):
        with c.at(0, -34, turn=turn):
            c.outlined(
                symmetric("M0 -11 C3.2 -8 3.6 -3 0 0"),
                ink.yellow if turn else ink.paper,
                _LINE,
                ink.line,
                closed=True,
            )
    c.bead(0, -35.2, 1.9, ink.line, 1.2, ink.red)


def _staff(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    """Draw a twisted staff with a knob at each end."""
    _rod(c, ink, ink.paper, -36, 30, 3.2)
    for i in range(13):
        y = -33 + i * 5
        c.stroke(((-1.7, y + 2.0), (1.7, y - 0.6)), 1.5, tint if i % 2 else ink.red)
    c.bead(0, -38.4, 4.4, ink.line, 3.6, ink.yellow)
    c.stroke(((-3.4, -38.4), (3.4, -38.4)), 1.0, ink.line)
    c.stroke(((0, -41.6), (0, -35.4)), _FINE, ink.line)
    c.outlined(
        symmetric("M0 -48.6 C1.6 -46.6 2.4 -45 1.6 -42.4 L0 -42"),
        ink.red,
        _FINE,
        ink.line,
        closed=True,
    )


def _arrow(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _rod(c, ink, ink.yellow, -38, 30, 1.7)
    c.outlined(
        symmetric("M0 -49 C2.4 -44.6 4.6 -41 5 -36 L0 -38.4"),
        ink.paper,
        _LINE,
        ink.line,
        closed=True,
    )
    c.stroke(((0, -46), (0, -39)), _FINE, ink.line)
    for _ in c.both_sides():
        for y in (-29, -25.4, -21.8):
            c.stroke(((0.8, y), (4.4, y - 2.8)), 1.5, tint)


def _orb(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    c.bead(0, -9.6, 7.4, ink.line, 6.6, tint)
    c.stroke("M-6.8 -10.4 C-3 -8.4 3 -8.4 6.8 -10.4", 2.9, ink.line)
    c.stroke("M-6.6 -10.4 C-3 -8.4 3 -8.4 6.6 -10.4", 1.8, ink.yellow)
    c.stroke(((0, -15.8), (0, -9.4)), 2.2, ink.line)
    c.stroke(((0, -15.8), (0, -9.4)), 1.2, ink.yellow)
    c.stroke("M0 -24 L0 -17 M-3 -21 L3 -21", 2.9, ink.line)
    c.stroke("M0 -23.6 L0 -17 M-2.6 -21 L2.6 -21", 1.6, ink.yellow)


def _stem(c: Canvas, ink: ClassicInk) -> None:
    c.stroke("M0 16 C-1 8 1 0 0 -12", 1.9, ink.line)
    c.stroke("M0 16 C-1 8 1 0 0 -12", 0.9, ink.yellow)
    for _ in c.both_sides():
        c.outlined(
            "M0 -5 C2.4 -9.4 5.4 -10.6 8 -9.8 C6.8 -6.8 3.6 -4.6 0 -5 Z", ink.blue, _FINE, ink.line
        )


def _rose(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _stem(c, ink)
    for i in range(6):
        with c.at(0, -17, turn=i * 60):
            c.bead(0, -4.4, 3.9, ink.line, 3.2, tint)
            c.stroke(((0, -6), (0, -3)), _FINE, ink.line)
    c.bead(0, -17, 3.4, ink.line, 2.7, ink.yellow)
    c.disc(0, -17, 1.0, ink.line)


def _daisy(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _stem(c, ink)
    for i in range(9):
        with c.at(0, -17, turn=i * 40):
            c.outlined(
                symmetric("M0 -8.6 C2.4 -7.6 2.6 -3.6 0 -1"),
                ink.paper if i % 2 else tint,
                _FINE,
                ink.line,
                closed=True,
            )
    c.bead(0, -17, 2.9, ink.line, 2.2, ink.yellow)


def _carnation(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    _stem(c, ink)
    for turn, colour in ((-58, tint), (58, tint), (-30, ink.paper), (30, ink.paper), (0, tint)):
        with c.at(0, -11, turn=turn):
            c.outlined(
                "M0 0 C-2.4 -5 -4 -9 -3.4 -13 L-1.6 -11.4 L0 -13.8 L1.6 -11.4 L3.4 -13 C4 -9 2.4 -5 0 0 Z",
                colour,
                _FINE,
                ink.line,
            )
    c.outlined("M-2.6 -10 L2.6 -10 L1.4 -14.6 L-1.4 -14.6 Z", ink.blue, _FINE, ink.line)


def _leaf(c: Canvas, ink: ClassicInk, tint: Colour) -> None:
    c.stroke("M0 8 C-.6 2 .4 -4 0 -10", 1.7, ink.line)
    for turn in (-48, 48, 0):
        with c.at(0, -7, turn=turn):
            c.outlined(symmetric("M0 -14 C3.6 -10.6 4 -4 0 0"), tint, _FINE, ink.line, closed=True)
            c.stroke(
                "M0 -12 L0 -1 M0 -8.6 L2 -10 M0 -8.6 L-2 -10 M0 -5 L2 -6.4 M0 -5 L-2 -6.4",
                _FINE,
                ink.paper,
            )


_THINGS = {
    "sword": _sword,
    "axe": _axe,
    "halberd": _halberd,
    "sceptre": _sceptre,
    "staff": _staff,
    "arrow": _arrow,
    "orb": _orb,
    "rose": _rose,
    "daisy": _daisy,
    "carnation": _carnation,
    "leaf": _leaf,
}
