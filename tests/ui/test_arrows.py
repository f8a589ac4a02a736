"""Arrow keys move the focus in the direction of the arrow on screen."""

from __future__ import annotations

import pygame
import pytest

from gin.core.message import Text
from gin.interface.controls import Control
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import ZoneKind
from gin.present.input import focus_order
from tests.support.by_name import choose
from tests.support.stand_ins import Follower
from tests.support.user import User

_PAGES = {
    "keys": ("settings", "keys"),
    "options": ("games", "options"),
    "games": ("games",),
    "settings": ("settings",),
    "yourself": ("settings", "yourself"),
}
HAIR = EntryRef(EntryKind.OPTION, "hair")


def on(page: str, size: tuple[int, int] = (1280, 800)) -> User:
    user = User(game="", size=size)
    for word in _PAGES[page]:
        choose(user.parlour, word)
        user.app.refresh()
    user.draw()
    return user


@pytest.mark.parametrize("page", _PAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_down_moves_to_the_item_below_and_up_moves_back(page: str, size: tuple[int, int]) -> None:
    user = on(page, size)
    tried = 0
    for zone in focus_order.zones(user.app.view):
        if zone.kind is not ZoneKind.LIST:
            continue
        for item in zone.items:
            user.app.pointing.set_focus(item.ref, keyboard=True)
            slots = user.app.place.slots
            own = slots[item.ref]
            below = [
                slots[one.ref]
                for one in zone.items
                if slots[one.ref].rect.top >= own.rect.bottom
                and abs(slots[one.ref].x - own.x) < own.width / 2
            ]
            if not below:
                continue
            nearest = min(slot.y for slot in below) - own.y
            user.press("Down")
            there = user.app.pointing.cursor.focus
            assert there is not None
            slots = user.app.place.slots
            gone = slots[there].y - slots[item.ref].y
            assert abs(slots[there].x - slots[item.ref].x) < own.width / 2, item.name
            assert gone == pytest.approx(nearest, abs=1), item.name
            user.press("Up")
            assert user.app.pointing.cursor.focus == item.ref, item.name
            tried += 1
    assert tried > 3


@pytest.mark.parametrize("page", ["options", "yourself"])
def test_up_and_down_reach_every_row_if_left_and_right_change_values(page: str) -> None:
    user = on(page)
    zone = next(
        one
        for one in focus_order.zones(user.app.view)
        if any(item.control is not None for item in one.items)
    )
    user.app.pointing.set_focus(zone.items[0].ref, keyboard=True)
    reached = []
    for _ in range(len(zone.items)):
        reached.append(user.app.pointing.cursor.focus)
        user.press("Down")
    assert set(reached) == {item.ref for item in zone.items}
    back = []
    for _ in range(len(zone.items)):
        user.press("Up")
        back.append(user.app.pointing.cursor.focus)
    assert back == reached[::-1]


@pytest.mark.parametrize(
    ("page", "row"), [("options", EntryRef(EntryKind.OPTION, "knock")), ("yourself", HAIR)]
)
def test_a_value_can_be_stepped_both_ways_by_key_click_and_word(page: str, row: EntryRef) -> None:
    user = on(page)

    def now() -> Text:
        item = user.app.view.item(row)
        assert item is not None
        return item.value

    user.app.pointing.set_focus(row, keyboard=True)
    first = now()
    user.press("Right")
    second = now()
    assert second != first
    user.press("Left")
    assert now() == first
    for step, value in ((1, second), (-1, first)):
        item = user.app.view.item(row)
        assert item is not None and item.control is not None
        option = item.control.option(step)
        assert option is not None
        at = user.app.place.slots[option.ref].rect.center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            user.mouse(kind, at)
        assert now() == value
        assert user.app.pointing.cursor.focus == row
    user.press("Right")
    typed = [one for one in user.app.view.choices if any(w.endswith(" back") for w in one.words)]
    back = next(
        one for one in typed if isinstance(one.item, EntryRef) and one.item.key.startswith(row.key)
    )
    user.app.choose(back)
    assert now() == first
    # A click next to the arrows cycles through the values.
    at = user.app.place.slots[row].rect.move(20, 0).midleft
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, at)
    assert now() == second


@pytest.mark.parametrize("step", [-1, 1])
def test_a_click_on_the_arrow_at_an_end_changes_nothing(step: int) -> None:
    row = EntryRef(EntryKind.OPTION, "target")
    user = on("options")

    def control() -> Control:
        item = user.app.view.item(row)
        assert item is not None and item.control is not None
        return item.control

    arrow = None
    while (option := control().option(step)) is not None:
        arrow = user.app.place.slots[option.ref].rect.center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            user.mouse(kind, arrow)
    assert arrow is not None
    last = control().at
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, arrow)
    assert control().at == last


def test_right_moves_in_order() -> None:
    user = on("keys")
    zone = focus_order.zones(user.app.view)[0]
    user.app.pointing.set_focus(zone.items[0].ref, keyboard=True)
    user.press("Right")
    assert user.app.pointing.cursor.focus == zone.items[1].ref


class Listening(Follower):
    @property
    def listens(self) -> bool:
        return True


@pytest.mark.parametrize("page", _PAGES)
def test_with_speech_down_visits_all_of_a_list_in_order(page: str) -> None:
    user = on(page)
    user.app.announcer._audience = Listening()
    for zone in focus_order.zones(user.app.view):
        user.app.pointing.set_focus(zone.items[0].ref, keyboard=True)
        reached = [user.app.pointing.cursor.focus]
        for _ in zone.items[1:]:
            user.press("Down")
            reached.append(user.app.pointing.cursor.focus)
        assert reached == [item.ref for item in zone.items]


def test_tab_stays_within_a_question() -> None:
    user = User()
    dialog = user.app.view.dialog
    assert dialog is not None
    reached = []
    for _ in dialog.zone.items[:4]:
        reached.append(user.app.pointing.cursor.focus)
        user.press("Tab")
    assert reached == [item.ref for item in dialog.zone.items[:4]]
    user.app.pointing.set_focus(reached[0], keyboard=True)
    user.press("Shift+Tab", "Tab")
    assert user.app.pointing.cursor.focus == reached[0]


def test_tab_returns_to_the_item_where_it_left_a_page() -> None:
    user = User("")
    user.press("F1")
    user.press("Down", "Down", "Down")
    left = user.focused
    user.press("Tab")
    assert user.focused != left
    user.press("Tab")
    assert user.focused == left
    user.press("End")
    left = user.focused
    user.press("Tab", "Tab")
    assert user.focused == left
    user.press("Esc")
    user.press("F1")
    user.press("Tab", "Tab")
    assert user.focused != left, "a page opened again starts at its top"
