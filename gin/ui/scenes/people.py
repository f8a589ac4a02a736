"""The opponents, with portraits as large as the window has room for."""

from __future__ import annotations

from msgspec.structs import replace

from gin.interface.view import Item, View
from gin.ui.render.boxes import Page
from gin.ui.scenes.base import ListRow
from gin.ui.scenes.lists import ListPainter, ListRoom

_SIZES = (150, 136, 122, 108)
"""Sides of a portrait in units, largest first, tried before the usual one of a list."""


class PeoplePainter(ListPainter):
    """Painter of the list of opponents."""

    def __init__(self, portrait: int = 0) -> None:
        super().__init__()
        self._portrait = portrait

    def _page(self, room: ListRoom) -> Page:
        for size in _SIZES if not self._portrait else ():
            page = PeoplePainter(size)._page(room)
            if page.content <= room.area.h:
                return page
        return super()._page(room)

    def _row(self, view: View, item: Item) -> ListRow:
        row = super()._row(view, item)
        # Other ways to play together, on the page for two, have no portrait.
        return row if item.portrait is None else replace(row, picture=self._portrait)
