"""A fist that knocks on the table, seen from above: in the hand that draws courts and portraits."""

from __future__ import annotations

import pygame

from gin.ui.art import svg
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Colour

SIDE = 200
"""Units across and down; the knuckles are at the top, the arm ends at the foot."""
KNUCKLES = (100, 44)
"""Where it strikes, in units."""
_SLEEVE: dict[bool, Colour] = {True: (122, 26, 38), False: (34, 54, 96)}
"""Colours of sleeves: the player's, and the opponent's, in the colours of their ink."""


def fist(side: int, yours: bool) -> pygame.Surface:
    """A fist with its sleeve, `side` pixels across and down."""
    return svg.drawn("fist", side, _SLEEVE[yours])


_PARTS = 24
"""So many pieces of sleeve, each a little wider than the one before."""
_FINE = 330
"""The side of a fist up to which an arm is drawn as large as it is shown. A larger one would take
too long to be turned; drawn smaller it is only softer."""
_SHADE = 64
"""How wide a shadow is drawn, however wide it is shown."""


@cached
def arm(side: int, yours: bool, length: int, turn: float, plain: bool) -> pygame.Surface:
    """A fist at the end of an arm that is so many pixels long, turned, with its shadow.

    Its middle is where that of the upright picture is, which is `side` across and `side + length`
    down, and has the knuckles at the top.
    """
    times = max(1, round(side / _FINE))
    small, long = round(side / times), round(length / times)
    hand = fist(small, yours)
    whole = pygame.Surface((small, small + long), pygame.SRCALPHA, 32)
    whole.blit(hand, (0, 0))
    # The sleeve goes on as it ends in the picture of the fist, wider towards the elbow.
    end = hand.subsurface((0, small - 2, small, 1))
    step = max(1, -(-long // _PARTS))
    for number, y in enumerate(range(small - 2, small + long, step)):
        wide = min(small * 1.5, small * (1 + 0.022 * number))
        part = pygame.transform.smoothscale(end, (round(wide), step))
        whole.blit(part, part.get_rect(midtop=(small // 2, y)))
    made = pygame.transform.rotozoom(whole, turn, 1.0)
    if not plain:
        made = _shaded(made, max(2, small // 24))
    return made if times == 1 else pygame.transform.smoothscale_by(made, side / small)


def _shaded(picture: pygame.Surface, low: int) -> pygame.Surface:
    """A picture above the shadow that it casts, which lies lower and a little to the right."""
    size = picture.get_size()
    shade = pygame.transform.smoothscale(picture, (_SHADE, max(1, size[1] * _SHADE // size[0])))
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    shade = pygame.transform.box_blur(shade, 1)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(pygame.transform.smoothscale(shade, size), (low // 2, low))
    made.blit(picture, (0, 0))
    return made
