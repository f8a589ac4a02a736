"""Each design of card faces, checked by its pixels."""

from __future__ import annotations

import itertools
from operator import ne

import pygame
import pytest
from msgspec.structs import replace

from gin.session.setting import CardDesign
from gin.session.settings import Settings
from gin.ui.art import card_faces
from gin.ui.art.cards import (
    BRAILLE_RANK,
    BRAILLE_SUIT,
    RANKS,
    SUITS,
    DeckStyle,
    braille_grid,
    card_size,
    face,
    index_of,
)
from gin.ui.art.classic_courts import classic_figure
from gin.ui.render.style import look_for

DECK = [rank + suit for suit in SUITS for rank in RANKS]
DESIGNS = [design for design in CardDesign if design is not CardDesign.PARLOUR]
"""The designs that `test_art` does not check."""
STYLES = {
    "two colours": DeckStyle(),
    "all options": DeckStyle(four_colour=True, jumbo=True, braille=True),
    "black": DeckStyle(black=True, four_colour=True),
    "white": DeckStyle(white=True, braille=True, letters=("A", "B", "D", "K")),
}
STYLED = [(design, style) for design in DESIGNS for style in STYLES]


def _style(design: str, style: str) -> DeckStyle:
    return replace(STYLES[style], faces=design)


def _differing(one: pygame.Surface, other: pygame.Surface) -> float:
    a, b = (memoryview(pygame.image.tobytes(picture, "RGBA")).cast("I") for picture in (one, other))
    return sum(map(ne, a, b)) / len(a)


def _differs(one: pygame.Surface, other: pygame.Surface, share: float) -> bool:
    """Return whether more than a share of the pixels differs; an eighth of them may be enough."""
    a, b = (memoryview(pygame.image.tobytes(picture, "RGBA")).cast("I") for picture in (one, other))
    least = share * len(a)
    return sum(map(ne, a[::8], b[::8])) > least or sum(map(ne, a, b)) > least


def _inked(picture: pygame.Surface, style: DeckStyle, code: str) -> pygame.Mask:
    ink, paper = style.ink(code[1]), style.paper
    near = [abs(ink[i] - paper[i]) // 2 + 1 for i in range(3)]
    return pygame.mask.from_threshold(picture, ink[:3], (*near, 255))


def test_each_design_has_a_setting_and_a_drawing() -> None:
    assert set(card_faces.names()) >= {str(design) for design in CardDesign}
    for design in CardDesign:
        assert look_for(Settings(card_faces=design), (1280, 800)).deck.faces == design


@pytest.mark.parametrize(("design", "style"), STYLED)
def test_each_card_of_a_design_is_opaque_and_different(design: str, style: str) -> None:
    pictures = {code: face(code, 60, _style(design, style)) for code in DECK}
    for one in pictures.values():
        assert one.get_size() == card_size(60)
        assert one.get_at((0, 0)).a == 0 and one.get_at((30, 0)).a == 255
    for one, other in itertools.combinations(DECK, 2):
        assert _differs(pictures[one], pictures[other], 0.03), (one, other)


@pytest.mark.parametrize(("design", "style"), STYLED)
def test_each_court_of_a_design_is_the_same_upside_down(design: str, style: str) -> None:
    for code in (rank + suit for suit in SUITS for rank in "JQK"):
        picture = face(code, 120, _style(design, style))
        turned = pygame.transform.flip(picture, True, True)
        assert _differing(picture, turned) < 0.2, code


@pytest.mark.parametrize(("design", "style"), STYLED)
def test_the_index_of_a_design_is_in_the_corner_and_in_the_suits_ink(
    design: str, style: str
) -> None:
    made = _style(design, style)
    index, scale = index_of(made), 1.2
    box = pygame.Rect(2, 2, round((index.centre + index.width / 2) * scale), 0)
    box.height = round((index.top + index.height + 1) * scale) - 2
    for code in DECK:
        picture = face(code, 120, made)
        parts = _inked(picture.subsurface(box), made, code).get_bounding_rects()
        assert parts[0].unionall(parts[1:]).height >= 0.85 * index.height * scale, code
        assert picture.get_at((round(index.centre * scale), round(index.suit_y * scale)))[:3] == (
            made.ink(code[1])
        ), code


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("width", (60, 110, 240))
def test_braille_corners_of_a_design_have_their_dots(design: str, width: int) -> None:
    style = DeckStyle(braille=True, faces=design)
    grid = braille_grid(width, style)
    for code in DECK:
        ink = _inked(face(code, width, style), style, code)
        for cell, dots in enumerate((BRAILLE_RANK[code[0]], BRAILLE_SUIT[code[1]])):
            seen = [str(dot) for dot in range(1, 7) if ink.get_at(grid.dot(cell, dot))]
            assert "".join(seen) == dots, code


def test_classic_courts_keep_the_traditions() -> None:
    figures = {rank + suit: classic_figure(rank + suit) for suit in SUITS for rank in "JQK"}
    assert {code for code, one in figures.items() if one.profile} == {"JS", "JH", "KD"}
    kings = {code: one for code, one in figures.items() if code[0] == "K"}
    assert {code for code, one in kings.items() if not one.moustache} == {"KH"}
    (sword,) = kings["KH"].holds
    assert sword.thing == "sword" and sword.turn, "behind his head"
    assert "axe" in {held.thing for held in kings["KD"].holds}
    flowers = {
        held.thing
        for code, one in figures.items()
        if code in ("QH", "QD", "QC")
        for held in one.holds
    }
    assert flowers == {"rose", "daisy", "carnation"}


def test_classic_courts_keep_their_colours_in_a_deck_of_four_colours() -> None:
    two, four = (
        face("QD", 120, DeckStyle(faces=CardDesign.CLASSIC, four_colour=on)) for on in (False, True)
    )
    robe = pygame.Rect(46, 60, 20, 12)
    assert _differing(two.subsurface(robe), four.subsurface(robe)) == 0
    assert _differing(two, four) > 0.01, "the index and the pip differ"


def test_large_print_is_twice_as_large_as_the_usual_index() -> None:
    usual, large = DeckStyle(), DeckStyle(faces=CardDesign.LARGE_PRINT)
    assert index_of(large).height > 2 * index_of(usual).height
    pictures = [face("8H", 60, style) for style in (usual, large)]
    few, many = (_inked(one, usual, "8H").count() for one in pictures)
    assert many > 1.8 * few


@pytest.mark.parametrize("jumbo", [False, True])
@pytest.mark.parametrize("faces", [CardDesign.PARLOUR, CardDesign.CLASSIC])
def test_pips_keep_clear_of_the_index(faces: CardDesign, jumbo: bool) -> None:
    style = DeckStyle(faces=faces, jumbo=jumbo)
    image, wide = face("4C", 400, style), 400
    index = index_of(style)
    paper = image.get_at((wide // 2, round(wide * 0.7)))[:3]
    rows = range(round(index.top * 4), round(index.bottom * 4))
    bare = [
        all(image.get_at((x, y))[:3] == paper for y in rows) for x in range(wide // 20, wide // 2)
    ]
    gaps = [len(list(run)) for free, run in itertools.groupby(bare) if free]
    assert gaps[-2] >= (0.065 if jumbo else 0.075) * wide
