"""The test helpers that find items and choices by name, and their errors."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gin.interface.view import View
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from tests.support.by_name import (
    choice_named,
    choose,
    find_choice,
    find_item,
    find_zone,
    item_named,
    zone_named,
)


@pytest.fixture
def menu() -> Parlour:
    return Parlour(Store.in_memory(), None, Settings())


def test_existing_items_are_found(menu: Parlour) -> None:
    view = menu.view()
    assert choice_named(view, "games") is find_choice(view, "games") in view.choices
    assert item_named(view, "button:games") is find_item(view, "button:games")
    assert item_named(view, "button:games").id == "button:games"
    assert zone_named(view, "main") is find_zone(view, "main") in view.zones


@pytest.mark.parametrize(
    ("strict", "find", "what", "there"),
    [
        (choice_named, find_choice, "choice", "games"),
        (item_named, find_item, "item", "button:games"),
        (zone_named, find_zone, "zone", "main"),
    ],
)
def test_a_missing_thing_is_reported_with_the_existing_ones(
    strict: Callable[[View, str], object],
    find: Callable[[View, str], object],
    what: str,
    there: str,
    menu: Parlour,
) -> None:
    view = menu.view()
    assert find(view, "elsewhere") is None
    with pytest.raises(LookupError) as raised:
        strict(view, "elsewhere")
    told = str(raised.value)
    assert told.startswith(f"no {what} 'elsewhere' at {view.title!r}, but ")
    assert there in told.partition(", but ")[2].split(", ")


def test_a_missing_choice_is_not_made(menu: Parlour) -> None:
    before = menu.view()
    with pytest.raises(LookupError, match="no choice 'elsewhere' at"):
        choose(menu, "elsewhere")
    assert menu.view() == before
