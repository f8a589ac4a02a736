"""Supersampled vector drawing on pygame surfaces, in user units."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

import pygame

Point = tuple[float, float]
Colour = tuple[int, ...]
Polygon = Sequence[Point]

_TOKEN = r"[MLHVCSQZmlhvcsqz]|-?\d*\.?\d+"
_STEPS = 14


def _cubic(a: Point, b: Point, c: Point, d: Point) -> Iterator[Point]:
    for i in range(1, _STEPS + 1):
        t = i / _STEPS
        u = 1 - t
        k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield (
            k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
            k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
        )


@lru_cache(maxsize=2048)
def path(text: str) -> tuple[tuple[Point, ...], ...]:
    """Return the polylines of an SVG path with the commands M L H V C S Q Z in either case."""
    tokens = re.findall(_TOKEN, text)
    lines: list[list[Point]] = []
    here: Point = (0.0, 0.0)
    last_control: Point | None = None
    command = ""
    i = 0

    def number() -> float:
        nonlocal i
        i += 1
        return float(tokens[i - 1])

    def point() -> Point:
        x, y = number(), number()
        return (here[0] + x, here[1] + y) if command.islower() else (x, y)

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command in "Zz":
                lines[-1].append(lines[-1][0])
                here = lines[-1][0]
                continue
        kind = command.upper()
        if kind == "M":
            here = point()
            lines.append([here])
            command = "l" if command == "m" else "L"
        elif kind == "L":
            here = point()
            lines[-1].append(here)
        elif kind == "H":
            x = number()
            here = (here[0] + x if command == "h" else x, here[1])
            lines[-1].append(here)
        elif kind == "V":
            y = number()
            here = (here[0], here[1] + y if command == "v" else y)
            lines[-1].append(here)
        elif kind in "CS":
            if kind == "S":
                x, y = last_control or here
                b = (2 * here[0] - x, 2 * here[1] - y)
            else:
                b = point()
            c, d = point(), point()
            lines[-1].extend(_cubic(here, b, c, d))
            here, last_control = d, c
            continue
        elif kind == "Q":
            q, d = point(), point()
            b = (here[0] + 2 / 3 * (q[0] - here[0]), here[1] + 2 / 3 * (q[1] - here[1]))
            c = (d[0] + 2 / 3 * (q[0] - d[0]), d[1] + 2 / 3 * (q[1] - d[1]))
            lines[-1].extend(_cubic(here, b, c, d))
            here = d
        last_control = None
    return tuple(tuple(line) for line in lines)


def symmetric(half: str) -> list[Point]:
    """Return a closed outline from its right half, given from top to bottom."""
    right = path(half)[0]
    return [*right, *((-x, y) for x, y in reversed(right))]


def ellipse(
    cx: float, cy: float, rx: float, ry: float, start: float = 0, end: float = 360
) -> list[Point]:
    """Return points on an ellipse, clockwise in degrees from three o'clock."""
    steps = max(10, int(abs(end - start) / 7))
    return [
        (
            cx + rx * math.cos(math.radians(start + (end - start) * i / steps)),
            cy + ry * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def star(
    cx: float, cy: float, points: int, outer: float, inner: float, turn: float = -90
) -> list[Point]:
    """Return a star with `points` tips."""
    out = []
    for i in range(points * 2):
        a = math.radians(turn + 180 * i / points)
        r = inner if i % 2 else outer
        out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Return the colour `t` of the way from `a` to `b`."""
    return tuple(round(a[i] + (b[i] - a[i]) * t) for i in range(3))


def smoothstep(share: float) -> float:
    """Ease a share of a motion, from 0 to 1: slow at its start and at its end."""
    return share * share * (3 - 2 * share)


class Canvas:
    """Supersampled surface; `oversample` is a power of two, because other factors dim the image."""

    def __init__(
        self,
        size: tuple[int, int],
        units: float,
        oversample: int = 4,
        background: Colour | None = None,
    ):
        self.size = size
        self.oversample = oversample
        self.scale = size[0] * oversample / units
        flags = 0 if background is not None and len(background) == 3 else pygame.SRCALPHA
        self.surface = pygame.Surface((size[0] * oversample, size[1] * oversample), flags, 32)
        if background is not None:
            self.surface.fill(background)
        self._matrix = (self.scale, 0.0, 0.0, self.scale, 0.0, 0.0)

    def _map(self, points: Polygon) -> list[Point]:
        a, b, c, d, e, f = self._matrix
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    @contextmanager
    def at(
        self,
        x: float,
        y: float,
        size: float = 1,
        turn: float = 0,
        flip: bool = False,
        breadth: float = 1,
    ) -> Iterator[None]:
        """Place the drawing in the block at (x, y), scaled, turned clockwise and, if `flip`, mirrored.

        `breadth` scales it across as well.
        """
        saved = self._matrix
        a, b, c, d, e, f = saved
        cos, sin = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
        across = -breadth if flip else breadth
        m = (cos * across, sin * across, -sin, cos)
        self._matrix = (
            a * m[0] + c * m[1],
            b * m[0] + d * m[1],
            a * m[2] + c * m[3],
            b * m[2] + d * m[3],
            a * x + c * y + e,
            b * x + d * y + f,
        )
        try:
            yield
        finally:
            self._matrix = saved

    def both_sides(self) -> Iterator[bool]:
        """Run a loop's body twice, the second time mirrored."""
        for mirror in (False, True):
            with self.at(0, 0, flip=mirror):
                yield mirror

    def _thickness(self, width: float) -> float:
        a, b, c, d, _, _ = self._matrix
        return width * math.sqrt(abs(a * d - b * c))

    def fill(self, shape: str | Polygon, colour: Colour) -> None:
        for polygon in path(shape) if isinstance(shape, str) else (shape,):
            if len(polygon) > 2:
                pygame.draw.polygon(self.surface, colour, self._map(polygon))

    def stroke(
        self, shape: str | Polygon, width: float, colour: Colour, closed: bool = False
    ) -> None:
        radius = max(self._thickness(width) / 2, 0.5)
        for line in path(shape) if isinstance(shape, str) else (shape,):
            points = self._map(line)
            if closed:
                points.append(points[0])
            for (x0, y0), (x1, y1) in zip(points, points[1:]):
                length = math.hypot(x1 - x0, y1 - y0)
                if length < 0.01:
                    continue
                nx, ny = (y1 - y0) / length * radius, (x0 - x1) / length * radius
                quad = (
                    (x0 + nx, y0 + ny),
                    (x1 + nx, y1 + ny),
                    (x1 - nx, y1 - ny),
                    (x0 - nx, y0 - ny),
                )
                pygame.draw.polygon(self.surface, colour, quad)
            if radius >= 1:
                for x, y in points:
                    pygame.draw.circle(self.surface, colour, (x, y), radius)

    def brush(
        self, shape: str | Polygon, width: float, colour: Colour, ends: tuple[float, float]
    ) -> None:
        """Draw a line, `width` thick in the middle; `ends` are fractions of `width`."""
        for line in path(shape) if isinstance(shape, str) else (shape,):
            points = self._map(line)
            half = self._thickness(width) / 2
            lengths = [0.0]
            for p, q in zip(points, points[1:]):
                lengths.append(lengths[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
            total = lengths[-1] or 1
            left, right = [], []
            for i, (x, y) in enumerate(points):
                p, q = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
                length = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
                t = lengths[i] / total
                end = ends[0] + (ends[1] - ends[0]) * t
                w = half * (end + (1 - end) * math.sin(math.pi * t))
                nx, ny = (q[1] - p[1]) / length * w, (p[0] - q[0]) / length * w
                left.append((x + nx, y + ny))
                right.append((x - nx, y - ny))
            pygame.draw.polygon(self.surface, colour, left + right[::-1])

    def outlined(
        self, shape: str | Polygon, colour: Colour, width: float, line: Colour, closed: bool = False
    ) -> None:
        self.fill(shape, colour)
        self.stroke(shape, width, line, closed)

    def lozenge(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        self.fill(((x, y - down), (x + across, y), (x, y + down), (x - across, y)), colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        centre = self._map([(x, y)])[0]
        pygame.draw.circle(self.surface, colour, centre, max(self._thickness(radius), 0.5))

    def bead(
        self, x: float, y: float, radius: float, rim: Colour, inner: float, colour: Colour
    ) -> None:
        self.disc(x, y, radius, rim)
        self.disc(x, y, inner, colour)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Colour) -> None:
        centre = self._map([(x, y)])[0]
        outer = self._thickness(radius + width / 2)
        pygame.draw.circle(
            self.surface, colour, centre, outer, max(1, round(self._thickness(width)))
        )

    @contextmanager
    def clip(self, shape: str | Polygon) -> Iterator[None]:
        polygon = path(shape)[0] if isinstance(shape, str) else shape
        points = self._map(polygon)
        left, top = math.floor(min(x for x, _ in points)), math.floor(min(y for _, y in points))
        right, bottom = math.ceil(max(x for x, _ in points)), math.ceil(max(y for _, y in points))
        area = pygame.Rect(left, top, right + 1 - left, bottom + 1 - top)
        area = area.clip(self.surface.get_rect())
        if not area:
            yield
            return
        target, matrix = self.surface, self._matrix
        layer = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        a, b, c, d, e, f = matrix
        self.surface, self._matrix = layer, (a, b, c, d, e - area.x, f - area.y)
        try:
            yield
        finally:
            self.surface, self._matrix = target, matrix
            stencil = pygame.Surface(area.size, pygame.SRCALPHA, 32)
            pygame.draw.polygon(
                stencil, (255, 255, 255, 255), [(x - area.x, y - area.y) for x, y in points]
            )
            layer.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            target.blit(layer, area)

    def finished(self) -> pygame.Surface:
        if self.oversample == 1:
            return self.surface
        return pygame.transform.smoothscale(self.surface, self.size)
