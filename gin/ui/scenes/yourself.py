"""The player's name and portrait: a preview, tiles to choose from, and rows for the parts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.view import Item, View
from gin.language.translation import printed
from gin.ui.art import portraits, surfaces
from gin.ui.art.vector import mix
from gin.ui.render.boxes import Box, FixedBox, Grid, LaidBox, PaintContext, PlacedBox, Spacer
from gin.ui.render.style import Look, fitted
from gin.ui.scenes.base import ListRow, header_height
from gin.ui.scenes.lists import ListPainter, heading
from gin.ui.scenes.paper_slip import focus_bar

_WIDE = 300
"""Width of the preview next to the rows, in units."""
_FACE = 220
"""Size of the preview's portrait, in units."""
_TILE = 88
"""Minimum width of a tile if three fit in a line, and maximum size of its content, in units."""


class YourselfPainter(ListPainter):
    """Painter with the preview next to the choices, or above them if there is no room."""

    def _beside(self, view: View, look: Look, area: pygame.Rect) -> tuple[PlacedBox, ...]:
        if look.tall or look.width < look.s(1000) * max(1.0, look.text_percent / 125):
            return ()
        at, wide = (area.x, area.y + look.s(6)), look.s(_WIDE)
        laid = PortraitPreview(view.zones[0].items[0]).lay(look, at, wide)
        if laid.rect.h > look.height - header_height(look) - look.s(70):
            return ()
        area.w -= wide + look.s(28)
        area.x += wide + look.s(28)
        return laid.pieces

    def _scrolled(self, view: View, look: Look, width: int, *, beside: bool) -> Iterator[Box]:
        (preview,), (name,), ready, parts = (zone.items for zone in view.zones[:4])
        if not beside:
            yield PortraitPreview(preview)
            yield Spacer(look.s(14))
        yield ListRow(name)
        yield from _section_heading(look, view.zones[2].name)
        yield Tiles(ready)
        yield from _section_heading(look, view.zones[3].name)
        columns = 2 if width >= look.s(740) * max(1.0, look.text_percent / 100) else 1
        yield Grid([ListRow(item) for item in parts], columns, look.s(12), look.s(10))


def _section_heading(look: Look, name: Text) -> Iterator[Box]:
    yield Spacer(look.s(8))
    yield FixedBox(look.line("body") + look.s(12), partial(heading, name))


class PortraitPreview(Struct, frozen=True):
    """The current portrait on paper, with the name on a brass plate."""

    item: Item

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        inner = width - look.s(40)
        lines = surfaces.balanced(printed(self.item.value), "text", look.pixels("label"), inner)
        high = look.s(_FACE + 44 + 44) + len(lines) * look.line("label")
        rect = pygame.Rect(at, (width, max(high, least)))
        return LaidBox(rect, (PlacedBox(rect, partial(self._paint, lines), self.item.ref),))

    def _paint(self, lines: tuple[str, ...], brush: PaintContext, rect: pygame.Rect) -> None:
        target, look, item = brush.target, brush.look, self.item
        plain = look.theme.plain
        surfaces.cast(target, rect, look.s(4), 0.3, look.scale, plain)
        target.blit(surfaces.paper(rect.size, look.s(4), look.theme.paper), rect)
        disc = pygame.Rect(0, 0, look.s(_FACE), look.s(_FACE))
        disc.midtop = (rect.centerx, rect.y + look.s(20))
        assert item.portrait is not None
        target.blit(portraits.portrait(item.portrait, disc.w, item.mood), disc)
        plate = pygame.Rect(0, 0, min(rect.w - look.s(40), look.s(240)), look.s(40))
        plate.midtop = (rect.centerx, disc.bottom - look.s(18))
        surfaces.cast(target, plate, look.s(6), 0.05, look.scale, plain)
        target.blit(surfaces.brass_plate(plate.size, look.s(6), look.theme), plate)
        words, pixels = fitted(
            printed(item.name), "display", min(look.pixels("lead"), look.s(27)),
            plate.w - look.s(14),
        )  # fmt: skip
        surfaces.write(
            target, words, plate.center, "display", pixels, look.theme.on_brass, "centre",
            on_dark=False, middle=True,
        )  # fmt: skip
        y = plate.bottom + look.s(14)
        for line in lines:
            look.write(
                target, line, (rect.centerx, y), "label", align="centre", on_paper=True,
                colour=look.theme.paper.quiet,
            )  # fmt: skip
            y += look.line("label")
        focus_bar(item.ref, brush, rect.inflate(-look.s(28), -look.s(20)))


class Tiles(Struct, frozen=True):
    """Portraits in as few lines as possible, of similar length."""

    items: tuple[Item, ...]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        gap = look.s(8)
        columns = max(3, (width + gap) // (look.s(_TILE) + gap))
        lines = -(-len(self.items) // columns)
        columns = -(-len(self.items) // lines)
        return Grid([Tile(item) for item in self.items], columns, gap, gap).lay(
            look, at, width, least
        )


class Tile(Struct, frozen=True):
    """A portrait to choose."""

    item: Item

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        size = min(width - look.s(8), look.s(_TILE))
        rect = pygame.Rect(at, (width, max(least, size + look.s(12))))
        return LaidBox(
            rect, (PlacedBox(rect, partial(self._paint, size), self.item.ref, ends=True),)
        )

    def _paint(self, size: int, brush: PaintContext, rect: pygame.Rect) -> None:
        target, look, item, theme = brush.target, brush.look, self.item, brush.look.theme
        state = brush.cursor.state(item.ref)
        light = {"hover": 0.2, "pressed": 0.02}.get(state, 0.16 if item.selected else 0.04)
        fill = mix(theme.panel, theme.text if theme.plain else theme.brass_light,
                   light if not theme.plain or state == "hover" else 0.0)  # fmt: skip
        edge = theme.brass if item.selected or theme.plain else theme.line
        thick = max(2 if theme.plain or item.selected else 1, look.s(2 if item.selected else 1))
        if theme.plain and item.selected:
            thick = max(4, look.s(4))
        alpha = 255 if theme.plain else 215
        surfaces.slab(target, rect, look.s(10), (*fill[:3], alpha), thick, edge)
        assert item.portrait is not None
        face = portraits.portrait(item.portrait, size - look.s(8), item.mood)
        target.blit(face, face.get_rect(center=rect.center))
        if brush.cursor.rings(item.ref):
            surfaces.focus_ring(target, rect, look.s(10), theme, look.scale)
