"""The calendar of the daily deals: a month on one sheet, a day's deal on another.

Where the sheets do not fit below each other, the month has low rows, so that it can be seen whole,
and a line about the day picked above them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, labelled
from gin.interface.paper import CalendarView, Tone
from gin.interface.pictures import Icon
from gin.interface.refs import Area, AreaRef, LineRef, PaperLine
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import emblems, portraits, surfaces
from gin.ui.art.vector import mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
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
from gin.ui.scenes.lists import ListPainter, ListRoom
from gin.ui.scenes.page_sheets import MARGIN, page_sheet, sheet_line

_COLUMNS = 7
_STAR, _DOT = 23, 7
"""Size of a star, and radius of a dot, in units."""
_GOLD = (176, 124, 24)
"""Colour of stars on paper."""
_WIDE, _MORE, _LARGE = 1340, 26, 8
"""Largest width of both sheets in units; most units by which a row of the calendar grows; and
growth from which its figures are larger."""
_TALK = LineRef(PaperLine.TALK)
_FACE, _FACE_MORE, _GAP = 64, 24, 14
"""Size of a portrait on the sheet about a day, by how much it grows, and the gap next to it."""


class DailyPainter(ListPainter):
    """Painter with the month at the left and the day's deal at the right, or below it."""

    def _page(self, room: ListRoom) -> Page:
        view, look, area = room.view, room.look, room.area
        month, about = view.zone(AreaRef(Area.MONTH)), view.zone(AreaRef(Area.ABOUT))
        assert month is not None and about is not None
        assert isinstance(view.content, CalendarView)
        width, gap = area.w - look.s(16), look.s(18)
        calendar, sheet = _Month(month.items, view.content), _about(about.items, look)
        if self._columns(look, area.w) > 1:
            wide = min(width, look.s(_WIDE))
            at = (area.centerx - wide // 2, area.y)
            column = (wide - gap) // 2
            both = [box.lay(look, at, column).rect.h for box in (calendar, sheet)]
            free = area.h - look.s(16) - max(both)
            # Higher rows take up to the whole page.
            more = min(look.s(_MORE), (free + max(both) - both[0]) // calendar.weeks)
            calendar = replace(calendar, more=max(0, more))
            high = calendar.lay(look, at, column).rect.h
            spare = max(0, high - sheet.lay(look, at, column).rect.h)
            # Larger faces take some of the free height.
            face = look.s(_FACE) + min(look.s(_FACE_MORE), spare // 5)
            spare = max(0, high - _about(about.items, look, 0, face).lay(look, at, column).rect.h)
            sheet = _about(about.items, look, spare, face)
            laid = Grid([calendar, sheet], 2, gap, gap).lay(look, at, wide)
            laid = laid.moved(0, max(0, round((area.bottom - laid.rect.bottom) * 0.3)))
        else:
            laid = Grid([calendar, sheet], down=gap).lay(look, area.topleft, width)
            if laid.rect.h > area.h:
                low = _Month(month.items, view.content, _picked(month.items, about.items))
                laid = Grid([low, sheet], down=gap).lay(look, area.topleft, width)
        content = laid.rect.bottom - area.y + look.s(8)
        return Page(area, content, (), laid.pieces, room.over, side=look.s(20))


def _about(items: tuple[Item, ...], look: Look, spare: int = 0, size: int = 0) -> Box:
    """Return the sheet about a day, with `spare` pixels above the master's words at its foot.

    Portraits have this `size` in pixels, or else the usual one.
    """
    size = size or look.s(_FACE)
    paper = look.theme.paper
    talk = [item for item in items if item.ref == _TALK]
    items = tuple(item for item in items if item.ref != _TALK)
    # A view does not end below the date.
    boxes: list[Box] = [FixedBox(look.s(MARGIN), leads=True)]
    faces = sum(item.portrait is not None for item in items)
    for number, item in enumerate(items):
        if item.portrait is not None:
            # The first face is the opponent's, under the date.
            boxes += [_FaceLine(item, number == 1, size), Spacer(look.s(6))]
            continue
        step, face = ("lead", "display") if not number else ("body", "text")
        colour = None if number <= faces + 1 else paper.quiet
        box = TextBox(_with_value(item), step, face, colour, leads=not number)
        if item is items[-1] or number > faces + 1:
            box = TextBox(_with_value(item), "label", colour=paper.quiet)
        elif number == faces + 1 and faces > 1:
            box = TextBox(_with_value(item), "body", "bold")
        boxes += [sheet_line(item.ref, box, look), Spacer(look.s(8))]
    for item in talk:
        box = TextBox(item.name, "lead", "italic", balanced=True)
        boxes += [Spacer(spare)] if spare else []
        boxes += (
            [_FaceLine(item, True, size)] if item.portrait else [sheet_line(item.ref, box, look)]
        )
    return page_sheet(Grid((*boxes, Spacer(look.s(MARGIN)))), look, 0)


class _FaceLine(Struct, frozen=True):
    """A line of the sheet with a face: the name, and the result below it.

    The line of the one who did better is tinted. A `plain` line has only words.
    """

    item: Item
    plain: bool
    face: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        size = min(self.face, width // 4)
        room = width - size - 2 * look.s(_GAP)
        step = "label" if self.item.value else "body"
        names = surfaces.wrap(printed(self.item.name), self._letters, look.pixels(step), room)
        high = len(names) * look.line(step)
        if self.item.value:
            high += look.line("lead")
        rect = pygame.Rect(at, (width, max(size, high) + look.s(12)))
        mark = charts.focus_ring_painter(self.item.ref, look.s(8), 0)
        paint = partial(self._paint, names, step, (size, high))
        return LaidBox(rect, (PlacedBox(rect, paint, self.item.ref, mark),))

    @property
    def _letters(self) -> str:
        return "italic" if self.item.ref == _TALK else "text"

    def _paint(
        self, names: Sequence[str], step: str, measures: tuple[int, int], brush: PaintContext,
        rect: pygame.Rect,
    ) -> None:  # fmt: skip
        look, item, paper = brush.look, self.item, brush.look.theme.paper
        (size, high), gap = measures, look.s(_GAP)
        if not self.plain and item.selected:
            fill = mix(paper.fill, paper.ink, 0.08)[:3]
            pygame.draw.rect(brush.target, fill, rect, border_radius=look.s(8))
        assert item.portrait is not None
        face = portraits.portrait(item.portrait, size, item.mood)
        brush.target.blit(face, face.get_rect(midleft=(rect.x + gap // 2, rect.centery)))
        x, y = rect.x + size + round(gap * 1.4), rect.centery - high // 2
        colour = paper.quiet if item.value else paper.ink
        for line in names:
            middle = (x, y + look.line(step) // 2)
            charts.write(
                brush, line, middle, step, face=self._letters, colour=colour, width=rect.right - x
            )
            y += look.line(step)
        if item.value:
            text = printed(item.value)
            text = text[:1].upper() + text[1:]
            middle = (x, y + look.line("lead") // 2)
            charts.write(brush, text, middle, "lead", face="display", width=rect.right - x)


def _picked(days: tuple[Item, ...], about: tuple[Item, ...]) -> Text:
    """Return a line about the day picked: its result, or else its game."""
    day = next(item for item in days if item.selected)
    return labelled(day.name, about[1].name if day.quiet and len(about) > 1 else day.value)


def _with_value(item: Item) -> Text:
    return labelled(item.name, item.value) if item.value else item.name


class _Month(Struct, frozen=True):
    """The days of a month in rows of a week; the rows are low under a line about the day picked."""

    items: tuple[Item, ...]
    calendar: CalendarView
    picked: Text = NOTHING
    more: int = 0
    """Pixels by which each row is higher than usual."""

    @property
    def weeks(self) -> int:
        return -(-(self.calendar.first + len(self.items)) // _COLUMNS)

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        low = bool(self.picked)
        gap = look.s(4)
        high = look.line("body") + look.s(4 if low else 28) + self.more
        large = self.more >= look.s(_LARGE)
        heads = [
            FixedBox(look.line("label"), partial(_column, name)) for name in self.calendar.columns
        ]
        days = [
            FixedBox(
                high,
                partial(_day, item, self.calendar.today == item.ref, low, large),
                item.ref,
                charts.focus_ring_painter(item.ref, 0, 0),
            )
            for item in self.items
        ]
        blanks = [Spacer(high)] * self.calendar.first
        boxes: list[Box] = [TextBox(self.picked, "body", "bold")] if low else []
        if not low:
            heading = FixedBox(look.line("lead"), partial(_heading, self.calendar))
            boxes += [heading, Spacer(look.s(6))]
        boxes.append(Grid([*heads, *blanks, *days], _COLUMNS, gap, gap // 2 if low else gap))
        meanings = [
            FixedBox(look.line("label") + look.s(2), partial(_legend, mark, meaning))
            for mark, meaning in self.calendar.legend
        ]
        if meanings:
            words = [printed(meaning) for _, meaning in self.calendar.legend]
            wide = [look.width_of(text, "text", "label") + look.s(40) for text in words]
            # The last meaning, of the star, is long.
            columns = 2 if 2 * max(wide[:-1], default=0) <= width - 2 * look.s(MARGIN) else 1
            boxes += [Spacer(gap), Grid(meanings[:-1], columns), meanings[-1]]
        ends = look.s(MARGIN) if low else None
        return page_sheet(Grid(boxes), look, ends).lay(look, at, width, least)


def _heading(calendar: CalendarView, brush: PaintContext, rect: pygame.Rect) -> None:
    """Write the month, and the days in a row at the right."""
    month, streak = printed(calendar.month), printed(calendar.streak)
    look = brush.look
    room = min(rect.w * 11 // 20, look.width_of(month, "display", "lead") + look.s(16))
    charts.write(brush, month, rect.midleft, "lead", face="display", width=room)
    charts.write(
        brush, streak, rect.midright, "body", face="bold", align="right",
        colour=brush.look.theme.paper.accent, width=rect.w - room,
    )  # fmt: skip


def _column(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    colour = brush.look.theme.paper.quiet
    charts.write(
        brush, printed(name), rect.center, "label", align="centre", colour=colour, width=rect.w
    )


def _day(
    item: Item, today: bool, low: bool, large: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    """Paint a day: its number and, below it or in a low row after it, the mark of its deal."""
    step = "lead" if large else "body"
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
    spare = (rect.h - look.line(step) - look.s(28)) // 3
    at = (rect.centerx, rect.y + look.s(4) + max(0, spare) + look.line(step) // 2)
    if low:
        at = rect.center
    charts.write(
        brush, number, at, step, face=face, align="centre", colour=colour, width=rect.w
    )  # fmt: skip
    mark_at = (rect.centerx, rect.bottom - look.s(13) - max(0, spare))
    if low:
        side = look.width_of(number, face, "body") // 2 + look.s(12)
        mark_at = (min(rect.centerx + side, rect.right - look.s(10)), rect.centery)
    if item.icon is not None:
        _mark(brush, mark_at, item.icon)
    elif not item.quiet:
        _mark(brush, mark_at, item.tone, starred=item.starred, large=large)


def _mark(
    brush: PaintContext, at: tuple[int, int], mark: Tone | Icon, *, starred: bool = False,
    large: bool = False,
) -> None:  # fmt: skip
    """Paint the mark of a finished deal, or the arrow of one that is begun."""
    look = brush.look
    if isinstance(mark, Icon):
        k, (x, y) = look.scale, at
        colour = look.theme.paper.ink
        surfaces.arrow(brush.target, x - 3 * k, (x + 4 * k, y), 7 * k, 2.8 * k, colour)
    elif starred:
        paper = look.theme.paper
        size = look.s(_STAR + 4 * large)
        star = emblems.favourite(size, paper.ink if paper.plain else _GOLD, hollow=False)
        brush.target.blit(star, star.get_rect(center=at))
    else:
        charts.mark(brush, at, look.s(_DOT + large), mark)


def _legend(
    mark: Tone | Icon | None, meaning: Text, brush: PaintContext, rect: pygame.Rect
) -> None:
    """Explain a mark; None is the star."""
    look = brush.look
    x = rect.x + look.s(14)
    _mark(brush, (x, rect.centery), mark or Tone.NOBODY, starred=mark is None)
    x += look.s(20)
    charts.write(brush, printed(meaning), (x, rect.centery), "label", width=rect.right - x)
