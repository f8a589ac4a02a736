"""The stake die, drawn as a solid."""

from __future__ import annotations

import math

import pygame

from gin.ui.art.vector import Canvas, Point, mix

_INK = (26, 22, 26)
_DIE_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def die(size: int, top: int, left: int, right: int) -> pygame.Surface:
    """Draw an ivory die with three visible faces."""
    canvas = Canvas((size, size), 100, 4, (120, 96, 60, 0))
    # Half axes of the rhombus on top, and the height of the other faces.
    wide, high, tall = 38.0, 19.5, 40.0
    upper, lower, middle = 8 + high, 8 + high + tall, 8 + high * 1.5 + tall / 2
    faces = (
        ((50.0, upper), (wide, high), (-wide, high), top, (255, 250, 236)),
        ((50 - wide / 2, middle), (wide, high), (0.0, tall), left, (226, 212, 180)),
        ((50 + wide / 2, middle), (wide, -high), (0.0, tall), right, (198, 180, 142)),
    )
    edge_right, edge_left = 51 + wide, 49 - wide
    outline = [
        (50, 7), (edge_right, upper), (edge_right, lower),
        (50, lower + high + 1), (edge_left, lower), (edge_left, upper),
    ]  # fmt: skip
    canvas.fill(outline, (236, 224, 196))
    canvas.stroke(outline, 5.0, (236, 224, 196), closed=True)
    for centre, u, v, value, tint in faces:

        def spot(a: float, b: float, centre: Point = centre, u: Point = u, v: Point = v) -> Point:
            return centre[0] + a * u[0] / 2 + b * v[0] / 2, centre[1] + a * u[1] / 2 + b * v[1] / 2

        r, inner = 0.24, 0.97 - 0.24
        path: list[Point] = []
        for sx, sy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
            for t in range(0, 91, 10):
                a = math.radians(start + t)
                path.append(spot(sx * inner + r * math.cos(a), sy * inner + r * math.sin(a)))
        canvas.fill(path, tint)
        for px, py in _DIE_PIPS[value]:
            glint = mix(tint, (255, 255, 255), 0.5)
            for radius, shift, colour in ((0.215, 0.02, glint), (0.19, 0.0, _INK)):
                x, y = px * 0.52 + shift, py * 0.52 + shift
                turns = [math.radians(t) for t in range(0, 360, 12)]
                rim = [spot(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]
                canvas.fill(rim, colour)
    return canvas.finished()
