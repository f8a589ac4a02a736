"""Copies of the database, one for each of the last days of play.

A copy is made during play. It gets its final name only after it has been checked.
"""

from __future__ import annotations

import contextlib
import datetime
import errno
import os
import sqlite3
import threading
from pathlib import Path

from gin.core.message import Text, Verbatim, only
from gin.messages import errors as messages
from gin.session.storage.connection import open_alone
from gin.session.storage.paths import new_file, sync_folder
from gin.session.storage.schema import integrity_errors

FOLDER = "backups"
KEPT = 7
DELAY = 3.0
"""Seconds from the program's start to the copy, so that it does not delay the first frame."""
_PAGES = 256
_STEPS = 10_000
"""Pages, and virtual-machine steps of SQLite, between checks for shutdown."""


class _Ends(Exception):
    """The program ends before the copy is complete; the next start makes one."""


def found(path: Path) -> tuple[Path, ...]:
    """Return the copies of a database, the newest first."""
    copies = path.parent.joinpath(FOLDER).glob(f"{path.stem}-????-??-??{path.suffix}")
    return tuple(sorted((copy for copy in copies if copy.is_file()), reverse=True))


def day_of(copy: Path) -> Text:
    """Return the day of a copy, such as 3 November 2026, or else its file name."""
    try:
        day = datetime.date.fromisoformat(copy.stem[-10:])
    except ValueError:
        return Verbatim(copy.name)
    return only(day)


class DailyBackup:
    """Makes the day's copy on a thread. `notices` collects messages for the player."""

    def __init__(
        self, link: sqlite3.Connection, path: Path, suspect: Path, delay: float = DELAY
    ) -> None:
        """Start to copy the database at `path` through `link`; no other connection can read it.

        The file `suspect` is created if the copy proves to be damaged.
        """
        self._link, self._path, self._suspect, self._delay = link, path, suspect, delay
        self.notices: list[Text] = []
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="backup", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ending.set()
        self._thread.join()

    def wait(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        if self._ending.wait(self._delay):
            return
        try:
            wrong = back_up(self._path, datetime.date.today(), self._ending, self._link)
        except _Ends:
            return
        except (OSError, sqlite3.Error) as error:
            self.notices.append(messages.no_copy_today(why=Verbatim(str(error))))
            return
        if wrong:
            self.notices.append(messages.DAMAGED_LATER)
            with contextlib.suppress(OSError):
                self._suspect.touch(mode=0o600)


def back_up(
    path: Path,
    day: datetime.date,
    ending: threading.Event | None = None,
    link: sqlite3.Connection | None = None,
) -> str:
    """Make the day's copy, unless there is one; return what is wrong with the database, or "".

    `link` is the connection that has the database open, if any. Setting `ending` aborts the copy.

    Raises:
      OSError: the copy cannot be written, for instance on a full disk.
      sqlite3.Error: the database cannot be read, or the copy not written.
    """
    folder = path.parent / FOLDER
    wanted = folder / f"{path.stem}-{day.isoformat()}{path.suffix}"
    if wanted.exists():
        return ""
    folder.mkdir(mode=0o700, exist_ok=True)
    for stale in folder.glob("*.partial*"):
        stale.unlink(missing_ok=True)
    handle, partial = new_file(folder, ".", ".partial")
    os.close(handle)
    try:
        wrong = _copied(path, partial, ending or threading.Event(), link)
        if wrong:
            return wrong
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.replace(wanted)
        sync_folder(folder)
    finally:
        partial.unlink(missing_ok=True)
    _prune(path, wanted)
    return ""


def copy_open(link: sqlite3.Connection, target: Path, ending: threading.Event) -> str:
    """Copy an open database and check the copy; return what is wrong with it, or ""."""

    def look(*_: int) -> None:
        if ending.is_set():
            raise _Ends

    copy = open_alone(target)
    try:
        link.backup(copy, pages=_PAGES, progress=look)
        copy.execute("PRAGMA journal_mode = DELETE")
        copy.set_progress_handler(ending.is_set, _STEPS)
        return " ".join(integrity_errors(copy))
    except sqlite3.DatabaseError as error:
        look()
        if isinstance(error, sqlite3.OperationalError):
            raise
        return str(error)
    finally:
        copy.close()


class PendingCopy:
    """A checked copy of an open database, made on a thread.

    SQLite copies and checks in calls that take long but leave Python free, so the caller can draw
    frames meanwhile.
    """

    def __init__(self, link: sqlite3.Connection, target: Path) -> None:
        self._link, self._target = link, target
        self._ending = threading.Event()
        self._wrong = ""
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="copy", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait for at most `seconds`; return whether the copy is finished."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> str:
        """Return what is wrong with the finished copy, or "".

        Raises:
          OSError: the copy cannot be written.
          sqlite3.Error: the same, as SQLite reports it, or the database cannot be read.
        """
        if self._error is not None:
            raise self._error
        return self._wrong

    def close(self) -> None:
        """Abort the copy if it is not finished."""
        self._ending.set()
        self._thread.join()

    def _run(self) -> None:
        try:
            self._wrong = copy_open(self._link, self._target, self._ending)
        except Exception as error:
            self._error = error


def _copied(
    path: Path, target: Path, ending: threading.Event, link: sqlite3.Connection | None
) -> str:
    if link is not None:
        return copy_open(link, target, ending)
    if not path.exists():
        # SQLite would create the missing database.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    source = open_alone(path)
    try:
        return copy_open(source, target, ending)
    finally:
        source.close()


def _prune(path: Path, newest: Path) -> None:
    """Delete old copies, except those with a match that no newer copy has.

    The program never deletes a match, so such a match was lost.
    """
    held = {copy: _matches(copy) for copy in found(path)}
    others = sorted((copy for copy in held if copy != newest), key=lambda copy: not held[copy])
    known = set().union(*(held[copy] for copy in (newest, *others[: KEPT - 1])))
    for old in others[KEPT - 1 :]:
        if held[old] <= known:
            old.unlink(missing_ok=True)
        known |= held[old]


def _matches(copy: Path) -> set[object]:
    try:
        with contextlib.closing(open_alone(copy)) as link:
            return set(link.execute("SELECT id, started, seed FROM match"))
    except sqlite3.Error:
        return set()
