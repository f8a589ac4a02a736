"""Hands of portraits: one waving, one at the chin."""

from __future__ import annotations

from gin.ui.art.court_ink import Ink
from gin.ui.art.hand_looks import Cuff, HandLook, Ring
from gin.ui.art.vector import Canvas, Colour, Point, mix

_FINGERS: tuple[tuple[Point, Point], ...] = (
    ((-2.5, 0.0), (-3.6, -5.2)),
    ((-0.8, -0.6), (-1.1, -7.2)),
    ((0.9, -0.6), (1.4, -6.9)),
    ((2.5, 0.0), (3.8, -4.9)),
)
_THUMB: tuple[Point, Point] = ((-2.0, 3.4), (-5.6, 0.8))
_PALM = "M-3.5 -.4 C-1.4 -1.4 1.4 -1.4 3.5 -.4 C3.9 2.2 3.2 5 1.9 7.2 L-1.9 7.2 C-3.2 5 -3.9 2.2 -3.5 -.4 Z"


def draw_hand(c: Canvas, ink: Ink, does: str, look: HandLook) -> None:
    """Draw a person's hand: "wave" next to the head, or "chin" under it."""
    if does == "wave":
        _waving(c, ink, look)
    else:
        _at_chin(c, ink, look)


def _cuff(c: Canvas, ink: Ink, look: HandLook, outline: str, edge: tuple[Point, Point]) -> None:
    """Draw the end of a sleeve; `edge` is its border at the hand."""
    colour = {
        Cuff.KNIT: mix(look.sleeve, ink.ivory, 0.2), Cuff.TURNED: mix(look.sleeve, ink.ivory, 0.2),
        Cuff.STRIPES: look.trim, Cuff.BRAID: look.trim, Cuff.BARE: ink.skin, Cuff.ROLLED: ink.skin,
    }.get(look.cuff, ink.ivory)  # fmt: skip
    c.outlined(outline, colour, 0.6, ink.line, closed=True)
    (x, y), (right, low) = edge
    if look.cuff is Cuff.BARE:
        c.stroke(((x, y + 1.6), (right, low + 1.6)), 1.2, ink.gold)
    elif look.cuff in (Cuff.LACE, Cuff.FUR):
        for i in range(5):
            at = x + (right - x) * i / 4, y + (low - y) * i / 4
            c.bead(*at, 1.15, ink.line, 0.8, ink.ivory)


def _waving(c: Canvas, ink: Ink, look: HandLook) -> None:
    with c.at(15.6, 7.4, 0.92, turn=14):
        _arm(c, ink, "M-2.8 8.6 L2.8 8.6 L5.4 26 L-3.6 26 Z", look.sleeve)
        _cuff(c, ink, look, "M-3.1 6.8 L3.1 6.8 L3.3 9.6 L-3.3 9.6 Z", ((-3.1, 6.8), (3.1, 6.8)))
        lines = (*_FINGERS, _THUMB)
        for line in lines:
            c.stroke(line, 3.4, ink.line)
        c.stroke(_PALM, 1.2, ink.line, closed=True)
        for line in lines:
            c.stroke(line, 2.2, ink.skin)
        c.fill(_PALM, ink.skin)
        if look.ring is not Ring.NONE:
            c.stroke(((0.3, -2.9), (2.3, -3.1)), 1.5, ink.line)
            c.stroke(((0.3, -2.9), (2.3, -3.1)), 0.9, ink.gold)
        c.stroke("M-2.4 2.4 C-1 1.4 1 1.4 2.6 2.2 M-2.2 3.6 C-.8 4 0 5 .2 6.4", 0.4, ink.line)


def _at_chin(c: Canvas, ink: Ink, look: HandLook) -> None:
    with c.at(5.2, 14.2, 0.95, turn=-8):
        _arm(c, ink, "M-1.6 3.4 L5.2 2.4 L12 18 L1.4 18 Z", look.sleeve)
        _cuff(c, ink, look, "M-1.8 2.6 L5.0 1.4 L5.8 4.2 L-1.0 5.6 Z", ((-1.8, 2.6), (5.0, 1.4)))
        finger = ((3.2, -1.6), (5.3, -8.0))
        c.stroke(finger, 3.4, ink.line)
        fist = "M-4.6 -1.8 C-4.6 -3.6 -2.6 -4.2 0 -4.2 C3 -4.2 5.0 -3.2 5.0 -.8 C5.0 2.2 3.4 3.6 .4 3.6 C-2.6 3.6 -4.6 1.6 -4.6 -1.8 Z"
        c.stroke(fist, 1.2, ink.line, closed=True)
        c.stroke(finger, 2.2, ink.skin)
        c.fill(fist, ink.skin)
        if look.ring is not Ring.NONE:
            c.bead(-2.0, -3.0, 1.2, ink.line, 0.8, ink.gold)
        if look.nails is not None:
            c.disc(5.2, -7.8, 0.7, look.nails)
        c.stroke("M-2.6 -1.4 C-1.8 .2 -1.8 1.4 -2.2 2.6 M0 -1.6 C.8 0 .8 1.6 .2 3", 0.45, ink.line)


def _arm(c: Canvas, ink: Ink, outline: str, sleeve: Colour) -> None:
    c.outlined(outline, sleeve, 0.7, ink.line, closed=True)
