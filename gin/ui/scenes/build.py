"""Page for building a game: a paper slip with the game so far, and its options in rows."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.interface.view import Role, View
from gin.ui.render.boxes import Box, PlacedBox, Spacer
from gin.ui.render.style import Look
from gin.ui.scenes.base import header_height
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.paper_slip import PaperSlip

_WIDE = 330
"""Width of the slip next to the rows, in units."""


class BuildPainter(ListPainter):
    """Painter with the slip next to the rows, or above them if there is no room."""

    def _beside(self, view: View, look: Look, area: pygame.Rect) -> tuple[PlacedBox, ...]:
        if look.tall or look.width < look.s(1000) * max(1.0, look.text_percent / 125):
            return ()
        at, wide = (area.x, area.y + look.s(6)), look.s(_WIDE)
        laid = PaperSlip(view.zones[0].items, _base(view)).lay(look, at, wide)
        if laid.rect.h > look.height - header_height(look) - look.s(110):
            return ()
        area.w -= wide + look.s(28)
        area.x += wide + look.s(28)
        return laid.pieces

    def _scrolled(self, view: View, look: Look, width: int, *, beside: bool) -> Iterator[Box]:
        if not beside:
            yield PaperSlip(view.zones[0].items, _base(view))
            yield Spacer(look.s(14))
        yield from super()._scrolled(view, look, width, beside=beside)


def _base(view: View) -> str:
    return next(item.emblem for zone in view.zones for item in zone.items if item.role is Role.GAME)
