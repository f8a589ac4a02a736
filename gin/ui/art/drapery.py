"""The curtain's cloth: folds, a shade from top to bottom, and a fringe."""

from __future__ import annotations

import math

import pygame

from gin.ui.art.design import Theme
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import mix

_FOLDS = 9
"""Folds of one half of the curtain."""
_FINE = 24
"""Pixels of a fold in the images that are scaled to the size of the window."""


def hang(target: pygame.Surface, rect: pygame.Rect, theme: Theme, scale: float) -> None:
    """Draw one half of the curtain; a narrower one has narrower folds.

    In contrast themes the folds are thin lines on plain cloth.
    """
    if theme.plain:
        _hang_plain(target, rect, theme, scale)
        return
    target.blit(pygame.transform.scale(_folds(theme), rect.size), rect)
    shade = pygame.transform.scale(_shade(rect.h), rect.size)
    target.blit(shade, rect, special_flags=pygame.BLEND_RGB_MULT)
    high = max(3, round(9 * scale))
    band = pygame.Rect(rect.x, rect.bottom - 3 * high, rect.w, high)
    for number, colour in enumerate((theme.brass_dark, theme.brass, theme.brass_dark)):
        part = pygame.Rect(band.x, band.y + number * high // 3, band.w, -(-high // 3))
        pygame.draw.rect(target, colour, part)


def _hang_plain(target: pygame.Surface, rect: pygame.Rect, theme: Theme, scale: float) -> None:
    pygame.draw.rect(target, theme.cloth, rect)
    wide = max(1, round(1.5 * scale))
    for fold in range(_FOLDS + 1):
        x = rect.x + min(rect.w - wide, fold * rect.w // _FOLDS)
        pygame.draw.rect(target, theme.line, pygame.Rect(x, rect.y, wide, rect.h))


@cached
def _folds(theme: Theme) -> pygame.Surface:
    """Draw a row of pixels across the folds."""
    wide = _FOLDS * _FINE
    row = pygame.Surface((wide, 1))
    deep, bright = mix(theme.cloth, theme.dark, 0.75), mix(theme.cloth, theme.lit, 0.9)
    for x in range(wide):
        turn = x / _FINE
        # A second, slower wave makes the folds unequal.
        light = 0.5 - 0.5 * math.cos(2 * math.pi * turn) * (0.72 + 0.28 * math.sin(1.7 * turn))
        row.set_at((x, 0), mix(deep, bright, light**1.4)[:3])
    return row


@cached
def _shade(high: int) -> pygame.Surface:
    """Draw a column of pixels that darkens the cloth at the top and towards the floor."""
    column = pygame.Surface((1, high))
    for y in range(high):
        down = y / max(1, high - 1)
        light = 0.62 + 0.38 * min(1.0, down / 0.18) - 0.3 * max(0.0, (down - 0.45) / 0.55) ** 1.5
        value = round(255 * light)
        column.set_at((0, y), (value, value, value))
    return column
