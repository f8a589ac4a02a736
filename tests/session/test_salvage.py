"""Salvage of a damaged store: it saves every match that can still be read."""

from __future__ import annotations

import datetime
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from gin.core.errors import SaveError
from gin.language.translation import printed
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import open_parlour
from gin.session.game import Session
from gin.session.statistics import RecordFilter, records, tally
from gin.session.storage import backups
from gin.session.storage.backups import DailyBackup, back_up
from gin.session.storage.database import FILE
from gin.session.storage.opening import suspect_marker
from gin.session.storage.store import Store
from gin.session.unfinished import mark_broken, unfinished
from gin.variants.setups import setup
from tests.session.test_store import begin, play_some
from tests.support.by_name import choose
from tests.support.places import DATA
from tests.support.raising import raising

TODAY = datetime.date(2026, 11, 22)
PAGE = 4096


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Session]]:
    folder = tmp_path_factory.mktemp("three")
    store = Store.open(folder)
    sessions = []
    for seed, game in enumerate(("gin", "hollywood", "rush")):
        session, rng = begin(store, game, seed), random.Random(seed)
        while session.hand_number < 2 or not session._record:
            play_some(session, 1, rng)
            assert not session.sheet.over
        sessions.append(session)
    store.close()
    return folder / FILE, sessions


@pytest.fixture
def three(begun: tuple[Path, list[Session]], tmp_path: Path) -> list[Session]:
    shutil.copyfile(begun[0], tmp_path / FILE)
    return begun[1]


COUNT = 120


@pytest.fixture(scope="module")
def many_begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, int]]:
    folder = tmp_path_factory.mktemp("many")
    store = Store.open(folder)
    store._link.execute("PRAGMA synchronous = OFF")
    for seed in range(COUNT):
        play_some(begin(store, "gin", seed), 12, random.Random(seed))
    actions = {match.id: len(store.actions(match.id)) for match in store.matches()}
    store.close()
    return folder / FILE, actions


@pytest.fixture
def many(many_begun: tuple[Path, dict[int, int]], tmp_path: Path) -> dict[int, int]:
    shutil.copyfile(many_begun[0], tmp_path / FILE)
    return many_begun[1]


def change(folder: Path, *statements: str) -> None:
    link = sqlite3.connect(folder / FILE)
    for statement in statements:
        link.execute(statement)
    link.commit()
    link.close()


def start(folder: Path) -> Parlour:
    parlour = open_parlour(parse(["--data", str(folder)]), lambda why: False)
    assert parlour is not None
    return parlour


ODD_CELLS = [
    ("match", "seed", "'abc'"),
    ("match", "seed", "-7"),
    ("match", "level", "'three'"),
    ("match", "level", "77"),
    ("match", "level", "NULL"),
    ("match", "dealer", "9"),
    ("match", "dealt", "9223372036854775807"),
    ("match", "dealt", "x'00ff'"),
    ("match", "touched", "9e999"),
    ("match", "touched", "'yesterday'"),
    ("match", "total0", "'many'"),
    ("match", "played", "9223372036854775807"),
    ("match", "practice", "'no'"),
    ("match", "state", "'asleep'"),
    ("match", "game", "'no such game'"),
    ("match", "game", "CAST(x'ff80' AS TEXT)"),
    ("match", "game", "x'67696e'"),
    ("match", "agreed", "'rainbow=='"),
    ("match", "agreed", "CAST(x'c328' AS TEXT)"),
    ("hand", "points0", "'twenty'"),
    ("hand", "deadwood0", "9223372036854775807"),
    ("hand", "outcome", "x'00'"),
    ("action", "text", "''"),
    ("action", "text", "CAST(x'ff' AS TEXT)"),
    ("action", "text", "'draw stock stock'"),
    ("action", "text", "x'01'"),
    ("action", "seat", "'me'"),
    ("action", "ply", "9223372036854775807"),
    ("action", "hand", "'first'"),
]


@pytest.mark.parametrize(("table", "column", "value"), ODD_CELLS)
def test_one_malformed_cell_loses_one_match(
    tmp_path: Path, table: str, column: str, value: str, three: list[Session]
) -> None:
    sessions = three
    key = "id" if table == "match" else "match"
    where = f"{key} = {sessions[1].id}"
    if table == "action":
        where += " AND hand = 0 AND ply = 3"
    change(tmp_path, f"UPDATE {table} SET {column} = {value} WHERE {where}")
    parlour = start(tmp_path)
    told = " ".join(map(printed, parlour.take_said()))
    assert f"atch {sessions[1].id} (" in told
    store = parlour.store
    assert store.match(sessions[1].id).state in ("broken", "damaged")
    assert {match.id for match in unfinished(store)} == {sessions[0].id, sessions[2].id}
    for session in (sessions[0], sessions[2]):
        assert Session.resume(store, session.id).seen == session.seen
    for scene in ("statistics", "games"):
        choose(parlour, scene)
        assert parlour.view().zones
        choose(parlour, "back")
    parlour.close()
    assert not list(tmp_path.glob("*.damaged-*"))
    # The second start does not report the damage again.
    parlour = start(tmp_path)
    assert "atch" not in " ".join(parlour.take_said())
    parlour.close()


def test_a_malformed_hand_is_counted_nowhere(tmp_path: Path, three: list[Session]) -> None:
    sessions = three
    change(tmp_path, f"UPDATE hand SET points0 = 'x' WHERE match = {sessions[1].id}")
    store = Store.open(tmp_path)
    assert {record.game for record in records(store)} == {"gin", "rush"}
    assert len(sessions) == 3
    assert tally(store, RecordFilter(), alone=False).hands == sum(
        one.hands for one in records(store)
    )
    store.close()


def test_malformed_notes_stop_nothing(tmp_path: Path, three: list[Session]) -> None:
    sessions = three
    id = sessions[0].id
    change(
        tmp_path,
        f"INSERT INTO note VALUES ('hints:{id}', 'many'), ('review:x', 'y'),"
        " ('review:1:1', '1 0 n'), ('mixtures', x'00ff'), ('favourites', CAST(x'ff' AS TEXT))",
    )
    parlour = start(tmp_path)
    for scene in ("statistics", "games"):
        choose(parlour, scene)
        assert parlour.view().zones
        choose(parlour, "back")
    choose(parlour, "continue")
    choose(parlour, "hint")
    parlour.close()


@pytest.mark.parametrize(
    "damage", ["ALTER TABLE match DROP COLUMN dealt", "DROP TABLE outcome", "DROP TABLE note"]
)
def test_missing_tables_lose_no_match(tmp_path: Path, damage: str, three: list[Session]) -> None:
    sessions = three
    change(tmp_path, damage)
    store = Store.open(tmp_path)
    assert "3 matches were rescued" in printed(store.notices[0]) or damage == "DROP TABLE outcome"
    assert (tmp_path / "parlour.damaged-1.db").exists()
    for session in sessions:
        assert Session.resume(store, session.id).seen == session.seen
    store.close()
    assert Store.open(tmp_path).notices == ()


def test_a_match_without_moves_does_not_restart(tmp_path: Path, three: list[Session]) -> None:
    sessions = three
    change(tmp_path, "DROP TABLE action")
    store = Store.open(tmp_path)
    assert "and cannot be continued: match 1 (gin), match 2 (hollywood)" in printed(
        store.notices[0]
    )
    assert unfinished(store) == ()
    assert {row.id for row in store.matches("broken")} == {one.id for one in sessions}
    store.close()


def damage_page_of(path: Path, table: str) -> None:
    link = sqlite3.connect(path)
    link.execute("PRAGMA journal_mode = DELETE")
    (root,) = link.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    link.close()
    content = bytearray(path.read_bytes())
    begin = (root - 1) * PAGE
    if content[begin] in (2, 5):
        # In an inner page, the number of its last child is at byte 8.
        begin = (int.from_bytes(content[begin + 8 : begin + 12], "big") - 1) * PAGE
    content[begin : begin + PAGE] = b"\xa5" * PAGE
    path.write_bytes(bytes(content))


@pytest.mark.parametrize("table", ["match", "action"])
def test_a_damaged_page_loses_only_the_matches_on_it(
    tmp_path: Path, table: str, many: dict[int, int]
) -> None:
    damage_page_of(tmp_path / FILE, table)
    damaged = (tmp_path / FILE).read_bytes()
    suspect_marker(tmp_path / FILE).touch()
    store = Store.open(tmp_path)
    (notice,) = store.notices
    told = printed(notice)
    assert "matches were rescued" in told
    assert ("Lost: match " if table == "match" else "Incomplete") in told
    assert (tmp_path / "parlour.damaged-1.db").read_bytes() == damaged
    saved = unfinished(store)
    assert 60 < len(saved) < 120
    for match in saved:
        assert len(store.actions(match.id)) == many[match.id]
        Session.resume(store, match.id)
    assert store.rows("PRAGMA integrity_check") == [("ok",)]
    store.close()
    assert Store.open(tmp_path).notices == ()


def test_losses_from_a_damaged_page_are_restored_from_the_copy(
    tmp_path: Path, many: dict[int, int]
) -> None:
    assert back_up(tmp_path / FILE, TODAY) == ""
    store = Store.open(tmp_path)
    play_some(Session.resume(store, 1), 5, random.Random(1))
    store.close()
    damage_page_of(tmp_path / FILE, "action")
    suspect_marker(tmp_path / FILE).touch()
    store = Store.open(tmp_path)
    (notice,) = store.notices
    told = printed(notice)
    assert "120 matches were rescued" in told and "from the backup of 22 November 2026" in told
    assert "Lost" not in told and "Incomplete" not in told
    assert len(unfinished(store)) == 120
    assert len(store.actions(1)) == many[1] + 5
    assert mark_broken(store) == ()
    store.close()


def test_a_torn_file_is_saved_up_to_the_tear(tmp_path: Path, many: dict[int, int]) -> None:
    whole = (tmp_path / FILE).read_bytes()
    # The last two pages contain actions of matches.
    (tmp_path / FILE).write_bytes(whole[: -2 * PAGE])
    store = Store.open(tmp_path)
    assert "rescued" in printed(store.notices[0])
    saved = unfinished(store)
    assert saved
    for match in saved:
        assert len(store.actions(match.id)) == many[match.id]
        Session.resume(store, match.id)
    store.close()


def test_an_unreadable_file_is_replaced_by_the_newest_intact_copy(
    tmp_path: Path, three: list[Session]
) -> None:
    sessions = three
    back_up(tmp_path / FILE, TODAY - datetime.timedelta(1))
    back_up(tmp_path / FILE, TODAY)
    (tmp_path / "backups" / "parlour-2026-11-22.db").write_bytes(b"SQLite format 3\0" * 999)
    (tmp_path / FILE).write_bytes(b"nonsense" * 999)
    store = Store.open(tmp_path)
    (notice,) = store.notices
    told = printed(notice)
    assert "The backup of 21 November 2026 was used instead, with 3 matches" in told
    assert "parlour.damaged-1.db" in told
    for session in sessions:
        assert Session.resume(store, session.id).seen == session.seen
    store.close()


def test_a_copy_of_an_older_format_is_migrated(tmp_path: Path) -> None:
    old = DATA / "store-4.db"
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "parlour-2026-11-20.db").write_bytes(old.read_bytes())
    (tmp_path / FILE).write_bytes(b"nonsense" * 999)
    store = Store.open(tmp_path)
    assert "with 8 matches" in printed(store.notices[0])
    assert len(unfinished(store)) == 5
    store.close()
    assert (tmp_path / "backups" / "parlour-2026-11-20.db").read_bytes() == old.read_bytes()


def test_the_copies_of_seven_days_are_kept(tmp_path: Path, three: list[Session]) -> None:
    sessions = three
    for day in range(12):
        assert back_up(tmp_path / FILE, TODAY + datetime.timedelta(day)) == ""
    copies = backups.found(tmp_path / FILE)
    assert [copy.name[8:18] for copy in copies] == [
        (TODAY + datetime.timedelta(day)).isoformat() for day in range(11, 4, -1)
    ]
    # If the clock is set back, a copy is made once, and newer copies stay.
    assert back_up(tmp_path / FILE, TODAY) == ""
    assert len(backups.found(tmp_path / FILE)) == 7
    before = (tmp_path / "backups" / "parlour-2026-11-22.db").stat().st_mtime_ns
    assert back_up(tmp_path / FILE, TODAY) == ""
    assert (tmp_path / "backups" / "parlour-2026-11-22.db").stat().st_mtime_ns == before
    assert sorted(path.name for path in (tmp_path / "backups").iterdir()) == sorted(
        copy.name for copy in backups.found(tmp_path / FILE)
    )
    link = sqlite3.connect(backups.found(tmp_path / FILE)[0])
    (count,) = link.execute("SELECT count(*) FROM action").fetchone()
    store = Store.open(tmp_path)
    assert count == sum(len(store.actions(session.id)) for session in sessions)
    store.close()
    link.close()


def test_a_copy_is_made_during_play(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    keeper = DailyBackup(store._link, tmp_path / FILE, suspect_marker(tmp_path / FILE), delay=0)
    play_some(session, 40, random.Random(3))
    keeper.wait()
    assert keeper.notices == []
    assert len(backups.found(tmp_path / FILE)) == 1
    assert len(store.actions(session.id)) == 40
    store.close()


def test_a_damaged_file_is_rescued_from_its_copy_at_the_next_start(
    tmp_path: Path, many: dict[int, int]
) -> None:
    damage_page_of(tmp_path / FILE, "action")
    store = Store.open(tmp_path)
    assert store.notices == ()
    keeper = DailyBackup(store._link, tmp_path / FILE, suspect_marker(tmp_path / FILE), delay=0)
    keeper.wait()
    assert "The file of the saved games is damaged." in printed(keeper.notices[0])
    assert backups.found(tmp_path / FILE) == ()
    store.close()
    store = Store.open(tmp_path)
    assert "rescued" in printed(store.notices[0])
    assert not suspect_marker(tmp_path / FILE).exists()
    store.close()


def test_damage_found_during_play_is_reported_and_repaired_at_the_next_start(
    tmp_path: Path, many: dict[int, int]
) -> None:
    damage_page_of(tmp_path / FILE, "action")
    store = Store.open(tmp_path)
    with raising(SaveError, "At the next start everything readable in it"):
        store.actions(119)
    store.close()
    store = Store.open(tmp_path)
    assert "rescued" in printed(store.notices[0])
    store.close()


@pytest.mark.parametrize("moment", ["whole", "aside", "log"])
def test_a_salvage_that_was_killed_is_finished(
    tmp_path: Path, moment: str, three: list[Session]
) -> None:
    """`moment` names the step of replacing the damaged file at which the program was killed."""
    sessions = three
    saved, path = tmp_path / "parlour.saved", tmp_path / FILE
    saved.write_bytes(path.read_bytes())
    if moment == "whole":
        path.write_bytes(b"nonsense" * 999)
        back_up_of = None
    else:
        path.rename(tmp_path / "parlour.damaged-1.db")
        back_up_of = path.with_name(path.name + "-wal")
        if moment == "log":
            back_up_of.write_bytes(b"the log of the damaged file")
    store = Store.open(tmp_path)
    if moment == "whole":
        assert "could not be read" in printed(store.notices[0])
    else:
        assert "everything that could be rescued is back" in printed(store.notices[0])
        for session in sessions:
            assert Session.resume(store, session.id).seen == session.seen
    store.close()
    assert not saved.exists()
    if moment == "log":
        assert list(tmp_path.glob("parlour.damaged-*-wal"))


def test_solitary_matches_are_checked_too(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    lonely = begin(store, "solitary")
    play_some(lonely, 5, random.Random(1))
    for seed in range(5):
        begin(store, "gin", seed)
    store._link.execute("UPDATE action SET text = '?' WHERE match = ?", (lonely.id,))
    (broken,) = mark_broken(store)
    told = printed(broken)
    assert "'solitary'" in told
    store.close()


def test_every_match_of_an_unknown_game_is_reported(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    odd = [begin(store, "gin", seed).id for seed in range(5)]
    for seed in range(5):
        begin(store, "house", seed)
    store._link.execute("UPDATE match SET game = 'gone' WHERE game = 'gin'")
    assert len(mark_broken(store)) == len(odd)
    assert len(unfinished(store)) == 5
    assert setup("house").game.id == "house"
    store.close()
