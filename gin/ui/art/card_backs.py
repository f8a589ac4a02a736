"""The card backs: fans, lattice, leaves, plain diamonds, tartan, stars and peacock feathers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gin.ui.art.card_stock import DeckStyle, blank, cut_round, draw_suit, rounded
from gin.ui.art.vector import Canvas, Colour, ellipse, mix, star

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


def _draw_back_tartan(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """Draw broad and narrow bands both ways, darker where they cross."""
    green, light = (38, 84, 58), mix(ground, gold, 0.55)
    step = 25.0
    for place in range(-1, 7):
        y = 7.5 + place * step
        canvas.fill(((0, y - 6), (100, y - 6), (100, y + 6), (0, y + 6)), deep)
        canvas.fill(((0, y - 2), (100, y - 2), (100, y + 2), (0, y + 2)), green)
    for place in range(-1, 5):
        x = place * step
        canvas.fill(((x - 6, 0), (x + 6, 0), (x + 6, 140), (x - 6, 140)), mix(deep, ground, 0.35))
        canvas.fill(((x - 2, 0), (x + 2, 0), (x + 2, 140), (x - 2, 140)), green)
        for line in range(-1, 7):
            y = 7.5 + line * step
            canvas.fill(((x - 6, y - 6), (x + 6, y - 6), (x + 6, y + 6), (x - 6, y + 6)), deep)
            canvas.lozenge(x, y, 2.8, 2.8, mix(green, gold, 0.3))
    for place in range(-1, 6):
        for x in (place * step + step / 2 - 1.6, place * step + step / 2 + 1.6):
            canvas.stroke(((x, 0), (x, 140)), 0.5, light)
        y = place * step + 7.5 + step / 2
        canvas.stroke(((0, y), (100, y)), 0.5, gold)


def _draw_back_stars(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """Draw only the upper half; `drawn_back` turns a copy for the lower half."""
    faint, soft = mix(ground, gold, 0.28), mix(ground, gold, 0.6)
    for row in range(11):
        for column in range(10):
            # Spread like stars, yet the same on each card.
            x = 4 + column * 10.4 + (row * 37 + column * 23) % 9 - 4
            y = 4 + row * 7.4 + (row * 19 + column * 31) % 7 - 3
            kind = (row * 5 + column * 3) % 8
            if kind == 0:
                canvas.fill(star(x, y, 4, 3.4, 0.8, -45), gold)
            elif kind == 4:
                canvas.fill(star(x, y, 5, 2.2, 0.9), soft)
            else:
                canvas.disc(x, y, 0.34 + 0.14 * (kind % 3), faint if kind % 2 else soft)
    canvas.disc(22, 26, 9.6, gold)
    canvas.disc(26.2, 23.2, 8.4, ground)
    for x, y in ((72, 20), (80, 28), (70, 34), (84, 40)):
        canvas.fill(star(x, y, 8, 2.6, 1.1), gold)
    canvas.stroke(((72, 20), (80, 28), (70, 34), (84, 40)), 0.32, soft)


def _draw_back_peacock(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """Draw only the upper half; `drawn_back` turns a copy for the lower half."""
    eye, heart, light = (34, 110, 128), (22, 40, 96), mix(ground, gold, 0.5)
    feather = "M0 16 C-9 8 -9.4 -5 0 -11 C9.4 -5 9 8 0 16 Z"
    for row in range(9):
        for column in range(-1, 7):
            x = 50 + (column - 3) * 18.0 + (9.0 if row % 2 else 0.0)
            y = 4 + row * 10.2
            with canvas.at(x, y):
                canvas.fill(feather, deep if row % 2 else mix(ground, deep, 0.45))
                for turn in (-46, -30, -15, 0, 15, 30, 46):
                    with canvas.at(0, 14, turn=turn):
                        canvas.stroke(((0, 0), (0, -24 + abs(turn) * 0.16)), 0.3, light)
                canvas.fill(ellipse(0, -3.6, 4.9, 5.6), gold)
                canvas.fill(ellipse(0, -3.2, 3.9, 4.4), eye)
                canvas.fill(ellipse(0, -2.4, 2.1, 2.5), heart)


_BACKS: dict[str, tuple[Drawing, Colour, Colour, Colour]] = {
    "fans": (_draw_back_fans, (112, 22, 38), (84, 14, 28), (222, 184, 110)),
    "lattice": (_draw_back_lattice, (28, 52, 96), (18, 36, 72), (222, 196, 140)),
    "leaves": (_draw_back_leaves, (24, 74, 52), (16, 54, 38), (216, 188, 116)),
    "diamonds": (_draw_back_diamonds, (74, 84, 104), (52, 60, 78), (236, 230, 214)),
    "tartan": (_draw_back_tartan, (142, 34, 36), (84, 18, 26), (232, 204, 128)),
    "stars": (_draw_back_stars, (24, 30, 66), (14, 18, 44), (236, 212, 146)),
    "peacock": (_draw_back_peacock, (20, 88, 84), (12, 60, 62), (222, 190, 104)),
}
BACKS = tuple(_BACKS)
_ADDED: dict[str, tuple[str, Callable[[int], pygame.Surface | None]]] = {}
_MIRRORED = ("fans", "leaves", "stars", "peacock")
"""Backs of which only the upper half is drawn."""


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


def add_back(name: str, other: str, draw: Callable[[int], pygame.Surface | None]) -> None:
    """Register a back under a name; `draw` gets its width in pixels.

    If `draw` returns None, the back is `other`, one of `BACKS`. Images on disk are found by the
    name, so it must change when the drawing does.
    """
    _ADDED[name] = other, draw


def drawn_back(design: str, width: int, style: DeckStyle) -> pygame.Surface:
    """Draw a card back, one of `BACKS` or of those added."""
    if design in _ADDED:
        design, drawn = _ADDED[design]
        image = drawn(width)
        if image is not None:
            return image
    draw = _BACKS[design][0]
    ground, deep, gold, border, edge = _colours(design, style)
    canvas = blank(width, border, edge)
    inner = rounded(6.0, 3.2)
    with canvas.clip(inner):
        canvas.fill(inner, ground)
        draw(canvas, ground, deep, gold)
    if design in _MIRRORED:
        across, down = canvas.surface.get_size()
        upper = canvas.surface.subsurface((0, 0, across, down // 2))
        lower = pygame.transform.flip(upper, True, True)
        canvas.surface.blit(lower, (0, down - down // 2))
    canvas.stroke(inner, 0.9, mix(ground, (0, 0, 0), 0.3), closed=True)
    canvas.stroke(rounded(8.0, 2.4), 0.6, gold, closed=True)
    _draw_medallion(canvas, ground, deep, gold, border)
    return cut_round(canvas)
