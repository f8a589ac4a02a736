"""Several players: who sits down, what goes with them, and a guest who leaves nothing behind."""

from __future__ import annotations

import errno
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from gin.ai.players.levels import LEARNER
from gin.core.errors import SettingsError
from gin.core.message import Text, Verbatim, ended
from gin.interface.commands import Command
from gin.interface.destinations import ToLadder, ToPlayers
from gin.interface.view import Scene, View
from gin.language import typed
from gin.language.translation import printed
from gin.messages import menu, yourself
from gin.messages import players as messages
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import check_player, open_parlour
from gin.session import household, settings_file
from gin.session.learning import progress_now
from gin.session.settings import Settings
from gin.session.statistics import RecordFilter, tally
from gin.session.storage import backups, error_log, paths, unread_notices
from gin.session.storage.database import FILE as DATABASE
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, enter, find_choice
from tests.support.daily import play_out

ANNA = Verbatim("Anna")


def refuse(why: Text) -> bool:
    raise AssertionError(printed(why))


def opened(folder: Path, *words: str) -> Parlour:
    parlour = open_parlour(parse(["--data", str(folder), *words]), refuse)
    assert parlour is not None
    parlour.tongue = typed
    return parlour


@pytest.mark.parametrize(
    ("words", "level"),
    [((), LEARNER), (("--text",), 3), (("--game", "gin"), 3), (("--level", "3"), 3)],
)
def test_play_seats_a_new_player_with_pia(
    tmp_path: Path, words: tuple[str, ...], level: int
) -> None:
    made = opened(tmp_path, *words)
    assert made.settings.level == level
    if not words:
        play = choice_named(made.view(), "play").item
        item = made.view().item(play)
        assert item is not None
        assert printed(item.note) == "A new match against Pia"
        made.change("level", 3)
        made.close()
        again = opened(tmp_path)
        assert again.settings.level == 3, "the player has chosen Ada"
        again.close()
    else:
        made.close()


@pytest.fixture
def family(tmp_path: Path) -> Path:
    settings_file.write(tmp_path, Settings(name="Josephine", speed="instant"))
    for name in ("Anna", "Иван"):
        household.add(tmp_path, name, Settings(speed="instant"))
    return tmp_path


@pytest.fixture
def parlour(family: Path) -> Iterator[Parlour]:
    made = opened(family, "--player", "josephine")
    yield made
    made.close()


def said(made: Parlour) -> str:
    return " ".join(map(printed, made.take_said()))


def rows(view: View) -> list[str]:
    return [printed(item.name) for item in view.zones[0].items]


def contents(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


# At the start.


def test_nobody_is_asked_while_there_is_one_player(tmp_path: Path) -> None:
    made = opened(tmp_path)
    assert made.view().scene is Scene.MENU and made.players.here == household.FIRST
    assert made.view().status == menu.FOOT
    made.close()
    assert not (tmp_path / household.FILE).exists() and not (tmp_path / "people").exists()


def test_several_players_are_asked_before_anything_else(family: Path) -> None:
    made = opened(family)
    view = made.view()
    assert (view.title, rows(view)) == (messages.WHO, ["Josephine", "Anna", "Иван", "Guest"])
    assert view.focus == view.zones[0].items[0].ref
    keys = [choice.key for choice in view.choices[:4]]
    assert keys == [Command.CARD_1, Command.CARD_2, Command.CARD_3, None]
    made.refuse_command(Command.BACK)
    assert printed(messages.CHOOSE_FIRST) in said(made)
    made.home()
    assert made.view().title == messages.WHO, "there is no way to the menu of the last player"
    choose(made, "person:player-2")
    assert made.view().scene is Scene.MENU
    assert said(made).endswith("Anna is playing now. Gin Parlour.")
    assert made.folder == family / "people" / "player-2" and made.settings.name == "Anna"
    assert printed(made.view().status) == "Anna is playing"
    made.close()
    assert household.read(family)[0].last == "player-2"


def test_the_last_player_has_the_focus_and_keeps_the_opened_data(family: Path) -> None:
    opened(family, "--player", "Иван").close()
    made = opened(family)
    view = made.view()
    assert view.focus == view.zones[0].items[2].ref
    assert view.zones[0].items[2].note == messages.LAST
    store = made.store
    choose(made, "person:player-3")
    assert made.store is store and made.settings.name == "Иван"
    made.close()


def test_the_question_can_be_turned_off(parlour: Parlour, family: Path) -> None:
    choose(parlour, "players")
    choose(parlour, "ask-at-start")
    assert printed(messages.ASKS_NOT) in said(parlour)
    choose(parlour, "person:player-2")
    parlour.close()
    made = opened(family)
    assert made.view().scene is Scene.MENU and made.players.here == "player-2"
    made.close()


def test_settings_of_the_question_are_nobodys(family: Path) -> None:
    """The page has the aids of any player, and a change there is not saved for the last one."""
    folder = household.folder_of(family, "player-2")
    settings_file.write(folder, Settings(name="Anna", text_size=200, switch=True))
    before = (family / settings_file.FILE).read_bytes()
    made = opened(family)
    assert (made.settings.text_size, made.settings.switch) == (200, True)
    made.change("volume", 0)
    made.change("window", "800x600+1+1")
    assert (family / settings_file.FILE).read_bytes() == before
    choose(made, "person:player-1")
    assert (made.settings.text_size, made.settings.switch, made.settings.volume) == (100, False, 75)
    made.close()


def test_a_game_of_the_command_line_begins_for_the_one_who_is_chosen(family: Path) -> None:
    made = opened(family, "--game", "straight", "--level", "5")
    assert made.view().title == messages.WHO and not unfinished(made.store)
    choose(made, "person:player-2")
    session = made.session()
    assert session is not None and session.setup.game.id == "straight" and session.level == 5
    choose(made, "deal")
    made.close()
    for id, matches in ((household.FIRST, 0), ("player-2", 1)):
        store = Store.open(household.folder_of(family, id))
        assert len(unfinished(store)) == matches
        store.close()
    assert settings_file.read(family)[0].level != 5


@pytest.mark.parametrize("kind", ["file", "text"])
def test_a_file_or_a_text_waits_until_a_player_is_chosen(family: Path, kind: str) -> None:
    made = opened(family)
    if kind == "file":
        made.open_file(family / "hand.txt")
    else:
        made.open_text("no challenge")
    assert said(made).endswith(printed(messages.CHOOSE_FIRST))
    assert made.view().title == messages.WHO
    choose(made, "person:player-2")
    assert said(made) != "Anna is playing now. Gin Parlour."
    made.close()


def test_the_last_players_data_in_use_leave_the_others_to_play(family: Path) -> None:
    store = Store.open(family)
    made = opened(family)
    assert made.show_notices()
    assert "nother copy of Gin Parlour is running" in printed(made.view().zones[0].items[0].name)
    choose(made, "back")
    choose(made, "person:player-1")
    assert "nother copy" in said(made) and made.players.waiting
    made.show_notices()
    choose(made, "back")
    choose(made, "person:player-2")
    assert made.folder == family / "people" / "player-2"
    made.close()
    store.close()


def test_unread_notices_wait_for_the_player_whose_they_are(family: Path) -> None:
    unread_notices.save(family, ("Josephine's file was damaged.",))
    made = opened(family)
    assert not made.show_notices()
    choose(made, "person:player-2")
    assert "damaged" not in said(made)
    choose(made, "players")
    choose(made, "person:player-1")
    assert "Josephine's file was damaged." in said(made)
    made.close()
    assert unread_notices.load(family) == ("Josephine's file was damaged.",)


def test_a_lasting_notice_stays_with_the_one_it_was_for(parlour: Parlour, family: Path) -> None:
    parlour.notify(menu.NOT_SAVED, lasts=True)
    parlour.players.sit("player-2")
    assert unread_notices.load(family) == (printed(menu.NOT_SAVED),)
    assert not unread_notices.load(family / "people" / "player-2")


@pytest.mark.parametrize(("name", "id"), [("ANNA", "player-2"), ("иван", "player-3"),
                                          ("player-1", "player-1"), ("guest", None)])  # fmt: skip
def test_the_command_line_names_the_player(family: Path, name: str, id: str | None) -> None:
    asked = parse(["--data", str(family), "--player", name])
    assert check_player(asked) is None
    made = opened(family, "--player", name)
    assert made.view().scene is Scene.MENU and made.players.here == id
    assert made.unsaved is (id is None)
    made.close()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Tom", "There is no player 'Tom' here; the players are Josephine, Anna, Anna."),
        ("anna", "Several players are called 'anna'; name the folder of one: player-2, player-3."),
        ("../x", "There is no player '../x' here"),
        ("x" * 500, "There is no player 'xxx"),
    ],
)
def test_a_name_that_is_unknown_or_not_enough_is_an_error(
    tmp_path: Path, name: str, why: str
) -> None:
    settings_file.write(tmp_path, Settings(name="Josephine"))
    for _ in range(2):
        household.add(tmp_path, "Anna", Settings())
    found = check_player(parse(["--data", str(tmp_path), "--player", name]))
    assert found is not None and printed(found).startswith(why) and len(printed(found)) < 300


# Sitting down.


def test_matches_settings_and_everything_computed_go_with_the_player(
    parlour: Parlour, family: Path
) -> None:
    parlour.change("theme", "midnight")
    parlour.change("level", 1)
    parlour.matches.start(setup("gin"), 7)
    session = parlour.session()
    assert session is not None
    play_out(session, 1)
    parlour.home()
    assert len(tally(parlour.store, RecordFilter(), alone=False).played) == 1
    old = parlour.store
    parlour.players.sit("player-2")
    assert (parlour.settings.theme, parlour.settings.level) == ("green", 3)
    assert not tally(parlour.store, RecordFilter(), alone=False).played
    assert progress_now(parlour.store).stage == progress_now(Store.in_memory()).stage
    assert parlour.view().scene is Scene.MENU and parlour.depth == 1 and parlour.session() is None
    with pytest.raises(Exception, match="closed"):
        old._link.execute("SELECT 1")
    parlour.change("level", 5)
    assert settings_file.read(family)[0].level == 1
    parlour.players.sit("player-1")
    assert (parlour.settings.theme, parlour.settings.level) == ("midnight", 1)
    assert len(tally(parlour.store, RecordFilter(), alone=False).played) == 1


def test_what_was_said_to_one_player_is_not_read_to_the_next(parlour: Parlour) -> None:
    parlour.say(yourself.TITLE)
    parlour.take_said()
    assert "You" in printed(parlour.ask(Command.OLDEST))
    parlour.players.sit("player-2")
    assert printed(yourself.TITLE) != printed(parlour.ask(Command.REPEAT))
    assert "You" not in printed(parlour.ask(Command.OLDEST)).split()


def test_each_player_has_a_lock_backups_and_an_error_log(parlour: Parlour, family: Path) -> None:
    store = Store.open(family / "people" / "player-2")
    parlour.players.sit("player-2")
    assert parlour.players.here == household.FIRST and parlour.settings.name == "Josephine"
    assert "nother copy of Gin Parlour is running" in said(parlour)
    store.close()
    parlour.players.sit("player-2")
    Store.open(family).close()
    parlour.matches.start(setup("gin"), 7)
    parlour.home()
    parlour.players.sit("player-1")
    parlour.players.sit("player-2")
    keeper = parlour.store._keeper
    assert keeper is not None
    keeper._delay = 0.0
    deadline = time.monotonic() + 60
    folder = family / "people" / "player-2"
    while not backups.found(folder / DATABASE) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert backups.found(folder / DATABASE) and not backups.found(family / DATABASE)
    log = error_log.ErrorLog(parlour.folder)
    assert log.write("testing", ValueError("odd")) and log.path == folder / error_log.FILE


def test_a_folder_that_vanished_is_named_and_the_player_here_stays(
    parlour: Parlour, family: Path
) -> None:
    parlour.open(ToPlayers())
    folder = family / "people" / "player-2"
    folder.rename(family / "elsewhere")
    choose(parlour, "person:player-2")
    assert f"This player's folder {folder} is missing" in said(parlour)
    assert parlour.players.here == household.FIRST
    assert not folder.exists()


def test_a_folder_that_cannot_be_written_is_named(
    parlour: Parlour, family: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(paths, "new_file", denied)
    parlour.players.sit("player-2")
    folder = family / "people" / "player-2"
    assert f"Cannot write in the data folder {folder}: Permission denied." in said(parlour)
    assert parlour.players.here == household.FIRST
    Store.open(folder).close()


def test_a_full_disk_lets_everyone_play_on(
    parlour: Parlour, family: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(household, "write_whole", full)
    parlour.players.sit("player-2")
    assert "The list of players could not be saved in" in said(parlour)
    assert parlour.players.here == "player-2" and parlour.settings.name == "Anna"
    assert parlour.players.add("Ben") is None
    assert "the disk is full" in said(parlour)
    parlour.players.ask_at_start(asks=False)
    assert "the disk is full" in said(parlour) and parlour.players.asks


# The page.


def test_a_player_is_added_with_a_name_of_their_own(parlour: Parlour) -> None:
    choose(parlour, "players")
    choose(parlour, "new-player")
    for name, why in (("  ", messages.NEW_NOTE), ("anna", messages.name_taken(name=ANNA))):
        enter(parlour, "entry", name)
        done = find_choice(parlour.view(), "done")
        assert done is not None and done.why in (why, ended(why))
    with pytest.raises(SettingsError):
        parlour.players.check_name("ANNA", own=False)
    enter(parlour, "entry", "Tom " + "x" * 40)
    assert "20" in said(parlour)
    enter(parlour, "entry", "Tom")
    choose(parlour, "done")
    assert "Tom can play here now." in said(parlour)
    view = parlour.view()
    assert rows(view) == ["Josephine", "Anna", "Иван", "Tom", "Guest"]
    assert view.focus == view.zones[0].items[3].ref and parlour.players.here == household.FIRST


def test_no_player_can_take_the_name_of_another(parlour: Parlour) -> None:
    choose(parlour, "players")
    choose(parlour, "yourself")
    choose(parlour, "rename")
    enter(parlour, "entry", "ИВАН")
    done = find_choice(parlour.view(), "done")
    assert done is not None and "Иван" in printed(done.why)
    enter(parlour, "entry", "josephine")
    choose(parlour, "done")
    assert parlour.settings.name == "josephine", "one's own name may be written differently"
    choose(parlour, "back")
    assert rows(parlour.view())[0] == "josephine"


def test_removing_a_player_asks_first_and_keeps_the_folder(parlour: Parlour, family: Path) -> None:
    parlour.players.sit("player-2")
    choose(parlour, "players")
    choose(parlour, "remove-player")
    dialog = parlour.view().dialog
    assert dialog is not None and "Anna" in printed(dialog.text[0])
    choose(parlour, "keep")
    assert parlour.view().dialog is None
    choose(parlour, "remove-player")
    said(parlour)
    choose(parlour, "remove-player")
    kept = family / "people" / f"player-2.removed-{date.today().isoformat()}"
    assert f"Anna is no longer in the list. Everything is kept in {kept}." in said(parlour)
    assert (kept / DATABASE).exists() and parlour.players.here == household.FIRST
    assert [one.id for one in parlour.players.listed()] == ["player-1", "player-3"]


def test_after_a_removal_the_next_player_who_can_sits_down(parlour: Parlour, family: Path) -> None:
    store = Store.open(family / "people" / "player-2")
    parlour.players.remove(date(2026, 11, 27))
    assert parlour.players.here == "player-3"
    assert [one.id for one in parlour.players.listed()] == ["player-2", "player-3"]
    parlour.players.remove(date(2026, 11, 27))
    assert parlour.players.here == "player-3", "no other player can sit down"
    assert [one.id for one in parlour.players.listed()] == ["player-2", "player-3"]
    store.close()


def shown(made: Parlour) -> str:
    made.open(ToPlayers())
    view = made.view()
    return f"{printed(view.subtitle)}. {printed(choice_named(view, 'remove-player').label)}"


def test_the_page_names_the_player_to_remove_or_says_why_nobody_can_be(
    parlour: Parlour, tmp_path: Path
) -> None:
    assert shown(parlour).endswith(". Remove Josephine")
    assert not choice_named(parlour.view(), "remove-player").why
    choose(parlour, "remove-player")
    dialog = parlour.view().dialog
    assert dialog is not None and printed(dialog.title) == "Remove Josephine"
    choose(parlour, "keep")
    choose(parlour, "person:guest")
    assert "To remove a player, choose that player first. Remove a player" in shown(parlour)
    assert choice_named(parlour.view(), "remove-player").why
    (tmp_path / "alone").mkdir()
    alone = opened(tmp_path / "alone")
    assert "The only player here can't be removed" in shown(alone)
    assert choice_named(alone.view(), "remove-player").why
    alone.close()
    unsaved = Parlour(Store.in_memory(), None, Settings())
    assert "nothing is saved this time, so there is only one player" in shown(unsaved).lower()


def test_the_first_player_can_be_removed_too(parlour: Parlour, family: Path) -> None:
    choose(parlour, "players")
    choose(parlour, "remove-player")
    choose(parlour, "remove-player")
    assert f"Everything is kept in {family}." in said(parlour)
    assert parlour.players.here == "player-2" and (family / DATABASE).exists()
    parlour.close()
    made = opened(family)
    assert rows(made.view()) == ["Anna", "Иван", "Guest"]
    made.close()


def test_the_only_player_and_a_guest_cannot_be_removed(tmp_path: Path) -> None:
    made = opened(tmp_path)
    choose(made, "players")
    for why in (messages.REMOVE_ALONE, messages.REMOVE_GUEST):
        remove = find_choice(made.view(), "remove-player")
        assert remove is not None and remove.why == why
        assert find_choice(made.view(), "ask-at-start") is None
        choose(made, "person:guest")
        if made.view().scene is Scene.MENU:
            choose(made, "players")
    made.close()


def test_without_saving_there_is_only_one_player() -> None:
    made = Parlour(Store.in_memory(), None)
    choose(made, "players")
    view = made.view()
    for name in ("person:guest", "new-player"):
        choice = find_choice(view, name)
        assert choice is not None and choice.why == messages.UNSAVED


# A guest.


def test_a_guest_leaves_nothing_behind(parlour: Parlour, family: Path) -> None:
    parlour.change("language", "de")
    choose(parlour, "players")
    choose(parlour, "person:guest")
    assert printed(messages.GUEST_PLAYS) in said(parlour)
    view = parlour.view()
    assert view.subtitle == view.status == messages.GUEST_IN_MENU
    assert (parlour.settings.language, parlour.settings.name) == ("de", "")
    before = contents(family)
    parlour.change("theme", "midnight")
    parlour.change("window", "800x600+1+1")
    parlour.change("name", "Nobody")
    parlour.matches.start(setup("gin"), 7)
    session = parlour.session()
    assert session is not None
    play_out(session, 1)
    parlour.home()
    assert len(tally(parlour.store, RecordFilter(), alone=False).played) == 1
    parlour.notify(menu.NOT_SAVED, lasts=True)
    parlour.show_notices()
    assert not error_log.ErrorLog(parlour.folder).write("testing", ValueError("odd"))
    parlour.store.back_up()
    assert contents(family) == before
    parlour.players.sit("player-1")
    assert (parlour.settings.theme, parlour.settings.name) == ("green", "Josephine")
    assert not tally(parlour.store, RecordFilter(), alone=False).played
    assert household.read(family)[0].last == household.FIRST


@pytest.mark.parametrize("other", ["person:player-2", "person:guest", None])
def test_damage_found_for_a_player_who_is_not_chosen_is_reported_later(
    family: Path, other: str | None
) -> None:
    (family / DATABASE).write_bytes(bytes(8192))
    made = opened(family)
    if other is not None:
        choose(made, other)
    assert "damaged" not in said(made)
    made.close()
    made = opened(family, "--player", household.FIRST)
    assert "damaged" in said(made)
    made.close()


def test_no_page_can_be_typed_before_a_player_is_chosen(family: Path) -> None:
    made = opened(family)
    made.open_page(ToLadder())
    assert said(made).endswith(printed(messages.CHOOSE_FIRST))
    assert made.view().title == messages.WHO
    made.close()
