"""Building a game: a slip of paper with what it is so far, and the options in rows."""

from __future__ import annotations

import pygame

from gin.present.view import Role, View
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import header_height
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.paper_slip import paint_slip, place_slip

_WIDE = 330
"""The width of the slip beside the rows, in units."""


class BuildPainter(ListPainter):
    """The slip beside the rows, or above them where there is no room beside."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The slip, the rows in the viewport, the buttons along the bottom."""
        del cursor
        place, area = self._frame(view, look)
        top = area.y
        if self._beside(view, look):
            slip = pygame.Rect(area.x, area.y + look.s(6), look.s(_WIDE), area.h - look.s(10))
            place_slip(look, view.zones[0].items, place, slip)
            area = pygame.Rect(
                slip.right + look.s(28), top, area.right - slip.right - look.s(28), area.h
            )
            self._place_rows(view, look, place, area, offset)
            return place
        slip = pygame.Rect(area.x, area.y - offset, area.w - look.s(16), 0)
        height = place_slip(look, view.zones[0].items, place, slip)
        place.scrolled = {item.id for item in view.zones[0].items}
        self._place_rows(view, look, place, area, offset, above=height + look.s(14))
        return place

    def _beside(self, view: View, look: Look) -> bool:
        """Is there room for the slip at the side?"""
        if look.tall or look.width < look.s(1000) * max(1.0, look.text_percent / 125):
            return False
        slip = pygame.Rect(0, 0, look.s(_WIDE), 0)
        free = look.height - header_height(look) - look.s(110)
        return place_slip(look, view.zones[0].items, Placement(), slip) <= free

    def _paint_beside(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """The slip, where it stands beside the rows."""
        if self._beside(view, look):
            paint_slip(target, look, view.zones[0].items, place, cursor, _base(view))

    def _paint_scrolled(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        """The rows, below the slip where it does not stand beside them."""
        if not self._beside(view, look):
            paint_slip(target, look, view.zones[0].items, place, cursor, _base(view))
        super()._paint_scrolled(target, view, look, place, cursor)


def _base(view: View) -> str:
    """The game that the options are built on."""
    return next(
        item.id.split(":")[1]
        for zone in view.zones
        for item in zone.items
        if item.role is Role.GAME
    )
