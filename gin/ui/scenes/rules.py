"""The rules: a list of games to choose from, or a page."""

from __future__ import annotations

from gin.interface.view import View, ZoneKind
from gin.ui.render.boxes import Page
from gin.ui.render.style import Look
from gin.ui.scenes.base import BoxedPainter
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.pages import PagePainter


class RulesPainter(BoxedPainter):
    """Painter that delegates to the list's or the page's painter."""

    def __init__(self) -> None:
        super().__init__()
        self._list, self._page = ListPainter(), PagePainter()

    def lay(self, view: View, look: Look) -> Page:
        page = view.zones[0].kind is ZoneKind.PAGE
        return self._page.lay(view, look) if page else self._list.lay(view, look)
