"""The card in focus, large and with its name, at the right above the hand."""

from __future__ import annotations

import pygame

from gin.core.message import Text
from gin.language.telling import spoken
from gin.present.refs import ItemRef
from gin.present.view import Item, View
from gin.ui.art import surfaces
from gin.ui.render import card_painter, widgets
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look
from gin.ui.scenes.table_measures import Measures, mirrored

WIDEST = 400
"""Cards are drawn sharply up to this width."""


def enlarged(view: View, focus: ItemRef | None, hover: ItemRef | None) -> Item | None:
    """The item whose card is shown large: the one pointed at, or the focused one, if it has one."""
    for ref in (hover, focus):
        item = view.item(ref) if ref is not None else None
        if item is not None and item.card is not None:
            return item
    return None


def panel(look: Look, view: View, item: Item) -> pygame.Rect:
    """Where the card and its name are shown: above the status, which is never covered."""
    return _laid_out(look, view.status, item)[0]


def magnified(look: Look, view: View, item: Item) -> Part:
    """The panel with the card."""
    area = surfaces.shaded(panel(look, view, item), 0.35, look.scale)
    return Part.of(area, _paint, look, view.status, item)


def _paint(target: pygame.Surface, look: Look, status: Text, item: Item) -> None:
    rect, width, lines = _laid_out(look, status, item)
    assert item.card is not None
    surfaces.glass(target, rect, look.theme, look.scale, alpha=255 if look.theme.plain else 246)
    high = card_height(width)
    slot = Slot(rect.centerx, rect.y + look.s(16) + high / 2, width, high)
    card_painter.card(target, look, item.card.code, slot, 0.1)
    y = rect.bottom - look.s(8) - len(lines) * look.line("lead")
    for line in lines:
        look.write(target, line, (rect.centerx, y), "lead", face="bold", align="centre")
        y += look.line("lead")


def _laid_out(look: Look, said: Text, item: Item) -> tuple[pygame.Rect, int, tuple[str, ...]]:
    """The panel, the card's width, and the name in lines."""
    sizes, top = Measures.of(look), look.s(16)
    status = widgets.pill_height(look, said, look.width - look.s(80))
    bottom = sizes.hand_top - sizes.gap - status - look.s(10)
    if look.tall:
        # The piles are right below, where a wide window has the score pad.
        bottom = min(bottom, round(sizes.pile_y - card_height(sizes.pile) / 2) - look.s(10))
    name = spoken(item.name)
    name = f"{name[:1].upper()}{name[1:]}"
    most = round(look.width * (0.5 if look.tall else 0.34))
    lines = surfaces.wrap(name, "bold", look.pixels("lead"), most)
    free = bottom - top - look.s(16 + 12 + 8) - len(lines) * look.line("lead")
    width = min(WIDEST, most, round(free / 1.4))
    text = max(look.width_of(line, "bold", "lead") for line in lines)
    rect = pygame.Rect(0, top, max(width, text) + look.s(32), 0)
    rect.h = round(card_height(width)) + len(lines) * look.line("lead") + look.s(16 + 12 + 8)
    rect.right = look.width - look.s(12)
    return mirrored(look, rect), width, lines
