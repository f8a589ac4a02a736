"""Choosing a game: the games in rows, and a page about the one looked at beside or among them."""

from __future__ import annotations

import pygame

from gin.present.view import View, Zone, ZoneKind
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.paper_slip import paint_slip, place_slip

_PAGE = 380
"""The width of the page beside the rows, in units."""


class GamesPainter(ListPainter):
    """Rows at the left and the page at the right; below its row where there is no room for that."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The rows, the page, and the buttons along the bottom."""
        about = view.zone("about")
        if about is None:
            return super().place(view, look, cursor, offset)
        place, area = self._frame(view, look)
        if self._beside(look, about, area):
            page = pygame.Rect(area.right - look.s(_PAGE), area.y + look.s(6), look.s(_PAGE), 0)
            place_slip(look, about.items, place, page)
            area.w -= look.s(_PAGE + 28)
            self._place_rows(view, look, place, area, offset)
        else:
            self._place_rows(view, look, place, area, offset)
            self._open(view, look, about, place, area)
        return place

    def _columns(self, look: Look, width: int) -> int:
        """Two already where the sentences take two lines: many games are seen at once."""
        large = max(look.text_percent / 120, look.pixels("label") / look.s(15) / 1.05, 1.0)
        return 2 if width >= look.s(700) * large else 1

    def _beside(self, look: Look, about: Zone, area: pygame.Rect) -> bool:
        """Is there room for the page at the side?"""
        if look.tall or area.w < look.s(900) * max(1.0, look.text_percent / 130):
            return False
        page = pygame.Rect(0, 0, look.s(_PAGE), 0)
        return place_slip(look, about.items, Placement(), page) <= area.h

    def _open(
        self, view: View, look: Look, about: Zone, place: Placement, area: pygame.Rect
    ) -> None:
        """Make room below the row that is looked at, and put the page there."""
        row = place.slots[_picked(view)].rect
        page = pygame.Rect(area.x, row.bottom + look.s(10), area.w - look.s(16), 0)
        height = place_slip(look, about.items, place, page) + look.s(14)
        for zone in view.zones:
            for item in zone.items:
                if item.id in place.scrolled and place.slots[item.id].rect.y > row.y:
                    moved = place.slots[item.id].rect.move(0, height)
                    place.slots[item.id] = Slot.of(moved)
        place.content += height
        place.scrolled |= {item.id for item in about.items}

    def _paint_beside(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """The page, where it stands beside the rows."""
        about = view.zone("about")
        if about is not None and about.items[0].id not in place.scrolled:
            paint_slip(target, look, about.items, place, cursor, _picked(view).split(":")[1])

    def _paint_scrolled(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """The rows, and the page where it is among them."""
        about = view.zone("about")
        if about is not None and about.items[0].id in place.scrolled:
            paint_slip(target, look, about.items, place, cursor, _picked(view).split(":")[1])
        super()._paint_scrolled(target, view, look, place, cursor)


def _picked(view: View) -> str:
    """The row that is looked at."""
    return next(
        item.id
        for zone in view.zones
        if zone.kind is ZoneKind.LIST
        for item in zone.items
        if item.selected
    )
