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


def card(
    target: pygame.Surface,
    look: Look,
    code: str,
    slot: Slot,
    lift: float = 0.03,
    *,
    drawn: float = 0.0,
    wide: float = 1.0,
) -> None:
    """A face-up card in a slot, `lift` (0 lying, 1 in the hand) above the cloth.

    `drawn` is given for a card on its way: the width it is drawn at, to be scaled from there
    quickly, since nobody sees its edges. `wide` below 1 is a card that is being turned over.
    """
    _put(target, look, cards.face(code, _double(slot, drawn), look.deck), slot, lift, drawn, wide)


def back(
    target: pygame.Surface,
    look: Look,
    slot: Slot,
    lift: float = 0.03,
    *,
    drawn: float = 0.0,
    wide: float = 1.0,
) -> None:
    """A face-down card in a slot."""
    image = cards.back(look.back, _double(slot, drawn), look.deck)
    _put(target, look, image, slot, lift, drawn, wide)


def blank(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """The edge of a card of which nothing else shows."""
    w, h = round(slot.width) * 2, round(slot.height * 2)
    image = room.rounded((w, h), round(w * 0.065), look.deck.paper, 2, look.deck.edge)
    _put(target, look, image, slot, 0.0)


def _double(slot: Slot, drawn: float) -> int:
    """Twice the width at which a card is drawn: turning it then keeps its print smooth."""
    return round(drawn or slot.width) * 2


def _put(
    target: pygame.Surface,
    look: Look,
    image: pygame.Surface,
    slot: Slot,
    lift: float,
    drawn: float = 0.0,
    wide: float = 1.0,
) -> None:
    if drawn:
        if not look.theme.plain and wide > 0.7:
            width = round(drawn)
            size = (width, round(width * cards.ASPECT))
            _cast(target, look, slot, size, lift, round(slot.turn / 4) * 4.0, (_AMBIENT,))
        picture = _quickly(image, slot, wide)
    else:
        turn = round(slot.turn * 4) / 4
        if not look.theme.plain:
            size = (round(slot.width), round(slot.height))
            _cast(target, look, slot, size, lift, turn, (_CONTACT, _AMBIENT))
        picture = room.turned(image, turn)
    target.blit(picture, picture.get_rect(center=(slot.x, slot.y)))


_CONTACT = (2.0, 2.0, 1.0, 2.0, 120)
_AMBIENT = (7.0, 17.0, 4.0, 20.0, 84)
"""Shadows: blur lying and per lift, drop lying and per lift, alpha."""


def _cast(
    target: pygame.Surface,
    look: Look,
    slot: Slot,
    size: tuple[int, int],
    lift: float,
    turn: float,
    shadows: tuple[tuple[float, float, float, float, int], ...],
) -> None:
    radius = round(size[0] * cards.RADIUS / 100)
    for blur, more, drop, lower, alpha in shadows:
        pixels = max(1, round((blur + more * lift) * look.scale))
        soft = _turned_shadow(size, radius, pixels, alpha, turn)
        middle = (
            slot.x - (2 + 3 * lift) * look.scale, slot.y + (drop + lower * lift) * look.scale
        )  # fmt: skip
        target.blit(soft, soft.get_rect(center=middle))


def _quickly(image: pygame.Surface, slot: Slot, wide: float) -> pygame.Surface:
    """A card on its way: good enough for the sixtieth of a second that it is seen."""
    flat = _halved(image)
    if wide < 1:
        size = (max(2, round(flat.get_width() * wide)), flat.get_height())
        flat = pygame.transform.scale(flat, size)
    return pygame.transform.rotozoom(flat, -slot.turn, slot.width / (image.get_width() / 2))


@lru_cache(maxsize=24)
def _halved(image: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale_by(image, 0.5)


def halo(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """The light around a card that has just been laid off."""
    if look.theme.plain:
        return
    soft = room.glow(
        slot.rect.size, round(slot.width * 0.07), max(2, look.s(7)), (*look.theme.focus[:3], 150)
    )
    target.blit(soft, soft.get_rect(center=(slot.x, slot.y)))


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
