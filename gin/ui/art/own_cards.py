"""Card faces and backs from the files of a player's own deck."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from gin.interface.own_cards import OwnDeck
from gin.ui.art.card_backs import add_back
from gin.ui.art.card_faces import CardFaces, add_faces, faces_named
from gin.ui.art.card_stock import DeckStyle, card_size, oversample, stencil

log = logging.getLogger(__name__)


class FileFaces(CardFaces):
    """The faces of a player's deck; cards without a picture are those of the design `others`."""

    def __init__(self, deck: OwnDeck, others: str) -> None:
        self._files = dict(deck.faces)
        self._others = others

    def draw(self, code: str, width: int, style: DeckStyle) -> pygame.Surface:
        path = self._files.get(code)
        image = picture(path, width) if path is not None else None
        return image or faces_named(self._others).draw(code, width, style)


def faces_of(deck: OwnDeck, others: str) -> str:
    """Return the name for `DeckStyle.faces` of an own deck, whose missing cards are `others`."""
    name = f"own {deck.name} {deck.version:08x} {others}"
    add_faces(name, lambda: FileFaces(deck, others))
    return name


def back_of(deck: OwnDeck, other: str) -> str:
    """Return the name of an own deck's back; `other` replaces a file that cannot be drawn."""
    name, path = f"own {deck.name} {deck.version:08x} {other}", deck.back
    add_back(name, other, lambda width: picture(path, width) if path is not None else None)
    return name


def picture(path: Path, width: int) -> pygame.Surface | None:
    """Return a file's picture with the corners of a card, or None if it cannot be drawn."""
    size = card_size(width)
    try:
        if path.suffix.lower() == ".svg":
            loaded = pygame.image.load_sized_svg(path, size)
        else:
            loaded = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        log.warning("%s cannot be drawn: %s", path, error)
        return None
    drawn = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
    drawn.blit(loaded, (0, 0))
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    out.fill((255, 255, 255))
    out.blit(pygame.transform.smoothscale(drawn, size), (0, 0))
    out.blit(stencil(width, oversample(width)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
