"""The mouse alone, a finger, a gamepad, one switch: every act in single presses."""

from __future__ import annotations

import pygame
import pytest

from gin.present.acting import DISCARD
from gin.present.view import Scene
from tests.test_window import User, hand_of


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


def test_nothing_moves_under_the_pointer_when_a_card_is_chosen() -> None:
    user = User()
    user.to_my_discard()
    user.app.set_focus("stock", keyboard=True)
    before = {id: slot for id, slot in user.app.place.slots.items() if id[:6] == "button"}
    user.click(hand_of(user)[3])
    assert {id: user.app.place.slots[id] for id in before} == before


def test_a_click_on_a_card_and_one_on_a_place_play_it() -> None:
    user = User()
    user.to_my_discard()
    card = hand_of(user)[2]
    user.click(card)
    user.click("knock")
    assert "the limit is 10" in user.app.notice
    user.click("discards")
    assert card not in hand_of(user)


def test_enter_on_the_knock_place_only_tells_what_it_is() -> None:
    user = User()
    user.to_my_discard()
    user.app.set_focus(hand_of(user)[0], keyboard=True)
    user.app.set_focus("knock", keyboard=True)
    user.press("Enter")
    assert user.app.notice.startswith("Knock place")


@pytest.mark.parametrize("game", ["gin", "solitary"])
def test_a_match_by_single_clicks_alone(game: str) -> None:
    user = User(game)
    for _ in range(800):
        user.wait()
        view = user.app.view
        if view.scene is Scene.RESULT:
            break
        enabled = {choice.item for choice in view.choices if not choice.why}
        ways = ("button:deal", "button:confirm", "button:gin", "button:knock", "button:pass",
                "stock", DISCARD)  # fmt: skip
        if DISCARD in enabled:
            hand = hand_of(user)
            able = [c.item for c in view.choices if c.id.startswith("discard:") and not c.why]
            user.click(next(card for card in reversed(hand) if card in able))
        user.click(next(way for way in ways if way in enabled))
    assert user.app.view.scene is Scene.RESULT


def finger(user: User, *path: tuple[int, int]) -> None:
    """What SDL makes of a finger: the left button of a mouse."""
    user.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=path[0], touch=True))
    user.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=path[0], button=1, touch=True))
    for at in path[1:]:
        user.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, touch=True))
    user.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=path[-1], button=1, touch=True))


def test_a_finger_that_trembles_taps() -> None:
    user = User()
    user.to_my_discard()
    card = hand_of(user)[5]
    x, y = user.at(card)
    finger(user, (x, y), (x - 6, y + 5))
    assert user.app.cursor.focus == card
    assert user.app.cursor.hover == ""
    assert len(hand_of(user)) == 11


def settings_page() -> User:
    user = User(game="", size=(800, 600))
    user.parlour.choose("settings")
    user.app.refresh()
    return user


def test_a_page_is_pushed_with_the_finger() -> None:
    user = settings_page()
    before = user.app.place.slots["setting:theme"].y
    finger(user, (300, 400), (300, 380), (300, 300))
    assert user.app.place.slots["setting:theme"].y == before - 100
    assert user.parlour.settings.theme == "green"


def test_a_page_is_turned_by_a_click_on_its_bar() -> None:
    user = settings_page()
    viewport = user.app.place.viewport
    assert viewport is not None
    before = user.app.place.slots["setting:theme"].y
    user.mouse(pygame.MOUSEBUTTONDOWN, (viewport.right - 2, viewport.bottom - 10))
    user.mouse(pygame.MOUSEBUTTONUP, (viewport.right - 2, viewport.bottom - 10))
    assert user.app.place.slots["setting:theme"].y < before
