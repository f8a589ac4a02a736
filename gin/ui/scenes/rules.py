"""The rules: a list of games to choose from, or a page."""

from __future__ import annotations

import pygame

from gin.present.view import View, ZoneKind
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import Still
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.pages import PagePainter


class RulesPainter(Still):
    """Whichever of the two the view is."""

    def __init__(self) -> None:
        self._list, self._page = ListPainter(), PagePainter()

    def _for(self, view: View) -> PagePainter | ListPainter:
        return self._page if view.zones[0].kind is ZoneKind.PAGE else self._list

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The items as the list or the page places them."""
        return self._for(view).place(view, look, cursor, offset)

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The list or the page."""
        self._for(view).paint(target, view, look, place, cursor, offset)
