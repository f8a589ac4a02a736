"""The first Enter on a focus set by the program only says what the next one would do."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from gin.ai.players.simple import Simple
from gin.core.message import Verbatim
from gin.interface.commands import Command
from gin.interface.names import name_of
from gin.interface.refs import KNOCK
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import table as messages
from gin.present.tableview import solitary
from gin.session.game import Session
from gin.variants import registry
from tests.support.by_name import choice_named, find_choice
from tests.support.user import User, hand_of, may
from tests.ui.test_pointing import Holding, holding  # noqa: F401
from tools.steady import next_choice


def session_of(user: User) -> Session:
    session = user.parlour.session()
    assert session is not None
    return session


def moves_of(user: User) -> int:
    return len(session_of(user).seen.log)


def may_move(user: User) -> bool:
    return user.app.pointing.cursor.aimed or user.app.pointing.cursor.armed


def offered(game: str = "gin", **settings: object) -> User:
    for seed in range(1, 30):
        user = User(game, seed=seed, **settings)
        user.deal()
        user.wait()
        if may(user.app.view, "pass"):
            assert user.focused == "discards"
            return user
    raise AssertionError("no upcard is offered")


def test_the_first_press_does_not_take_the_upcard_and_says_what_the_second_does() -> None:
    user = offered()
    before = moves_of(user)
    user.press("Enter")
    assert moves_of(user) == before
    card = session_of(user).seen.upcard
    assert card is not None
    assert user.app.announcer.notice == messages.press_again_to_take(card=card)
    user.press("Enter")
    assert moves_of(user) > before


def test_the_drawn_card_is_not_discarded_by_the_enter_that_follows_the_draw() -> None:
    user = User()
    user.to_my_discard()
    drawn = user.focused
    user.press("Enter")
    assert drawn in hand_of(user)
    assert printed(user.app.announcer.notice).startswith("Press again to discard the ")
    user.press("Enter")
    assert drawn not in hand_of(user)


@pytest.mark.parametrize("between", ["K", "D", "V", "S", "X", "F11", "click"])
def test_after_another_key_enter_asks_again(between: str) -> None:
    user = User()
    user.to_my_discard()
    user.press("Enter")
    if between == "click":
        user.mouse(pygame.MOUSEBUTTONDOWN, (3, 400))
        user.mouse(pygame.MOUSEBUTTONUP, (3, 400))
    else:
        user.press(between)
    held, asked = hand_of(user), printed(user.app.announcer.notice)
    assert not asked.startswith("Press again") or between in ("S", "X", "F11", "click")
    user.press("Enter")
    assert hand_of(user) == held
    assert printed(user.app.announcer.notice).startswith("Press again to discard the ")
    user.press("Enter")
    assert hand_of(user) != held


def test_after_another_announcement_enter_asks_again() -> None:
    user = User()
    user.to_my_discard()
    user.press("Enter")
    held = hand_of(user)
    user.parlour.notify(Verbatim("The disk is full."))
    user.app.refresh()
    while user.app.view.scene is not Scene.TABLE:
        user.press("Esc")
    user.press("Enter")
    assert hand_of(user) == held


@pytest.mark.parametrize("key", ["Left", "1", "Home"])
def test_one_press_is_enough_if_the_player_moved_the_focus(key: str) -> None:
    user = User()
    user.to_my_discard()
    user.press(key)
    card = user.focused
    user.press("Enter")
    assert card not in hand_of(user)


def test_a_new_turn_asks_again_even_with_the_same_focus() -> None:
    user = User()
    user.to_my_discard()
    user.press("Left", "Enter")
    user.wait()
    user.focus("stock")
    user.press("Enter")
    user.press("Left", "Enter")
    user.wait()
    assert may(user.app.view, "draw") and user.focused == "stock"
    before = moves_of(user)
    user.press("Enter")
    assert moves_of(user) == before


def test_keys_for_a_move_make_it_immediately() -> None:
    user = offered()
    before = moves_of(user)
    user.press("U")
    assert moves_of(user) > before


def test_the_gamepad_asks_too(holding: Holding) -> None:  # noqa: F811
    user, pad = holding()
    for _ in ("cut", "deal"):
        pad.press(0)
    user.wait()
    before = moves_of(user)
    pad.press(0)
    assert moves_of(user) == before


def test_in_solitary_enter_does_not_discard_a_needed_card() -> None:
    user = User("solitary")
    user.press("Space")
    held = hand_of(user)
    assert user.focused in held
    user.press("Enter")
    assert hand_of(user) == held


@pytest.mark.parametrize("game", [game.id for game in registry.GAMES])
def test_no_single_press_makes_a_move_in_any_game(game: str) -> None:
    user, chance, asked = User(game, seed=5), random.Random(5), 0
    if user.app.view.dialog is not None:
        user.deal()
    for _ in range(400):
        user.wait()
        view = user.app.view
        if view.scene is not Scene.TABLE or asked >= 25:
            break
        asks = find_choice(view, "cancel") is not None
        if view.dialog is None and not asks and not may_move(user):
            before = session_of(user).seen
            user.press("Enter")
            assert session_of(user).seen == before, (view.status, user.focused)
            asked += 1
            continue
        able = [
            one
            for one in user.app.view.choices
            if not (one.why or one.aside or one.item == solitary.BUTTON)
        ]
        user.app.choose(chance.choice(able))
    assert asked >= 3


def test_ending_a_lay_off_takes_two_presses() -> None:
    for seed in range(1, 60):
        user = User(seed=seed)
        user.deal()
        for _ in range(80):
            user.wait()
            if user.app.view.scene is not Scene.TABLE:
                break
            if may(user.app.view, "best") or session_of(user).seen.ending is not None:
                before = session_of(user).seen
                user.press("Enter")
                assert session_of(user).seen == before
                user.press("Enter")
                assert session_of(user).seen != before
                return
            if may(user.app.view, "pass"):
                user.app.command(Command.PASS)
            elif may(user.app.view, "draw"):
                user.app.command(Command.DRAW)
            else:
                user.focus(hand_of(user)[0])
                user.press("Enter")
    raise AssertionError("no knock happened")


def knock_offered(**settings: object) -> User:
    for seed in range(1, 60):
        user = User(seed=seed, **settings)
        user.deal()
        for _ in range(25):
            user.wait()
            view = user.app.view
            if view.scene is not Scene.TABLE or view.dialog is not None:
                break
            card = view.focus
            own = [one for one in view.choices if one.item == card and one.target == KNOCK]
            if may(view, "knock") and own and "limit" in printed(own[0].why):
                assert user.app.pointing.cursor.focus == card and not user.app.pointing.cursor.aimed
                return user
            mover = Simple(3)
            user.app.choose(choice_named(view, name_of(next_choice(user.parlour, mover))))
    raise AssertionError("no such knock is offered")


def declares(user: User) -> bool:
    return find_choice(user.app.view, "confirm") is not None


def test_k_works_as_its_button_if_the_program_set_the_focus() -> None:
    user = knock_offered()
    gold = choice_named(user.app.view, "knock")
    assert gold.main
    user.press("K")
    assert declares(user), printed(user.app.announcer.notice)
    assert printed(gold.label) in printed(user.app.view.status)


def test_k_on_a_card_that_the_player_focused_names_a_possible_discard() -> None:
    user = knock_offered()
    gold = choice_named(user.app.view, "knock")
    user.app.pointing.set_focus(user.app.pointing.cursor.focus, keyboard=True)
    user.press("K")
    assert not declares(user)
    said = printed(user.app.announcer.notice)
    assert re.search(r"the limit is 10\. Discard the \S+ instead to knock with \d+\.$", said)
    assert said.split(" instead to ")[1].rstrip(".") == printed(gold.label).lower()
