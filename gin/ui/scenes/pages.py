"""Pages to read: rules, help, statistics."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gin.present.view import Item, Role, View
from gin.present.words.cards import printed
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.render import widgets
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import (
    FADE_BELOW,
    Still,
    back_rect,
    cloth,
    header,
    header_height,
    place_buttons,
    scrolling,
)
from gin.ui.scenes.paper_slip import focus_bar, write_lines

_SIDES, _ENDS = 64, 44
"""What margins take of the paper's width and height, in units."""
_DOOR = 20
"""How much higher than its text a line is that opens something, in units."""


class PagePainter(Still):
    """A sheet of paper with headings and paragraphs, and buttons below it if there are any."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Each paragraph where it stands on the sheet."""
        del cursor
        place = Placement()
        place.slots["button:back"] = Slot.of(back_rect(look))
        sheet = _most(look)
        span, bottom, gap = (sheet.x, sheet.right), look.height - look.s(28), look.s(12)
        top = place_buttons(look, _buttons(view), place, span, bottom)
        free = top - gap - sheet.y if top < bottom else sheet.h
        whole = pygame.Rect(0, 0, sheet.w, free).inflate(-look.s(_SIDES), -look.s(_ENDS)).size
        x, start = sheet.x + look.s(_SIDES) // 2, sheet.y + look.s(_ENDS) // 2
        # Beside what is longer than the paper there is room for the scroll bar.
        for wide in (whole[0], whole[0] - look.s(20)):
            place.content = self._stack(view, look, place, (x, start - offset), wide)
            if place.content <= whole[1]:
                break
        high = min(whole[1], place.content)
        place.viewport = pygame.Rect(x, start, whole[0], high)
        place.scrolled = {item.id for item in view.zones[0].items}
        # The paper is no longer than what stands on it, and the buttons follow it.
        for item in _buttons(view):
            rect = place.slots[item.id].rect
            rect.y -= whole[1] - high
            place.slots[item.id] = Slot.of(rect)
        return place

    def _stack(
        self, view: View, look: Look, place: Placement, at: tuple[int, int], wide: int
    ) -> int:
        """Place the paragraphs one below the other; returns how high they are."""
        doors = {choice.item for choice in view.choices}
        x, y = at
        for item in view.zones[0].items:
            before = look.s(14) if item.role is Role.HEADING and y > at[1] else 0
            height = len(_lines(look, item, wide)) * look.line(_step(item)) + look.s(8)
            if item.id in doors:
                height = _door_height(look, item, wide)
            place.slots[item.id] = Slot.of(pygame.Rect(x, y + before, wide, height))
            y += before + height
        return y - at[1]

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The page."""
        cloth(target, look)
        header(target, look, view, cursor)
        buttons = _buttons(view)
        for item in buttons:
            widgets.button(target, look, place.slots[item.id].rect, item, cursor)
        viewport = place.viewport
        assert viewport is not None
        sheet = viewport.inflate(look.s(_SIDES), look.s(_ENDS))
        surfaces.cast(target, sheet, look.s(4), 0.3, look.scale, look.theme.plain)
        target.blit(surfaces.paper(sheet.size, look.s(4), look.theme.plain), sheet)
        doors = {choice.item for choice in view.choices}
        seen = viewport.inflate(0, look.s(2 * FADE_BELOW))
        with scrolling(target, look, viewport, place.content, offset, look.s(20)):
            for item in view.zones[0].items:
                rect = place.slots[item.id].rect
                if rect.colliderect(seen):
                    self._paragraph(target, look, rect, item, cursor, door=item.id in doors)
        bar = viewport.move(look.s(24), 0)
        widgets.scroll_bar(target, look, bar, place.content, offset, on_paper=True)

    def _paragraph(
        self,
        target: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        item: Item,
        cursor: Cursor,
        *,
        door: bool,
    ) -> None:
        """A paragraph; what opens something is a line of a ledger."""
        if door:
            _write_door(target, look, rect, item)
            _arrow(target, look, rect, hovered=cursor.hover == item.id)
        else:
            write_lines(target, look, rect, item, _lines(look, item, rect.w), _step(item))
        focus_bar(target, look, rect.inflate(0, -look.s(8)) if door else rect, item, cursor)


@dataclass(frozen=True, slots=True)
class _Door:
    """How a line that opens something is set: its name, its note beside or below it, its value."""

    names: list[str]
    notes: list[str]
    beside: bool
    value: str


def _door(look: Look, item: Item, width: int) -> _Door:
    """That line in this width, with room for its arrow."""
    inner = width - look.s(26)
    value = printed(item.value)
    free = inner - (look.width_of(value, "bold", "body") + look.s(16) if value else 0)
    names = surfaces.wrap(printed(item.name), "text", look.pixels("body"), free)
    if not item.note:
        return _Door(names, [], False, value)
    note = printed(item.note)
    taken = look.width_of(names[-1], "text", "body") + look.s(10)
    if len(names) == 1 and taken + look.width_of(note, "text", "body") <= free:
        return _Door(names, [note], True, value)
    return _Door(names, surfaces.wrap(note, "text", look.pixels("body"), inner), False, value)


def _door_height(look: Look, item: Item, width: int) -> int:
    shown = _door(look, item, width)
    lines = len(shown.names) + (0 if shown.beside else len(shown.notes))
    return lines * look.line("body") + look.s(_DOOR)


def _write_door(target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item) -> None:
    """That line, in the middle of its height, ruled off below."""
    shown, plain = _door(look, item, rect.w), look.theme.plain
    quiet = None if plain else T.PAPER_QUIET
    y = rect.y + look.s(_DOOR - 2) // 2
    if shown.value:
        at = (rect.right - look.s(26), y)
        look.write(target, shown.value, at, "body", face="bold", align="right", on_paper=True)
    for line in shown.names:
        end = look.write(target, line, (rect.x, y), "body", on_paper=True)
        y += look.line("body")
    for line in shown.notes:
        at = (end.right + look.s(10), end.y) if shown.beside else (rect.x, y)
        look.write(target, line, at, "body", colour=quiet, on_paper=True)
        y += look.line("body")
    colour = T.PAPER_INK if plain else T.PAPER_RULE
    ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
    pygame.draw.line(target, colour, *ends, max(1, look.s(1)))


def _arrow(target: pygame.Surface, look: Look, rect: pygame.Rect, *, hovered: bool) -> None:
    """An arrow at the right of a line that opens something, bolder where the mouse is."""
    k, x, y = look.scale, rect.right - look.s(10), rect.centery
    colour = T.PAPER_INK if look.theme.plain or not hovered else T.YOU
    points = [(x - 3 * k, y - 6 * k), (x + 3 * k, float(y)), (x - 3 * k, y + 6 * k)]
    surfaces.curve(target, points, (3.4 if hovered else 2) * k, colour)


def _buttons(view: View) -> list[Item]:
    """What can be done besides going back."""
    return [item for item in view.zones[-1].items if item.id != "button:back"]


def _most(look: Look) -> pygame.Rect:
    """The paper where it is as long as it may be."""
    width = min(look.width - look.s(80), look.s(900))
    top = header_height(look)
    return pygame.Rect((look.width - width) // 2, top, width, look.height - top - look.s(40))


def _step(item: Item) -> str:
    return "heading" if item.role is Role.HEADING else "body"


def _lines(look: Look, item: Item, width: int) -> list[str]:
    """A paragraph's lines, with room for an arrow beside them."""
    face = "display" if item.role is Role.HEADING else "text"
    text = f"{item.name}: {item.value}" if item.value else item.name
    return surfaces.wrap(printed(text), face, look.pixels(_step(item)), width - look.s(26))
