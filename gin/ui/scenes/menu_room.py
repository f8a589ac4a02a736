"""The room behind the menu: the fireplace, a window, and the edge of the table in front."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from msgspec import Struct

from gin.ui.art import cloth as cloths
from gin.ui.art.room import belongings, hearth, lamp, line_room, props, rail, wall, window
from gin.ui.art.room.daylight import Season, Sky, shown
from gin.ui.art.room.decor import decor_of
from gin.ui.art.vector import Colour
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.style import Look
from gin.ui.scenes.furniture import DIM, SKYLIGHT, mantel, piece, window_parts

TABLE = 138
"""Height of the table's part of the window, with its rail, in units."""
RAIL = 20
_MANTEL, _WINDOW, _LAMP = 366, 112, 290
"""Heights of the upper edges of furniture in units, in a window 800 units high."""
_BOTH = 610
"""Minimum width in units for the window next to the cabinet and the fireplace."""
_LOW = 800 - TABLE
_STRIP = 300_000


class MenuRoom(Struct, frozen=True):
    """Places of the furniture: the left end of the mantel and its height, and of the window.

    `drop` is how far the floor is lower than in a window 800 units high, in pixels.
    """

    mantel: tuple[int, int]
    drop: int
    window: tuple[int, int] | None
    lamp: tuple[int, int] | None
    picture: bool = False

    @classmethod
    def of(cls, look: Look, right: pygame.Rect, *, picture: bool) -> MenuRoom:
        """Return the room for a window whose `right` part is free of buttons.

        A `picture` hangs above the mantel in the place of the cabinet.
        """
        drop = max(0, look.height - look.s(800))
        place = cabinet_place(look, right)
        wide, y = look.s(hearth.WIDE), look.s(_MANTEL) + drop
        x = place.centerx - wide // 2
        if place.w == right.w:
            x = right.right - wide
        room = x - right.left - look.s(30)
        seen = lit = None
        if place.w < right.w:
            seen = right.left + max(0, room - look.s(window.WIDE)) // 8, look.s(_WINDOW) + drop
            room -= look.s(window.WIDE)
        if room > look.s(lamp.WIDE):
            lit = x - look.s(lamp.WIDE + 14), look.s(_LAMP) + drop
        return cls((x, y), drop, seen, lit, picture)

    def fan(self, look: Look, right: pygame.Rect) -> tuple[int, int, int]:
        """Return the middle of the fan of cards, its lower edge, and the room for its width."""
        room = self.mantel[0] + look.s(36) - right.left
        return right.left + room // 2, look.s(_LOW + 22) + self.drop, room

    def cabinet(self, look: Look, right: pygame.Rect) -> tuple[pygame.Rect, int]:
        """Return the wall for the cabinet, next to the window, and the middle of the mantel."""
        place, middle = cabinet_place(look, right), self.mantel[0] + look.s(hearth.WIDE) // 2
        place.h += self.drop
        if self.lamp is not None:
            place.h = min(place.h, self.lamp[1] - look.s(22) - place.y)
        if self.window is not None:
            half = middle - self.window[0] - look.s(window.WIDE + 24)
            half = min(half, right.right - middle)
            place.x, place.w = middle - half, 2 * half
        return place, middle

    def firebox(self, look: Look) -> pygame.Rect:
        """Return where the flames burn."""
        x, y, wide, high = hearth.FIRE
        left, top = self.mantel
        return pygame.Rect(left + look.s(x), top + look.s(y), look.s(wide), look.s(high))

    def parts(self, look: Look) -> Iterator[FramePart]:
        """Yield the room, the furthest part first."""
        scale, decor = look.scale, decor_of(look.theme)
        table = look.s(_LOW) + self.drop
        for strip in _strips(look, 0, table):
            yield FramePart.of(strip, _wall, look, self.drop)
        if self.window is not None:
            yield from window_parts(look, self.window)
        x, y = self.mantel
        if self.picture:
            wide, high = hearth.MIRROR
            at = x + look.s((hearth.WIDE - wide) / 2), y - look.s(high + 96)
            yield piece(look, at, hearth.MIRROR, hearth.mirror, decor, scale)
        yield from mantel(look, self.mantel, belongings.EVENINGS[None].mantel)
        dark = shown.outside.sky is not Sky.DAY
        if self.lamp is not None:
            yield piece(look, self.lamp, (lamp.WIDE, lamp.HIGH), lamp.standing_lamp, scale, dark)
        glows = self._glows(look)
        for strip in _strips(look, 0, table):
            yield FramePart.of(
                strip, _shine, look, (strip.y, strip.h), table, DIM[shown.outside.sky], glows
            )
        for strip in _strips(look, table, look.height):
            yield FramePart.of(strip, _table, look, (strip.y, strip.h), table)

    def _glows(self, look: Look) -> tuple[wall.Glow, ...]:
        s, (x, y) = look.scale, self.mantel
        middle = x + hearth.WIDE * s / 2
        found = [
            wall.Glow(middle, y + 214 * s, 260 * s, 260 * s, (190, 132, 72)),
            wall.Glow(middle, y - 60 * s, 240 * s, 200 * s, (92, 64, 36)),
        ]
        if self.lamp is not None and shown.outside.sky is not Sky.DAY:
            at = self.lamp[0] + lamp.BULB[0] * s, self.lamp[1] + lamp.BULB[1] * s
            found.append(wall.Glow(*at, 220 * s, 210 * s, (176, 132, 80)))
        if self.window is not None:
            at = self.window[0] + window.WIDE * s / 2, self.window[1] + 230 * s
            found.append(wall.Glow(*at, 120 * s, 280 * s, SKYLIGHT[shown.outside.sky]))
        return tuple(found)


def cabinet_place(look: Look, right: pygame.Rect) -> pygame.Rect:
    """Return the upper part of the wall for the cabinet: above the mantel, if there is room."""
    place = pygame.Rect(right)
    place.h = look.s(_MANTEL - props.CANDLE[1] - 8) - right.y
    if right.w >= look.s(_BOTH):
        place.w = min(look.s(520), right.w - look.s(window.WIDE + 22))
        place.right = right.right
    return place


def _strips(look: Look, top: int, bottom: int) -> Iterator[pygame.Rect]:
    high = max(1, _STRIP // look.width)
    for y in range(top, bottom, high):
        yield pygame.Rect(0, y, look.width, min(high, bottom - y))


def _wall(target: pygame.Surface, look: Look, drop: int) -> None:
    area = pygame.Rect(0, 0, look.width, look.height)
    wall.lay(target, area, decor_of(look.theme), look.scale, lead=0, drop=drop)


def _shine(
    target: pygame.Surface, look: Look, strip: tuple[int, int], bottom: int,
    dim: Colour, glows: tuple[wall.Glow, ...],
) -> None:  # fmt: skip
    with clipped(target, pygame.Rect(0, strip[0], look.width, strip[1])):
        area = pygame.Rect(0, 0, look.width, bottom)
        wall.shine(target, area, dim, glows, look.s(28))


def _table(target: pygame.Surface, look: Look, strip: tuple[int, int], top: int) -> None:
    on = target.subsurface((0, 0, look.width, look.height))
    on.set_clip(target.get_clip().clip((0, strip[0], look.width, strip[1])))
    cloths.lay(on, look.theme, (0.6, 0.86))
    rail.lay_far_edge(on, top, look.s(RAIL), look.s(16), look.theme)


def drawing_rect(look: Look, room: pygame.Rect, middle: float) -> pygame.Rect | None:
    """Return the place of the line drawing in a free part of the menu; None if it is too small."""
    share = min(
        1.3, (room.h - look.s(16)) / look.s(line_room.HIGH), room.w / look.s(line_room.WIDE)
    )
    if share < 0.5:
        return None
    rect = pygame.Rect(0, 0, look.s(line_room.WIDE * share), look.s(line_room.HIGH * share))
    rect.midbottom = round(middle), room.bottom - look.s(10)
    return rect


def drawing_part(look: Look, rect: pygame.Rect) -> FramePart:
    """Return the line drawing of the room in a contrast theme."""
    return FramePart.of(rect, _draw_lines, look, rect, shown.outside.season, shown.outside.sky)


def _draw_lines(
    target: pygame.Surface, look: Look, rect: pygame.Rect, season: Season, sky: Sky
) -> None:
    theme, scale = look.theme, rect.w / line_room.WIDE
    ink, bright = theme.text[:3], theme.focus[:3]
    target.blit(line_room.line_room(season, sky, scale, ink, bright), rect)
