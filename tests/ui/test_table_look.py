"""The table's layout: a centred hand, marks that stay, legible text."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pygame
import pytest

from gin.core.cards import Card
from gin.core.message import NOTHING
from gin.interface.refs import DIE, KNOCK, STOCK, ButtonRef
from gin.interface.result import ResultView
from gin.interface.view import ButtonSpot, ZoneKind
from gin.language import translation
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.present.words import table as words
from gin.session.settings import Settings
from gin.ui import layers
from gin.ui.app import App
from gin.ui.art import design, surfaces
from gin.ui.art.image_cache import images
from gin.ui.render import card_painter, style
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.hand_marks import count_chip, hand_marks
from gin.ui.scenes.players import FACE
from gin.ui.scenes.result import _in_order, result_layout
from gin.ui.scenes.table import _Scene
from gin.ui.scenes.table_layout import hint_room, pad_rect, place_table
from gin.ui.scenes.table_measures import BRACKET, Measures
from gin.ui.scenes.table_words import hint_pill, portrait_is_clear, remark_rect
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice, find_zone, zone_named
from tests.support.seeing import picture_of, reached
from tests.support.user import User
from tools.gallery.command import picture
from tools.gallery.pages import take_lesson
from tools.gallery.reaching import parlour, play_until, think
from tools.gallery.scenes import states

SIZES = [(800, 600), (1280, 800), (2560, 1440), (720, 1080)]


def middle(place: Placement) -> float:
    xs = [slot.x for slot in place.resting.values()]
    return (min(xs) + max(xs)) / 2


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_hand_is_centred_in_every_phase(size: tuple[int, int], mirrored: bool) -> None:
    user = User(size=size, mirrored=mirrored)
    user.to_my_discard()
    assert middle(user.app.place) == pytest.approx(size[0] / 2, abs=size[0] * 0.011)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["gin", "dice", "solitary"])
def test_every_corner_of_an_open_pile_can_be_read(
    game: str, size: tuple[int, int], mirrored: bool
) -> None:
    made = parlour(mirrored=mirrored)
    agreed = () if game == "solitary" else ("open-discards=on",)
    play_until(made, lambda made: pile_of(made) > 9, game, agreed)
    app = App(made, size)
    zone = zone_named(app.view, "discards")
    slots = app.place.slots
    others = [
        slots[zone.items[0].ref],
        *(slots[ref] for ref in (STOCK, KNOCK, DIE) if ref in slots),
    ]
    cards = [slots[item.ref].rect for item in zone.items[1:]]
    assert all(pygame.Rect((0, 0), size).contains(card) for card in cards)
    assert all(card.collidelist([slot.rect for slot in others]) < 0 for card in cards)
    for newer, older in pairwise(cards):
        in_row = older.y == newer.y and newer.x - older.x >= older.w * 0.3
        assert in_row or newer.y - older.y >= older.h * 0.5


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("cards", "text"), [(130, 100), (100, 200), (130, 175)])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_and_brackets_do_not_cover_the_discard_button(
    size: tuple[int, int], cards: int, text: int, mirrored: bool
) -> None:
    user = User(size=size, mirrored=mirrored, card_size=cards, text_size=text)
    user.to_my_discard()
    view, place, look = user.app.view, user.app.place, user.app.look
    button = view.at(ButtonSpot.DISCARD)
    assert button is not None
    rect = place.slots[button.ref].rect
    melded = {index for group in zone_named(view, "hand").groups for index in
              range(group.first, group.last + 1)}  # fmt: skip
    for index, slot in enumerate(place.resting.values()):
        down = look.s(BRACKET) if index in melded else 0
        for share in (-0.5, -0.25, 0, 0.25, 0.5):
            assert not rect.collidepoint(slot.below(share * slot.width, down)), index


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("cards", "text"), [(100, 100), (130, 100), (100, 150), (100, 200)])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_deadwood_count_covers_no_card_or_button(
    size: tuple[int, int], cards: int, text: int, mirrored: bool
) -> None:
    user = User(size=size, mirrored=mirrored, card_size=cards, text_size=text)
    user.to_my_discard()
    view, place, look = user.app.view, user.app.place, user.app.look
    chip = count_chip(look, view, place)
    assert chip is not None
    assert pygame.Rect((0, 0), size).contains(chip.rect)
    buttons = [slot.rect for ref, slot in place.slots.items() if isinstance(ref, ButtonRef)]
    assert chip.rect.collidelist(buttons) < 0
    for slot in place.resting.values():
        for share in range(-10, 11):
            assert not chip.rect.collidepoint(slot.below(share / 20 * slot.width, 0))


@pytest.mark.parametrize("step", ["knock", "count"])
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_the_deadwood_count_leaves_every_bracket_of_the_lesson_its_name(
    size: tuple[int, int], step: str
) -> None:
    made = parlour()
    take_lesson(made, step)
    app = App(made, size)
    groups = zone_named(app.view, "hand").groups
    assert len(groups) == 3
    # A bracket and a name each, and the count.
    assert len([*hand_marks(app.look, app.view, app.place)]) == 2 * len(groups) + 1


def test_a_card_laid_off_is_clear_of_the_portrait_above() -> None:
    made = parlour()
    play_until(made, lambda m: isinstance(m.view().content, ResultView) and _laid_off_on(m))
    shown = made.view().content
    assert shown is not None
    look = style.look_for(made.settings, (1280, 800))
    for side in result_layout(look, shown).sides:
        for group in side.lying(own=True):
            for one in group:
                assert one.slot.rect.top > side.area.y + look.s(FACE) + look.s(4)


def _laid_off_on(made: Parlour) -> bool:
    shown = made.view().content
    return shown is not None and any(laid for side in shown.sides for *_, laid in side.groups)


@pytest.mark.parametrize("cards", [100, 130])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_lifted_card_stays_below_the_prompt(size: tuple[int, int], cards: int) -> None:
    user = User(size=size, card_size=cards)
    user.to_my_discard()
    sizes = Measures.of(user.app.look)
    asked = sizes.hand_top - sizes.gap
    for item in zone_named(user.app.view, "hand").items:
        user.app.pointing.hover(item.ref)
        slot = user.app.place.slots[item.ref]
        assert slot != user.app.place.resting[item.ref]
        tops = [slot.below(side * slot.width, -slot.height)[1] for side in (-0.5, 0.5)]
        assert min(tops) > asked - 1, item.id


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)], ids=str)
def test_larger_cards_take_nothing_from_the_piles(size: tuple[int, int], text: int) -> None:
    found = []
    for percent in (100, 115, 130):
        found.append(Measures.of(User(size=size, text_size=text, card_size=percent).app.look))
    assert all(larger.pile >= found[0].pile for larger in found[1:])
    assert found[0].card <= found[1].card <= found[2].card


@pytest.mark.parametrize("hint", [False, True])
@pytest.mark.parametrize("state", ["discard", "colonel", "skarney", "dice-owned"])
def test_no_word_on_the_table_is_cut_short_in_large_print(
    state: str, hint: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = []

    def watched(text: str, face: str, pixels: int, width: int) -> tuple[str, int]:
        shown = fitted(text, face, pixels, width)
        if shown[0] != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(style, "fitted", watched)
    made = parlour(text_size=200, card_size=130, language="de")
    try:
        dict(states())[state](made)
        if hint:
            choose(made, "hint")
            think(made)
        picture(made, (800, 600))
    finally:
        translation.speak("en")
    assert not cut


@cache
def hinted(game: str, action: str) -> Parlour:
    """Return a table with a hint for an action; tests may change only its settings."""

    def able(made: Parlour) -> bool:
        choice = find_choice(made.view(), action)
        return choice is not None and not choice.why

    made = parlour()
    play_until(made, able, game)
    choose(made, "hint")
    think(made)
    return made


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "action"), [("colonel", "draw"), ("solitary", "gin")])
def test_the_mark_of_a_hint_covers_no_caption_of_a_pile(
    game: str, action: str, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    captions, marks = [], []

    def caption(painter: _Scene, slot: Slot, text: str, **how: Any) -> FramePart:
        captions.append(_caption(painter, slot, text, **how))
        return captions[-1]

    def mark(look: Look, slot: Slot, *, in_hand: bool) -> FramePart:
        marks.append(_advised(look, slot, in_hand=in_hand))
        return marks[-1]

    def ink(part: FramePart) -> pygame.Mask:
        canvas = pygame.Surface(size, pygame.SRCALPHA, 32)
        part.put(canvas, canvas.get_rect())
        return pygame.mask.from_surface(canvas, 40)

    _caption, _advised = _Scene._caption, card_painter.advice_mark
    monkeypatch.setattr(_Scene, "_caption", caption)
    monkeypatch.setattr(card_painter, "advice_mark", mark)
    made = hinted(game, action)
    made.change("text_size", text)
    picture(made, size)
    # With large text, captions may be drawn inside the piles; marks are drawn around piles.
    assert marks and (captions or text > 100)
    assert not [
        (word.needs[0], corners.rect)
        for word in captions
        for corners in marks
        if ink(word).overlap(ink(corners), (0, 0))
    ]


def pile_of(made: Parlour) -> int:
    zone = find_zone(made.view(), "discards")
    return len(zone.items) if zone is not None else 0


def test_a_lifted_card_does_not_move_the_deadwood_count() -> None:
    user = User()
    user.to_my_discard()
    zone = zone_named(user.app.view, "hand")
    found = set()
    for item in zone.items:
        user.mouse(pygame.MOUSEMOTION, user.at(item.id))
        user.draw()
        chip = count_chip(user.app.look, user.app.view, user.app.place)
        assert chip is not None
        found.add((chip.rect.x, chip.rect.y, chip.rect.w))
    assert len(found) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_paper_shows_at_the_corners_of_the_dark_head_of_the_pad(size: tuple[int, int]) -> None:
    user = User(size=size)
    user.draw()
    pad, side = pad_rect(user.app.look), user.app.look.s(5)
    for corner in (pad.topleft, (pad.right - side, pad.top)):
        spots = [(corner[0] + x, corner[1] + y) for x in range(side) for y in range(side)]
        light = max(max(user.surface.get_at(spot)[:3]) for spot in spots)
        assert light < 120, light


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_a_pad_with_more_lines_is_longer_but_no_wider(size: tuple[int, int]) -> None:
    look = User(size=size).app.look
    one, four = pad_rect(look), pad_rect(look, 4)
    assert four.topleft == one.topleft
    assert four.w == one.w
    assert four.h > one.h * 1.3


@pytest.mark.parametrize(
    ("group", "order"),
    [
        (("4D 5D 6D 7D", "3D"), "3D 4D 5D 6D 7D"),
        (("4D 5D 6D", "2D 7D 3D"), "2D 3D 4D 5D 6D 7D"),
        (("JS QS KS", "AS"), "JS QS KS AS"),
        (("8C 8D 8H", "8S"), "8C 8D 8H 8S"),
    ],
)
def test_a_card_laid_off_is_at_its_end_of_the_run(group: tuple[str, str], order: str) -> None:
    cards, laid = (tuple(map(Card.parse, named.split())) for named in group)
    assert [card.code for card in _in_order((NOTHING, cards, laid))] == order.split()


def test_balanced_lines_are_as_few_and_similar_in_length() -> None:
    pygame.display.init()
    text = "Take the king: it makes a set of kings, and deadwood falls. About 5 points better."
    font = design.font("text", 17)
    for width in (200, 300, 420, 600):
        plain, even = (made(text, "text", 17, width) for made in (surfaces.wrap, surfaces.balanced))
        assert len(even) == len(plain)
        assert " ".join(even) == text
        wide = [font.size(line)[0] for line in even]
        assert max(wide) <= width
        assert max(wide) <= max(font.size(line)[0] for line in plain)


@pytest.mark.parametrize("breaking", [surfaces.wrap, surfaces.balanced])
def test_a_line_with_suits_is_drawn_no_wider_than_its_room(
    breaking: Callable[[str, str, int, int], tuple[str, ...]],
) -> None:
    pygame.display.init()
    text = "Yours is the J♠, Q♠, K♦ and 6♣: 10, 10, 10 and 6 make 36. Lay off 4♣ 5♣ 6♣, then 7♥ 7♦."
    for width in (200, 240, 300, 420):
        lines = breaking(text, "text", 18, width)
        drawn = [surfaces.line_image(line, "text", 18, (0, 0, 0)).get_width() for line in lines]
        assert max(drawn) <= width
        assert " ".join(lines) == text


def test_the_note_of_the_knock_place_says_the_limit() -> None:
    rules = {id: setup(id).rules for id in ("gin", "oklahoma", "straight", "shot", "solitary")}
    assert printed(words.place_note(rules["gin"], Card.parse("5S"))) == "With 10 or less"
    assert printed(words.place_note(rules["oklahoma"], Card.parse("5S"))) == "With 5 or less"
    assert printed(words.place_note(rules["straight"], None)) == "Any deadwood"
    assert printed(words.place_note(rules["shot"], None, (38, 0))) == "With 10 or less, shot 3 8"
    assert printed(words.place_note(rules["solitary"], None)) == "No deadwood"


def test_a_notice_over_a_question_does_not_cover_the_opponents_words() -> None:
    user = User(game="")
    user.parlour.matches.start(setup("gin"), 3)
    user.app.refresh()
    view = user.app.view
    assert view.table is not None and view.table.other is not None and view.table.other.talk
    assert remark_rect(user.app.look, view, user.app.place) is not None
    changed, notice = layers.with_notice(view, view.title)
    assert notice == view.title
    assert remark_rect(user.app.look, changed, user.app.place) is None


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_limit_is_hidden_while_a_card_is_on_the_knock_place(
    size: tuple[int, int],
) -> None:
    made = parlour()
    play_until(made, lambda m: _may(m, "knock"))
    table = made.view().table
    assert table is not None
    limit = printed(table.knock_note)
    assert limit

    def is_written() -> bool:
        # While the pointer is on a card, the deadwood after its discard replaces the limit.
        app = App(made, size)
        app.pointing.set_focus(STOCK, keyboard=False)
        images.clear()
        written = " ".join(word.text for word in picture_of(made, size, app).words)
        return limit in written

    assert is_written()
    choose(made, "knock")
    assert not is_written()


def _may(made: Parlour, id: str) -> bool:
    choice = find_choice(made.view(), id)
    return choice is not None and not choice.why


@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_a_hint_covers_no_cards_on_a_table_with_melds(game: str) -> None:
    """At 150 and 200% it used to cover the opponent's hand."""
    pygame.display.init()
    hints = 0

    def hinted(made: Parlour) -> bool:
        nonlocal hints
        if _may(made, "hint") and made.view().hint is None:
            choose(made, "hint")
            think(made)
            hints += made.view().hint is not None
        return hints >= 6

    made = parlour(language="de")
    try:
        play_until(made, hinted, game)
        translation.follow("de")
        view = made.view()
        assert view.hint is not None
        for size in (*SIZES, (1366, 768)):
            for text in (100, 150, 200):
                made.change("text_size", text)
                app = App(made, size)
                hint = hint_pill(app.look, view).rect
                cards = [
                    app.place.slots[item.ref].rect
                    for zone in view.zones
                    if zone.kind in (ZoneKind.BACKS, ZoneKind.PILE, ZoneKind.MELD, ZoneKind.HAND)
                    for item in zone.items
                    if item.ref in app.place.slots
                ]
                covered = [one.clip(hint) for one in cards if one.colliderect(hint)]
                assert all(min(one.size) < 8 for one in covered), (size, text, covered)
                assert pygame.Rect((0, 0), size).contains(hint)
    finally:
        translation.speak("en")


@pytest.mark.parametrize("blur", (2, 7, 18))
def test_the_edge_of_a_turned_shadow_has_no_steps(blur: int) -> None:
    soft = surfaces.turned_shadow(surfaces.shadow((120, 170), 8, blur, 100), 3.0, blur)
    middle = soft.get_height() // 2
    for x in range(blur, 3 * blur):
        column = [soft.get_at((x, y)).a for y in range(middle - 40, middle + 40)]
        assert max(abs(b - a) for a, b in pairwise(column)) <= 4, x


def test_a_long_hint_has_at_most_three_lines_above_the_piles() -> None:
    view = reached("exercise-melds-wrong").view()
    for size in ((800, 600), (1280, 800), (1920, 1080), (800, 1280)):
        look = style.look_for(Settings(), size)
        hint, place = hint_pill(look, view).rect, place_table(view, look, Cursor())
        room = hint_room(view, look)
        assert room is not None and room.percent >= 88 and portrait_is_clear(look, view)
        assert hint.h <= 3 * round(look.pixels("body") * 1.36) + look.s(12)
        assert hint.bottom <= place.slots[STOCK].rect.top
        assert place.slots[STOCK].rect.bottom < Measures.of(look).hand_top
