"""Entering letters: the field, and a key for each letter."""

from __future__ import annotations

import pygame

from gin.present.view import View
from gin.ui.render import widgets
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import row, row_height
from gin.ui.scenes.lists import ListPainter


class EntryPainter(ListPainter):
    """The field on top, the letters below it, the buttons along the bottom."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Letters in as many columns as there is room for."""
        del cursor
        place, area = self._frame(view, look)
        top = area.y
        gap = look.s(8)
        least = max(look.s(62), look.line("body") + look.s(20))
        width = min(area.w - look.s(16), look.s(900))
        columns = max(4, min(10, (width + gap) // (least + gap)))
        step = (width + gap) // columns
        width = columns * step - gap
        left = area.centerx - width // 2
        y = top - offset
        (field,) = view.zones[0].items
        high = row_height(look, field, width)
        place.slots[field.id] = Slot.of(pygame.Rect(left, y, width, high))
        y += high + look.s(20)
        letters = view.zones[1].items
        tall = max(look.s(48), look.line("body") + look.s(12))
        x = 0
        for item in letters:
            wide = 1 if look.width_of(item.name, "bold", "body") < step - gap - look.s(24) else 2
            if x + wide > columns:
                x, y = 0, y + tall + gap
            if item is letters[-1]:
                # What takes a letter back lies at the end of the last line, as on a keyboard.
                x = columns - wide
            rect = pygame.Rect(left + x * step, y, wide * step - gap, tall)
            place.slots[item.id] = Slot.of(rect)
            x += wide
        y += tall + gap
        place.viewport = area
        place.content = y + offset - top
        if place.content <= area.h:
            self._place_below(view, look, place, left + width, y + look.s(12))
        place.scrolled = {field.id, *(item.id for item in letters)}
        return place

    def _place_below(self, view: View, look: Look, place: Placement, right: int, top: int) -> None:
        """Move the buttons up to the letters, where all of these can be seen."""
        for item in reversed(view.zones[-1].items):
            if item.id != "button:back":
                rect = place.slots[item.id].rect
                rect.topright = right, top
                place.slots[item.id] = Slot.of(rect)
                right = rect.x - look.s(12)

    def _paint_scrolled(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """The field and the letters."""
        (field,) = view.zones[0].items
        row(target, look, place.slots[field.id].rect, field, cursor)
        viewport = place.viewport
        assert viewport is not None
        for item in view.zones[1].items:
            rect = place.slots[item.id].rect
            if rect.colliderect(viewport):
                widgets.button(target, look, rect, item, cursor)
