"""Pages to read: rules, help, statistics."""

from __future__ import annotations

import pygame

from gin.present.view import Item, Role, View
from gin.present.words.cards import printed
from gin.ui import widgets
from gin.ui.art import room
from gin.ui.art import theme as T
from gin.ui.geometry import Placement, Slot
from gin.ui.look import Look
from gin.ui.scenes.base import Still, back_rect, cloth, header, header_height, place_buttons
from gin.ui.scenes.slip import focus_bar, write_lines
from gin.ui.widgets import Cursor


class PagePainter(Still):
    """A sheet of paper with headings and paragraphs, and buttons below it if there are any."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Each paragraph where it stands on the sheet."""
        del cursor
        place = Placement()
        place.slots["button:back"] = Slot.of(back_rect(look))
        foot = self._place_buttons(view, look, place)
        sheet = _sheet(look, foot)
        viewport = sheet.inflate(-look.s(64), -look.s(40))
        y = viewport.y - offset
        for item in view.zones[0].items:
            lines = _lines(look, item, viewport.w - look.s(20))
            before = look.s(14) if item.role is Role.HEADING and y > viewport.y - offset else 0
            height = len(lines) * look.line(_step(item)) + look.s(8)
            rect = pygame.Rect(viewport.x, y + before, viewport.w - look.s(20), height)
            place.slots[item.id] = Slot.of(rect)
            y += before + height
        place.content = y + offset - viewport.y
        place.viewport = viewport
        place.scrolled = {item.id for item in view.zones[0].items}
        return place

    def _place_buttons(self, view: View, look: Look, place: Placement) -> int:
        """Buttons from the right along the bottom; returns how much room they take."""
        sheet, bottom = _sheet(look, 0), _bottom(look)
        return bottom - place_buttons(look, _buttons(view), place, (sheet.x, sheet.right), bottom)

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
        # They may take more than one row.
        top = min((place.slots[item.id].rect.y for item in buttons), default=_bottom(look))
        sheet = _sheet(look, _bottom(look) - top)
        room.cast(target, sheet, look.s(4), 0.3, look.scale, look.theme.plain)
        target.blit(room.paper(sheet.size, look.s(4), look.theme.plain), sheet)
        viewport = place.viewport
        assert viewport is not None
        target.set_clip(viewport.inflate(look.s(40), look.s(10)))
        doors = {choice.item for choice in view.choices}
        for item in view.zones[0].items:
            rect = place.slots[item.id].rect
            if rect.colliderect(viewport):
                self._paragraph(target, look, rect, item, cursor)
                if item.id in doors:
                    _door(target, look, rect, hovered=cursor.hover == item.id)
        target.set_clip(None)
        widgets.scroll_bar(target, look, viewport.move(look.s(24), 0), place.content, offset)

    def _paragraph(
        self, target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item, cursor: Cursor
    ) -> None:
        write_lines(target, look, rect, item, _lines(look, item, rect.w), _step(item))
        focus_bar(target, look, rect, item, cursor)


def _door(target: pygame.Surface, look: Look, rect: pygame.Rect, *, hovered: bool) -> None:
    """An arrow at the right of a line that opens something, bolder where the mouse is."""
    k, x, y = look.scale, rect.right - look.s(10), rect.y + look.line("body") // 2
    colour = T.PAPER_INK if look.theme.plain or not hovered else T.YOU
    points = [(x - 3 * k, y - 6 * k), (x + 3 * k, float(y)), (x - 3 * k, y + 6 * k)]
    room.curve(target, points, (3.4 if hovered else 2) * k, colour)


def _buttons(view: View) -> list[Item]:
    """What can be done besides going back."""
    return [item for item in view.zones[-1].items if item.id != "button:back"]


def _bottom(look: Look) -> int:
    """Where the lowest row of buttons ends."""
    return look.height - look.s(28)


def _sheet(look: Look, foot: int) -> pygame.Rect:
    """The paper, with `foot` pixels kept free below it."""
    width = min(look.width - look.s(80), look.s(900))
    top = header_height(look)
    return pygame.Rect((look.width - width) // 2, top, width, look.height - top - look.s(40) - foot)


def _step(item: Item) -> str:
    return "heading" if item.role is Role.HEADING else "body"


def _lines(look: Look, item: Item, width: int) -> list[str]:
    """A paragraph's lines, with room for an arrow beside them."""
    face = "display" if item.role is Role.HEADING else "text"
    text = f"{item.name}: {item.value}" if item.value else item.name
    return room.wrap(printed(text), face, look.pixels(_step(item)), width - look.s(26))
