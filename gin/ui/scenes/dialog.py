"""A question over the scene: where it lies, and how it is painted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from gin.language.telling import printed
from gin.present.refs import ItemRef
from gin.present.view import Dialog, Role, View
from gin.ui.animation.motion import CUT_APART, Act
from gin.ui.art import surfaces
from gin.ui.render import card_painter, widgets
from gin.ui.render.boxes import Box, Fixed, Grid, Laid, Space
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


@dataclass(frozen=True, slots=True)
class _Question:
    """A dialog that was laid: its panel, its lines, and where its buttons and its cards lie."""

    panel: pygame.Rect
    lines: tuple[str, ...]
    slots: dict[ItemRef, Slot]


@lru_cache(maxsize=2)
def _laid(dialog: Dialog, look: Look) -> _Question:
    """The panel in the middle of the window, as high as what is in it."""
    height = max(look.s(50), look.line("body") + look.s(16))
    items = dialog.zone.items
    buttons = [Fixed(height, ref=item.ref) for item in items if item.role is Role.BUTTON]
    cards = [item for item in items if item.role is Role.CARD]
    # With cards in it, it is as wide as to lie over all of the piles.
    wide = look.s(488 if cards else 460)
    width = min(look.width - look.s(40), round(wide * max(1.0, look.text_percent / 130)))
    inner, most = width - look.s(56), look.height - look.s(20)
    lines: list[str] = []
    for text in dialog.text:
        lines += surfaces.balanced(printed(text), "text", look.pixels("body"), inner)
    card = look.s(104)
    above = look.s(30) + look.line("title") + len(lines) * look.line("body") + look.s(20)
    boxes: list[Box] = [Space(above)]
    if cards:
        under = look.line("label") + look.s(6) if any(item.brief for item in cards) else 0
        boxes.append(Space(round(card_height(card)) + under + look.s(24)))
    lowest = Space(look.s(10) + look.s(16))

    def column(columns: int) -> Laid:
        grid = Grid(buttons, columns, look.s(12), look.s(10))
        return Grid((*boxes, grid, lowest)).lay(look, (0, 0), inner)

    laid = column(2 if len(buttons) > 4 else 1)
    if laid.rect.h > most and len(buttons) > 1:
        laid = column(2)
    panel = pygame.Rect(0, 0, width, min(laid.rect.h, most))
    panel.center = (look.width // 2, look.height // 2)
    left, top = panel.inflate(-look.s(56), 0).topleft
    slots: dict[ItemRef, Slot] = {}
    x = panel.centerx - (len(cards) * card + (len(cards) - 1) * look.s(40)) / 2 + card / 2
    for item in cards:
        y = panel.y + above + card_height(card) / 2
        slots[item.ref] = Slot(x, y, card, card_height(card))
        x += card + look.s(40)
    slots |= {p.ref: Slot.of(p.rect) for p in laid.moved(left, top).pieces if p.ref is not None}
    return _Question(panel, tuple(lines), slots)


def place(dialog: Dialog, look: Look, below: Placement) -> Placement:
    """Where a dialog's items lie in front of everything else, which cannot be taken meanwhile."""
    slots = dict(_laid(dialog, look).slots)
    return replace(below, slots=slots, behind=dict(below.slots), drops={}, resting={})


def parts(
    view: View, look: Look, cursor: Cursor, age: float, window: pygame.Rect
) -> Iterator[Part]:
    """The dimmed window, the question over it, its buttons, and its cards, turned up one by one.

    `age` is how many seconds ago it was asked, at normal speed.
    """
    dialog = view.dialog
    assert dialog is not None
    laid = _laid(dialog, look)
    yield Part.of(window, _dim)
    area = surfaces.shaded(laid.panel, 0.35, look.scale)
    yield Part.of(area, _panel, look, laid.panel, printed(dialog.title), laid.lines)
    for item in dialog.zone.items:
        if item.card is None:
            rect = laid.slots[item.ref].rect
            yield widgets.button_part(look, rect, item, cursor, main=item.ref in view.mains)
    cards = [(item, item.card) for item in dialog.zone.items if item.card is not None]
    for turned, (item, card) in enumerate(cards):
        slot = laid.slots[item.ref]
        share = min(1.0, max(0.0, (age - turned * CUT_APART) / Act.LAY.seconds))
        around = slot.rect.inflate(look.s(60), look.s(60))
        yield Part.of(around, _turned_up, look, card.code, slot, share, cursor.rings(item.ref))
        if item.brief:
            at = (slot.x, slot.y + slot.height / 2 + look.s(6))
            yield look.written(printed(item.brief), at, "label", align="centre")


def _dim(target: pygame.Surface) -> None:
    target.fill((125, 125, 125), special_flags=pygame.BLEND_RGB_MULT)


def _panel(
    target: pygame.Surface, look: Look, panel: pygame.Rect, title: str, shown: tuple[str, ...]
) -> None:
    surfaces.glass(target, panel, look.theme, look.scale, alpha=255)
    y = panel.y + look.s(22)
    look.write(
        target, title, (panel.centerx, y), "title", face="display", align="centre",
        colour=look.theme.brass_light, width=panel.w - look.s(40),
    )  # fmt: skip
    y += look.line("title")
    for line in shown:
        look.write(target, line, (panel.centerx, y), "body", align="centre")
        y += look.line("body")


def lasts(dialog: Dialog | None) -> float:
    """Seconds, at normal speed, until all cards of a question are turned up."""
    if dialog is None:
        return 0.0
    cards = sum(item.card is not None for item in dialog.zone.items)
    return (cards - 1) * CUT_APART + Act.LAY.seconds if cards else 0.0


def _turned_up(
    target: pygame.Surface, look: Look, code: str, slot: Slot, share: float, focused: bool
) -> None:
    """A card that is being turned up: its back first, its face in the end."""
    wide = abs(math.cos(math.pi * share))
    shown, drawn = code if share >= 0.5 else "", slot.width if share < 1 else 0.0
    card_painter.card(target, look, shown, slot, 0.2, drawn=drawn, wide=wide)
    if focused:
        card_painter.ring(target, look, slot)
