"""The stake die in its brass dish."""

from __future__ import annotations

import pygame

from gin.ui.art.design import Theme
from gin.ui.art.die import die
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, mix

_SIDES = {1: (2, 3), 2: (1, 4), 3: (2, 6), 4: (2, 1), 5: (3, 6), 6: (3, 2)}


@cached
def dish(size: int, value: int, theme: Theme) -> pygame.Surface:
    """Draw the dish, `size` pixels wide, with `value` on top of the die."""
    plain = theme.plain
    canvas = Canvas((size, size), 100, 4, (132, 94, 38, 0))
    rim: tuple[Colour, ...] = ((118, 82, 32), (232, 194, 112), (150, 108, 46))
    floor = mix(theme.dark, theme.cloth, 0.35)
    if plain:
        rim, floor = (theme.text, theme.text, theme.text), theme.cloth
    for radius, colour in zip((49.5, 48.6, 46.0), rim, strict=True):
        canvas.disc(50, 50, radius, colour)
    canvas.disc(50, 50, 44.6, floor)
    for mark in range(48):
        with canvas.at(50, 50, turn=mark * 7.5):
            ink = theme.text if plain else (205, 163, 84)
            canvas.stroke(((0, -42), (0, -39.6 if mark % 4 else -37.6)), 0.7, ink)
    made = canvas.finished()
    if not plain:
        made.blit(_shade(size), (0, 0))
    left, right = _SIDES[value]
    cube = die(round(size * 0.66), value, left, right)
    made.blit(cube, cube.get_rect(center=(size // 2, size // 2)))
    return made


def _shade(size: int) -> pygame.Surface:
    soft = pygame.Surface((size, size), pygame.SRCALPHA)
    rect = pygame.Rect(0, 0, round(size * 0.62), round(size * 0.32))
    rect.center = (round(size * 0.55), round(size * 0.68))
    pygame.draw.ellipse(soft, (0, 0, 0, 150), rect)
    return pygame.transform.gaussian_blur(soft, max(1, size // 22))
