"""The cabinet of trophies: shelves behind glass, and a brass plate with a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.pictures import Metal, TrophyPicture, TrophyShape
from gin.interface.view import Item, Zone
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.trophies import trophy
from gin.ui.art.vector import Colour, mix
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look

SHELVES = 3
"""Maximum number of shelves."""
_FEWEST = 5
"""Places on the shelf of a cabinet with few trophies: a name fits on its plate."""
_CELL, _TIGHT, _SHELF, _FRAME = 66, 52, 8, 14
"""Usual and least width of a trophy's place, thickness of a shelf and of the frame, in units."""
WOOD: Colour = (96, 60, 34)
DARK_WOOD: Colour = (54, 32, 17)
LIGHT_WOOD: Colour = (150, 104, 64)
WALL: Colour = (38, 24, 16)
_LIT_WALL: Colour = (80, 54, 36)
_AWAITED = (
    TrophyPicture(TrophyShape.MEDAL, Metal.BRONZE),
    TrophyPicture(TrophyShape.CUP, Metal.BRONZE),
    TrophyPicture(TrophyShape.PLAQUE, Metal.BRONZE),
)
"""Trophies whose shadows are on the shelf of an empty cabinet."""


class CabinetLayout(Struct, frozen=True):
    """The measures of a cabinet: its rectangle, the side of a trophy's place, and its rows."""

    rect: pygame.Rect
    cell: int
    columns: int
    rows: int


def layout(zone: Zone, look: Look, room: pygame.Rect, *, least: int | None = None) -> CabinetLayout:
    """Return the cabinet at the top of a room, across its width.

    Its shelves shrink to `least` pixels to fit the room's height.
    """
    frame, count = look.s(_FRAME), sum(item.trophy is not None for item in zone.items)
    inner = room.w - 2 * frame
    columns = max(inner // look.s(_CELL), -(-count // SHELVES), 1)
    cell = min(inner // columns, look.s(_CELL))
    rows = max(1, -(-count // columns))
    if least is not None:
        free = (room.h - 2 * frame - _plate_height(look)) // rows - look.s(_SHELF)
        cell = min(cell, max(free, least))
    high = rows * (cell + look.s(_SHELF)) + 2 * frame + _plate_height(look)
    return CabinetLayout(pygame.Rect(room.topleft, (room.w, high)), cell, columns, rows)


def hung(zone: Zone, look: Look, room: pygame.Rect, middle: int, least: int) -> CabinetLayout:
    """Return a cabinet on a wall: half-way down a room, and as near as possible to a `middle`.

    With few trophies it is no wider than they need.
    """
    shape = layout(zone, look, room, least=least)
    count = sum(item.trophy is not None for item in zone.items)
    inner = room.w - 2 * look.s(_FRAME)
    if count <= inner // look.s(_TIGHT):
        columns = max(_FEWEST, count)
        cell = min(look.s(_CELL), inner // columns)
        wide, high = columns * cell, cell + look.s(_SHELF) + _plate_height(look)
        around = 2 * look.s(_FRAME)
        rect = pygame.Rect(room.topleft, (wide + around, high + around))
        shape = CabinetLayout(rect, cell, columns, 1)
    shape.rect.center = middle, room.centery
    shape.rect.clamp_ip(pygame.Rect(room.x, room.y, room.w, max(room.h, shape.rect.h)))
    return shape


class Shelves(Struct, frozen=True):
    """The cabinet as a box in a column: as high as it needs to be."""

    zone: Zone

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        shape = layout(self.zone, look, pygame.Rect(at, (width, 0)))
        return LaidBox(shape.rect, tuple(pieces(self.zone, look, shape)))


def _plate_height(look: Look) -> int:
    return look.line("label") + look.s(8)


def pieces(zone: Zone, look: Look, shape: CabinetLayout) -> Iterator[PlacedBox]:
    """Yield the cabinet, its trophies, and the plate with the name of the one pointed at."""
    yield PlacedBox(shape.rect, partial(_case, shape))
    if all(item.trophy is None for item in zone.items) and not look.theme.plain:
        yield PlacedBox(shape.rect, partial(_awaited, shape))
    yield from _places(zone.items, look, shape)
    plate = pygame.Rect(
        0,
        0,
        shape.rect.w - 2 * look.s(60 if shape.rect.w > look.s(560) else 18),
        _plate_height(look),
    )
    plate.midbottom = shape.rect.centerx, shape.rect.bottom - look.s(7)
    note = next((item for item in zone.items if item.trophy is None), None)
    ref = note.ref if note is not None else None
    yield PlacedBox(plate, partial(_plate, zone), ref)


def _places(items: Sequence[Item], look: Look, shape: CabinetLayout) -> Iterator[PlacedBox]:
    frame, shelf = look.s(_FRAME), look.s(_SHELF)
    inner = shape.rect.w - 2 * frame
    for place, item in enumerate(item for item in items if item.trophy is not None):
        row, column = divmod(place, shape.columns)
        x = shape.rect.x + frame + inner * column // shape.columns
        y = shape.rect.y + frame + row * (shape.cell + shelf)
        rect = pygame.Rect(x, y, inner // shape.columns, shape.cell)
        yield PlacedBox(rect, partial(_trophy, item), item.ref)


def _case(shape: CabinetLayout, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw the case with its shelves."""
    target, look, theme = brush.target, brush.look, brush.look.theme
    frame, shelf, radius = look.s(_FRAME), look.s(_SHELF), look.s(10)
    wood, edge = (theme.panel, theme.text) if theme.plain else (WOOD, DARK_WOOD)
    if not theme.plain:
        surfaces.cast(target, rect, radius, 0.3, look.scale, False)
    surfaces.slab(target, rect, radius, wood, max(1, look.s(1.5)), edge)
    rows = shape.rows * (shape.cell + shelf)
    inside = pygame.Rect(rect.x + frame, rect.y + frame, rect.w - 2 * frame, rows)
    dark = theme.panel if theme.plain else WALL
    surfaces.slab(target, inside, look.s(4), dark, max(1, look.s(1)), edge)
    for row in range(shape.rows):
        top = inside.y + row * (shape.cell + shelf)
        if not theme.plain:
            lit_wall(target, pygame.Rect(inside.x + 2, top + 2, inside.w - 4, shape.cell - 2))
        board = pygame.Rect(inside.x, top + shape.cell, inside.w, shelf)
        surfaces.slab(target, board, look.s(2), edge if theme.plain else LIGHT_WOOD, 1, edge)


def lit_wall(target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the back wall above a shelf; light falls on its upper part."""
    for y in range(rect.top, rect.bottom):
        target.fill(mix(_LIT_WALL, WALL, (y - rect.y) / rect.h), (rect.x, y, rect.w, 1))


def _awaited(shape: CabinetLayout, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw the shadows of the trophies to come on an empty shelf."""
    look = brush.look
    size, foot = shape.cell - look.s(6), rect.y + look.s(_FRAME) + shape.cell + look.s(1)
    for number, awaited in enumerate(_AWAITED):
        shade = trophy(awaited, size).copy()
        shade.fill((0, 0, 0, 96), special_flags=pygame.BLEND_RGBA_MULT)
        x = rect.centerx + (number - 1) * look.s(_CELL)
        brush.target.blit(shade, shade.get_rect(midbottom=(x, foot)))


def _trophy(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    look, theme = brush.look, brush.look.theme
    assert item.trophy is not None
    size = min(rect.w, rect.h) - look.s(6)
    state = brush.cursor.state(item.ref)
    image = trophy(item.trophy, size)
    at = image.get_rect(midbottom=(rect.centerx, rect.bottom + look.s(1)))
    if state in ("hover", "pressed"):
        at = at.move(0, -look.s(3))
        light = surfaces.glow((size, size), size // 2, look.s(10), (255, 214, 130, 90))
        if not theme.plain:
            brush.target.blit(light, light.get_rect(center=at.center))
    brush.target.blit(image, at)
    if brush.cursor.rings(item.ref):
        surfaces.focus_ring(
            brush.target, rect.inflate(-look.s(6), -look.s(6)), look.s(6), theme, look.scale
        )


def _plate(zone: Zone, brush: PaintContext, rect: pygame.Rect) -> None:
    """Write the name of the trophy pointed at or focused, or else how many there are."""
    look, theme = brush.look, brush.look.theme
    text: Text = zone.name
    for item in zone.items:
        pointed = brush.cursor.state(item.ref) in ("hover", "pressed")
        if item.trophy is None or pointed or brush.cursor.rings(item.ref):
            text = item.name
    radius = look.s(5)
    if theme.plain:
        surfaces.slab(brush.target, rect, radius, theme.panel, max(1, look.s(1)), theme.text)
    else:
        brush.target.blit(surfaces.brass_plate(rect.size, radius, theme), rect)
    room = rect.w - look.s(20)
    colour = theme.text if theme.plain else theme.on_brass
    look.write(
        brush.target, printed(text), rect.center, "label", face="bold", colour=colour,
        align="centre", middle=True, on_paper=True, width=room,
    )  # fmt: skip
