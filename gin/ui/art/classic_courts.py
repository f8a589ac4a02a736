"""The twelve courts of the classic design, in the double-ended manner of Rouen and London."""

from __future__ import annotations

from msgspec import Struct

from gin.ui.art import classic_heads as heads
from gin.ui.art.card_stock import DeckStyle, draw_suit
from gin.ui.art.classic_ink import ClassicInk, classic_ink, weave
from gin.ui.art.classic_props import hand, held, sleeve
from gin.ui.art.two_ended import draw_two_ended, stepped_frame
from gin.ui.art.vector import Canvas, Colour, Point, symmetric


class Cloth(Struct, frozen=True):
    """A pattern of a robe, and the names of three inks."""

    pattern: str
    ground: str
    tint: str
    more: str


class Held(Struct, frozen=True):
    """A thing in a hand: where the hand is, how the thing is turned, and an ink."""

    thing: str
    x: float
    y: float
    tint: str
    turn: float = 0.0


class ClassicFigure(Struct, frozen=True):
    """Features of a court; `right` looks to the right of the card."""

    hair: str
    hat: str
    mantle: Cloth
    tunic: Cloth
    trim: str
    sleeve: str
    holds: tuple[Held, ...]
    right: bool = False
    profile: bool = False
    moustache: bool = True


_FIGURES: dict[str, ClassicFigure] = {
    "KS": ClassicFigure(
        "paper", "spikes", Cloth("lozenges", "blue", "yellow", "red"), Cloth("stripes", "red", "yellow", "line"),
        "yellow", "red", (Held("sword", 22.5, -8, "red"),), right=True,
    ),
    "KH": ClassicFigure(
        "yellow", "fleurs", Cloth("scales", "red", "yellow", "line"), Cloth("crosses", "blue", "yellow", "paper"),
        "yellow", "blue", (Held("sword", 23, -25, "blue", -72),), moustache=False,
    ),
    "KD": ClassicFigure(
        "yellow", "spikes", Cloth("stars", "blue", "yellow", "paper"), Cloth("chevrons", "yellow", "red", "line"),
        "red", "yellow", (Held("axe", 25.0, -8, "blue"),), profile=True,
    ),
    "KC": ClassicFigure(
        "line", "fleurs", Cloth("chevrons", "red", "yellow", "blue"), Cloth("scales", "yellow", "blue", "line"),
        "blue", "yellow", (Held("orb", -22.5, -11, "blue"),),
    ),
    "QS": ClassicFigure(
        "line", "spikes", Cloth("scrolls", "yellow", "red", "blue"), Cloth("lozenges", "blue", "yellow", "line"),
        "red", "blue", (Held("sceptre", 21.5, -8, "red"),), right=True,
    ),
    "QH": ClassicFigure(
        "yellow", "fleurs", Cloth("crosses", "red", "yellow", "paper"), Cloth("scrolls", "yellow", "blue", "red"),
        "blue", "yellow", (Held("rose", -22.5, -9, "red"),),
    ),
    "QD": ClassicFigure(
        "yellow", "spikes", Cloth("lozenges", "red", "blue", "yellow"), Cloth("stars", "yellow", "red", "blue"),
        "yellow", "blue", (Held("daisy", 22.5, -14, "red"),), right=True,
    ),
    "QC": ClassicFigure(
        "paper", "fleurs", Cloth("stars", "blue", "yellow", "red"), Cloth("chevrons", "red", "yellow", "line"),
        "yellow", "red", (Held("carnation", -22.5, -9, "red"),),
    ),
    "JS": ClassicFigure(
        "paper", "flat", Cloth("chevrons", "yellow", "blue", "line"), Cloth("lozenges", "red", "yellow", "line"),
        "blue", "red", (Held("staff", 22.5, -8, "blue"),), profile=True,
    ),
    "JH": ClassicFigure(
        "yellow", "rolled", Cloth("stripes", "blue", "yellow", "red"), Cloth("crosses", "red", "yellow", "paper"),
        "yellow", "red", (Held("axe", 25.0, -8, "red"), Held("leaf", -22.5, -10, "blue")), profile=True,
    ),
    "JD": ClassicFigure(
        "yellow", "plumed", Cloth("scales", "red", "yellow", "blue"), Cloth("stripes", "blue", "yellow", "paper"),
        "yellow", "blue", (Held("halberd", 23.5, -8, "blue"),), right=True,
    ),
    "JC": ClassicFigure(
        "line", "leaf", Cloth("crosses", "yellow", "red", "blue"), Cloth("scrolls", "red", "yellow", "blue"),
        "blue", "red", (Held("arrow", 22.5, -8, "red"),),
    ),
}  # fmt: skip


def classic_figure(code: str) -> ClassicFigure:
    """Return the features of a court such as "QH"."""
    return _FIGURES[code]


_SHOULDER: list[Point] = [(0, -23), (6, -23), (16, -21.4), (25, -17), (33, -10)]
_MANTLE: list[Point] = [*_SHOULDER, (36, 8), (0, 8)]
_WIDE_MANTLE: list[Point] = [*_SHOULDER, (46, -4.4), (60, 0), (60, 8), (0, 8)]
"""Mantles in a plain frame and in a stepped one, which is wider at the middle of the card."""
_TUNIC: list[Point] = [(0, -23), (9.5, -23), (12.4, -8), (13.3, 8), (0, 8)]
_EDGE = "M10.2 -20 L12.4 -8 L13.3 8"
_TILT = 6.0
_LINE = 0.75


def _ink(ink: ClassicInk, name: str) -> Colour:
    colour: Colour = getattr(ink, name)
    return colour


def _cloth(c: Canvas, ink: ClassicInk, shape: list[Point], cloth: Cloth) -> None:
    weave(
        c,
        shape,
        cloth.pattern,
        *(_ink(ink, name) for name in (cloth.ground, cloth.tint, cloth.more)),
    )


def _robe(c: Canvas, ink: ClassicInk, who: ClassicFigure, mantle: list[Point]) -> None:
    trim = _ink(ink, who.trim)
    for _ in c.both_sides():
        _cloth(c, ink, mantle, who.mantle)
        c.stroke(mantle[1:-2], _LINE, ink.line)
        _cloth(c, ink, _TUNIC, who.tunic)
        c.stroke(_EDGE, 4.6, ink.line)
        c.stroke(_EDGE, 3.3, trim)
        for i in range(7):
            y = -18.4 + i * 4.2
            x = 10.5 + (y + 18.4) * 0.183 if y < -8 else 12.4 + (y + 8) * 0.055
            c.disc(x, y, 0.95, ink.line if who.trim == "yellow" else ink.paper)
    c.stroke(((0, -22), (0, 8)), 4.8, ink.line)
    c.stroke(((0, -22), (0, 8)), 3.5, ink.paper if who.trim != "paper" else ink.yellow)
    for i in range(6):
        c.lozenge(0, -15 + i * 4.4, 1.2, 1.6, ink.red if i % 2 else ink.blue)


_CAPE = symmetric(
    "M0 -24 L7 -24 C15 -23 24 -19 30.5 -12.4 C29 -8.6 26 -7.4 23 -8 C17 -13 9 -15.4 0 -15.2"
)


def _collar(c: Canvas, ink: ClassicInk, rank: str, who: ClassicFigure) -> None:
    if rank == "K":
        c.outlined(_CAPE, ink.paper, _LINE, ink.line, closed=True)
        for _ in c.both_sides():
            for x, y, turn in (
                (5.5, -18.4, 0),
                (11, -20.2, 14),
                (13.8, -16.0, 24),
                (19, -17.4, 30),
                (20.6, -12.8, 36),
                (25.6, -12.2, 44),
            ):
                with c.at(x, y, turn=turn):
                    c.fill("M0 -1.8 C1.1 -.4 1 .9 0 2 C-1 .9 -1.1 -.4 0 -1.8 Z", ink.line)
        c.bead(0, -17.6, 2.5, ink.line, 1.8, ink.yellow)
        return
    if rank == "Q":
        c.outlined(
            symmetric("M0 -28 L4.2 -28 L5.4 -23.4 C4 -18 2 -14.4 0 -12.6"),
            ink.skin,
            _LINE,
            ink.line,
            closed=True,
        )
        for i in range(-3, 4):
            c.bead(i * 1.45, -20.6 + 1.9 - abs(i) * 0.85, 0.95, ink.line, 0.6, ink.paper)
        for _ in c.both_sides():
            band = "M4.6 -25.4 C11 -24.6 19 -22.4 26 -17.4 L24 -13.2 C17 -17.6 10 -19.2 5.4 -19.4 L1.4 -12 L-.6 -13.8 L5 -22.6 Z"
            c.outlined(band, _ink(ink, who.trim), _LINE, ink.line)
            for x, y in ((8.6, -22), (12.8, -20.9), (17, -19.2), (21, -16.9)):
                c.lozenge(x, y, 1.3, 1.5, ink.line if who.trim == "yellow" else ink.paper)
        return
    c.fill("M-4.2 -28 L4.2 -28 L4.6 -22 L-4.6 -22 Z", ink.skin)
    c.stroke("M-4.2 -28 L-4.6 -22 M4.2 -28 L4.6 -22", _LINE, ink.line)
    bib = symmetric("M0 -23.6 L8 -24 C14 -23 20 -20.6 24.4 -17 L20.4 -11.8 C15 -15 7 -16.4 0 -16.4")
    c.outlined(bib, _ink(ink, who.trim), _LINE, ink.line, closed=True)
    for i in range(-4, 5):
        c.disc(i * 4.6, -19.8 + i * i * 0.33, 1.15, ink.line if who.trim == "yellow" else ink.paper)
    c.outlined(
        symmetric("M0 -25.6 L6 -26.2 L7.2 -22 C4 -20.6 2 -20.4 0 -20.4"),
        ink.paper,
        _LINE,
        ink.line,
        closed=True,
    )


def _head(c: Canvas, ink: ClassicInk, rank: str, who: ClassicFigure) -> None:
    hair = _ink(ink, who.hair)
    if rank == "K":
        if who.profile:
            heads.face(c, ink, profile=True)
            heads.back_hair(c, ink, hair, 13.0)
        else:
            heads.locks(c, ink, hair, 13.0)
            heads.face(c, ink, profile=False, old=True)
        heads.beard(c, ink, hair, profile=who.profile, moustache=who.moustache)
        heads.crown(c, ink, who.hat, ink.red if who.mantle.ground != "red" else ink.blue)
    elif rank == "Q":
        heads.face(c, ink, profile=False)
        heads.tresses(c, ink, hair, 13.0)
        heads.diadem(c, ink, who.hat)
    else:
        if who.profile:
            heads.face(c, ink, profile=True)
            heads.back_hair(c, ink, hair, 12.0)
        else:
            heads.locks(c, ink, hair, 12.0)
            heads.face(c, ink, profile=False)
        heads.hat(c, ink, who.hat, ink.red if who.mantle.ground != "red" else ink.blue, ink.yellow)


_HEAD: Point = (0.0, -36.6)


def _figure(c: Canvas, ink: ClassicInk, rank: str, who: ClassicFigure, mantle: list[Point]) -> None:
    if rank == "Q":
        with c.at(*_HEAD):
            outside = "red" if who.mantle.ground != "red" else "blue"
            heads.coif(
                c, ink, _ink(ink, outside), ink.yellow if who.hair != "yellow" else ink.paper, 22.0
            )
    _robe(c, ink, who, mantle)
    _collar(c, ink, rank, who)
    for one in who.holds:
        if one.turn:
            with c.at(one.x, one.y, turn=one.turn):
                held(c, ink, one.thing, _ink(ink, one.tint))
    with c.at(*_HEAD, flip=who.right):
        _head(c, ink, rank, who)
    for one in who.holds:
        side = 1 if one.x > 0 else -1
        with c.at(one.x, one.y):
            if not one.turn:
                held(c, ink, one.thing, _ink(ink, one.tint))
            sleeve(
                c,
                ink,
                (side * 14.0, 15.0 - one.y - 4),
                _ink(ink, who.sleeve),
                ink.line if who.sleeve == "yellow" else ink.yellow,
            )
        with c.at(one.x, one.y, flip=side < 0):
            hand(c, ink, ink.paper)


def draw(canvas: Canvas, rank: str, suit: str, style: DeckStyle, notch: Point | None) -> None:
    """Draw a court and its frame; `notch` is the inner corner of the space for a large index."""
    who, ink = classic_figure(rank + suit), classic_ink(style)
    if notch is None:
        left, top, right, low = 18.0, 7.5, 82.0, 132.5
        outline: list[Point] = [(left, top), (right, top), (right, low), (left, low)]
        free, start = left, [(left, top)]
    else:
        outline = stepped_frame(notch, 7.5)
        left, top, right = 7.5, 7.5, 92.5
        free, start = notch[0], [(left, notch[1]), notch, (notch[0], top)]
    middle = (free + right) / 2
    ribbon = (left, 70 + _TILT), (right, 70 - _TILT)
    upper = [*start, (right, top), *ribbon[::-1]]

    def draw_half(half: Canvas) -> None:
        half.fill(upper, ink.ground)
        with half.at(middle + 2.5, 70):
            _figure(half, ink, rank, who, _MANTLE if notch is None else _WIDE_MANTLE)
        draw_suit(half, suit, free + 8.4, top + 9.4, 12.0, style.ink(suit))

    draw_two_ended(canvas, upper, draw_half)
    for thickness, tint in ((5.0, ink.line), (3.6, ink.yellow)):
        over = [(x, y - thickness / 2) for x, y in ribbon]
        under = [(x, y + thickness / 2) for x, y in ribbon]
        canvas.fill((*over, *reversed(under)), tint)
    count = 9 if notch is None else 11
    for i in range(-(count // 2), count // 2 + 1):
        x = 50 + i * 7.2
        canvas.lozenge(
            x, 70 - (x - 50) / (right - 50) * _TILT, 2.4, 1.25, ink.red if i % 2 else ink.blue
        )
    canvas.stroke(outline, 0.9, ink.edge, closed=True)
