"""A fist that knocks on the table, seen from above."""

from __future__ import annotations

import pygame

from gin.ui.art import svg
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Colour

SIDE = 200
"""Size in units, with the knuckles at the top."""
KNUCKLES = (100, 44)
"""Point of impact, in units."""
_SLEEVE: dict[bool, Colour] = {True: (122, 26, 38), False: (34, 54, 96)}


def fist(side: int, yours: bool) -> pygame.Surface:
    """Draw a fist with its sleeve, `side` pixels wide and high."""
    return svg.drawn("fist", side, _SLEEVE[yours])


_PARTS = 24
_FINE = 330
"""Largest side in pixels of an arm that is turned at full size; a larger one would take too long.
"""
_SHADE = 64
"""Width at which shadows are drawn before scaling."""


@cached
def arm(side: int, yours: bool, length: int, turn: float, plain: bool) -> pygame.Surface:
    """Draw a fist on an arm `length` pixels long, turned by `turn` degrees.

    It has a shadow unless `plain`. The arm turns about the centre of the upright image, `side` wide
    and `side + length` high.
    """
    times = max(1, round(side / _FINE))
    small, long = round(side / times), round(length / times)
    hand = fist(small, yours)
    whole = pygame.Surface((small, small + long), pygame.SRCALPHA, 32)
    whole.blit(hand, (0, 0))
    # The sleeve continues from the fist's last rows, wider towards the elbow.
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
    size = picture.get_size()
    shade = pygame.transform.smoothscale(picture, (_SHADE, max(1, size[1] * _SHADE // size[0])))
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    shade = pygame.transform.box_blur(shade, 1)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(pygame.transform.smoothscale(shade, size), (low // 2, low))
    made.blit(picture, (0, 0))
    return made
