"""Page for entering letters: a field, and a key for each letter."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec import Struct

from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.render.boxes import Grid, LaidBox, Page, PlacedBox, Spacer, button
from gin.ui.render.style import Look
from gin.ui.scenes.base import ListRow
from gin.ui.scenes.lists import ListPainter, ListRoom


class EntryPainter(ListPainter):
    """Painter with the field on top, the letters below it, and the buttons along the bottom."""

    def _page(self, room: ListRoom) -> Page:
        """Put the buttons directly below the letters if all letters are visible."""
        view, look, area, over = room.view, room.look, room.area, room.over
        gap = look.s(8)
        least = max(look.s(62), look.line("body") + look.s(20))
        width = min(area.w - look.s(16), look.s(900))
        columns = max(4, min(10, (width + gap) // (least + gap)))
        width = columns * ((width + gap) // columns) - gap
        at = (area.centerx - width // 2, area.y)
        (field,) = view.zones[0].items
        letters = _Letters(view.zones[1].items, columns, gap)
        laid = Grid((ListRow(field), Spacer(look.s(20)), letters)).lay(look, at, width)
        if laid.rect.h <= area.h:
            over = room.buttons.lay(look, (at[0], laid.rect.bottom + look.s(12)), width).pieces
        return Page(area, laid.rect.h, (), laid.pieces, over, side=look.s(8))


class _Letters(Struct, frozen=True):
    """Keys in columns; a key with a longer name is two columns wide."""

    items: Sequence[Item]
    columns: int
    gap: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Put the backspace key at the end of the last line, as on a keyboard."""
        del least
        gap, step = self.gap, (width + self.gap) // self.columns
        tall = max(look.s(48), look.line("body") + look.s(12))
        x, y, pieces = 0, at[1], list[PlacedBox]()
        for item in self.items:
            wanted = look.width_of(printed(item.name), "bold", "body")
            wide = 1 if wanted < step - gap - look.s(24) else 2
            if x + wide > self.columns:
                x, y = 0, y + tall + gap
            if item is self.items[-1]:
                x = self.columns - wide
            rect = pygame.Rect(at[0] + x * step, y, wide * step - gap, tall)
            pieces.append(PlacedBox(rect, button(item), item.ref, ends=True))
            x += wide
        return LaidBox(pygame.Rect(at, (width, y + tall + gap - at[1])), tuple(pieces))
