"""The settings page in the window: controls by mouse, finger, keys and screen reader.

A changed control stays under the pointer.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from gin.interface.controls import ControlKind
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef, ItemRef
from gin.interface.view import Role, View
from gin.language import translation
from gin.present.words import settings as words
from gin.ui.access import tree as trees
from gin.ui.access.requests import slide
from gin.ui.access.tree import NodeKind, build
from gin.ui.render import style
from gin.ui.render.geometry import SliderRail
from tests.support.by_name import choice_named, choose, ref_named
from tests.support.user import User

SIZES = [(800, 600, 200), (800, 600, 100), (1280, 800, 100), (720, 1080, 150), (1280, 800, 175)]


def settings_page(size: tuple[int, int] = (1280, 800), **settings: object) -> User:
    user = User(game="", size=size)
    for name, value in settings.items():
        user.parlour.change(name, value)
    choose(user.parlour, "settings")
    user.app.refresh()
    return user


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    translation.speak("en")


def value(setting: str, value: object) -> EntryRef:
    return EntryRef(EntryKind.SET, f"{setting}:{value}")


def click(user: User, ref: ItemRef) -> None:
    user.app.pointing.reveal(ref)
    user.app.pointing.reveal(row_of(user.app.view, ref))
    at = user.app.place.slots[ref].rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, at)


def row_of(view: View, ref: ItemRef) -> ItemRef:
    setting = view.setting_of(ref)
    return ref if setting is None else setting.ref


def rail(user: User, setting: str) -> SliderRail:
    user.app.pointing.reveal(ref_named(f"setting:{setting}"))
    return next(one for one in user.app.place.rails if setting in one.values[0].key)


def test_a_click_on_a_value_chooses_it_and_a_click_next_to_it_nothing() -> None:
    user = settings_page()
    click(user, value("theme", "burgundy"))
    assert user.parlour.settings.theme == "burgundy"
    row = user.app.place.slots[ref_named("setting:theme")].rect
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, (row.x + 30, row.centery))
    assert user.parlour.settings.theme == "burgundy"
    assert user.app.pointing.cursor.focus == ref_named("setting:theme")


def test_a_click_anywhere_in_its_row_flips_a_switch() -> None:
    user = settings_page()
    click(user, ref_named("setting:mute"))
    assert user.parlour.settings.mute
    click(user, ref_named("setting:mute"))
    assert not user.parlour.settings.mute


@pytest.mark.parametrize("touch", [False, True])
def test_a_slider_follows_the_mouse_or_a_finger(touch: bool) -> None:
    user = settings_page()
    found = rail(user, "card_size")
    x, y = found.rect.x + 5, found.rect.centery
    more = {"touch": True} if touch else {}
    user.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, **more))
    at = (found.rect.right - 4, y)
    user.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, buttons=(1, 0, 0), rel=(9, 0)))
    assert user.parlour.settings.card_size == 130
    user.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, **more))
    assert user.parlour.settings.card_size == 130
    assert not user.app.pointing.cursor.pressed


def test_a_finger_that_scrolls_the_page_does_not_move_a_slider() -> None:
    user = settings_page()
    found = rail(user, "text_size")
    x, y = found.rect.right - 5, found.rect.centery
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=True)
    user.handle(down)
    for step in (30, 60):
        at = (x, y - step)
        move = pygame.event.Event(pygame.MOUSEMOTION, pos=at, buttons=(1, 0, 0), rel=(0, -30))
        user.handle(move)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y - 60), button=1, touch=True)
    user.handle(up)
    assert user.parlour.settings.text_size == 100
    assert user.app.place.rails[0].rect.centery == y - 60


def test_arrows_change_a_value_both_ways_and_home_and_end_only_move_the_focus() -> None:
    user = settings_page()
    user.app.pointing.set_focus(ref_named("setting:text_size"), keyboard=True)
    for key, size in (
        ("Right", 125), ("Right", 150), ("Left", 125), ("Left", 100), ("Left", 100), ("Right", 125),
    ):  # fmt: skip
        user.press(key)
        assert user.parlour.settings.text_size == size, key
    user.press("Down")
    assert user.app.pointing.cursor.focus == ref_named("setting:full_screen")
    rows = [item for zone in user.app.view.zones[1:-1] for item in zone.items]
    for key, row in (("End", rows[-1]), ("Home", rows[0])):
        before = user.parlour.settings
        user.press(key)
        assert user.app.pointing.cursor.focus == row.ref
        assert user.parlour.settings == before


@pytest.mark.parametrize("name", ["text_size", "volume", "announce_own"])
def test_a_changed_setting_stays_in_place(name: str) -> None:
    """A new text size moves every row except the one under the pointer."""
    user = settings_page()
    row = ref_named(f"setting:{name}")
    user.app.pointing.set_focus(row, keyboard=False)
    # In the middle, where the row can stay at any text size.
    user.app.pointing.scroll(user.app.place.slots[row].rect.top - 300)
    top = user.app.place.slots[row].rect.top
    for size in (200, 125, 175, 100):
        user.parlour.change("text_size", size)
        user.app.refresh()
        assert user.app.place.slots[row].rect.top == top
    user.app.pointing.scroll(-100_000)
    assert user.app._layout.offset == 0


@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_controls_stay_in_their_rows_and_values_do_not_overlap(
    shape: tuple[int, int, int], language: str
) -> None:
    width, height, text = shape
    user = settings_page((width, height), text_size=text, language=language)
    place, view = user.app.place, user.app.view
    for item in (item for zone in view.zones for item in zone.items if item.control):
        row = place.slots[item.ref].rect
        assert row.left >= 0 and row.right <= width
        values = [o.ref for o in item.control.options if o.ref in place.slots]
        rects = [place.slots[ref].rect for ref in values]
        rects += [
            one.rect
            for one in place.rails
            if one.values[0] in {o.ref for o in item.control.options}
        ]
        for rect in rects:
            assert row.contains(rect), (item.name, rect, row)
            assert rect.collidelist([one for one in rects if one is not rect]) < 0


def test_a_screen_reader_gets_switches_sliders_and_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "SLIDERS", True)
    monkeypatch.setattr(trees, "CHOSEN_EVERYWHERE", True)
    user = settings_page()
    app = user.app
    tree = build(app._audience_frame(), app.laid.size)
    mute, size = tree.node("setting:mute"), tree.node("setting:text_size")
    theme, chosen = tree.node("setting:theme"), tree.node("set:theme:green")
    assert mute is not None and (mute.kind, mute.selected) == (NodeKind.SWITCH, False)
    assert size is not None and size.kind is NodeKind.SLIDER
    assert [number for number, _ in size.stops] == [100, 125, 150, 175, 200]
    assert theme is not None and theme.kind is NodeKind.CHOICES and len(theme.children) == 7
    assert chosen is not None and chosen.selected
    slide(app, size, 160.0, stepping=False)
    assert user.parlour.settings.text_size == 150
    sized = build(app._audience_frame(), app.laid.size).node("setting:text_size")
    assert sized is not None
    slide(app, sized, -1, stepping=True)
    assert user.parlour.settings.text_size == 125


def test_orca_gets_values_as_words_with_one_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For a slider, Orca would say "100, 222 percent"."""
    monkeypatch.setattr(trees, "SLIDERS", False)
    app = settings_page().app
    for setting in ("theme", "text_size"):
        app.pointing.set_focus(ref_named(f"setting:{setting}"), keyboard=True)
        tree = build(app._audience_frame(), app.laid.size)
        assert not any(node.kind is NodeKind.SLIDER for node in tree.nodes)
        chosen = {node.id for node in tree.nodes if node.kind is NodeKind.CHOICE and node.selected}
        sets = [node for node in tree.nodes if node.kind is NodeKind.CHOICES]
        assert len(chosen) == len(sets) > 15
        assert all(len(chosen.intersection(node.children)) == 1 for node in sets)


def test_each_setting_is_a_control_and_says_what_it_is_for() -> None:
    view = settings_page().app.view
    items = [item for zone in view.zones for item in zone.items if item.role is Role.SETTING]
    for item in items:
        assert item.note
        assert item.control is not None and item.control.chosen is not None
        assert item.control.chosen.name == item.value
    links = [
        item for zone in view.zones for item in zone.items
        if item.control is not None and item.control.kind is ControlKind.DOOR
    ]  # fmt: skip
    assert [link.id for link in links] == [
        f"button:{name}" for name in ("yourself", "data", "decks", "keys")
    ]


def test_the_buttons_at_the_top_lead_to_the_sections() -> None:
    user = settings_page()
    leads = user.app.view.zone(AreaRef(Area.SECTIONS))
    assert leads is not None and len(leads.items) == len(words.SECTIONS)
    for number, (title, rows) in enumerate(words.SECTIONS):
        lead = leads.items[number]
        assert translation.printed(title) in translation.printed(lead.name)
        user.app.choose(choice_named(user.app.view, f"section:{number}"))
        zone = user.app.view.zone(AreaRef(Area.SETTINGS, number))
        assert zone is not None and len(zone.items) == len(rows)
        focus = user.app.pointing.cursor.focus
        assert focus == zone.items[0].ref and focus in user.app.place.slots


def current_section(user: User) -> list[str]:
    """Return the names of the sections whose buttons are filled."""
    leads = user.app.view.zone(AreaRef(Area.SECTIONS))
    assert leads is not None
    user.draw()
    surface, look = user.surface, user.app.laid.look
    filled = []
    for item, (title, _) in zip(leads.items, words.SECTIONS, strict=True):
        rect = user.app.place.slots[item.ref].rect
        if surface.get_at((rect.x + look.s(8), rect.centery))[:3] == look.theme.brass[:3]:
            filled.append(translation.printed(title))
    return filled


def test_the_button_of_the_section_in_view_is_marked() -> None:
    user = settings_page()
    for number, (title, _) in enumerate(words.SECTIONS):
        user.app.choose(choice_named(user.app.view, f"section:{number}"))
        assert current_section(user) == [translation.printed(title)]
    user.app.pointing.scroll(-100_000)
    assert current_section(user) == [translation.printed(words.SECTIONS[0][0])]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (720, 1080)], ids=str)
def test_the_first_section_is_marked_until_the_player_moves_the_focus(
    size: tuple[int, int],
) -> None:
    user = settings_page(size)
    assert user.app.pointing.cursor.focus == ref_named("setting:theme")
    user.app.pointing.scroll(-100_000)
    assert current_section(user) == ["You"]
    user.press("Down")
    assert current_section(user) == ["Appearance"]
    user.press("Up")
    user.press("Up")
    assert current_section(user) == ["Language"]


def test_the_preview_follows_the_settings() -> None:
    user = settings_page(show_deadwood=False, sort="suit")
    shown = user.app.view.content
    assert shown is not None and not shown.deadwood
    assert len(shown.melds) == 1, "sorted by suit, the queens are apart"
    user.parlour.change("sort", "melds")
    again = settings_page().app.view.content
    assert again is not None and again.deadwood and len(again.melds) == 2


def test_no_section_has_the_name_of_its_first_row() -> None:
    """For a group with the name of its first row, Orca says only "panel"."""
    for title, rows in words.SECTIONS:
        assert len(rows) == 1 or translation.printed(title) != translation.printed(rows[0].title)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", [100, 200])
def test_no_value_between_two_arrows_is_cut_short(
    text: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = []

    def watched(text: str, face: str, pixels: int, width: int) -> tuple[str, int]:
        shown = style_fitted(text, face, pixels, width)
        if shown[0] != text:
            cut.append(text)
        return shown

    style_fitted = style.fitted
    monkeypatch.setattr(style, "fitted", watched)
    user = User(game="", size=(800, 600), text_size=text, language=language)
    choose(user.parlour, "games")
    choose(user.parlour, "options")
    user.app.refresh()
    for item in user.app.view.zones[0].items:
        user.app.pointing.reveal(item.ref)
        user.draw()
    assert not cut


def test_a_page_opened_by_mouse_begins_at_its_top_until_a_key_is_pressed() -> None:
    user = User(game="", size=(800, 600), text_size=200)
    user.app.pointing.reveal(ref_named("button:settings"))
    user.click("button:settings")
    assert user.app._layout.offset == 0
    user.press("Down")
    assert user.app.pointing.focus_seen
    assert user.app._layout.offset > 0
