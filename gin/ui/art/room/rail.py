"""The table's wooden rail with an inlaid brass line."""

from __future__ import annotations

import math

import pygame

from gin.ui.art.design import Theme
from gin.ui.art.image_cache import cached
from gin.ui.art.room.decor import decor_of
from gin.ui.art.vector import Canvas, Colour, mix

_EDGE = (18, 9, 6)


def lay_slim(target: pygame.Surface, theme: Theme, scale: float) -> None:
    """Draw a slim rail along the edge of the window."""
    table, thick, radius = target.get_rect(), max(6, round(14 * scale)), round(24 * scale)
    for x in (table.left, table.right - radius):
        for y in (table.top, table.bottom - radius):
            outside = outside_corner(radius, right=x > table.left, low=y > table.top)
            target.blit(outside, (x, y))
    lay(target, table, thick, radius, theme, round(9 * scale))


def lay(
    target: pygame.Surface, table: pygame.Rect, thick: int, radius: int, theme: Theme, shadow: int
) -> None:
    """Draw the rail along the inner side of a table with rounded corners.

    Args:
        target: where to draw, within its clip.
        table: the table with its rail.
        thick: the width of the rail, in pixels.
        radius: the outer radius of its corners, in pixels.
        theme: the theme, which is not a plain one.
        shadow: the width of the shadow on the cloth, in pixels.
    """
    reach = thick + max(2, shadow)
    corner = _corner(theme, thick, radius, reach)
    side = corner.get_width()
    for right in (False, True):
        for low in (False, True):
            image = pygame.transform.flip(corner, right, low)
            x = table.right - side if right else table.left
            y = table.bottom - side if low else table.top
            if target.get_clip().colliderect((x, y, side, side)):
                target.blit(image, (x, y))
    across, down = table.w - 2 * side, table.h - 2 * side
    sides = (
        (table.left + side, table.top, (across, reach)),
        (table.right - reach, table.top + side, (reach, down)),
        (table.left + side, table.bottom - reach, (across, reach)),
        (table.left, table.top + side, (reach, down)),
    )
    for index, (x, y, size) in enumerate(sides):
        if min(size) > 0 and target.get_clip().colliderect((x, y), size):
            target.blit(_edge(theme, thick, reach, size, index), (x, y))


def lay_far_edge(target: pygame.Surface, top: int, thick: int, shadow: int, theme: Theme) -> None:
    """Draw the rail at the far side of a table that is wider than the window."""
    reach = thick + shadow
    target.blit(_edge(theme, thick, reach, (target.get_width(), reach), 0), (0, top))


def _profile(theme: Theme, at: float, thick: float, reach: float) -> Colour:
    """Return the colour at a distance from the outer edge, in pixels, with its opacity."""
    decor, unit = decor_of(theme), thick / 24
    brass = max(1.6, 2.2 * unit)
    if at >= thick:
        fall = 1 - (at - thick) / max(1.0, reach - thick)
        return (4, 2, 2, round(150 * max(0.0, fall) ** 1.7))
    inner = thick - at
    if inner <= brass:
        return (*mix(theme.brass_light, theme.brass_dark, 0.25 + 0.5 * inner / brass), 255)
    if inner <= brass + max(1.0, 1.2 * unit):
        return (*mix(decor.wood, (0, 0, 0), 0.66), 255)
    t = at / (thick - brass)
    # A rounded piece of wood under a lamp above the table: lightest towards the middle.
    light = 0.13 + 0.58 * math.sin(math.pi * min(1.0, t * 0.92 + 0.03)) ** 1.3
    light += 0.30 * math.exp(-(((t - 0.66) / 0.10) ** 2))
    light += 0.045 * math.sin(t * 41) + 0.035 * math.sin(t * 97 + 1)
    base = mix(_EDGE, decor.wood, min(1.0, light))
    return (*mix(base, (255, 214, 160), max(0.0, light - 0.7) * 0.5), 255)


@cached
def _corner(theme: Theme, thick: int, radius: int, reach: int) -> pygame.Surface:
    side = max(radius, reach + 2)
    canvas = Canvas((side, side), side, 4 if side < 180 else 2, (*_EDGE, 0))
    steps = reach * 2
    for step in range(steps):
        at = step / 2
        if radius - at <= 0:
            break
        colour = _profile(theme, at + 0.25, thick, reach)
        canvas.disc(radius, radius, radius - at, colour)
        # The straight parts next to the arc, if the image is larger than the arc.
        if side > radius:
            canvas.fill(((radius, at), (side, at), (side, side), (radius, side)), colour)
            canvas.fill(((at, radius), (side, radius), (side, side), (at, side)), colour)
    end = (0, 0, 0, 0)
    inner = max(0.0, radius - reach)
    if inner:
        canvas.disc(radius, radius, inner, end)
    return canvas.finished()


@cached
def _edge(
    theme: Theme, thick: int, reach: int, size: tuple[int, int], index: int
) -> pygame.Surface:
    """Draw a straight side: 0 is the upper one, and so on clockwise."""
    steps, length = 24, max(size)
    across = pygame.Surface((1, reach), pygame.SRCALPHA, 32)
    for y in range(reach):
        across.set_at((0, y), _profile(theme, y + 0.5, thick, reach))
    # The lamp shines most on the middle of each side.
    along = pygame.Surface((steps, 1), pygame.SRCALPHA, 32)
    for x in range(steps):
        glow = 0.16 * math.sin(math.pi * (x + 0.5) / steps) ** 2
        along.set_at((x, 0), (255, 210, 150, round(255 * glow)))
    side = pygame.transform.scale(across, (length, reach))
    side.blit(pygame.transform.smoothscale(along, (length, thick)), (0, 0))
    return pygame.transform.rotate(side, (0, -90, 180, 90)[index])


@cached
def outside_corner(side: int, *, right: bool, low: bool) -> pygame.Surface:
    """Draw the area outside a rounded corner, in the colour of the wood's edge."""
    canvas = Canvas((side, side), side, 4, (*_EDGE, 0))
    canvas.surface.fill((*_EDGE, 255))
    # The rail covers the edge.
    canvas.disc(side, side, side - 1.5, (*_EDGE, 0))
    return pygame.transform.flip(canvas.finished(), right, low)
