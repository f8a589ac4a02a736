"""Mouths of courts and portraits, chosen by name."""

from __future__ import annotations

from gin.ui.art.court_ink import Ink
from gin.ui.art.vector import Canvas, mix

_SHUT: dict[str, tuple[str, str]] = {
    "calm": (
        "M-2.9 8.2 C-1.8 7.2 -.8 7.1 0 7.5 C.8 7.1 1.8 7.2 2.9 8.2 C1.6 10.1 -1.6 10.1 -2.9 8.2 Z",
        "M-2.6 8.25 C-1.2 8.5 1.2 8.5 2.6 8.25",
    ),
    "smile": (
        "M-3.7 7.2 C-2.2 7.3 -1 7.1 0 7.4 C1 7.1 2.2 7.3 3.7 7.2 C2.4 10.3 -2.4 10.3 -3.7 7.2 Z",
        "M-4.1 6.8 C-2.4 8.7 2.4 8.7 4.1 6.8",
    ),
    "full": (
        "M-3.5 8.2 C-2.3 6.5 -1 6.2 0 6.9 C1 6.2 2.3 6.5 3.5 8.2 C2 11.0 -2 11.0 -3.5 8.2 Z",
        "M-3.3 8.2 C-1.4 8.6 1.4 8.6 3.3 8.2",
    ),
    "thin": (
        "M-3.3 9.4 C-1.6 8.5 1.6 8.5 3.3 9.4 C1.6 10.4 -1.6 10.4 -3.3 9.4 Z",
        "M-3.6 9.6 C-1.4 9.1 1.4 9.1 3.6 9.6",
    ),
    "wry": (
        "M-2.9 8.3 C-1.6 7.3 -.6 7.1 .1 7.5 C1 7 2.6 6.8 3.9 6.7 C3.2 9.4 -.9 10.4 -2.9 8.3 Z",
        "M-3.2 8.1 C-.8 8.9 2.4 8.4 4.5 6.2",
    ),
    "bow": (
        "M-2.3 7.8 C-1.6 6.5 -.7 6.3 0 6.9 C.7 6.3 1.6 6.5 2.3 7.8 C1.3 9.9 -1.3 9.9 -2.3 7.8 Z",
        "M-2.7 7.4 C-1.4 8.2 1.4 8.2 2.7 7.4",
    ),
    "firm": (
        "M-3.3 8.4 C-1.6 7.7 1.6 7.7 3.3 8.4 C1.6 9.7 -1.6 9.7 -3.3 8.4 Z",
        "M-3.7 8.8 C-2.8 8.3 2.8 8.3 3.7 8.8",
    ),
    "purse": (
        "M.2 8.0 C1 7.1 1.8 7.1 2.3 7.4 C2.9 7 3.7 7.0 4.3 7.6 C3.9 9.4 1.2 9.8 .2 8.0 Z",
        "M-.4 8.2 C1.2 8.7 3.2 8.3 4.9 7.2",
    ),
    "frown": (
        "M-3.6 9.6 C-2 7.3 -.8 7.1 0 7.5 C.8 7.1 2 7.3 3.6 9.6 C2 10.2 -2 10.2 -3.6 9.6 Z",
        "M-4.9 10.8 C-3.2 7.6 3.2 7.6 4.9 10.8",
    ),
}
_OPEN: dict[str, tuple[str, str, str]] = {
    "toothy": (
        "M-3.9 7.6 C-2 7.2 2 7.2 3.9 7.6 C2.6 11.2 -2.6 11.2 -3.9 7.6 Z",
        "M-3.4 7.7 C-2 7.4 2 7.4 3.4 7.7 C2.2 9.2 -2.2 9.2 -3.4 7.7 Z",
        "M-4.1 7.4 C-2 7.9 2 7.9 4.1 7.4",
    ),
    "grin": (
        "M-4.6 6.2 C-2.6 7.0 2.6 7.0 4.6 6.2 C4.0 10.9 -4.0 10.9 -4.6 6.2 Z",
        "M-4.2 6.5 C-2.4 7.2 2.4 7.2 4.2 6.5 C3.2 9.0 -3.2 9.0 -4.2 6.5 Z",
        "M-5.1 5.7 C-2.8 7.2 2.8 7.2 5.1 5.7",
    ),
    "laugh": (
        "M-5.2 5.4 C-2.8 6.3 2.8 6.3 5.2 5.4 C5.2 12.4 -5.2 12.4 -5.2 5.4 Z",
        "M-4.8 5.7 C-2.8 6.5 2.8 6.5 4.8 5.7 C4.4 8.1 -4.4 8.1 -4.8 5.7 Z",
        "M-5.7 4.9 C-3.0 6.5 3.0 6.5 5.7 4.9",
    ),
    "oh": (
        "M0 6.3 C1.9 6.3 2.5 7.7 2.4 9.0 C2.3 10.7 1.3 11.6 0 11.6 C-1.3 11.6 -2.3 10.7 -2.4 9.0 C-2.5 7.7 -1.9 6.3 0 6.3 Z",
        "",
        "",
    ),
}
"""Opening, teeth, and line of the upper lip."""


def draw_mouth(c: Canvas, ink: Ink, kind: str) -> None:
    """Draw a mouth in the coordinates of a face seen from the front."""
    if kind in _SHUT:
        lips, between = _SHUT[kind]
        c.fill(lips, ink.lips)
        width = 0.75 if kind == "frown" else 0.5
        c.stroke(between, width, mix(ink.lips, (0, 0, 0), 0.5))
        return
    opening, teeth, line = _OPEN[kind]
    if kind == "toothy":
        c.fill(opening, ink.lips)
    else:
        dark = mix(ink.lips, (0, 0, 0), 0.68)
        c.stroke(opening, 0.95, ink.lips, closed=True)
        c.fill(opening, dark)
        if kind != "oh":
            with c.clip(opening):
                c.disc(0, 12.2, 3.0, mix(ink.lips, (255, 120, 110), 0.35))
    c.fill(teeth, ink.ivory)
    c.stroke(line, 0.45, ink.line)
