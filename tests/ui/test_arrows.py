"""Arrows go as things lie in the picture."""

from __future__ import annotations

import pytest

from gin.present.by_name import choose
from gin.present.input import focus as focusing
from gin.present.view import ZoneKind
from tests.support.user import User

_PAGES = {
    "keys": ("settings", "keys"),
    "options": ("games", "options"),
    "games": ("games",),
    "settings": ("settings",),
}


def on(page: str, size: tuple[int, int] = (1280, 800)) -> User:
    user = User(game="", size=size)
    for word in _PAGES[page]:
        choose(user.parlour, word)
        user.app.refresh()
    user.draw()
    return user


@pytest.mark.parametrize("page", _PAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_down_goes_to_what_lies_below_and_up_back_again(page: str, size: tuple[int, int]) -> None:
    user = on(page, size)
    tried = 0
    for zone in focusing.zones(user.app.view):
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
            there = user.app.cursor.focus
            assert there is not None
            slots = user.app.place.slots
            gone = slots[there].y - slots[item.ref].y
            assert abs(slots[there].x - slots[item.ref].x) < own.width / 2, item.name
            assert gone == pytest.approx(nearest, abs=1), item.name
            user.press("Up")
            assert user.app.cursor.focus == item.ref, item.name
            tried += 1
    assert tried > 3


def test_right_still_goes_on_in_order() -> None:
    user = on("keys")
    zone = focusing.zones(user.app.view)[0]
    user.app.pointing.set_focus(zone.items[0].ref, keyboard=True)
    user.press("Right")
    assert user.app.cursor.focus == zone.items[1].ref
