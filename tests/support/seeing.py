"""The words and colours of an image."""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import pygame
import pytest

from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.session import balance, decisions
from gin.ui.app import App
from gin.ui.art import surfaces
from gin.ui.render import compositor
from gin.ui.render import style as looks
from gin.ui.render.compositor import FramePart
from gin.ui.scenes import painter_of
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

Pixel = tuple[int, int, int]
_LONG = ("statistics-many", "statistics-solitary")
STATES = tuple(
    pytest.param(name, marks=pytest.mark.soak) if name in _LONG else name for name, _ in states()
)
"""Names of the gallery's states. Those that need many matches are tested in long runs only."""


@cache
def reached(name: str) -> Parlour:
    pygame.display.init()
    made = parlour()
    with pytest.MonkeyPatch.context() as patch:
        # Reviews show the same kinds of things, and take a fifth of the time.
        patch.setattr(balance, "ORDERS", 8)
        patch.setattr(decisions, "WORLDS", 8)
        dict(states())[name](made)
    made.take_said()
    return made


@dataclass(frozen=True)
class Written:
    text: str
    colour: Pixel
    rect: pygame.Rect
    seen: pygame.Rect


@dataclass(frozen=True)
class Picture:
    app: App
    surface: pygame.Surface
    words: tuple[Written, ...]
    cut: tuple[str, ...]


def drawn(name: str, size: tuple[int, int], **settings: object) -> Picture:
    made = reached(name)
    for setting, value in settings.items():
        made.change(setting, value)
    return picture_of(made, size)


def picture_of(made: Parlour, size: tuple[int, int], app: App | None = None) -> Picture:
    with _recorded(size) as (words, cut):
        app = app or App(made, size)
        app.settle()
        surface = pygame.Surface(size)
        app.frames.draw(surface, time.monotonic() + 60)
    asked = app.view.dialog is not None
    # A question dims the scene below it, and nothing in the scene can be chosen.
    shown = [one for below, one in words if not (asked and below)]
    return Picture(app, surface, tuple(shown), tuple(cut))


def _drawing() -> list[ModuleType]:
    for painter in map(painter_of, Scene):
        assert painter
    return [module for name, module in sys.modules.items() if name.startswith("gin.ui.")]


@contextmanager
def _recorded(
    size: tuple[int, int],
) -> Iterator[tuple[list[tuple[bool, Written]], list[str]]]:
    words: list[tuple[bool, Written]] = []
    cut: list[str] = []
    below: list[tuple[FramePart, ...]] = [()]
    painted: list[FramePart] = []
    write, fitted = surfaces.write, looks.fitted
    show, put = compositor.Frame.draw, FramePart.put

    def seen_show(
        picture: compositor.Frame,
        target: pygame.Surface,
        lower: tuple[FramePart, ...],
        *others: object,
    ) -> list[pygame.Rect]:
        below.append(lower)
        return show(picture, target, lower, *others)  # type: ignore[arg-type]

    def seen_put(part: FramePart, target: pygame.Surface, area: pygame.Rect) -> None:
        painted.append(part)
        put(part, target, area)
        painted.pop()

    def seen_write(
        target: pygame.Surface,
        text: str,
        at: tuple[float, float],
        face: str,
        pixels: int,
        colour: tuple[int, ...],
        *others: object,
        **more: object,
    ) -> pygame.Rect:
        rect = write(target, text, at, face, pixels, colour, *others, **more)  # type: ignore[arg-type]
        if target.get_size() == size and text.strip():
            image = surfaces.line_image(text, face, pixels, colour)
            whole = pygame.Rect(rect.topleft, image.get_size())
            if rect.x == 0:
                whole.right = rect.right
            if rect.y == 0:
                whole.bottom = rect.bottom
            ink = (colour[0], colour[1], colour[2])
            line = Written(text, ink, whole, rect.clip(target.get_clip()))
            words.append((bool(painted) and painted[-1] in below[-1], line))
        return rect

    def seen_fitted(text: str, face: str, pixels: int, width: int) -> tuple[str, int]:
        shown = fitted(text, face, pixels, width)
        if shown[0] != text:
            cut.append(text)
        return shown

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(surfaces, "write", seen_write)
        patch.setattr(compositor.Frame, "draw", seen_show)
        patch.setattr(FramePart, "put", seen_put)
        for module in _drawing():
            if getattr(module, "fitted", None) is fitted:
                patch.setattr(module, "fitted", seen_fitted)
        yield words, cut


def linear(colour: Pixel) -> tuple[float, float, float]:
    """Return the linear red, green and blue of a colour, 0 to 1 (IEC 61966-2-1)."""
    r, g, b = (
        share / 12.92 if (share := value / 255) <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for value in colour
    )
    return r, g, b


@cache
def luminance(colour: Pixel) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Pixel, other: Pixel) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pixels(surface: pygame.Surface, rect: pygame.Rect) -> Counter[Pixel]:
    found: Counter[Pixel] = Counter()
    # Pixels that differ only in transparency have different numbers, but the same colour.
    for number, count in Counter(numbers(surface, rect.clip(surface.get_rect()))).items():
        found[colour(number)] += count
    return found


def numbers(surface: pygame.Surface, rect: pygame.Rect) -> memoryview:
    """Return one number for each pixel, because numbers are faster to count than colours."""
    return memoryview(pygame.image.tobytes(surface.subsurface(rect), "RGBX")).cast("I")


def colour(number: int) -> Pixel:
    red, green, blue, _ = number.to_bytes(4, sys.byteorder)
    return red, green, blue


_SIMULATED = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}  # fmt: skip
"""Matrices for linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1)."""
BLINDNESSES = tuple(_SIMULATED)


def seen_with(blindness: str, colour: Pixel) -> tuple[float, float, float]:
    """Return a colour as seen with a kind of colour blindness, in CIELAB."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in _SIMULATED[blindness]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return the difference of two CIELAB colours by CIEDE2000 (Sharma, Wu, Dalal 2005)."""
    chromas = [math.hypot(a, b) for _, a, b in (one, other)]
    mean = sum(chromas) / 2
    more = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    (l1, a1, b1), (l2, a2, b2) = ((light, a * more, b) for light, a, b in (one, other))
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 and c2 else 0.0
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 and c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    darker = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    fuller = (c2 - c1) / (1 + 0.045 * chroma)
    turned = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    blue = 60 * math.exp(-(((hue % 360 - 275) / 25) ** 2))
    both = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(blue))
    return math.sqrt(darker**2 + fuller**2 + turned**2 + both * fuller * turned)
