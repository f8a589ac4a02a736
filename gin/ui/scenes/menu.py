"""The menu: the name of the house, a few large buttons, a hand of cards."""

from __future__ import annotations

import pygame

from gin.present.view import Item, View
from gin.present.words.cards import printed
from gin.ui import brush, widgets
from gin.ui.art import room
from gin.ui.art.vector import mix
from gin.ui.geometry import Placement, Slot, card_height
from gin.ui.look import Look, fitted
from gin.ui.picture import Part
from gin.ui.scenes.base import Still, cloth
from gin.ui.widgets import Cursor

_SHOWN = ("AS", "KD", "JS", "KC", "QH")
_LAID_APART = 0.05
"""Seconds between two of these cards, which come once the menu is there."""


class MenuPainter(Still):
    """The first scene."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Large buttons one below the other, small ones two in a row."""
        del cursor
        place = Placement()
        main, small, ease = (zone.items for zone in view.zones)
        width = self._button_width(look)
        left = (look.width - width) // 2 if self._alone(look) else look.s(104)
        high = max(look.s(66), look.line("heading") + look.line("label") + look.s(8))
        low = max(look.s(42), look.line("body") + look.s(12))
        gap = look.s(9)
        rows = -(-len(small) // 2) - (-len(ease) // 2)
        rest = len(main) * (high + gap) + rows * (low + gap)
        top = self._title_height(look)
        viewport = pygame.Rect(
            left - look.s(12), top, width + look.s(28), look.height - top - look.s(30)
        )
        spare = max(0, viewport.h - rest)
        y = viewport.y + min(look.s(18), spare // 2) - offset
        start = y
        for item in main:
            place.slots[item.id] = Slot.of(pygame.Rect(left, y, width, high))
            y += high + gap
        for items in (small, ease):
            half = (width - gap) // 2
            for index, item in enumerate(items):
                column, last = index % 2, index == len(items) - 1
                rect = pygame.Rect(left + column * (half + gap), y, half, low)
                if last and column == 0:
                    rect.w = width
                place.slots[item.id] = Slot.of(rect)
                if column == 1 or last:
                    y += low + gap
        place.content = y - start + look.s(10)
        place.viewport = viewport
        return place

    def _alone(self, look: Look) -> bool:
        """Is there no room for the cards beside the buttons?"""
        return look.tall or self._card_width(look) < look.s(120)

    def _button_width(self, look: Look) -> int:
        wide = round(look.s(362) * max(1.0, look.text_percent / 115))
        return min(wide, look.width - look.s(80))

    def _space(self, look: Look) -> int:
        """What is left for the cards at the right of the buttons."""
        return look.width - look.s(104) - self._button_width(look) - look.s(56 + 44)

    def _card_width(self, look: Look) -> float:
        """The cards are as large as lets the whole fan lie in that space."""
        return min(look.s(196), self._space(look) / (1.35 + 0.55 * (len(_SHOWN) - 1)))

    def _title_height(self, look: Look) -> int:
        return look.s(40) + round(look.pixels("banner") * 1.25) + look.line("lead") + look.s(30)

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The scene."""
        cloth(target, look, (0.62, 0.5))
        viewport = place.viewport
        assert viewport is not None
        x = viewport.x + look.s(12)
        theme = look.theme
        room_for = look.width - x - look.s(30)
        look.write(
            target, view.title, (x, look.s(40)), "banner", face="display",
            colour=theme.brass_light, width=room_for,
        )  # fmt: skip
        y = look.s(40) + round(look.pixels("banner") * 1.25)
        look.write(target, view.subtitle, (x + look.s(3), y), "lead", face="italic", width=room_for)
        target.set_clip(viewport.inflate(look.s(12), look.s(12)))
        mains = {choice.item for choice in view.choices if choice.main}
        for item in view.zones[0].items:
            rect = place.slots[item.id].rect
            self._large(target, look, rect, item, cursor, main=item.id in mains)
        for zone in view.zones[1:]:
            for item in zone.items:
                widgets.button(target, look, place.slots[item.id].rect, item, cursor)
        target.set_clip(None)
        widgets.scroll_bar(target, look, viewport, place.content, offset)
        if view.status and not self._alone(look):
            at = (look.width - look.s(52), look.height - look.s(36) - look.line("label"))
            look.write(target, view.status, at, "label", colour=theme.quiet, align="right")

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[Part, ...]:
        """The fan of cards, laid down one by one."""
        del view, place, cursor
        if self._alone(look):
            return ()
        return self._cards(look, min(len(_SHOWN), int(min(age, 9.0) / _LAID_APART)))

    def lasts(self, view: View) -> float:
        """Until the last card lies there."""
        del view
        return _LAID_APART * len(_SHOWN)

    def _large(
        self,
        target: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        item: Item,
        cursor: Cursor,
        *,
        main: bool,
    ) -> None:
        theme = look.theme
        state = cursor.state(item.id)
        radius = look.s(10)
        box = rect.move(0, look.s(1)) if state == "pressed" else rect
        if state != "pressed":
            room.cast(target, rect, radius, 0.12, look.scale, theme.plain)
        if main:
            target.blit(room.brass_plate(box.size, radius, theme, state), box)
            ink, quiet = theme.on_brass, theme.on_brass
        else:
            light = {"hover": 0.2, "pressed": 0.0}.get(state, 0.08)
            fill = (*mix(theme.panel, theme.brass_light, light)[:3], 255 if theme.plain else 226)
            edge = max(2 if theme.plain else 1, look.s(1.5))
            target.blit(room.rounded(box.size, radius, fill, edge, theme.brass), box)
            ink, quiet = theme.text, theme.quiet
        on_dark = not main and not look.light
        width = box.w - look.s(70)
        name, size = _fit(look, item.name, "display", "heading", width)
        note, small = _fit(look, printed(item.note), "text", "label", width)
        y = box.centery - (look.line("heading") + look.line("label")) // 2
        room.write(target, name, (box.x + look.s(22), y), "display", size, ink, on_dark=on_dark)
        y += look.line("heading")
        room.write(
            target, note, (box.x + look.s(22), y - look.s(2)), "text", small, quiet, on_dark=on_dark
        )
        k, cx, cy = look.scale, box.right - look.s(28), box.centery
        arrow = [(cx - 4 * k, cy - 7 * k), (cx + 4 * k, cy), (cx - 4 * k, cy + 7 * k)]
        room.curve(target, arrow, 2.4 * k, ink)
        if item.id == cursor.focus and cursor.keyboard:
            room.focus_ring(target, rect, radius, theme, look.scale)

    def _cards(self, look: Look, count: int) -> tuple[Part, ...]:
        """A few of the house's cards, fanned beside the buttons."""
        width = self._card_width(look)
        centre = look.width - look.s(56) - self._space(look) / 2
        step = min((self._space(look) - width * 1.35) / (len(_SHOWN) - 1), width * 0.62)
        found = []
        for index, code in enumerate(_SHOWN[:count]):
            t = index - (len(_SHOWN) - 1) / 2
            x, y = centre + t * step, look.height * 0.5 + t * t * width * 0.05
            slot = Slot(x, y, width, card_height(width), t * 7.5)
            found.append(brush.part_of(brush.centred(brush.lying(look, code, slot, 0.5), slot)))
        return tuple(found)


def _fit(look: Look, text: str, face: str, step: str, width: int) -> tuple[str, int]:
    return fitted(text, face, look.pixels(step), width)
