"""Clothes of courts and portraits; the origin is between the eyes."""

from __future__ import annotations

from gin.ui.art.card_stock import draw_suit
from gin.ui.art.court_ink import Ink
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix, symmetric


def neck(c: Canvas, ink: Ink) -> None:
    """Draw the neck in the chin's shadow."""
    c.fill("M-4.4 8 L-4.6 20 L4.6 20 L4.4 8 Z", ink.shade)
    c.fill("M-4.4 11 C-2 14.5 2 14.5 4.4 11 L4.4 8 L-4.4 8 Z", mix(ink.shade, ink.line, 0.22))


# --- king --------------------------------------------------------------------------------------


def band(c: Canvas, ink: Ink) -> None:
    """Draw the jewelled band of a crown."""
    metal = "M-11.4 -9.2 C-6 -6.8 6 -6.8 11.4 -9.2 L11.9 -13.6 C6 -11.2 -6 -11.2 -11.9 -13.6 Z"
    c.outlined(metal, ink.gold, 0.65, ink.line)
    for x, y in ((-7.4, -10.4), (0, -9.6), (7.4, -10.4)):
        c.fill(((x - 1.7, y), (x, y - 1.35), (x + 1.7, y), (x, y + 1.35)), ink.robe)
    for x, y in ((-3.8, -9.9), (3.8, -9.9)):
        c.disc(x, y, 0.8, ink.ivory)


def king_crown(c: Canvas, ink: Ink, kind: str, suit: str) -> None:
    """Draw a closed crown: "spires", "arches", "steps" or "leaves"."""
    c.fill("M-10.6 -12 C-11.6 -20 -6 -22 0 -22 C6 -22 11.6 -20 10.6 -12 Z", ink.deep)
    tops = {
        "spires": "M-11.8 -13 L-13.6 -22.6 L-8.2 -17.4 L-5.8 -23.6 L-2.6 -17.8 L0 -25.4 L2.6 -17.8 L5.8 -23.6 L8.2 -17.4 L13.6 -22.6 L11.8 -13 C6 -11 -6 -11 -11.8 -13 Z",
        "arches": "M-11.8 -13 L-13.4 -21.4 C-12 -17.4 -8.6 -17.4 -7 -22.4 C-6 -17.6 -1.6 -17.6 0 -24.4 C1.6 -17.6 6 -17.6 7 -22.4 C8.6 -17.4 12 -17.4 13.4 -21.4 L11.8 -13 C6 -11 -6 -11 -11.8 -13 Z",
        "steps": "M-11.8 -13 L-12.8 -18 L-9.6 -17.4 L-9.2 -20.4 L-5.6 -20 L-5.2 -22.6 L-2.2 -22.4 L-1.8 -24.8 L1.8 -24.8 L2.2 -22.4 L5.2 -22.6 L5.6 -20 L9.2 -20.4 L9.6 -17.4 L12.8 -18 L11.8 -13 C6 -11 -6 -11 -11.8 -13 Z",
        "leaves": "M-11.8 -13 L-13.8 -20.4 L-9 -17.6 C-9.6 -21 -7.4 -22.6 -5.6 -23.2 C-4.4 -20.6 -3.8 -19.6 -2.6 -17.8 C-2.8 -21.6 -1.4 -23.6 0 -25.2 C1.4 -23.6 2.8 -21.6 2.6 -17.8 C3.8 -19.6 4.4 -20.6 5.6 -23.2 C7.4 -22.6 9.6 -21 9 -17.6 L13.8 -20.4 L11.8 -13 C6 -11 -6 -11 -11.8 -13 Z",
    }
    c.outlined(tops[kind], ink.gold, 0.65, ink.line)
    beads: dict[str, tuple[Point, ...]] = {
        "spires": ((-13.6, -23), (-5.8, -24), (5.8, -24), (13.6, -23)),
        "arches": ((-13.4, -21.8), (-7, -22.8), (7, -22.8), (13.4, -21.8), (0, -24.8)),
        "steps": ((0, -20.4),),
        "leaves": ((-13.8, -20.8), (13.8, -20.8)),
    }
    for x, y in beads[kind]:
        c.bead(x, y, 1.35, ink.line, 0.85, ink.ivory)
    draw_suit(c, suit, 0, -16.2, 5.0, ink.robe)
    band(c, ink)


def ermine(c: Canvas, ink: Ink) -> None:
    """Draw a fur cape."""
    cape = symmetric(
        "M0 15 L5 14.6 C10 16.6 19 19 26 25.6 C23 30.5 17 31.6 12 29.6 C7 28 3 29 0 33"
    )
    c.outlined(cape, ink.ivory, 0.7, ink.line, closed=True)
    places = ((5, 20.4), (10.5, 24.4), (16.5, 22.4), (19.6, 27), (3.4, 26.6), (12.6, 19.0))
    for (x, y), turn in zip(places, (0, -16, -30, -40, 6, -30)):
        for _ in c.both_sides():
            with c.at(x, y, 1, turn):
                c.fill("M0 -1.7 C.9 -.4 .9 .8 0 2 C-.9 .8 -.9 -.4 0 -1.7 Z", ink.line)
    c.bead(0, 22.4, 2.9, ink.line, 2.3, ink.gold)
    c.disc(0, 22.4, 1.1, ink.robe)


# --- queen -------------------------------------------------------------------------------------


def fan_collar(c: Canvas, ink: Ink) -> None:
    """Draw a standing pleated collar behind the head."""
    pleats = 13
    for i in range(pleats):
        angle = -98 + 196 * (i + 0.5) / pleats
        with c.at(0, 9.5, turn=angle):
            leaf = symmetric("M0 -29.4 C1.9 -29.2 3.5 -27.6 3.65 -25.6 L.5 0 L0 0")
            c.outlined(leaf, ink.ivory if i % 2 == 0 else ink.accent, 0.45, ink.line, closed=True)
            c.disc(0, -25.2, 1.15, ink.robe)
            c.stroke(((0, -22.4), (0, -14)), 0.45, ink.bronze)


def tiara(c: Canvas, ink: Ink, kind: str, suit: str) -> None:
    """Draw an open crown: "sun", "arches", "steps" or "leaves"."""
    tops = {
        "sun": "M-11.4 -11.6 L-15.2 -18.4 L-10.4 -16.4 L-10 -22.6 L-5.6 -18.4 L-3.4 -25 L0 -19 L3.4 -25 L5.6 -18.4 L10 -22.6 L10.4 -16.4 L15.2 -18.4 L11.4 -11.6 C6 -14.6 -6 -14.6 -11.4 -11.6 Z",
        "arches": "M-11.4 -11.6 L-12.8 -17.6 C-10 -15.6 -8.4 -16.8 -7.8 -20.6 C-5 -17.2 -2.6 -19.4 0 -25.4 C2.6 -19.4 5 -17.2 7.8 -20.6 C8.4 -16.8 10 -15.6 12.8 -17.6 L11.4 -11.6 C6 -14.6 -6 -14.6 -11.4 -11.6 Z",
        "steps": "M-11.4 -11.6 L-12.2 -15.6 L-8.8 -16.4 L-8.4 -19 L-5 -19.6 L-4.6 -22 L-2 -22.2 L0 -25.6 L2 -22.2 L4.6 -22 L5 -19.6 L8.4 -19 L8.8 -16.4 L12.2 -15.6 L11.4 -11.6 C6 -14.6 -6 -14.6 -11.4 -11.6 Z",
        "leaves": "M-11.4 -11.6 C-14.6 -14 -14.4 -17.4 -13.4 -19.6 C-11 -18.6 -9.6 -17.4 -8.6 -15.4 C-9 -19 -7.6 -21.4 -6 -22.8 C-4.2 -21 -3.2 -19 -3 -16.8 C-3 -20.6 -1.6 -23.6 0 -25.4 C1.6 -23.6 3 -20.6 3 -16.8 C3.2 -19 4.2 -21 6 -22.8 C7.6 -21.4 9 -19 8.6 -15.4 C9.6 -17.4 11 -18.6 13.4 -19.6 C14.4 -17.4 14.6 -14 11.4 -11.6 C6 -14.6 -6 -14.6 -11.4 -11.6 Z",
    }
    c.outlined(tops[kind], ink.gold, 0.6, ink.line)
    c.stroke("M-11.4 -11.6 C-6 -14.6 6 -14.6 11.4 -11.6", 1.5, ink.line)
    c.stroke("M-11.4 -11.6 C-6 -14.6 6 -14.6 11.4 -11.6", 0.8, ink.accent)
    draw_suit(c, suit, 0, -17.2, 4.6, ink.robe)


def bodice(c: Canvas, ink: Ink) -> None:
    """Draw a low neckline with gilt lapels and pearls."""
    c.fill("M-7.6 15 L-4.4 13 L4.4 13 L7.6 15 L0 31 Z", ink.skin)
    c.fill("M0 13 L4.4 13 L7.6 15 L0 31 Z", ink.shade)
    for _ in c.both_sides():
        c.fill("M7.2 14.4 L11.6 16.4 L1.6 36 L-1 32.4 Z", ink.gold)
        c.stroke("M7.2 14.4 L11.6 16.4 L1.6 36 M7.2 14.4 L-.4 31", 0.6, ink.line)
    for i in range(-3, 4):
        c.bead(i * 1.55, 18.6 - abs(i) * 0.75, 0.86, ink.line, 0.6, ink.ivory)
    c.bead(0, 21.0, 1.2, ink.line, 0.85, ink.robe)


# --- jack --------------------------------------------------------------------------------------


def feather(c: Canvas, ink: Ink, spine: str, colour: Colour) -> None:
    """Draw a plume along a line."""
    c.brush(spine, 6.6, ink.line, (0.1, 0.1))
    c.brush(spine, 5.5, colour, (0.06, 0.06))
    c.stroke(spine, 0.5, ink.line)


def hat(c: Canvas, ink: Ink, kind: str, suit: str) -> None:
    """Draw a jack's hat: "beret", "cap", "brim" or "peak"."""
    if kind == "beret":
        feather(c, ink, "M4 -15 C-4 -27 -18 -27 -27.5 -17", ink.accent)
        shape = "M-11.4 -9 C-13 -13 -13 -20 -2 -22 C9 -23.6 21 -17 16.6 -10.6 C14 -7.6 11 -8.6 9.6 -9.4 C4 -12 -6 -12 -11.4 -9 Z"
    elif kind == "cap":
        feather(c, ink, "M6 -13 C2 -27 -14 -29 -27 -18.5", ink.ivory)
        shape = "M-11 -8.8 C-12.6 -13 -11.6 -17.6 -8.4 -19.6 C-2 -23 8 -23 12.6 -18.6 C15 -15.6 14.6 -12 12.4 -8.6 C6 -11.6 -6 -11.6 -11 -8.8 Z"
    elif kind == "brim":
        feather(c, ink, "M7 -15 C0 -28 -16 -27 -27 -16.5", ink.ivory)
        shape = "M-10.4 -11.6 C-10.6 -18 -7 -22.4 0 -22.4 C7 -22.4 10.6 -18 10.4 -11.6 C15 -12.4 18.6 -15.4 20.6 -19.4 C22 -13.6 18 -8.4 10 -7.4 C2 -6.6 -8 -6.8 -13.4 -7.8 C-17.4 -8.6 -19.4 -11 -19.6 -13 C-16 -11.4 -13 -11.2 -10.4 -11.6 Z"
    else:
        feather(c, ink, "M4 -14 C-4 -25 -16 -27 -26 -19.5", ink.accent)
        shape = "M-13.4 -8.4 C-12 -15 -4 -22.6 12.6 -25.4 C9.6 -20 12 -14 16.4 -9.6 C6 -12 -6 -11.4 -13.4 -8.4 Z"
    c.fill(shape, ink.robe)
    with c.clip(shape):
        c.stroke("M-18 -8.6 C-6 -13.4 6 -13.4 18 -8.6", 3.0, ink.gold)
        c.stroke("M-18 -10.6 C-6 -15.4 6 -15.4 18 -10.6", 0.6, ink.line)
    c.stroke(shape, 0.7, ink.line)
    c.bead(5.6, -15.4, 3.5, ink.line, 2.9, ink.ivory)
    draw_suit(c, suit, 5.6, -15.4, 4.0, ink.robe)


def ruff(c: Canvas, ink: Ink) -> None:
    """Draw a pleated collar."""
    for i in range(-4, 5):
        x, y = i * 3.1, 17.4 - abs(i) * abs(i) * 0.16
        with c.at(x, y, 1, i * 5):
            c.fill(ellipse(0, 0, 2.15, 3.1), ink.line)
            c.fill(ellipse(0, 0, 1.6, 2.5), ink.ivory if i % 2 == 0 else ink.accent)
            c.stroke(((0, -1.6), (0, 1.8)), 0.4, ink.line)


# --- robes -------------------------------------------------------------------------------------

SHOULDERS = symmetric("M0 14 L5 15 C10 18.6 19 20 26 25.4 C33 31 37 42 39 62 L0 62")


def robe(c: Canvas, ink: Ink, kind: str, parti: bool) -> None:
    """Draw shoulders in a woven pattern, in two colours if `parti`."""
    c.fill(SHOULDERS, ink.robe)
    with c.clip(SHOULDERS):
        if parti:
            c.fill(((0, 0), (-50, 0), (-50, 70), (0, 70)), ink.accent)
        for left in c.both_sides():
            ground, tint = ink.robe, ink.deep
            if parti and left:
                ground, tint = ink.accent, mix(ink.accent, ink.line, 0.28)
            with c.clip(((0, 0), (50, 0), (50, 70), (0, 70))):
                _weave(c, ink, kind, ground, tint)
        if parti:
            c.stroke(((0, 0), (0, 70)), 2.4, ink.line)
            c.stroke(((0, 0), (0, 70)), 1.3, ink.gold)
        for _ in c.both_sides():
            c.stroke("M16 22 C19 32 20 44 19.6 62", 0.8, ink.line)
    c.stroke(SHOULDERS, 0.8, ink.line, closed=True)


def _weave(c: Canvas, ink: Ink, kind: str, ground: Colour, tint: Colour) -> None:
    """Draw the right half of a pattern: "lozenge", "bands", "chevron" or "scales"."""
    if kind == "lozenge":
        for row in range(9):
            for col in range(8):
                x, y = 3 + col * 6 + (3 if row % 2 else 0), 18 + row * 5
                c.lozenge(x, y, 2.5, 4.2, tint)
                c.disc(x + 3, y, 0.55, ink.gold)
    elif kind == "bands":
        for i in range(9):
            across = 5.5 + i * 6.4
            c.stroke(
                f"M{across * 0.5} 12 C{across * 0.8} 26 {across} 40 {across * 1.06} 64", 2.6, tint
            )
            edge = f"M{across * 0.5 + 1.7} 12 C{across * 0.8 + 2.4} 26 {across + 2.8} 40 {across * 1.06 + 3} 64"
            c.stroke(edge, 0.45, ink.gold)
    elif kind == "chevron":
        for i in range(11):
            y = 14 + i * 6
            c.stroke(((-1, y), (12, y + 7), (25, y), (42, y + 8)), 2.3, tint)
            ridge = ((-1, y + 2.6), (12, y + 9.6), (25, y + 2.6), (42, y + 10.6))
            c.stroke(ridge, 0.45, ink.gold)
    else:
        for row in range(10, -1, -1):
            for col in range(9):
                left, top = col * 6.2 + (3.1 if row % 2 else 0), 15 + row * 4.4
                c.disc(left, top, 3.5, ink.gold)
                c.disc(left, top - 0.45, 3.3, tint if row % 2 else ground)


def stole(c: Canvas, ink: Ink, suit: str) -> None:
    """Draw the broad ribbon that carries the suit."""
    c.fill("M-6.4 24 L6.4 24 L7.6 66 L-7.6 66 Z", ink.gold)
    c.fill("M-4.9 24 L4.9 24 L5.9 66 L-5.9 66 Z", ink.ivory)
    c.stroke("M-6.4 24 L-7.6 66 M6.4 24 L7.6 66", 0.6, ink.line)
    for y in (33.0, 44.0):
        draw_suit(c, suit, 0, y, 7.4, ink.robe)
