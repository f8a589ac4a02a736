"""Ornaments of a win in contrast themes: rays, a laurel and stars in one colour, without light."""

from __future__ import annotations

import math

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.laurel import LEAF, LEAVES, STEM
from gin.ui.art.vector import Canvas, Colour, star

_RAYS = 32


@cached
def rays(
    size: tuple[int, int], hole: tuple[int, int], thick: float, colour: Colour, free: float = 0.0
) -> pygame.Surface:
    """Draw rays from the ellipse `hole` outwards to the edges of an image, long and short ones.

    There are none within `free` degrees at either side of the top.
    """
    canvas = Canvas(size, size[0], 2, (*colour[:3], 0))
    x, y, (a, b) = size[0] / 2, size[1] / 2, (hole[0] / 2, hole[1] / 2)
    reach = min(x - a, y - b) - thick
    for ray in range(_RAYS):
        turn = math.tau * ray / _RAYS
        across, down = math.cos(turn), math.sin(turn)
        if -down > math.cos(math.radians(free)):
            continue
        long = math.hypot(across / a, down / b)
        far = reach * (1.0 if ray % 2 == 0 else 0.55) / long
        start = x + a * across, y + b * down
        end = start[0] + far * across / a, start[1] + far * down / b
        canvas.stroke((start, end), thick, colour)
    return canvas.finished()


@cached
def rays_of_box(
    size: tuple[int, int], hole: tuple[int, int], thick: float, colour: Colour
) -> pygame.Surface:
    """Draw rays from outside the box `hole` to within the edges of an image, long and short ones.

    A ray without room between the two is left out.
    """
    canvas = Canvas(size, size[0], 2, (*colour[:3], 0))
    x, y, (a, b) = size[0] / 2, size[1] / 2, (hole[0] / 2, hole[1] / 2)
    for ray in range(_RAYS):
        turn = math.tau * (ray + 0.5) / _RAYS
        across, down = a * math.cos(turn), b * math.sin(turn)
        near = min(a / abs(across), b / abs(down))
        far = min((x - thick) / abs(across), (y - thick) / abs(down))
        if ray % 2:
            far = near + 0.55 * (far - near)
        if (far - near) * math.hypot(across, down) < 2 * thick:
            continue
        start = x + near * across, y + near * down
        canvas.stroke((start, (x + far * across, y + far * down)), thick, colour)
    return canvas.finished()


@cached
def flat_laurel(size: int, colour: Colour, ground: Colour) -> pygame.Surface:
    """Draw the two branches of the laurel in one colour, each leaf with a line through it."""
    canvas = Canvas((size, size), 100, 4, (*colour[:3], 0))
    with canvas.at(50, 50):
        for _ in canvas.both_sides():
            canvas.stroke(STEM, 1.2, colour)
            for leaf in range(LEAVES):
                share = leaf / (LEAVES - 1)
                angle = math.radians(10 + 136 * share)
                x, y = 41 * math.sin(angle), 41 * math.cos(angle)
                along = 90 - math.degrees(angle)
                for side in (34, -34):
                    with canvas.at(x, y, 0.98 - 0.3 * share, along + side):
                        canvas.fill(LEAF, colour)
                        canvas.stroke(((0, -1.5), (0, -9.5)), 0.9, ground)
    return canvas.finished()


@cached
def flat_star(size: int, colour: Colour, ground: Colour) -> pygame.Surface:
    """Draw a star with an edge in the colour of the ground."""
    canvas = Canvas((size, size), 100, 4, (*ground[:3], 0))
    canvas.fill(star(50, 52, 5, 50, 22), ground)
    canvas.fill(star(50, 52, 5, 42, 18), colour)
    return canvas.finished()


@cached
def flat_cut(size: tuple[int, int], colour: Colour, ground: Colour) -> pygame.Surface:
    """Draw a line from corner to corner, with an edge in the colour of the ground."""
    w, h = size
    canvas = Canvas((w, h), w, 2, (*ground[:3], 0))
    ends = ((w * 0.03, h * 0.08), (w * 0.97, h * 0.92))
    canvas.stroke(ends, h * 0.085, ground)
    canvas.stroke(ends, h * 0.045, colour)
    return canvas.finished()
