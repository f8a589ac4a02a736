"""Deck style, suits, and blank cards of 100 x 140 units."""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, symmetric

UNITS = 100.0
ASPECT = 1.4
RADIUS = 6.5
PARLOUR, CLASSIC, LARGE_PRINT = "parlour", "classic", "large_print"
"""Names of the program's designs of faces."""


class _Inks(Struct, frozen=True):
    """Ink colours of a deck with two and with four colours.

    Any two of the four are at least 20 apart (CIEDE2000), also as colour-blind players see them. A
    purer red for hearts would lack the blue that distinguishes it from the green of clubs.
    """

    red: Colour
    four: dict[str, Colour]


_IVORY = _Inks(
    (168, 0, 16),
    {"S": (16, 16, 22), "H": (203, 42, 86), "D": (16, 73, 217), "C": (0, 76, 15)},
)
_WHITE = _Inks(
    (168, 0, 0),
    {"S": (0, 0, 0), "H": (166, 1, 97), "D": (36, 12, 248), "C": (31, 103, 0)},
)
_BLACK = _Inks(
    (255, 128, 128),
    {"S": (255, 255, 255), "H": (236, 112, 120), "D": (108, 161, 254), "C": (39, 255, 44)},
)


class DeckStyle(Struct, frozen=True):
    """Print options of a deck.

    `letters` are the indices of ace, jack, queen and king. `faces` is a name in `card_faces`.
    """

    four_colour: bool = False
    jumbo: bool = False
    braille: bool = False
    black: bool = False
    white: bool = False
    letters: tuple[str, str, str, str] = ("A", "J", "Q", "K")
    faces: str = PARLOUR

    def index(self, rank: str) -> str:
        """Return the corner index of a rank such as "T"."""
        if rank in "AJQK":
            return self.letters["AJQK".index(rank)]
        return "10" if rank == "T" else rank

    @property
    def paper(self) -> Colour:
        return (0, 0, 0) if self.black else (255, 255, 255) if self.white else (252, 247, 235)

    @property
    def bold_edge(self) -> bool:
        """Whether the cards have a bold outline, since they cast no shadow on each other."""
        return self.black or self.white

    @property
    def edge(self) -> Colour:
        return (255, 255, 255) if self.black else (0, 0, 0) if self.white else (176, 163, 138)

    def ink(self, suit: str) -> Colour:
        inks = _WHITE if self.white else _BLACK if self.black else _IVORY
        if self.four_colour:
            return inks.four[suit]
        return inks.red if suit in "HD" else inks.four["S"]


# --- suits -------------------------------------------------------------------------------------

HEART = symmetric(
    "M0 -.27 C.05 -.42 .15 -.49 .26 -.49 C.40 -.49 .49 -.38 .49 -.23 C.49 .03 .17 .19 0 .5"
)
DIAMOND = symmetric("M0 -.53 C.10 -.33 .22 -.15 .40 0 C.22 .15 .10 .33 0 .53")
SPADE = symmetric(
    "M0 -.52 C.08 -.30 .47 -.12 .47 .14 C.47 .28 .37 .36 .26 .36 C.17 .36 .09 .32 .04 .24 C.06 .37 .11 .45 .21 .5 L0 .5"
)
CLUB_STEM = symmetric("M0 -.05 L.05 .05 C.05 .30 .10 .44 .22 .5 L0 .5")
CLUB_LOBES = ((0, -0.265, 0.235), (-0.265, 0.115, 0.235), (0.265, 0.115, 0.235), (0, 0, 0.13))


def draw_suit(
    canvas: Canvas, suit: str, x: float, y: float, size: float, colour: Colour, turn: float = 0
) -> None:
    """Draw a suit `size` units high, centred on (x, y)."""
    with canvas.at(x, y, size, turn):
        if suit == "C":
            canvas.fill(CLUB_STEM, colour)
            for cx, cy, radius in CLUB_LOBES:
                canvas.disc(cx, cy, radius, colour)
        else:
            canvas.fill({"H": HEART, "D": DIAMOND, "S": SPADE}[suit], colour)


@cached
def suit_image(suit: str, size: int, colour: Colour) -> pygame.Surface:
    """Draw a suit on a transparent square."""
    canvas = Canvas((size, size), 1.06, 8, (*colour[:3], 0))
    draw_suit(canvas, suit, 0.53, 0.53, 1.0, colour)
    return canvas.finished()


# --- the blank card ----------------------------------------------------------------------------


def rounded(inset: float, radius: float) -> list[Point]:
    """Return the card's outline, `inset` inside its edge."""
    left, top, right, bottom = inset, inset, 100 - inset, 140 - inset
    return [
        *ellipse(right - radius, top + radius, radius, radius, -90, 0),
        *ellipse(right - radius, bottom - radius, radius, radius, 0, 90),
        *ellipse(left + radius, bottom - radius, radius, radius, 90, 180),
        *ellipse(left + radius, top + radius, radius, radius, 180, 270),
    ]


def oversample(width: int) -> int:
    """Return the factor by which to draw a face larger.

    It is a power of two, because other factors dim the image. Cards of at least 150 px are turned
    and reduced later, which smooths them again.
    """
    return 8 if width < 80 else 4 if width < 150 else 2


def card_size(width: int) -> tuple[int, int]:
    """Return the pixel size of a card of this width."""
    return width, round(width * ASPECT)


def blank(width: int, paper: Colour, edge: Colour, *, bold: bool = False) -> Canvas:
    """Return a canvas with a blank card; a `bold` outline is about 2 px wide on the table.

    Cards are drawn up to twice as large as they are shown.
    """
    size = card_size(width)
    canvas = Canvas(size, UNITS, oversample(width), edge)
    line = max(1.6, 320 / width) if bold else max(0.7, 70 / width)
    canvas.fill(rounded(line, RADIUS - line), paper)
    return canvas


def cut_round(canvas: Canvas) -> pygame.Surface:
    """Return the finished card with round corners."""
    width, height = canvas.size
    picture = canvas.finished()
    out = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    out.blit(picture, (0, 0))
    out.blit(stencil(width, canvas.oversample), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@cached
def stencil(width: int, oversample: int) -> pygame.Surface:
    """Return the shape of a card in white, as a mask."""
    canvas = Canvas(card_size(width), UNITS, oversample, (255, 255, 255, 0))
    canvas.fill(rounded(0, RADIUS), (255, 255, 255, 255))
    return canvas.finished()
