"""The calendar of the daily deals: a month on one sheet, a day's deal on another.

Where the sheets do not fit below each other, the month has low rows, so that it can be seen whole,
and a line about the day picked above them.
"""

from __future__ import annotations

from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import NOTHING, Text, labelled
from gin.interface.paper import CalendarView, Tone
from gin.interface.pictures import Icon
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Item, View
from gin.language.translation import printed
from gin.ui.art import emblems, surfaces
from gin.ui.art.vector import mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    FixedBox,
    Grid,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.style import Look
from gin.ui.scenes.lists import ListPainter
from gin.ui.scenes.page_sheets import MARGIN, page_sheet, sheet_line

_COLUMNS = 7


class DailyPainter(ListPainter):
    """Painter with the month at the left and the day's deal at the right, or below it."""

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
        calendar, sheet = _Month(month.items, view.content), _about(about.items, look)
        if self._columns(look, area.w) > 1:
            wide = min(width, look.s(1080))
            at = (area.centerx - wide // 2, area.y)
            laid = Grid([calendar, sheet], 2, gap, gap).lay(look, at, wide)
            laid = laid.moved(0, max(0, round((area.bottom - laid.rect.bottom) * 0.3)))
        else:
            laid = Grid([calendar, sheet], down=gap).lay(look, area.topleft, width)
            if laid.rect.h > area.h:
                low = _Month(month.items, view.content, _picked(month.items, about.items))
                laid = Grid([low, sheet], down=gap).lay(look, area.topleft, width)
        content = laid.rect.bottom - area.y + look.s(8)
        return Page(area, content, (), laid.pieces, over, side=look.s(20))


def _about(items: tuple[Item, ...], look: Look) -> Box:
    """Return the sheet about a day."""
    boxes: list[Box] = []
    for number, item in enumerate(items):
        text = _with_value(item)
        box = TextBox(text, *(("lead", "display") if not number else ("body", "text")))
        boxes += [sheet_line(item.ref, box, look), Spacer(look.s(8))]
    return page_sheet(Grid(boxes), look)


def _picked(days: tuple[Item, ...], about: tuple[Item, ...]) -> Text:
    """Return a line about the day picked: what was reached, or else its game."""
    day = next(item for item in days if item.selected)
    return labelled(day.name, about[1].name if day.quiet and len(about) > 1 else day.value)


def _with_value(item: Item) -> Text:
    return labelled(item.name, item.value) if item.value else item.name


class _Month(Struct, frozen=True):
    """The days of a month in rows of a week; the rows are low under a line about the day picked."""

    items: tuple[Item, ...]
    calendar: CalendarView
    picked: Text = NOTHING

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        low = bool(self.picked)
        gap = look.s(4)
        high = look.line("body") + look.s(4 if low else 26)
        heads = [
            FixedBox(look.line("label"), partial(_column, name)) for name in self.calendar.columns
        ]
        days = [
            FixedBox(
                high,
                partial(_day, item, self.calendar.today == item.ref, low),
                item.ref,
                charts.focus_ring_painter(item.ref, 0, 0),
            )
            for item in self.items
        ]
        blanks = [Spacer(high)] * self.calendar.first
        boxes: list[Box] = [TextBox(self.picked, "body", "bold")] if low else []
        boxes.append(Grid([*heads, *blanks, *days], _COLUMNS, gap, gap // 2 if low else gap))
        for mark, meaning in self.calendar.legend:
            boxes.append(FixedBox(look.line("label"), partial(_legend, mark, meaning)))
        ends = look.s(MARGIN) if low else None
        return page_sheet(Grid(boxes), look, ends).lay(look, at, width, least)


def _column(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    colour = brush.look.theme.paper.quiet
    charts.write(
        brush, printed(name), rect.center, "label", align="centre", colour=colour, width=rect.w
    )


def _day(item: Item, today: bool, low: bool, brush: PaintContext, rect: pygame.Rect) -> None:
    """Paint a day: its number and, below it or in a low row after it, the mark of its deal."""
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
    number, face = printed(item.brief), "display" if today else "text"
    colour = paper.quiet if item.dimmed else paper.ink
    at = (rect.centerx, rect.centery if low else rect.y + look.s(4) + look.line("body") // 2)
    charts.write(
        brush, number, at, "body", face=face, align="centre", colour=colour, width=rect.w
    )  # fmt: skip
    mark_at = (rect.centerx, rect.bottom - look.s(11))
    if low:
        side = look.width_of(number, face, "body") // 2 + look.s(12)
        mark_at = (min(rect.centerx + side, rect.right - look.s(10)), rect.centery)
    if item.icon is not None:
        _mark(brush, mark_at, item.icon)
    elif not item.quiet:
        _mark(brush, mark_at, item.tone, starred=item.starred)


def _mark(
    brush: PaintContext, at: tuple[int, int], mark: Tone | Icon, *, starred: bool = False
) -> None:
    """Paint the mark of a finished deal, or the arrow of one that is begun."""
    look = brush.look
    if isinstance(mark, Icon):
        k, (x, y) = look.scale, at
        colour = look.theme.paper.ink
        surfaces.arrow(brush.target, x - 3 * k, (x + 3 * k, y), 6 * k, 2.4 * k, colour)
    elif starred:
        star = emblems.favourite(look.s(20), charts.mark_colour(look, mark), hollow=False)
        brush.target.blit(star, star.get_rect(center=at))
    else:
        charts.mark(brush, at, look.s(5), mark)


def _legend(
    mark: Tone | Icon | None, meaning: Text, brush: PaintContext, rect: pygame.Rect
) -> None:
    """Explain a mark; None is the star."""
    look = brush.look
    at = (rect.x + look.s(14), rect.centery)
    _mark(brush, at, Tone.YOURS if mark is None else mark, starred=mark is None)
    x = rect.x + look.s(32)
    charts.write(brush, printed(meaning), (x, rect.centery), "label", width=rect.right - x)
