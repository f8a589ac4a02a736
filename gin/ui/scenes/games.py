"""Choosing a game: the games in rows, and a page about the one looked at beside or among them."""

from __future__ import annotations

import pygame

from gin.present.view import Item, Role, View, Zone, ZoneKind
from gin.present.words.cards import printed
from gin.ui.art import emblems, room
from gin.ui.art import theme as T
from gin.ui.geometry import Placement, Slot
from gin.ui.look import Look
from gin.ui.scenes.base import back_rect, cloth, header, header_height
from gin.ui.scenes.lists import ListPainter
from gin.ui.widgets import Cursor

_PAGE = 430
"""The width of the page beside the rows, in units."""


class GamesPainter(ListPainter):
    """Rows at the left and the page at the right; below its row where there is no room for that."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The rows, the page, and the buttons along the bottom."""
        about = view.zone("about")
        if about is None:
            return super().place(view, look, cursor, offset)
        place = Placement()
        place.slots["button:back"] = Slot.of(back_rect(look))
        buttons = [item for item in view.zones[-1].items if item.id != "button:back"]
        bottom = self._place_buttons(look, buttons, place)
        top = header_height(look)
        area = pygame.Rect(look.s(40), top, look.width - look.s(80), bottom - top - look.s(14))
        if self._beside(look, about, area):
            page = pygame.Rect(area.right - look.s(_PAGE), area.y + look.s(6), look.s(_PAGE), 0)
            self._place_page(look, about, place, page)
            area.w -= look.s(_PAGE + 28)
            self._place_rows(view, look, place, area, offset)
        else:
            self._place_rows(view, look, place, area, offset)
            self._open(view, look, about, place, area)
        return place

    def _beside(self, look: Look, about: Zone, area: pygame.Rect) -> bool:
        """Is there room for the page at the side?"""
        if look.tall or area.w < look.s(900) * max(1.0, look.text_percent / 130):
            return False
        page = pygame.Rect(0, 0, look.s(_PAGE), 0)
        return self._place_page(look, about, Placement(), page) <= area.h

    def _place_page(self, look: Look, about: Zone, place: Placement, page: pygame.Rect) -> int:
        """The lines of the page; returns how high it has to be for them."""
        y = page.y + _head(look)
        width = page.w - look.s(52)
        for number, item in enumerate(about.items):
            lines, step = _lines(look, item, width)
            before = look.s(12) if number and item.role is Role.HEADING else 0
            height = len(lines) * look.line(step) + look.s(5)
            rect = pygame.Rect(page.x + look.s(26), y + before, width, height)
            place.slots[item.id] = Slot.of(rect)
            y += before + height
        return y + look.s(16) - page.y

    def _open(
        self, view: View, look: Look, about: Zone, place: Placement, area: pygame.Rect
    ) -> None:
        """Make room below the row that is looked at, and put the page there."""
        picked = next((item.id for zone in view.zones for item in zone.items if item.selected), "")
        row = place.slots[picked].rect
        page = pygame.Rect(area.x, row.bottom + look.s(10), area.w - look.s(16), 0)
        height = self._place_page(look, about, place, page) + look.s(14)
        for zone in view.zones:
            for item in zone.items:
                if item.id in place.scrolled and place.slots[item.id].rect.y > row.y:
                    moved = place.slots[item.id].rect.move(0, height)
                    place.slots[item.id] = Slot.of(moved)
        place.content += height
        place.scrolled |= {item.id for item in about.items}

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The page and the rows."""
        cloth(target, look)
        header(target, look, view, cursor)
        about = view.zone("about")
        viewport = place.viewport
        if about is not None and viewport is not None:
            if about.items[0].id in place.scrolled:
                target.set_clip(viewport.inflate(look.s(16), look.s(12)))
            self._page(target, view, look, place, about, cursor)
            target.set_clip(None)
        self._paint_rows(target, view, look, place, cursor, offset)
        self._paint_buttons(target, view, look, place, cursor)

    def _page(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        about: Zone,
        cursor: Cursor,
    ) -> None:
        first, last = (place.slots[about.items[end].id].rect for end in (0, -1))
        paper = first.union(last).inflate(look.s(52), 0)
        paper.y -= _head(look)
        paper.h = last.bottom + look.s(16) - paper.y
        room.cast(target, paper, look.s(4), 0.3, look.scale, look.theme.plain)
        target.blit(room.paper(paper.size, look.s(4), look.theme.plain), paper)
        picked = next(
            item.id
            for zone in view.zones
            if zone.kind is ZoneKind.LIST
            for item in zone.items
            if item.selected
        )
        seal = emblems.emblem(picked.split(":")[1], look.s(92))
        target.blit(seal, seal.get_rect(midtop=(paper.centerx, paper.y + look.s(16))))
        for item in about.items:
            rect = place.slots[item.id].rect
            lines, step = _lines(look, item, rect.w)
            heading = item.role is Role.HEADING
            y = rect.y
            for line in lines:
                look.write(
                    target, line, (rect.centerx, y), step, align="centre", on_paper=True,
                    face="display" if heading else "text",
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
    """How much of the page its seal takes."""
    return look.s(16 + 92 + 10)


def _lines(look: Look, item: Item, width: int) -> tuple[list[str], str]:
    heading = item.role is Role.HEADING
    step = ("heading" if item.id.endswith(":0") else "lead") if heading else "body"
    face = "display" if heading else "text"
    return room.wrap(printed(item.name), face, look.pixels(step), width), step
