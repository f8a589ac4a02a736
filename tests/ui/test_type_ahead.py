"""Typing letters on a page focuses the next item that starts with them."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from gin.core.message import Verbatim
from gin.interface.commands import Command
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import Item, Role, Scene
from gin.language.translation import printed
from gin.present.input import headings
from gin.present.input.first_letters import beginning_with
from gin.ui.app import App
from gin.ui.input import keycaps
from gin.ui.input.keyboard import Keyboard
from gin.ui.input.type_ahead import PAUSE
from tests.support.by_name import choose
from tests.support.small_host import SmallHost, page, table
from tests.support.stand_ins import SetClock
from tests.support.user import User

NAMES = ("Rules", "Gin Rummy", "Gin Rush", "„Gans“ zu zweit", "Überraschung", "Øre", "Игра", "500")


def listed(**settings: object) -> SmallHost:
    view, place = page()
    items = tuple(
        Item(EntryRef(EntryKind.GAME, str(at)), Role.GAME, Verbatim(name))
        for at, name in enumerate(NAMES)
    )
    (zone,) = view.zones
    shown = replace(view, zones=(replace(zone, items=items),), focus=items[0].ref)
    return SmallHost(shown, place, **settings)


def at(host: SmallHost) -> str:
    item = host.view.item(host.pointing.cursor.focus)
    assert item is not None
    return printed(item.name)


def key(code: int, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")


class Typist:
    def __init__(self, host: SmallHost) -> None:
        self._keyboard = Keyboard(host)
        self._now = 0.0

    def types(self, letters: str, after: float = 0.2) -> None:
        for letter in letters:
            self.presses(key(ord(letter)), after)

    def presses(self, event: pygame.event.Event, after: float = 0.2) -> None:
        self._now += after
        self._keyboard.handle(event, self._now, again=False)


def typed(letters: str, after: float = 0.2, **settings: object) -> SmallHost:
    host = listed(**settings)
    Typist(host).types(letters, after)
    return host


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("g", "Gin Rummy"),
        ("gi", "Gin Rummy"),
        ("ga", "„Gans“ zu zweit"),
        ("gin rus", "Gin Rush"),
        ("gg", "Gin Rush"),
        ("ggg", "„Gans“ zu zweit"),
        ("gggg", "Gin Rummy"),
        ("u", "Überraschung"),
        ("ü", "Überraschung"),
        ("o", "Øre"),
        ("и", "Игра"),
        ("5", "500"),
        ("r", "Rules"),
    ],
)
def test_letters_find_an_entry_despite_case_accents_and_quotes(letters: str, found: str) -> None:
    host = typed(letters)
    assert at(host) == found
    assert "refuse" not in host.names() and "command" not in host.names()


def test_after_a_pause_a_letter_starts_a_new_search() -> None:
    host = listed()
    typist = Typist(host)
    for expected in ("Gin Rummy", "Gin Rush", "„Gans“ zu zweit", "Gin Rummy"):
        typist.types("g", PAUSE + 0.1)
        assert at(host) == expected
    typist.types("u", PAUSE + 0.1)
    assert at(host) == "Überraschung"


def test_a_longer_cool_down_allows_longer_pauses() -> None:
    assert at(typed("ga", PAUSE + 0.5, cool_down=1.0)) == "„Gans“ zu zweit"
    assert at(typed("ga", PAUSE + 0.5)) != "„Gans“ zu zweit"


def test_letters_without_a_match_are_reported_and_move_nothing() -> None:
    host = typed("gq")
    assert at(host) == "Gin Rummy"
    (refusal,) = [one[1] for one in host.done if one[0] == "refuse"]
    assert printed(refusal) == "Nothing begins with gq."


def test_the_only_matching_entry_is_announced_again() -> None:
    host = listed()
    Typist(host).types("r")
    assert [one[0] for one in host.done if one[0] in ("announce", "refuse")] == ["announce"]


@pytest.mark.usefixtures("no_latin")
def test_on_a_russian_keyboard_letters_and_then_key_places_count() -> None:
    host = listed()
    Typist(host).presses(key(ord("и"), scancode=pygame.KSCAN_B))
    assert at(host) == "Игра"
    typist = Typist(host)
    for letter, place in (("п", pygame.KSCAN_G), ("ш", pygame.KSCAN_I), ("т", pygame.KSCAN_N)):
        typist.presses(key(ord(letter), scancode=place))
    assert at(host) == "Gin Rummy", "a name in Latin letters is found by the letters on US keys"


@pytest.fixture
def no_latin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keycaps, "has_latin_letters", lambda: False)


def commands(host: SmallHost) -> list[object]:
    return [one[1] for one in host.done if one[0] == "command"]


def test_at_the_table_and_over_its_questions_letters_stay_commands() -> None:
    for shown in (table(), table(scene=Scene.RESULT), table(scene=Scene.REVIEW)):
        host = SmallHost(shown)
        Typist(host).types("kd")
        assert commands(host) == [Command.KNOCK, Command.TOP]


def test_keys_of_the_page_and_navigation_keys_keep_their_meaning() -> None:
    host = listed(keys=(("down", "G"), ("mute", "U")))
    undo = replace(table().choices[0], key=Command.UNDO)
    host.view = replace(host.view, choices=(undo,))
    Typist(host).types("guz")
    assert commands(host) == [Command.DOWN, Command.MUTE, Command.UNDO]


def test_the_top_of_the_pile_is_announced_on_every_page_over_a_hand() -> None:
    host = listed()
    Typist(host).types("d")
    assert commands(host) == []
    host.hand_below = True
    typist = Typist(host)
    typist.types("d")
    assert commands(host) == [Command.TOP]
    typist.types("h")
    typist.presses(key(pygame.K_h, pygame.KMOD_LCTRL))
    assert commands(host) == [Command.TOP, Command.HAND]


def test_letters_that_are_turned_off_do_nothing() -> None:
    host = listed(letters=False)
    Typist(host).types("g")
    assert at(host) == "Rules" and "set_focus" not in host.names()


def test_a_space_is_typed_only_if_a_name_continues_with_it() -> None:
    host = typed("r ")
    assert commands(host) == [Command.ACTIVATE]


def test_nothing_is_found_among_names_without_letters() -> None:
    assert beginning_with((), "a", -1) is None
    assert beginning_with(("...",), "a", 0) is None


@pytest.mark.parametrize(
    ("ways", "letter", "language", "begins"),
    [
        (["settings"], "S", "en", "Sort the hand"),
        (["settings"], "S", "de", "Schrift"),
        (["games"], "S", "en", "Straight Gin"),
        (["games", "options"], "U", "en", "U"),
        (["rules"], "S", "en", "Straight Gin"),
        (["help"], "G", "en", "Gamepad"),
        (["menu"], "S", "en", "Solitary Gin"),
    ],
)
def test_letters_work_in_every_list(
    ways: list[str], letter: str, language: str, begins: str
) -> None:
    user = User(game="", language=language)
    for way in ways if ways != ["menu"] else []:
        choose(user.parlour, way)
    user.app.refresh()
    before = user.focused
    user.press(letter)
    item = user.app.view.item(user.app.pointing.cursor.focus)
    assert item is not None and user.focused != before
    assert printed(item.name).startswith(begins), printed(item.name)
    assert user.app.pointing.cursor.keyboard and user.app.pointing.focus_seen


def test_the_heading_of_a_list_is_found_by_its_letters_like_a_row() -> None:
    user = User("")
    choose(user.parlour, "settings")
    user.app.refresh()
    user.press(*"SPOK")
    name = headings.name_of_list(user.app.view, user.app.pointing.cursor.focus)
    assert printed(name) == "Spoken text"
    assert "Nothing" not in printed(user.app.announcer.notice)


def test_a_repeated_letter_visits_all_headings_and_rows() -> None:
    user, clock = User(""), SetClock()
    choose(user.parlour, "settings")
    user.use(App(user.parlour, (1280, 800), clock=clock))
    seen = []
    for _ in range(40):
        clock.time += 60.0
        user.press("S")
        seen.append(user.app.pointing.cursor.focus)
    entries = headings.entries(user.app.view)
    assert {*seen} == {ref for ref, name in entries if printed(name)[0] in "Ss"}


@pytest.mark.parametrize(
    ("letters", "notice"),
    [
        ("g", "g: 1 of 3"),
        ("gg", "gg: 2 of 3"),
        ("gin", "gin: 1 of 2"),
        ("gq", "Nothing begins with gq. Wait a moment, then type again."),
    ],
)
def test_a_notice_says_how_many_entries_begin_with_the_letters(letters: str, notice: str) -> None:
    *_, shown = [one[1] for one in typed(letters).done if one[0] == "show_notice"]
    assert printed(shown) == notice
