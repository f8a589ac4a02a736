"""The room around the table: in a wide window it shows at both sides of the table.

At the left is the fireplace, and at the right are the lamp and the window; if the table is
mirrored, it is the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
from msgspec.structs import replace

from gin.interface.paper import FinalView
from gin.interface.pictures import Face, Portrait, TrophyPicture
from gin.interface.result import ResultView
from gin.interface.showdown import ShowdownView
from gin.interface.view import ROOM_SCENES, View
from gin.ui.art import cloth as cloths
from gin.ui.art.design import scale_for
from gin.ui.art.room import belongings, hearth, lamp, rail, wall, window
from gin.ui.art.room.belongings import EVENINGS, Evening
from gin.ui.art.room.daylight import Outside, Sky, shown
from gin.ui.art.room.decor import Decor, decor_of
from gin.ui.art.vector import Colour
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
"""Heights in units of the things in front of the fire, and of the side table."""
_ASIDE = 14
"""Units of a narrow wall that stay free at the sides of the fireplace."""
_SMALLER = 0.72
"""Largest size of furniture at a narrow wall: the picture hangs below the title."""
_HEARTH_FOOT = 496
"""Height in units of the foot of a fireplace at a narrow wall: above three buttons and a face."""
_ABOVE_BUTTONS = 14
"""Units by which the floor rises in a wide room, so that three buttons are below the hearth."""
_ABOVE_NOTE = 122
"""Units by which the floor rises behind a lesson's note, to show the lamp and the window above."""
_STRIP = 300_000
"""Maximum pixels of cloth or wall painted in one part."""


_Area = tuple[int, int, int, int]


def firebox(look: Look, view: View) -> pygame.Rect | None:
    """Return where the flames burn; None where no fireplace is seen."""
    area = _firebox(look) if view.scene in ROOM_SCENES else None
    return None if area is None else pygame.Rect(area)


@lru_cache(maxsize=4)
def _firebox(look: Look) -> _Area | None:
    if not wall_width(look):
        return None
    corner, far, (x, y, wide, high) = _fireplace_at(look), _far(look), hearth.FIRE
    return corner[0] + far.s(x), corner[1] + far.s(y), far.s(wide), far.s(high)


def ground(
    view: View, look: Look, light: tuple[float, float] = ABOVE_TABLE
) -> tuple[FramePart, ...]:
    """Return the cloth, and the room around it if the window is wide or has a lesson's note.

    The lamp shines at `light` without a room, and else always above the table.
    """
    return _ground(look, light, _evening(view), view.mantel, shown.outside)


@lru_cache(maxsize=4)
def _ground(
    look: Look, light: tuple[float, float], evening: Evening, won: tuple[TrophyPicture, ...],
    outside: Outside,
) -> tuple[FramePart, ...]:  # fmt: skip
    return tuple(_parts(look, light, evening, won, outside))


def _parts(
    look: Look, light: tuple[float, float], evening: Evening, won: tuple[TrophyPicture, ...],
    outside: Outside,
) -> Iterator[FramePart]:  # fmt: skip
    wide = wall_width(look)
    if not wide:
        yield from cloth(look, light)
        if look.ledge and not look.theme.plain:
            yield from _beside_note(look, evening, outside)
        return
    table = table_rect(look)
    for strip in _strips(table):
        yield FramePart.of(strip, _cloth, look)
    decor = decor_of(look.theme)
    for side in _walls(look):
        lead = look.width - wide if side.left else wide
        yield from _bare_wall(look, side, lead)
    yield from _hearth_side(look, decor, evening, won)
    yield from _window_side(look, decor, evening)
    lights, dim = (_fire_glows(look), _lamp_glows(look, outside)), DIM[outside.sky]
    for side, glows in zip(_walls(look), lights, strict=True):
        area = side.inflate(2 * look.s(_CORNER), 0)
        area = area.clip((0, 0, look.width + look.ledge, look.height))
        yield from _lit(look, side, area, dim, glows)
        for corner in _corners(look):
            if pygame.Rect(corner).colliderect(area):
                yield FramePart.of(
                    pygame.Rect(corner), _wall_corner, look, corner, _area(area), dim, glows
                )
    for strip in _rail_strips(look):
        yield FramePart.of(strip, _rail, look, _area(strip))


def _beside_note(look: Look, evening: Evening, outside: Outside) -> Iterator[FramePart]:
    """Yield the wall behind a lesson's note, with the lamp and the window."""
    side = pygame.Rect(look.width, 0, look.ledge, look.height)
    yield from _bare_wall(look, side, look.width)
    yield from _window_side(look, decor_of(look.theme), evening)
    yield from _lit(look, side, side, DIM[outside.sky], _lamp_glows(look, outside))


def _bare_wall(look: Look, side: pygame.Rect, lead: int) -> Iterator[FramePart]:
    for strip in _strips(side):
        yield FramePart.of(strip, _wall, look, _area(side), lead)


def _lit(
    look: Look, side: pygame.Rect, area: pygame.Rect, dim: Colour, glows: tuple[wall.Glow, ...]
) -> Iterator[FramePart]:
    """Yield the light on a wall; `area` is the part of the window that the map of it covers."""
    for strip in _strips(side):
        yield FramePart.of(strip, _shine, look, _area(strip), _area(area), dim, glows)


def _far(look: Look) -> Look:
    """Return the look of the furniture.

    It is smaller at a narrow wall, so that the fireplace fits, and as large as a lesson's note.
    """
    side = wall_width(look) / look.scale
    if not side:
        whole = scale_for(look.width + look.ledge, look.height)
        return replace(look, zoom=whole / look.scale)
    if not narrow_wall(look):
        return look
    return replace(look, zoom=min(_SMALLER, (side - _ASIDE) / hearth.WIDE))


def _drop(look: Look) -> int:
    """Return how far the floor is lower than in a window 800 units high, in pixels."""
    low, far = look.height - look.s(800), _far(look)
    if not wall_width(look):
        return look.height - far.s(800 + _ABOVE_NOTE)
    if far is look:
        return low - look.s(_ABOVE_BUTTONS)
    return low + look.s(_HEARTH_FOOT) - far.s(_MANTEL + hearth.HIGH)


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
    wall.lay(target, area, decor, _far(look).scale, lead=lead, drop=_drop(look))


def _wall_corner(
    target: pygame.Surface, look: Look, corner: _Area,
    lit: _Area, dim: Colour, glows: tuple[wall.Glow, ...],
) -> None:  # fmt: skip
    """Draw the wall outside a rounded corner of the table."""
    rect = pygame.Rect(corner)
    layer = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
    table, wide = table_rect(look), wall_width(look)
    lead = wide if rect.x == table.x else look.width - wide
    area = pygame.Rect(0, -rect.y, rect.w, look.height)
    decor = decor_of(look.theme)
    wall.lay(layer, area, decor, _far(look).scale, lead=lead - rect.x, drop=_drop(look))
    wall.shine(layer, pygame.Rect(lit), dim, glows, look.s(16), at=rect.topleft)
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
    target: pygame.Surface,
    look: Look,
    strip: _Area,
    area: _Area,
    dim: Colour,
    glows: tuple[wall.Glow, ...],
) -> None:
    with clipped(target, pygame.Rect(strip)):
        wall.shine(target, pygame.Rect(area), dim, glows, look.s(16))


def _rail(target: pygame.Surface, look: Look, strip: _Area) -> None:
    with clipped(target, pygame.Rect(strip)):
        rail.lay(target, table_rect(look), look.s(RAIL), look.s(_CORNER), look.theme, look.s(13))


def _walls(look: Look) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the walls at the side of the fireplace and of the window."""
    wide = wall_width(look)
    left = pygame.Rect(0, 0, wide, look.height)
    right = pygame.Rect(look.width - wide, 0, wide + look.ledge, look.height)
    return (right, left) if look.mirrored and wide else (left, right)


def _fireplace_at(look: Look) -> tuple[int, int]:
    return _side_x(look, hearth.WIDE, 0.5), _far(look).s(_MANTEL) + _drop(look)


def _side_x(look: Look, wide: float, share: float, *, at_window: bool = False) -> int:
    """Return the left edge of a thing this wide, with its middle at a share of its wall."""
    side, thing_wide = _side(look), _far(look).s(wide)
    x = round(side * share - thing_wide / 2)
    if not wall_width(look):
        return look.width + x
    if at_window:
        x = look.width - side + x
    return mirrored(look, pygame.Rect(x, 0, thing_wide, 1)).x


def _side(look: Look) -> int:
    """Return the width in pixels of the wall on which furniture stands."""
    return wall_width(look) or look.ledge


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
    far, area = _far(look), _walls(look)[0]
    at = _side_x(look, hearth.MIRROR[0], 0.5), far.s(146) + _drop(look)
    yield piece(far, at, hearth.MIRROR, hearth.mirror, decor, far.scale, within=area)
    yield from mantel(far, (x, y), evening.mantel, area, won)
    if evening.hearth:
        foot = far.s(_HEARTHRUG) + _drop(look)
        yield thing(far, evening.hearth, x + far.s(hearth.WIDE - 52), foot, area)


def _window_side(look: Look, decor: Decor, evening: Evening) -> Iterator[FramePart]:
    far, area = _far(look), _walls(look)[1]
    scale, side = far.scale, _side(look) / far.scale
    wide = window.WIDE
    share = (side - wide / 2 + 12) / side if side < 300 else 0.6
    at = _side_x(look, wide, share, at_window=True), far.s(128) + _drop(look)
    yield from window_parts(far, at, area)
    lit, dark = (lamp.WIDE, lamp.HIGH), shown.outside.sky is not Sky.DAY
    yield piece(far, _lamp_at(look), lit, lamp.standing_lamp, scale, dark, within=area)
    size = belongings.TABLE
    share = min(156, side - 60) / side if side < 300 else 0.6
    left, foot = _side_x(look, size[0], share, at_window=True), far.s(_FOOT) + _drop(look)
    top = left, foot - far.s(size[1])
    yield piece(far, top, size, belongings.side_table, decor.wood, scale, within=area)
    middle = left + far.s(size[0] / 2)
    yield thing(far, evening.table, middle, foot - far.s(size[1] - 7), area)
    if evening.beside:
        yield thing(far, evening.beside, left, foot + far.s(4), area)


def _lamp_at(look: Look) -> tuple[int, int]:
    far = _far(look)
    side = _side(look) / far.scale
    return _side_x(look, lamp.WIDE, 54 / side, at_window=True), far.s(246) + _drop(look)


def _fire_glows(look: Look) -> tuple[wall.Glow, ...]:
    far = _far(look)
    box = pygame.Rect(_fireplace_at(look), (far.s(hearth.WIDE), far.s(hearth.HIGH)))
    s = far.scale
    return (
        wall.Glow(box.centerx, box.y + 214 * s, 190 * s, 240 * s, (190, 132, 72)),
        wall.Glow(box.centerx, box.y - 46 * s, 130 * s, 150 * s, (84, 58, 32)),
    )


def _lamp_glows(look: Look, outside: Outside) -> tuple[wall.Glow, ...]:
    x, y = _lamp_at(look)
    s = _far(look).scale
    at = x + lamp.BULB[0] * s, y + lamp.BULB[1] * s
    over = -1 if look.mirrored and wall_width(look) else 1
    pane = _side_x(look, 2, 0.66, at_window=True)
    window_light = wall.Glow(pane, 330 * s + _drop(look), 100 * s, 230 * s, SKYLIGHT[outside.sky])
    if outside.sky is Sky.DAY:
        return (window_light,)
    return (
        wall.Glow(*at, 150 * s, 190 * s, (200, 152, 92)),
        wall.Glow(at[0] + over * 70 * s, y + 320 * s, 150 * s, 120 * s, (110, 82, 50)),
        window_light,
    )
