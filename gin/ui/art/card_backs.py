"""The card backs: fans, lattice, leaves, and plain diamonds."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gin.ui.art.card_stock import DeckStyle, blank, cut_round, draw_suit, rounded
from gin.ui.art.vector import Canvas, Colour, mix, star

Drawing = Callable[[Canvas, Colour, Colour, Colour], None]


def _draw_back_fans(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """Draw only the upper half; `drawn_back` turns a copy for the lower half."""
    radius = 12.0

    def fan(x: float, y: float) -> None:
        canvas.disc(x, y, radius, deep)
        soft, softer = mix(ground, gold, 0.72), mix(ground, gold, 0.5)
        for share, line, tint in ((0.94, 0.5, gold), (0.70, 0.42, soft), (0.46, 0.42, soft)):
            canvas.ring(x, y, radius * share, line, tint)
        for i in range(-4, 5):
            with canvas.at(x, y, turn=i * 20):
                canvas.stroke(((0, -radius * 0.46), (0, -radius * 0.92)), 0.34, softer)
        canvas.disc(x, y, radius * 0.2, gold)

    for row in range(12):
        for column in range(-1, 6):
            x = 2 + column * radius * 2 + (radius if row % 2 else 0)
            fan(x, 6 + row * radius * 0.5)


def _draw_back_lattice(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    soft = mix(ground, gold, 0.45)
    step_x, step_y = 14.0, 17.0
    for row in range(-1, 18):
        for col in range(-1, 9):
            x = 50 + (col - 4) * step_x + (step_x / 2 if row % 2 else 0)
            y = 70 + (row - 8) * step_y / 2
            canvas.lozenge(x, y, 5.9, 7.2, deep)
            draw_suit(canvas, "SHCD"[(row + 2 * col) % 4], x, y, 4.6, soft)
    for offset in range(-12, 13):
        x = 50 + (offset + 0.5) * step_x
        canvas.stroke(((x - 70, 70 - 85), (x + 70, 70 + 85)), 0.36, gold)
        canvas.stroke(((x + 70, 70 - 85), (x - 70, 70 + 85)), 0.36, gold)


def _draw_medallion(
    canvas: Canvas, ground: Colour, deep: Colour, gold: Colour, ivory: Colour
) -> None:
    with canvas.at(50, 70):
        canvas.fill(star(0, 0, 24, 23.5, 19.0), gold)
        canvas.disc(0, 0, 18.6, ground)
        canvas.ring(0, 0, 17.2, 0.6, gold)
        canvas.disc(0, 0, 15.0, deep)
        canvas.ring(0, 0, 15.0, 0.4, gold)
        for i, suit in enumerate("SHCD"):
            with canvas.at(0, 0, turn=i * 90):
                draw_suit(canvas, suit, 0, -7.8, 8.6, ivory if suit in "SC" else gold)
        canvas.fill(star(0, 0, 4, 4.4, 1.1, -45), gold)


def _draw_back_leaves(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """Draw only the upper half; `drawn_back` turns a copy for the lower half."""
    leaf = "M0 0 C3.4 -2.2 3.6 -7.0 0 -11.4 C-3.6 -7.0 -3.4 -2.2 0 0 Z"
    light, soft = mix(ground, gold, 0.30), mix(ground, gold, 0.62)
    for column in range(-1, 8):
        x = 50 + (column - 3) * 15.4
        for row in range(-1, 12):
            y = 4 + row * 7.6 + (3.8 if column % 2 else 0)
            for turn in (-52, 52):
                with canvas.at(x, y, 0.86, turn):
                    canvas.fill(leaf, light if row % 2 else deep)
                    canvas.stroke(leaf, 0.34, soft)
                    canvas.stroke("M0 -1 L0 -9", 0.36, soft)
            canvas.disc(x, y - 4.0, 0.9, gold)
        canvas.stroke(((x, 0), (x, 140)), 0.5, gold)


def _draw_back_diamonds(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    step = 12.4
    for row in range(-1, 14):
        for column in range(-1, 10):
            x = 50 + (column - 4) * step + (step / 2 if row % 2 else 0)
            y = 70 + (row - 6) * step
            canvas.lozenge(x, y, step * 0.33, step * 0.66, deep)


_BACKS: dict[str, tuple[Drawing, Colour, Colour, Colour]] = {
    "fans": (_draw_back_fans, (112, 22, 38), (84, 14, 28), (222, 184, 110)),
    "lattice": (_draw_back_lattice, (28, 52, 96), (18, 36, 72), (222, 196, 140)),
    "leaves": (_draw_back_leaves, (24, 74, 52), (16, 54, 38), (216, 188, 116)),
    "diamonds": (_draw_back_diamonds, (74, 84, 104), (52, 60, 78), (236, 230, 214)),
}
BACKS = tuple(_BACKS)


def _colours(design: str, style: DeckStyle) -> tuple[Colour, Colour, Colour, Colour, Colour]:
    """Return ground, deep, gold, border and edge.

    On a black or white deck, "diamonds" has inverted colours.
    """
    _, ground, deep, gold = _BACKS[design]
    white, black = (255, 255, 255), (0, 0, 0)
    if design == "diamonds" and style.black:
        return white, (150, 150, 150), black, white, black
    if design == "diamonds" and style.white:
        return black, (96, 96, 96), white, black, white
    if style.black:
        return mix(ground, black, 0.15), mix(deep, black, 0.25), gold, (246, 240, 226), white
    return ground, deep, gold, style.paper, style.edge


def drawn_back(design: str, width: int, style: DeckStyle) -> pygame.Surface:
    """Draw a card back, one of `BACKS`."""
    draw = _BACKS[design][0]
    ground, deep, gold, border, edge = _colours(design, style)
    canvas = blank(width, border, edge)
    inner = rounded(6.0, 3.2)
    with canvas.clip(inner):
        canvas.fill(inner, ground)
        draw(canvas, ground, deep, gold)
    if design in ("fans", "leaves"):
        across, down = canvas.surface.get_size()
        upper = canvas.surface.subsurface((0, 0, across, down // 2))
        lower = pygame.transform.flip(upper, True, True)
        canvas.surface.blit(lower, (0, down - down // 2))
    canvas.stroke(inner, 0.9, mix(ground, (0, 0, 0), 0.3), closed=True)
    canvas.stroke(rounded(8.0, 2.4), 0.6, gold, closed=True)
    _draw_medallion(canvas, ground, deep, gold, border)
    return cut_round(canvas)
