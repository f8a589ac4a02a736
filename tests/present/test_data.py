"""The page of the player's data, and the pages of an export and an import."""

from __future__ import annotations

import csv
import io
import itertools
import os
import zipfile
from datetime import date, datetime
from pathlib import Path

import pygame
import pytest

from gin.core.message import Text
from gin.interface.destinations import ExportKind, ToData, ToExport, ToImport, ToSettings
from gin.interface.intents import Open
from gin.interface.view import Item, Role, Scene
from gin.language import translation
from gin.language.translation import printed
from gin.present.output.csv_files import csv_steps
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.backups import back_up
from gin.session.storage.database import FILE
from gin.session.storage.kept_copies import Cause, saved_copies
from gin.session.storage.store import Store
from gin.session.transfer.exporting import export_steps
from gin.session.transfer.player_data import PlayerData
from gin.text.terminal import Terminal
from tests.access.test_access import check
from tests.session.test_transfer import exported, run, some_matches
from tests.support.by_name import choice_named, choose, enter, item_named
from tests.support.dated_matches import add_match
from tests.support.user import User


@pytest.fixture
def made(tmp_path: Path) -> Parlour:
    """Return a parlour with three matches, and a backup of the first two."""
    folder = tmp_path / "here"
    folder.mkdir()
    some_matches(folder, 1, 2, plies=5)
    back_up(folder / FILE, date(2026, 11, 25))
    some_matches(folder, 3, plies=5)
    return Parlour(Store.open(folder), folder, Settings(level=1, speed="instant"))


@pytest.fixture
def empty(tmp_path: Path) -> Parlour:
    folder = tmp_path / "empty"
    folder.mkdir()
    return Parlour(Store.open(folder), folder, Settings(level=1, speed="instant"))


def said(made: Parlour) -> str:
    return " ".join(printed(text) for text in made.take_said())


def finish(made: Parlour) -> str:
    """Let the page in front do its work, and return what it announced."""
    while made.working:
        made.work(0.05)
    return said(made)


def seeds(made: Parlour) -> set[int]:
    return {match.seed for match in made.store.matches()}


def test_it_is_reached_from_where_a_player_would_look_and_by_typing(
    made: Parlour, empty: Parlour
) -> None:
    for one, page in itertools.product((made, empty), ("settings", "players", "statistics")):
        one.home()
        choose(one, page)
        ref = next(choice.item for choice in one.view().choices if choice.intent == Open(ToData()))
        assert ref in one.view().refs
        for word in ("data", "export", "import", "restore"):
            out = io.StringIO()
            Terminal(one, io.StringIO(f"{word}\nback\n"), out).run()
            assert "Export everything" in out.getvalue(), (page, word)
    assert [printed(row.name) for row in settings_rows(made)[:2]] == [
        "Your name and portrait", "Your data",
    ]  # fmt: skip
    out = io.StringIO()
    made.home()
    Terminal(made, io.StringIO("restore\nback\n"), out).run()
    assert "25 November 2026: 2 matches" in out.getvalue()


def settings_rows(made: Parlour) -> list[Item]:
    made.open(ToSettings())
    return [item for zone in made.view().zones[1:] for item in zone.items]


@pytest.mark.parametrize("language", ["en", "de"])
def test_exports_on_this_computer_are_offered_the_newest_first(
    made: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    documents = tmp_path / "Documents"
    documents.mkdir()
    monkeypatch.setattr("platformdirs.user_documents_dir", lambda: str(documents))
    assert made.folder is not None
    own = PlayerData(made.folder, "Josephine", made.store)
    for path, day, players in (
        (documents / "renamed.ZIP", 3, [own]),
        (made.folder / "gin-parlour-old.zip", 1, [own, own]),
        (documents / "gin-parlour-new.zip", 26, [own]),
    ):
        run(export_steps(players, path, tmp_path, datetime(2026, 11, day, 12)))
    (documents / "photos.zip").write_bytes(b"PK\x03\x04 and nothing else")
    with zipfile.ZipFile(documents / "letters.zip", "w") as other:
        other.writestr("manifest.json", '{"format": "another"}')
    (documents / "notes.txt").write_text("PK")
    if hasattr(os, "mkfifo"):
        os.mkfifo(documents / "pipe.zip")
    made.change("language", language)
    translation.follow(language)
    choose(made, "import")
    view = made.view()
    rows = view.zones[0].items
    assert [printed(row.name) for row in rows] == [
        "gin-parlour-new.zip", "renamed.ZIP", "gin-parlour-old.zip",
    ]  # fmt: skip
    first = {"en": ("26 November 2026", "3 matches, in"), "de": ("26. November", "3 Partien, in")}
    assert first[language][0] in printed(rows[0].value)
    assert f"{first[language][1]} {documents}" in printed(rows[0].note)
    two = {"en": "2 players with 6 matches", "de": "2 Spieler mit 6 Partien"}[language]
    assert two in printed(rows[2].note)
    word = {"en": "import 3", "de": "importieren 3"}[language]
    out = io.StringIO()
    Terminal(made, io.StringIO(f"{word}\n"), out).run()
    shown = out.getvalue()
    assert "Gin-parlour-old.zip" in shown or "gin-parlour-old.zip" in shown
    assert first[language][1] in " ".join(shown.split()), "a list in text says what is in each"
    made.home()
    choose(made, "import")
    choose(made, "copy:2")
    assert {"en": "3 are here already", "de": "3 sind schon da"}[language] in finish(made)
    choose(made, "back")
    choose(made, "import")
    field = printed(item_named(made.view(), "field:entry").value)
    assert field == f"{documents}{os.sep}", "another file can be named"
    translation.follow("en")


def test_the_name_of_an_export_gets_the_right_ending(made: Parlour, tmp_path: Path) -> None:
    choose(made, "export")
    for typed, written in (
        ("x.zipb", "x.zipb.zip"), ("2026.11", "2026.11.zip"), ("x.", "x.zip"), ("X.ZIP", "X.ZIP"),
    ):  # fmt: skip
        enter(made, "entry", str(tmp_path / typed))
        assert printed(made.view().status) == f"Writes {tmp_path / written}."
    enter(made, "entry", str(tmp_path))
    assert "is a folder" in printed(choice_named(made.view(), "done").why)
    enter(made, "entry", str(tmp_path / "x.zipb"))
    choose(made, "done")
    assert "x.zipb.zip" in finish(made) and (tmp_path / "x.zipb.zip").exists()
    made.open(ToData())
    choose(made, "table")
    enter(made, "entry", str(tmp_path / "r.txt"))
    status = printed(made.view().status)
    assert "r.txt.csv" in status and "r.txt-hands.csv" in status


def test_copies_are_listed_and_restored_after_a_question(made: Parlour) -> None:
    made.matches.resume(1)
    made.open(ToData())
    row = item_named(made.view(), "copy:parlour-2026-11-25.db")
    assert printed(row.value) == "2 matches" and "Backup of that day" in printed(row.note)
    choose(made, "copy:parlour-2026-11-25.db")
    dialog = made.view().dialog
    assert dialog is not None and "3 matches that are here now are kept" in printed(dialog.text[1])
    assert printed(choice_named(made.view(), "keep").label) == "Leave everything as it is"
    choose(made, "keep")
    assert made.view().dialog is None and seeds(made) == {1, 2, 3}
    choose(made, "copy:parlour-2026-11-25.db")
    said(made)
    choose(made, "restore")
    assert seeds(made) == {1, 2}
    assert "The backup of 25 November 2026 is back, with 2 matches" in said(made)
    # The table of a match that may be gone is closed.
    assert made.view().scene is Scene.MENU and made.session() is None


def test_without_copies_the_page_says_when_there_will_be_one(empty: Parlour) -> None:
    empty.open(ToData())
    note = item_named(empty.view(), "note:copies")
    assert note.role is Role.TEXT and "makes one on each day" in printed(note.name)


def test_a_fresh_start_is_asked_for_and_keeps_a_copy(made: Parlour) -> None:
    made.open(ToData())
    choose(made, "afresh")
    dialog = made.view().dialog
    assert dialog is not None and "Your 3 matches are kept" in printed(dialog.text[1])
    choose(made, "start-afresh")
    assert not seeds(made) and "You're starting from zero" in said(made)
    assert made.store.path is not None
    (kept, *_) = saved_copies(made.store.path)
    assert (kept.cause, kept.matches) == (Cause.RESET, 3)


def test_if_nothing_is_saved_the_page_says_why(tmp_path: Path) -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.open(ToData())
    for name in ("export", "import", "table", "afresh"):
        why = choice_named(made.view(), name).why
        assert "nothing is being saved" in printed(why)
    said(made)
    choose(made, "export")
    assert "nothing is being saved" in said(made)
    made.home()
    for name in ("export", "import"):
        choose(made, name)
        assert "Nothing is being saved" in said(made) and made.depth == 1


def test_an_export_is_written_where_the_player_says(
    made: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_documents_dir", lambda: str(tmp_path))
    choose(made, "export")
    proposed = tmp_path / f"gin-parlour-{made.today.isoformat()}.zip"
    assert printed(item_named(made.view(), "field:entry").value) == str(proposed)
    enter(made, "entry", str(tmp_path / "nowhere" / "x.zip"))
    assert "no folder" in printed(choice_named(made.view(), "done").why)
    enter(made, "entry", f'"{tmp_path / "mine"}"')
    choose(made, "done")
    assert "3 matches" in finish(made)
    assert (tmp_path / "mine.zip").exists() and made.depth == 1


def test_an_export_can_be_stopped(made: Parlour, tmp_path: Path) -> None:
    made.open(ToExport(tmp_path / "x.zip"))
    made.work(0.0)
    choose(made, "back")
    assert not made.working and made.depth == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here"]


def test_a_failed_export_says_why_and_leaves(made: Parlour, tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_text("mine")
    made.open(ToExport(tmp_path / "x.zip"))
    assert "not overwritten" in finish(made)
    assert made.depth == 1 and (tmp_path / "x.zip").read_text() == "mine"


def test_an_import_is_shown_before_it_is_made(
    made: Parlour, empty: Parlour, tmp_path: Path
) -> None:
    assert made.folder is not None
    made.store.close()
    (made.folder / "settings.toml").write_text('theme = "midnight"\nname = "Kim"\n')
    exported(made.folder, tmp_path / "x.zip")
    choose(empty, "import")
    enter(empty, "entry", str(tmp_path / "x.zip"))
    choose(empty, "done")
    told = finish(empty)
    assert "Kim: to yours. 3 new matches." in told and "Settings: those of the export." in told
    assert not seeds(empty)
    choose(empty, "import-now")
    assert "3 matches were added. The settings are those of the export now." in finish(empty)
    assert seeds(empty) == {1, 2, 3}
    assert (empty.settings.theme, empty.settings.name) == ("midnight", "Kim")
    assert empty.folder is not None
    assert "midnight" in (empty.folder / "settings.toml").read_text()
    # Once more, and there is nothing to do.
    empty.open(ToImport(tmp_path / "x.zip"))
    assert "No new matches. 3 are here already." in finish(empty)
    assert "everything in it is here" in printed(choice_named(empty.view(), "import-now").why)
    choose(empty, "back")
    assert not [path for path in empty.folder.iterdir() if path.name.startswith(".transfer")]


def test_the_player_decides_what_is_imported(made: Parlour, empty: Parlour, tmp_path: Path) -> None:
    assert made.folder is not None
    made.store.close()
    (made.folder / "settings.toml").write_text('program = "/bin/evil"\ntheme = "midnight"\n')
    exported(made.folder, tmp_path / "x.zip")
    empty.open(ToImport(tmp_path / "x.zip"))
    finish(empty)
    choose(empty, "option:settings")
    assert "Settings: stay as they are" in said(empty)
    choose(empty, "person:0")
    assert "Kim: as a new player" in said(empty)
    choose(empty, "person:0")
    assert "Kim: not imported" in said(empty)
    assert choice_named(empty.view(), "import-now").why
    choose(empty, "person:0")
    choose(empty, "option:settings")
    choose(empty, "import-now")
    finish(empty)
    # A program is a command: it never comes from a file.
    assert empty.settings.program == "" and empty.settings.theme == "midnight"


def test_a_bad_file_is_refused_with_a_sentence(empty: Parlour, tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04 and nothing else")
    empty.open(ToImport(tmp_path / "x.zip"))
    told = finish(empty)
    assert "x.zip is damaged or was not copied completely. Nothing was imported." in told
    assert empty.depth == 1
    choose(empty, "import")
    enter(empty, "entry", str(tmp_path / "y.zip"))
    assert "there is no file" in printed(choice_named(empty.view(), "done").why).lower()


def test_the_prefilled_folder_of_an_import_is_no_error(empty: Parlour) -> None:
    choose(empty, "import")
    shown = printed(empty.view().status)
    assert shown and "folder" not in shown


def test_a_dropped_export_shows_its_preview(made: Parlour, empty: Parlour, tmp_path: Path) -> None:
    made.open(ToExport(tmp_path / "x.zip"))
    finish(made)
    user = User(parlour=empty)
    said(empty)
    user.handle(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "x.zip")))
    assert "The matches: to yours. 3 new matches." in finish(empty)
    assert printed(empty.view().title) == "Import"


def test_it_is_typed_in_german(made: Parlour, tmp_path: Path) -> None:
    made.change("language", "de")
    out = io.StringIO()
    lines = (
        f"exportieren\n{tmp_path / 'x.zip'}\nfertig\nimportieren\n{tmp_path / 'x.zip'}\nfertig\n"
    )
    Terminal(made, io.StringIO(f"{lines}zurück\n"), out).run()
    translation.follow("en")
    assert "3 Partien" in out.getvalue() and "3 sind schon da." in out.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_pages_are_readable_in_small_windows(
    made: Parlour, tmp_path: Path, language: str, text_size: int
) -> None:
    made.change("language", language)
    made.change("text_size", text_size)
    user = User(parlour=made, size=(800, 600))
    made.change("text_size", text_size)
    made.open(ToData())
    user.app.refresh()
    user.draw()
    check(user.app)
    for name in ("copy:parlour-2026-11-25.db", "keep", "afresh", "keep"):
        choose(made, name)
        user.app.refresh()
        user.draw()
        check(user.app)
    made.open(ToExport(tmp_path / "x.zip"))
    finish(made)
    made.open(ToImport(tmp_path / "x.zip"))
    finish(made)
    user.app.refresh()
    user.draw()
    check(user.app)
    translation.follow("en")


def test_a_table_opens_in_a_spreadsheet(empty: Parlour, tmp_path: Path) -> None:
    store = empty.store
    add_match(store, datetime(2026, 11, 3, 20, 15), 0)
    add_match(store, datetime(2026, 11, 4, 9, 5), 1, "house", None, program="=cmd|'/C calc'!A0")
    add_match(store, datetime(2026, 11, 5, 9, 5), 1, "bridge", 99)
    assert empty.folder is not None
    players = [PlayerData(empty.folder, '=HYPERLINK("x")', store)]
    done = run(csv_steps(players, tmp_path / "r.csv", printed))
    assert (done.matches, done.hands) == (3, 3)
    text = done.matches_file.read_bytes()
    assert text.startswith(b"\xef\xbb\xbf") and text.endswith(b"\r\n")
    header, first, second, third = csv.reader(io.StringIO(text.decode("utf-8-sig")))
    assert header[:5] == ["Player", "Match", "Begun", "Last played", "Game"]
    row = dict(zip(header, first, strict=True))
    assert row["Player"] == '\'=HYPERLINK("x")'
    assert row["Last played"] == "2026-11-03 20:15:00" and row["Game"] == "Gin Rummy"
    assert (row["Opponent"], row["State"], row["Winner"]) == ("Ada", "finished", "you")
    assert (row["Your points"], row["Opponent's points"], row["Hands"]) == ("20", "0", "1")
    assert dict(zip(header, second, strict=True))["Opponent"] == ""
    assert dict(zip(header, third, strict=True))["Game"] == "bridge"
    hands = done.hands_file.read_text("utf-8-sig").splitlines()
    assert hands[1].endswith('"knock","you","you",20,0,5,25')


def test_a_table_uses_the_separator_of_the_language(made: Parlour, tmp_path: Path) -> None:
    made.change("language", "de")
    translation.follow("de")
    made.tongue = None

    def in_german(text: Text) -> str:
        return printed(text)

    assert made.folder is not None
    done = run(csv_steps([PlayerData(made.folder, "", made.store)], tmp_path / "r", in_german))
    translation.follow("en")
    assert done.matches_file.name == "r.csv"
    assert done.matches_file.read_text("utf-8-sig").startswith('"Spieler";"Partie";"Begonnen"')


def test_the_table_is_written_from_the_page(made: Parlour, tmp_path: Path) -> None:
    made.open(ToExport(tmp_path / "r.csv", ExportKind.CSV))
    assert "3 matches" in finish(made)
    assert {path.name for path in tmp_path.glob("*.csv")} == {"r.csv", "r-hands.csv"}


def test_half_a_table_is_never_left(made: Parlour, tmp_path: Path) -> None:
    (tmp_path / "r-hands.csv").write_text("mine")
    made.open(ToExport(tmp_path / "r.csv", ExportKind.CSV))
    assert "r-hands.csv" in finish(made)
    assert not (tmp_path / "r.csv").exists() and made.depth == 1
