"""A store that has lost its matches restores the newest good copy and reports it."""

from __future__ import annotations

import datetime
import io
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from gin.language.translation import printed, speak
from gin.present.shell.arguments import parse
from gin.present.shell.start import open_parlour
from gin.session.game import Session
from gin.session.storage import backups
from gin.session.storage.backups import KEPT, back_up
from gin.session.storage.database import FILE
from gin.session.storage.format import APPLICATION_ID, FORMAT
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished
from gin.text.terminal import Terminal
from tests.session.test_store import begin, play_some
from tests.support.places import TOP

TODAY = datetime.date(2026, 11, 22)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Session]]:
    folder = tmp_path_factory.mktemp("kept")
    store = Store.open(folder)
    sessions = [begin(store, "gin", 1), begin(store, "rush", 2)]
    for session in sessions:
        play_some(session, 8, random.Random(session.id))
    store.close()
    assert back_up(folder / FILE, TODAY) == ""
    return folder, sessions


@pytest.fixture
def two(kept: tuple[Path, list[Session]], tmp_path: Path) -> list[Session]:
    shutil.copytree(kept[0], tmp_path, dirs_exist_ok=True)
    return kept[1]


def write_database(path: Path, *statements: str) -> None:
    path.unlink()
    link = sqlite3.connect(path)
    for statement in statements:
        link.execute(statement)
    link.commit()
    link.close()


def emptied(path: Path, how: str) -> None:
    whole = path.read_bytes()
    match how:
        case "missing":
            path.unlink()
        case "no bytes":
            path.write_bytes(b"")
        case "a header":
            path.write_bytes(whole[:100])
        case "half a header":
            path.write_bytes(whole[:40])
        case "the first page":
            path.write_bytes(whole[:4096])
        case "a third":
            path.write_bytes(whole[: len(whole) // (3 * 4096) * 4096])
        case "a database without tables":
            write_database(path, "PRAGMA user_version = 0", "VACUUM")
        case "our number without tables":
            write_database(
                path, f"PRAGMA application_id = {APPLICATION_ID}", f"PRAGMA user_version = {FORMAT}"
            )
        case "tables of another program":
            write_database(path, "CREATE TABLE recipes (name)")
        case "no matches":
            link = sqlite3.connect(path)
            for table in ("action", "hand", "outcome", "match"):
                link.execute(f"DELETE FROM {table}")
            link.commit()
            link.close()
        case "zeros":
            path.write_bytes(bytes(len(whole)))


EMPTIED = [
    "missing", "no bytes", "a header", "half a header", "the first page", "a third",
    "a database without tables", "our number without tables", "tables of another program",
    "no matches", "zeros",
]  # fmt: skip


@pytest.mark.parametrize("how", EMPTIED)
def test_lost_matches_are_restored_from_the_copy(
    tmp_path: Path, two: list[Session], how: str
) -> None:
    path = tmp_path / FILE
    emptied(path, how)
    held = path.read_bytes() if path.exists() else b""
    parlour = open_parlour(parse(["--data", str(tmp_path)]), lambda why: False)
    assert parlour is not None
    said = " ".join(map(printed, parlour.take_said()))
    assert "22 November 2026" in said
    assert {match.id for match in unfinished(parlour.store)} == {one.id for one in two}
    for session in two:
        assert Session.resume(parlour.store, session.id).seen == session.seen
    parlour.close()
    aside = tmp_path / "parlour.damaged-1.db"
    assert aside.read_bytes() == held if held else not aside.exists()
    again = Store.open(tmp_path)
    assert again.notices == ()
    again.close()


def test_the_terminal_prints_it_in_german(tmp_path: Path, two: list[Session]) -> None:
    (tmp_path / FILE).write_bytes(b"")
    parlour = open_parlour(parse(["--data", str(tmp_path)]), lambda why: False)
    assert parlour is not None
    parlour.change("language", "de")
    out = io.StringIO()
    try:
        Terminal(parlour, io.StringIO("ende\n"), out).run()
    finally:
        speak("en", whatever_is_set=True)
    parlour.close()
    said = " ".join(out.getvalue().split())
    assert "In parlour.db waren keine Spiele mehr." in said
    assert "die Sicherung vom 22. November 2026, mit 2 Partien" in said


@pytest.mark.parametrize("how", ["missing", "no bytes", "a database without tables"])
def test_without_an_intact_copy_a_new_file_is_created(
    tmp_path: Path, two: list[Session], how: str
) -> None:
    emptied(tmp_path / FILE, how)
    (copy,) = backups.found(tmp_path / FILE)
    copy.write_bytes(b"nonsense" * 999)
    store = Store.open(tmp_path)
    assert unfinished(store) == ()
    told = " ".join(map(printed, store.notices))
    assert ("the backups in backups can't be read" in told) is (how == "missing")
    begin(store)
    store.close()
    assert copy.exists()
    store = Store.open(tmp_path)
    assert store.notices == () and len(unfinished(store)) == 1
    store.close()


def test_matches_found_only_in_the_copy_are_restored(tmp_path: Path, two: list[Session]) -> None:
    link = sqlite3.connect(tmp_path / FILE)
    for table, key in (("action", "match"), ("match", "id")):
        link.execute(f"DELETE FROM {table} WHERE {key} = {two[1].id}")
    link.execute("DROP TABLE outcome")
    link.commit()
    link.close()
    store = Store.open(tmp_path)
    assert "2 matches were rescued, as they were on 22 November 2026" in printed(store.notices[0])
    assert Session.resume(store, two[1].id).seen == two[1].seen
    store.close()


def test_the_last_good_copy_outlives_newer_bad_ones(tmp_path: Path, two: list[Session]) -> None:
    path = tmp_path / FILE
    path.unlink()
    shutil.move(tmp_path / "backups", tmp_path / "away")
    store = Store.open(tmp_path)
    begin(store, "house", 9)
    store.close()
    shutil.move(tmp_path / "away", tmp_path / "backups")
    for day in range(1, 3 * KEPT):
        assert back_up(path, TODAY + datetime.timedelta(day)) == ""
    copies = backups.found(path)
    assert len(copies) == KEPT + 1
    assert copies[-1].name == "parlour-2026-11-22.db"
    path.write_bytes(b"")
    for copy in copies[:-1]:
        copy.unlink()
    store = Store.open(tmp_path)
    assert {match.id for match in unfinished(store)} == {one.id for one in two}
    store.close()


def test_a_copy_without_anything_unique_is_pruned(tmp_path: Path, two: list[Session]) -> None:
    path = tmp_path / FILE
    for day in range(1, 2 * KEPT):
        assert back_up(path, TODAY + datetime.timedelta(day)) == ""
    assert len(backups.found(path)) == KEPT


def test_copies_without_a_match_are_pruned_first(tmp_path: Path, two: list[Session]) -> None:
    """An empty copy must never push out a copy with matches."""
    path = tmp_path / FILE
    empty = tmp_path / "empty"
    empty.mkdir()
    Store.open(empty).close()
    for day in range(1, KEPT + 1):
        copy = f"{path.stem}-{TODAY + datetime.timedelta(day)}{path.suffix}"
        shutil.copyfile(empty / FILE, tmp_path / backups.FOLDER / copy)
    path.write_bytes(b"")
    store = Store.open(tmp_path)
    play_some(begin(store, "gin", 9), 6, random.Random(9))
    store.close()
    assert back_up(path, TODAY + datetime.timedelta(KEPT + 1)) == ""
    copies = backups.found(path)
    assert len(copies) == KEPT
    assert copies[-1].name == "parlour-2026-11-22.db"


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_sentence_starts_with_a_file_name(language: str) -> None:
    """A capital at the start would change the file's name."""
    written = (TOP / "assets" / "languages" / language / "errors.ftl").read_text(encoding="utf-8")
    assert not [line for line in written.splitlines() if " = { $file }" in line]
