"""The store: bad files, full disks, and a second copy of the program."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import time
from datetime import date
from pathlib import Path

import pytest

from gin.core.cards import cards_of
from gin.core.errors import SaveError
from gin.language.translation import printed
from gin.rules import engine
from gin.rules.model.table import observe
from gin.session.game import Session
from gin.session.own_order import read_order, save_order
from gin.session.seal import SALT_DIGITS
from gin.session.statistics import records
from gin.session.storage.database import FILE
from gin.session.storage.format import APPLICATION_ID, FORMAT
from gin.session.storage.locking import DataInUse
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from gin.session.unfinished import AT_ONCE, give_up, mark_broken, unfinished, unfinished_of
from gin.variants.setups import setup, untouched_stock_off
from tests.support.places import DATA
from tests.support.raising import raising

OLD = DATA / "store-1.sql"
OLD_4 = DATA / "store-4.db"


def play_some(session: Session, plies: int, rng: random.Random) -> None:
    for _ in range(plies):
        if session.hand_over:
            if session.over:
                return
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(rng.choice(engine.legal(session.seen)))


def begin(store: Store, game: str = "gin", seed: int = 5) -> Session:
    return Session.begin(store, setup(game), 1, seed)


def begin_old(store: Store) -> Session:
    return Session.begin(store, setup("gin", untouched_stock_off("gin")), 1, 5)


@pytest.mark.parametrize("game", ["gin", "modern", "house", "dice", "solitary"])
def test_resuming_agrees_at_each_ply(tmp_path: Path, game: str) -> None:
    rng = random.Random(game)
    store = Store.open(tmp_path)
    session = begin(store, game)
    for _ in range(130):
        play_some(session, 1, rng)
        again = Session.resume(store, session.id)
        assert again.match == session.match
        assert again.seen == session.seen
        assert again.hand_number == session.hand_number


def test_it_survives_closing(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    play_some(session, 9, random.Random(1))
    seen, id = session.seen, session.id
    store.close()
    store = Store.open(tmp_path)
    assert Session.resume(store, id).seen == seen
    assert [match.id for match in unfinished(store)] == [id]


def test_each_game_keeps_its_own_unfinished_match(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    ids = {game: begin(store, game).id for game in ("gin", "house", "solitary")}
    assert {match.game: match.id for match in unfinished(store)} == ids
    again = begin(store, "house")
    assert {match.id for match in unfinished(store)} == {*ids.values(), again.id}
    give_up(store, again.id)
    assert {match.id for match in unfinished(store)} == set(ids.values())
    assert store.match(again.id).state == "left"


def test_a_match_that_cannot_be_replayed_is_reported_and_kept(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    play_some(session, 5, random.Random(1))
    whole = begin(store, "house")
    with store._writing() as link:
        link.execute("UPDATE action SET text = 'zzz' WHERE ply = 1 AND match = ?", (session.id,))
    (told,) = mark_broken(store)
    assert "'gin'" in printed(told)
    assert "zzz" in printed(told)
    assert mark_broken(store) == ()
    assert [match.id for match in unfinished(store)] == [whole.id]
    assert len(store.actions(session.id)) == 5


def test_a_folder_removed_during_play_is_reported(tmp_path: Path) -> None:
    store = Store.open(data_folder(tmp_path / "here"))
    session = begin(store)
    seen = session.seen
    (tmp_path / "here").rename(tmp_path / "gone")
    with raising(SaveError, "is gone"):
        play_some(session, 2, random.Random(1))
    assert session.seen == seen
    # A new folder with the same name does not replace the one that was renamed.
    Store.open(data_folder(tmp_path / "here")).close()
    with raising(SaveError, "is gone"):
        play_some(session, 2, random.Random(1))
    shutil.rmtree(tmp_path / "here")
    (tmp_path / "gone").rename(tmp_path / "here")
    play_some(session, 2, random.Random(1))
    assert session.seen != seen
    assert Session.resume(store, session.id).seen == session.seen


def test_a_saved_move_is_on_the_disk(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    begin(store)
    assert store.rows("PRAGMA synchronous") == [(2,)]  # FULL
    assert store.rows("PRAGMA journal_mode") == [("wal",)]
    store.close()


def test_a_clock_set_back_changes_no_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(tmp_path)
    first, second = begin(store), begin(store, "house")
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    play_some(first, 1, random.Random(1))
    assert [match.id for match in unfinished(store)] == [first.id, second.id]
    store.close()
    store = Store.open(tmp_path)
    monkeypatch.setattr(time, "time", lambda: 500.0)
    play_some(Session.resume(store, second.id), 1, random.Random(1))
    third = begin(store, "rush")
    assert [match.id for match in unfinished(store)] == [third.id, second.id, first.id]
    store.close()


def test_the_score_of_a_match_is_saved_with_it(tmp_path: Path) -> None:
    """The list of matches shows scores without replaying the matches."""
    store = Store.open(tmp_path)
    rng = random.Random(9)
    sessions = [begin(store, game) for game in ("gin", "hollywood", "solitary", "color", "race")]
    for session in sessions:
        while session.hand_number < 3 and not session.sheet.over:
            play_some(session, 1, rng)
    store._link.execute("UPDATE action SET text = 'nonsense'")
    found = {match.id: match for match in unfinished(store)}
    unfinished_ones = [session for session in sessions if not session.sheet.over]
    assert len(unfinished_ones) > 2
    for session in unfinished_ones:
        assert found[session.id].running == session.sheet.totals
        assert found[session.id].hand == session.hand_number
    store.close()


def test_matches_without_a_summary_are_summarised_a_few_at_a_time(
    tmp_path: Path,
) -> None:
    store = Store.open(tmp_path)
    for _ in range(AT_ONCE + 3):
        begin(store)
    store._link.execute("UPDATE match SET total0 = NULL, total1 = NULL")
    assert sum(match.running is None for match in unfinished(store)) == 3
    assert all(match.running == (0, 0) for match in unfinished(store))
    store.close()


def test_a_second_copy_is_reported(tmp_path: Path) -> None:
    first = Store.open(tmp_path)
    with raising(DataInUse, "another copy of Gin Parlour is running"):
        Store.open(tmp_path)
    first.close()
    Store.open(tmp_path).close()


@pytest.mark.parametrize(
    "content",
    [b"", b"not a database at all, but long enough" * 40, b"SQLite format 3\0" + b"\7" * 5000],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    store = Store.open(tmp_path)
    begin(store)
    if content:
        assert (tmp_path / "parlour.damaged-1.db").read_bytes() == content
        assert "parlour.damaged-1.db" in printed(store.notices[0])
    else:
        assert store.notices == ()
    store.close()


def test_a_truncated_file_is_set_aside(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    play_some(begin(store), 300, random.Random(2))
    store.close()
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 2])
    store = Store.open(tmp_path)
    assert store.notices
    assert unfinished(store) == ()
    assert (tmp_path / "parlour.damaged-1.db").exists()
    store.close()


def test_a_foreign_database_is_set_aside(tmp_path: Path) -> None:
    link = sqlite3.connect(tmp_path / FILE)
    link.execute("CREATE TABLE recipes (name)")
    link.commit()
    link.close()
    store = Store.open(tmp_path)
    assert "belongs to another program" in printed(store.notices[0])
    store.close()
    kept = sqlite3.connect(tmp_path / "parlour.damaged-1.db")
    assert kept.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_newer_format_is_refused_and_left_alone(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    link = sqlite3.connect(tmp_path / FILE)
    link.execute(f"PRAGMA user_version = {FORMAT + 1}")
    link.close()
    before = (tmp_path / FILE).read_bytes()
    with raising(SaveError, f"newer Gin Parlour .format {FORMAT + 1}"):
        Store.open(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_format_1_is_migrated(tmp_path: Path) -> None:
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(OLD.read_text())
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert store.rows("PRAGMA user_version") == [(FORMAT,)]
    assert store.rows("PRAGMA application_id") == [(APPLICATION_ID,)]
    (match,) = unfinished(store)
    session = Session.resume(store, match.id)
    assert not session.practice
    assert session.seen.log
    play_some(session, 40, random.Random(3))
    assert records(store) is not None
    store.close()


SALT = "0123456789abcdef" * 2
TO_FORMAT_6 = """
DROP INDEX match_by_played;
DROP TABLE judged;
DROP INDEX match_by_event;
ALTER TABLE match DROP COLUMN event;
DROP TABLE tournament;
PRAGMA user_version = 6;
"""
TO_FORMAT_5 = f"""
{TO_FORMAT_6}
DROP INDEX match_by_day;
ALTER TABLE match DROP COLUMN daily;
PRAGMA user_version = 5;
"""
TO_FORMAT_4 = f"""
{TO_FORMAT_5}
UPDATE match SET agreed = '', salt = '{SALT}';
DROP INDEX match_by_state;
ALTER TABLE match DROP COLUMN total0;
ALTER TABLE match DROP COLUMN total1;
ALTER TABLE match DROP COLUMN played;
ALTER TABLE match DROP COLUMN secret;
ALTER TABLE match DROP COLUMN cut;
PRAGMA user_version = 4;
"""
TO_FORMAT_3 = f"""
{TO_FORMAT_4}
ALTER TABLE match DROP COLUMN salt;
ALTER TABLE match DROP COLUMN program;
PRAGMA user_version = 3;
"""


def test_format_3_is_migrated_and_its_matches_get_salts(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    sessions = [begin_old(store), begin_old(store)]
    play_some(sessions[0], 9, random.Random(1))
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(TO_FORMAT_3)
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    again = [Session.resume(store, session.id) for session in sessions]
    assert [one.seen for one in again] == [one.seen for one in sessions]
    salts = {one.salt for one in again}
    assert len(salts) == 2 and all(len(salt) == SALT_DIGITS for salt in salts)
    store.close()
    assert Session.resume(Store.open(tmp_path), sessions[0].id).salt == again[0].salt


@pytest.mark.parametrize("half", ["", "ALTER TABLE match ADD COLUMN daily TEXT DEFAULT ''"])
def test_format_5_is_migrated_and_its_matches_are_no_daily_deals(tmp_path: Path, half: str) -> None:
    store = Store.open(tmp_path)
    session = Session.begin(store, setup("gin"), 1)
    play_some(session, 9, random.Random(1))
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(TO_FORMAT_5 + half)
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert store.rows("PRAGMA user_version") == [(FORMAT,)]
    again = Session.resume(store, session.id)
    assert (again.seen, again.daily) == (session.seen, None)
    later = Session.begin(store, setup("gin"), 1, 5, 0, daily=date(2026, 11, 27))
    store.close()
    store = Store.open(tmp_path)
    assert Session.resume(store, later.id).daily == date(2026, 11, 27)
    store.close()


@pytest.mark.parametrize("half", ["", "ALTER TABLE match ADD COLUMN event TEXT DEFAULT ''"])
def test_format_6_is_migrated_and_its_matches_belong_to_no_event(tmp_path: Path, half: str) -> None:
    store = Store.open(tmp_path)
    session = Session.begin(store, setup("gin"), 1)
    play_some(session, 9, random.Random(1))
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(TO_FORMAT_6 + half)
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert store.rows("PRAGMA user_version") == [(FORMAT,)]
    again = Session.resume(store, session.id)
    assert (again.seen, again.event) == (session.seen, "")
    later = Session.begin(store, setup("gin"), 1, event="ladder:1:3")
    later.cut()
    store.close()
    store = Store.open(tmp_path)
    assert Session.resume(store, later.id).event == "ladder:1:3"
    assert [one.event for one in unfinished(store)] == ["ladder:1:3", ""]
    assert unfinished_of(store, setup("gin")) == unfinished(store)[1]
    store.close()


@pytest.mark.parametrize(
    "half",
    [
        "ALTER TABLE match DROP COLUMN program; PRAGMA user_version = 3;",
        "PRAGMA user_version = 3;",
        "PRAGMA user_version = 2;",
        "PRAGMA user_version = 1;",
    ],
)
def test_an_interrupted_migration_step_is_repeated(tmp_path: Path, half: str) -> None:
    store = Store.open(tmp_path)
    session = begin_old(store)
    play_some(session, 9, random.Random(1))
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(f"{TO_FORMAT_4} {half}")
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    again = Session.resume(store, session.id)
    assert (again.seen, again.salt) == (session.seen, SALT)
    store.close()


def test_a_store_of_format_4_still_works(tmp_path: Path) -> None:
    """A version of the program that used format 4 wrote this file."""
    shutil.copyfile(OLD_4, tmp_path / FILE)
    expected = json.loads(OLD_4.with_suffix(".json").read_text())
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert mark_broken(store) == ()
    for again in (unfinished(store), unfinished(store)):
        found = [
            [m.id, m.game, printed(m.title), m.level, list(m.running or ()), m.hand] for m in again
        ]
        assert found == [one["summary"] for one in expected["unfinished"]]
    for one in expected["unfinished"]:
        session = Session.resume(store, one["summary"][0])
        assert [card.code for card in cards_of(session.seen.hand)] == one["hand"]
        assert [card.code for card in read_order(store, session.id)] == one["order"]
        assert (session.dealt.seal, session.practice) == (one["seal"], one["practice"])
        play_some(session, 30, random.Random(3))
    assert store.matches("broken") == ()
    (record,) = (one for one in records(store) if one.game == "modern")
    assert [record.matches, record.won, record.hands] == expected["modern"]
    store.close()


def test_format_2_is_migrated(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin_old(store)
    play_some(session, 9, random.Random(1))
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(f"{TO_FORMAT_3} DROP TABLE note; PRAGMA user_version = 2;")
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert Session.resume(store, session.id).seen == session.seen
    store.set_note("favourite", "house")
    store.close()
    assert Store.open(tmp_path).note("favourite") == "house"


def test_the_order_of_a_hand_is_kept_and_a_broken_one_is_ignored(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    assert read_order(store, session.id) == ()
    order = tuple(reversed(cards_of(session.seen.hand)))
    save_order(store, session.id, order)
    store.close()
    store = Store.open(tmp_path)
    assert read_order(store, session.id) == order
    store.set_note(f"order:{session.id}", "AC ZZ")
    assert read_order(store, session.id) == ()
    store.set_note(f"order:{session.id}", "")
    assert store.rows("SELECT count(*) FROM note") == [(0,)]


def test_a_read_only_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(tmp_path).close()
    real = sqlite3.connect

    def read_only(path: Path, **options: object) -> sqlite3.Connection:
        return real(f"file:{path}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with raising(SaveError, "it is read-only"):
        Store.open(tmp_path)
    assert not list(tmp_path.glob("*damaged*"))


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    (pages,) = store.rows("PRAGMA page_count")[0]
    store.rows(f"PRAGMA max_page_count = {pages}")
    rng = random.Random(4)
    with raising(SaveError, "the disk is full"):
        while True:
            play_some(session, 1, rng)
            if session.hand_over and session.sheet.over:
                session = begin(store)
    seen, kept = session.seen, len(store.actions(session.id))
    assert Session.resume(store, session.id).seen == seen
    store.rows("PRAGMA max_page_count = 100000")
    if not session.hand_over:
        play_some(session, 1, rng)
        assert len(store.actions(session.id)) == kept + 1
    store.close()


def test_a_record_that_cannot_be_replayed_is_marked(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    play_some(session, 6, random.Random(5))
    store._link.execute("UPDATE action SET text = 'discard 9Z' WHERE ply = 2")
    with raising(SaveError, "can't be continued"):
        Session.resume(store, session.id)
    assert store.match(session.id).state == "broken"
    assert unfinished(store) == ()
    store.close()


def test_a_read_only_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with raising(SaveError, "cannot write in the data folder"):
        data_folder(tmp_path / "file" / "below")


def test_taking_back_marks_the_hand_as_practice(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store)
    rng = random.Random(6)
    while session.opponent_to_move:
        session.let_opponent_move()
    before = session.seen
    play_some(session, 1, rng)
    assert session.can_take_back
    session.take_back()
    assert session.seen == before
    assert session.practice
    assert Session.resume(store, session.id).seen == before
    assert store.match(session.id).practice
    store.close()


def test_statistics_count_finished_hands(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begin(store, "modern")
    rng = random.Random(7)
    while not session.sheet.over:
        play_some(session, 1, rng)
    (record,) = records(store)
    results = session.match.results
    assert (record.game, record.level, record.matches) == ("modern", 1, 1)
    assert record.hands == len(results)
    assert record.hands_won == sum(result.winner == 0 for result in results)
    assert record.won == (session.sheet.winner == 0)
    assert record.points_a_hand == pytest.approx(
        sum(result.points(0) for result in results) / len(results)
    )
    assert unfinished(store) == ()
    store.close()


def test_the_same_code_and_rules_give_the_same_deal() -> None:
    first, second = (Session.begin(Store.in_memory(), setup("gin"), 1, 77, 1) for _ in range(2))
    assert first.dealt.code == second.dealt.code
    assert first.seen == second.seen
    assert observe(first._table, 1) == observe(second._table, 1)
