"""A piece of cloth: a sample with pinked edges and a corner turned over."""

from __future__ import annotations

import math

import pygame

from gin.ui.art import cloth, surfaces
from gin.ui.art.design import Theme
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Point, mix

_TOOTH, _DEEP = 5.0, 1.8
"""Width and depth of a tooth of the edge, in hundredths of the cloth's width."""
_CORNER = 27.0
"""Length of the sides of the corner that is turned over, in the same unit."""
_TURN = 5.0
"""Degrees by which the cloth is turned."""


@cached
def swatch(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Draw a piece of a theme's cloth, of this size without its shadow."""
    wide, high = size
    tall = 100 * high / wide
    piece = pygame.Surface(size, pygame.SRCALPHA, 32)
    lit = pygame.Surface(size)
    cloth.lay(lit, theme, (0.42, 0.4))
    piece.blit(lit, (0, 0))
    if not theme.plain:
        _fold(piece)
    over = Canvas(size, 100, 4, (0, 0, 0, 0))
    if not theme.plain:
        _corner(over, theme, tall)
    piece.blit(over.finished(), (0, 0))
    outline = Canvas(size, 100, 4, (255, 255, 255, 0))
    outline.fill(_pinked(tall), (255, 255, 255, 255))
    if not theme.plain:
        outline.fill(
            ((-1, tall - _CORNER), (_CORNER, tall + 1), (-1, tall + 1)), (255, 255, 255, 0)
        )
    piece.blit(outline.finished(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if theme.plain:
        edge = Canvas(size, 100, 4, (*theme.text[:3], 0))
        edge.stroke(_pinked(tall), 2.4, theme.text, closed=True)
        piece.blit(edge.finished(), (0, 0))
    turned = surfaces.turned(piece, _TURN, 1.0)
    if theme.plain:
        return turned
    blur = max(2, wide // 18)
    soft = surfaces.turned_shadow(surfaces.shadow(size, 2, blur, 120), _TURN, blur)
    out = pygame.Surface(soft.get_size(), pygame.SRCALPHA, 32)
    out.blit(soft, (-blur // 3, blur // 2))
    out.blit(turned, turned.get_rect(center=out.get_rect().center))
    return out


def _pinked(tall: float) -> list[Point]:
    """Return the outline of cloth cut with pinking shears: 100 wide and `tall` high."""
    points = list[Point]()
    corners = ((0.0, 0.0), (100.0, 0.0), (100.0, tall), (0.0, tall))
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        long = math.dist(start, end)
        along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
        steps = max(2, round(long / _TOOTH)) // 2 * 2
        for step in range(steps):
            deep, far = (_DEEP if step % 2 else 0.3), long * step / steps
            # The inside is to the right of each side.
            x = start[0] + along[0] * far - along[1] * deep
            points.append((x, start[1] + along[1] * far + along[0] * deep))
    return points


def _fold(piece: pygame.Surface) -> None:
    """Draw a soft fold across the cloth: a lit side and a shaded one."""
    wide, high = piece.get_size()
    strip = pygame.Surface((wide, 1))
    shade = pygame.Surface((wide, 1))
    for x in range(wide):
        away = (x / wide - 0.66) / 0.11
        light = round(34 * math.exp(-((away + 0.8) ** 2)))
        dark = round(46 * math.exp(-((away - 0.8) ** 2)))
        strip.set_at((x, 0), (light, light, light))
        shade.set_at((x, 0), (dark, dark, dark))
    for y in range(high):
        lean = round(wide * 0.16 * (0.5 - y / high))
        piece.blit(strip, (lean, y), special_flags=pygame.BLEND_RGB_ADD)
        piece.blit(shade, (lean, y), special_flags=pygame.BLEND_RGB_SUB)


def _corner(canvas: Canvas, theme: Theme, tall: float) -> None:
    """Draw the lower left corner turned over, so that the paler back is seen."""
    reach, high = _CORNER, tall - _CORNER
    tip = (reach * 0.94, tall - reach * 0.94)
    canvas.fill(((0, high - 6), (reach + 6, tall), (tip[0] + 4, tip[1] - 1)), (0, 0, 0, 80))
    back = mix(theme.lit, (236, 226, 204), 0.3)
    canvas.fill(((0, high), (reach, tall), tip), back)
    shine = mix(back, (255, 255, 255), 0.3)
    canvas.stroke(((0, high), tip, (reach, tall)), 0.8, shine)
    canvas.stroke(((0, high), (reach, tall)), 1.0, mix(back, theme.dark, 0.35))
