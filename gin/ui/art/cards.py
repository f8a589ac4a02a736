"""Card faces and backs, drawn and cached at the requested width."""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.ui.art import letters
from gin.ui.art.card_backs import BACKS, drawn_back
from gin.ui.art.card_stock import (
    ASPECT,
    RADIUS,
    DeckStyle,
    blank,
    card_size,
    cut_round,
    draw_suit,
    suit_image,
)
from gin.ui.art.image_cache import cached, saved
from gin.ui.art.vector import Canvas, Colour, Point

__all__ = [
    "ASPECT", "BACKS", "BRAILLE_RANK", "BRAILLE_SUIT", "RADIUS", "RANKS", "SUITS", "BrailleGrid", "DeckStyle", "back",
    "braille_grid", "card_size", "draw_suit", "face", "index_of", "suit_image",
]  # fmt: skip

SUITS = "CDHS"
RANKS = "A23456789TJQK"

BRAILLE_RANK = dict(
    zip(
        RANKS,
        ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "1346", "245", "12345", "13"),
    )
)
BRAILLE_SUIT = {"C": "14", "D": "145", "H": "125", "S": "234"}

# --- corner index ------------------------------------------------------------------------------


class _Index(Struct, frozen=True):
    """Position (from the card's corner) and sizes of a corner index, in card units."""

    centre: float
    top: float
    height: float
    width: float
    suit: float
    gap: float

    @property
    def suit_y(self) -> float:
        return self.top + self.height + self.gap + self.suit / 2

    @property
    def bottom(self) -> float:
        return self.suit_y + self.suit / 2


_NORMAL = _Index(centre=12.8, top=6.8, height=18.5, width=17.6, suit=15.0, gap=3.4)
_JUMBO = _Index(centre=15.6, top=6.5, height=29.0, width=23.4, suit=20.0, gap=4.4)
_JUMBO_BRAILLE = _Index(centre=15.6, top=6.0, height=28.0, width=23.4, suit=15.0, gap=3.4)


def index_of(style: DeckStyle) -> _Index:
    """Return the measures of the corner index in a style."""
    if style.jumbo:
        return _JUMBO_BRAILLE if style.braille else _JUMBO
    return _NORMAL


@cached
def _glyphs(text: str, size: int, colour: Colour) -> pygame.Surface:
    images = []
    for character in text:
        (image,) = letters.written(character, "index", size, colour)
        images.append(image.subsurface(image.get_bounding_rect()))
    gap = round(size * 0.05)
    height = max(image.get_height() for image in images)
    width = sum(image.get_width() for image in images) + gap * (len(images) - 1)
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.fill((*colour[:3], 0))
    x = 0
    for image in images:
        out.blit(image, (x, 0))
        x += image.get_width() + gap
    return out


def _draw_rank(canvas: Canvas, text: str, index: _Index, colour: Colour) -> None:
    size = round(index.height * canvas.scale / 0.70)
    ink = _glyphs(text, size, colour)
    capital = _glyphs("H", size, colour).get_height()
    zoom = index.height * canvas.scale / capital
    width = min(ink.get_width() * zoom, index.width * canvas.scale)
    image = pygame.transform.smoothscale(ink, (round(width), round(ink.get_height() * zoom)))
    canvas.surface.blit(image, (index.centre * canvas.scale - width / 2, index.top * canvas.scale))


class BrailleGrid(Struct, frozen=True):
    """Positions of two Braille cells in whole pixels of the finished card, for crisp dots."""

    left: int
    top: int
    pitch: int
    step: int

    @property
    def radius(self) -> float:
        """Radius of a dot; dots fill two thirds of the pitch, as on paper."""
        return self.pitch / 3

    def dot(self, cell: int, number: int) -> tuple[int, int]:
        across, down = divmod(number - 1, 3)
        return self.left + cell * self.step + across * self.pitch, self.top + down * self.pitch


def braille_grid(width: int, style: DeckStyle) -> BrailleGrid:
    """Return the Braille cells at this width; the pitch of their dots is at least 3 px."""
    index, scale = index_of(style), width / 100
    pitch = max(3, round(4.5 * scale))
    step = int(2.5 * pitch)
    return BrailleGrid(
        left=round(index.centre * scale - (pitch + step) / 2),
        top=round((index.bottom + 3.0) * scale + pitch / 3),
        pitch=pitch,
        step=step,
    )


def _draw_braille(canvas: Canvas, rank: str, suit: str, style: DeckStyle, colour: Colour) -> None:
    grid = braille_grid(canvas.size[0], style)
    unit = canvas.oversample / canvas.scale
    for cell, dots in enumerate((BRAILLE_RANK[rank], BRAILLE_SUIT[suit])):
        for number in dots:
            x, y = grid.dot(cell, int(number))
            canvas.disc(x * unit, y * unit, grid.radius * unit, colour)


# --- number cards ------------------------------------------------------------------------------

_LEFT, _MID, _RIGHT = -1.0, 0.0, 1.0
_PIPS: dict[str, tuple[Point, ...]] = {
    "2": ((_MID, -1.0),),
    "3": ((_MID, -1.0), (_MID, 0.0)),
    "4": ((_LEFT, -1.0), (_RIGHT, -1.0)),
    "5": ((_LEFT, -1.0), (_RIGHT, -1.0), (_MID, 0.0)),
    "6": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, 0.0), (_RIGHT, 0.0)),
    "7": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, 0.0), (_RIGHT, 0.0), (_MID, -0.5)),
    "8": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, 0.0), (_RIGHT, 0.0), (_MID, -0.5)),
    "9": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, -0.34), (_RIGHT, -0.34), (_MID, 0.0)),
    "T": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, -0.34), (_RIGHT, -0.34), (_MID, -0.67)),
}


def _draw_pips(canvas: Canvas, rank: str, suit: str, style: DeckStyle) -> None:
    across, down, size = (10.8, 45.0, 15.2) if style.jumbo else (17.4, 46.0, 20.0)
    if style.braille and not style.jumbo:
        across = 16.4
    if suit == "D":
        size *= 1.08
    colour = style.ink(suit)
    for x, y in _PIPS[rank]:
        px, py = 50 + x * across, 70 + y * down
        draw_suit(canvas, suit, px, py, size, colour)
        if y < 0 and not (rank == "7" and x == _MID):
            draw_suit(canvas, suit, 100 - px, 140 - py, size, colour, turn=180)


# --- putting it together -----------------------------------------------------------------------


@saved
def back(design: str, width: int, style: DeckStyle = DeckStyle()) -> pygame.Surface:
    """Draw a card back, one of `BACKS`."""
    return drawn_back(design, width, style)


@saved
def face(code: str, width: int, style: DeckStyle = DeckStyle()) -> pygame.Surface:
    """Draw the face of a card such as "TD" or "AS"."""
    rank, suit = code[0], code[1]
    canvas = blank(width, style.paper, style.edge)
    if rank in "JQK":
        from gin.ui.art import courts  # Imports modules that the first frame does not need.

        courts.draw(canvas, rank, suit, style, _notch(width, style))
    elif rank == "A":
        from gin.ui.art.card_aces import draw_ace

        draw_ace(canvas, suit, style)
    else:
        _draw_pips(canvas, rank, suit, style)
    _draw_corners(canvas, rank, suit, style)
    return cut_round(canvas)


def _notch(width: int, style: DeckStyle) -> Point:
    """Return the inner corner of the space that a court leaves free for index and Braille."""
    index = index_of(style)
    right, bottom = index.centre * 2 - 0.4, index.bottom + 3.6
    if style.braille:
        grid = braille_grid(width, style)
        x, y = grid.dot(1, 6)
        right = max(right, (x + grid.radius) * 100 / width + 1.6)
        bottom = (y + grid.radius) * 100 / width + 2.4
    return right, bottom


def _draw_corners(canvas: Canvas, rank: str, suit: str, style: DeckStyle) -> None:
    index, colour = index_of(style), style.ink(suit)
    corner = pygame.Rect(
        0, 0, (index.centre * 2 + 4) * canvas.scale, (index.bottom + 24) * canvas.scale
    )
    target = canvas.surface
    canvas.surface = pygame.Surface(corner.size, pygame.SRCALPHA, 32)
    canvas.surface.fill((*colour[:3], 0))
    _draw_rank(canvas, style.index(rank), index, colour)
    draw_suit(canvas, suit, index.centre, index.suit_y, index.suit, colour)
    if style.braille:
        _draw_braille(canvas, rank, suit, style, colour)
    layer, canvas.surface = canvas.surface, target
    target.blit(layer, (0, 0))
    target.blit(
        pygame.transform.flip(layer, True, True),
        (target.get_width() - corner.width, target.get_height() - corner.height),
    )
