"""Cards put on the cloth, turned, with their shadows; and the marks around them."""

from __future__ import annotations

from functools import lru_cache

import pygame

from gin.ui.art import cards, room
from gin.ui.geometry import Slot
from gin.ui.look import Look


@lru_cache(maxsize=256)
def _turned_shadow(
    size: tuple[int, int], radius: int, blur: int, alpha: int, turn: float
) -> pygame.Surface:
    return pygame.transform.rotate(room.shadow(size, radius, blur, alpha), -turn)


def card(target: pygame.Surface, look: Look, code: str, slot: Slot, lift: float = 0.03) -> None:
    """A face-up card in a slot, `lift` (0 lying, 1 in the hand) above the cloth."""
    _put(target, look, cards.face(code, _double(slot), look.deck), slot, lift)


def back(target: pygame.Surface, look: Look, slot: Slot, lift: float = 0.03) -> None:
    """A face-down card in a slot."""
    _put(target, look, cards.back(look.back, _double(slot), look.deck), slot, lift)


def blank(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """The edge of a card of which nothing else shows."""
    w, h = _double(slot), round(slot.height * 2)
    image = room.rounded((w, h), round(w * 0.065), look.deck.paper, 2, look.deck.edge)
    _put(target, look, image, slot, 0.0)


def _double(slot: Slot) -> int:
    return round(slot.width) * 2


def _put(
    target: pygame.Surface, look: Look, image: pygame.Surface, slot: Slot, lift: float
) -> None:
    turn = round(slot.turn * 4) / 4
    if not look.theme.plain:
        size = (round(slot.width), round(slot.height))
        radius = round(size[0] * cards.RADIUS / 100)
        for blur, drop, alpha in (
            (2 + 2 * lift, 1 + 2 * lift, 120),
            (7 + 17 * lift, 4 + 20 * lift, 84),
        ):
            soft = _turned_shadow(size, radius, max(1, round(blur * look.scale)), alpha, turn)
            middle = (slot.x - (2 + 3 * lift) * look.scale, slot.y + drop * look.scale)
            target.blit(soft, soft.get_rect(center=middle))
    picture = room.turned(image, turn)
    target.blit(picture, picture.get_rect(center=(slot.x, slot.y)))


def ring(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """The focus ring around a card."""
    thick = max(3, look.s(4))
    size = (round((slot.width + 2 * thick) * 2), round((slot.height + 2 * thick) * 2))
    focus = look.theme.focus
    image = room.rounded(size, round(slot.width * 0.17), (*focus[:3], 0), thick * 2, focus)
    picture = room.turned(image, round(slot.turn * 4) / 4)
    target.blit(picture, picture.get_rect(center=(slot.x, slot.y)))


def mark_picked(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """A lozenge above a card that is picked for a meld."""
    top = slot.raised(slot.height / 2 + look.s(10))
    room.dot(
        target,
        (top.x, top.y),
        look.s(7),
        look.theme.focus,
        look.theme.panel,
        max(1.5, 1.5 * look.scale),
    )
