"""Card faces and backs, drawn and cached at the requested width."""

from __future__ import annotations

import pygame

from gin.ui.art.card_backs import BACKS, drawn_back
from gin.ui.art.card_faces import faces_named
from gin.ui.art.card_index import (
    BRAILLE_RANK,
    BRAILLE_SUIT,
    RANKS,
    BrailleGrid,
    braille_grid,
    index_of,
)
from gin.ui.art.card_stock import ASPECT, RADIUS, DeckStyle, card_size, draw_suit, suit_image
from gin.ui.art.image_cache import saved

__all__ = [
    "ASPECT", "BACKS", "BRAILLE_RANK", "BRAILLE_SUIT", "RADIUS", "RANKS", "SUITS", "BrailleGrid", "DeckStyle", "back",
    "braille_grid", "card_size", "draw_suit", "face", "index_of", "suit_image",
]  # fmt: skip

SUITS = "CDHS"


@saved
def back(design: str, width: int, style: DeckStyle = DeckStyle()) -> pygame.Surface:
    """Draw a card back, one of `BACKS` or of those added by `add_back`."""
    return drawn_back(design, width, style)


@saved
def face(code: str, width: int, style: DeckStyle = DeckStyle()) -> pygame.Surface:
    """Draw the face of a card such as "TD" or "AS", in the design `style.faces`."""
    return faces_named(style.faces).draw(code, width, style)
