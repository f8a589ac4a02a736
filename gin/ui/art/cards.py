"""The fifty-two faces and two backs, drawn from paths at the width asked for.

A card is 100 units wide and 140 high. `face(code, width, style)` and `back(design, width, style)` return
a surface with transparent rounded corners; both are cached, so draw a deck again only on resize.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from gin.ui.art import courts
from gin.ui.art.theme import font
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix, star, symmetric

UNITS = 100.0
ASPECT = 1.4
RADIUS = 6.5
SUITS = "CDHS"
RANKS = "A23456789TJQK"

BRAILLE_RANK = dict(
    zip(
        RANKS,
        ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "1346", "245", "12345", "13"),
    )
)
BRAILLE_SUIT = {"C": "14", "D": "145", "H": "125", "S": "234"}


@dataclass(frozen=True, slots=True)
class Style:
    """How a deck is printed."""

    four_colour: bool = False
    jumbo: bool = False
    braille: bool = False
    black: bool = False
    white: bool = False

    @property
    def paper(self) -> Colour:
        """Warm ivory; pure black or white for the high-contrast faces."""
        return (0, 0, 0) if self.black else (255, 255, 255) if self.white else (252, 247, 235)

    @property
    def edge(self) -> Colour:
        """The hairline round the card."""
        return (255, 255, 255) if self.black else (0, 0, 0) if self.white else (176, 163, 138)

    def ink(self, suit: str) -> Colour:
        """The colour of a suit's pips and index."""
        if self.white:
            four = {"S": (0, 0, 0), "H": (168, 0, 0), "D": (0, 55, 168), "C": (0, 92, 31)}
        elif self.black:
            four = {
                "S": (255, 255, 255),
                "H": (255, 128, 128),
                "D": (128, 180, 255),
                "C": (77, 227, 106),
            }
        else:
            four = {"S": (16, 16, 22), "H": (168, 0, 16), "D": (0, 55, 168), "C": (0, 92, 31)}
        if self.four_colour:
            return four[suit]
        return four["H" if suit in "HD" else "S"]


# --- suits -------------------------------------------------------------------------------------

_HEART = symmetric(
    "M0 -.27 C.05 -.42 .15 -.49 .26 -.49 C.40 -.49 .49 -.38 .49 -.23 C.49 .03 .17 .19 0 .5"
)
_DIAMOND = symmetric("M0 -.53 C.10 -.33 .22 -.15 .40 0 C.22 .15 .10 .33 0 .53")
_SPADE = symmetric(
    "M0 -.52 C.08 -.30 .47 -.12 .47 .14 C.47 .28 .37 .36 .26 .36 C.17 .36 .09 .32 .04 .24 C.06 .37 .11 .45 .21 .5 L0 .5"
)
_CLUB_STEM = symmetric("M0 -.05 L.05 .05 C.05 .30 .10 .44 .22 .5 L0 .5")
_CLUB_LOBES = (
    (0.0, -0.265, 0.235),
    (-0.265, 0.115, 0.235),
    (0.265, 0.115, 0.235),
    (0.0, 0.0, 0.13),
)


def draw_suit(
    canvas: Canvas, suit: str, x: float, y: float, size: float, colour: Colour, turn: float = 0
) -> None:
    """Draw a suit `size` units high, centred on (x, y)."""
    with canvas.at(x, y, size, turn):
        if suit == "C":
            canvas.fill(_CLUB_STEM, colour)
            for cx, cy, radius in _CLUB_LOBES:
                canvas.disc(cx, cy, radius, colour)
        else:
            canvas.fill({"H": _HEART, "D": _DIAMOND, "S": _SPADE}[suit], colour)


@lru_cache(maxsize=256)
def suit_image(suit: str, size: int, colour: Colour) -> pygame.Surface:
    """A suit on a transparent square, for text lines, buttons and score sheets."""
    canvas = Canvas((size, size), 1.06, 8, (*colour[:3], 0))
    draw_suit(canvas, suit, 0.53, 0.53, 1.0, colour)
    return canvas.finished()


# --- corner index ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Index:
    """Measures of a corner index, in units from the card's corner."""

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


def index_of(style: Style) -> _Index:
    """The corner measures of a style; with Braille the jumbo suit makes room for the cells."""
    if style.jumbo:
        return _JUMBO_BRAILLE if style.braille else _JUMBO
    return _NORMAL


@lru_cache(maxsize=8)
def _font(size: int) -> pygame.font.Font:
    return font("index", size)


@lru_cache(maxsize=64)
def _glyphs(text: str, size: int, colour: Colour) -> pygame.Surface:
    """The ink of `text`, cropped, its digits set tight."""
    images = []
    for character in text:
        image = _font(size).render(character, True, colour)
        images.append(image.subsurface(image.get_bounding_rect()))
    gap = round(size * 0.05)
    height = max(image.get_height() for image in images)
    out = pygame.Surface(
        (sum(i.get_width() for i in images) + gap * (len(images) - 1), height), pygame.SRCALPHA
    )
    out.fill((*colour[:3], 0))
    x = 0
    for image in images:
        out.blit(image, (x, 0))
        x += image.get_width() + gap
    return out


def _draw_rank(canvas: Canvas, rank: str, index: _Index, colour: Colour) -> None:
    """The rank in the top left corner: capital height fixed, width squeezed only if it must be."""
    text = "10" if rank == "T" else rank
    size = round(index.height * canvas.scale / 0.70)
    ink = _glyphs(text, size, colour)
    capital = _glyphs("H", size, colour).get_height()
    zoom = index.height * canvas.scale / capital
    width = min(ink.get_width() * zoom, index.width * canvas.scale)
    image = pygame.transform.smoothscale(ink, (round(width), round(ink.get_height() * zoom)))
    canvas.surface.blit(image, (index.centre * canvas.scale - width / 2, index.top * canvas.scale))


def _draw_braille(canvas: Canvas, rank: str, suit: str, index: _Index, colour: Colour) -> None:
    """Two cells below the index: the rank, then the suit. Empty dots are left out, as on paper."""
    pitch = 4.3
    radius = pitch * 0.37
    left = index.centre - 1.8 * pitch
    top = index.bottom + 5.2
    for cell, dots in enumerate((BRAILLE_RANK[rank], BRAILLE_SUIT[suit])):
        for dot in dots:
            n = int(dot) - 1
            canvas.disc(
                left + cell * 2.6 * pitch + (n // 3) * pitch, top + (n % 3) * pitch, radius, colour
            )


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


def _draw_pips(canvas: Canvas, rank: str, suit: str, style: Style) -> None:
    across, down, size = (10.8, 45.0, 15.2) if style.jumbo else (17.4, 46.0, 20.0)
    if suit == "D":
        size *= 1.08
    colour = style.ink(suit)
    for x, y in _PIPS[rank]:
        px, py = 50 + x * across, 70 + y * down
        draw_suit(canvas, suit, px, py, size, colour)
        if y < 0 and not (rank == "7" and x == _MID):
            draw_suit(canvas, suit, 100 - px, 140 - py, size, colour, turn=180)


def _draw_ace(canvas: Canvas, suit: str, style: Style) -> None:
    draw_suit(canvas, suit, 50, 70, 40, style.ink(suit))


def _draw_ace_of_spades(canvas: Canvas, suit: str, style: Style) -> None:
    """A large spade inlaid with a sunburst, in a laurel wreath and a ring of rays."""
    ink, paper = style.ink(suit), style.paper
    gold = (192, 146, 56) if not style.black else (240, 200, 90)
    with canvas.at(50, 70, 0.60 if style.jumbo else 0.80 if style.braille else 1.0):
        for i in range(48):
            reach = 41.0 if i % 4 == 0 else 38.6 if i % 2 == 0 else 37.0
            with canvas.at(0, 0, turn=i * 7.5):
                canvas.fill(((-0.7, -35.4), (0.7, -35.4), (0.1, -reach), (-0.1, -reach)), gold)
        canvas.ring(0, 0, 35.4, 0.9, gold)
        canvas.ring(0, 0, 33.9, 0.5, ink)
        for side in (False, True):
            with canvas.at(0, 0, flip=side):
                canvas.stroke(ellipse(0, 0, 29.6, 29.6, 84, -64), 0.55, ink)
                for i in range(11):
                    angle = 80 - i * 13.6
                    with canvas.at(0, 0, turn=angle), canvas.at(29.6, 0, 1 - i * 0.028):
                        for tilt in (-34, 34):
                            with canvas.at(0, 0, turn=tilt):
                                canvas.fill(
                                    "M0 0 C1.9 -1.6 2.0 -4.4 0 -6.6 C-2.0 -4.4 -1.9 -1.6 0 0 Z", ink
                                )
                        if i % 2:
                            canvas.disc(0, -0.4, 0.85, gold)
        draw_suit(canvas, "S", 0, -30.0, 6.4, gold)
        canvas.fill(((-5, 29.4), (0, 27.6), (5, 29.4), (0, 31.2)), gold)
        canvas.disc(0, 29.4, 1.5, paper)
        draw_suit(canvas, suit, 0, -0.6, 45, ink)
        with canvas.at(0, -2.4, 33):
            canvas.stroke(_SPADE, 0.022, gold, closed=True)
        with canvas.at(0, 4.6):
            for i in range(-4, 5):
                reach = 16.8 - abs(i) * 1.5
                with canvas.at(0, 0, turn=i * 15.5):
                    canvas.brush(
                        ((0, -2), (0, -reach * 0.55), (0, -reach)),
                        1.35,
                        paper if i % 2 else gold,
                        (0.25, 0.1),
                    )
                    canvas.disc(0, -reach - 0.9, 0.6, paper if i % 2 else gold)
            canvas.disc(0, 0, 2.5, gold)
            canvas.disc(0, 0, 1.5, ink)


# --- backs -------------------------------------------------------------------------------------

_BACKS: dict[str, tuple[Colour, Colour, Colour]] = {
    "burgundy": ((112, 22, 38), (84, 14, 28), (222, 184, 110)),
    "midnight": ((28, 52, 96), (18, 36, 72), (222, 196, 140)),
}


def _draw_back_fans(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """Overlapping fans in rows down to the middle line; `back` copies them to the lower half."""

    def fan(x: float, y: float, radius: float) -> None:
        canvas.disc(x, y, radius, deep)
        for share, line in ((0.94, 0.5), (0.70, 0.42), (0.46, 0.42)):
            canvas.ring(
                x, y, radius * share, line, gold if share > 0.9 else mix(ground, gold, 0.72)
            )
        for i in range(-4, 5):
            with canvas.at(x, y, turn=i * 20):
                canvas.stroke(
                    ((0, -radius * 0.46), (0, -radius * 0.92)), 0.34, mix(ground, gold, 0.5)
                )
        canvas.disc(x, y, radius * 0.2, gold)

    radius = 12.0
    for row in range(12):
        for column in range(-1, 6):
            fan(
                2 + column * radius * 2 + (radius if row % 2 else 0), 6 + row * radius * 0.5, radius
            )


def _draw_back_lattice(canvas: Canvas, ground: Colour, deep: Colour, gold: Colour) -> None:
    """A lozenge lattice with a suit in each lozenge."""
    soft = mix(ground, gold, 0.45)
    step_x, step_y = 14.0, 17.0
    for row in range(-1, 18):
        for col in range(-1, 9):
            x, y = (
                50 + (col - 4) * step_x + (step_x / 2 if row % 2 else 0),
                70 + (row - 8) * step_y / 2,
            )
            canvas.fill(((x, y - 7.2), (x + 5.9, y), (x, y + 7.2), (x - 5.9, y)), deep)
            draw_suit(canvas, "SHCD"[(row + 2 * col) % 4], x, y, 4.6, soft)
    for offset in range(-12, 13):
        x = 50 + (offset + 0.5) * step_x
        canvas.stroke(((x - 70, 70 - 85), (x + 70, 70 + 85)), 0.36, gold)
        canvas.stroke(((x + 70, 70 - 85), (x - 70, 70 + 85)), 0.36, gold)


def _draw_medallion(
    canvas: Canvas, ground: Colour, deep: Colour, gold: Colour, ivory: Colour
) -> None:
    """The house sign: four suits in a ring of rays."""
    with canvas.at(50, 70):
        canvas.fill(star(0, 0, 24, 23.5, 19.0), gold)
        canvas.disc(0, 0, 18.6, ground)
        canvas.ring(0, 0, 17.2, 0.6, gold)
        canvas.disc(0, 0, 15.0, deep)
        canvas.ring(0, 0, 15.0, 0.4, gold)
        for i, suit in enumerate("SHCD"):
            with canvas.at(0, 0, turn=i * 90):
                draw_suit(canvas, suit, 0, -7.8, 8.6, ivory if suit in "SC" else gold)
        canvas.fill(star(0, 0, 4, 4.4, 1.1, -45), gold)


def _rounded(inset: float, radius: float, height: float = 140.0) -> list[Point]:
    left, top, right, bottom = inset, inset, 100 - inset, height - inset
    return [
        *ellipse(right - radius, top + radius, radius, radius, -90, 0),
        *ellipse(right - radius, bottom - radius, radius, radius, 0, 90),
        *ellipse(left + radius, bottom - radius, radius, radius, 90, 180),
        *ellipse(left + radius, top + radius, radius, radius, 180, 270),
    ]


# --- putting it together -----------------------------------------------------------------------


def _oversample(width: int) -> int:
    """How many times too large a face is drawn: powers of two, because reducing by others dims it.

    From 150 px a card is one that will be turned and halved, which smooths it a second time.
    """
    return 8 if width < 80 else 4 if width < 150 else 2


def card_size(width: int) -> tuple[int, int]:
    """The pixel size of a card of this width."""
    return width, round(width * ASPECT)


def _blank(width: int, paper: Colour, edge: Colour) -> Canvas:
    size = card_size(width)
    canvas = Canvas(size, UNITS, _oversample(width), edge)
    line = max(0.7, 70 / width)
    canvas.fill(_rounded(line, RADIUS - line), paper)
    return canvas


def _cut(canvas: Canvas) -> pygame.Surface:
    """The finished card with its corners cut round."""
    width, height = canvas.size
    picture = canvas.finished()
    out = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    out.blit(picture, (0, 0))
    out.blit(_stencil(width, canvas.oversample), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@lru_cache(maxsize=8)
def _stencil(width: int, oversample: int) -> pygame.Surface:
    stencil = Canvas(card_size(width), UNITS, oversample, (255, 255, 255, 0))
    stencil.fill(_rounded(0, RADIUS), (255, 255, 255, 255))
    return stencil.finished()


@lru_cache(maxsize=512)
def face(code: str, width: int, style: Style = Style()) -> pygame.Surface:
    """The face of a card such as "TD" or "AS"."""
    rank, suit = code[0], code[1]
    canvas = _blank(width, style.paper, style.edge)
    if rank in "JQK":
        index = index_of(style)
        bottom = index.bottom + (17.0 if style.braille else 3.6)
        right = index.centre * 2 - 0.4
        courts.draw(
            canvas,
            rank,
            suit,
            style.ink(suit),
            style.paper,
            notch=(right, bottom),
            black=style.black,
            draw_suit=draw_suit,
        )
    elif rank == "A":
        (_draw_ace_of_spades if suit == "S" else _draw_ace)(canvas, suit, style)
    else:
        _draw_pips(canvas, rank, suit, style)
    _draw_corners(canvas, rank, suit, style)
    return _cut(canvas)


def _draw_corners(canvas: Canvas, rank: str, suit: str, style: Style) -> None:
    """Both indices: drawn top left, then copied upside down to bottom right."""
    index, colour = index_of(style), style.ink(suit)
    corner = pygame.Rect(
        0, 0, (index.centre * 2 + 4) * canvas.scale, (index.bottom + 22) * canvas.scale
    )
    target = canvas.surface
    canvas.surface = pygame.Surface(corner.size, pygame.SRCALPHA, 32)
    canvas.surface.fill((*colour[:3], 0))
    _draw_rank(canvas, rank, index, colour)
    draw_suit(canvas, suit, index.centre, index.suit_y, index.suit, colour)
    if style.braille:
        _draw_braille(canvas, rank, suit, index, colour)
    layer, canvas.surface = canvas.surface, target
    target.blit(layer, (0, 0))
    target.blit(
        pygame.transform.flip(layer, True, True),
        (target.get_width() - corner.width, target.get_height() - corner.height),
    )


@lru_cache(maxsize=16)
def back(design: str, width: int, style: Style = Style()) -> pygame.Surface:
    """A card's back: "burgundy" (fans) or "midnight" (lattice)."""
    ground, deep, gold = _BACKS[design]
    ivory = style.paper if not style.black else (246, 240, 226)
    if style.black:
        ground, deep = mix(ground, (0, 0, 0), 0.35), mix(deep, (0, 0, 0), 0.45)
    canvas = _blank(width, ivory, style.edge if not style.black else (255, 255, 255))
    inner = _rounded(6.0, 3.2)
    with canvas.clip(inner):
        canvas.fill(inner, ground)
        (_draw_back_fans if design == "burgundy" else _draw_back_lattice)(
            canvas, ground, deep, gold
        )
    if design == "burgundy":
        upper = canvas.surface.subsurface(
            (0, 0, canvas.surface.get_width(), canvas.surface.get_height() // 2)
        ).copy()
        canvas.surface.blit(
            pygame.transform.flip(upper, True, True),
            (0, canvas.surface.get_height() - upper.get_height()),
        )
    canvas.stroke(_rounded(6.0, 3.2), 0.9, mix(ground, (0, 0, 0), 0.3), closed=True)
    canvas.stroke(_rounded(8.0, 2.4), 0.6, gold, closed=True)
    _draw_medallion(canvas, ground, deep, gold, ivory)
    return _cut(canvas)


def deck(width: int, style: Style = Style()) -> dict[str, pygame.Surface]:
    """All fifty-two faces."""
    return {rank + suit: face(rank + suit, width, style) for suit in SUITS for rank in RANKS}
