"""Contrast on drawn frames, suit colours as seen with colour blindness, and large text."""

from __future__ import annotations

import time
from collections import Counter

import pygame
import pytest

from gin.interface.intents import Do, PageAction
from gin.interface.names import name_of
from gin.interface.paper import FinalView
from gin.interface.refs import (
    DISCARDS,
    KNOCK,
    STOCK,
    ButtonRef,
    EntryKind,
    EntryRef,
    ItemRef,
)
from gin.interface.view import Scene, ZoneKind
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import cards, surfaces
from gin.ui.art.design import THEMES
from gin.ui.render.style import look_for
from gin.ui.render.widgets import scroll_bar
from tests.support.covering import covering
from tests.support.seeing import (
    BLINDNESSES,
    STATES,
    Picture,
    Pixel,
    Written,
    apart,
    colour,
    contrast,
    drawn,
    luminance,
    numbers,
    picture_of,
    pixels,
    reached,
    seen_with,
)
from tools.gallery.reaching import parlour, play_until

pytestmark = pytest.mark.scenes

HIGH = ("contrast_dark", "contrast_light")
COLOURED = sorted(set(THEMES) - set(HIGH))
SIZE = (1280, 800)
SIGNS = "♠♥♦♣"


def ink_and_ground(picture: Picture, written: Written) -> tuple[float, bool]:
    found = pixels(picture.surface, written.seen)
    ground = found.most_common(1)[0][0]
    # A suit sign by itself is drawn in the suit's colour.
    sign = not written.text.strip(SIGNS)
    near = [colour for colour in found if sign or contrast(colour, written.colour) < 1.15]
    ink = max(near, key=lambda colour: contrast(colour, ground), default=ground)
    return contrast(ink, ground), bool(near) and ink != ground


@pytest.mark.parametrize(("name", "theme"), covering(STATES, HIGH, every=4))
def test_words_in_high_contrast_have_seven_to_one_and_dark_themes_are_dark(
    name: str, theme: str
) -> None:
    picture = drawn(name, SIZE, theme=theme, text_size=100)
    assert picture.words and not faint_words(picture)
    if theme == "contrast_dark" and name not in ("cut", "cut-turned"):
        check_dark(picture)


@pytest.mark.parametrize("theme", THEMES)
def test_the_thumb_of_a_scroll_bar_on_paper_stands_out(theme: str) -> None:
    look = look_for(Settings(theme=theme), SIZE)
    paper = look.theme.paper.fill[:3]
    surface = pygame.Surface((100, 400))
    surface.fill(paper)
    scroll_bar(surface, look, pygame.Rect(0, 0, 100, 400), 1200, 400, on_paper=True)
    above, thumb, below = (
        contrast(tuple(surface.get_at((95, y)))[:3], paper) for y in (60, 200, 340)
    )
    assert thumb >= 3 > above == below


def around(picture: Picture, written: Written) -> Pixel:
    ring = written.rect.inflate(4, 4).clip(picture.surface.get_rect())
    top, bottom = ring.top, ring.bottom - 1
    left, right = ring.left, ring.right - 1
    found: Counter[int] = Counter()
    for y in (top, bottom):
        found.update(numbers(picture.surface, pygame.Rect(left, y, ring.w, 1)))
    for x in (left, right):
        found.update(numbers(picture.surface, pygame.Rect(x, top, 1, ring.h)))
    middle = found.total() // 2
    for number in sorted(found, key=lambda one: luminance(colour(one))):
        middle -= found[number]
        if middle < 0:
            return colour(number)
    raise AssertionError("a word without a place")


def scrolled_away(picture: Picture, written: Written) -> bool:
    if written.seen.w < written.rect.w or written.seen.h < written.rect.h * 0.9:
        return True
    shown, rect = picture.app.place.viewport, written.rect
    if shown is None or not shown.inflate(0, 40).colliderect(rect):
        return False
    return rect.top < shown.top or rect.bottom > shown.bottom


@pytest.mark.parametrize(("name", "theme"), covering(STATES, COLOURED, every=len(COLOURED)))
def test_words_in_themes_with_colours_have_four_and_a_half_to_one(name: str, theme: str) -> None:
    picture = drawn(name, SIZE, theme=theme, text_size=100)
    faint = {}
    for written in picture.words:
        if scrolled_away(picture, written):
            continue
        measured = contrast(written.colour, around(picture, written))
        if measured < 4.5:
            faint[written.text] = round(measured, 2)
    assert picture.words and not faint


@pytest.mark.parametrize(
    ("name", "theme"),
    covering(
        ["menu-first", "settings", "discard", "knock", "pause", "sheet"], sorted(THEMES), every=3
    ),
)
def test_the_focus_can_be_seen_on_everything(name: str, theme: str) -> None:
    picture = drawn(name, SIZE, theme=theme, text_size=100)
    app, view = picture.app, picture.app.view
    before, after = pygame.Surface(SIZE), pygame.Surface(SIZE)
    now = time.monotonic() + 60
    for zone in view.focus_zones:
        if zone.kind is ZoneKind.BACKS:
            continue
        for item in (zone.items[0], zone.items[-1]):
            app.pointing.set_focus(item.ref, keyboard=True)
            app.settle()
            app.frames.draw(after, now)
            slot = app.place.slots[item.ref]
            around = slot.rect.inflate(60, 60).clip(after.get_rect())
            app.pointing.set_focus(item.ref, keyboard=False)
            app.settle()
            app.frames.draw(before, now)
            changed = differing(before, after, around)
            # At least half of a 1-pixel line around the item; neighbours may cover the rest.
            assert changed >= slot.rect.w + slot.rect.h, (item.id, changed)


def differing(before: pygame.Surface, after: pygame.Surface, part: pygame.Rect) -> int:
    pairs = Counter(zip(*(numbers(one, part) for one in (before, after)), strict=True))
    return sum(n for (a, b), n in pairs.items() if a != b and contrast(colour(a), colour(b)) >= 3)


def edge(picture: Picture, rect: pygame.Rect) -> float:
    y = rect.centery - rect.h // 4
    row = [picture.surface.get_at((x, y))[:3] for x in range(rect.left - 6, rect.left + 7)]
    return max(contrast(row[0], colour) for colour in row)


@pytest.mark.parametrize("theme", HIGH)
@pytest.mark.parametrize("name", ["menu-first", "settings", "games", "discard", "result", "pause"])
def test_borders_in_high_contrast_have_three_to_one(name: str, theme: str) -> None:
    picture = drawn(name, SIZE, theme=theme, text_size=100)
    app = picture.app
    app.pointing.set_focus(app.view.focus, keyboard=False)
    app.settle()
    app.frames.draw(picture.surface, time.monotonic() + 60)
    measured = {
        item.id: edge(picture, app.place.slots[item.ref].rect)
        for zone in app.view.focus_zones
        for item in zone.items
        if item.role.value in ("button", "setting", "field", "game", "place")
        # A star is drawn with lines and has no border.
        and item.ref != STAR
        and (app.place.viewport is None or item.ref not in app.place.scrolled
             or app.place.viewport.contains(app.place.slots[item.ref].rect))
    }  # fmt: skip
    assert measured
    assert min(measured.values()) >= 3, measured


@pytest.mark.parametrize("theme", HIGH)
@pytest.mark.parametrize("jumbo", [False, True])
@pytest.mark.parametrize("four_colour", [False, True])
def test_cards_in_high_contrast(theme: str, jumbo: bool, four_colour: bool) -> None:
    settings = Settings(theme=theme, jumbo=jumbo, contrast_four_colour=four_colour)
    look = look_for(settings, SIZE)
    for suit in "CDHS":
        face = cards.face(f"7{suit}", 120, look.deck)
        paper = tuple(face.get_at((60, 12)))[:3]
        assert paper == tuple(look.deck.paper)[:3]
        ink = strongest(face, pygame.Rect(4, 4, 26, 60), paper)
        pip = strongest(face, pygame.Rect(30, 20, 60, 128), paper)
        assert contrast(ink, paper) >= 7, (suit, ink)
        assert contrast(pip, paper) >= 7, (suit, pip)
        border = max(
            (tuple(face.get_at((x, 84)))[:3] for x in range(3)),
            key=lambda colour: contrast(colour, look.theme.cloth[:3]),
        )
        assert contrast(border, look.theme.cloth[:3]) >= 3
    king = cards.face("KH", 120, look.deck)
    back = cards.back(look.back, 120, look.deck)
    for image in (king, back):
        found = pixels(image, pygame.Rect(20, 30, 80, 108))
        lightest, darkest = max(found, key=luminance), min(found, key=luminance)
        assert contrast(lightest, darkest) >= 3


def strongest(face: pygame.Surface, rect: pygame.Rect, paper: Pixel) -> Pixel:
    found = pixels(face, rect)
    printed = {colour: n for colour, n in found.items() if contrast(colour, paper) > 1.3}
    least = sum(printed.values()) / 40
    return max(
        (colour for colour, n in printed.items() if n >= least),
        key=lambda colour: contrast(colour, paper),
    )


@pytest.mark.parametrize("blindness", BLINDNESSES)
@pytest.mark.parametrize("theme", ["green", *HIGH])
def test_four_suit_colours_differ_with_any_colour_vision(theme: str, blindness: str) -> None:
    deck = look_for(Settings(theme=theme, four_colour=True), SIZE).deck
    seen = {}
    for suit in "CDHS":
        face = cards.face(f"A{suit}" if suit != "S" else "2S", 120, deck)
        paper = tuple(face.get_at((60, 12)))[:3]
        seen[suit] = seen_with(blindness, strongest(face, pygame.Rect(4, 4, 26, 60), paper))
    for one, other in ("CD", "CH", "CS", "DH", "DS", "HS"):
        assert apart(seen[one], seen[other]) >= 20, (one, other)
    # Clubs and spades are alike in shape too.
    assert theme not in HIGH or apart(seen["C"], seen["S"]) >= 26


def test_the_distance_of_colours_is_measured_as_published() -> None:
    """Uses test data for CIEDE2000 published by Sharma, Wu and Dalal."""
    for one, other, distance in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ):
        assert apart(one, other) == pytest.approx(distance, abs=0.0001)


# Marks next to each other.


def ring_colours(theme: str, mark: str) -> Counter[Pixel]:
    made = reached("hint-draw")
    made.change("theme", theme)
    app = App(made, SIZE)
    app.pointing.set_focus(DISCARDS if mark == "focus" else STOCK, keyboard=True)
    app.settle()
    surface = pygame.Surface(SIZE)
    app.frames.draw(surface, time.monotonic() + 60)
    return pixels(surface, app.place.slots[DISCARDS].rect.inflate(30, 30))


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_focus_ring_differs_from_the_mark_of_a_target(theme: str) -> None:
    room = THEMES[theme]
    focus, target = room.focus[:3], room.target[:3]
    assert contrast(focus, target) >= 3
    # An edge in the panel's colour separates the mark from the cloth.
    assert contrast(target, room.panel[:3]) >= 3
    both = ring_colours(theme, "focus")
    assert both[focus] > 400 and both[target] > 400
    alone = ring_colours(theme, "advice")
    assert not alone[focus] and alone[target] > 400


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_knock_place_stands_out_from_the_cloth(theme: str) -> None:
    picture = drawn("draw", SIZE, theme=theme, text_size=100)
    slot = picture.app.place.slots[KNOCK]
    fist = slot.rect.inflate(-slot.rect.w // 3, -slot.rect.h // 2).move(0, -slot.rect.h // 10)
    found = pixels(picture.surface, fist)
    grounds = sorted(found.elements(), key=luminance)
    ground = grounds[len(grounds) // 2]
    assert sum(contrast(one, ground) >= 3 for one in grounds) > 100


def check_dark(picture: Picture) -> None:
    surface, place = picture.surface, picture.app.place
    # Card backs are light, to contrast with the dark faces.
    backs = [card.slot for card in place.cards if not card.code]
    backs += [slot for ref, slot in place.slots.items() if ref == STOCK]
    for slot in backs:
        surface.fill(0, slot.rect.inflate(24, 24))
    found = Counter(numbers(surface, surface.get_rect())[::5])
    light = sum(n for number, n in found.items() if luminance(colour(number)) > 0.4)
    assert light < 0.12 * found.total()


def test_suits_in_text_differ_in_shape() -> None:
    shapes = set()
    for suit in "♠♥♦♣":
        image = surfaces.line_image(suit, "text", 40, (0, 0, 0))
        shapes.add(pygame.mask.from_surface(image).count())
    assert len(shapes) == 4


# Text at 200 % in the smallest window.

SMALL = (800, 600)


@pytest.mark.parametrize("name", STATES)
def test_large_text_fits_the_smallest_window_without_overlaps(
    name: str,
) -> None:
    """The contrast is measured in the finished frame, where a covered word would fail."""
    picture = drawn(name, SMALL, theme="contrast_dark", text_size=200)
    check_whole(picture)
    check_apart(picture)
    assert not faint_words(picture)
    check_controls(picture.app)


def check_whole(picture: Picture) -> None:
    app, screen = picture.app, picture.surface.get_rect()
    assert picture.cut == ()
    scrolls = app.place.viewport is not None
    for written in picture.words:
        rect = written.rect.inflate(-2, -4)
        assert screen.left <= rect.left and rect.right <= screen.right, written
        assert scrolls or screen.contains(rect), written
        assert written.seen.w >= written.rect.w - 2 or not written.seen.w, written


def faint_words(picture: Picture) -> dict[str, float]:
    faint = {}
    for written in picture.words:
        if written.seen.w < written.rect.w or written.seen.h < written.rect.h * 0.9:
            continue
        measured, seen = ink_and_ground(picture, written)
        if not seen or measured < 7:
            faint[written.text] = round(measured, 2)
    return faint


@pytest.mark.parametrize(("size", "percent"), [(SMALL, 200), ((1920, 1080), 125)])
@pytest.mark.parametrize("game", ["twofold", "gin500"])
def test_the_closing_words_of_a_result_are_not_cut(
    game: str, percent: int, size: tuple[int, int]
) -> None:
    made = parlour(text_size=percent)
    play_until(made, lambda one: one.view().scene is Scene.RESULT, game)
    made.take_said()
    picture = picture_of(made, size)
    shown = made.view().content
    assert shown is not None
    said = " ".join(one.text for one in picture.words)
    assert printed(shown.closing) in said
    screen = picture.surface.get_rect()
    assert all(screen.contains(one.rect.inflate(-2, -4)) for one in picture.words)


def check_apart(picture: Picture) -> None:
    solid = [(one, one.seen.inflate(-2, -round(one.seen.h * 0.34))) for one in picture.words]
    for number, (one, rect) in enumerate(solid):
        for other, area in solid[:number]:
            assert one.text == other.text or not rect.colliderect(area), (one.text, other.text)


@pytest.mark.parametrize("size", [SMALL, (720, 1080)])
@pytest.mark.parametrize(
    ("game", "seed"),
    [("gin", 14), ("straight", 14), ("indian", 14), ("tedesco", 12), ("sequence", 12)],
)
def test_a_result_has_room_for_large_labels(game: str, seed: int, size: tuple[int, int]) -> None:
    """These hands have many melds, long labels, cards laid off, and a remark by the opponent."""
    made = Parlour(Store.in_memory(), None, Settings(speed="instant", text_size=200), seed)
    play_until(made, lambda one: one.view().scene is Scene.RESULT, game)
    made.take_announcements()
    picture = picture_of(made, size)
    check_whole(picture)
    check_apart(picture)


STAR = ButtonRef(name_of(Do(PageAction.FAVOURITE)))


def _is_fanned(ref: ItemRef) -> bool:
    return isinstance(ref, EntryRef) and ref.kind is EntryKind.FAN


def check_controls(app: App) -> None:
    place = app.place
    free = [
        (item.ref, place.slots[item.ref].rect)
        for zone in app.view.focus_zones
        if zone.kind not in (ZoneKind.HAND, ZoneKind.MELD, ZoneKind.BACKS)
        for item in zone.items
        if (item.card is None or item.ref == DISCARDS) and not _is_fanned(item.ref)
    ]
    final = app.view.content
    rewards = final.rewards if isinstance(final, FinalView) else ()
    on_rewards = [{reward.ref, reward.button} for reward in rewards]
    for number, (one, rect) in enumerate(free):
        for other, area in free[:number]:
            # A game's star lies on its tile, and the button of a reward on the reward.
            on_it = STAR in (one, other) or {one, other} in on_rewards
            if not on_it and (one in place.scrolled) == (other in place.scrolled):
                assert not rect.colliderect(area), (one, other)
