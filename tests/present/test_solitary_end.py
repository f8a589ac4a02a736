"""Ending a deal early in Solitary Gin."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import parse_hand
from gin.interface.names import name_of
from gin.interface.refs import ButtonRef, Ref
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import alone as messages
from gin.present.input.card_button import DISCARD
from gin.present.shell.parlour import Parlour
from gin.present.tableview import solitary
from gin.present.words import access
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.access.requests import carry_out
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.access.test_access import tree_of
from tests.play.test_hands_by_device import steer
from tests.support.by_name import choose
from tests.support.devices import Switch, finger, gamepads, stopped
from tests.support.user import User, ref

SIZES = [(800, 600), (1280, 800), (1920, 1080), (720, 1080)]
ON, END = ref("button:cancel"), ref("button:stop-now")
Take = Callable[[str], None]


def going(user: User) -> bool:
    session = user.parlour.session()
    assert session is not None
    return not session.hand_over and session.untouched


def asked_and_ended(user: User, take: Take) -> None:
    for _ in range(2):
        take(solitary.BUTTON)
        dialog = user.app.view.dialog
        assert going(user) and dialog is not None and dialog.title == messages.ASKED
        assert user.app.pointing.cursor.focus == ON
        deadwood = user.app.view.table.deadwood if user.app.view.table else ""
        count = printed(deadwood).removeprefix("Deadwood ")
        about = printed(dialog.text[0])
        assert f"{count} points" in about and "15 turns" in about
        take(ON)
        assert going(user) and user.app.view.dialog is None
    take(solitary.BUTTON)
    take(END)
    assert user.app.view.scene is Scene.RESULT


def test_by_mouse() -> None:
    user = User("solitary")
    asked_and_ended(user, user.click)


def test_by_a_double_click() -> None:
    for size in SIZES:
        user = User("solitary", size)
        at = user.at(solitary.BUTTON)
        for _ in range(2):
            user.mouse(pygame.MOUSEBUTTONDOWN, at)
            user.mouse(pygame.MOUSEBUTTONUP, at)
        assert going(user)
    user = User("solitary")
    user.app.pointing.set_focus(solitary.BUTTON, keyboard=True)
    user.press("Enter", "Enter")
    assert going(user) and user.app.view.dialog is None


def test_by_keys() -> None:
    user = User("solitary")

    def press(item: str) -> None:
        if user.app.view.dialog is None:
            for _ in range(20):
                if user.app.pointing.cursor.focus == item:
                    break
                user.press(
                    "Tab" if not isinstance(user.app.pointing.cursor.focus, ButtonRef) else "Right"
                )
        elif item == END:
            user.press("Down")
        assert user.app.pointing.cursor.focus == item
        user.press("Enter")

    asked_and_ended(user, press)
    user = User("solitary")
    press(solitary.BUTTON)
    user.press("Esc")
    assert going(user) and user.app.view.dialog is None


def test_by_finger() -> None:
    user = User("solitary")
    asked_and_ended(user, lambda item: finger(user, user.at(item), user.at(item)))


def test_by_gamepad() -> None:
    with gamepads() as holding:
        user, pad = holding(game="solitary")

        def take(item: str) -> None:
            steer(user, pad, item)
            pad.press(pygame.CONTROLLER_BUTTON_A)

        asked_and_ended(user, take)


def test_by_one_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Switch(stopped(monkeypatch), "solitary")
    one.take("button:stop")
    assert going(one.user) and one.user.app.view.dialog is not None
    one.take(name_of(END))
    assert one.user.app.view.scene is Scene.RESULT


def test_by_a_screen_reader() -> None:
    user = User("solitary")

    def press(item: str | Ref) -> None:
        node = tree_of(user.app).node(name_of(ref(item)))
        assert node is not None
        carry_out(user.app, node)

    asked_and_ended(user, press)


def test_in_a_terminal() -> None:
    def typed(text: str) -> tuple[Parlour, str]:
        made = Parlour(Store.in_memory(), None, Settings())
        made.matches.start(setup("solitary"), 7)
        out = StringIO()
        Terminal(made, StringIO(text), out).run()
        return made, out.getvalue()

    for text in ("stop\n", "stop\nno\n", "stop\nstop\n", "stop\n\n"):
        made, told = typed(text)
        session = made.session()
        assert session is not None and session.untouched, text
        assert printed(messages.ASKED) in told and "you still have 15 turns" in told
    made, told = typed("stop\nyes\n")
    assert made.view().scene is Scene.RESULT


def test_the_question_is_asked_even_if_knocks_are_not_confirmed() -> None:
    user = User("solitary", confirm=False)
    user.click(solitary.BUTTON)
    assert going(user) and user.app.view.dialog is not None


def test_a_hand_that_is_all_melds_is_ended_without_a_question() -> None:
    """This hand is gin, so ending the deal costs nothing."""
    user = User("solitary")
    session = user.parlour.session()
    assert session is not None
    gin = parse_hand("2C 3C 4C 5C 7D 7H 7S 9H TH JH")
    session._table = replace(session._table, hands=(gin,))
    user.app.refresh()
    assert not solitary.stopping_costs(session.seen)
    user.click(solitary.BUTTON)
    assert user.app.view.scene is Scene.RESULT
    assert session.result is not None and session.result.points(0) == session.rules.solo.gin


def test_it_lies_where_no_other_game_has_anything_to_press() -> None:
    for size in SIZES:
        for more in ({}, {"text_size": 150}, {"text_size": 200}, {"mirrored": True},
                     {"card_size": 130}):  # fmt: skip
            user = User("solitary", size, **more)
            place = user.app.place
            own = place.slots[solitary.BUTTON].rect
            assert pygame.Rect(0, 0, *size).contains(own), (size, more)
            for id, slot in place.slots.items():
                assert id == solitary.BUTTON or not own.colliderect(slot.rect), (size, more, id)
            assert not own.colliderect(place.drops[ref("hand")]), (size, more)


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.id != "solitary"])
def test_nothing_stands_there_elsewhere(game: str) -> None:
    own = User("solitary").app.place.slots[solitary.BUTTON].rect
    user = User(game)
    user.to_my_discard() if game not in ("colonel", "skarney", "dice") else user.deal()
    user.wait()
    buttons = {
        id: slot.rect for id, slot in user.app.place.slots.items() if id != ref("button:sheet")
    }
    assert not [id for id, rect in buttons.items() if own.colliderect(rect)]
    discard = user.app.place.slots.get(DISCARD)
    assert discard is None or discard.rect.top > own.bottom + 200


def test_the_pad_says_the_turn_after_a_draw_too_and_has_a_box_for_each_deal() -> None:
    user = User("solitary")
    user.deal()

    def pad() -> str:
        table = user.parlour.view().table
        assert table is not None
        assert len(table.deals) == 5
        return printed(table.pad_title)

    assert pad() == "Turn 1 of 15"
    choose(user.parlour, "draw")
    assert pad() == "Turn 1 of 15"
    discard = next(
        c for c in user.parlour.view().choices if name_of(c.intent).startswith("discard:")
    )
    user.parlour.choose(discard.intent)
    assert pad() == "Turn 2 of 15"
    table = user.parlour.view().table
    assert table is not None
    assert printed(access.score(table)).startswith("Turn 2 of 15: deal 1 of 5")
