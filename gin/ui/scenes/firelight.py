"""The fire in a scene: its flames where a fireplace is seen, and its light on cloth and frame."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.interface.view import View
from gin.ui.animation.hearth import BRIGHTEST, FLAMES, Hearth
from gin.ui.art import fire
from gin.ui.art.design import Theme
from gin.ui.art.vector import Colour, Point
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look
from gin.ui.scenes import room

_WARM = (255, 148, 62)
_STEADY, _BREATH = 0.17, 0.13
"""Brightness of the light that stays, and the most of the light that swells and sinks."""


class _Light:
    """Light in a rectangle; its centre and its reach are shares of the rectangle's size."""

    def __init__(self, rect: pygame.Rect, centre: Point, reach: Point) -> None:
        self.rect, self.centre, self.reach = rect, centre, reach


def fire_parts(look: Look, view: View, hearth: Hearth) -> Iterator[FramePart]:
    """Yield the light of the fire and its flames."""
    box = room.firebox(look, view)
    wide, narrow = _around(box) if box is not None else _from_side(look)
    yield FramePart.of(wide.rect, _shine, look.theme, wide.rect, wide.centre, wide.reach)
    yield FramePart.of(
        narrow.rect, _breathe, look.theme, narrow.rect, narrow.centre, narrow.reach, hearth.glow
    )
    if box is not None:
        yield FramePart.of(box, _flames, box, hearth.flame)


def _from_side(look: Look) -> tuple[_Light, _Light]:
    """Return the lights of an unseen fire at one side of the table."""
    found = []
    for share, high in ((0.3, 0.96), (0.13, 0.62)):
        rect = pygame.Rect(0, 0, round(look.width * share), round(look.height * high))
        rect.centery = round(look.height * 0.56)
        rect.bottom = min(rect.bottom, look.height)
        centre = -0.12
        if look.mirrored:
            rect.right, centre = look.width, 1.12
        found.append(_Light(rect, (centre, 0.5), (1.12, 0.56)))
    return found[0], found[1]


def _around(box: pygame.Rect) -> tuple[_Light, _Light]:
    """Return the lights of a fire that is seen."""
    found = []
    for across, down in ((4.4, 3.4), (2.4, 2.2)):
        rect = pygame.Rect(0, 0, round(box.w * across), round(box.h * down))
        rect.center = box.centerx, box.y + box.h * 2 // 3
        found.append(_Light(rect, (0.5, 0.5), (0.5, 0.5)))
    return found[0], found[1]


def _colour(theme: Theme, share: float) -> Colour:
    """Return the light that the cloth throws back: warm, with something of the cloth's own hue."""
    most = max(theme.lit[:3])
    return tuple(
        min(255, round(share * warm * (0.62 + 0.38 * own / most)))
        for warm, own in zip(_WARM, theme.lit, strict=True)
    )


def _shine(
    target: pygame.Surface, theme: Theme, rect: pygame.Rect, centre: Point, reach: Point
) -> None:
    light = fire.steady(rect.size, centre, reach, _colour(theme, _STEADY))
    target.blit(light, rect, special_flags=pygame.BLEND_RGB_ADD)


def _breathe(
    target: pygame.Surface, theme: Theme, rect: pygame.Rect, centre: Point, reach: Point, glow: int
) -> None:
    peak = _colour(theme, _BREATH * glow / BRIGHTEST)
    if any(peak):
        fire.shine(target, rect, centre, reach, peak)


def _flames(target: pygame.Surface, box: pygame.Rect, number: int) -> None:
    target.blit(fire.flames(box.size, number, FLAMES), box)
