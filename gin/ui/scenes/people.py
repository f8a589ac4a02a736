"""The opponents, with portraits as large as the window has room for."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from gin.interface.view import Item, View
from gin.ui.render.boxes import Buttons, Page, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.base import ListRow
from gin.ui.scenes.lists import ListPainter

_SIZES = (150, 136, 122, 108)
"""Sides of a portrait in units, largest first, tried before the usual one of a list."""


class PeoplePainter(ListPainter):
    """Painter of the list of opponents."""

    def __init__(self, portrait: int = 0) -> None:
        super().__init__()
        self._portrait = portrait

    def _page(
        self,
        view: View,
        look: Look,
        area: pygame.Rect,
        buttons: Buttons,
        over: tuple[PlacedBox, ...],
    ) -> Page:
        for size in _SIZES if not self._portrait else ():
            page = PeoplePainter(size)._page(view, look, area, buttons, over)
            if page.content <= area.h:
                return page
        return super()._page(view, look, area, buttons, over)

    def _row(self, view: View, item: Item) -> ListRow:
        row = super()._row(view, item)
        # Other ways to play together, on the page for two, have no portrait.
        return row if item.portrait is None else replace(row, picture=self._portrait)
