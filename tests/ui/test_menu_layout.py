"""The layout of the menu: its buttons, the cabinet and the cards."""

from __future__ import annotations

import itertools
from itertools import combinations

import pygame
import pytest

from gin.core.message import Verbatim
from gin.interface.refs import Area, AreaRef, ButtonRef, EntryKind, EntryRef, ItemRef
from gin.interface.view import ButtonSpot, View
from gin.language import translation
from gin.present.shell.parlour import Parlour
from gin.session.game import Session
from gin.session.ladder import PLACES, Place
from gin.session.setting import ThemeName
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art.room import window
from gin.ui.layers import notice_part
from gin.ui.render.geometry import Placement
from gin.ui.render.style import look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.menu import MenuPainter
from gin.ui.scenes.menu_room import RAIL, TABLE
from gin.ui.scenes.menu_shelf import lettering
from gin.variants.setups import setup
from tests.support.ladder import climb_to, keep_match
from tests.support.seeing import picture_of, reached

SMALL, EASE, CABINET = AreaRef(Area.SMALL), AreaRef(Area.EASE), AreaRef(Area.CABINET)
MOST = 12
"""Small buttons in the menu, without the newcomer's."""


def fullest(language: str, *, rungs: int) -> View:
    """Return the menu with an unfinished match, trophies, and all the small buttons."""
    translation.follow(language)
    store = Store.in_memory()
    for place in PLACES[:rungs]:
        keep_match(store, place)
    Session.begin(store, setup("gin"), 3).cut()
    made = Parlour(store, None, Settings(language=language))
    while made.working:
        made.work(1.0)
    return made.view()


def newcomer(language: str) -> Parlour:
    return Parlour(Store.in_memory(), None, Settings(level=3, language=language))


def placed(view: View, size: tuple[int, int], text: int = 100) -> Placement:
    look = look_for(Settings(text_size=text), size)
    return MenuPainter().place(view, look, Cursor(), 0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("rungs", [0, 3, 28])
def test_everything_fits_into_the_usual_window_without_scrolling(language: str, rungs: int) -> None:
    view = fullest(language, rungs=rungs)
    small = view.zone(SMALL)
    assert small is not None and len(small.items) >= MOST
    place = placed(view, (1280, 800))
    assert place.viewport is not None and place.content <= place.viewport.h
    window = pygame.Rect(14, 14, 1280 - 28, 800 - 28)
    rects = [place.slots[item.ref].rect for zone in view.zones for item in zone.items]
    assert all(window.contains(rect) for rect in rects)
    assert not [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomers_menu_has_no_scroll_bar(language: str) -> None:
    translation.follow(language)
    view = newcomer(language).view()
    assert view.zones[1].items[0].id == "button:newcomer"
    for size in ((1280, 800), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440)):
        for theme in (ThemeName.GREEN, ThemeName.CONTRAST_DARK):
            look = look_for(Settings(theme=theme), size)
            place = MenuPainter().place(view, look, Cursor(), 0)
            assert place.viewport is not None
            assert place.content <= place.viewport.h, (size, theme)


@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 800), 100), ((1280, 800), 200), ((800, 600), 100), ((800, 600), 200),
     ((720, 1080), 100), ((2560, 1440), 100), ((640, 480), 100)],
)  # fmt: skip
@pytest.mark.parametrize("rungs", [0, 2, 28])
def test_every_item_has_its_place_at_any_size(size: tuple[int, int], text: int, rungs: int) -> None:
    view = fullest("en", rungs=rungs)
    place = placed(view, size, text)
    found: dict[ItemRef, pygame.Rect] = {}
    for zone in view.zones:
        for item in zone.items:
            rect = place.slots[item.ref].rect
            assert rect.w > 10 and rect.h > 10
            assert rect.left >= 0 and rect.right <= size[0]
            found[item.ref] = rect
    scrolled = [found[ref] for ref in found if ref in place.scrolled]
    assert not [pair for pair in combinations(scrolled, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_buttons_are_above_the_table_or_wholly_on_it(
    size: tuple[int, int], language: str
) -> None:
    view = fullest(language, rungs=3)
    look, place = look_for(Settings(), size), placed(view, size)
    edge = size[1] - look.s(TABLE)
    assert place.viewport is not None and place.content <= place.viewport.h
    for zone in view.zones[:3]:
        for item in zone.items:
            rect = place.slots[item.ref].rect
            assert rect.bottom <= edge if zone.ref != EASE else rect.top > edge + look.s(RAIL)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("menu", ["menu-first", "menu-continue", "menu-lesson"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_button_crosses_the_rail_except_on_the_panel_of_large_text(
    language: str, menu: str, text: int
) -> None:
    translation.follow(language)
    made = newcomer(language) if menu == "menu-first" else reached(menu)
    view, painter = made.view(), MenuPainter()
    assert len(view.zones[0].items) >= 3
    for size in (
        (1366, 768), (1264, 753), (1280, 720), (1280, 768), (1440, 900), (1600, 900), (800, 600),
        (1920, 1000),
    ):  # fmt: skip
        look, place = look_for(Settings(text_size=text), size), placed(view, size, text)
        panel = painter.panel(view, look, place)
        rail = pygame.Rect(0, size[1] - look.s(TABLE), size[0], look.s(RAIL + 8))
        crossing = [
            item.id
            for zone in view.zones[:3]
            for item in zone.items
            if place.slots[item.ref].rect.colliderect(rail)
            and not (panel is not None and item.ref in place.scrolled)
        ]
        assert not crossing, size
        assert (panel is None) == (text == 100), size


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_a_notice_covers_neither_the_title_nor_the_cabinet_nor_a_button(
    size: tuple[int, int],
) -> None:
    view = fullest("en", rungs=28)
    look, place = look_for(Settings(), size), placed(view, size)
    part = notice_part(view, look, Verbatim("You are ranked on every rung of the ladder now."))
    assert part.rect.top > size[1] - look.s(TABLE)
    rects = [place.slots[item.ref].rect for zone in view.zones for item in zone.items]
    assert part.rect.collidelist(rects) < 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_small_buttons_have_icons_where_their_words_leave_room(language: str) -> None:
    translation.follow(language)
    items = Parlour(Store.in_memory(), None, Settings(language=language)).view().zones[1].items[1:]
    assert len({item.icon for item in items}) == len(items) and None not in {
        item.icon for item in items
    }
    look = look_for(Settings(), (1280, 800))
    assert lettering(look, items, look.s(424), 3).icons
    assert lettering(look, items, look.s(424), 3).columns == 3
    assert not lettering(look, items, look.s(180), 3).icons


def test_the_cabinet_is_in_the_right_half_of_a_wide_window_and_below_in_a_narrow_one() -> None:
    view = fullest("en", rungs=3)
    cabinet = view.zone(CABINET)
    assert cabinet is not None and cabinet.items
    wide, narrow = placed(view, (1280, 800)), placed(view, (800, 600), 200)
    for item in cabinet.items:
        assert wide.slots[item.ref].x > 580 and item.ref not in wide.scrolled
        assert item.ref in narrow.scrolled
    quit_button = ButtonRef("quit")
    assert all(narrow.slots[item.ref].y > narrow.slots[quit_button].y for item in cabinet.items)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("rungs", [3, 21])
def test_the_cabinet_is_clear_of_the_window_and_the_lamp(size: tuple[int, int], rungs: int) -> None:
    view, look, painter = fullest("en", rungs=rungs), look_for(Settings(), size), MenuPainter()
    room, shape = painter.room(view, look), painter.cabinet(view, look)
    assert room is not None and room.window is not None and room.lamp is not None
    assert shape is not None
    assert shape.rect.left > room.window[0] + look.s(window.WIDE)
    assert shape.rect.bottom < room.lamp[1] and shape.rect.right < look.width
    assert shape.rows == 1 or rungs > 3


def test_the_place_of_the_buttons_does_not_depend_on_trophies_still_to_be_gathered() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 4))
    made = Parlour(store, None, Settings())
    before = placed(made.view(), (1280, 800))
    while made.working:
        made.work(1.0)
    after = placed(made.view(), (1280, 800))
    assert before.slots.keys() < after.slots.keys()
    assert all(before.slots[ref] == after.slots[ref] for ref in before.slots)


def test_the_plate_names_the_trophy_under_the_mouse_or_the_focus() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 3))
    made = Parlour(store, None, Settings())
    while made.working:
        made.work(1.0)
    app = App(made, (1280, 800))
    app.settle()
    assert "Cabinet, 5 trophies" in texts(made, app)
    ref = EntryRef(EntryKind.TROPHY, "rung:1-1")
    # The ring of the keyboard's focus stays on another button meanwhile.
    app.pointing.set_focus(app.view.zones[0].items[0].ref, keyboard=True)
    app.pointing.hover(ref)
    assert "Pia, beaten on the ladder: Gin Rummy to 50" in texts(made, app)
    app.pointing.hover(None)
    app.pointing.set_focus(EntryRef(EntryKind.TROPHY, "goal:first-hand"), keyboard=True)
    assert "Off the Mark: Win a hand" in texts(made, app)


def texts(made: Parlour, app: App) -> set[str]:
    return {written.text for written in picture_of(made, (1280, 800), app).words}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)], ids=str)
def test_the_small_buttons_stay_in_three_columns_with_space_between_groups(
    size: tuple[int, int], language: str
) -> None:
    translation.follow(language)
    first = Parlour(Store.in_memory(), None, Settings(level=1, language=language)).view()
    for view in (first, fullest(language, rungs=3), reached("menu-lesson").view()):
        zone, place = view.zone(SMALL), placed(view, size)
        assert zone is not None
        items = [item for item in zone.items if item.spot is ButtonSpot.QUIET]
        rects = [place.slots[item.ref].rect for item in items]
        assert len({rect.x for rect in rects}) == len({rect.right for rect in rects}) == 3
        rows = sorted({rect.y for rect in rects})
        steps = [below - above for above, below in itertools.pairwise(rows)]
        ends = [group.last for group in zone.groups]
        assert steps[0] < steps[1] == steps[2]
        assert [place.slots[zone.items[end].ref].rect.y for end in ends] == rows[1:]


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_button_lies_on_the_rail_with_a_match_and_a_lesson_to_continue(language: str) -> None:
    made = reached("menu-lesson")
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        translation.follow(language)
        place = placed(made.view(), size)
        look, small = look_for(Settings(), size), made.view().zone(AreaRef(Area.SMALL))
        assert small is not None
        lowest = max(place.slots[item.ref].rect.bottom for item in small.items)
        assert lowest < look.height - look.s(TABLE)
