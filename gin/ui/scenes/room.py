"""The room around the table: in a wide window it shows at both sides of the table.

At the left is the fireplace, and at the right are the lamp and the window; if the table is
mirrored, it is the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from gin.interface.view import Scene, View
from gin.ui.art import cloth as cloths
from gin.ui.art.room import hearth, lamp, props, rail, wall, window
from gin.ui.art.room.daylight import Outside, Sky, shown
from gin.ui.art.room.decor import Decor, decor_of
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look
from gin.ui.scenes.base import ABOVE_TABLE, cloth
from gin.ui.scenes.table_measures import RAIL, mirrored, wall_width

_CORNER = 64
"""Outer radius of the table's corners in units."""
_MANTEL = 346
"""Height of the mantel's upper edge in units."""
_STRIP = 300_000
"""Maximum pixels of cloth or wall painted in one part."""


_Area = tuple[int, int, int, int]


def firebox(look: Look, view: View) -> pygame.Rect | None:
    """Return where the flames burn; None where no fireplace is seen."""
    if view.scene is not Scene.TABLE or not wall_width(look):
        return None
    corner, (x, y, wide, high) = _fireplace_at(look), hearth.FIRE
    return pygame.Rect(corner[0] + look.s(x), corner[1] + look.s(y), look.s(wide), look.s(high))


def ground(look: Look) -> Iterator[FramePart]:
    """Yield the table's cloth, and the room around it if the window is wide."""
    wide = wall_width(look)
    if not wide:
        yield from cloth(look)
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
    yield from _hearth_side(look, decor, outside)
    yield from _window_side(look, decor, outside)
    for side, glows in (
        (hearth_side, _fire_glows(look)),
        (window_side, _lamp_glows(look, outside)),
    ):
        area = side.inflate(2 * look.s(_CORNER), 0).clip((0, 0, look.width, look.height))
        for strip in _strips(side):
            yield FramePart.of(strip, _shine, look, _area(area), glows)
        for corner in _corners(look):
            if pygame.Rect(corner).colliderect(area):
                yield FramePart.of(
                    pygame.Rect(corner), _wall_corner, look, corner, _area(area), glows
                )
    for strip in _rail_strips(look):
        yield FramePart.of(strip, _rail, look)


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
    wall.lay(target, pygame.Rect(side), decor_of(look.theme), look.scale, lead=lead)


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
    wall.lay(layer, area, decor_of(look.theme), look.scale, lead=lead - rect.x)
    wall.shine(layer, pygame.Rect(lit), _DIM, glows, look.s(16), at=rect.topleft)
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
    target: pygame.Surface, look: Look, area: _Area,
    glows: tuple[wall.Glow, ...],
) -> None:  # fmt: skip
    wall.shine(target, pygame.Rect(area), _DIM, glows, look.s(16))


_DIM = (66, 62, 70)
"""Light far from the fire and the lamp."""


def _rail(target: pygame.Surface, look: Look) -> None:
    rail.lay(target, table_rect(look), look.s(RAIL), look.s(_CORNER), look.theme, look.s(13))


def _piece(
    look: Look, at: tuple[int, int], size: tuple[float, float],
    draw: Callable[..., pygame.Surface], *needs: object,
) -> FramePart:  # fmt: skip
    """Return a piece of furniture, which must not reach over the table."""
    rect = pygame.Rect(at, (look.s(size[0]) + 1, look.s(size[1]) + 1))
    table = table_rect(look)
    if rect.left < table.left < rect.right:
        rect.w = table.left - rect.left
    if rect.left < table.right < rect.right and rect.right > table.right:
        cut = table.right - rect.left
        return FramePart.of(
            pygame.Rect(table.right, rect.y, rect.w - cut, rect.h), _put, at, draw, *needs
        )
    return FramePart.of(rect, _put, at, draw, *needs)


def _put(
    target: pygame.Surface, at: tuple[int, int], draw: Callable[..., pygame.Surface],
    *needs: object,
) -> None:  # fmt: skip
    target.blit(draw(*needs), at)


def _fireplace_at(look: Look) -> tuple[int, int]:
    return _side_x(look, hearth.WIDE, 0.5), look.s(_MANTEL)


def _side_x(look: Look, wide: float, share: float, *, at_window: bool = False) -> int:
    """Return the left edge of a thing this wide, with its middle at a share of its wall."""
    side = wall_width(look)
    x = round(side * share - look.s(wide) / 2)
    if at_window:
        x = look.width - side + x
    return mirrored(look, pygame.Rect(x, 0, look.s(wide), 1)).x


def _hearth_side(look: Look, decor: Decor, outside: Outside) -> Iterator[FramePart]:
    scale = look.scale
    x, y = _fireplace_at(look)
    yield _piece(look, (x, y), (hearth.WIDE, hearth.HIGH), hearth.fireplace, decor, scale)
    wide, high = hearth.MIRROR
    at = _side_x(look, wide, 0.5), look.s(146)
    yield _piece(look, at, (wide, high), hearth.mirror, decor, scale)
    # The clock stands in the middle of the mantel, candles at its ends.
    clock = _side_x(look, props.CLOCK[0], 0.5), y - look.s(props.CLOCK[1])
    yield _piece(look, clock, props.CLOCK, props.clock, decor, scale)
    yield _piece(look, clock, props.CLOCK, props.clock_hands, outside.minutes, scale)
    for share in (18, hearth.WIDE - 18):
        place = x + look.s(share - props.CANDLE[0] / 2), y - look.s(props.CANDLE[1])
        yield _piece(look, place, props.CANDLE, props.candle, scale)


def _window_side(look: Look, decor: Decor, outside: Outside) -> Iterator[FramePart]:
    scale, side = look.scale, wall_width(look) / look.scale
    wide = window.WIDE
    share = (side - wide / 2 + 12) / side if side < 300 else 0.6
    at = _side_x(look, wide, share, at_window=True), look.s(128)
    yield _piece(
        look, at, (wide, window.HIGH), window.window, decor, outside.season, outside.sky, scale
    )
    yield _piece(look, _lamp_at(look), (lamp.WIDE, lamp.HIGH), lamp.standing_lamp, scale)


def _lamp_at(look: Look) -> tuple[int, int]:
    side = wall_width(look) / look.scale
    return _side_x(look, lamp.WIDE, 54 / side, at_window=True), look.s(246)


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
        wall.Glow(at[0], y + 372 * s, 120 * s, 90 * s, (70, 50, 28)),
    ]
    if outside.sky is not Sky.NIGHT:
        side = wall_width(look)
        x = mirrored(look, pygame.Rect(look.width - side // 3, 0, 1, 1)).x
        blue = {Sky.DAY: (110, 116, 118), Sky.DAWN: (100, 78, 74), Sky.DUSK: (96, 62, 46)}
        found.append(wall.Glow(x, 330 * s, 90 * s, 190 * s, blue[outside.sky]))
    return tuple(found)
