"""Actions by single presses of the mouse, a finger, a gamepad or one switch."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from gin.core.message import Text, Verbatim
from gin.core.shuffle import parse_deal_code
from gin.interface.commands import Command
from gin.interface.names import name_of
from gin.interface.refs import DISCARDS, ButtonRef
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import menu
from gin.messages import table as messages
from gin.messages.games import CODE_GOOD
from gin.present.input.card_button import DISCARD
from gin.present.shell.parlour import Parlour
from gin.ui.input.gamepad import OPENS_AFTER
from gin.ui.input.scanning import ROUNDS, rows
from tests.support.by_name import choose, find_choice, item_named, ref_named
from tests.support.devices import UNKNOWN, Clock, Holding, Switch, finger, gamepads, stopped
from tests.support.user import User, hand_of, ref
from tools.gallery.reaching import parlour, play_until
from tools.gallery.scenes import states


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return stopped(monkeypatch)


@pytest.fixture
def holding() -> Iterator[Holding]:
    with gamepads() as make:
        yield make


def test_single_clicks_discard() -> None:
    user = User()
    user.to_my_discard()
    first, second = hand_of(user)[0], hand_of(user)[4]
    user.click(first)
    label = user.app.view.item(DISCARD)
    user.click(second)
    other = user.app.view.item(DISCARD)
    assert label is not None and other is not None and label.name != other.name
    assert {first, second} <= set(hand_of(user))
    user.click(DISCARD)
    assert second not in hand_of(user)
    assert first in hand_of(user)
    assert user.app.view.item(DISCARD) is None


def test_the_button_offers_no_card_until_one_is_picked() -> None:
    """If the button offered the drawn card, a player could discard it by mistake."""
    user = User()
    user.to_my_discard()
    before = hand_of(user)
    button = user.app.view.item(DISCARD)
    assert button is not None and button.dimmed and button.name == messages.PICK_A_CARD
    user.click(DISCARD)
    user.click("discards")
    assert hand_of(user) == before
    card = user.app.view.item(ref(before[3]))
    assert card is not None and card.card is not None
    user.click(before[3])
    button = user.app.view.item(DISCARD)
    assert button is not None and button.name == messages.discard(card=card.card)
    user.app.command(Command.SORT)
    assert user.app.view.item(DISCARD) == button
    user.click(DISCARD)
    assert before[3] not in hand_of(user)
    user.wait()
    while not any(c.target == DISCARDS and not c.why for c in user.app.view.choices):
        user.app.command(Command.DRAW)
        user.wait()
    button = user.app.view.item(DISCARD)
    assert button is not None and button.name == messages.PICK_A_CARD


def test_a_key_does_not_discard_a_card_with_a_hidden_focus() -> None:
    """After a click the focus is hidden. The first key only shows it."""
    user = User()
    user.to_my_discard()
    before = hand_of(user)
    for key in ("D", "Enter"):
        user.app.pointing.set_focus(ref(before[0]), keyboard=False)
        user.press(key)
        assert hand_of(user) == before and user.app.pointing.cursor.keyboard
    user.press("Enter")
    assert before[0] not in hand_of(user)


def test_nothing_moves_under_the_pointer_when_a_card_is_chosen() -> None:
    user = User()
    user.to_my_discard()
    user.focus("stock")
    before = {one: slot for one, slot in user.app.place.slots.items() if isinstance(one, ButtonRef)}
    assert before
    user.click(hand_of(user)[3])
    assert {one: user.app.place.slots[one] for one in before} == before


@pytest.mark.parametrize("size", [(800, 540), (800, 600), (1280, 800)], ids=str)
def test_repeated_clicks_keep_enlarging_the_text(size: tuple[int, int]) -> None:
    user = User(game="", size=size)
    at = user.app.place.slots[ButtonRef("text-size")].rect.move(-3, -3).bottomright
    found = []
    for _ in range(5):
        user.mouse(pygame.MOUSEMOTION, at)
        assert user.app.pointing.cursor.hover == ButtonRef("text-size")
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            user.mouse(kind, at)
        found.append(user.parlour.settings.text_size)
    assert found == [125, 150, 175, 200, 100]
    assert user.parlour.settings.theme == "green"
    user.click(ButtonRef("contrast"))
    assert user.parlour.settings.theme != "green"


def test_a_click_on_a_card_and_one_on_a_place_play_the_card() -> None:
    user = User()
    user.to_my_discard()
    card = hand_of(user)[2]
    user.click(card)
    user.click("knock")
    assert "the limit is 10" in printed(user.app.announcer.notice)
    user.click("discards")
    assert card not in hand_of(user)


def test_enter_on_the_knock_place_only_explains_it() -> None:
    user = User()
    user.to_my_discard()
    user.focus(hand_of(user)[0])
    user.focus("knock")
    user.press("Enter")
    assert printed(user.app.announcer.notice).startswith("Knock pile")


def test_a_finger_that_trembles_taps() -> None:
    user = User()
    user.to_my_discard()
    card = hand_of(user)[5]
    x, y = user.at(card)
    finger(user, (x, y), (x - 6, y + 5))
    assert user.focused == card
    assert user.app.pointing.cursor.hover is None
    assert len(hand_of(user)) == 11


def settings_page() -> User:
    user = User(game="", size=(800, 600))
    choose(user.parlour, "settings")
    user.app.refresh()
    return user


def test_a_finger_scrolls_a_page() -> None:
    user = settings_page()
    before = user.app.place.slots[ref_named("setting:theme")].y
    finger(user, (300, 400), (300, 380), (300, 300))
    assert user.app.place.slots[ref_named("setting:theme")].y == before - 100
    assert user.parlour.settings.theme == "green"


def test_a_click_on_the_scroll_bar_turns_a_page() -> None:
    user = settings_page()
    viewport = user.app.place.viewport
    assert viewport is not None
    before = user.app.place.slots[ref_named("setting:theme")].y
    user.mouse(pygame.MOUSEBUTTONDOWN, (viewport.right - 2, viewport.bottom - 10))
    user.mouse(pygame.MOUSEBUTTONUP, (viewport.right - 2, viewport.bottom - 10))
    assert user.app.place.slots[ref_named("setting:theme")].y < before


# One switch, and the cool-down, with a separate clock.


def test_scanning_starts_at_the_views_focus_and_repeats(clock: Clock) -> None:
    one = Switch(clock, game="")
    assert ref_named("button:play") in one.scanner.framed
    first = one.scanner.framed
    seen = {first}
    for _ in range(len(rows(one.user.app.view))):
        one.tick(one.user.parlour.settings.scan_pace)
        seen.add(one.scanner.framed)
    assert one.scanner.framed == first
    items = {one for framed in seen for one in framed}
    assert items == {i.ref for zone in one.user.app.view.zones for i in zone.items}


def test_the_frame_keeps_its_pace_and_leaves_an_area_by_itself(clock: Clock) -> None:
    one = Switch(clock, game="")
    pace = one.user.parlour.settings.scan_pace
    one.tick(pace * 0.9)
    assert ref_named("button:play") in one.scanner.framed
    assert one.user.devices.next_due() == pytest.approx(clock.now + pace * 0.1)
    one.press()
    assert one.scanner.level == "items"
    for _ in range(4 * ROUNDS):
        one.tick(pace)
    assert one.scanner.level == "rows"


def test_the_frame_is_announced_if_the_focus_does_not_move(clock: Clock) -> None:
    """A focus that does not move is not announced, so the switch announces its frame."""
    one = Switch(clock, game="")
    app = one.user.app
    assert app.pointing.cursor.focus == ref_named("button:play")
    spoken_texts: list[Text] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.announcer, "announce", spoken_texts.append)
        one.press()
        assert spoken_texts == [menu.PLAY]
        one.tick(one.user.parlour.settings.scan_pace)
    assert spoken_texts == [menu.PLAY] and app.pointing.cursor.focus != ref_named("button:play")


def test_a_mouse_button_anywhere_is_the_switch(clock: Clock) -> None:
    one = Switch(clock)
    assert ref_named("button:cut-for-me") in one.scanner.framed
    while one.user.app.view.dialog is not None:
        one.user.mouse(pygame.MOUSEBUTTONDOWN, (5, 5))
        one.user.mouse(pygame.MOUSEBUTTONUP, (5, 5))
        one.tick()
    assert one.user.app.view.scene is Scene.TABLE


def test_one_switch_turns_itself_off(clock: Clock) -> None:
    one = Switch(clock, game="")
    one.take("button:settings")
    one.take("setting:switch")
    assert not one.user.parlour.settings.switch
    assert one.scanner.framed == ()
    one.tick(60)
    assert one.user.app.next_due(clock.now) is None


def test_a_card_with_two_choices_gets_a_list(clock: Clock) -> None:
    one = Switch(clock, game="")
    user = one.user

    def able(made: Parlour) -> list[str]:
        return [
            name_of(c.item)
            for c in made.view().choices
            if c.item is not None and c.id.startswith("knock:") and not c.why
        ]

    play_until(user.parlour, lambda made: bool(able(made)))
    user.app.refresh()
    one.tick()
    card = able(user.parlour)[0]
    one.take(card, "None of these")
    assert card in hand_of(user)
    one.take(card, "Knock with")
    assert find_choice(user.app.view, "confirm") is not None


def test_presses_within_the_cool_down_do_not_count(clock: Clock) -> None:
    user = User(game="", cool_down=0.5)
    user.press("Enter")
    assert user.app.view.scene is Scene.TABLE
    cut = user.app.view.dialog
    user.press("Enter")
    user.click("button:cut-for-me")
    assert user.app.view.dialog == cut
    clock.now += 0.6
    user.press("T")
    clock.now += 0.4
    user.press("Enter")
    assert user.app.view.dialog == cut
    clock.now += 0.2
    user.press("Enter")
    assert user.app.view.dialog not in (cut, None)


def test_a_held_key_pressed_within_the_cool_down_plays_nothing(clock: Clock) -> None:
    user = User(game="", cool_down=0.3)
    user.press("Enter")
    for _ in range(20):
        clock.now += 0.05
        user.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert user.app.view.dialog is not None


# Gamepads.


def test_a_turn_by_gamepad(holding: Holding) -> None:
    user, pad = holding()
    for _ in ("cut", "deal"):
        assert user.app.view.dialog is not None
        pad.press(pygame.CONTROLLER_BUTTON_A)
    assert user.app.view.dialog is None
    user.wait()
    user.app.command(Command.PASS)
    user.wait()
    before = len(hand_of(user))
    pad.press(pygame.CONTROLLER_BUTTON_X)
    assert len(hand_of(user)) == before + 1
    user.focus(hand_of(user)[0])
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert user.focused == hand_of(user)[1]
    pad.press(pygame.CONTROLLER_BUTTON_BACK)
    assert "on top of the discard pile" in printed(user.app.announcer.notice)
    card = user.focused
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert card not in hand_of(user)
    pad.press(pygame.CONTROLLER_BUTTON_START)
    assert user.app.view.dialog is not None
    pad.press(pygame.CONTROLLER_BUTTON_B)
    assert user.app.view.dialog is None
    pad.press(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert user.app.view.scene is Scene.COMMANDS


def test_a_gamepad_unknown_to_sdl_works(holding: Holding) -> None:
    user, pad = holding(UNKNOWN, game="")
    pad.press(0)
    assert user.app.view.dialog is not None
    pad.press(1)
    assert user.app.view.scene is Scene.MENU


def test_shoulder_buttons_move_between_areas(holding: Holding) -> None:
    user, pad = holding(game="")
    first = user.focused
    pad.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert user.focused != first
    pad.press(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert user.focused == first


def test_a_stick_counts_once_each_time_it_is_turned(holding: Holding) -> None:
    user, pad = holding(game="")
    order = [item.id for item in user.app.view.zones[0].items]
    assert user.focused == order[0]
    for value in (12000, 25000, 32000, 25000, 16000):
        pad.turn(pygame.CONTROLLER_AXIS_LEFTX, value)
    assert user.focused == order[1]
    pad.turn(pygame.CONTROLLER_AXIS_LEFTX, 0)
    pad.turn(pygame.CONTROLLER_AXIS_LEFTX, 30000)
    assert user.focused == order[2]


def test_a_button_of_the_gamepad_is_a_switch(holding: Holding, clock: Clock) -> None:
    user, pad = holding(switch=True)
    user.tick(clock.now)
    while user.app.view.dialog is not None:
        pad.press(pygame.CONTROLLER_BUTTON_Y)
        user.tick(clock.now)
    assert user.app.view.scene is Scene.TABLE


def test_the_cool_down_holds_for_a_gamepad(holding: Holding, clock: Clock) -> None:
    user, pad = holding(game="", cool_down=0.5)
    pad.press(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A)
    cut = user.app.view.dialog
    assert cut is not None
    clock.now += 0.6
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert user.app.view.dialog not in (cut, None)


def test_without_the_setting_no_gamepad_is_searched_for() -> None:
    user = User(game="", gamepad=False)
    user.devices.gamepad.start(0.0)
    assert user.devices.gamepad.next_due() is None
    user.devices.gamepad.tick(OPENS_AFTER)
    assert not controller.get_init()


def test_a_deal_code_is_spelled_with_one_switch(clock: Clock) -> None:
    one = Switch(clock, game="")
    one.take("button:games")
    one.take("button:options")
    one.take("button:spell")
    for letter in "4KK":
        one.take(f"button:letter:{letter}")
    one.take("button:delete")
    assert one.user.parlour.asking.last_said == Verbatim("4K")
    for letter in "7M2QX9T":
        one.take(f"button:letter:{letter}")
    assert one.user.parlour.asking.last_said == CODE_GOOD
    one.take("button:done")
    code = item_named(one.user.app.view, "field:code")
    assert code.value == Verbatim("4K7M2QX9T")
    one.take("button:play")
    session = one.user.parlour.session()
    assert session is not None
    assert (session.match.seed, session.match.dealer) == parse_deal_code("4K7-M2Q-X9T")


@pytest.mark.parametrize("listens", [False, True])
def test_left_and_right_step_through_a_review_unless_they_read_the_cards(
    monkeypatch: pytest.MonkeyPatch, listens: bool
) -> None:
    made = parlour()
    dict(states())["review-step"](made)
    user = User(parlour=made)
    monkeypatch.setattr(type(user.app.announcer), "listens", listens)
    before = user.app.view.title
    user.press("Right")
    assert (user.app.view.title != before) is not listens
    user.press("Left")
    assert user.app.view.title == before
