"""Lists in the window: values are not cut, and a change of size leaves no gap."""

from __future__ import annotations

import pygame
import pytest

from gin.interface.destinations import ToPeople
from gin.interface.refs import Area, AreaRef
from gin.interface.view import ButtonSpot, Scene
from gin.language.translation import printed
from gin.messages import people
from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from gin.ui.render.style import look_for
from tests.present.test_review import played
from tests.support.by_name import choice_named, choose, find_choice
from tests.support.user import User


def opened(word: str) -> User:
    user = User()
    played(user.parlour.store, hands=4, bad=False)
    user.parlour.home()
    user.app.refresh()
    user.click(f"button:{word}")
    return user


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_numbers_next_to_bars_of_records_are_not_cut(
    size: tuple[int, int], language: str
) -> None:
    user = opened("records")
    user.parlour.change("language", language)
    user.app.resize(size)
    look = look_for(user.parlour.settings, size)
    items = [item for zone in user.app.view.zones for item in zone.items if item.meter is not None]
    assert items
    for item in items:
        # On a shelf, the number has at most three fifths of what is between the margins.
        room = (user.app.place.slots[item.ref].rect.w - 2 * look.s(20)) * 3 // 5
        assert look.width_of(printed(item.value), "bold", "label") <= room, item.name


@pytest.mark.parametrize("word", ["records", "ladder", "daily"])
def test_a_page_has_no_gap_at_its_top_after_a_change_of_size(word: str) -> None:
    user = opened(word)
    for size in ((2560, 1440), (800, 600), (1700, 960), (800, 600), (2560, 1440)):
        user.app.resize(size)
        assert user.app.laid.layout.offset >= 0, size


@pytest.mark.parametrize("word", ["ladder", "daily"])
def test_the_main_button_is_at_the_right_and_quiet_ones_at_the_left(word: str) -> None:
    user = opened(word)
    user.app.resize((1280, 800))
    view, slots = user.app.view, user.app.place.slots
    foot = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
    main = next(slots[item.ref].rect for item in foot if item.ref in view.mains)
    quiet = [slots[item.ref].rect for item in foot if item.spot is ButtonSpot.QUIET]
    assert quiet and all(rect.centerx < 640 and rect.centery == main.centery for rect in quiet)
    assert main.right == max(slots[item.ref].rect.right for item in foot)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_the_opponents_fill_the_window_in_two_columns(size: tuple[int, int]) -> None:
    user = opened("games")
    user.app.resize(size)
    user.parlour.open(ToPeople())
    user.app.refresh()
    place, zone = user.app.place, user.app.view.zone(AreaRef(Area.PEOPLE))
    assert zone is not None and place.viewport is not None
    rects = [place.slots[item.ref].rect for item in zone.items]
    assert place.content <= place.viewport.h
    assert max(rect.bottom for rect in rects) - place.viewport.top > 0.75 * place.viewport.h
    assert len({rect.h for rect in rects}) == 1


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_page_for_two_players_has_rows_without_portraits(size: tuple[int, int]) -> None:
    user = opened("partner")
    user.app.resize(size)
    user.surface = pygame.Surface(size)
    user.draw()
    rows = [item for zone in user.app.view.zones for item in zone.items]
    assert user.app.view.scene is Scene.PEOPLE
    assert any(item.portrait is None and item.ref in user.app.place.slots for item in rows)


def test_before_the_first_match_the_opponents_page_leads_to_one() -> None:
    made = Parlour(Store.in_memory(), None)
    made.open(ToPeople())
    assert made.view().subtitle == people.SUBTITLE_NEW
    choose(made, "person:4")
    play = choice_named(made.view(), "play")
    assert play.item in made.view().mains and printed(play.label) == "Play against Vera"
    choose(made, "play")
    assert made.session() is not None
    user = opened("records")
    user.parlour.open(ToPeople())
    view = user.parlour.view()
    assert view.subtitle == people.SUBTITLE and find_choice(view, "play") is None
