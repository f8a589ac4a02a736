"""Paper confetti: folded slips, diamonds, curls and streamers that turn as they fall."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame
from msgspec import Struct

from gin.ui.art.image_cache import cached
from gin.ui.art.laurel import GOLD
from gin.ui.art.vector import Canvas, Colour, Point, mix

_BRASS: Colour = GOLD[1]
_CREAM: Colour = (250, 240, 216)
_CLARET: Colour = (158, 34, 50)
_WHITE: Colour = (255, 252, 240)
_SHADE: Colour = (46, 18, 14)
_LIGHT = -0.42, -0.58, 0.70
"""Direction towards the light: right, down, and towards the viewer."""

Solid = tuple[float, float, float]
"""A point or direction in space: right, down, and towards the viewer."""
Strip = Callable[[float], tuple[Solid, Solid]]
"""The middle of a strip of paper and half its width, for a place along it from -1 to 1."""


class Paper(Struct, frozen=True):
    """One kind of confetti.

    Attributes:
      extent: the side of its image as a multiple of the size of a slip.
      parts: parts of equal length into which its strip is divided.
      lean: rotation in the image plane, in degrees.
      axis: direction in that plane of the axis that it turns about, in degrees.
    """

    strip: Strip
    colour: Colour
    extent: float
    parts: int
    lean: float
    axis: float


def _slip(along: float) -> tuple[Solid, Solid]:
    """Return a rectangle with a fold across its middle."""
    return (0.0, 0.46 * along, 0.2 * abs(along)), (0.26, 0.0, 0.0)


def _diamond(along: float) -> tuple[Solid, Solid]:
    """Return a diamond that is slightly bent."""
    return (0.0, 0.56 * along, 0.16 * along * along), (0.36 * (1 - abs(along)), 0.0, 0.0)


def _curl(along: float) -> tuple[Solid, Solid]:
    """Return a strip that is rolled up for most of a turn."""
    angle = 2.3 * along
    radius = 0.36 + 0.1 * along
    return (0.0, radius * math.sin(angle), radius * math.cos(angle)), (0.24, 0.0, 0.05)


def _streamer(turns: float, along: float) -> tuple[Solid, Solid]:
    """Return a ribbon wound around an invisible stick, looser towards one end."""
    angle = math.pi * turns * along
    radius = 0.24 + 0.1 * along
    return (
        (radius * math.cos(angle), 1.12 * along, radius * math.sin(angle)),
        (0.0, 0.13 - 0.03 * along, 0.0),
    )


PAPERS: tuple[Paper, ...] = (
    Paper(_slip, _BRASS, 1.2, 2, 24, 20),
    Paper(_curl, _CREAM, 1.3, 9, 52, 70),
    Paper(_diamond, _CLARET, 1.3, 4, -14, 48),
    Paper(partial(_streamer, 2.2), _BRASS, 2.8, 26, 34, 86),
    Paper(_slip, _CREAM, 1.2, 2, -38, 64),
    Paper(_curl, _CLARET, 1.3, 9, -30, 30),
    Paper(_diamond, _BRASS, 1.3, 4, 66, 12),
    Paper(partial(_streamer, 2.8), _CLARET, 2.8, 30, -48, 94),
)
"""The kinds of confetti."""


@cached
def confetti(size: int, kind: int, turn: int, phases: int) -> pygame.Surface:
    """Draw a piece of confetti in one of `phases` positions of a full turn.

    The image is as small as the piece allows; the piece turns about the middle of the image.
    """
    paper = PAPERS[kind]
    side = max(4, round(size * paper.extent))
    canvas = Canvas((side, side), paper.extent, 4, (*mix(paper.colour, _SHADE, 0.3), 0))
    turned = partial(_turned, math.tau * turn / phases + kind, math.radians(paper.axis))
    places = [2 * step / paper.parts - 1 for step in range(paper.parts + 1)]
    edges = [(turned(middle), turned(half)) for middle, half in map(paper.strip, places)]
    quads = sorted(
        (_quad(paper.colour, *pair) for pair in zip(edges, edges[1:], strict=False)),
        key=lambda quad: quad[0],
    )
    with canvas.at(paper.extent / 2, paper.extent / 2, turn=paper.lean):
        for _, outline, colour in quads:
            canvas.fill(outline, colour)
    return _cropped(canvas.finished())


def _turned(angle: float, axis: float, point: Solid) -> Solid:
    """Rotate a point about an axis in the image plane."""
    (x, y, z), (cos, sin) = point, (math.cos(axis), math.sin(axis))
    along, aside = x * cos + y * sin, y * cos - x * sin
    aside, z = (
        aside * math.cos(angle) - z * math.sin(angle),
        aside * math.sin(angle) + z * math.cos(angle),
    )
    return along * cos - aside * sin, along * sin + aside * cos, z


def _quad(
    colour: Colour, first: tuple[Solid, Solid], second: tuple[Solid, Solid]
) -> tuple[float, tuple[Point, ...], Colour]:
    """Return the depth, the outline and the colour of a part of a strip."""
    (a, half), (b, other) = first, second
    outline = (
        (a[0] - half[0], a[1] - half[1]), (a[0] + half[0], a[1] + half[1]),
        (b[0] + other[0], b[1] + other[1]), (b[0] - other[0], b[1] - other[1]),
    )  # fmt: skip
    wide = half if abs(half[0]) + abs(half[1]) + abs(half[2]) else other
    normal = _cross((b[0] - a[0], b[1] - a[1], b[2] - a[2]), wide)
    length = math.hypot(*normal) or 1.0
    facing = normal[2] >= 0
    lit = sum(x * y for x, y in zip(normal, _LIGHT, strict=True)) / length
    bright = max(0.0, lit if facing else -lit)
    # The back of the paper is paler, as print is that shows through.
    face = colour if facing else mix(colour, _CREAM, 0.22)
    shaded = mix(mix(face, _SHADE, 0.42), face, min(1.0, 0.15 + 1.1 * bright))
    return a[2] + b[2], outline, mix(shaded, _WHITE, 0.5 * max(0.0, bright - 0.8) / 0.2)


def _cross(a: Solid, b: Solid) -> Solid:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _cropped(image: pygame.Surface) -> pygame.Surface:
    """Cut the empty margins off an image, and keep its middle."""
    whole, seen = image.get_rect(), image.get_bounding_rect()
    across = max(whole.centerx - seen.left, seen.right - whole.centerx, 1)
    down = max(whole.centery - seen.top, seen.bottom - whole.centery, 1)
    area = pygame.Rect(0, 0, 2 * across, 2 * down)
    area.center = whole.center
    return image.subsurface(area.clip(whole)).copy()
