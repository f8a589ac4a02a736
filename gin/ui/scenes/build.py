"""Building a game: a slip of paper with what it is so far, and the options in rows."""

from __future__ import annotations

import pygame

from gin.present.view import Item, Role, View
from gin.present.words.cards import printed
from gin.ui.art import emblems, room
from gin.ui.art import theme as T
from gin.ui.geometry import Placement, Slot
from gin.ui.look import Look
from gin.ui.scenes.base import back_rect, cloth, header, header_height
from gin.ui.scenes.lists import ListPainter
from gin.ui.widgets import Cursor

_WIDE = 330
"""The width of the slip beside the rows, in units."""


class BuildPainter(ListPainter):
    """The slip beside the rows, or above them where there is no room beside."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The slip, the rows in the viewport, the buttons along the bottom."""
        del cursor
        place = Placement()
        place.slots["button:back"] = Slot.of(back_rect(look))
        buttons = [item for item in view.zones[-1].items if item.id != "button:back"]
        bottom = self._place_buttons(look, buttons, place)
        top = header_height(look)
        area = pygame.Rect(look.s(40), top, look.width - look.s(80), bottom - top - look.s(14))
        if self._beside(view, look):
            slip = pygame.Rect(area.x, area.y + look.s(6), look.s(_WIDE), area.h - look.s(10))
            self._place_lines(view, look, place, slip)
            area = pygame.Rect(
                slip.right + look.s(28), top, area.right - slip.right - look.s(28), area.h
            )
            self._place_rows(view, look, place, area, offset)
            return place
        slip = pygame.Rect(area.x, area.y - offset, area.w - look.s(16), 0)
        height = self._place_lines(view, look, place, slip)
        place.scrolled = {item.id for item in view.zones[0].items}
        self._place_rows(view, look, place, area, offset, above=height + look.s(14))
        return place

    def _beside(self, view: View, look: Look) -> bool:
        """Is there room for the slip at the side?"""
        if look.tall or look.width < look.s(1000) * max(1.0, look.text_percent / 125):
            return False
        slip = pygame.Rect(0, 0, look.s(_WIDE), 0)
        free = look.height - header_height(look) - look.s(110)
        return self._place_lines(view, look, Placement(), slip) <= free

    def _place_lines(self, view: View, look: Look, place: Placement, slip: pygame.Rect) -> int:
        """The lines of the slip; returns how high it has to be for them."""
        y = slip.y + _head(look)
        width = slip.w - look.s(44)
        for item in view.zones[0].items:
            lines, step = _lines(look, item, width)
            height = len(lines) * look.line(step) + look.s(6)
            rect = pygame.Rect(slip.x + look.s(22), y, width, height)
            place.slots[item.id] = Slot.of(rect)
            y += height
        return y + look.s(14) - slip.y

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
        viewport = place.viewport
        assert viewport is not None
        if not self._beside(view, look):
            target.set_clip(viewport.inflate(look.s(16), look.s(12)))
        self._slip(target, view, look, place, cursor)
        target.set_clip(None)
        self._paint_rows(target, view, look, place, cursor, offset)
        self._paint_buttons(target, view, look, place, cursor)

    def _slip(
        self, target: pygame.Surface, view: View, look: Look, place: Placement, cursor: Cursor
    ) -> None:
        items = view.zones[0].items
        first, last = (place.slots[item.id].rect for item in (items[0], items[-1]))
        paper = first.union(last).inflate(look.s(44), 0)
        paper.y -= _head(look)
        paper.h = last.bottom + look.s(14) - paper.y
        room.cast(target, paper, look.s(4), 0.3, look.scale, look.theme.plain)
        target.blit(room.paper(paper.size, look.s(4), look.theme.plain), paper)
        size = look.s(84)
        seal = emblems.emblem(_base(view), size)
        target.blit(seal, seal.get_rect(midtop=(paper.centerx, paper.y + look.s(14))))
        for item in items:
            rect = place.slots[item.id].rect
            lines, step = _lines(look, item, rect.w)
            heading = item.role is Role.HEADING
            y = rect.y
            for line in lines:
                look.write(
                    target, line, (rect.centerx, y), step, align="centre", on_paper=True,
                    face="display" if heading else "bold" if item is items[-1] else "text",
                    colour=T.YOU if heading and not look.theme.plain else None,
                )  # fmt: skip
                y += look.line(step)
            if item.id == cursor.focus and cursor.keyboard:
                bar = pygame.Rect(
                    rect.x - look.s(12), rect.y, max(3, look.s(4)), rect.h - look.s(6)
                )
                colour = T.PAPER_INK if look.theme.plain else T.YOU
                pygame.draw.rect(target, colour, bar, border_radius=2)


def _head(look: Look) -> int:
    """How much of the slip its seal takes."""
    return look.s(14 + 84 + 10)


def _base(view: View) -> str:
    return next(
        item.id.split(":")[1]
        for zone in view.zones
        for item in zone.items
        if item.role is Role.GAME
    )


def _lines(look: Look, item: Item, width: int) -> tuple[list[str], str]:
    heading = item.role is Role.HEADING
    step = "heading" if heading else "body"
    face = "display" if heading else "bold"
    return room.wrap(printed(item.name), face, look.pixels(step), width), step
