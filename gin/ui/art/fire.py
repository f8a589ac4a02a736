"""The fire: flames in the manner of the court cards, and its light on cloth and wood."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Point, ellipse

_OUTER, _MIDDLE, _INNER = (204, 72, 24), (242, 146, 44), (255, 224, 138)
_EMBER, _BED, _LOG, _BARK = (255, 150, 56), (150, 40, 18), (58, 34, 24), (34, 19, 14)

_TONGUES: tuple[tuple[float, float, float, int, float], ...] = (
    (-27, 13, 34, 1, 0.0),
    (27, 12, 30, 1, 2.1),
    (-13, 16, 56, 2, 4.0),
    (14, 16, 50, 1, 1.2),
    (0, 19, 72, 1, 5.2),
    (-20, 10, 27, 2, 2.6),
    (20, 10, 25, 2, 0.7),
)
"""Tongues, the rear ones first: middle, half the width, height, waves in a loop, and their phase."""
_SPARKS = ((-15, 0.0, 1), (9, 0.37, 1), (-2, 0.62, 1), (20, 0.83, 1))
"""Sparks: where they rise, at what share of the loop they begin, and how often in a loop."""


@cached
def flames(size: tuple[int, int], number: int, pictures: int) -> pygame.Surface:
    """Draw picture `number` of the loop of `pictures` that shows flames over their logs."""
    canvas = Canvas(size, 100, 2 if size[0] > 200 else 4)
    high, share = 100 * size[1] / size[0], number / pictures
    turn = math.tau * share
    reach = min(1.25, (high - 14) / 80)
    with canvas.at(50, high - 9):
        canvas.fill(ellipse(0, 3, 40, 6), _BED)
        _logs(canvas, ((-34, -2, 24, -9), (35, -1, -22, -11)))
        for layer, colour in enumerate((_OUTER, _MIDDLE, _INNER)):
            for tongue in _TONGUES[: 7 - layer]:
                canvas.fill(tuple(_tongue(tongue, turn, layer, reach)), colour)
        _logs(canvas, ((-37, 2, 37, 3),))
        _embers(canvas, turn)
        for x, begins, times in _SPARKS:
            up = (begins + times * share) % 1.0
            at = x + 5 * math.sin(math.tau * up + x), -20 - 62 * reach * up
            canvas.disc(*at, 1.1 * (1 - up) + 0.2, _EMBER)
    return canvas.finished()


def _tongue(
    tongue: tuple[float, float, float, int, float], turn: float, layer: int, reach: float
) -> Iterator[Point]:
    """Yield the outline of a tongue; the inner layers are narrower and lower."""
    x, half, high, waves, phase = tongue
    less = (1.0, 0.66, 0.36)[layer]
    wave = waves * turn + phase
    high *= reach * (0.86 + 0.16 * math.sin(wave) + 0.05 * math.sin(2 * turn + 3 * phase))
    high *= (1.0, 0.74, 0.46)[layer]
    steps = 12
    for side in (-1, 1):
        for step in range(steps + 1):
            t = step / steps if side < 0 else 1 - step / steps
            # A drop: widest near its foot, with a long tip that sways.
            wide = half * less * math.sin(math.pi * min(1.0, 0.3 + 0.7 * t)) ** 0.8
            wide *= (1 - t) ** 0.35
            sway = 7 * t * t * math.sin(wave + 1.3 - 2.2 * t) + 2.5 * t * math.sin(2 * turn + phase)
            yield x * (1 - 0.35 * t) + sway + side * wide, 1 - high * t


def _logs(canvas: Canvas, ends: tuple[tuple[float, float, float, float], ...]) -> None:
    for x, y, to_x, to_y in ends:
        canvas.stroke(((x, y), (to_x, to_y)), 9.5, _BARK)
        canvas.stroke(((x, y - 0.8), (to_x, to_y - 0.8)), 6.8, _LOG)
        canvas.disc(x, y - 0.6, 4.0, (120, 76, 46))
        canvas.ring(x, y - 0.6, 2.2, 0.7, _LOG)


def _embers(canvas: Canvas, turn: float) -> None:
    """Draw the glowing bed; every ember breathes in its own rhythm."""
    rng = random.Random(5)
    for _ in range(15):
        x, y, size = rng.uniform(-34, 34), rng.uniform(4, 7.5), rng.uniform(0.9, 2.2)
        bright = 0.5 + 0.5 * math.sin(turn + rng.uniform(0, math.tau))
        colour = tuple(round(a + (b - a) * bright) for a, b in zip(_BED, _EMBER, strict=True))
        canvas.fill(ellipse(x, y, size * 1.5, size), colour)


_GRAIN = 128
"""Side in pixels of the tile of noise."""


@cached
def _grain(peak: Colour) -> pygame.Surface:
    """Draw noise, in each channel as large as one step of a gradient that rises to `peak`."""
    rng, raw = random.Random(11), bytearray(3 * _GRAIN * _GRAIN)
    for channel, top in enumerate(peak[:3]):
        step = max(1, min(255, 256 // max(1, top)))
        noise = rng.randbytes(_GRAIN * _GRAIN)
        raw[channel::3] = noise.translate(bytes(k % step for k in range(256)))
    out = pygame.Surface((_GRAIN, _GRAIN), 0, 32)
    out.blit(pygame.image.frombuffer(bytes(raw), out.get_size(), "RGB"), (0, 0))
    return out


def _falloff(size: tuple[int, int], centre: Point, reach: Point, peak: Colour) -> pygame.Surface:
    """Draw a map of the light: almost white at its centre, black from `reach` on, with noise.

    Both are shares of the size; the centre may lie outside. The noise hides the steps of a light
    as bright as `peak`.
    """
    cell = max(4, max(size) // 56)
    wide, high = size[0] // cell + 2, size[1] // cell + 2
    across = [((x * cell / size[0] - centre[0]) / reach[0]) ** 2 for x in range(wide)]
    down = [((y * cell / size[1] - centre[1]) / reach[1]) ** 2 for y in range(high)]
    # By the square of the distance, which saves a root for each point.
    shades = [bytes((_shade(math.sqrt(k / 512)),)) * 3 for k in range(513)]
    small = pygame.image.frombuffer(
        b"".join(shades[min(512, int(512 * (a + b)))] for b in down for a in across),
        (wide, high), "RGB",
    )  # fmt: skip
    smooth = pygame.Surface((wide * cell, high * cell), 0, 32)
    pygame.transform.smoothscale(small.convert(smooth), smooth.get_size(), smooth)
    light, grain = smooth.subsurface((0, 0, *size)).copy(), _grain(peak)
    for y in range(0, size[1], _GRAIN):
        for x in range(0, size[0], _GRAIN):
            light.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return light


def _shade(far: float) -> int:
    """Return the brightness at a share of the reach, without an edge at either end."""
    return round(255 * max(0.0, 1 - far) ** 2 * (1 + 2 * min(1.0, far)))


@cached
def steady_light(
    size: tuple[int, int], centre: Point, reach: Point, peak: Colour
) -> pygame.Surface:
    """Draw the light to add to an image: the colour `peak` at its centre."""
    made = _falloff(size, centre, reach, peak)
    made.fill(peak[:3], special_flags=pygame.BLEND_RGB_MULT)
    return made


class _Lit:
    """An image of a light, which is made from the map of the light for each brightness."""

    def __init__(self, falloff: pygame.Surface) -> None:
        self.falloff = falloff
        self.image = pygame.Surface(falloff.get_size(), 0, 32)
        self.share = -1.0


@lru_cache(maxsize=1)
def _lit(size: tuple[int, int], centre: Point, reach: Point, peak: Colour) -> _Lit:
    return _Lit(_falloff(size, centre, reach, peak))


def changing_light(
    size: tuple[int, int], centre: Point, reach: Point, peak: Colour, share: float
) -> pygame.Surface:
    """Return the light to add to an image: `share` of the colour `peak` at its centre.

    The image is only valid until the next call: a light has many brightnesses, and a new image for
    each would take longer than its drawing.
    """
    lit = _lit(size, centre, reach, peak)
    if lit.share != share:
        lit.image.blit(lit.falloff, (0, 0))
        colour = [round(part * share) for part in peak[:3]]
        lit.image.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        lit.share = share
    return lit.image
