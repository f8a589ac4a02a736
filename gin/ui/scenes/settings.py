"""The settings: sections of rows, each with its control, and a preview of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import Text
from gin.interface.controls import ControlKind, SettingsPreview
from gin.interface.refs import Area, AreaRef, ItemRef
from gin.interface.view import Item, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.messages import settings as messages
from gin.session.setting import SettingsSection
from gin.ui.art import surfaces
from gin.ui.art.vector import mix
from gin.ui.render import controls
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Framed,
    Grid,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
)
from gin.ui.render.style import Look
from gin.ui.scenes.base import BoxedPainter, header_height
from gin.ui.scenes.pills import Pills, pill
from gin.ui.scenes.table_preview import TablePreview

_WIDEST = 800
"""Maximum width of rows, in units."""
_ROOM_PER_PILLS = 4
"""The buttons that lead to the sections stay in view if they take at most this part of the page."""
_LOOKS = list(SettingsSection).index(SettingsSection.LOOK)
_BESIDE = 384
"""Width of the preview next to the rows, in units."""
_VALUE_NOT_WRITTEN = frozenset({ControlKind.THEMES, ControlKind.BACKS, ControlKind.DESIGNS})
"""Kinds of controls that do not show their value as text."""


class SettingsPainter(BoxedPainter):
    """Painter with scrolling rows, and the preview next to them, above them or among them."""

    def lay(self, view: View, look: Look) -> Page:
        top = header_height(look, view.subtitle) + look.s(4)
        bottom = look.height - look.s(54)
        gap, beside = look.s(32), look.s(_BESIDE)
        width = min(look.width - look.s(80), look.s(_WIDEST) + gap + beside)
        area = pygame.Rect((look.width - width) // 2, top, width, bottom - top)
        least = look.s(560) * max(1.0, look.text_percent / 115)
        corner = TablePreview(_preview(view))
        under: list[PlacedBox] = []
        noted = False
        if not look.tall and area.w - gap - beside >= least:
            column = pygame.Rect(area.right - beside, area.y + look.s(10), beside, area.h)
            area.w -= gap + beside
            under, noted = self._column(view, look, column, corner), True
        elif look.tall:
            high = min(area.h * 2 // 5, corner.height(look, area.w))
            table = pygame.Rect(area.x, area.y, area.w, high)
            under.append(PlacedBox(table, corner.paint))
            area.y, area.h = table.bottom + look.s(22), area.bottom - table.bottom - look.s(22)
        shown, width = not under, area.w - look.s(16)
        pills = _pills(view).lay(look, area.topleft, width)
        high = pills.rect.h + look.s(18)
        # The buttons stay in view if they leave enough room for the rows.
        stay = high <= area.h // _ROOM_PER_PILLS
        if stay:
            area.y, area.h = area.y + high, area.h - high
        top = area.y + (0 if stay else high)
        box = Grid(tuple(self._scrolled(view, look, noted=noted, table=shown)))
        content = box.lay(look, (area.x, top), width)
        places = {piece.ref: piece.rect for piece in content.pieces if piece.ref is not None}
        rows = tuple(
            {item.ref: places[item.ref] for item in section.items} for section in _sections(view)
        )
        whole = content.rect.bottom - area.y
        sections = _Sections(area, whole, rows)
        marked = tuple(
            replace(piece, paint=partial(_section_pill, item, number, sections))
            for number, (piece, item) in enumerate(
                zip(pills.pieces, _pills(view).items, strict=True)
            )
        )
        scrolled = content.pieces if stay else (*marked, *content.pieces)
        under += marked if stay else ()
        return Page(area, whole, tuple(under), scrolled, side=look.s(8))

    def _column(
        self, view: View, look: Look, column: pygame.Rect, corner: TablePreview
    ) -> list[PlacedBox]:
        high = min(corner.height(look, column.w), column.h * 2 // 3)
        table = pygame.Rect(column.topleft, (column.w, high))
        words = pygame.Rect(column.x, table.bottom + look.s(18), column.w, 0)
        words.h = column.bottom - words.y
        return [
            PlacedBox(table, corner.paint),
            PlacedBox(words, partial(_describe, view)),
        ]

    def _scrolled(self, view: View, look: Look, *, noted: bool, table: bool) -> Iterator[Box]:
        """Yield the sections; with `table`, the preview is part of that of the looks."""
        for number, section in enumerate(_sections(view)):
            yield FixedBox(
                look.line("lead") + look.s(22 if number else 8), partial(_heading, section.name),
                leads=True,
            )  # fmt: skip
            if table and number == _LOOKS:
                corner = TablePreview(_preview(view))
                yield FixedBox(partial(corner.height, look), corner.paint)
                yield Spacer(look.s(12))
            yield Framed(Grid(tuple(_rows(section, noted=noted))), 0, look.s(8), _panel)
        yield Spacer(look.s(20))


class _Sections(Struct, frozen=True):
    """The viewport, the height of what scrolls in it, and each section's rows in their places."""

    viewport: pygame.Rect
    content: int
    rows: tuple[dict[ItemRef, pygame.Rect], ...]

    def current(self, focus: ItemRef | None, offset: int) -> int:
        """Return the section of the focus if it is in view, or else the one that is read.

        Without `focus`, the player has not moved it since the page opened.
        """
        seen = self.viewport.move(0, offset)
        for number, rows in enumerate(self.rows):
            if focus is not None and focus in rows and seen.colliderect(rows[focus]):
                return number
        if not offset:
            return 0
        if offset >= self.content - self.viewport.h:
            return len(self.rows) - 1
        read = seen.y + seen.h // 4
        return max((n for n, rows in enumerate(self.rows) if _top(rows) <= read), default=0)


def _top(rows: dict[ItemRef, pygame.Rect]) -> int:
    return min(rect.top for rect in rows.values())


def _sections(view: View) -> list[Zone]:
    return [zone for zone in view.zones if zone.kind is ZoneKind.LIST]


def _pills(view: View) -> Pills:
    """Return the buttons that lead to the sections; each shows only the name of its section."""
    leads = view.zone(AreaRef(Area.SECTIONS))
    assert leads is not None
    named = zip(leads.items, _sections(view), strict=True)
    return Pills(tuple(replace(item, name=section.name) for item, section in named), slim=True)


def _section_pill(
    item: Item, number: int, sections: _Sections, brush: PaintContext, rect: pygame.Rect
) -> None:
    cursor = brush.cursor
    current = sections.current(cursor.focus if cursor.aimed else None, brush.offset)
    pill(replace(item, selected=number == current), brush, rect)


def _preview(view: View) -> SettingsPreview:
    assert isinstance(view.content, SettingsPreview)
    return view.content


def _rows(section: Zone, *, noted: bool) -> Iterator[Box]:
    for place, item in enumerate(section.items):
        yield SettingRow(item, first=place == 0, noted=noted)


def _heading(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    at = (rect.x + look.s(4), rect.bottom - look.line("lead") - look.s(6))
    colour = look.theme.text if look.theme.plain else look.theme.brass_light
    look.write(brush.target, printed(name), at, "lead", face="display", colour=colour)


def _panel(brush: PaintContext, rect: pygame.Rect) -> None:
    look, theme = brush.look, brush.look.theme
    alpha = 255 if theme.plain else 205
    thick = max(2 if theme.plain else 1, look.s(1))
    surfaces.slab(brush.target, rect, look.s(14), (*theme.panel[:3], alpha), thick, theme.line)


class SettingRow(Struct, frozen=True):
    """A setting: its title, with its control next to it or below.

    Its description is shown elsewhere if `noted`.
    """

    item: Item
    first: bool = False
    noted: bool = False

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Put the control next to the title if the title keeps enough room."""
        item, pad, gap = self.item, look.s(18), look.s(20)
        control = item.control
        assert control is not None
        inner = width - 2 * pad
        name = printed(item.name)
        enough = min(look.width_of(name, "bold", "body"), inner // 2)
        fitting = controls.fitted(look, item, inner - gap - enough)
        beside = fitting.size[0] <= inner - gap - enough
        if control.kind is ControlKind.CHOICE or not beside:
            # Below the title there may be room for all values.
            below = controls.fitted(look, item, inner)
            if not beside or below.size[0] > fitting.size[0]:
                fitting, beside = below, below.size[0] <= inner - gap - enough
        free = inner - gap - fitting.size[0] if beside else inner
        names = surfaces.wrap(name, "bold", look.pixels("body"), free)
        notes = self._notes(look, free)
        text = len(names) * look.line("body") + len(notes) * look.line("label")
        ends, between = look.s(9), look.s(6)
        if beside:
            high = max(text, fitting.size[1], look.s(34)) + 2 * ends
        else:
            high = text + between + fitting.size[1] + 2 * ends
        rect = pygame.Rect(at, (width, max(high, least)))
        if beside:
            corner = (rect.right - pad - fitting.size[0], rect.centery - fitting.size[1] // 2)
            top = rect.centery - text // 2
        else:
            corner = (rect.x + pad, rect.y + ends + text + between)
            top = rect.y + ends
        paint = partial(self._paint, names, notes, top - rect.y, free)
        pieces = [PlacedBox(rect, paint, item.ref), *fitting.pieces(corner)]
        return LaidBox(rect, (*pieces, PlacedBox(rect, mark=partial(_ring, item))))

    def _notes(self, look: Look, width: int) -> Sequence[str]:
        item, control = self.item, self.item.control
        lines: list[str] = []
        if control is not None and control.kind in _VALUE_NOT_WRITTEN:
            lines += surfaces.wrap(printed(item.value), "text", look.pixels("label"), width)
        if not self.noted and item.note:
            lines += surfaces.wrap(printed(item.note), "text", look.pixels("label"), width)
        return lines

    def _paint(
        self, names: Sequence[str], notes: Sequence[str], top: int, width: int, brush: PaintContext,
        rect: pygame.Rect,
    ) -> None:  # fmt: skip
        target, look, theme, item = brush.target, brush.look, brush.look.theme, self.item
        pad = look.s(18)
        if not self.first:
            ends = (rect.x + pad, rect.y), (rect.right - pad, rect.y)
            line = theme.line if theme.plain else mix(theme.panel, theme.line, 0.45)
            pygame.draw.line(target, line, *ends, max(1, look.s(1)))
        hover, control = brush.cursor.hover, item.control
        values = {option.ref for option in control.options} if control is not None else set()
        if hover is not None and (hover == item.ref or hover in values):
            light = theme.text if theme.plain else theme.brass_light
            inner = rect.inflate(-look.s(8), -look.s(4))
            surfaces.slab(target, inner, look.s(9), (*light[:3], 26))
        y = rect.y + top
        for text in names:
            look.write(target, text, (rect.x + pad, y), "body", face="bold", width=width)
            y += look.line("body")
        for text in notes:
            look.write(target, text, (rect.x + pad, y), "label", colour=theme.quiet, width=width)
            y += look.line("label")


def _ring(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    if brush.cursor.rings(item.ref):
        look = brush.look
        inner = rect.inflate(-look.s(14), -look.s(10))
        surfaces.focus_ring(brush.target, inner, look.s(8), look.theme, look.scale)


def _describe(view: View, brush: PaintContext, rect: pygame.Rect) -> None:
    target, look, theme, cursor = brush.target, brush.look, brush.look.theme, brush.cursor
    hovered = None if cursor.keyboard else view.item(cursor.hover) or view.setting_of(cursor.hover)
    item = hovered or view.item(cursor.focus)
    title: Text = messages.TITLE
    value, note = "", printed(messages.PREVIEW_NOTE)
    if item is not None and item.control is not None:
        title, value, note = item.name, printed(item.value), printed(item.note)
    light, y = (theme.text if theme.plain else theme.brass_light), rect.y
    for line in surfaces.wrap(printed(title), "display", look.pixels("lead"), rect.w):
        look.write(target, line, (rect.x, y), "lead", face="display", colour=light)
        y += look.line("lead")
    for text, face, colour in ((value, "bold", theme.text), (note, "text", theme.quiet)):
        for line in surfaces.wrap(text, face, look.pixels("body"), rect.w) if text else ():
            if y + look.line("body") > rect.bottom + look.s(8):
                return
            look.write(target, line, (rect.x, y), "body", face=face, colour=colour)
            y += look.line("body")
