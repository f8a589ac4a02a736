"""The fire in a scene: its flames where a fireplace is seen, and its light on cloth and frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import pygame
from msgspec import Struct

from gin.interface.view import View
from gin.ui.animation.hearth import BRIGHTEST, FLAMES, Hearth
from gin.ui.art import fire
from gin.ui.art.vector import Colour, Point
from gin.ui.render.boxes import PaintContext, PlacedBox
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look
from gin.ui.scenes import room

_WARM = (255, 148, 62)
_STEADY, _BREATH = 0.2, 0.14
"""Brightness of the light that stays, and the most of the light that swells and sinks."""


class _Light(Struct, frozen=True):
    """Light in a rectangle: its colour, and its centre and reach as shares of that rectangle."""

    rect: pygame.Rect
    centre: Point
    reach: Point
    colour: Colour

    def put(self, target: pygame.Surface) -> None:
        light = fire.steady_light(self.rect.size, self.centre, self.reach, self.colour)
        target.blit(light, self.rect, special_flags=pygame.BLEND_RGB_ADD)

    def put_changing(self, target: pygame.Surface, share: float) -> None:
        light = fire.changing_light(self.rect.size, self.centre, self.reach, self.colour, share)
        target.blit(light, self.rect, special_flags=pygame.BLEND_RGB_ADD)


def steady_light(look: Look, view: View, box: pygame.Rect | None = None) -> Iterator[FramePart]:
    """Yield the part of the fire's light that does not change; none in contrast themes.

    The flames burn in the fireplace of the table's room, or in a `box`.
    """
    if not look.theme.plain:
        corners = _corners(look, view, box)
        light, _ = _lights(look, corners)
        yield FramePart.of(light.rect, _shine, look, corners)


def light_box(look: Look, view: View) -> Iterator[PlacedBox]:
    """Yield the steady light as part of a page's background."""
    for part in steady_light(look, view):
        yield PlacedBox(part.rect, partial(_put, part))


def _put(part: FramePart, brush: PaintContext, rect: pygame.Rect) -> None:
    part.put(brush.target, rect)


def fire_parts(
    look: Look, view: View, hearth: Hearth, box: pygame.Rect | None = None
) -> tuple[FramePart, ...]:
    """Return the light of the fire that swells and sinks, and the flames if they are seen."""
    corners = _corners(look, view, box)
    _, light = _lights(look, corners)
    breath = FramePart.of(light.rect, _breathe, look, corners, hearth.glow)
    if corners is None:
        return (breath,)
    return breath, FramePart.of(pygame.Rect(corners), _flames, corners, hearth.flame)


_Corners = tuple[int, int, int, int]


def _corners(look: Look, view: View, box: pygame.Rect | None = None) -> _Corners | None:
    box = box or room.firebox(look, view)
    return None if box is None else (box.x, box.y, box.w, box.h)


@lru_cache(maxsize=4)
def _lights(look: Look, box: _Corners | None) -> tuple[_Light, _Light]:
    """Return the steady light and the one that breathes, around the flames or at one side."""
    found = []
    for colour, around, aside in (
        (_colour(look, _STEADY), (7.6, 5.6), (0.3, 0.96)),
        (_colour(look, _BREATH), (3.4, 2.5), (0.12, 0.5)),
    ):
        if box is not None:
            rect = pygame.Rect(0, 0, round(box[2] * around[0]), round(box[3] * around[1]))
            rect.center = box[0] + box[2] // 2, box[1] + box[3] * 2 // 3
            seen = rect.clip((0, 0, *look.size))
            across, down = rect.w / seen.w / 2, rect.h / seen.h / 2
            centre = (rect.centerx - seen.x) / seen.w, (rect.centery - seen.y) / seen.h
            found.append(_Light(seen, centre, (across, down), colour))
            continue
        rect = pygame.Rect(0, 0, round(look.width * aside[0]), round(look.height * aside[1]))
        rect.bottom = min(look.height, round(look.height * 0.56) + rect.h // 2)
        x = -0.12
        if look.mirrored:
            rect.right, x = look.width, 1.12
        found.append(_Light(rect, (x, 0.5), (1.12, 0.56), colour))
    return found[0], found[1]


def _colour(look: Look, share: float) -> Colour:
    """Return the light that the cloth throws back: warm, with something of the cloth's own hue."""
    lit = look.theme.lit[:3]
    return tuple(
        min(255, round(share * warm * (0.62 + 0.38 * own / max(lit))))
        for warm, own in zip(_WARM, lit, strict=True)
    )


def _shine(target: pygame.Surface, look: Look, corners: _Corners | None) -> None:
    _lights(look, corners)[0].put(target)


def _breathe(target: pygame.Surface, look: Look, corners: _Corners | None, glow: int) -> None:
    _lights(look, corners)[1].put_changing(target, glow / BRIGHTEST)


def _flames(target: pygame.Surface, corners: _Corners, number: int) -> None:
    target.blit(fire.flames(corners[2:], number, FLAMES), corners)
