"""Small cards for rows of a list: the rank above the suit."""

from __future__ import annotations

import pygame

from gin.core.cards import Card
from gin.ui.art import surfaces
from gin.ui.art.card_stock import suit_image
from gin.ui.art.cards import DeckStyle
from gin.ui.art.image_cache import cached
from gin.ui.render.style import Look

ASPECT = 1.34


def size_of(look: Look) -> tuple[int, int]:
    """Return the card's size in pixels, which grows half as much as the text."""
    wide = round(33 * look.scale * (1 + max(0, look.text_percent - 100) / 200))
    return wide, round(wide * ASPECT)


def small_card(
    look: Look, card: Card, size: tuple[int, int], *, faint: bool = False
) -> pygame.Surface:
    """Return a card's image; a `faint` card is pale, or crossed out in contrast themes."""
    return _drawn(card.code, size, look.deck, look.theme.plain, faint)


@cached
def _drawn(
    code: str, size: tuple[int, int], deck: DeckStyle, plain: bool, faint: bool
) -> pygame.Surface:
    rank, suit = code[0], code[1]
    wide, high = size
    ink = deck.ink(suit)
    edge = ink if plain else deck.edge
    out = surfaces.rounded_once(size, max(3, wide // 8), deck.paper, max(1, wide // 30), edge)
    letters = deck.index(rank)
    pixels = round(high * 0.47)
    while True:
        image = surfaces.line_image(letters, "bold", pixels, ink, on_dark=False)
        if image.get_width() <= wide - 4 or pixels < 9:
            break
        pixels -= 1
    out.blit(image, image.get_rect(center=(wide / 2, high * 0.31)))
    pip = suit_image(suit, round(high * 0.40), ink)
    out.blit(pip, pip.get_rect(center=(wide / 2, high * 0.72)))
    if faint and plain:
        pygame.draw.line(out, ink, (3, high - 4), (wide - 4, 3), max(2, wide // 14))
    elif faint:
        out.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return out
