"""The sheet about the next exercise: its question, and the cards in a fan."""

from __future__ import annotations

from functools import partial

import pygame
from msgspec import Struct

from gin.core.cards import Card
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render import charts
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look
from gin.ui.scenes.invitation import fanned_card

_MARGIN, _CARD, _LEAST_CARD = 22, 104, 44
"""Margin of the sheet, and the usual and least width of a card, in units."""
_STEP, _TURN, _SAG = 0.46, 2.2, 0.5
"""Distance of two cards in widths of a card, degrees between them, and units that a card sags."""


class NextHand(Struct, frozen=True):
    """A sheet with the question and its origin at the top, and the cards in the middle below."""

    item: Item
    hand: tuple[Card, ...]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        margin, item = look.s(_MARGIN), self.item
        room = width - 2 * margin
        lines = surfaces.balanced(printed(item.name), "display", look.pixels("lead"), room)
        head = pygame.Rect(at[0] + margin, at[1] + look.s(16), room, 0)
        head.h = len(lines) * look.line("lead") + look.line("label") + look.s(4)
        across = _STEP * (len(self.hand) - 1) + 1.3
        card = max(look.s(_LEAST_CARD), min(look.s(_CARD), round(room / across)))
        sag = _SAG * look.scale * (len(self.hand) / 2) ** 2
        high = card_height(card) + sag + look.s(56)
        sheet = pygame.Rect(at, (width, max(least, round(head.bottom - at[1] + high))))
        mark = charts.focus_ring_painter(item.ref, look.s(16), look.s(4))
        paint = partial(_paint_head, item, tuple(lines))
        pieces = [PlacedBox(sheet, charts.sheet), PlacedBox(head, paint, item.ref, mark)]
        middle = (head.bottom + sheet.bottom - sag) / 2
        for place, one in enumerate(self.hand):
            side = place - (len(self.hand) - 1) / 2
            x = sheet.centerx + side * card * _STEP
            y = middle + side * side * _SAG * look.scale
            slot = Slot(x, y, card, card_height(card), side * _TURN)
            pieces.append(PlacedBox(slot.rect, partial(fanned_card, look, one.code, slot)))
        return LaidBox(sheet, tuple(pieces))


def _paint_head(item: Item, lines: tuple[str, ...], brush: PaintContext, rect: pygame.Rect) -> None:
    look, y = brush.look, rect.y
    for line in lines:
        middle = rect.x, y + look.line("lead") // 2
        charts.write(brush, line, middle, "lead", face="display", width=rect.w)
        y += look.line("lead")
    middle = rect.x, y + look.line("label") // 2
    quiet = look.theme.paper.quiet
    charts.write(brush, printed(item.note), middle, "label", colour=quiet, width=rect.w)
