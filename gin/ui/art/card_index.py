"""Corner indices of cards, with their Braille cells."""

from __future__ import annotations

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.ui.art import letters
from gin.ui.art.card_stock import CLASSIC, LARGE_PRINT, DeckStyle, draw_suit
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Point, mix

RANKS = "A23456789TJQK"

BRAILLE_RANK = dict(
    zip(
        RANKS,
        ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "1346", "245", "12345", "13"),
    )
)
BRAILLE_SUIT = {"C": "14", "D": "145", "H": "125", "S": "234"}


class CornerIndex(Struct, frozen=True):
    """Position (from the card's corner) and sizes of a corner index, in card units."""

    centre: float
    top: float
    height: float
    width: float
    suit: float
    gap: float
    font: str = "index"

    @property
    def suit_y(self) -> float:
        return self.top + self.height + self.gap + self.suit / 2

    @property
    def bottom(self) -> float:
        return self.suit_y + self.suit / 2


_NORMAL = CornerIndex(centre=12.8, top=6.8, height=18.5, width=17.6, suit=15.0, gap=3.4)
_JUMBO = CornerIndex(centre=15.6, top=6.5, height=29.0, width=23.4, suit=20.0, gap=4.4)
_JUMBO_BRAILLE = CornerIndex(centre=15.6, top=6.0, height=28.0, width=23.4, suit=15.0, gap=3.4)


_LARGE_PRINT = CornerIndex(
    centre=16.2, top=7.0, height=39.0, width=26.0, suit=24.0, gap=4.6, font="bold"
)
_LARGE_PRINT_BRAILLE = CornerIndex(
    centre=16.2, top=6.5, height=38.0, width=26.0, suit=19.0, gap=4.0, font="bold"
)


_CLASSIC = CornerIndex(
    centre=9.7, top=7.2, height=17.0, width=13.0, suit=12.2, gap=3.0, font="bold"
)
_CLASSIC_BRAILLE = CornerIndex(
    centre=12.4, top=6.6, height=17.0, width=15.0, suit=13.0, gap=3.0, font="bold"
)


def index_of(style: DeckStyle) -> CornerIndex:
    """Return the measures of the corner index in a style."""
    if style.faces == LARGE_PRINT:
        return _LARGE_PRINT_BRAILLE if style.braille else _LARGE_PRINT
    if style.jumbo:
        index = _JUMBO_BRAILLE if style.braille else _JUMBO
        return replace(index, font="bold") if style.faces == CLASSIC else index
    if style.faces == CLASSIC:
        return _CLASSIC_BRAILLE if style.braille else _CLASSIC
    return _NORMAL


@cached
def _glyphs(text: str, font: str, size: int, colour: Colour) -> pygame.Surface:
    images = []
    for character in text:
        (image,) = letters.written(character, font, size, colour)
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


def _draw_rank(canvas: Canvas, text: str, index: CornerIndex, colour: Colour) -> None:
    size = round(index.height * canvas.scale / 0.70)
    ink = _glyphs(text, index.font, size, colour)
    capital = _glyphs("H", index.font, size, colour).get_height()
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
    faint = mix(style.paper, colour, 0.3)
    for cell, dots in enumerate((BRAILLE_RANK[rank], BRAILLE_SUIT[suit])):
        for number in range(1, 7):
            x, y = grid.dot(cell, number)
            raised = str(number) in dots
            # Faint dots complete the cell, as in print about Braille.
            share = 1.0 if raised else 0.5
            canvas.disc(x * unit, y * unit, grid.radius * share * unit, colour if raised else faint)


def free_corner(width: int, style: DeckStyle) -> Point:
    """Return the inner corner of the space that a court leaves free for index and Braille."""
    index = index_of(style)
    right, bottom = index.centre * 2 - 0.4, index.bottom + 3.6
    if style.braille:
        grid = braille_grid(width, style)
        x, y = grid.dot(1, 6)
        right = max(right, (x + grid.radius) * 100 / width + 1.6)
        bottom = (y + grid.radius) * 100 / width + 2.4
    return right, bottom


def draw_corners(canvas: Canvas, rank: str, suit: str, style: DeckStyle) -> None:
    """Draw the index of a card in two corners, with Braille if the style has it."""
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
