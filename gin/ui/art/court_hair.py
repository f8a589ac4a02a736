"""Hair and beards of courts, in the coordinates of `court_faces`."""

from __future__ import annotations

from gin.ui.art.court_ink import Ink
from gin.ui.art.vector import Canvas, ellipse, mix, symmetric

Curl = tuple[float, float, float]


def both(*curls: Curl) -> tuple[Curl, ...]:
    """Return curls and their mirror images."""
    return curls + tuple((-x, y, radius) for x, y, radius in curls if x)


def curls(c: Canvas, ink: Ink, places: tuple[Curl, ...], fill: str = "", rim: float = 0.6) -> None:
    """Draw curls at (x, y, radius) as one mass; `fill` closes gaps between them."""
    for x, y, radius in places:
        c.disc(x, y, radius + rim, ink.line)
    if fill:
        c.fill(fill, ink.hair)
    for x, y, radius in places:
        c.disc(x, y, radius, ink.hair)
    for x, y, radius in places:
        c.stroke(ellipse(x, y, radius * 0.55, radius * 0.55, 150, 330), 0.5, ink.glint)


def lock(c: Canvas, ink: Ink, outline: str, strands: str, closed: bool = False) -> None:
    """Draw an outlined lock of hair with lighter strands."""
    c.fill(outline, ink.hair)
    c.stroke(strands, 0.55, ink.glint)
    c.stroke(outline, 0.6, ink.line, closed=closed)


# --- kings -------------------------------------------------------------------------------------


def king_hair(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw hair behind a king's face: "straight", "curls" or "coils"."""
    if kind == "straight":
        outline = "M6 -11 C11.6 -10 12.2 -3 11.8 3 C11.6 9 12.8 14 14.6 19.4 C11 19.8 8.2 17 7 10 Z"
        strands = "M9.2 -7 C10.6 0 9.4 8 12.6 18 M7.8 0 C8.8 6 8.4 11 10.6 16.4"
        for _ in c.both_sides():
            lock(c, ink, outline, strands)
    elif kind == "curls":
        places = both(
            (10.4, -7.0, 2.5),
            (11.9, -3.0, 2.8),
            (12.4, 1.6, 2.9),
            (12.2, 6.4, 3.0),
            (11.0, 10.6, 2.6),
        )
        curls(c, ink, places, "M-9 -9 L-12 0 L-12 10 L12 10 L12 0 L9 -9 Z")
    else:
        ears(c, ink, 10.2)
        curls(c, ink, both((9.6, -8.2, 1.9), (10.6, -5.4, 1.8), (10.4, -2.6, 1.6)), rim=0.5)


def ears(c: Canvas, ink: Ink, x: float) -> None:
    """Draw both ears, `x` from the middle."""
    for mirrored in c.both_sides():
        ear = "M0 -3.2 C2.4 -4.4 3.4 -2.4 2.8 0 C2.4 1.8 1.8 3.6 .2 3.4 L-1.2 0 Z"
        with c.at(x, 0.4):
            c.outlined(ear, ink.skin if mirrored else ink.shade, 0.55, ink.line)
            c.stroke("M1.0 -2.2 C2 -1.6 1.6 0 .8 1.2", 0.4, ink.line)


_BEARDS = {
    "flowing": symmetric("M0 6.4 C3 5.6 6.2 5 8.8 .2 C9.6 8 7.4 15 5 19.4 C3 23 1.2 26 0 28.6"),
    "forked": symmetric(
        "M0 6.4 C3 5.6 6.6 5 9.9 0 C11 8 10.2 15.6 5.8 22.6 C4.0 21 1.8 18.6 0 16.6"
    ),
}
_CURLED = both(
    (9.9, 1.4, 1.9),
    (9.7, 4.8, 2.3),
    (8.6, 8.6, 2.6),
    (6.6, 12.2, 2.8),
    (3.6, 14.8, 2.9),
    (0, 15.8, 2.9),
    (2.0, 12.8, 1.6),
    (5.2, 10.2, 1.5),
)
_JAW = "M-10 1 L-7.4 4.6 C-6.4 8.8 -4 11.4 0 11.4 C4 11.4 6.4 8.8 7.4 4.6 L10 1 L8.6 10 L3 15 L-3 15 L-8.6 10 Z"


def beard(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw a beard: "flowing" or "forked", with a moustache, or "curled"."""
    if kind == "curled":
        curls(c, ink, _CURLED, _JAW)
        return
    shape = _BEARDS[kind]
    dark = mix(ink.hair, ink.line, 0.35)
    c.fill(shape, ink.hair)
    with c.clip(shape):
        for i in range(-3, 4):
            x = i * 2.5
            tint = ink.glint if i % 2 else dark
            if kind == "flowing":
                c.stroke(f"M{x} 4 C{x * 1.25} 10 {x * 1.1} 16 {x * 0.5} 29", 0.6, tint)
            else:
                bend = 1.2 if i % 2 else -1.2
                wave = f"M{x} 4 C{x + bend} 8 {x * 1.3 - bend} 12 {x * 1.1 + bend} 16 S{x} 21 {x * 0.8 + 2} 24"
                c.stroke(wave, 0.6, tint)
    c.stroke(shape, 0.65, ink.line, closed=True)
    c.fill("M-2.7 8.8 C-1.4 7.9 1.4 7.9 2.7 8.8 C1.5 10.6 -1.5 10.6 -2.7 8.8 Z", ink.lips)
    for _ in c.both_sides():
        if kind == "flowing":
            half = "M0 5.9 C2.4 4.9 5.0 6.6 5.8 9.4 C6.6 12 6.6 15 8.0 17.6 C4.6 16.8 3.2 13.4 2.7 10.8 C2.2 8.8 1 7.8 0 7.8 Z"
        else:
            half = "M0 5.9 C2.6 4.6 5.6 5.6 8.8 8.0 C9.6 8.6 10.6 8.4 11.2 7.6 C10.8 10.6 8 11.2 5.6 10.4 C3 9.4 1.6 8.2 0 7.8 Z"
        c.outlined(half, ink.glint if ink.hair[0] > 150 else ink.hair, 0.5, ink.line, closed=True)
        if ink.hair[0] <= 150:
            c.stroke("M1.4 6.6 C4 6.2 6 7.6 9 9.2", 0.45, ink.glint)
        if kind == "forked":
            with c.at(6.4, 18.2, turn=24):
                c.outlined("M-3.0 -1.0 L3.0 -1.0 L2.7 1.1 L-2.7 1.1 Z", ink.gold, 0.5, ink.line)


def king_beard_in_profile(c: Canvas, ink: Ink) -> None:
    """Draw beard, moustache and hair from the side."""
    back = "M2 -12 C9 -12 13 -8 13.2 -1 C13.4 5 16.4 9 17.4 13.6 C13.4 17 6 16 4 10 Z"
    c.outlined(back, ink.hair, 0.6, ink.line)
    shape = "M1.6 -3 C1 2.6 -2.6 5.6 -6.2 6.6 L-8.8 10 C-11 13.6 -12.2 18.6 -11 24.6 C-5.6 22.6 2.6 18 5.6 9.6 C6.8 5 6.8 0 6 -8 L2 -8 Z"
    c.fill(shape, ink.hair)
    with c.clip(shape):
        for i in range(6):
            x = i * 2.6
            wave = f"M{-7 + x} {7 - x * 0.6} C{-10 + x} {12 - x * 0.3} {-6 + x * 0.8} 17 {-11 + x * 0.7} 25"
            c.stroke(wave, 0.6, ink.glint)
        c.stroke("M3.4 -8 C4.4 -2 4 3 1.6 8 M5 -8 C6 -2 6 4 4 9", 0.6, ink.glint)
    c.stroke(shape, 0.65, ink.line)
    c.stroke("M8 -9 C12 -4 8.4 4 13 12 M10.6 -7 C13.4 -2 10 5 15 12.4", 0.6, ink.glint)
    tache = "M-10.6 5.0 C-7 3.8 -3.8 6 -1.4 11 C-3.4 10.8 -8.6 9.6 -11 7.0 Z"
    c.fill(tache, ink.hair)
    c.stroke("M-9.6 6.0 C-7 5.6 -4.6 7 -3 9.6", 0.45, ink.glint)
    c.stroke(tache, 0.55, ink.line, closed=True)


# --- queens ------------------------------------------------------------------------------------

_BEHIND = {
    "ringlets": symmetric(
        "M0 -15 C9 -15.4 13.6 -9.6 13.4 -2 C13.2 3 14.6 5.6 13.2 9.6 C11.6 13.6 7 13.6 6 9 L0 6"
    ),
    "sleek": symmetric(
        "M0 -15 C8.6 -15.4 12 -9.4 12 -2 C12 6 12.4 12 13.6 18 C10.4 19.4 7.6 17.6 6 12 L0 6"
    ),
}
_CLOUD = both(
    (0.0, -12.0, 4.0),
    (5.6, -12.4, 3.6),
    (10.4, -9.8, 3.6),
    (13.2, -5.6, 3.5),
    (14.6, -0.8, 3.4),
    (14.2, 4.0, 3.4),
    (12.0, 8.0, 3.2),
)
_FRINGES = {
    "sleek": (
        "M0 -8.2 C2.6 -10.6 6.8 -9.4 8.0 -3.6 C8.8 1 8.4 8 10.4 17.6 L13.4 16.6 C12.2 9 12.8 -1 11.8 -6 C10.4 -11.6 5 -14.2 0 -14.2 Z",
        "M2.4 -12.4 C7 -12 10 -7 10.2 -1 C10.4 6 10.4 11 11.8 16.6",
    ),
    "buns": (
        "M0 -10.2 C5 -9.4 7.8 -6.6 9.2 -1.6 C10 -1.2 11.4 -2 12 -3.2 C11.6 -10.4 6 -14.2 0 -14.2 Z",
        "M1.6 -11.6 C6 -11 9 -8 10.4 -3.4 M2 -13 C7 -12.4 10 -9 11.2 -4.6",
    ),
    "ringlets": (
        "M0 -13.6 C5.4 -13.6 12.2 -11 13.0 -3.6 C13.6 1.2 11.2 3 13.2 6.6 C15.2 10 11.6 12.6 13.4 16 C14.2 18 13.2 20.4 11 20.8 "
        "C11.8 18.4 8.4 16.4 9.4 12.6 C10.2 9.6 7.4 7.4 9.2 3 C10.4 -1.4 8.0 -6.4 4.4 -8.2 C2.8 -7.2 1.2 -8.4 0 -10.4 Z",
        "M3 -12.2 C9 -10.6 11.8 -6.4 11.2 -1.6 C10.4 2 9.8 4.4 11.6 7.8 C12.8 11 10 13.4 11.8 17.6 M2 -11 C6.6 -9.6 9.4 -6 9.6 -2.4",
    ),
}
"""Outline and strands on one side."""


def queen_hair_back(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw hair behind a queen's face: "sleek", "ringlets", "buns" or "cloud"."""
    if kind == "cloud":
        curls(c, ink, _CLOUD, "M-12 -10 L12 -10 L14 4 L10 9 L-10 9 L-14 4 Z")
        return
    if kind == "buns":
        for _ in c.both_sides():
            c.bead(12.4, 1.6, 5.2, ink.line, 4.6, ink.hair)
            c.stroke(ellipse(12.4, 1.6, 3.3, 3.3), 0.5, ink.glint)
            c.stroke(ellipse(12.4, 1.6, 1.7, 1.7), 0.5, ink.glint)
            for turn in range(0, 360, 45):
                with c.at(12.4, 1.6, turn=turn):
                    c.stroke("M0 -4.6 C1 -3.6 .8 -2.4 0 -1.8", 0.4, ink.line)
        return
    c.outlined(_BEHIND[kind], ink.hair, 0.65, ink.line, closed=True)


def queen_hair(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw hair over a queen's brow and temples."""
    if kind == "cloud":
        places = both(
            (0.0, -11.2, 2.0),
            (3.4, -11.0, 2.0),
            (6.6, -9.6, 2.0),
            (8.9, -7.0, 1.9),
            (10.2, -3.9, 1.7),
        )
        curls(c, ink, places, rim=0.45)
        _earrings(c, ink, 10.6, 7.2, ring=True)
        return
    for mirrored in c.both_sides():
        lock(c, ink, *_FRINGES[kind])
        if kind == "sleek" and mirrored:  # A silver streak, on one side only.
            silver = "M1.2 -11.2 C6 -11.6 8.8 -7.6 9.2 -1.6 C9.4 4 9.6 10 11 16.6"
            c.brush(silver, 1.7, (232, 230, 226), (0.7, 0.3))
    if kind == "sleek":
        _earrings(c, ink, 8.6, 9.4, ring=False)
    elif kind == "buns":
        _earrings(c, ink, 9.4, 9.6, ring=False)


def _earrings(c: Canvas, ink: Ink, x: float, y: float, ring: bool) -> None:
    for where in (-x, x):
        if ring:
            c.ring(where, y + 1.6, 1.9, 1.1, ink.line)
            c.ring(where, y + 1.6, 1.8, 0.6, ink.gold)
        else:
            c.bead(where, y, 1.5, ink.line, 1.0, ink.gold)


# --- jacks -------------------------------------------------------------------------------------


def jack_hair(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw a jack's hair from the front: "waves" or "crop"."""
    if kind == "crop":
        ears(c, ink, 9.4)
        places = both(
            (9.0, -8.4, 1.9),
            (9.9, -5.6, 1.7),
            (9.9, -3.0, 1.3),
            (6.2, -9.0, 1.6),
            (3.2, -9.6, 1.6),
            (0, -9.8, 1.6),
        )
        curls(c, ink, places, rim=0.45)
        c.ring(-11.2, 5.0, 1.3, 0.9, ink.line)
        c.ring(-11.2, 5.0, 1.2, 0.5, ink.gold)
        return
    outline = (
        "M2 -12 C11.5 -12 13.0 -5 11.8 -.6 C11 3 14.6 4.6 14 8.4 C13.6 11.6 16.4 12.6 15.6 15.4 C13.6 17.4 9.6 16 8.8 12.6 "
        "C8.2 9.4 10.6 7.4 8.8 4.2 C7.6 1.6 9.6 -1.6 8.4 -4.6 C7.4 -6.8 4.4 -7.4 1.0 -10 Z"
    )
    strands = (
        "M8.6 -9 C11.6 -5 8.8 -1 10.4 3 C12.6 6.4 10.4 9.6 13.4 14.4 M4 -10.6 C8 -9 9.6 -6.4 9.8 -4"
    )
    for _ in c.both_sides():
        lock(c, ink, outline, strands)


def jack_hair_in_profile(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw a jack's hair from the side: "bob" or "curls"."""
    if kind == "curls":
        places = (
            (-5.4, -9.2, 2.2), (-2.0, -8.2, 2.5), (1.8, -6.4, 2.8), (3.0, -2.0, 2.8), (3.6, 2.6, 2.9), (4.4, 7.4, 2.9),
            (8.4, -6.6, 3.2), (9.4, -1.8, 3.2), (9.6, 3.2, 3.3), (10.4, 8.2, 3.3), (12.8, 4.4, 2.8), (7.4, 11.8, 2.8),
            (12.2, -1.6, 2.8), (12.4, 11.0, 2.6),
        )  # fmt: skip
        curls(c, ink, places, "M-4 -12 L8 -12 L12 0 L11 10 L5 10 L3 -3 Z")
        return
    shape = (
        "M-6.2 -12 C-2.6 -9 .4 -7 .2 -2 C0 3 .6 8 .2 13.4 C3.6 15 9 15.2 14.8 13.8 "
        "C14.6 9 14.4 4 13.4 -1 C12.4 -8 9 -13 3 -14 Z"
    )
    strands = "M5 -9 C8 -3 6.2 4 6.6 13.8 M8.6 -8 C11 -2 9.8 5 10.2 13.6 M2 -7.4 C4 -2 3 4 3.2 13 M11 -6 C13 0 12.4 7 13 13"
    lock(c, ink, shape, strands)
