"""The room around the table: in a wide window it shows at both sides of the table.

At the left is the fireplace, and at the right are the lamp and the window; if the table is
mirrored, it is the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.interface.paper import FinalView
from gin.interface.pictures import Face, Portrait, TrophyPicture
from gin.interface.result import ResultView
from gin.interface.showdown import ShowdownView
from gin.interface.view import ROOM_SCENES, View
from gin.ui.art import cloth as cloths
from gin.ui.art.room import belongings, hearth, lamp, rail, wall, window
from gin.ui.art.room.belongings import EVENINGS, Evening
from gin.ui.art.room.daylight import Outside, shown
from gin.ui.art.room.decor import Decor, decor_of
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.style import Look
from gin.ui.scenes.base import ABOVE_TABLE, cloth
from gin.ui.scenes.furniture import DIM, SKYLIGHT, mantel, piece, thing, window_parts
from gin.ui.scenes.table_measures import RAIL, mirrored, narrow_wall, wall_width

_CORNER = 64
"""Outer radius of the table's corners in units."""
_MANTEL = 346
"""Height of the mantel's upper edge in units, in a window 800 units high."""
_HEARTHRUG, _FOOT = 634, 646
"""Heights in units at which things lie before the fire, and the side table stands, likewise."""
_RAISED = 56
"""Units by which the floor rises next to a narrow wall, to show the fire above the buttons."""
_STRIP = 300_000
"""Maximum pixels of cloth or wall painted in one part."""


_Area = tuple[int, int, int, int]


def firebox(look: Look, view: View) -> pygame.Rect | None:
    """Return where the flames burn; None where no fireplace is seen."""
    if view.scene not in ROOM_SCENES or not wall_width(look):
        return None
    corner, (x, y, wide, high) = _fireplace_at(look), hearth.FIRE
    return pygame.Rect(corner[0] + look.s(x), corner[1] + look.s(y), look.s(wide), look.s(high))


def ground(view: View, look: Look, light: tuple[float, float] = ABOVE_TABLE) -> Iterator[FramePart]:
    """Yield the table's cloth, and the room around it if the window is wide.

    The lamp shines at `light` without a room, and else always above the table.
    """
    wide = wall_width(look)
    if not wide:
        yield from cloth(look, light)
        return
    table = table_rect(look)
    for strip in _strips(table):
        yield FramePart.of(strip, _cloth, look)
    decor = decor_of(look.theme)
    left, right = pygame.Rect(0, 0, wide, look.height), pygame.Rect(0, 0, wide, look.height)
    right.right = look.width
    for side in (left, right):
        lead = side.right if side is left else side.left
        for strip in _strips(side):
            yield FramePart.of(strip, _wall, look, _area(side), lead)
    outside = shown.outside
    hearth_side, window_side = (right, left) if look.mirrored else (left, right)
    evening = _evening(view)
    yield from _hearth_side(look, decor, evening, view.mantel)
    yield from _window_side(look, decor, evening)
    for side, glows in (
        (hearth_side, _fire_glows(look)),
        (window_side, _lamp_glows(look, outside)),
    ):
        area = side.inflate(2 * look.s(_CORNER), 0).clip((0, 0, look.width, look.height))
        for strip in _strips(side):
            yield FramePart.of(strip, _shine, look, _area(strip), _area(area), glows)
        for corner in _corners(look):
            if pygame.Rect(corner).colliderect(area):
                yield FramePart.of(
                    pygame.Rect(corner), _wall_corner, look, corner, _area(area), glows
                )
    for strip in _rail_strips(look):
        yield FramePart.of(strip, _rail, look, _area(strip))


def _drop(look: Look) -> int:
    """Return how far the floor is lower than in a window 800 units high, in pixels."""
    return look.height - look.s(800) - (look.s(_RAISED) if narrow_wall(look) else 0)


def _area(rect: pygame.Rect) -> _Area:
    return rect.x, rect.y, rect.w, rect.h


def table_rect(look: Look) -> pygame.Rect:
    """Return the table with its rail."""
    wide = wall_width(look)
    return pygame.Rect(wide, 0, look.width - 2 * wide, look.height)


def _strips(area: pygame.Rect) -> Iterator[pygame.Rect]:
    high = max(1, _STRIP // area.w)
    for top in range(area.top, area.bottom, high):
        yield pygame.Rect(area.x, top, area.w, min(high, area.bottom - top))


def _rail_strips(look: Look) -> Iterator[pygame.Rect]:
    table, reach = table_rect(look), look.s(_CORNER)
    yield pygame.Rect(table.x, 0, table.w, reach)
    yield pygame.Rect(table.x, look.height - reach, table.w, reach)
    middle = look.height - 2 * reach
    yield pygame.Rect(table.x, reach, reach, middle)
    yield pygame.Rect(table.right - reach, reach, reach, middle)


def _corners(look: Look) -> list[_Area]:
    table, side = table_rect(look), look.s(_CORNER)
    return [
        (x, y, side, side)
        for x in (table.left, table.right - side)
        for y in (table.top, table.bottom - side)
    ]


def _cloth(target: pygame.Surface, look: Look) -> None:
    on = target.subsurface((0, 0, look.width, look.height))
    on.set_clip(target.get_clip())
    cloths.lay(on, look.theme, ABOVE_TABLE)


def _wall(target: pygame.Surface, look: Look, side: _Area, lead: int) -> None:
    area, decor = pygame.Rect(side), decor_of(look.theme)
    wall.lay(target, area, decor, look.scale, lead=lead, drop=_drop(look))


def _wall_corner(
    target: pygame.Surface, look: Look, corner: _Area,
    lit: _Area, glows: tuple[wall.Glow, ...],
) -> None:  # fmt: skip
    """Draw the wall outside a rounded corner of the table."""
    rect = pygame.Rect(corner)
    layer = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
    table, wide = table_rect(look), wall_width(look)
    lead = wide if rect.x == table.x else look.width - wide
    area = pygame.Rect(0, -rect.y, rect.w, look.height)
    decor = decor_of(look.theme)
    wall.lay(layer, area, decor, look.scale, lead=lead - rect.x, drop=_drop(look))
    wall.shine(layer, pygame.Rect(lit), DIM, glows, look.s(16), at=rect.topleft)
    _cut(layer, table, rect)
    target.blit(layer, rect)


def _cut(layer: pygame.Surface, table: pygame.Rect, rect: pygame.Rect) -> None:
    """Cut the table's rounded corner out of an image of its square."""
    outside = rail.outside_corner(rect.w, right=rect.x != table.x, low=rect.y != table.y)
    clear = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
    clear.fill((255, 255, 255, 0))
    clear.blit(outside, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    layer.blit(clear, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _shine(
    target: pygame.Surface, look: Look, strip: _Area, area: _Area, glows: tuple[wall.Glow, ...]
) -> None:
    with clipped(target, pygame.Rect(strip)):
        wall.shine(target, pygame.Rect(area), DIM, glows, look.s(16))


def _rail(target: pygame.Surface, look: Look, strip: _Area) -> None:
    with clipped(target, pygame.Rect(strip)):
        rail.lay(target, table_rect(look), look.s(RAIL), look.s(_CORNER), look.theme, look.s(13))


def _walls(look: Look) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the walls at the side of the fireplace and of the window."""
    wide = wall_width(look)
    left = pygame.Rect(0, 0, wide, look.height)
    right = left.move(look.width - wide, 0)
    return (right, left) if look.mirrored else (left, right)


def _fireplace_at(look: Look) -> tuple[int, int]:
    return _side_x(look, hearth.WIDE, 0.5), look.s(_MANTEL) + _drop(look)


def _side_x(look: Look, wide: float, share: float, *, at_window: bool = False) -> int:
    """Return the left edge of a thing this wide, with its middle at a share of its wall."""
    side = wall_width(look)
    x = round(side * share - look.s(wide) / 2)
    if at_window:
        x = look.width - side + x
    return mirrored(look, pygame.Rect(x, 0, look.s(wide), 1)).x


def _evening(view: View) -> Evening:
    who = _opponent(view)
    return EVENINGS.get(who if isinstance(who, Portrait) else None, EVENINGS[None])


def _opponent(view: View) -> Face | None:
    shown = view.content
    if isinstance(shown, FinalView):
        return shown.portrait
    result = shown.result if isinstance(shown, ShowdownView) else shown
    if isinstance(result, ResultView):
        return result.sides[0].portrait if len(result.sides) > 1 else None
    other = view.table.other if view.table is not None else None
    return other.portrait if other is not None else None


def _hearth_side(
    look: Look, decor: Decor, evening: Evening, won: tuple[TrophyPicture, ...]
) -> Iterator[FramePart]:
    x, y = _fireplace_at(look)
    area = _walls(look)[0]
    narrow, (wide, high) = narrow_wall(look), hearth.MIRROR
    if not narrow:
        at = _side_x(look, wide, 0.5), look.s(146) + _drop(look)
        yield piece(look, at, (wide, high), hearth.mirror, decor, look.scale, within=area)
    yield from mantel(look, (x, y), evening.mantel, area, won, candles=not narrow)
    if evening.hearth:
        foot = look.s(_HEARTHRUG) + _drop(look)
        yield thing(look, evening.hearth, x + look.s(hearth.WIDE - 52), foot, area)


def _window_side(look: Look, decor: Decor, evening: Evening) -> Iterator[FramePart]:
    scale, side, area = look.scale, wall_width(look) / look.scale, _walls(look)[1]
    wide = window.WIDE
    share = (side - wide / 2 + 12) / side if side < 300 else 0.6
    at = _side_x(look, wide, share, at_window=True), look.s(128) + _drop(look)
    yield from window_parts(look, at, area)
    lit = lamp.WIDE, lamp.HIGH
    yield piece(look, _lamp_at(look), lit, lamp.standing_lamp, scale, within=area)
    size = belongings.TABLE
    share = min(156, side - 60) / side if side < 300 else 0.6
    left, foot = _side_x(look, size[0], share, at_window=True), look.s(_FOOT) + _drop(look)
    top = left, foot - look.s(size[1])
    yield piece(look, top, size, belongings.side_table, decor.wood, scale, within=area)
    middle = left + look.s(size[0] / 2)
    yield thing(look, evening.table, middle, foot - look.s(size[1] - 7), area)
    if evening.beside:
        yield thing(look, evening.beside, left, foot + look.s(4), area)


def _lamp_at(look: Look) -> tuple[int, int]:
    side = wall_width(look) / look.scale
    return _side_x(look, lamp.WIDE, 54 / side, at_window=True), look.s(246) + _drop(look)


def _fire_glows(look: Look) -> tuple[wall.Glow, ...]:
    box = pygame.Rect(_fireplace_at(look), (look.s(hearth.WIDE), look.s(hearth.HIGH)))
    s = look.scale
    return (
        wall.Glow(box.centerx, box.y + 214 * s, 190 * s, 240 * s, (190, 132, 72)),
        wall.Glow(box.centerx, box.y - 46 * s, 130 * s, 150 * s, (84, 58, 32)),
    )


def _lamp_glows(look: Look, outside: Outside) -> tuple[wall.Glow, ...]:
    x, y = _lamp_at(look)
    s = look.scale
    at = x + lamp.BULB[0] * s, y + lamp.BULB[1] * s
    found = [
        wall.Glow(*at, 150 * s, 190 * s, (200, 152, 92)),
        wall.Glow(
            at[0] + (-1 if look.mirrored else 1) * 70 * s,
            y + 320 * s,
            150 * s,
            120 * s,
            (110, 82, 50),
        ),
    ]
    x = mirrored(look, pygame.Rect(look.width - wall_width(look) // 3, 0, 1, 1)).x
    found.append(wall.Glow(x, 330 * s + _drop(look), 100 * s, 230 * s, SKYLIGHT[outside.sky]))
    return tuple(found)
