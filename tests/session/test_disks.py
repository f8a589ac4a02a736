"""Disks without shared memory or file locks: matches are still saved."""

from __future__ import annotations

import errno
import random
import sqlite3
import sys
from pathlib import Path

import pytest

from gin.language.translation import printed
from gin.session.game import Session
from gin.session.storage.database import FILE, LOCK
from gin.session.storage.locking import DataInUse
from gin.session.storage.store import Store
from tests.session.test_store import begin, play_some
from tests.support.raising import raising

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="locks as POSIX has them")

if sys.platform != "win32":
    import fcntl

NO_LOCKS = [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL, errno.EIO]
HELD = [errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES]


def no_locks_in(folder: Path, number: int, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    for name in names:
        real = getattr(fcntl, name)

        def fail(handle: int, how: int, real: object = real) -> object:
            where = Path("/proc/self/fd", str(handle)).resolve()
            if where.is_relative_to(folder.resolve()):
                raise OSError(number, "no")
            assert callable(real)
            return real(handle, how)

        monkeypatch.setattr(fcntl, name, fail)


def test_nothing_is_mapped_into_memory_with_other_processes(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    play_some(begin(store), 20, random.Random(1))
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE, f"{FILE}-wal", LOCK]
    assert store.rows("PRAGMA journal_mode") == [("wal",)]
    store.close()


def test_another_program_that_has_the_file_open_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store.open(tmp_path).close()
    monkeypatch.setattr("gin.session.storage.connection.WAIT", 0.05)
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("BEGIN")
    other.execute("SELECT * FROM match").fetchall()
    with raising(Exception, "parlour.db: another program has it open"):  # type: ignore[arg-type]
        Store.open(tmp_path)
    other.close()
    Store.open(tmp_path).close()


@pytest.mark.skipif(sys.platform != "linux", reason="the files of handles are looked up in /proc")
@pytest.mark.parametrize("number", NO_LOCKS)
def test_a_disk_without_locks_keeps_games(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, spare = tmp_path / "data", tmp_path / "spare"
    data.mkdir()
    spare.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(spare))
    no_locks_in(data, number, monkeypatch, "flock", "lockf")
    store = Store.open(data)
    (told,) = map(printed, store.notices)
    assert told == (
        f"The disk with {data} can't lock files. Your games are saved, but don't open them on two"
        " computers at the same time."
    )
    session = begin(store)
    play_some(session, 20, random.Random(1))
    # A second copy on the same computer is still refused.
    with raising(DataInUse, "another copy of Gin Parlour is running"):
        Store.open(data)
    store.close()
    store = Store.open(data)
    assert Session.resume(store, session.id).seen == session.seen
    assert store.rows("PRAGMA journal_mode") == [("wal",)]
    store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the files of handles are looked up in /proc")
def test_without_locks_matches_are_still_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    no_locks_in(tmp_path, errno.ENOLCK, monkeypatch, "flock", "lockf")
    store = Store.open(tmp_path)
    session = begin(store)
    store.close()
    assert Session.resume(Store.open(tmp_path), session.id).seen == session.seen


@pytest.mark.skipif(sys.platform != "linux", reason="the files of handles are looked up in /proc")
@pytest.mark.parametrize("number", HELD)
def test_a_held_lock_means_another_copy(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_locks_in(tmp_path, number, monkeypatch, "flock")
    with raising(DataInUse, "another copy of Gin Parlour is running"):
        Store.open(tmp_path)
    assert not (tmp_path / FILE).exists()
