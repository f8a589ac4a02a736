"""A question over the scene: where it lies, and how it is painted."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from gin.present.view import Dialog, Item, Role, View
from gin.present.words.cards import printed
from gin.ui.animation.motion import CUT_APART, Act
from gin.ui.art import surfaces
from gin.ui.render import card_painter, widgets
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


def place(dialog: Dialog, look: Look, made: Placement) -> pygame.Rect:
    """Put a dialog's items in front of everything else; returns its panel."""
    buttons = [item for item in dialog.zone.items if item.role is Role.BUTTON]
    cards = [item for item in dialog.zone.items if item.role is Role.CARD]
    # With cards in it, it is as wide as to lie over all of the piles.
    wide = look.s(488 if cards else 460)
    width = min(look.width - look.s(40), round(wide * max(1.0, look.text_percent / 130)))
    lines = _lines(dialog, look, width)
    card = look.s(104)
    step = max(look.s(50), look.line("body") + look.s(16)) + look.s(10)
    above = (
        look.s(30)
        + look.line("title")
        + len(lines) * look.line("body")
        + look.s(20)
        + (round(card_height(card)) + _under(look, cards) + look.s(24) if cards else 0)
    )
    most = look.height - look.s(20)
    in_one = above + len(buttons) * step + look.s(16)
    columns = 2 if len(buttons) > 4 or (in_one > most and len(buttons) > 1) else 1
    rows = -(-len(buttons) // columns)
    panel = pygame.Rect(0, 0, width, min(above + rows * step + look.s(16), most))
    panel.center = (look.width // 2, look.height // 2)
    made.behind = dict(made.slots)
    made.slots.clear()
    made.resting.clear()
    made.drops.clear()
    y = panel.y + look.s(30) + look.line("title") + len(lines) * look.line("body") + look.s(20)
    if cards:
        gap = look.s(40)
        left = panel.centerx - (len(cards) * card + (len(cards) - 1) * gap) / 2
        for index, item in enumerate(cards):
            x = left + card / 2 + index * (card + gap)
            made.slots[item.id] = Slot(x, y + card_height(card) / 2, card, card_height(card))
        y += round(card_height(card)) + _under(look, cards) + look.s(24)
    inner = panel.inflate(-look.s(56), 0)
    wide = (inner.w - (columns - 1) * look.s(12)) // columns
    for index, item in enumerate(buttons):
        row, column = divmod(index, columns)
        rect = pygame.Rect(inner.x + column * (wide + look.s(12)), y + row * step, wide, 0)
        rect.h = step - look.s(10)
        made.slots[item.id] = Slot.of(rect)
    return panel


def _under(look: Look, cards: list[Item]) -> int:
    """How much room the words under the cards of a question take."""
    return look.line("label") + look.s(6) if any(item.brief for item in cards) else 0


def _lines(dialog: Dialog, look: Look, width: int) -> list[str]:
    lines: list[str] = []
    for text in dialog.text:
        lines += surfaces.balanced(printed(text), "text", look.pixels("body"), width - look.s(56))
    return lines


def parts(
    view: View, look: Look, cursor: Cursor, age: float, window: pygame.Rect
) -> Iterator[Part]:
    """The dimmed window, the question over it, its buttons, and its cards, turned up one by one.

    `age` is how many seconds ago it was asked, at normal speed.
    """
    dialog = view.dialog
    assert dialog is not None
    made = Placement()
    panel = place(dialog, look, made)
    yield Part.of(window, _dim)
    shown = tuple(_lines(dialog, look, panel.w))
    area = surfaces.shaded(panel, 0.35, look.scale)
    yield Part.of(area, _panel, look, panel, dialog.title, shown)
    mains = {choice.item for choice in view.choices if choice.main}
    for item in dialog.zone.items:
        if item.card is None:
            rect = made.slots[item.id].rect
            yield widgets.button_part(look, rect, item, cursor, main=item.id in mains)
    cards = [(item, item.card) for item in dialog.zone.items if item.card is not None]
    for turned, (item, card) in enumerate(cards):
        slot = made.slots[item.id]
        share = min(1.0, max(0.0, (age - turned * CUT_APART) / Act.LAY.seconds))
        around = slot.rect.inflate(look.s(60), look.s(60))
        yield Part.of(around, _turned_up, look, card.code, slot, share, cursor.rings(item.id))
        if item.brief:
            at = (slot.x, slot.y + slot.height / 2 + look.s(6))
            yield look.written(item.brief, at, "label", align="centre")


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
    if share >= 1:
        card_painter.card(target, look, code, slot, 0.2)
    elif share < 0.5:
        card_painter.back(target, look, slot, 0.2, drawn=slot.width, wide=wide)
    else:
        card_painter.card(target, look, code, slot, 0.2, drawn=slot.width, wide=wide)
    if focused:
        card_painter.ring(target, look, slot)
