"""Moving between headings: by keys, with speech and in the terminal."""

from __future__ import annotations

import io

import pytest

from gin.interface.view import Role
from gin.language import translation
from gin.language.translation import printed
from gin.present.input.headings import heading_from, headings, name_of_list
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from tests.support.user import User


def page(*ways: str, **settings: object) -> User:
    user = User(game="", **settings)
    for way in ways:
        words = [c for c in user.parlour.view().choices if way in c.words or c.id == way]
        user.parlour.choose(words[0].intent)
        user.app.refresh()
    return user


@pytest.mark.parametrize("ways", [["help"], ["rules", "gin"], ["settings"], ["games"]])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_keys_step_through_all_headings_and_back(ways: list[str], size: tuple[int, int]) -> None:
    user = page(*ways, size=size, text_size=200)
    stops = list(headings(user.app.view))
    assert len(stops) > 3
    user.focus(stops[0])
    seen = [user.app.pointing.cursor.focus]
    for _ in stops[1:]:
        user.press("Ctrl+Down")
        assert user.app.pointing.focus_seen and user.app.pointing.cursor.keyboard
        seen.append(user.app.pointing.cursor.focus)
    assert seen == stops
    user.press("Ctrl+Down")
    assert user.app.pointing.cursor.focus == stops[-1]
    for expected in reversed(stops[:-1]):
        user.press("Ctrl+Up")
        assert user.app.pointing.cursor.focus == expected
    user.press("Ctrl+Up")
    assert user.app.pointing.cursor.focus == stops[0]


def test_the_heading_before_a_line_belongs_to_its_section() -> None:
    view = page("help").app.view
    second = headings(view)[1]
    lines = [item.ref for item in view.zones[0].items]
    inside = lines[lines.index(second) + 2]
    assert heading_from(view, inside, -1) == second
    assert heading_from(view, inside, 1) == headings(view)[2]


def test_sections_of_settings_are_announced_by_name() -> None:
    view = page("settings").app.view
    stops = headings(view)
    assert [printed(name_of_list(view, stop)) for stop in stops] == [
        printed(zone.name) for zone in view.zones[1:-1]
    ]
    assert not name_of_list(view, view.zones[1].items[1].ref)


def test_without_headings_the_keys_say_so() -> None:
    user = User()
    user.deal()
    before = user.focused
    user.press("Ctrl+Down")
    assert printed(user.app.announcer.notice) == "No headings here."
    assert user.focused == before


def test_the_help_keys_are_parts_of_one_section() -> None:
    view = page("help").app.view
    levels = [
        (printed(item.name), item.level)
        for item in view.zones[0].items
        if item.role is Role.HEADING
    ]
    assert [level for _, level in levels] == [2] * 6 + [3] * 5
    assert levels[5][0] == "Keys"


def terminal(*typed: str, language: str = "en") -> list[str]:
    made = Parlour(Store.in_memory(), None, Settings(level=1, language=language))
    out = io.StringIO()
    try:
        Terminal(made, io.StringIO("\n".join(typed) + "\n"), out).run()
    finally:
        translation.speak("en")
    return out.getvalue().splitlines()


def test_help_in_the_terminal_lists_commands_and_sections() -> None:
    lines = terminal("help")
    help_page = lines[lines.index("Help.") :]
    assert "Typing commands" in help_page and "Section 6: Keys" in help_page
    assert "F1: help" not in help_page and len(help_page) < 45
    whole = terminal("help", "look")
    assert "F1: help" in whole and "Drag a card along your hand to put it where you like." in whole


@pytest.mark.parametrize(
    ("typed", "language", "has", "has_not"),
    [
        (("help keys",), "en", "F1: help", "A turn: draw, take, pass, discard 7h."),
        (("help", "section 10"), "en", "1: read the first card of your hand", "F1: help"),
        (("help", "help window"), "en", "F9: turn the sounds off or on", "F1: help"),
        (("hilfe tasten",), "de", "F1: Hilfe", "Mehr zu einer Wahl: über 2."),
        (("hilfe", "abschnitt 2"), "de", "Maus und Touch", "F1: Hilfe"),
        (("rules", "1", "section scoring"), "en", "Scoring a hand", "nothing"),
    ],
)
def test_a_section_of_a_page_is_read_by_itself(
    typed: tuple[str, ...], language: str, has: str, has_not: str
) -> None:
    lines = terminal(*typed, language=language)
    assert has in lines and has_not not in lines[: lines.index(has)][-20:]


def test_sections_are_listed_and_a_wrong_one_is_refused_in_words() -> None:
    lines = terminal("rules", "1", "sections", "section tournament", "back", "sections")
    assert "Section 1: Goal" in lines and "Section 6: Scoring a hand" in lines
    assert 'There is no section "tournament" here.' in lines
    assert "No headings here." in lines
