"""Heads of the classic courts in black line; the origin is the middle of a face 16 units wide.

Faces look left. A head that looks right is drawn mirrored.
"""

from __future__ import annotations

from gin.ui.art.classic_ink import ClassicInk
from gin.ui.art.vector import Canvas, Colour, ellipse, symmetric

_LINE = 0.75
_FINE = 0.5

_FRONT = "M-1 -12 C-6 -12 -8 -7 -7.8 -1 C-7.8 1 -7.8 3 -7 5.4 C-6 8.8 -3.4 11.6 -.6 11.6 C4 11.6 7.4 7 7.9 1 C8.4 -6 5 -12 -1 -12 Z"
_PROFILE = (
    "M4 -12 C0 -12 -4 -11.4 -5.6 -9.4 C-6.2 -7.6 -5.8 -6 -6 -4.8 C-6.8 -2.8 -9 .6 -9.6 2.2 C-9.6 3.4 -7.8 3.4 -7.2 3.6 "
    "C-7.6 4.4 -8.2 5 -7.8 5.8 C-7 6.1 -7 6.3 -7.6 6.8 C-8 7.6 -7 8.2 -6.8 8.8 C-7.2 10 -6.4 11.4 -4.6 11.8 "
    "C-2 12.2 2 10.6 3.8 8.4 C6 6 8 4 8 -2 L8 -9 Z"
)


def face(c: Canvas, ink: ClassicInk, *, profile: bool, old: bool = False) -> None:
    """Draw a face without hair; `old` adds wrinkles."""
    if profile:
        c.outlined(_PROFILE, ink.skin, _LINE, ink.line)
        c.stroke("M-6.2 -4.6 C-4.6 -5.6 -2.6 -5.4 -1.2 -4.2", 0.8, ink.line)
        c.stroke("M-6.2 -1.8 C-5 -3.2 -3.2 -3 -1.8 -1.4", 0.75, ink.line)
        c.stroke("M-5.8 -.8 C-4.6 -.2 -3.2 -.4 -2.2 -1", _FINE, ink.line)
        c.disc(-4.5, -1.7, 0.95, ink.line)
        c.stroke("M-7.6 3.4 C-6.6 3.4 -6.2 2.4 -6.8 1.6", _FINE, ink.line)
        c.stroke("M-7.6 5.9 C-6.4 5.9 -5.2 5.9 -4.4 5.5", 0.9, ink.red)
        c.stroke("M-3.6 4.4 C-2.8 5.4 -2.8 6.6 -3.4 7.4", _FINE, ink.line)
        return
    c.outlined(_FRONT, ink.skin, _LINE, ink.line)
    c.stroke(
        "M-7 -4.2 C-5.8 -5.6 -3.6 -5.6 -2.2 -4.2 C-2.2 -2 -3.6 1.4 -4.4 3.2 C-4.6 4.6 -2.6 5 -1.4 4.4",
        0.7,
        ink.line,
    )
    c.stroke("M.4 -4.4 C2.2 -6 5 -5.8 6.8 -4.2", 0.8, ink.line)
    for x, wide in ((-4.9, 0.86), (3.4, 1.0)):
        with c.at(x, -1.6):
            c.stroke(
                ((-2.3 * wide, 0.3), (-1.2 * wide, -1.2), (1.0 * wide, -1.3), (2.5 * wide, 0.3)),
                0.8,
                ink.line,
            )
            c.stroke(((-1.8 * wide, 0.6), (0, 1.2), (1.8 * wide, 0.6)), _FINE, ink.line)
            c.disc(-0.4, -0.1, 1.0, ink.line)
    c.fill(
        "M-4.4 7.3 C-3.6 6.5 -2.8 6.4 -2 6.9 C-1.2 6.4 -.2 6.5 .8 7.2 C-.4 8.5 -3.2 8.6 -4.4 7.3 Z",
        ink.red,
    )
    c.stroke("M-4.6 7.3 C-3 7.6 -1 7.6 1 7.1", _FINE, ink.line)
    if old:
        c.stroke("M.8 .6 C2.4 1.6 4.4 1.4 5.6 .6 M-6.8 .6 C-6 1.2 -5 1.2 -4.4 .9", 0.45, ink.line)
        c.stroke("M2.2 4.4 C2.8 5.4 2.8 6.4 2.4 7.4", 0.45, ink.line)


def lock(c: Canvas, ink: ClassicInk, tint: Colour, long: float) -> None:
    """Draw the hair at the right side of a head, `long` units down, rolled at its end."""
    end = long - 3.0
    shape = (
        f"M3 -12.4 C10 -13 13.4 -7 12.4 -1 C11.8 {end * 0.4} 14.4 {end * 0.7} 14.8 {end} "
        f"C15 {end + 3.6} 9 {end + 4.2} 7.6 {end + 0.6} C6.6 {end * 0.6} 8.4 2 7.4 -4 C6.4 -8 5 -10 3 -12.4 Z"
    )
    c.outlined(shape, tint, _LINE, ink.line)
    strand = ink.line if tint != ink.line else ink.paper
    c.stroke(
        f"M5.6 -11.6 C9 -8.6 9.6 -4 9.2 0 C9 {end * 0.5} 9.6 {end * 0.8} 9.8 {end}", _FINE, strand
    )
    c.stroke(
        f"M7.6 -11.4 C11 -8 11.4 -3 10.9 0 C10.6 {end * 0.5} 12 {end * 0.8} 12.2 {end - 0.4}",
        _FINE,
        strand,
    )
    with c.at(11.1, end + 0.6):
        c.bead(0, 0, 3.4, ink.line, 2.75, tint)
        c.stroke(ellipse(0, 0, 1.5, 1.4, -150, 120), _FINE + 0.1, strand)
        c.disc(0.2, 0.1, 0.5, strand)


def locks(c: Canvas, ink: ClassicInk, tint: Colour, long: float) -> None:
    """Draw hair at both sides of a head that looks left."""
    with c.at(1.0, 0):
        lock(c, ink, tint, long)
    with c.at(-0.4, 0, flip=True):
        lock(c, ink, tint, long)


def back_hair(c: Canvas, ink: ClassicInk, tint: Colour, long: float) -> None:
    """Draw the hair of a head in profile."""
    strand = ink.line if tint != ink.line else ink.paper
    end = long - 3.0
    shape = (
        f"M-3.4 -12.4 C6 -15 13 -9 12.8 0 C12.6 {end * 0.6} 15.4 {end * 0.7} 15.4 {end} C15 {end + 4.4} 6.6 {end + 4.4} 5.4 {end + 0.6} "
        f"C4.4 {end - 3} 4.6 6 3.2 1.4 C2.6 -1 1.2 -5 -3.4 -8.6 Z"
    )
    c.outlined(shape, tint, _LINE, ink.line)
    for x in (0.0, 2.6, 5.2):
        c.stroke(
            f"M{x - 2.4} -10.8 C{x + 3.6} -8 {x + 5} -3 {x + 5} 1 C{x + 5} {end * 0.6} {x + 6.6} {end * 0.8} {x + 7} {end}",
            _FINE, strand,
        )  # fmt: skip
    with c.at(10.6, end + 0.6):
        c.bead(0, 0, 4.0, ink.line, 3.3, tint)
        c.stroke(ellipse(0, 0, 1.9, 1.8, -150, 150), _FINE + 0.1, strand)
        c.disc(0.2, 0.1, 0.6, strand)


def beard(c: Canvas, ink: ClassicInk, tint: Colour, *, profile: bool, moustache: bool) -> None:
    """Draw a king's forked beard."""
    strand = ink.line if tint != ink.line else ink.paper
    if profile:
        shape = "M4.4 2 C5.6 6 5 11 1.4 15.4 C-1 19 -5.6 20.2 -7.4 18.2 C-8.4 16.6 -7 15.2 -6 15.4 C-8.4 13.6 -8.2 11 -6.8 9 C-5.4 8.4 -4.6 8.8 -3.4 8 C-1.6 6.8 1.2 5.4 2 1 Z"
        c.outlined(shape, tint, _LINE, ink.line)
        c.stroke(
            "M3.4 5 C3 10 .4 13.6 -4.6 17 M1 7.4 C.2 10.4 -2 13 -6 15.2 M-2.4 8.8 C-3.4 10.8 -4.8 12.4 -6.6 13",
            _FINE,
            strand,
        )
    else:
        shape = (
            "M-7.6 1.6 C-8.6 7 -7.6 12.4 -5.4 15.6 C-6.6 18.6 -5 20.6 -3.2 19.8 C-1.8 19.2 -1.4 17.6 -.6 16.2 "
            "C.2 17.8 1 19.4 2.6 19.8 C4.6 20.4 6 18 4.6 15.6 C7 12.4 8.4 7 7.8 1.4 C6.8 5.6 4.6 8.4 2 9.4 "
            "C1.4 10.2 -3.8 10.2 -4.6 9.4 C-6.4 7.4 -7.2 4.8 -7.6 1.6 Z"
        )
        c.outlined(shape, tint, _LINE, ink.line)
        c.stroke(
            "M-6.8 7 C-6 11 -4.6 14 -3.6 18.4 M-4.2 10.4 C-3.4 12.6 -2.2 14.4 -1.6 16.6",
            _FINE,
            strand,
        )
        c.stroke(
            "M6.8 7 C6 11 4.4 14 3.2 18.4 M2.8 10.4 C2.2 12.6 1 14.4 .4 16.6 M-.8 10.4 L-.7 15",
            _FINE,
            strand,
        )
    if moustache:
        if profile:
            c.brush("M-8.2 4.6 C-5.8 4.4 -3.6 5.4 -2.4 8.2", 2.6, ink.line, (0.5, 0.1))
            c.brush("M-8.0 4.6 C-5.8 4.6 -3.9 5.4 -2.8 7.6", 1.5, tint, (0.5, 0.1))
        else:
            for x, flip in ((-1.7, True), (-1.7, False)):
                with c.at(x, 5.7, flip=flip):
                    c.brush("M0 -.2 C2 -.9 4.2 .4 6.0 2.6", 2.7, ink.line, (0.4, 0.15))
                    c.brush("M.4 -.1 C2 -.6 4.0 .6 5.4 2.2", 1.5, tint, (0.4, 0.1))


# --- crowns, coifs and hats --------------------------------------------------------------------

_CROWN: dict[str, str] = {
    "fleurs": "M-11 -10 L-13.4 -19.6 C-11 -18.4 -9.6 -17.4 -8.8 -15.2 C-8.6 -18.6 -7.4 -20.6 -5.6 -21.8 C-4 -20 -3.4 -18 -3 -15.6 C-2.8 -19 -1.6 -21.6 0 -23.4 C1.6 -21.6 2.8 -19 3 -15.6 C3.4 -18 4 -20 5.6 -21.8 C7.4 -20.6 8.6 -18.6 8.8 -15.2 C9.6 -17.4 11 -18.4 13.4 -19.6 L11 -10 C5 -12 -5 -12 -11 -10 Z",
    "spikes": "M-11 -10 L-13.6 -21 L-8.4 -15.6 L-6 -22.6 L-2.8 -15.8 L0 -23.6 L2.8 -15.8 L6 -22.6 L8.4 -15.6 L13.6 -21 L11 -10 C5 -12 -5 -12 -11 -10 Z",
}


def crown(c: Canvas, ink: ClassicInk, kind: str, cap: Colour) -> None:
    """Draw a king's crown over a cap: "fleurs" or "spikes"."""
    c.outlined(
        "M-9.6 -11 C-11 -19.6 -5.4 -21.4 0 -21.4 C5.4 -21.4 11 -19.6 9.6 -11 Z",
        cap,
        _FINE,
        ink.line,
    )
    c.outlined(_CROWN[kind], ink.yellow, _LINE, ink.line)
    for x, y in ((-13.4, -20.6), (-5.8, -22.6), (5.8, -22.6), (13.4, -20.6), (0, -24.0)):
        c.bead(x, y, 1.45, ink.line, 0.85, ink.red)
    for x, y in ((-5.8, -16.6), (0, -17.4), (5.8, -16.6)):
        c.lozenge(x, y, 0.9, 1.7, ink.blue)
    band = "M-11.2 -8.6 C-5 -10.8 5 -10.8 11.2 -8.6 L11.6 -12.8 C5 -14.8 -5 -14.8 -11.6 -12.8 Z"
    c.outlined(band, ink.paper, _LINE, ink.line)
    for i in range(-4, 5):
        y = -12.4 + abs(i) * 0.26
        c.disc(i * 2.45, y + 0.2, 0.95, ink.red if i % 2 else ink.blue)


def coif(c: Canvas, ink: ClassicInk, outside: Colour, inside: Colour, reach: float) -> None:
    """Draw the hood behind a queen's head, `reach` units down."""
    hood = symmetric(
        f"M0 -15.5 C9 -15.5 15.6 -9 15.2 -1 C15 5 15.6 {reach - 6} 18.6 {reach} L0 {reach}"
    )
    c.outlined(hood, outside, _LINE, ink.line, closed=True)
    lining = symmetric(
        f"M0 -13 C8 -13 13.2 -8 12.8 -1 C12.6 5 12.8 {reach - 6} 14.8 {reach} L0 {reach}"
    )
    c.outlined(lining, inside, _FINE, ink.line, closed=True)
    for _ in c.both_sides():
        for y in range(-8, round(reach), 3):
            c.disc(
                14.0 + max(0, y - reach + 8) * 0.3,
                y,
                0.7,
                ink.yellow if outside != ink.yellow else ink.red,
            )


def tresses(c: Canvas, ink: ClassicInk, tint: Colour, reach: float) -> None:
    """Draw a queen's parted hair in front of her face's edges."""
    strand = ink.line if tint != ink.line else ink.paper
    for left in c.both_sides():
        with c.at(0.8 if left else -0.2, 0):
            end = reach - 2
            c.outlined(
                f"M-.4 -12.2 C5 -11.6 8.4 -7 8 -1.6 C7.8 3 8.6 6 7.6 {end} C8.4 {end + 3.2} 13.2 {end + 2.4} 12.8 {end - 1} "
                f"C12.4 6 13.4 3 12.6 -3 C11.8 -10 6 -13.6 -.4 -13.4 Z",
                tint, _LINE, ink.line,
            )  # fmt: skip
            c.stroke(f"M3 -12.4 C8 -10.6 10.4 -6 10 -1 C9.8 3 10.6 7 9.4 {end}", _FINE, strand)
            c.stroke(f"M5 -12.6 C10 -10 11.6 -5 11.2 -1 C11 3 11.6 7 11 {end - 0.6}", _FINE, strand)


def diadem(c: Canvas, ink: ClassicInk, kind: str) -> None:
    """Draw a queen's small crown: "fleurs" or "spikes"."""
    with c.at(0, -2.6, 0.78):
        c.outlined(_CROWN[kind], ink.yellow, _LINE / 0.78, ink.line)
        for x, y in ((-13.4, -20.6), (-5.8, -22.6), (5.8, -22.6), (13.4, -20.6), (0, -24.0)):
            c.bead(x, y, 1.6, ink.line, 0.95, ink.paper)
        c.outlined(
            "M-11.2 -8.4 C-5 -10.6 5 -10.6 11.2 -8.4 L11.5 -12 C5 -14 -5 -14 -11.5 -12 Z",
            ink.red, _LINE / 0.78, ink.line,
        )  # fmt: skip
        for i in (-3, -1, 1, 3):
            c.disc(i * 2.7, -11.6 + abs(i) * 0.3, 0.95, ink.paper)


def hat(c: Canvas, ink: ClassicInk, kind: str, tint: Colour, trim: Colour) -> None:
    """Draw a jack's hat: "flat", "rolled", "leaf" or "plumed"."""
    if kind == "plumed":
        for spine, colour in (
            ("M8 -12 C13 -20 6 -25.4 -7 -21.4", ink.paper),
            ("M9 -11 C17 -14 19 -19 13.4 -24", ink.yellow),
        ):
            c.brush(spine, 5.4, ink.line, (0.2, 0.15))
            c.brush(spine, 4.2, colour, (0.15, 0.1))
            c.stroke(spine, _FINE, ink.line)
    if kind == "leaf":
        for turn in (-12, 28, 68):
            with c.at(6.5, -13, turn=turn):
                c.outlined(
                    symmetric("M0 -11.4 C3.2 -8.4 3.6 -3.6 0 0"),
                    ink.blue,
                    _FINE,
                    ink.line,
                    closed=True,
                )
                c.stroke(((0, -8.6), (0, -1)), _FINE, ink.paper)
    crown_shape = {
        "flat": "M-10.6 -11 C-14 -16.6 -11 -20.6 -3 -21.4 C6 -22.4 15 -20.6 14.4 -15.6 C14 -13.4 12.6 -12 11 -10.6 Z",
        "rolled": "M-10 -11 C-10.4 -17.6 -6.4 -21.8 0 -21.8 C6.4 -21.8 10.8 -17.6 10.4 -11 Z",
        "leaf": "M-10.6 -11 C-12.4 -16.6 -8.4 -21 -1 -21 C7 -21 12.4 -17 11 -10.6 Z",
        "plumed": "M-10.8 -11 C-13.6 -15.6 -9.6 -20 -1.6 -20.6 C7.4 -21.2 13 -17.4 11.4 -10.6 Z",
    }[kind]
    c.outlined(crown_shape, tint, _LINE, ink.line)
    with c.clip(crown_shape):
        for i in range(-3, 4):
            c.stroke(f"M{i * 3.4} -24 C{i * 3.9} -18 {i * 3.9} -14 {i * 3.5} -10", _FINE, ink.line)
    band = "M-12.4 -7.4 C-5.4 -10.4 5.4 -10.4 12.4 -7.4 L12.6 -12 C5.4 -14.8 -5.4 -14.8 -12.6 -12 Z"
    c.outlined(band, trim, _LINE, ink.line)
    for i in range(-3, 4):
        y = -11.9 + abs(i) * 0.36
        if i % 2:
            c.disc(i * 3.1, y + 0.5, 0.95, ink.line)
        else:
            c.lozenge(i * 3.1, y + 0.5, 1.5, 1.6, ink.red if trim != ink.red else ink.yellow)
