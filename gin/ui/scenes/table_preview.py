"""A preview of the table for the settings: cloth, piles, a hand with its melds, and text."""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.interface.controls import SettingsPreview
from gin.language.translation import printed
from gin.ui.art import cloth
from gin.ui.art.vector import mix
from gin.ui.render import card_painter, widgets
from gin.ui.render.boxes import PaintContext
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Slot, card_height, fan
from gin.ui.render.style import Look

_CARD = 84
"""Width of a card at the usual size, in units."""


class TablePreview(Struct, frozen=True):
    """A preview of the table that fits any rectangle."""

    shown: SettingsPreview

    def paint(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, seen = brush.look, rect.clip(brush.target.get_rect())
        if not seen:
            return
        on = brush.target.subsurface(seen)
        if on.get_size() != rect.size:
            on = pygame.Surface(rect.size)
            self._table(on, look, self.shown)
            brush.target.blit(on, rect)
        else:
            on.set_clip(brush.target.get_clip().move(-rect.x, -rect.y))
            self._table(on, look, self.shown)
        self._frame(brush.target, look, rect)

    def _frame(self, target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        theme, thick = look.theme, max(2, look.s(2))
        edge = theme.text if theme.plain else mix(theme.brass, theme.brass_dark, 0.3)
        pygame.draw.rect(target, edge, rect, thick)
        if not theme.plain:
            dark = mix(theme.dark, (0, 0, 0), 0.3)
            pygame.draw.rect(target, dark, rect.inflate(2 * thick, 2 * thick), max(1, thick // 2))

    def height(self, look: Look, width: int) -> int:
        cards = 2 * card_height(self._card(look, width))
        return round(cards) + self._status(look, width).rect.h + self._foot(look) + look.s(50)

    def _card(self, look: Look, width: int) -> float:
        return min(look.s(_CARD) * look.card_percent / 100, width / 4.6)

    def _foot(self, look: Look) -> int:
        return 2 * look.line("label") + look.s(36)

    def _status(self, look: Look, width: int) -> FramePart:
        return widgets.pill(
            look, self.shown.status, (width // 2, look.s(14)), width - look.s(28), step="body",
            anchor="top",
        )  # fmt: skip

    def _table(self, on: pygame.Surface, look: Look, shown: SettingsPreview) -> None:
        wide, high = on.get_size()
        cloth.lay(on, look.theme, (0.5, 0.4))
        status, foot = self._status(look, wide), self._foot(look)
        # Piles and hand are as large as the height allows.
        most = (high - status.rect.bottom - foot - look.s(34)) / (2 * card_height(1.0))
        width = min(self._card(look, wide), most)
        self._piles(on, look, width, (status.rect.bottom + look.s(12), wide))
        top = high - foot - card_height(width) - look.s(4)
        slots = fan(len(shown.cards), width, wide / 2, top, wide - look.s(32))
        for card, slot in zip(shown.cards, slots, strict=True):
            card_painter.card(on, look, card.code, slot, 0.1)
        everything = on.get_rect()
        self._marks(on, look, slots, everything)
        status.put(on, everything)

    def _piles(self, on: pygame.Surface, look: Look, width: float, place: tuple[int, int]) -> None:
        top, wide = place
        middle, apart = top + card_height(width) / 2, width * 0.62
        way = 1 if look.mirrored else -1
        for code, side in (("", way), ("8S", -way)):
            slot = Slot(wide / 2 + side * apart, middle, width, card_height(width))
            card_painter.card(on, look, code, slot)

    def _marks(
        self, on: pygame.Surface, look: Look, slots: list[Slot], everything: pygame.Rect
    ) -> None:
        y = max(slot.y + slot.height / 2 for slot in slots) + look.s(10)
        theme = look.theme
        for first, last, label in self.shown.melds:
            left = slots[first].x - slots[first].width / 2 + look.s(3)
            following = slots[last + 1] if last + 1 < len(slots) else None
            right = slots[last].x + slots[last].width / 2 - look.s(3)
            if following is not None:
                right = following.x - following.width / 2 - look.s(6)
            ends = [(left, y - look.s(6)), (left, y), (right, y), (right, y - look.s(6))]
            metal = theme.text if theme.plain else theme.brass
            widgets.curve(ends, max(1.4, 1.8 * look.scale), metal).put(on, everything)
            # Two labels next to each other keep a word's space apart.
            text, room = printed(label), round(right - left) - look.pixels("label") // 4
            if look.least_width_of(text, "text", "label") <= room:
                look.written(
                    text, ((left + right) / 2, y + look.s(4)), "label", colour=theme.quiet,
                    align="centre", width=room,
                ).put(on, everything)  # fmt: skip
        if self.shown.deadwood:
            low = on.get_height() - look.line("label") // 2 - look.s(9)
            at = (on.get_width() // 2, low)
            widgets.chip(look, self.shown.deadwood, at).put(on, everything)
