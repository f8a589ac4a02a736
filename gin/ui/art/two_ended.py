"""Drawings whose lower half is a rotated copy of the upper one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gin.ui.art.vector import Canvas, Point

_HALF = 0.78
"""Height of the upper half, as a fraction of the width; it reaches just below a sloping middle."""


def draw_two_ended(
    canvas: Canvas, upper: Sequence[Point], draw_half: Callable[[Canvas], None]
) -> None:
    """Draw a half of a card clipped to the polygon `upper`, and again upside down."""
    half = Canvas((canvas.size[0], round(canvas.size[0] * _HALF)), 100, canvas.oversample)
    draw_half(half)
    stencil = Canvas(half.size, 100, canvas.oversample)
    stencil.fill(upper, (255, 255, 255, 255))
    half.surface.blit(stencil.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    below = canvas.surface.get_height() - half.surface.get_height()
    canvas.surface.blit(pygame.transform.flip(half.surface, True, True), (0, below))
    canvas.surface.blit(half.surface, (0, 0))


def stepped_frame(notch: Point, inset: float) -> list[Point]:
    """Return a frame that leaves two corners free; `notch` is their inner corner."""
    right, bottom, (x, y) = 100 - inset, 140 - inset, notch
    return [
        (x, inset), (right, inset), (right, 140 - y), (100 - x, 140 - y),
        (100 - x, bottom), (inset, bottom), (inset, y), (x, y),
    ]  # fmt: skip
