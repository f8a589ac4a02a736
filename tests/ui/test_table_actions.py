"""The buttons for moves, and the mark of the card just drawn."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from gin.core.message import NOTHING, Verbatim, says
from gin.interface.commands import Command
from gin.interface.refs import DISCARDS, ButtonRef
from gin.interface.view import ButtonSpot
from gin.language.translation import printed
from gin.messages import table as messages
from gin.present.input.card_button import DISCARD
from gin.present.input.choices import dropped
from gin.session.settings import Settings
from gin.ui.art import surfaces
from gin.ui.render import card_painter
from gin.ui.render.style import Look, look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import room
from gin.ui.scenes.table import _Scene
from gin.ui.scenes.table_actions import first_action
from gin.ui.scenes.table_measures import cloth_area
from tests.support.user import User, hand_of, ref
from tools.gallery.reaching import think

SIZES = (
    (800, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (2560, 1440),
    (720, 1080),
)  # fmt: skip


@pytest.mark.parametrize("theme", ["green", "contrast_dark"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_button_for_a_move_never_lies_across_the_rail(size: tuple[int, int], theme: str) -> None:
    for mirrored in (False, True):
        look = look_for(replace(Settings(), theme=theme, mirrored=mirrored), size)
        rect, table = first_action(look), room.table_rect(look)
        assert pygame.Rect((0, 0), size).contains(rect)
        on_cloth = cloth_area(look).contains(rect)
        assert on_cloth or not table.colliderect(rect)
        assert (rect.centerx < size[0] / 2) is mirrored


def place_of(user: User, item: ButtonRef) -> pygame.Rect:
    return user.app.place.slots[item].rect


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1080)], ids=str)
def test_cutting_dealing_and_discarding_have_one_place(size: tuple[int, int]) -> None:
    user = User(size=size)
    first = first_action(user.app.look)
    places = []
    for _ in range(2):
        dialog = user.app.view.dialog
        assert dialog is not None
        buttons = [item for item in dialog.zone.items if item.spot is ButtonSpot.ROW]
        button = next(item.ref for item in buttons if isinstance(item.ref, ButtonRef))
        places.append(place_of(user, button))
        user.press("Enter")
    user.to_my_discard()
    places.append(place_of(user, DISCARD))
    user.click(hand_of(user)[0])
    places.append(place_of(user, DISCARD))
    assert places == [first] * 4


def shown_buttons(user: User, cursor: Cursor) -> list[pygame.Rect]:
    scene = _Scene(user.app.view, user.app.look, user.app.place, cursor)
    return [part.rect for part in scene._buttons()]


def shadowed(look: Look, rect: pygame.Rect) -> pygame.Rect:
    return surfaces.shadow_area(rect, 0.12, look.scale)


def test_the_button_that_asks_for_a_card_is_seen_only_with_the_keyboard_on_it() -> None:
    user = User()
    user.to_my_discard()
    area = shadowed(user.app.look, place_of(user, DISCARD))
    assert area not in shown_buttons(user, Cursor())
    assert area not in shown_buttons(user, Cursor(hover=DISCARD))
    assert area in shown_buttons(user, Cursor(focus=DISCARD))
    user.click(hand_of(user)[0])
    assert area in shown_buttons(user, Cursor())


def test_the_advised_move_takes_the_place_of_the_discard_until_a_card_is_picked() -> None:
    user = User()
    user.to_my_discard()
    first = place_of(user, DISCARD)
    user.app.command(Command.HINT)
    think(user.parlour)
    user.app.refresh()
    advised = ref("button:do-it")
    assert place_of(user, advised) == first
    user.click(hand_of(user)[0])
    assert place_of(user, DISCARD) == first
    assert not place_of(user, advised).colliderect(first)


@pytest.mark.parametrize("theme", ["green", "contrast_light"])
def test_the_card_just_drawn_is_raised_and_edged_until_the_discard(theme: str) -> None:
    user = User(theme=theme)
    user.deal()
    assert not any(card.drawn for card in user.app.place.cards)
    user.to_my_discard()
    place, look = user.app.place, user.app.look
    (drawn,) = [card for card in place.cards if card.drawn]
    assert drawn.ref is not None
    rests = place.resting[drawn.ref]
    assert look.s(8) <= rests.y - place.slots[drawn.ref].y
    other = next(one for one in hand_of(user) if ref(one) != drawn.ref)
    user.click(other)
    raised = user.app.place
    assert rests.y - raised.slots[drawn.ref].y < (
        raised.resting[ref(other)].y - raised.slots[ref(other)].y
    )
    thin = card_painter.drawn_print(look, rests)[0]
    ring = card_painter.ring_print(look, rests)[0]
    assert thin.get_bounding_rect().w < ring.get_bounding_rect().w
    user.click(DISCARD)
    assert not any(card.drawn for card in user.app.place.cards)


def test_a_button_has_few_words_for_a_screen_but_all_for_a_reader() -> None:
    user = User()
    user.to_my_discard()
    user.click(hand_of(user)[0])
    button = user.app.view.at(ButtonSpot.DISCARD)
    assert button is not None
    assert button.brief and button.brief != button.name


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_a_long_question_stays_between_the_rails(size: tuple[int, int]) -> None:
    user = User(size=size)
    look = user.app.look
    long = Verbatim("Knock with 6? The 8 goes face down. Your melds: a set, a set and a run." * 2)
    view = replace(user.app.view, dialog=None, news=NOTHING, status=long)
    prompt = _Scene(view, look, user.app.place, Cursor())._prompt().rect
    assert cloth_area(look).contains(prompt)


def test_the_prompt_says_what_a_second_click_does() -> None:
    user = User()
    user.to_my_discard()
    assert says(user.app.view.status, messages.DISCARD_NOW)
    lone = next(card for card in hand_of(user) if may_leave(user, card))
    user.click(lone)
    named = printed(messages.click_again(card=ref(lone).card))
    assert printed(user.app.view.status) == named
    # A click that is refused leaves the card lifted.
    user.click("stock")
    assert user.focused == lone and printed(user.app.view.status) == named
    user.click(lone)
    assert lone not in hand_of(user)


def may_leave(user: User, card: str) -> bool:
    choice = dropped(user.app.view, ref(card), DISCARDS)
    return choice is not None and not choice.why
