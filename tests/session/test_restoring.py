"""Copies of the matches: their list, restoring one, and starting afresh."""

from __future__ import annotations

import contextlib
import shutil
from datetime import date
from pathlib import Path
from random import Random

import pytest

from gin.core.errors import SaveError
from gin.session.game import Session
from gin.session.statistics import records
from gin.session.storage.backups import back_up, found
from gin.session.storage.database import FILE
from gin.session.storage.kept_copies import Cause, saved_copies
from gin.session.storage.store import Store
from gin.session.transfer.restoring import restore, start_afresh
from tests.session.test_store import begin, play_some
from tests.session.test_transfer import contents, some_matches
from tests.support.raising import raising


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a backup of one match, and a later one of two."""
    some_matches(tmp_path, 1)
    back_up(tmp_path / FILE, date(2026, 11, 20))
    some_matches(tmp_path, 2)
    back_up(tmp_path / FILE, date(2026, 11, 25))
    return tmp_path


def test_the_copies_are_listed_with_day_and_matches(folder: Path) -> None:
    for name in ("parlour-2026-13-45.db", "parlour-notes.db", "other-2026-11-20.db"):
        (folder / "backups" / name).write_text("x")
    (folder / "backups" / "parlour-2026-11-21.db").write_text("no database")
    copies = [(copy.day.day, copy.cause, copy.matches) for copy in saved_copies(folder / FILE)]
    assert copies == [(25, None, 2), (21, None, None), (20, None, 1)]


def test_restoring_a_copy_keeps_what_was_there(folder: Path) -> None:
    store = Store.open(folder)
    before, today = contents(store), date.today()
    restore(store, saved_copies(folder / FILE)[-1])
    assert [match.seed for match in store.matches()] == [1]
    kept = saved_copies(folder / FILE)[0]
    assert (kept.day, kept.cause, kept.matches) == (today, Cause.RESTORE, 2)
    # What was played here can be restored in turn.
    restore(store, kept)
    assert contents(store) == before
    assert [copy.number for copy in saved_copies(folder / FILE) if copy.cause] == [2, 1]
    store.close()
    with contextlib.closing(Store.open(folder)) as again:
        assert contents(again) == before and not again.notices


def test_the_restored_matches_are_saved_as_they_are_played(folder: Path) -> None:
    store = Store.open(folder)
    restore(store, saved_copies(folder / FILE)[-1])
    play_some(Session.resume(store, 1), 5, Random(3))
    begin(store, seed=9)
    now = contents(store)
    store.close()
    with contextlib.closing(Store.open(folder)) as again:
        assert contents(again) == now and len(now) == 2


def test_cached_results_follow_the_exchange(folder: Path) -> None:
    store = Store.open(folder)
    assert sum(record.hands for record in records(store)) >= 0
    before = store.changes
    start_afresh(store)
    assert store.changes > before
    assert records(store) == ()
    store.close()


def test_a_fresh_start_empties_the_store_and_lasts(folder: Path) -> None:
    store = Store.open(folder)
    before = contents(store)
    start_afresh(store)
    assert contents(store) == [] and store.note("introduced:gin") == ""
    store.close()
    # The next start must not take the daily copies for what was lost.
    assert found(folder / FILE) == ()
    store = Store.open(folder)
    assert contents(store) == [] and not store.notices
    copies = saved_copies(folder / FILE)
    assert {copy.cause for copy in copies} == {Cause.RESET}
    assert sorted(copy.matches or 0 for copy in copies) == [1, 2, 2]
    restore(store, max(copies, key=lambda copy: (copy.day, copy.number)))
    assert contents(store) == before
    store.close()


def test_a_damaged_copy_is_refused_and_nothing_changes(folder: Path) -> None:
    copies = saved_copies(folder / FILE)
    whole = copies[0].path.read_bytes()
    copies[0].path.write_bytes(whole[: len(whole) // 2])
    store = Store.open(folder)
    before = contents(store)
    with raising(SaveError, "nothing was changed"):
        restore(store, copies[0])
    assert contents(store) == before
    assert [copy.cause for copy in saved_copies(folder / FILE)] == [None, None]
    store.close()


def test_a_copy_of_a_newer_version_is_refused(folder: Path) -> None:
    import sqlite3

    copy = saved_copies(folder / FILE)[0]
    with contextlib.closing(sqlite3.connect(copy.path)) as link:
        link.execute("PRAGMA user_version = 99")
    with contextlib.closing(Store.open(folder)) as store:
        with raising(SaveError, "matches of a newer Gin Parlour"):
            restore(store, copy)
        assert len(store.matches()) == 2


def test_a_full_disk_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(folder)
    before = contents(store)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for place in ("database.make_whole", "kept_copies.make_whole", "kept_copies.new_file"):
        with monkeypatch.context() as patch:
            patch.setattr(f"gin.session.storage.{place}", full)
            with raising(SaveError, "the disk is full"):
                restore(store, saved_copies(folder / FILE)[-1])
        assert contents(store) == before
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copyfile", full)
        with raising(SaveError, "the disk is full"):
            restore(store, saved_copies(folder / FILE)[-1])
    assert contents(store) == before
    play_some(Session.resume(store, 1), 3, Random(1))
    store.close()


@pytest.mark.parametrize("removed", ["parlour.db", "parlour.db-wal"])
def test_a_store_damaged_meanwhile_is_rescued_first(folder: Path, removed: str) -> None:
    store = Store.open(folder)
    begin(store, seed=3)
    (folder / removed).unlink()
    restore(store, saved_copies(folder / FILE)[-1])
    assert [match.seed for match in store.matches()] == [1]
    assert saved_copies(folder / FILE)[0].matches == 3
    store.close()
