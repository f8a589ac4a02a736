"""The focused or hovered card, enlarged and named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from msgspec import Struct

from gin.interface.refs import HAND, BackRef, ItemRef
from gin.interface.view import ButtonSpot, Item, View, ZoneKind
from gin.language.translation import spoken
from gin.ui.art import surfaces
from gin.ui.render import card_painter, widgets
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look, in_lines
from gin.ui.scenes import players, table
from gin.ui.scenes.table_layout import back_slots, pad_rect
from gin.ui.scenes.table_measures import FRAME, Measures, prompt_width

TIMES = (1.8, 1.5, 1.25)
"""Sizes relative to the cards of the hand, in order of preference."""
_EDGE, _AROUND, _STEP = 8, 10, 8
"""Units from window edge to panel, from panel to card, and between candidate places.

The panel stays within the table's frame if there is room.
"""
_LINE = 1.36
_ENOUGH = 0.55
"""Share of panel and card to show; with less, the panel may shrink or cover the menu button."""
_HIDDEN = 0.2
"""Share of the panel's height that must be gained to cover the opponent's cards or face."""


class Enlarged(Struct, frozen=True):
    """The panel, the card's width, and the name's lines with their font size.

    If the panel is too low for the card, only the card's upper part is visible.
    """

    panel: pygame.Rect
    width: int
    lines: tuple[str, ...]
    pixels: int

    @property
    def seen(self) -> int:
        high = self.panel.h - round(len(self.lines) * self.pixels * _LINE)
        return max(0, min(round(card_height(self.width)), high))

    @property
    def share(self) -> float:
        """Visible share of the card's height, from 0 to 1."""
        return self.seen / card_height(self.width)


def enlarged_item(view: View, focus: ItemRef | None, hover: ItemRef | None) -> Item | None:
    """Return the item whose card is enlarged: the hovered one, else the focused one, or None."""
    for ref in (hover, focus):
        item = view.item(ref) if ref is not None else None
        if item is not None and item.card is not None:
            return item
    return None


def panel(look: Look, view: View, place: Placement, item: Item) -> Enlarged:
    """Return the largest panel that shows enough of a card, else the one that shows most of it."""
    best = None
    to_avoid = (
        [*_areas_to_avoid(look, view, place)],
        [*_areas_to_avoid(look, view, place, corner=False)],
    )
    for times in TIMES:
        found = _of_size(look, view, to_avoid, item, times)
        if found.share >= _ENOUGH:
            return found
        if best is None or found.share > best.share:
            best = found
    assert best is not None
    return best


def _of_size(
    look: Look,
    view: View,
    to_avoid: tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]],
    item: Item,
    times: float,
) -> Enlarged:
    """Return the panel for a card `times` as large as those of the hand.

    `to_avoid` are the areas that it must not cover, with and without the menu button.
    """
    width = round(Measures.of(look).card * times)
    name = spoken(item.name)
    name = f"{name[:1].upper()}{name[1:]}"
    lines, pixels = in_lines(name, "bold", look.pixels("lead"), width, 2)
    if len(surfaces.balanced(name, "bold", pixels, width)) > 1:
        lines, pixels = in_lines(name, "bold", pixels, width, 1)
    words = round(len(lines) * pixels * _LINE)
    size = width + look.s(2 * _AROUND), round(card_height(width)) + words + look.s(2 * _AROUND)
    found = pygame.Rect(0, 0, 0, 0)
    # A player who studies a card is not about to open the menu, so the panel may cover its button.
    for edge, free_of in ((FRAME + 4, 0), (FRAME + 4, 1), (_EDGE, 0), (_EDGE, 1)):
        if found.h < size[1] * _ENOUGH:
            rect = _place(look, view, to_avoid[free_of], size, look.s(edge))
            found = max(found, rect, key=lambda one: one.h)
    return Enlarged(found, width, lines, pixels)


def _place(
    look: Look, view: View, to_avoid: Sequence[pygame.Rect], size: tuple[int, int], edge: int
) -> pygame.Rect:
    """Return a place for a panel, as high as possible and clear of `to_avoid`.

    It is at least `edge` pixels from the window's edges. It covers the opponent's cards or face
    only to gain much height.
    """
    (wide, full), bottom = size, _bottom(look, view)
    unwanted = (_backs(look), players.seat_rect(look))
    best, found = 0.0, pygame.Rect(0, 0, wide, 0)
    places = range(edge, max(look.width - wide - edge, edge) + 1, max(1, look.s(_STEP)))
    for x in places if look.mirrored else reversed(places):
        for top, foot in _free(to_avoid, x, x + wide, edge, bottom):
            rect = pygame.Rect(x, top, wide, min(foot - top, full))
            hidden = sum(bool(rect.colliderect(one)) for one in unwanted)
            worth = rect.h - _HIDDEN * full * hidden
            if worth > best:
                best, found = worth, rect
    return found


def _areas_to_avoid(
    look: Look, view: View, place: Placement, *, corner: bool = True
) -> Iterator[pygame.Rect]:
    """Yield the areas that the panel must not cover; `corner` includes the menu button."""
    if view.table is not None:
        yield pad_rect(look, len(view.table.pad))
        yield from table.title_and_hint_areas(look, view, place)
        yield from (
            rect.inflate(look.s(8), look.s(4)) for rect in table.caption_areas(look, view, place)
        )
    below = look.s(16) + look.line("label")
    for zone in view.zones:
        if zone.ref == HAND:
            continue
        cards = zone.kind in (ZoneKind.PILE, ZoneKind.PLACE, ZoneKind.MELD)
        for item in zone.items:
            slot = place.slots.get(item.ref)
            if item.spot is ButtonSpot.CORNER and not corner:
                continue
            if slot is not None and not isinstance(item.ref, BackRef):
                rect = slot.rect.inflate(look.s(8), look.s(8))
                rect.h += below if cards and not Measures.of(look).inside else 0
                yield rect


def _backs(look: Look) -> pygame.Rect:
    slots = back_slots(look, 10)
    return slots[0].rect.unionall([slot.rect for slot in slots])


def _bottom(look: Look, view: View) -> int:
    """Return the greatest y that the panel may reach: the top of the status line above the hand."""
    sizes = Measures.of(look)
    status = widgets.pill_height(look, view.status, prompt_width(look))
    return sizes.hand_top - sizes.gap - status - look.s(6)


def _free(
    to_avoid: Sequence[pygame.Rect], left: int, right: int, top: int, bottom: int
) -> Iterator[tuple[int, int]]:
    """Yield the free stretches of a column as (top, bottom)."""
    column = pygame.Rect(left, top, right - left, max(1, bottom - top))
    for rect in sorted((r for r in to_avoid if r.colliderect(column)), key=lambda r: r.top):
        if rect.top > top:
            yield top, rect.top
        top = max(top, rect.bottom)
    if bottom > top:
        yield top, bottom


def magnified(look: Look, view: View, place: Placement, item: Item) -> FramePart:
    """Return the panel with the enlarged card."""
    shown = panel(look, view, place, item)
    area = surfaces.shadow_area(shown.panel, 0.35, look.scale)
    assert item.card is not None
    return FramePart.of(area, _paint, look, shown, item.card.code)


def _paint(target: pygame.Surface, look: Look, shown: Enlarged, code: str) -> None:
    rect, line = shown.panel, round(shown.pixels * _LINE)
    surfaces.glass(target, rect, look.theme, look.scale, alpha=255 if look.theme.plain else 246)
    high, top = card_height(shown.width), rect.y + look.s(_AROUND)
    y = rect.bottom - look.s(4) - len(shown.lines) * line
    slot = Slot(rect.centerx, top + high / 2, shown.width, high)
    clip = target.get_clip()
    target.set_clip(pygame.Rect(rect.x, rect.y, rect.w, max(0, y - look.s(2) - rect.y)).clip(clip))
    card_painter.card(target, look, code, slot, 0.1)
    target.set_clip(clip)
    for text in shown.lines:
        look.write(
            target,
            text,
            (rect.centerx, y),
            "lead",
            face="bold",
            align="centre",
            pixels=shown.pixels,
        )
        y += line
