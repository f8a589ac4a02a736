"""A new trophy at the end of a hand: it drops onto the corner of the slip, and stays there."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from gin.interface.pictures import TrophyPicture
from gin.ui.animation.motion import COUNT
from gin.ui.art.image_cache import cached
from gin.ui.art.trophies import trophy
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look

_SIZE, _LEAST = 84, 40
"""Usual and smallest size of a trophy, in units."""
_OVER, _BESIDE = 0.30, 0.18
"""Shares of a trophy that overlap the slip's upper edge, and extend beyond its side."""
_BEGINS, _FALL, _SETTLE = COUNT + 0.5, 0.26, 0.6
"""Seconds until a trophy drops, while it falls, and while it swings."""
_TILT, _SWING = 7.0, 13.0
"""Degrees by which a trophy leans at rest, and by which it swings at most."""
_FROM = 1.9
"""Size of a trophy when it begins to fall."""
_FRAMES = 60

LASTS = _BEGINS + _FALL + _SETTLE
"""Seconds until a trophy rests."""


def medal_rect(look: Look, paper: pygame.Rect) -> pygame.Rect:
    """Return the place of a trophy at the upper outer corner of the slip."""
    room = (paper.top - look.s(6)) / (1 - _OVER)
    side = round(max(look.s(_LEAST), min(look.s(_SIZE), room)))
    rect = pygame.Rect(0, 0, side, side)
    rect.right = min(paper.right + round(side * _BESIDE), look.width - look.s(4))
    rect.top = paper.top - round(side * (1 - _OVER))
    return rect


def medal(
    look: Look, picture: TrophyPicture, paper: pygame.Rect, age: float
) -> Iterator[FramePart]:
    """Yield the trophy, `age` seconds after the slip appeared."""
    since = age - _BEGINS
    if since < 0:
        return
    since = math.floor(min(since, _FALL + _SETTLE) * _FRAMES) / _FRAMES
    rect = medal_rect(look, paper)
    area = rect.inflate(rect.w, rect.h).clip((0, 0, look.width, look.height))
    yield FramePart.of(area, _paint, look, picture, rect, since)


def _paint(
    target: pygame.Surface, look: Look, picture: TrophyPicture, rect: pygame.Rect, since: float
) -> None:
    scale, lean = 1.0, -_TILT
    if since < _FALL:
        passed = since / _FALL
        scale = _FROM + (1 - _FROM) * passed * passed
        lean += _SWING * (1 - passed)
    else:
        passed = min(1.0, (since - _FALL) / _SETTLE)
        lean += _SWING * math.exp(-4 * passed) * math.sin(11 * passed) * (1 - passed)
    if since >= _FALL and not look.theme.plain:
        shade = pygame.transform.rotozoom(_shade(picture, rect.w), lean, 1.0)
        target.blit(shade, shade.get_rect(center=rect.move(look.s(-2), look.s(4)).center))
    image = pygame.transform.rotozoom(trophy(picture, rect.w), lean, scale)
    if since < _FALL:
        image.set_alpha(round(255 * min(1.0, 2.5 * since / _FALL)))
    target.blit(image, image.get_rect(center=rect.center))


@cached
def _shade(picture: TrophyPicture, size: int) -> pygame.Surface:
    """Draw the soft shadow of a trophy on paper and cloth."""
    out = trophy(picture, size).copy()
    out.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(out, max(1, size // 40))
