"""The ladder: the opponents on its rungs, and a sheet about the rung that is picked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, commas, started
from gin.interface.paper import LadderView, Tone
from gin.interface.pictures import Mood, has_face
from gin.interface.refs import Area, AreaRef, LineRef, PaperLine
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import laurel, portraits, surfaces
from gin.ui.art.vector import Colour, mix
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
from gin.ui.scenes.page_sheets import page_sheet, sheet_line

_FACE, _LARGEST_FACE, _SHEET_FACE, _YOU = 62, 84, 124, 50
"""Sizes of portraits, in units: on a rung at least and at most, on the sheet, and the player's."""
_STILE, _BAR = 16, 9
"""Breadth of the ladder's sides and of its rungs, in units."""
_WOOD: Colour = (122, 80, 46)
_DARK_WOOD: Colour = (74, 45, 24)
_LIGHT_WOOD: Colour = (172, 122, 76)


class LadderPainter(ListPainter):
    """Painter with the ladder at the left and the sheet at the right, or above it."""

    def _page(self, room: ListRoom) -> Page:
        view, look, area = room.view, room.look, room.area
        rungs, about = view.zone(AreaRef(Area.RUNGS)), view.zone(AreaRef(Area.ABOUT))
        assert rungs is not None and about is not None
        assert isinstance(view.content, LadderView)
        width, gap = area.w - look.s(16), look.s(36)
        picked = next(item for item in rungs.items if item.selected)
        sheet = _about(about.items, picked, look)
        beside = self._columns(look, area.w) > 1
        wide = min(width, look.s(1120))
        column = (wide - gap) // 2 if beside else width
        ladder = _Ladder(rungs.items, view.content, area.h if beside else 0)
        x = area.centerx - wide // 2 if beside else area.x
        laid = ladder.lay(look, (x, area.y), column)
        if beside:
            paper = sheet.lay(look, (x + column + gap, area.y), column)
            down = max(0, (max(laid.rect.h, area.h) - paper.rect.h) // 3)
            pieces = (*laid.pieces, *paper.moved(0, down).pieces)
            content = max(laid.rect.h, paper.rect.h)
        else:
            paper = sheet.lay(look, (x, area.y), column)
            laid = laid.moved(0, paper.rect.h + look.s(24))
            pieces, content = (*paper.pieces, *laid.pieces), laid.rect.bottom - area.y + look.s(8)
        return Page(area, content, (), pieces, room.over, side=look.s(20))


def _about(items: tuple[Item, ...], picked: Item, look: Look) -> Box:
    """Return the sheet about a rung: its opponent's face, name and invitation, and the facts."""
    size = look.s(_SHEET_FACE)
    boxes: list[Box] = [FixedBox(size, partial(_large_face, picked, size)), Spacer(look.s(10))]
    for item in items:
        match item.ref:
            case LineRef(PaperLine.HEADING):
                box = TextBox(item.name, "lead", "display", align="centre")
            case LineRef(PaperLine.TALK):
                box = TextBox(item.name, "lead", "italic", align="centre", balanced=True)
            case _:
                box = TextBox(item.name, align="centre")
        boxes += [sheet_line(item.ref, box, look), Spacer(look.s(10))]
    return page_sheet(Grid(boxes[:-1]), look)


def _large_face(picked: Item, size: int, brush: PaintContext, rect: pygame.Rect) -> None:
    assert picked.portrait is not None
    face = portraits.portrait(picked.portrait, size, picked.mood)
    brush.target.blit(face, face.get_rect(center=rect.center))


class _Ladder(Struct, frozen=True):
    """The rungs between the two sides of the ladder; together at most `room` pixels high if set."""

    rungs: tuple[Item, ...]
    content: LadderView
    room: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        inset = look.s(_STILE + 8)
        top, foot = look.s(4), look.s(14)
        spare = (self.room - top - foot) // len(self.rungs) if self.room else 0
        least_row = _least_row(look, 3)
        brief = _least_row(look, 2) <= spare < least_row
        if brief:
            least_row = spare
        row = min(max(least_row, spare), look.s(104) if spare > least_row else least_row)
        x, y = at[0] + inset, at[1] + top
        pieces = []
        for item in self.rungs:
            rect = pygame.Rect(x, y, width - 2 * inset, row)
            paint = partial(self._rung, item, brief)
            pieces.append(PlacedBox(rect, paint, item.ref, ends=True))
            y += row
        height = y + foot - at[1]
        sides = pygame.Rect(at, (width, height))
        return LaidBox(sides, (PlacedBox(sides, partial(_sides, inset)), *pieces))

    def _rung(self, item: Item, brief: bool, brush: PaintContext, rect: pygame.Rect) -> None:
        target, look, theme = brush.target, brush.look, brush.look.theme
        state = brush.cursor.state(item.ref)
        bar = pygame.Rect(rect.x - look.s(8), 0, rect.w + look.s(16), look.s(_BAR))
        bar.bottom = rect.bottom
        # The ground of the picked rung touches neither the sides nor the rung below.
        room = pygame.Rect(rect.x, rect.y + look.s(2), rect.w, bar.top - rect.y - look.s(5))
        room = room.inflate(-2 * look.s(4), 0)
        if state in ("hover", "pressed") or item.selected:
            light = 0.16 if item.selected else 0.1
            fill = (*mix(theme.panel, theme.brass_light, light)[:3], 255 if theme.plain else 190)
            edge = theme.brass if item.selected or theme.plain else theme.line
            thick = max(4 if theme.plain else 1, look.s(1.4)) if item.selected else 1
            surfaces.slab(target, room, look.s(8), fill, thick, edge)
        _bar(brush, bar, climbed=item.tone is Tone.YOURS, next=item.ref == self.content.here)
        size = min(look.s(_LARGEST_FACE), room.h - look.s(8))
        assert item.portrait is not None
        face = portraits.portrait(item.portrait, size, item.mood)
        target.blit(face, (rect.x + look.s(12), room.centery - size // 2))
        x = rect.x + look.s(24) + size
        right = rect.right - look.s(12)
        if brief and item.value:
            own = min(look.s(_YOU), room.h) + look.s(16) if item.ref == self.content.here else 0
            item = _in_brief(item, look, right - own - x)
        if item.ref == self.content.here:
            right = self._you(brush, item, pygame.Rect(x, room.y, right - x, room.h))
        self._words(item, brush, pygame.Rect(x, room.y, right - x, room.h))
        if brush.cursor.rings(item.ref):
            surfaces.focus_ring(target, room, look.s(8), theme, look.scale)

    def _lines(self, item: Item, look: Look) -> Iterator[tuple[Text, str, str, Colour]]:
        """Yield the words of a rung, each line with its step, face and colour."""
        theme = look.theme
        yield item.name, "body", "bold", theme.text
        yield item.note, "label", "text", theme.quiet
        if item.value:
            strong = theme.text if theme.plain else theme.brass_light
            yield started(item.value), "label", "bold", theme.quiet if item.quiet else strong

    def _words(self, item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
        look, lines = brush.look, tuple(self._lines(item, brush.look))
        y = rect.centery - sum(look.line(step) for _, step, _, _ in lines) // 2
        for text, step, face, colour in lines:
            at = (rect.x, y)
            look.write(
                brush.target, printed(text), at, step, face=face, colour=colour, width=rect.w
            )
            y += look.line(step)

    def _you(self, brush: PaintContext, item: Item, rect: pygame.Rect) -> int:
        """Draw the player at the right of a rung, in a wreath at the top; return the left edge.

        The caption is left out if there is no room for it next to the words of the rung.
        """
        look, theme = brush.look, brush.look.theme
        size = min(look.s(_YOU), rect.h)
        at = pygame.Rect(0, 0, size, size)
        at.bottomright = rect.right, rect.bottom
        if self.content.completed:
            at = at.inflate(look.s(16), look.s(16)).move(-look.s(8), -look.s(2))
            at.h = at.w = min(at.w, rect.h)
            at.centery = rect.centery
            wreath = laurel.laurel(at.w)
            brush.target.blit(wreath, at)
            size = round(at.w * 0.62)
        face = _own_face(self.content, size)
        brush.target.blit(face, face.get_rect(center=at.center))
        caption = printed(self.content.caption)
        room, gap = look.width_of(caption, "italic", "label"), look.s(8)
        words = max(
            look.width_of(printed(text), face, step)
            for text, step, face, _ in self._lines(item, look)
        )
        if rect.x + words > at.x - 2 * gap - room:
            return at.x - gap
        colour = theme.text if theme.plain else theme.brass_light
        look.write(
            brush.target, caption, (at.x - gap, rect.centery), "label", face="italic",
            colour=colour, align="right", middle=True, width=room,
        )  # fmt: skip
        return at.x - 2 * gap - room


def _in_brief(item: Item, look: Look, width: int) -> Item:
    """Return a rung with its state next to its game, or in its place if there is no room.

    Brass says that a rung is won, so it leaves the date to the sheet.
    """
    note = item.note
    if item.tone is not Tone.YOURS:
        note = commas(item.note, item.value)
        if look.width_of(printed(note), "text", "label") > width:
            note = started(item.value)
    return replace(item, note=note, value=NOTHING)


def _least_row(look: Look, lines: int) -> int:
    """Return the least height of a rung with this many lines of words."""
    words = look.line("body") + (lines - 1) * look.line("label") + look.s(12)
    face = look.s(_FACE) + look.s(2) if lines > 2 else 0
    return max(words, face) + look.s(_BAR + 5)


def _own_face(content: LadderView, size: int) -> pygame.Surface:
    mood = Mood.PLEASED if has_face(content.you) else Mood.CALM
    return portraits.portrait(content.you, size, mood)


def _sides(inset: int, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw the two sides of the ladder; they lean a little towards each other."""
    look, theme = brush.look, brush.look.theme
    broad, radius = look.s(_STILE), look.s(6)
    for x in (rect.x + inset - look.s(8) - broad, rect.right - inset + look.s(8)):
        side = pygame.Rect(x, rect.y, broad, rect.h)
        if theme.plain:
            surfaces.slab(brush.target, side, radius, theme.panel, max(2, look.s(2)), theme.text)
            continue
        surfaces.cast(brush.target, side, radius, 0.2, look.scale, False)
        surfaces.slab(brush.target, side, radius, _WOOD, max(1, look.s(1)), _DARK_WOOD)
        shine = pygame.Rect(side.x + look.s(3), side.y + radius, look.s(3), side.h - 2 * radius)
        surfaces.slab(brush.target, shine, look.s(1), _LIGHT_WOOD)
        for y in (side.y + look.s(10), side.bottom - look.s(10)):
            surfaces.dot(brush.target, (side.centerx, y), look.s(3.4), theme.brass)


def _bar(brush: PaintContext, rect: pygame.Rect, *, climbed: bool, next: bool) -> None:
    """Draw a rung: of brass once it is climbed, else of wood."""
    look, theme = brush.look, brush.look.theme
    radius = rect.h // 2
    if theme.plain:
        fill = theme.text if climbed else theme.panel
        surfaces.slab(brush.target, rect, radius, fill, max(2, look.s(2)), theme.text)
        return
    surfaces.cast(brush.target, rect, radius, 0.12, look.scale, False)
    if climbed:
        brush.target.blit(surfaces.brass_plate(rect.size, radius, theme, "idle"), rect)
        return
    edge = theme.brass_light if next else _DARK_WOOD
    surfaces.slab(brush.target, rect, radius, _WOOD, max(1, look.s(1)), edge)
    shine = pygame.Rect(rect.x + radius, rect.y + look.s(2), rect.w - 2 * radius, look.s(2))
    surfaces.slab(brush.target, shine, look.s(1), _LIGHT_WOOD)
