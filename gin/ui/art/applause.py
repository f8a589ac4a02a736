"""Clapping hands."""

from __future__ import annotations

import pygame

from gin.interface.pictures import Portrait
from gin.ui.art import court_ink
from gin.ui.art.image_cache import cached
from gin.ui.art.sitters import SITTERS
from gin.ui.art.vector import Canvas, mix

POSES = 4
"""Number of positions of clapping hands; in the first one they touch."""
_HAND = (
    "M.2 2 L.2 -9 C.2 -13 .8 -18.4 2.6 -18.6 C4 -18.7 4.4 -17 4.6 -15.4 C5.6 -17 7.2 -16.6 7.4 -14.6 "
    "C8.6 -15.4 9.8 -14.4 9.8 -12.4 C10.8 -12.4 11.6 -11.2 11.4 -9.4 L10.6 -2 C10.2 .6 9.4 2 8.6 3 Z"
)
_FINGERS = "M4.6 -15 L4.5 -8 M7.4 -14.2 L7.1 -7.6 M9.7 -12 L9.3 -7"
_THUMB = "M1.2 -2 C-.6 -4.6 -1 -7.4 .2 -8.6 C1.6 -9.4 2.6 -6.4 4 -4.4 Z"
_CUFF = "M.4 2.4 L9 3 L9.6 6.6 L0 6.2 Z"
_SLEEVE = "M-.6 5.8 L10.2 6.4 L12.6 16 L-1.4 16 Z"


@cached
def clapping(who: Portrait, size: int, pose: int) -> pygame.Surface:
    """Draw a person's hands, held up to clap, in a square of this size."""
    sitter = SITTERS[who]
    ink = court_ink.ink((168, 0, 16), (252, 247, 235), sitter.hair, sitter.skin)
    canvas = Canvas((size, size), 44, 4, (*ink.line, 0))
    apart, sleeve = pose / (POSES - 1), sitter.sleeve or sitter.robe
    for flip in (False, True):
        side = -1 if flip else 1
        with canvas.at(22 + side * (2.4 + 8 * apart), 27, 1.06, turn=-side * 13, flip=flip):
            canvas.outlined(_SLEEVE, sleeve, 1.2, ink.line, closed=True)
            canvas.outlined(_CUFF, ink.ivory, 1.0, ink.line, closed=True)
            canvas.outlined(_HAND, ink.skin, 1.3, ink.line, closed=True)
            canvas.stroke(_FINGERS, 0.9, mix(ink.shade, ink.line, 0.45))
            canvas.outlined(_THUMB, ink.skin, 0.9, ink.line, closed=True)
    return canvas.finished()
