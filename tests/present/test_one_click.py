"""A single click never loses a match, a mixture or a setting: the program asks, or can undo."""

from __future__ import annotations

from datetime import date, datetime
from io import StringIO

import pytest
from msgspec.structs import replace

from gin.core.message import Verbatim
from gin.interface.intents import Arrange, Leave
from gin.interface.pictures import Icon
from gin.interface.refs import ButtonRef
from gin.interface.view import ButtonSpot, Scene
from gin.language.translation import printed
from gin.messages import games as messages
from gin.messages import matches as match_messages
from gin.messages import menu as menu_messages
from gin.messages import review as reviewed
from gin.present.input import keymap
from gin.present.shell.parlour import Parlour
from gin.present.words import matches as words
from gin.present.words import menu
from gin.present.words.people import next_opponent
from gin.session import mixtures
from gin.session.setting import Sort
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished, unfinished_of
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_review import at_result, think
from tests.support.by_name import choose, find_choice, item_named, zone_named

Way = tuple[str, ...]

MENU: Way = ()
PAGES: dict[str, Way] = {
    "menu": MENU,
    "games": ("games",),
    "a game of one's own": ("games", "mix"),
    "question about a new match": ("play",),
    "opponents": ("games", "level"),
    "options": ("games", "options", "option:knock"),
    "build": ("games", "build", "option:rainbow"),
    "unfinished": ("games", "matches"),
    "settings": ("settings",),
    "keys": ("settings", "keys"),
    "statistics": ("statistics",),
    "rules": ("rules",),
    "help": ("help",),
    "lesson": ("guide",),
    "table": ("continue", "deal"),
    "pause": ("continue", "deal", "menu"),
    "score sheet": ("continue", "deal", "sheet"),
    "alone": ("solitary",),
}


def begun() -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=5))
    mixtures.keep(made.store, setup("rush", ["rainbow=on"]), "Friday's game")
    made.matches.start(setup("solitary"), 7)
    made.matches.start(setup("gin"), 7)
    choose(made, "deal")
    made.home()
    made.change("level", 1)
    made.change("keys", keymap.swapped_keys(made.settings, keymap.command_called("knock"), "F8"))
    made.take_said()
    return made


def at(way: Way) -> Parlour:
    made = begun()
    for step in way:
        found = find_choice(made.view(), step)
        if found is None:
            found = next(c for c in made.view().choices if c.id.startswith(step))
        made.choose(found.intent)
    return made


def kept(made: Parlour) -> set[object]:
    session = made.session()
    return {
        *(match.id for match in unfinished(made.store)),
        *(one.code for one in mixtures.mixtures(made.store)),
        *made.settings.keys,
        "over" if session is not None and session.hand_over else "",
    }


@pytest.mark.parametrize("name", PAGES)
def test_no_button_of_a_page_loses_anything_with_one_click(name: str) -> None:
    shown = at(PAGES[name]).view()
    buttons = [one for one in shown.choices if isinstance(one.item, ButtonRef) and not one.why]
    assert buttons
    for choice in buttons:
        made = at(PAGES[name])
        before = kept(made)
        made.choose(choice.intent)
        assert before <= kept(made), choice.id


def test_a_loss_is_confirmed_first() -> None:
    for page, button in (
        ("a game of one's own", "forget"),
        ("unfinished", "give-up"),
        ("keys", "usual"),
        ("alone", "stop"),
    ):
        made = at(PAGES[page])
        before = kept(made)
        choose(made, button)
        dialog = made.view().dialog
        assert dialog is not None, button
        made.choose(dialog.cancel)
        assert made.view().dialog is None and kept(made) == before


def test_play_starts_a_match_and_continue_resumes_the_one_it_names() -> None:
    made = begun()
    (old,) = (match for match in unfinished(made.store) if match.game == "gin")
    go_on, play = (item_named(made.view(), f"button:{name}") for name in ("continue", "play"))
    assert go_on.note == words.standing(old) and "Anselm: 0 to 0" in printed(go_on.note)
    assert play.note == menu.play(made.settings) and "Felix" in printed(play.note)
    choose(made, "continue")
    session = made.session()
    assert session is not None and session.id == old.id
    made.home()
    choose(made, "play")
    dialog = made.view().dialog
    assert dialog is not None and made.session() is None
    assert made.take_said()[-1] != dialog.title
    choose(made, "new")
    session = made.session()
    assert session is not None and session.id != old.id and session.level == 1
    assert old.id in {match.id for match in unfinished(made.store)}


def test_solitary_resumes_its_match_unless_continue_does() -> None:
    made = begun()
    (alone,) = (match for match in unfinished(made.store) if match.game == "solitary")
    button = item_named(made.view(), "button:solitary")
    assert button.note == words.continue_label(alone)
    choose(made, "solitary")
    session = made.session()
    assert session is not None and session.id == alone.id
    choose(made, "draw")
    made.home()
    (alone,) = (match for match in unfinished(made.store) if match.game == "solitary")
    go_on, button = (item_named(made.view(), f"button:{id}") for id in ("continue", "solitary"))
    assert go_on.note == words.standing(alone)
    assert button.note == menu_messages.SOLITARY_NOTE
    choose(made, "solitary")
    assert made.view().dialog is not None and made.session() is None
    choose(made, "new")
    session = made.session()
    assert session is not None and session.id != alone.id


def test_the_question_offers_the_old_match_or_no_change() -> None:
    made = begun()
    before = made.view()
    choose(made, "play")
    asked = made.view()
    new, go_on = (item_named(asked, f"button:{name}") for name in ("new", "old-match"))
    assert new.name == messages.anew(who=next_opponent(made.settings))
    assert "Anselm" in printed(go_on.name)
    assert asked.mains == {go_on.ref} and asked.focus == go_on.ref, "the match is not thrown away"
    choose(made, "back")
    assert made.view() == before
    choose(made, "play")
    choose(made, "continue")
    session = made.session()
    assert session is not None and session.level == 5


def test_games_resumes_the_named_match_and_starts_against_the_shown_opponent() -> None:
    made = at(PAGES["games"])
    begun_match = unfinished_of(made.store, setup("gin"))
    assert begun_match is not None
    row = item_named(made.view(), "button:continue")
    assert made.view().mains == {row.ref}
    assert row.name == words.continue_label(begun_match) and "Anselm" in printed(row.written)
    about = zone_named(made.view(), "about")
    assert words.unfinished(begun_match) in [item.name for item in about.items]
    choose(made, "play")
    choose(made, "new")
    session = made.session()
    assert session is not None and session.level == 1


def test_a_terminal_asks_the_question_too() -> None:
    made, out = begun(), StringIO()
    Terminal(made, StringIO("play\nback\nplay\nnew\ndeal\nquit\n"), out).run()
    text = out.getvalue()
    assert text.count(printed(messages.WAITS)) >= 2
    assert len([one for one in unfinished(made.store) if one.game == "gin"]) == 2


def test_a_reset_of_options_can_be_undone() -> None:
    made = at(PAGES["options"])
    chosen = made.view()
    assert find_choice(chosen, "defaults-back") is None
    choose(made, "defaults")
    assert zone_named(made.view(), "options") != zone_named(chosen, "options")
    choose(made, "defaults-back")
    assert made.view() == chosen
    choose(made, "defaults")
    choose(made, "option:knock")
    assert find_choice(made.view(), "defaults-back") is None


def test_a_reset_game_of_the_builder_can_be_restored() -> None:
    made = at(PAGES["build"])
    chosen = made.view()
    choose(made, "defaults")
    assert made.view() != chosen
    choose(made, "defaults-back")
    assert made.view() == chosen


def test_sorting_returns_to_the_custom_order() -> None:
    made = at(PAGES["table"])
    first = zone_named(made.view(), "hand").items[0].card
    assert first is not None
    made.choose(Arrange(first), 6)
    own = [item.card for item in zone_named(made.view(), "hand").items]
    for _ in range(3):
        choose(made, "sort")
        assert made.settings.sort != Sort.OWN
        assert [item.card for item in zone_named(made.view(), "hand").items] != own
    choose(made, "sort")
    assert [item.card for item in zone_named(made.view(), "hand").items] == own


def test_the_sort_button_skips_a_missing_custom_order() -> None:
    made = at(PAGES["table"])
    found = set()
    for _ in range(4):
        choose(made, "sort")
        found.add(made.settings.sort)
    assert found == {Sort.MELDS, Sort.SUIT, Sort.RANK}


def test_the_way_back_from_a_trial_has_an_icon_and_a_label() -> None:
    made = at_result()
    choose(made, "review")
    think(made)
    choose(made, "open:1")
    choose(made, "what-if")
    shown = made.view()
    corner = shown.at(ButtonSpot.CORNER)
    assert corner is not None
    assert (corner.icon, corner.name) == (Icon.BACK, reviewed.TO_REVIEW)
    (choice,) = (one for one in shown.choices if one.item == corner.ref)
    assert (choice.intent, choice.label) == (Leave(), reviewed.TO_REVIEW)


def test_matches_with_the_same_score_are_distinguished_by_date() -> None:
    today = date(2026, 3, 1)
    (old,) = (match for match in unfinished(begun().store) if match.game == "gin")
    told = [
        words.when(replace(old, touched=played.timestamp()), today)
        for played in (
            datetime(2026, 3, 1, 9, 5),
            datetime(2026, 3, 1, 18, 40),
            datetime(2026, 2, 28, 23, 59),
            datetime(2025, 12, 24, 0, 0),
        )
    ]
    assert told == [
        match_messages.today(time=Verbatim("9:05")),
        match_messages.today(time=Verbatim("18:40")),
        match_messages.yesterday(time=Verbatim("23:59")),
        match_messages.on_day(day=date(2025, 12, 24), time=Verbatim("0:00")),
    ]
    rows = at(("games", "matches")).view().zones[0].items
    assert all(row.note for row in rows)


def test_the_menu_icon_opens_the_table_menu_and_the_house_the_main_menu() -> None:
    made = begun()
    choose(made, "continue")
    cut = made.view().at(ButtonSpot.CORNER)
    choose(made, "deal")
    table = made.view().at(ButtonSpot.CORNER)
    assert table is not None and table.icon is Icon.MENU
    choose(made, "menu")
    assert made.view().dialog is not None, "it is a menu"
    over = at_result()
    result = over.view().at(ButtonSpot.CORNER)
    assert cut is None or cut.icon is Icon.HOME
    assert result is not None and result.icon is Icon.HOME
    choose(over, "menu")
    assert over.view().scene is Scene.MENU


def test_the_tables_menu_makes_its_rarer_buttons_quieter() -> None:
    made = at(PAGES["pause"])
    dialog = made.view().dialog
    assert dialog is not None
    names = [printed(item.name) for item in dialog.zone.items if item.spot is ButtonSpot.QUIET]
    assert names == ["Rules of this game", "Help", "All commands", "Is the deal fair?"]
    assert find_choice(made.view(), "the seal") or find_choice(made.view(), "seal")
    assert find_choice(made.view(), "commands")


def test_a_match_can_be_continued_once_its_cards_are_dealt() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    before = _large(made)
    choose(made, "play")
    made.home()
    assert not unfinished(made.store) and _large(made) == before
    choose(made, "play")
    assert made.session() is not None, "the deck that was not cut is no match to ask about"
    choose(made, "deal")
    made.home()
    assert len(unfinished(made.store)) == 1
    assert made.store.count_dealt() == 1


def test_the_large_buttons_of_the_menu_keep_their_order() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    first = _large(made)
    assert first == ["play", "daily", "guide", "solitary"]
    choose(made, "play")
    choose(made, "deal")
    made.home()
    later = _large(made)
    assert later[0] == "continue"
    assert [one for one in later if one in first] == later[1:]
    assert [one for one in first if one in later] == later[1:]


def _large(made: Parlour) -> list[str]:
    return [item.id.removeprefix("button:") for item in made.view().zones[0].items]
