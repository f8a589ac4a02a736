"""The calendar of the daily deals: a month on one sheet, a day's deal on another."""

from __future__ import annotations

from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text, labelled
from gin.interface.paper import CalendarView, Tone
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Item, View
from gin.language.translation import printed
from gin.ui.art import emblems
from gin.ui.art.vector import mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    FixedBox,
    Framed,
    Grid,
    ItemBox,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.style import Look
from gin.ui.scenes.lists import ListPainter

_COLUMNS = 7
_MARGIN = 22
"""Margin of a sheet, in units."""


class DailyPainter(ListPainter):
    """Painter with the month at the left and the day's deal at the right, or below each other."""

    def _page(
        self,
        view: View,
        look: Look,
        area: pygame.Rect,
        buttons: Buttons,
        over: tuple[PlacedBox, ...],
    ) -> Page:
        del buttons
        month, about = view.zone(AreaRef(Area.MONTH)), view.zone(AreaRef(Area.ABOUT))
        assert month is not None and about is not None
        assert isinstance(view.content, CalendarView)
        width, gap = area.w - look.s(16), look.s(18)
        sheets: list[Box] = [_Month(month.items, view.content), _about(about.items, look)]
        beside = self._columns(look, area.w) > 1
        if beside:
            wide = min(width, look.s(1080))
            laid = Grid(sheets, 2, gap, gap).lay(look, (area.centerx - wide // 2, area.y), wide)
            laid = laid.moved(0, max(0, round((area.bottom - laid.rect.bottom) * 0.3)))
        else:
            laid = Grid(sheets[::-1], down=gap).lay(look, area.topleft, width)
        content = laid.rect.bottom - area.y + look.s(8)
        return Page(area, content, (), laid.pieces, over, side=look.s(20))


def _about(items: tuple[Item, ...], look: Look) -> Box:
    """Return the sheet about a day."""
    boxes: list[Box] = []
    for number, item in enumerate(items):
        text = _with_value(item)
        box = TextBox(text, *(("lead", "display") if not number else ("body", "text")))
        mark = charts.focus_ring_painter(item.ref, look.s(12), look.s(4))
        boxes += [ItemBox(item.ref, box, mark), Spacer(look.s(8))]
    margin = 2 * look.s(_MARGIN)
    return Framed(Grid(boxes), margin, margin, charts.sheet)


def _with_value(item: Item) -> Text:
    return labelled(item.name, item.value) if item.value else item.name


class _Month(Struct, frozen=True):
    """The days of a month in rows of a week."""

    items: tuple[Item, ...]
    calendar: CalendarView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        margin, gap = 2 * look.s(_MARGIN), look.s(4)
        high = look.line("body") + look.s(26)
        heads = [
            FixedBox(look.line("label"), partial(_column, name)) for name in self.calendar.columns
        ]
        days = [
            FixedBox(
                high,
                partial(_day, item, self.calendar.today == item.ref),
                item.ref,
                charts.focus_ring_painter(item.ref, 0, 0),
            )
            for item in self.items
        ]
        blanks = [Spacer(high)] * self.calendar.first
        grid = Grid([*heads, *blanks, *days], _COLUMNS, gap, gap)
        boxes: list[Box] = [grid]
        for tone, meaning in self.calendar.legend:
            boxes.append(FixedBox(look.line("label"), partial(_legend, tone, meaning)))
        grid = Grid(boxes)
        return Framed(_Top(grid), margin, margin, charts.sheet).lay(look, at, width, least)


class _Top(Struct, frozen=True):
    """A box that keeps its own height at the top of a higher place."""

    box: Box

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        laid = self.box.lay(look, at, width)
        return LaidBox(pygame.Rect(at, (width, max(least, laid.rect.h))), laid.pieces)


def _column(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    colour = brush.look.theme.paper.quiet
    charts.write(
        brush, printed(name), rect.center, "label", align="centre", colour=colour, width=rect.w
    )


def _day(item: Item, today: bool, brush: PaintContext, rect: pygame.Rect) -> None:
    """Paint a day: its number, and a mark if its deal was played."""
    look, paper = brush.look, brush.look.theme.paper
    hovered = brush.cursor.state(item.ref) in ("hover", "pressed")
    if item.selected or hovered:
        light = 0.16 if item.selected else 0.08
        pygame.draw.rect(
            brush.target, mix(paper.fill, paper.ink, light)[:3], rect, border_radius=look.s(6)
        )
    if today or item.selected:
        edge = paper.accent if today else paper.ink
        pygame.draw.rect(brush.target, edge, rect, max(1, look.s(2)), look.s(6))
    line = look.line("body")
    number = printed(item.brief)
    colour = paper.quiet if item.dimmed else paper.ink
    at = (rect.centerx, rect.y + look.s(4) + line // 2)
    charts.write(
        brush, number, at, "body", face="display" if today else "text", align="centre",
        colour=colour, width=rect.w,
    )  # fmt: skip
    middle = (rect.centerx, rect.bottom - look.s(11))
    if not item.quiet:
        _mark(brush, middle, item.tone, starred=item.starred)


def _mark(brush: PaintContext, at: tuple[int, int], tone: Tone, *, starred: bool) -> None:
    look = brush.look
    if starred:
        star = emblems.favourite(look.s(20), charts.mark_colour(look, tone), hollow=False)
        brush.target.blit(star, star.get_rect(center=at))
    else:
        charts.mark(brush, at, look.s(5), tone)


def _legend(tone: Tone | None, meaning: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    """Explain a mark; no tone means the star."""
    look = brush.look
    at = (rect.x + look.s(14), rect.centery)
    _mark(brush, at, Tone.YOURS if tone is None else tone, starred=tone is None)
    x = rect.x + look.s(32)
    charts.write(brush, printed(meaning), (x, rect.centery), "label", width=rect.right - x)
