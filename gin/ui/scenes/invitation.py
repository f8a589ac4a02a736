"""Sheets that invite the player to play."""

from __future__ import annotations

from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render import card_painter, charts
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox, button, button_height
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look

_CARDS = ("JH", "QH", "KH")
_CARD, _TURN, _LIFT = 118, 8.0, 0.0
"""Width of a card in units, degrees between two cards, and their height above the paper."""


class Invitation(Struct, frozen=True):
    """The sheet with its sentence and optional button; the cards are at the left or above."""

    item: Item
    act: Item | None = None

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        margin, gap = look.s(40), look.s(22)
        fan = fan_rect(look)
        beside = width - fan.w - 3 * margin >= look.s(380) * max(1.0, look.text_percent / 130)
        room = width - 2 * margin - (fan.w + margin if beside else 0)
        step = "heading" if beside else "lead"
        lines = surfaces.balanced(printed(self.item.name), "display", look.pixels(step), room)
        widest = max(look.width_of(line, "display", step) for line in lines)
        text = pygame.Rect(0, 0, widest, len(lines) * look.line(step))
        act, below = _button(look, self.act, room)
        words = text.h + (gap + below.h if act is not None else 0)
        inner = max(fan.h, words) if beside else fan.h + gap + words
        sheet = pygame.Rect(at, (width, max(least, inner + 2 * margin)))
        if beside:
            # Centre cards and text as one group.
            x = sheet.centerx - (fan.w + margin + max(widest, below.w)) // 2
            fan.midleft = (x, sheet.centery)
            text.topleft = (fan.right + margin, sheet.centery - words // 2)
            below.topleft = (text.x, text.bottom + gap)
        else:
            fan.midtop = (sheet.centerx, sheet.centery - inner // 2)
            text.midtop = (sheet.centerx, fan.bottom + gap)
            below.midtop = (sheet.centerx, text.bottom + gap)
        pieces = [PlacedBox(sheet, charts.sheet), *fan_of_cards(look, fan)]
        pieces += _words(look, self.item, lines, step, text, centred=not beside)
        if act is not None:
            pieces.append(PlacedBox(below, button(act, main=True, step="lead"), act.ref))
        return LaidBox(sheet, tuple(pieces))


class Strip(Struct, frozen=True):
    """A low sheet: the sentence at the left and the button at the right, or below."""

    item: Item
    act: Item | None = None

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Lay sentence and button in one line if the sentence stays wide enough to read."""
        margin, gap = look.s(24), look.s(18)
        act, button_at = _button(look, self.act, width - 2 * margin)
        free = width - 2 * margin - gap - button_at.w
        beside = free >= look.s(300) * max(1.0, look.text_percent / 130)
        room = free if beside else width - 2 * margin
        lines = surfaces.balanced(printed(self.item.name), "display", look.pixels("body"), room)
        text = pygame.Rect(0, 0, room, len(lines) * look.line("body"))
        inner = max(text.h, button_at.h) if beside else text.h + gap + button_at.h
        sheet = pygame.Rect(at, (width, max(least, inner + 2 * margin)))
        if beside:
            text.midleft = (sheet.x + margin, sheet.centery)
            button_at.midright = (sheet.right - margin, sheet.centery)
        else:
            text.midtop = (sheet.centerx, sheet.centery - inner // 2)
            button_at.midtop = (sheet.centerx, text.bottom + gap)
        pieces = [PlacedBox(sheet, charts.sheet)]
        pieces += _words(look, self.item, lines, "body", text, centred=not beside)
        if act is not None:
            pieces.append(PlacedBox(button_at, button(act, main=True, step="lead"), act.ref))
        return LaidBox(sheet, tuple(pieces))


def _button(look: Look, act: Item | None, room: int) -> tuple[Item | None, pygame.Rect]:
    """Return the button, if any, and its size; it has its short label if there is little room."""
    if act is None:
        return None, pygame.Rect(0, 0, 0, 0)
    whole = replace(act, brief=NOTHING)
    if look.width_of(printed(whole.name), "bold", "lead") + look.s(64) <= room:
        act = whole
    wish = look.width_of(printed(act.written), "bold", "lead") + look.s(64)
    high = max(button_height(look), look.line("lead") + look.s(22))
    return act, pygame.Rect(0, 0, min(room, wish), high)


def _words(
    look: Look, item: Item, lines: tuple[str, ...], step: str, rect: pygame.Rect, *, centred: bool
) -> list[PlacedBox]:
    said = partial(_sentence, lines, step, centred)
    return [
        PlacedBox(rect, said, item.ref, charts.focus_ring_painter(item.ref, look.s(16), look.s(8)))
    ]


def fan_rect(look: Look) -> pygame.Rect:
    """Return the size of a fan of cards that invites to play."""
    card = look.s(_CARD)
    return pygame.Rect(0, 0, round(card * 2.4), round(card_height(card) * 1.12))


def fan_of_cards(look: Look, area: pygame.Rect) -> list[PlacedBox]:
    """Return a fan of three cards, each a separate piece, so that none takes long to paint."""
    pieces, width = [], look.s(_CARD)
    for place, code in enumerate(_CARDS):
        side = place - (len(_CARDS) - 1) / 2
        x, y = area.centerx + side * width * 0.62, area.centery + side * side * width * 0.06
        slot = Slot(x, y, width, card_height(width), side * _TURN)
        pieces.append(PlacedBox(slot.rect, partial(fanned_card, look, code, slot)))
    return pieces


def fanned_card(look: Look, code: str, slot: Slot, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw a card of a fan on paper in this slot, moved to the middle of a rectangle."""
    moved = Slot(rect.centerx, rect.centery, slot.width, slot.height, slot.turn)
    picture = card_painter.resting_image(look, code, moved, _LIFT)
    card_painter.draw_prints(brush.target, [card_painter.centred(picture, moved)])


def _sentence(
    lines: tuple[str, ...], step: str, centred: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    high = brush.look.line(step)
    x, align = (rect.centerx, "centre") if centred else (rect.x, "left")
    for place, text in enumerate(lines):
        at = (x, rect.y + place * high + high // 2)
        charts.write(brush, text, at, step, face="display", align=align, width=rect.w)
