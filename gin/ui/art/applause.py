"""Clapping hands."""

from __future__ import annotations

import math

import pygame

from gin.interface.pictures import Portrait
from gin.ui.art import court_ink
from gin.ui.art.court_ink import Ink
from gin.ui.art.hand_looks import hand_of
from gin.ui.art.image_cache import cached
from gin.ui.art.sitters import SITTERS
from gin.ui.art.vector import Canvas, mix

POSES = 5
"""Number of positions of clapping hands; in the first one they touch."""
WIDE, HIGH = 80, 44
"""Size of the image in the units of a portrait, which is 64 wide."""
_HAND = (
    "M.2 2 L.2 -9 C.2 -13 .8 -18.4 2.6 -18.6 C4 -18.7 4.4 -17 4.6 -15.4 C5.6 -17 7.2 -16.6 7.4 -14.6 "
    "C8.6 -15.4 9.8 -14.4 9.8 -12.4 C10.8 -12.4 11.6 -11.2 11.4 -9.4 L10.6 -2 C10.2 .6 9.4 2 8.6 3 Z"
)
_FINGERS = "M4.6 -15 L4.5 -8 M7.4 -14.2 L7.1 -7.6 M9.7 -12 L9.3 -7"
_THUMB = "M1.2 -2 C-.6 -4.6 -1 -7.4 .2 -8.6 C1.6 -9.4 2.6 -6.4 4 -4.4 Z"
_CUFF = "M.4 2.4 L9 3 L9.6 6.6 L0 6.2 Z"
_LEAN = 24
"""Degrees by which hands that touch lean to one side: upright, they would seem to pray."""


@cached
def clapping(who: Portrait, size: int, pose: int) -> pygame.Surface:
    """Draw a person's hands and forearms in front of the chest, clapping.

    `size` is the width of the portrait. The hands are wide apart in the last pose.
    """
    sitter = SITTERS[who]
    ink = court_ink.ink((168, 0, 16), (252, 247, 235), sitter.hair, sitter.skin)
    unit = size / 64
    canvas = Canvas((round(WIDE * unit), round(HIGH * unit)), WIDE, 4, (*ink.line, 0))
    apart = pose / (POSES - 1)
    for side in (-1, 1):
        _arm(canvas, who, ink, side, apart)
    if not pose:
        # Short strokes fly off hands that meet.
        with canvas.at(WIDE / 2 + 4, 21):
            for turn in (-84, -58, 58, 84):
                with canvas.at(0, 0, turn=turn):
                    canvas.stroke(((0, -12), (0, -16.4)), 2.6, ink.line)
                    canvas.stroke(((0, -12), (0, -16.4)), 1.5, (255, 224, 138))
    return canvas.finished()


def _arm(canvas: Canvas, who: Portrait, ink: Ink, side: int, apart: float) -> None:
    sitter = SITTERS[who]
    sleeve = sitter.sleeve or sitter.robe
    turn = _LEAN * (1 - apart) + side * 26 * apart
    x = WIDE / 2 - 3 * (1 - apart) + side * (0.4 + 11 * apart)
    y, grown = 31 - side * 1.6 * (1 - apart), 0.86 * (hand_of(who).size * 0.5 + 0.5)
    lean = math.radians(turn)
    wrist = x + side * 4 * grown * math.cos(lean) - 5 * grown * math.sin(lean), y + 5 * grown
    elbow = WIDE / 2 + side * (21 + 6 * apart), HIGH + 5
    for thick, colour in ((11.4, ink.line), (9.2, sleeve)):
        canvas.stroke((wrist, elbow), thick, colour)
    with canvas.at(x, y, grown, turn=turn, flip=side < 0):
        canvas.outlined(_CUFF, ink.ivory, 1.2, ink.line, closed=True)
        canvas.outlined(_HAND, ink.skin, 1.5, ink.line, closed=True)
        canvas.stroke(_FINGERS, 1.0, mix(ink.shade, ink.line, 0.45))
        canvas.outlined(_THUMB, ink.skin, 1.1, ink.line, closed=True)
