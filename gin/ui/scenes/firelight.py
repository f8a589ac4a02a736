"""The fire in a scene with a fireplace: its flames, and its light on cloth and frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
from msgspec import Struct

from gin.interface.view import View
from gin.ui.animation.hearth import BRIGHTEST, FLAMES, Hearth
from gin.ui.art import fire
from gin.ui.art.vector import Colour, Point
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
    """Yield the part of the fire's light that does not change; none without a fireplace.

    The flames burn in the fireplace of the table's room, or in a `box`.
    """
    corners = _corners(look, view, box)
    if corners is not None:
        light, _ = _lights(look, corners)
        yield FramePart.of(light.rect, _shine, look, corners)


def fire_parts(
    look: Look, view: View, hearth: Hearth, box: pygame.Rect | None = None
) -> tuple[FramePart, ...]:
    """Return the light that swells and sinks, and the flames; none without a fireplace."""
    corners = _corners(look, view, box)
    if corners is None:
        return ()
    _, light = _lights(look, corners)
    breath = FramePart.of(light.rect, _breathe, look, corners, hearth.glow)
    return breath, FramePart.of(pygame.Rect(corners), _flames, corners, hearth.flame)


_Corners = tuple[int, int, int, int]


def _corners(look: Look, view: View, box: pygame.Rect | None = None) -> _Corners | None:
    box = box or room.firebox(look, view)
    return None if box is None else (box.x, box.y, box.w, box.h)


@lru_cache(maxsize=4)
def _lights(look: Look, box: _Corners) -> tuple[_Light, _Light]:
    """Return the steady light and the one that breathes, around the flames."""
    found = []
    for share, across, down in ((_STEADY, 7.6, 5.6), (_BREATH, 3.4, 2.5)):
        rect = pygame.Rect(0, 0, round(box[2] * across), round(box[3] * down))
        rect.center = box[0] + box[2] // 2, box[1] + box[3] * 2 // 3
        seen = rect.clip((0, 0, *look.size))
        reach = rect.w / seen.w / 2, rect.h / seen.h / 2
        centre = (rect.centerx - seen.x) / seen.w, (rect.centery - seen.y) / seen.h
        found.append(_Light(seen, centre, reach, _colour(look, share)))
    return found[0], found[1]


def _colour(look: Look, share: float) -> Colour:
    """Return the light that the cloth throws back: warm, with something of the cloth's own hue."""
    lit = look.theme.lit[:3]
    return tuple(
        min(255, round(share * warm * (0.62 + 0.38 * own / max(lit))))
        for warm, own in zip(_WARM, lit, strict=True)
    )


def _shine(target: pygame.Surface, look: Look, corners: _Corners) -> None:
    _lights(look, corners)[0].put(target)


def _breathe(target: pygame.Surface, look: Look, corners: _Corners, glow: int) -> None:
    _lights(look, corners)[1].put_changing(target, glow / BRIGHTEST)


def _flames(target: pygame.Surface, corners: _Corners, number: int) -> None:
    target.blit(fire.flames(corners[2:], number, FLAMES), corners)
