"""Page for choosing a game: the games in rows, and a page about the selected one."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from msgspec import Struct

from gin.interface.intents import Do, PageAction
from gin.interface.refs import Area, AreaRef, ItemRef
from gin.interface.view import Item, View, ZoneKind
from gin.ui.render.boxes import Box, LaidBox, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.paper_slip import PaperSlip

_PAGE = 380
"""Width of the page next to the rows, in units."""
_TWO, _THREE = 700, 900
"""Least widths of two and of three games in a line, in units."""


class GamesPainter(ListPainter):
    """Painter with rows at the left and the page at the right, or below the selected row."""

    def _columns(self, look: Look, width: int) -> int:
        """Return as many as fit even if descriptions then take some lines, to show more games."""
        large = max(look.text_percent / 120, look.pixels("label") / look.s(15) / 1.05, 1.0)
        room = width / (look.scale * large)
        return 3 if room >= _THREE else 2 if room >= _TWO else 1

    def _star(self, view: View, item: Item) -> Item | None:
        return view.item(_favourite(view)) if item.selected else None

    def _beside(self, view: View, look: Look, area: pygame.Rect) -> tuple[PlacedBox, ...]:
        slip = _slip(view)
        if slip is None or look.tall:
            return ()
        if area.w < look.s(900) * max(1.0, look.text_percent / 130):
            return ()
        at = (area.right - look.s(_PAGE), area.y + look.s(6))
        laid = slip.lay(look, at, look.s(_PAGE))
        if laid.rect.h > area.h:
            return ()
        area.w -= look.s(_PAGE + 28)
        return laid.pieces

    def _scrolled(self, view: View, look: Look, width: int, *, beside: bool) -> Iterator[Box]:
        slip = _slip(view)
        rows = super()._scrolled(view, look, width, beside=beside)
        if beside or slip is None:
            yield from rows
        else:
            yield _RowsWithSlip(tuple(rows), slip, _picked(view).ref)


class _RowsWithSlip(Struct, frozen=True):
    """Lines of rows, with a slip below the line that contains the selected row."""

    lines: tuple[Box, ...]
    slip: PaperSlip
    picked: ItemRef

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Paint the slip first, so that its shadow is below the rows."""
        del least
        (x, y), pieces, page = at, list[PlacedBox](), tuple[PlacedBox, ...]()
        for line in self.lines:
            laid = line.lay(look, (x, y), width)
            y += laid.rect.h
            pieces += laid.pieces
            if any(piece.ref == self.picked for piece in laid.pieces):
                slip = self.slip.lay(look, (x, y + look.s(10)), width)
                y += slip.rect.h + look.s(14)
                page = slip.pieces
        return LaidBox(pygame.Rect(at, (width, y - at[1])), (*page, *pieces))


def _favourite(view: View) -> ItemRef | None:
    choice = view.choice(Do(PageAction.FAVOURITE))
    return None if choice is None else choice.item


def _slip(view: View) -> PaperSlip | None:
    about = view.zone(AreaRef(Area.ABOUT))
    if about is None:
        return None
    buttons = view.zone(AreaRef(Area.ABOUT_BUTTONS))
    acts = (
        [one for one in buttons.items if one.ref != _favourite(view)] if buttons is not None else []
    )
    return PaperSlip(about.items, _picked(view).emblem, acts)


def _picked(view: View) -> Item:
    return next(
        item
        for zone in view.zones
        if zone.kind is ZoneKind.LIST
        for item in zone.items
        if item.selected
    )
