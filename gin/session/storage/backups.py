"""Copies of the database, one for each of the last days on which it was used.

A copy is made while the game goes on, is read through once it is made, and only then has its name.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import sqlite3
import threading
from pathlib import Path

from gin.core.message import Text, Verbatim, only
from gin.messages import errors as messages
from gin.session.storage.paths import new_file, sync_folder
from gin.session.storage.schema import unsound

FOLDER = "backups"
KEPT = 7
DELAY = 3.0
"""Seconds from the start of the program to its copy: the first picture does not wait for it."""
_PAGES = 256
_STEPS = 10_000
"""Pages, and SQLite's own steps, after which it is looked whether the program ends."""


class _Ends(Exception):
    """The program ends before the copy is made; the next start makes one."""


def found(path: Path) -> tuple[Path, ...]:
    """The copies of a database, the newest first."""
    copies = path.parent.joinpath(FOLDER).glob(f"{path.stem}-????-??-??{path.suffix}")
    return tuple(sorted((copy for copy in copies if copy.is_file()), reverse=True))


def day_of(copy: Path) -> Text:
    """The day of a copy as people say it: 3 November 2026."""
    try:
        day = datetime.date.fromisoformat(copy.stem[-10:])
    except ValueError:
        return Verbatim(copy.name)
    return only(day)


class Keeper:
    """Makes the copy of a day in a thread of its own. `notices` is what there is to tell of it."""

    def __init__(self, path: Path, suspect: Path, delay: float = DELAY) -> None:
        """Copies of the database at `path`; `suspect` is written if it proves to be damaged."""
        self._path, self._suspect, self._delay = path, suspect, delay
        self.notices: list[Text] = []
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="backup", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Leave off, and wait until nothing is written any more."""
        self._ending.set()
        self._thread.join()

    def wait(self) -> None:
        """Wait until the copy is made."""
        self._thread.join()

    def _run(self) -> None:
        if self._ending.wait(self._delay):
            return
        try:
            wrong = back_up(self._path, datetime.date.today(), self._ending)
        except _Ends:
            return
        except (OSError, sqlite3.Error) as error:
            self.notices.append(messages.no_copy_today(why=Verbatim(str(error))))
            return
        if wrong:
            self.notices.append(messages.DAMAGED_LATER)
            with contextlib.suppress(OSError):
                self._suspect.touch(mode=0o600)


def back_up(path: Path, day: datetime.date, ending: threading.Event | None = None) -> str:
    """Make the copy of a day, if there is none yet; returns what is wrong with the database if it
    cannot be copied soundly. Raises OSError or sqlite3.Error, for instance on a full disk.
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
        wrong = _copy(path, partial, ending or threading.Event())
        if wrong:
            return wrong
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.replace(wanted)
        sync_folder(folder)
    finally:
        partial.unlink(missing_ok=True)
    for old in [copy for copy in found(path) if copy != wanted][KEPT - 1 :]:
        old.unlink(missing_ok=True)
    return ""


def _copy(path: Path, partial: Path, ending: threading.Event) -> str:
    def look(*_: int) -> None:
        if ending.is_set():
            raise _Ends

    # Without making a new one where the file was taken away.
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=2.0)
    target = sqlite3.connect(partial, isolation_level=None)
    try:
        source.backup(target, pages=_PAGES, progress=look)
        target.execute("PRAGMA journal_mode = DELETE")
        target.set_progress_handler(ending.is_set, _STEPS)
        wrong = " ".join(unsound(target))
    except sqlite3.DatabaseError as error:
        look()
        if isinstance(error, sqlite3.OperationalError):
            raise
        return str(error)
    finally:
        target.close()
        source.close()
    return wrong
