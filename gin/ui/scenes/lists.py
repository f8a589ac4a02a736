"""Lists of rows with buttons: games, table options, settings, the choice of rules."""

from __future__ import annotations

import pygame

from gin.present.view import Item, Scene, View, Zone, ZoneKind
from gin.ui.render import widgets
from gin.ui.render.boxes import FADE_BELOW, scrolling
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import (
    Still,
    back_rect,
    cloth,
    header,
    header_height,
    place_buttons,
    row,
    row_height,
)


class ListPainter(Still):
    """Rows in one or two columns, what can be done with them below or beside."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The rows in the viewport, the buttons along the bottom."""
        del cursor
        place, viewport = self._frame(view, look)
        self._place_rows(view, look, place, viewport, offset)
        return place

    def _frame(self, view: View, look: Look) -> tuple[Placement, pygame.Rect]:
        """The way back and the buttons in their places, and the room between them."""
        place = Placement()
        place.slots["button:back"] = Slot.of(back_rect(look))
        buttons = [item for item in view.zones[-1].items if item.id != "button:back"]
        bottom = self._place_buttons(look, buttons, place)
        top = header_height(look) + look.s(8)
        bottom -= look.s(FADE_BELOW + 8)
        return place, pygame.Rect(look.s(40), top, look.width - look.s(80), bottom - top)

    def _place_rows(
        self,
        view: View,
        look: Look,
        place: Placement,
        viewport: pygame.Rect,
        offset: int,
        above: int = 0,
    ) -> None:
        """The rows section by section, `above` pixels below the top of what scrolls."""
        sections = _sections(view)
        columns = self._columns(look, viewport.w)
        gap = look.s(12)
        width = (viewport.w - look.s(16) - (columns - 1) * gap) // columns
        y = viewport.y + above - offset
        for section in sections:
            if len(sections) > 1:
                y += self._heading_height(look)
            rows = section.items
            for start in range(0, len(rows), columns):
                line = rows[start : start + columns]
                height = max(row_height(look, item, width, cap=_keyed(view)) for item in line)
                for column, item in enumerate(line):
                    rect = pygame.Rect(viewport.x + column * (width + gap), y, width, height)
                    place.slots[item.id] = Slot.of(rect)
                y += height + gap
        place.content = y + offset - viewport.y
        place.viewport = viewport
        place.scrolled |= {item.id for section in sections for item in section.items}

    def _columns(self, look: Look, width: int) -> int:
        """How many rows stand side by side."""
        return 2 if width >= look.s(900) * max(1.0, look.text_percent / 120) else 1

    def _heading_height(self, look: Look) -> int:
        return look.line("body") + look.s(12)

    def _place_buttons(self, look: Look, buttons: list[Item], place: Placement) -> int:
        """Buttons from the right in as many lines as they need; returns where they begin."""
        if not buttons:
            return look.height - look.s(30)
        span = (look.s(40), look.width - look.s(40))
        return place_buttons(look, buttons, place, span, look.height - look.s(36))

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The page: what scrolls, in its viewport, and the buttons."""
        cloth(target, look)
        header(target, look, view, cursor)
        viewport = place.viewport
        assert viewport is not None
        self._paint_beside(target, view, look, place, cursor)
        # With room for the focus ring of the outermost rows.
        with scrolling(target, look, viewport, place.content, offset, look.s(8)):
            self._paint_scrolled(target, view, look, place, cursor)
        widgets.scroll_bar(target, look, viewport, place.content, offset)
        self._paint_buttons(target, view, look, place, cursor)

    def _paint_beside(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """What stands beside the viewport: nothing."""

    def _paint_scrolled(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """The rows that are in the viewport."""
        viewport = place.viewport
        assert viewport is not None
        sections = _sections(view)
        for section in sections:
            if len(sections) > 1 and section.items:
                first = place.slots[section.items[0].id].rect
                at = (first.x + look.s(4), first.y - look.line("body") - look.s(6))
                colour = look.theme.text if look.theme.plain else look.theme.brass_light
                look.write(target, section.name, at, "body", face="display", colour=colour)
            for item in section.items:
                rect = place.slots[item.id].rect
                if rect.colliderect(viewport):
                    row(
                        target, look, rect, item, cursor, selected=item.selected, cap=_keyed(view)
                    )  # fmt: skip

    def _paint_buttons(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        mains = {choice.item for choice in view.choices if choice.main}
        for item in view.zones[-1].items:
            if item.id != "button:back":
                rect = place.slots[item.id].rect
                widgets.button(target, look, rect, item, cursor, main=item.id in mains)


def _keyed(view: View) -> bool:
    """Are the values of the rows keys?"""
    return view.scene in (Scene.KEYS, Scene.COMMANDS)


def _sections(view: View) -> list[Zone]:
    """The lists of the page; with more than one, each has its name above it."""
    return [zone for zone in view.zones if zone.kind is ZoneKind.LIST]
