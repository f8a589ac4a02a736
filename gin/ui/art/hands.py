"""Hands of portraits: one waving, one at the chin."""

from __future__ import annotations

from gin.ui.art.court_ink import Ink
from gin.ui.art.vector import Canvas, Colour, Point

_FINGERS: tuple[tuple[Point, Point], ...] = (
    ((-2.5, 0.0), (-3.6, -5.2)),
    ((-0.8, -0.6), (-1.1, -7.2)),
    ((0.9, -0.6), (1.4, -6.9)),
    ((2.5, 0.0), (3.8, -4.9)),
)
_THUMB: tuple[Point, Point] = ((-2.0, 3.4), (-5.6, 0.8))
_PALM = "M-3.5 -.4 C-1.4 -1.4 1.4 -1.4 3.5 -.4 C3.9 2.2 3.2 5 1.9 7.2 L-1.9 7.2 C-3.2 5 -3.9 2.2 -3.5 -.4 Z"


def draw_hand(c: Canvas, ink: Ink, does: str, sleeve: Colour) -> None:
    """Draw a hand: "wave" next to the head, or "chin" under it."""
    if does == "wave":
        _waving(c, ink, sleeve)
    else:
        _at_chin(c, ink, sleeve)


def _waving(c: Canvas, ink: Ink, sleeve: Colour) -> None:
    with c.at(15.6, 7.4, 0.92, turn=14):
        _arm(c, ink, "M-2.8 8.6 L2.8 8.6 L5.4 26 L-3.6 26 Z", sleeve)
        c.outlined("M-3.1 6.8 L3.1 6.8 L3.3 9.6 L-3.3 9.6 Z", ink.ivory, 0.6, ink.line, closed=True)
        lines = (*_FINGERS, _THUMB)
        for line in lines:
            c.stroke(line, 3.4, ink.line)
        c.stroke(_PALM, 1.2, ink.line, closed=True)
        for line in lines:
            c.stroke(line, 2.2, ink.skin)
        c.fill(_PALM, ink.skin)
        c.stroke("M-2.4 2.4 C-1 1.4 1 1.4 2.6 2.2 M-2.2 3.6 C-.8 4 0 5 .2 6.4", 0.4, ink.line)


def _at_chin(c: Canvas, ink: Ink, sleeve: Colour) -> None:
    with c.at(5.2, 14.2, 0.95, turn=-8):
        _arm(c, ink, "M-1.6 3.4 L5.2 2.4 L12 18 L1.4 18 Z", sleeve)
        c.outlined("M-1.8 2.6 L5.0 1.4 L5.8 4.2 L-1.0 5.6 Z", ink.ivory, 0.6, ink.line, closed=True)
        finger = ((3.2, -1.6), (5.3, -8.0))
        c.stroke(finger, 3.4, ink.line)
        fist = "M-4.6 -1.8 C-4.6 -3.6 -2.6 -4.2 0 -4.2 C3 -4.2 5.0 -3.2 5.0 -.8 C5.0 2.2 3.4 3.6 .4 3.6 C-2.6 3.6 -4.6 1.6 -4.6 -1.8 Z"
        c.stroke(fist, 1.2, ink.line, closed=True)
        c.stroke(finger, 2.2, ink.skin)
        c.fill(fist, ink.skin)
        c.stroke("M-2.6 -1.4 C-1.8 .2 -1.8 1.4 -2.2 2.6 M0 -1.6 C.8 0 .8 1.6 .2 3", 0.45, ink.line)


def _arm(c: Canvas, ink: Ink, outline: str, sleeve: Colour) -> None:
    c.outlined(outline, sleeve, 0.7, ink.line, closed=True)
