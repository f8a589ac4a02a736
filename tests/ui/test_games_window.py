"""The layout of the Games page: a star on the tile, the rules on the card, few buttons below."""

from __future__ import annotations

import pygame
import pytest

from gin.interface.intents import Do, PageAction
from gin.interface.names import name_of
from gin.interface.refs import Area, AreaRef, ButtonRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, ZoneKind
from gin.present.input import focus_order
from gin.session import mixtures
from tests.support.by_name import choose, find_choice
from tests.support.user import User

STAR = ButtonRef(name_of(Do(PageAction.FAVOURITE)))


def at_games(**settings: object) -> User:
    user = User(game="", **settings)  # type: ignore[arg-type]
    choose(user.parlour, "games")
    user.app.refresh()
    return user


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)], ids=str)
def test_the_star_is_on_the_tile_of_the_selected_game(size: tuple[int, int]) -> None:
    user = at_games(size=size)
    for game in ("gin", "hollywood"):
        choose(user.parlour, f"game:{game}")
        user.app.refresh()
        slots = user.app.place.slots
        assert slots[EntryRef(EntryKind.GAME, game)].rect.contains(slots[STAR].rect)


def test_clicks_on_the_star_toggle_a_favourite() -> None:
    user = at_games()
    for liked in (["gin"], []):
        user.mouse(pygame.MOUSEMOTION, user.app.place.slots[STAR].rect.center)
        user.click(STAR)
        assert [*mixtures.favourites(user.parlour.store)] == liked


def test_rules_and_star_follow_the_card_in_focus_order() -> None:
    user = at_games()
    view = user.app.view
    zones = [zone.ref for zone in focus_order.zones(view)]
    about, buttons = AreaRef(Area.ABOUT), AreaRef(Area.ABOUT_BUTTONS)
    assert zones.index(buttons) == zones.index(about) + 1
    rules = find_choice(view, "rules")
    assert rules is not None and rules.item is not None
    zone = view.zone(buttons)
    assert zone is not None and [item.ref for item in zone.items] == [
        rules.item, STAR, *(ButtonRef(name) for name in ("level", "partner"))
    ]  # fmt: skip
    foot = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
    assert len(foot) <= 3


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (720, 1080)], ids=str)
@pytest.mark.parametrize("text", [100, 200])
def test_all_games_are_equally_wide(size: tuple[int, int], text: int) -> None:
    user = at_games(size=size)
    user.parlour.change("text_size", text)
    user.app.refresh()
    slots = user.app.place.slots
    zones = [zone for zone in user.app.view.zones if zone.kind is ZoneKind.LIST]
    rects = [slots[item.ref].rect for zone in zones for item in zone.items]
    assert len(rects) > 20 and len({rect.w for rect in rects}) == 1
