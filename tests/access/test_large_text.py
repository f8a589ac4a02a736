"""Larger text makes no card smaller: words move, wrap or shorten instead."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
from msgspec.structs import replace

from gin.core.message import Verbatim
from gin.interface.refs import DISCARDS, KNOCK, OPPONENT, STOCK, ButtonRef
from gin.interface.view import ButtonSpot, View, ZoneKind
from gin.language import translation
from gin.present.shell.parlour import Parlour
from gin.present.tableview.move_strip import STRIP
from gin.session.settings import ALLOWED, Settings
from gin.ui.app import App
from gin.ui.art import design, surfaces
from gin.ui.render import captions, widgets
from gin.ui.render.style import Look, look_for
from gin.ui.scenes.hand_marks import count_chip
from gin.ui.scenes.players import seat_rect
from gin.ui.scenes.table_layout import back_slots, menu_rect, pad_rect
from gin.ui.scenes.table_measures import FRAME, Measures, below_captions
from gin.ui.scenes.table_words import hint_pill, news_parts
from tests.support.by_name import choose, ref_named
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

SIZES = [
    (800, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (800, 1280),
    (720, 1080), (600, 800), (1000, 1000),
]  # fmt: skip
TEXTS = ALLOWED["text_size"]
CARDS = ALLOWED["card_size"]


@cache
def state(name: str) -> Parlour:
    """Tests share the parlour, and may change only its appearance."""
    made = parlour()
    dict(states())[name](made)
    return made


def shown(name: str, size: tuple[int, int], text: int, cards: int) -> tuple[View, Look, App]:
    made = state(name)
    made.change("text_size", text)
    made.change("card_size", cards)
    app = App(made, size)
    app.settle()
    return app.view, app.look, app


@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_piles_and_hand_are_as_large_as_at_100_per_cent(size: tuple[int, int], cards: int) -> None:
    plain = Measures.of(look_for(Settings(card_size=cards), size))
    for text in TEXTS:
        sizes = Measures.of(look_for(Settings(card_size=cards, text_size=text), size))
        assert (sizes.card, sizes.pile) == (plain.card, plain.pile), text
        # News, piles, status ribbon and hand still fit one below the other.
        assert sizes.news_y <= sizes.pile_y - sizes.pile * 0.7
        assert sizes.pile_y + sizes.pile * 0.7 < sizes.hand_top - sizes.gap


@pytest.mark.parametrize("name", ["colonel", "skarney"])
@pytest.mark.parametrize("size", SIZES[:8], ids=str)
def test_cards_on_the_table_are_as_large_as_at_100_per_cent(
    name: str, size: tuple[int, int]
) -> None:
    widths: dict[int, list[float]] = {}
    for text in TEXTS:
        view, _, app = shown(name, size, text, 100)
        kinds = (ZoneKind.PILE, ZoneKind.PLACE, ZoneKind.MELD)
        items = [item for zone in view.zones if zone.kind in kinds for item in zone.items]
        widths[text] = [app.place.slots[item.ref].width for item in items]
    for text in TEXTS:
        pairs = zip(widths[text], widths[100], strict=True)
        # A small tolerance, since font sizes are whole pixels.
        assert all(wide >= plain * 0.97 for wide, plain in pairs), (text, widths)


@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES[:8], ids=str)
def test_needed_items_do_not_overlap(size: tuple[int, int], text: int, cards: int) -> None:
    view, look, app = shown("discard", size, text, cards)
    place, window = app.place, pygame.Rect((0, 0), size)
    piles = [place.slots[ref].rect for ref in (STOCK, DISCARDS, KNOCK)]
    prompt = widgets.pill(
        look, view.status, (look.width // 2, Measures.of(look).hand_top - Measures.of(look).gap),
        look.width - look.s(80), anchor="bottom",
    ).rect  # fmt: skip
    held = [slot.rect for slot in back_slots(look, 10)]
    news = [part.rect for part in news_parts(look, view)]
    apart = [*piles, prompt, *news, pad_rect(look)]
    for number, rect in enumerate(apart):
        assert window.contains(rect)
        if rect not in news:
            assert rect.collidelist(apart[:number] + apart[number + 1 :]) < 0
    assert all(rect.collidelist(held) < 0 for rect in (*piles, prompt, *news))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("cards", [100, 130])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES[:8], ids=str)
def test_the_deadwood_count_is_inside_the_frame(
    size: tuple[int, int], text: int, cards: int, language: str
) -> None:
    translation.speak(language, whatever_is_set=True)
    view, look, app = shown("discard", size, text, cards)
    chip = count_chip(look, view, app.place)
    assert chip is not None
    frame = look.s(FRAME)
    assert pygame.Rect((0, 0), size).inflate(-2 * frame, -2 * frame).contains(chip.rect)
    said = Verbatim("Ada takes a card"), Verbatim("Ada knocks")
    (heard,) = captions.caption_parts(look, said, below_captions(look))
    assert not chip.rect.colliderect(heard.rect)
    buttons = [slot.rect for ref, slot in app.place.slots.items() if isinstance(ref, ButtonRef)]
    assert chip.rect.collidelist(buttons) < 0


@pytest.mark.parametrize("name", ["hint-discard", "hint-draw", "hint-upcard"])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES[:8], ids=str)
def test_a_hint_covers_neither_cards_nor_score(size: tuple[int, int], text: int, name: str) -> None:
    for cards in (100, 130):
        view, look, app = shown(name, size, text, cards)
        rect = hint_pill(look, view).rect
        assert pygame.Rect((0, 0), size).contains(rect)
        held = view.zone(OPPONENT)
        assert held is not None
        taken = [app.place.slots[item.ref].rect for item in held.items]
        taken += [app.place.slots[ref].rect for ref in (STOCK, DISCARDS, KNOCK)]
        taken += [slot.rect for slot in app.place.resting.values()]
        assert rect.collidelist([*taken, pad_rect(look), menu_rect(look)]) < 0
        assert not rect.colliderect(seat_rect(look)) or text > 125 or cards > 100


@pytest.mark.parametrize("text", TEXTS)
def test_the_strip_of_moves_is_clear_of_the_coach_s_words(text: int) -> None:
    for size in ((800, 600), (1280, 800)):
        view, look, app = shown("review-step", size, text, 100)
        strip = view.zone(STRIP)
        assert strip is not None
        marks = [app.place.slots[item.ref].rect for item in strip.items]
        assert hint_pill(look, view).rect.collidelist(marks) < 0
        if text == 100:
            # They have the place under the score pad, with a legend.
            pad = pad_rect(look)
            assert all(mark.top > pad.bottom and mark.left >= pad.left for mark in marks)
            assert all(mark.right <= pad.right and mark.w >= look.s(20) for mark in marks)


def test_a_large_index_comes_with_large_text_unless_it_is_switched_off() -> None:
    for text in TEXTS:
        assert look_for(Settings(text_size=text), (1280, 800)).deck.jumbo is (text >= 150)
    made = parlour(text_size=200)
    made.change("jumbo", False)
    assert not look_for(made.settings, (1280, 800)).deck.jumbo
    made.change("text_size", 100)
    made.change("jumbo", True)
    assert look_for(made.settings, (1280, 800)).deck.jumbo
    made.change("text_size", 200)
    assert not look_for(made.settings, (1280, 800)).deck.jumbo, "off with large text, as chosen"


@pytest.mark.parametrize("theme", ["contrast_dark", "contrast_light"])
def test_four_colours_come_with_high_contrast_unless_they_are_switched_off(theme: str) -> None:
    made = parlour(theme=theme)
    assert look_for(made.settings, (1280, 800)).deck.four_colour
    made.change("four_colour", False)
    assert not look_for(made.settings, (1280, 800)).deck.four_colour
    made.change("theme", "green")
    assert not look_for(made.settings, (1280, 800)).deck.four_colour
    made.change("theme", theme)
    assert not look_for(made.settings, (1280, 800)).deck.four_colour, "off, as chosen"


def test_the_settings_page_says_why_such_settings_are_on() -> None:
    made = parlour(theme="contrast_dark", text_size=150)
    choose(made, "settings")
    notes = {
        name: made.view().item(ref_named(f"setting:{name}")) for name in ("four_colour", "jumbo")
    }
    four, large = notes["four_colour"], notes["jumbo"]
    assert four is not None and large is not None
    assert translation.printed(four.note).endswith("Comes with high contrast.")
    assert translation.printed(large.note).endswith("Comes with large text.")
    assert [translation.printed(item.value) for item in (four, large)] == ["On", "On"]


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)], ids=str)
def test_the_keys_on_buttons_grow_with_the_text(size: tuple[int, int]) -> None:
    plain = look_for(Settings(), size)
    for text in TEXTS:
        look = replace(plain, text_percent=text)
        grown = surfaces.cap_pixels(look.pixels("body"), look.scale)
        assert grown >= round(design.size_of("small", plain.scale) * text / 100) - 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)], ids=str)
def test_buttons_in_a_column_have_one_text_size(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    translation.speak(language, whatever_is_set=True)
    view, look, app = shown("discard", size, 200, 100)
    aids = [item for zone in view.zones for item in zone.items if item.spot is ButtonSpot.HELP]
    assert len(aids) > 1
    pixels: list[object] = []
    drawn = surfaces.button

    def seen(*args: object) -> None:
        if args[1] in [app.place.slots[item.ref].rect for item in aids]:
            pixels.append(args[8])
        drawn(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(surfaces, "button", seen)
    app.frames.draw(pygame.Surface(size), app.clock.now() + 60)
    assert len(pixels) == len(aids) and len({*pixels}) == 1, pixels
    assert isinstance(pixels[0], int) and pixels[0] >= look.pixels("body") * 0.6
