"""The menu: the name of the house, a few large buttons, a hand of cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gin.present.view import Item, View
from gin.present.words.cards import printed
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.render import card_painter, widgets
from gin.ui.render.boxes import FADE_BELOW, scrolling
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import Still, cloth

_SHOWN = ("AS", "KD", "JS", "KC", "QH")
_GAP = 9
"""Between two buttons, in units."""
_LAID_APART = 0.05
"""Seconds between two of these cards, which come once the menu is there."""


class MenuPainter(Still):
    """The first scene."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Large buttons one below the other, small ones two in a row; what makes it easier to see
        and hear along the foot of the window, or below them where there is no room for that."""
        del cursor
        place = Placement()
        main, small, ease = (zone.items for zone in view.zones)
        width = self._button_width(look)
        left = (look.width - width) // 2 if self._alone(look) else look.s(104)
        apart = self._apart(view, look)
        top = self._top(view, look) + self._title_height(look)
        foot = look.s(64) + self._low(look) if apart else look.s(24 + FADE_BELOW)
        viewport = pygame.Rect(left - look.s(12), top, width + look.s(28), look.height - top - foot)
        high, low, gap = self._high(look), self._low(look), look.s(_GAP)
        rest = self._rows(main, small if apart else (*small, *ease), look)
        y = viewport.y + min(look.s(18), max(0, viewport.h - rest) // 2) - offset
        start = y
        for item in main:
            place.slots[item.id] = Slot.of(pygame.Rect(left, y, width, high))
            y += high + gap
        for items in (small,) if apart else (small, ease):
            half = (width - gap) // 2
            # Where their number is odd, the first is as wide as two.
            odd = len(items) % 2
            for index, item in enumerate(items):
                column = (index + odd) % 2
                rect = pygame.Rect(left + column * (half + gap), y, half, low)
                if odd and index == 0:
                    rect.x, rect.w = left, width
                place.slots[item.id] = Slot.of(rect)
                if column == 1:
                    y += low + gap
        place.content = y - start + look.s(10)
        place.viewport = viewport
        place.scrolled = set(place.slots)
        if apart:
            widths = self._widths(ease, look)
            x, y = left, look.height - look.s(48) - low
            if look.tall:
                x = (look.width - sum(widths) - gap * (len(ease) - 1)) // 2
            for item, wide in zip(ease, widths, strict=True):
                place.slots[item.id] = Slot.of(pygame.Rect(x, y, wide, low))
                x += wide + gap
        return place

    def _high(self, look: Look) -> int:
        """The height of a large button."""
        return max(look.s(66), look.line("heading") + look.line("label") + look.s(8))

    def _low(self, look: Look) -> int:
        """The height of a small one."""
        return max(look.s(42), look.line("body") + look.s(12))

    def _rows(self, main: Sequence[Item], small: Sequence[Item], look: Look) -> int:
        """How high so many buttons are, the small ones two in a row."""
        gap = look.s(_GAP)
        lines = -(-len(small) // 2)
        return len(main) * (self._high(look) + gap) + lines * (self._low(look) + gap)

    def _widths(self, ease: Sequence[Item], look: Look) -> list[int]:
        return [look.width_of(item.written, "bold", "label") + look.s(36) for item in ease]

    def _apart(self, view: View, look: Look) -> bool:
        """Do the last buttons stand along the foot, with all others above them?"""
        main, small, ease = (zone.items for zone in view.zones)
        if self._alone(look) and not look.tall:
            return False
        wide = look.s(104) + sum(self._widths(ease, look)) + len(ease) * look.s(_GAP)
        if not look.tall:
            wide += look.width_of(view.status, "text", "label") + look.s(52 + 40)
        free = look.height - self._title_height(look) - look.s(64 + 12) - self._low(look)
        return wide <= look.width and self._rows(main, small, look) <= free

    def _top(self, view: View, look: Look) -> int:
        """How far the name of the house is moved down where there is much room below."""
        if not self._apart(view, look):
            return 0
        main, small, _ = (zone.items for zone in view.zones)
        taken = self._title_height(look) + self._rows(main, small, look)
        return min(look.s(48), max(0, look.height - taken - look.s(64 + 36) - self._low(look)) // 2)

    def _alone(self, look: Look) -> bool:
        """Is there no room for the cards beside the buttons?"""
        return look.tall or self._card_width(look) < look.s(120)

    def _button_width(self, look: Look) -> int:
        # In a small window lettering is larger against all else than in the design.
        least = T.size_of("label", look.scale) / (T.TYPE["label"] * look.scale)
        wide = round(look.s(362) * max(1.0, look.text_percent / 115, least / 1.05))
        return min(wide, look.width - look.s(80))

    def _space(self, look: Look) -> int:
        """What is left for the cards at the right of the buttons."""
        return look.width - look.s(104) - self._button_width(look) - look.s(56 + 44)

    def _card_width(self, look: Look) -> float:
        """How wide a card is beside the buttons."""
        return self._fitting(look, self._space(look))

    def _fitting(self, look: Look, space: float) -> float:
        """The cards are as large as lets the whole fan lie in that space."""
        return min(look.s(196), space / (1.35 + 0.55 * (len(_SHOWN) - 1)))

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
        room_for = look.width - (look.s(30) if look.tall else x) - look.s(30)
        at, side = (look.width // 2, "centre") if look.tall else (x, "left")
        top = self._top(view, look) + look.s(40)
        named = look.write(
            target, view.title, (at, top), "banner", face="display", align=side,
            colour=theme.brass_light, width=room_for,
        )  # fmt: skip
        if not theme.plain:
            title, size = _fit(look, view.title, "display", "banner", room_for)
            target.blit(surfaces.burnished(title, "display", size, theme), named)
        y = top + round(look.pixels("banner") * 1.25)
        at += 0 if look.tall else look.s(3)
        look.write(
            target, view.subtitle, (at, y), "lead", face="italic", align=side, width=room_for
        )
        if not theme.plain and self._apart(view, look):
            half = self._button_width(look) / 2
            rule = (x + half, y + look.line("lead") + look.s(20))
            surfaces.diamond_rule(target, rule, half, theme.brass, look.scale)
        mains = {choice.item for choice in view.choices if choice.main}
        apart = self._apart(view, look)
        with scrolling(target, look, viewport, place.content, offset, look.s(6)):
            for item in view.zones[0].items:
                rect = place.slots[item.id].rect
                self._large(target, look, rect, item, cursor, main=item.id in mains)
            for zone in view.zones[1 : 2 if apart else 3]:
                for item in zone.items:
                    widgets.button(target, look, place.slots[item.id].rect, item, cursor)
        for item in view.zones[2].items if apart else ():
            widgets.button(target, look, place.slots[item.id].rect, item, cursor, step="label")
        widgets.scroll_bar(target, look, viewport, place.content, offset)
        if view.status and not self._alone(look):
            foot = (look.width - look.s(52), look.height - look.s(48) - self._low(look) // 2)
            look.write(
                target, view.status, foot, "label", colour=theme.quiet, align="right", middle=True
            )

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[Part, ...]:
        """The fan of cards, laid down one by one."""
        del cursor
        count = min(len(_SHOWN), int(min(age, 9.0) / _LAID_APART))
        if not self._alone(look):
            beside = look.width - look.s(56) - self._space(look) / 2
            return self._cards(look, count, (beside, look.height * 0.5), self._space(look))
        if not (look.tall and self._apart(view, look)):
            return ()
        # In a tall window they lie below, where there is room for them.
        ends = [place.slots[zone.items[-1].id].rect for zone in view.zones[1:]]
        free = ends[1].top - ends[0].bottom - look.s(44)
        # The fan is about twice as wide as it is high, and hangs down a little at its ends.
        space = min(look.width - look.s(120), free * 2)
        if space < look.s(400):
            return ()
        middle = (ends[0].bottom + ends[1].top) / 2 - self._fitting(look, space) * 0.15
        return self._cards(look, count, (look.width / 2, middle), space)

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
            surfaces.cast(target, rect, radius, 0.12, look.scale, theme.plain)
        if main:
            target.blit(surfaces.brass_plate(box.size, radius, theme, state), box)
            ink, quiet = theme.on_brass, theme.on_brass
        else:
            light = {"hover": 0.2, "pressed": 0.0}.get(state, 0.08)
            fill = (*mix(theme.panel, theme.brass_light, light)[:3], 255 if theme.plain else 226)
            edge = max(2 if theme.plain else 1, look.s(1.5))
            target.blit(surfaces.rounded(box.size, radius, fill, edge, theme.brass), box)
            ink, quiet = theme.text, theme.quiet
        on_dark = not main and not look.light
        width = box.w - look.s(70)
        name, size = _fit(look, item.name, "display", "heading", width)
        note, small = _fit(look, printed(item.note), "text", "label", width)
        y = box.centery - (look.line("heading") + look.line("label")) // 2
        surfaces.write(target, name, (box.x + look.s(22), y), "display", size, ink, on_dark=on_dark)
        y += look.line("heading")
        surfaces.write(
            target, note, (box.x + look.s(22), y - look.s(2)), "text", small, quiet, on_dark=on_dark
        )
        k, cx, cy = look.scale, box.right - look.s(28), box.centery
        arrow = [(cx - 4 * k, cy - 7 * k), (cx + 4 * k, cy), (cx - 4 * k, cy + 7 * k)]
        surfaces.curve(target, arrow, 2.4 * k, ink)
        if item.id == cursor.focus and cursor.keyboard:
            surfaces.focus_ring(target, rect, radius, theme, look.scale)

    def _cards(
        self, look: Look, count: int, centre: tuple[float, float], space: float
    ) -> tuple[Part, ...]:
        """A few of the house's cards, fanned around a point."""
        width = self._fitting(look, space)
        step = min((space - width * 1.35) / (len(_SHOWN) - 1), width * 0.62)
        found = []
        for index, code in enumerate(_SHOWN[:count]):
            t = index - (len(_SHOWN) - 1) / 2
            x, y = centre[0] + t * step, centre[1] + t * t * width * 0.05
            slot = Slot(x, y, width, card_height(width), t * 7.5)
            found.append(
                card_painter.part_of(
                    card_painter.centred(card_painter.lying(look, code, slot, 0.5), slot)
                )
            )
        return tuple(found)


def _fit(look: Look, text: str, face: str, step: str, width: int) -> tuple[str, int]:
    return fitted(text, face, look.pixels(step), width)
