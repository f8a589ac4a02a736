"""A whole hand and its score sheet by clicks, a finger, a gamepad or one switch."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from gin.interface.names import name_of
from gin.interface.refs import DISCARDS, Ref
from gin.interface.view import Scene, ZoneKind
from gin.present.input import focus_order
from gin.present.input.card_button import DISCARD
from tests.support.devices import Pad, Switch, finger, gamepads, stopped
from tests.support.user import User, hand_of, ref

GAMES = ["gin", "hollywood", "solitary"]
WAYS = (
    "button:cut-for-me",
    "button:deal",
    "button:confirm",
    "button:gin",
    "button:knock",
    "button:pass",
    "stock",
)


def wanted(user: User) -> str:
    view = user.app.view
    enabled = {name_of(c.item) for c in view.choices if c.item is not None and not c.why}
    found = next((way for way in WAYS if way in enabled), "")
    if found:
        return found
    able = [c.item for c in view.choices if c.target == DISCARDS and not c.why]
    return next(card for card in reversed(hand_of(user)) if ref(card) in able)


def play(user: User, take: Callable[[str], None], wait: Callable[[], None]) -> None:
    kinds = set()
    for _ in range(200):
        wait()
        if user.app.view.scene is not Scene.TABLE:
            break
        item = wanted(user)
        kinds.add(item.partition(":")[0])
        take(item)
    assert {"stock", "card"} <= kinds
    for opens, scene in (("", Scene.RESULT), ("button:sheet", Scene.SHEET),
                        ("button:back", Scene.RESULT), ("button:next", Scene.TABLE)):  # fmt: skip
        if opens:
            take(opens)
        assert user.app.view.scene is scene


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_single_clicks_alone(game: str) -> None:
    user = User(game)

    def click(item: str) -> None:
        user.click(item)
        if item.startswith("card:"):
            assert item in hand_of(user), "one click only chooses"
            user.click(DISCARD)

    play(user, click, user.wait)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_finger(game: str) -> None:
    user = User(game)

    def touch(item: str) -> None:
        x, y = user.at(item)
        if item.startswith("card:"):
            to = user.centre("discards")
            finger(user, (x, y), ((x + to[0]) // 2, (y + to[1]) // 2), to)
        else:
            finger(user, (x, y), (x + 3, y - 2))

    play(user, touch, user.wait)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_gamepad(game: str) -> None:
    with gamepads() as holding:
        user, pad = holding(game=game)

        def take(item: str) -> None:
            if item == "stock":
                pad.press(pygame.CONTROLLER_BUTTON_X)
                return
            steer(user, pad, item)
            asks = item.startswith("card:") and not user.app.pointing.cursor.aimed
            for _ in range(2 if asks else 1):
                pad.press(pygame.CONTROLLER_BUTTON_A)

        play(user, take, user.wait)


def steer(user: User, pad: Pad, thing: str | Ref) -> None:
    item = ref(thing)
    view = user.app.view
    order = focus_order.zones(view)
    zone = focus_order.zone_of(view, item)
    assert zone is not None, f"{item} cannot have the focus"
    for _ in order:
        if focus_order.zone_of(view, user.app.pointing.cursor.focus) == zone:
            break
        pad.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    ids = [one.ref for one in zone.items]
    for _ in ids:
        focus = user.app.pointing.cursor.focus
        if focus == item:
            return
        here, there = user.app.place.slots[focus], user.app.place.slots[item]
        in_row = abs(here.y - there.y) < here.height / 2
        if zone.kind is ZoneKind.BUTTONS and not in_row:
            down = here.y < there.y
            pad.press(
                pygame.CONTROLLER_BUTTON_DPAD_DOWN if down else pygame.CONTROLLER_BUTTON_DPAD_UP
            )
            continue
        # Within a row, by position; otherwise by the order of the items.
        right = here.x < there.x if in_row else ids.index(focus) < ids.index(item)
        pad.press(
            pygame.CONTROLLER_BUTTON_DPAD_RIGHT if right else pygame.CONTROLLER_BUTTON_DPAD_LEFT
        )
    assert user.app.pointing.cursor.focus == item


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_one_switch(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Switch(stopped(monkeypatch), game)

    def wait() -> None:
        while one.user.parlour.waiting:
            one.tick(1.0)

    play(one.user, lambda item: one.take(item, "Discard"), wait)
