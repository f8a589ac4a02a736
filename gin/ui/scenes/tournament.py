"""A tournament: its table on one sheet, its rounds on others, and the cup at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.paper import StandingsView
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Item, View, Zone
from gin.language.translation import printed
from gin.ui.art import portraits
from gin.ui.art.cup import cup
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

_FACE, _LARGE_FACE = 38, 96
"""Sizes of portraits, in units."""


class TournamentPainter(ListPainter):
    """Painter with the sheets next to each other, or below each other if space is short."""

    def _page(
        self,
        view: View,
        look: Look,
        area: pygame.Rect,
        buttons: Buttons,
        over: tuple[PlacedBox, ...],
    ) -> Page:
        del buttons
        table, rule = view.zone(AreaRef(Area.STANDINGS)), view.zone(AreaRef(Area.ABOUT))
        champion = view.zone(AreaRef(Area.CHAMPION))
        rounds = [zone for zone in view.zones if _is_round(zone)]
        sheets: list[Box] = [_round_sheet(zone, look) for zone in rounds]
        if table is not None and rule is not None:
            assert isinstance(view.content, StandingsView)
            sheets.insert(0, _table_sheet(table, rule.items[0], view.content, look))
        width, gap = area.w - look.s(16), look.s(18)
        room = width / (look.s(370 if table is None else 470) * max(1.0, look.text_percent / 110))
        abreast = len(sheets) if room >= len(sheets) else 1
        wide = min(width, look.s(380 * len(sheets) + 400)) if abreast > 1 else width
        boxes: list[Box] = [] if champion is None else [_Champion(champion.items[0])]
        boxes.append(Grid(sheets, abreast, gap, gap))
        laid = Grid(boxes, down=gap).lay(look, (area.x + (width - wide) // 2, area.y), wide)
        if laid.rect.h < area.h:
            laid = laid.moved(0, round((area.h - laid.rect.h) * 0.3))
        content = laid.rect.bottom - area.y + look.s(8)
        return Page(area, content, (), laid.pieces, over, side=look.s(20))


def _is_round(zone: Zone) -> bool:
    return isinstance(zone.ref, AreaRef) and zone.ref.area is Area.ROUND


def _framed(boxes: Sequence[Box], look: Look) -> Box:
    return page_sheet(Grid(boxes, down=look.s(4)), look)


def _heading(item: Item, look: Look) -> Box:
    paint = partial(_write_heading, item.name)
    mark = charts.focus_ring_painter(item.ref, look.s(12), look.s(2))
    return FixedBox(look.line("lead") + look.s(8), paint, item.ref, mark)


def _write_heading(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    at = rect.x, rect.y + brush.look.line("lead") // 2
    charts.write(brush, printed(name), at, "lead", face="display", width=rect.w)


# The table.


def _table_sheet(zone: Zone, rule: Item, content: StandingsView, look: Look) -> Box:
    cells = [content.heads, *(row for _, row in content.rows)]
    head, *lines = zone.items
    items: list[Item | None] = [None, *lines]
    rows = [_TableRow(item, row, tuple(cells)) for item, row in zip(items, cells, strict=True)]
    text = TextBox(rule.name, "small", colour=look.theme.paper.quiet)
    note = sheet_line(rule.ref, text, look)
    return _framed((_heading(head, look), *rows, Spacer(look.s(6)), note), look)


class _TableRow(Struct, frozen=True):
    """A row of the table, or without an item its headings; `all_cells` determine the columns."""

    item: Item | None
    cells: tuple[Text, ...]
    all_cells: tuple[tuple[Text, ...], ...]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = look.line("label") + look.s(2)
        if self.item is not None:
            high = max(look.s(_FACE + 8), look.line("body") + look.s(12))
        rect = pygame.Rect(at, (width, max(high, least)))
        ref = self.item.ref if self.item is not None else None
        mark = charts.focus_ring_painter(ref, 0, 0)
        return LaidBox(rect, (PlacedBox(rect, self._paint, ref, mark),))

    def _paint(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, item = brush.look, self.item
        first, *others = self._widths(look)
        left = rect.x + look.s(6) + first
        right = rect.right - look.s(8)
        if item is None:
            self._write(brush, rect, right, others, "small", "text")
            return
        paper = look.theme.paper
        if item.selected:
            fill = mix(paper.fill, paper.ink, 0.1)[:3]
            pygame.draw.rect(brush.target, fill, rect, border_radius=look.s(6))
        face = "bold" if item.selected else "text"
        charts.write(brush, printed(self.cells[0]), (left - look.s(10), rect.centery), "body",
                     face="display", align="right")  # fmt: skip
        room = right - sum(others) - left
        size = look.s(_FACE)
        if item.portrait is not None and room > size + look.s(90):
            image = portraits.portrait(item.portrait, size, item.mood)
            brush.target.blit(image, (left, rect.centery - size // 2))
            left, room = left + size + look.s(10), room - size - look.s(10)
        charts.write(brush, printed(item.name), (left, rect.centery), "body", face=face, width=room)
        self._write(brush, rect, right, others, "body", face)

    def _write(
        self, brush: PaintContext, rect: pygame.Rect, right: int, widths: Sequence[int], step: str,
        face: str,
    ) -> None:  # fmt: skip
        """Write the cells after the place, from the last one to the left."""
        quiet = brush.look.theme.paper.quiet if self.item is None else None
        for cell, wide in zip(reversed(self.cells[1:]), reversed(widths), strict=True):
            charts.write(
                brush, printed(cell), (right, rect.centery), step, face=face, align="right",
                colour=quiet, width=wide,
            )  # fmt: skip
            right -= wide

    def _widths(self, look: Look) -> Iterator[int]:
        head, *rows = self.all_cells
        for column, title in enumerate(head):
            found = [look.width_of(printed(row[column]), "bold", "body") for row in rows]
            if column:
                found.append(look.width_of(printed(title), "text", "small"))
            yield max(found) + look.s(18)


# The rounds.


def _round_sheet(zone: Zone, look: Look) -> Box:
    head, *lines = zone.items
    return _framed((_heading(head, look), *map(_Line, lines)), look)


class _Line(Struct, frozen=True):
    """A match: its players, and its score or state at the right, or below if space is short."""

    item: Item

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        rows = 2 if self.item.value and not self._in_one_row(look, width) else 1
        high = max(least, rows * look.line("body") + look.s(14))
        rect = pygame.Rect(at, (width, high))
        mark = charts.focus_ring_painter(self.item.ref, 0, 0)
        return LaidBox(rect, (PlacedBox(rect, partial(self._paint, rows), self.item.ref, mark),))

    def _in_one_row(self, look: Look, width: int) -> bool:
        name = look.width_of(printed(self.item.name), self._face, "body")
        return name + look.width_of(printed(self.item.value), "bold", "body") + look.s(36) <= width

    @property
    def _face(self) -> str:
        return "bold" if self.item.selected else "text"

    def _paint(self, rows: int, brush: PaintContext, rect: pygame.Rect) -> None:
        look, item, paper = brush.look, self.item, brush.look.theme.paper
        hovered = brush.cursor.state(item.ref) in ("hover", "pressed")
        if item.selected or hovered:
            fill = mix(paper.fill, paper.ink, 0.1)[:3]
            pygame.draw.rect(brush.target, fill, rect, border_radius=look.s(6))
        colour = paper.quiet if item.quiet and not item.selected else paper.ink
        x, line = rect.x + look.s(8), look.line("body")
        wide = rect.w - look.s(16)
        y = rect.centery - (line // 2 if rows == 2 else 0)
        write = partial(charts.write, brush, colour=colour, face=self._face)
        written = wide
        if item.value and rows == 1:
            written -= look.width_of(printed(item.value), "bold", "body") + look.s(12)
        write(printed(item.name), (x, y), "body", width=written)
        if rows == 2:
            write(printed(item.value), (x, y + line), "body", width=wide)
        else:
            write(printed(item.value), (rect.right - look.s(8), y), "body", align="right")


class _Champion(Struct, frozen=True):
    """The winner's face, the sentence, and the cup."""

    item: Item

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = max(look.s(_LARGE_FACE + 24), look.line("heading") + look.s(24))
        rect = pygame.Rect(at, (width, max(high, least)))
        mark = charts.focus_ring_painter(self.item.ref, -look.s(8), -look.s(8))
        return LaidBox(rect, (PlacedBox(rect, self._paint, self.item.ref, mark),))

    def _paint(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, item = brush.look, self.item
        charts.sheet(brush, rect)
        size, gap = look.s(_LARGE_FACE), look.s(20)
        text = printed(item.name)
        room = rect.w - 2 * (size + gap) - look.s(2 * MARGIN)
        wide = min(room, look.width_of(text, "display", "heading"))
        x = rect.centerx - (wide + 2 * (size + gap)) // 2
        if item.portrait is not None:
            face = portraits.portrait(item.portrait, size, item.mood)
            brush.target.blit(face, (x, rect.centery - size // 2))
        at = (x + size + gap, rect.centery)
        charts.write(brush, text, at, "heading", face="display", width=wide)
        brush.target.blit(cup(size), (at[0] + wide + gap, rect.centery - size // 2))
