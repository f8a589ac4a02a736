"""Pencil sketches of charts that have no data yet."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pygame

from gin.ui.art import surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render.boxes import PaintContext
from gin.ui.render.charts import grid_colour, mark_scale

_RISE = (0.1, 0.3, 0.2, 0.48, 0.4, 0.68, 0.9)
"""Heights of the line's points, as shares of the plot's height."""
FEW, MANY = (0.82, 0.5, 0.28), (0.5, 0.82, 0.22, 0.64, 0.34)
"""Lengths of bars, as shares of the width."""


def line(brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw grid lines and a dashed, rising line over them."""
    look, target = brush.look, brush.target
    plot = rect.inflate(-look.s(8), -look.s(28))
    for step in range(4):
        y = plot.bottom - round(plot.h * step / 3)
        pygame.draw.line(target, grid_colour(look), (plot.x, y), (plot.right, y))
    colour, width = _pencil_colour(brush), max(1.5, 2.2 * mark_scale(look))
    points = [
        (plot.x + plot.w * place / (len(_RISE) - 1), plot.bottom - plot.h * height)
        for place, height in enumerate(_RISE)
    ]
    for first, then in itertools.pairwise(points):
        for start in (0.14, 0.41, 0.68):
            dash = [_along(first, then, start), _along(first, then, start + 0.18)]
            surfaces.curve(target, dash, width, colour)
    for point in points:
        surfaces.dot(
            target, point, 4 * mark_scale(look), look.theme.paper.fill, colour, width * 0.8
        )


def bars(lengths: Sequence[float], brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw hollow bars of these lengths from an axis."""
    look, target = brush.look, brush.target
    area = rect.inflate(-look.s(8), -look.s(24))
    least = max(8, round(14 * mark_scale(look)))
    high, colour = max(least, min(2 * least, area.h // (3 * len(lengths)))), _pencil_colour(brush)
    pygame.draw.line(target, grid_colour(look), area.topleft, area.bottomleft, max(1, look.s(1)))
    for place, share in enumerate(lengths):
        bar = pygame.Rect(area.x, 0, round(area.w * share), high)
        bar.centery = area.y + round(area.h * (place + 0.5) / len(lengths))
        fill = look.theme.paper.fill
        surfaces.slab(target, bar, look.s(3), fill, max(1, round(1.6 * mark_scale(look))), colour)


def _pencil_colour(brush: PaintContext) -> Colour:
    paper = brush.look.theme.paper
    return mix(paper.fill, paper.ink, 0.55 if paper.plain else 0.3)


def _along(
    first: tuple[float, float], then: tuple[float, float], share: float
) -> tuple[float, float]:
    return (
        first[0] + (then[0] - first[0]) * share,
        first[1] + (then[1] - first[1]) * share,
    )
