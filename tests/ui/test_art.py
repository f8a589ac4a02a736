"""The drawn cards and portraits, checked by their pixels."""

from __future__ import annotations

import itertools
import math
from operator import ne

import pygame
import pytest

from gin.core.emblem import (
    GOLD,
    INK,
    RED,
    Disc,
    Ellipse,
    EmblemBrush,
    EmblemCard,
    EmblemDie,
    EmblemText,
    Fill,
    Mark,
    Pip,
    Placed,
    Ring,
    Star,
    Stroke,
)
from gin.interface.pictures import Monogram, Mood, Portrait
from gin.session.likeness import READY
from gin.ui.art import courts, emblems
from gin.ui.art.card_faces import add_faces
from gin.ui.art.card_stock import blank, cut_round
from gin.ui.art.cards import (
    BACKS,
    BRAILLE_RANK,
    BRAILLE_SUIT,
    RANKS,
    SUITS,
    DeckStyle,
    back,
    braille_grid,
    card_size,
    face,
    index_of,
    suit_image,
)
from gin.ui.art.portraits import portrait
from gin.ui.art.vector import Canvas
from gin.variants.registry import ids

DECK = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [rank + suit for suit in SUITS for rank in "JQK"]
PAPERS = ({}, {"black": True}, {"white": True})
STYLES = [
    DeckStyle(four_colour=four, jumbo=jumbo, braille=braille, **paper)
    for paper in PAPERS
    for four, jumbo, braille in itertools.product((False, True), repeat=3)
]


def _name(style: DeckStyle) -> str:
    words = [name for name in DeckStyle.__struct_fields__ if getattr(style, name)]
    return "-".join(words) or "ordinary"


def _pixels(picture: pygame.Surface) -> memoryview:
    return memoryview(pygame.image.tobytes(picture, "RGBA")).cast("I")


def _differing(one: pygame.Surface, other: pygame.Surface) -> float:
    a, b = _pixels(one), _pixels(other)
    return sum(map(ne, a, b)) / len(a)


def _differs(one: pygame.Surface, other: pygame.Surface, share: float) -> bool:
    """Return whether more than a share of the pixels differs; an eighth of them may be enough."""
    a, b = _pixels(one), _pixels(other)
    least = share * len(a)
    return sum(map(ne, a[::8], b[::8])) > least or sum(map(ne, a, b)) > least


def _lightness(picture: pygame.Surface) -> float:
    inner = picture.get_rect().inflate(-picture.get_width() // 5, -picture.get_height() // 7)
    red, green, blue, _ = pygame.transform.average_color(picture, inner)
    return 0.3 * red + 0.6 * green + 0.1 * blue


def _is_a_card(picture: pygame.Surface, width: int) -> None:
    assert picture.get_size() == card_size(width)
    right, bottom = picture.get_width() - 1, picture.get_height() - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert picture.get_at(corner).a == 0, corner
    solid = pygame.mask.from_surface(picture, 254)
    radius = round(width * 0.065) + 1
    for inside in (
        pygame.Rect(0, radius, right + 1, bottom + 1 - 2 * radius),
        pygame.Rect(radius, 0, right + 1 - 2 * radius, bottom + 1),
    ):
        filled = pygame.Mask(inside.size, fill=True)
        assert solid.overlap_area(filled, inside.topleft) == filled.count(), inside


@pytest.fixture(scope="module", params=STYLES, ids=_name)
def style(request: pytest.FixtureRequest) -> DeckStyle:
    """Each style in turn, so that its faces are drawn once for all tests."""
    found: DeckStyle = request.param
    return found


def test_each_face_is_opaque_within_round_corners_in_each_style(style: DeckStyle) -> None:
    for code in DECK:
        _is_a_card(face(code, 60, style), 60)


@pytest.mark.parametrize("width", (61, 97, 150, 240, 400))
def test_each_face_is_opaque_within_round_corners_at_each_width(width: int) -> None:
    for code in DECK if width < 200 else ("AS", "TH", "KD", "QC", "JH"):
        _is_a_card(face(code, width), width)


@pytest.mark.parametrize("design", BACKS)
def test_each_back_is_opaque_within_round_corners(design: str) -> None:
    for width, paper in itertools.product((60, 133), PAPERS):
        _is_a_card(back(design, width, DeckStyle(**paper)), width)


@pytest.mark.parametrize(
    "style", (DeckStyle(), DeckStyle(jumbo=True, braille=True), DeckStyle(black=True))
)
def test_no_two_cards_look_the_same(style: DeckStyle) -> None:
    for one, other in itertools.combinations(DECK, 2):
        assert _differs(face(one, 60, style), face(other, 60, style), 0.03), (one, other)


# --- faces -------------------------------------------------------------------------------------


def _features(code: str, width: int = 160) -> pygame.Mask:
    scale = width / 100
    box = pygame.Rect(0, 0, round(18 * scale), round(19 * scale))
    box.center = (round(courts.HEAD[0] * scale), round((courts.HEAD[1] + 2) * scale))
    return pygame.mask.from_threshold(
        face(code, width).subsurface(box), (22, 20, 28), (76, 76, 76, 255)
    )


def test_each_court_card_has_a_different_face() -> None:
    for one, other in itertools.combinations(COURTS, 2):
        a, b = _features(one), _features(other)
        shared = a.overlap_area(b, (0, 0))
        apart = 1 - shared / (a.count() + b.count() - shared)
        assert apart > 0.5, (one, other, apart)


def test_only_the_traditional_one_eyed_court_cards_are_in_profile() -> None:
    one_eyed = {code for code in COURTS if courts.figure(code).profile}
    assert one_eyed == {"JS", "JH", "KD"}


def test_kings_hold_swords_but_the_king_of_diamonds_an_axe() -> None:
    assert courts.figure("KH").holds == "blade"
    assert courts.figure("KS").holds == "sword"
    assert courts.figure("KD").holds == "axe"


@pytest.mark.parametrize("code", COURTS)
def test_a_court_card_is_the_same_upside_down(code: str) -> None:
    picture = face(code, 120)
    assert _differing(picture, pygame.transform.flip(picture, True, True)) < 0.15


# --- corners -----------------------------------------------------------------------------------


def _inked(picture: pygame.Surface, style: DeckStyle, code: str) -> pygame.Mask:
    ink, paper = style.ink(code[1]), style.paper
    near = [abs(ink[i] - paper[i]) // 2 + 1 for i in range(3)]
    return pygame.mask.from_threshold(picture, ink[:3], (*near, 255))


@pytest.mark.parametrize("jumbo", (False, True))
@pytest.mark.parametrize("width", (60, 75, 110, 240))
def test_braille_corners_have_the_dots_of_rank_and_suit(width: int, jumbo: bool) -> None:
    style = DeckStyle(braille=True, jumbo=jumbo)
    grid = braille_grid(width, style)
    for code in DECK:
        cells = (BRAILLE_RANK[code[0]], BRAILLE_SUIT[code[1]])
        picture = face(code, width, style)
        for turned in (False, True):
            corner = pygame.transform.flip(picture, turned, turned)
            seen = tuple(
                "".join(
                    str(dot)
                    for dot in range(1, 7)
                    if _inked(corner, style, code).get_at(grid.dot(cell, dot))
                )
                for cell in (0, 1)
            )
            assert seen == cells, (code, turned)


def test_cards_without_shadows_have_a_bold_outline() -> None:
    for style in (DeckStyle(black=True), DeckStyle(white=True)):
        shown = pygame.transform.smoothscale(face("4H", 2 * 80, style), card_size(80))
        row = [shown.get_at((x, 56))[:3] for x in range(3)]
        assert row[0] == style.edge and abs(row[1][0] - style.edge[0]) < 130
    assert not DeckStyle().bold_edge


@pytest.mark.parametrize("jumbo", (False, True))
@pytest.mark.parametrize("width", (60, 90, 240))
def test_braille_dots_do_not_touch(width: int, jumbo: bool) -> None:
    style = DeckStyle(braille=True, jumbo=jumbo)
    grid = braille_grid(width, style)
    margin = round(grid.radius)
    last = grid.dot(1, 6)
    box = pygame.Rect(
        grid.left - margin,
        grid.top - margin,
        last[0] - grid.left + 2 * margin,
        last[1] - grid.top + 2 * margin,
    )
    for code in DECK:
        dots = len(BRAILLE_RANK[code[0]] + BRAILLE_SUIT[code[1]])
        ink = _inked(face(code, width, style).subsurface(box), style, code)
        assert len(ink.connected_components()) == dots, code


def test_the_index_is_tall_and_full_in_colour_at_60_pixels(style: DeckStyle) -> None:
    index, scale = index_of(style), 0.6
    box = pygame.Rect(2, 2, round(index.centre * 2 * scale) - 2, 0)
    box.height = round((index.top + index.height + 1) * scale) - 2
    for code in DECK:
        picture = face(code, 60, style)
        parts = _inked(picture.subsurface(box), style, code).get_bounding_rects()
        assert parts[0].unionall(parts[1:]).height >= 10, code
        centre = (round(index.centre * scale), round(index.suit_y * scale))
        assert picture.get_at(centre)[:3] == style.ink(code[1]), code


def test_signs_of_number_cards_keep_clear_of_the_index(style: DeckStyle) -> None:
    index, scale = index_of(style), 2
    right = index.centre + index.width / 2
    free = pygame.Rect(round((right + 0.4) * scale), 6, 4 * scale, 64 * scale)
    for code in (rank + suit for rank in "456789T" for suit in SUITS):
        ink = _inked(face(code, 100 * scale, style).subsurface(free), style, code)
        assert ink.count() == 0, code


@pytest.mark.parametrize(
    ("style", "palette"),
    (
        (
            DeckStyle(four_colour=True),
            {"S": "#101016", "H": "#CB2A56", "D": "#1049D9", "C": "#004C0F"},
        ),
        (
            DeckStyle(four_colour=True, black=True),
            {"S": "#FFFFFF", "H": "#EC7078", "D": "#6CA1FE", "C": "#27FF2C"},
        ),
        (
            DeckStyle(four_colour=True, white=True),
            {"S": "#000000", "H": "#A60161", "D": "#240CF8", "C": "#1F6700"},
        ),
    ),
)
def test_a_four_coloured_deck_is_printed_in_the_palette(
    style: DeckStyle, palette: dict[str, str]
) -> None:
    index = index_of(style)
    for code in DECK:
        at = (round(index.centre * 1.5), round(index.suit_y * 1.5))
        assert face(code, 150, style).get_at(at) == pygame.Color(palette[code[1]]), code


def test_the_jumbo_ace_of_spades_is_as_tall_as_the_ordinary_one_is() -> None:
    def middle(style: DeckStyle) -> pygame.Rect:
        picture = face("AS", 200, style)
        column = picture.subsurface((58, 14, 84, 252))
        ground = pygame.mask.from_threshold(column, style.paper[:3], (24, 24, 24, 255))
        ground.invert()
        parts = ground.get_bounding_rects()
        return parts[0].unionall(parts[1:])

    assert middle(DeckStyle(jumbo=True)).height > middle(DeckStyle()).height


def test_a_design_added_by_name_draws_the_faces() -> None:
    class Blank:
        def draw(self, code: str, width: int, style: DeckStyle) -> pygame.Surface:
            return cut_round(blank(width, (1, 2, 3), style.edge))

    add_faces("test_blank", Blank)
    assert face("KH", 60, DeckStyle(faces="test_blank")).get_at((30, 40)) == (1, 2, 3)
    unknown = face("KH", 60, DeckStyle(faces="unknown"))
    assert _differing(unknown, face("KH", 60)) == 0


# --- backs and portraits -----------------------------------------------------------------------


def test_backs_differ_from_each_other() -> None:
    for one, other in itertools.combinations(BACKS, 2):
        assert _differing(back(one, 60), back(other, 60)) > 0.6, (one, other)


def test_in_high_contrast_the_plain_back_contrasts_with_the_faces() -> None:
    black, white = DeckStyle(black=True), DeckStyle(white=True)
    lightest = max(_lightness(face(code, 60, black)) for code in DECK)
    darkest = min(_lightness(face(code, 60, white)) for code in DECK)
    assert _lightness(back("diamonds", 60, black)) > lightest + 50
    assert _lightness(back("diamonds", 60, white)) < darkest - 50


@pytest.mark.parametrize("size", (46, 92, 184))
def test_each_portrait_is_round_and_different(size: int) -> None:
    for who in Portrait:
        picture = portrait(who, size)
        assert picture.get_size() == (size, size)
        assert picture.get_at((0, 0)).a == 0
        assert picture.get_at((size // 2, size // 2)).a == 255
    for one, other in itertools.combinations(Portrait, 2):
        assert _differing(portrait(one, size), portrait(other, size)) > 0.4, (one, other)


@pytest.mark.parametrize("size", (56, 64, 92))
@pytest.mark.parametrize("who", [who for who in Portrait if who is not Portrait.NOBODY])
def test_each_mood_changes_only_the_face(who: Portrait, size: int) -> None:
    for one, other in itertools.combinations(Mood, 2):
        assert _differing(portrait(who, size, one), portrait(who, size, other)) > 0.08, (one, other)
        assert portrait(who, size, one).get_at((size // 2, 1)) == (
            portrait(who, size, other).get_at((size // 2, 1))
        )


@pytest.mark.parametrize("mood", Mood)
def test_the_ring_of_a_portrait_cuts_off_no_hair(mood: Mood) -> None:
    size = 256
    radius = size * 27.4 / 64
    for who in (*(one for one in Portrait if one is not Portrait.NOBODY), *READY):
        image = portrait(who, size, mood)
        for degrees in range(-40, 41):
            angle = math.radians(degrees)
            x, y = size / 2 + radius * math.sin(angle), size / 2 - radius * math.cos(angle)
            # Hair is outlined in black, and the ground is light.
            assert sum(image.get_at((round(x), round(y)))[:3]) > 300, (who, degrees)


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_for_text_lines_has_a_transparent_background(suit: str) -> None:
    picture = suit_image(suit, 20, (10, 120, 60))
    assert picture.get_at((0, 0)) == (10, 120, 60, 0)
    assert picture.get_at((10, 10)) == (10, 120, 60, 255)


MARKS: tuple[Mark, ...] = (
    Fill("M20 20 H80 V80 Z", RED),
    Stroke(((20, 20), (80, 20)), 4, INK, closed=True),
    EmblemBrush(((20, 50), (50, 40), (80, 50)), 12, GOLD, (0.2, 0.1)),
    Disc(50, 50, 20, RED),
    Ring(50, 50, 20, 3, RED),
    Fill(Ellipse(50, 50, 30, 10), GOLD),
    Fill(Star(50, 50, 5, 30, 12), GOLD),
    Pip("H", 50, 50, 30, RED),
    EmblemCard(50, 50, 30, 10, suit="S"),
    EmblemText("25", 50, 50, 20, INK),
    EmblemDie(10, 10, 80, top=5, left=3, right=6),
)


@pytest.mark.parametrize("mark", MARKS, ids=repr)
def test_every_mark_of_an_emblem_is_painted(mark: Mark) -> None:
    bare, painted = (Canvas((50, 50), 100, 4, (250, 244, 229)) for _ in range(2))
    emblems.paint(painted, (mark,))
    assert 0.01 < _differing(bare.finished(), painted.finished()) < 0.7


def test_marks_are_placed_turned_and_mirrored() -> None:
    def at(*point: int, turn: float = 0, flip: bool = False) -> bool:
        canvas = Canvas((100, 100), 100, 4, (250, 244, 229))
        arm = Fill(((0, -3), (40, -3), (40, 3), (0, 3)), RED)
        emblems.paint(canvas, (Placed(50, 50, (arm,), turn, flip),))
        return tuple(canvas.finished().get_at(point))[:3] == RED

    assert at(80, 50) and not at(20, 50) and not at(50, 80)
    assert at(50, 80, turn=90) and not at(80, 50, turn=90)
    assert at(20, 50, flip=True) and not at(80, 50, flip=True)


def test_no_two_games_have_the_same_seal() -> None:
    seals = [emblems.emblem(id, 62) for id in ids()]
    assert all(_differing(*pair) > 0.1 for pair in itertools.combinations(seals, 2))


@pytest.mark.parametrize("size", [40, 84, 132])
def test_medallions_differ_by_their_initials_and_stay_calm(size: int) -> None:
    shown = [Portrait.NOBODY, *map(Monogram, ("A", "W", "Ö", "Ж"))]
    images = {pygame.image.tobytes(portrait(who, size), "RGBA") for who in shown}
    assert len(images) == len(shown)
    for who in shown:
        assert portrait(who, size, Mood.WINNING) is portrait(who, size)
