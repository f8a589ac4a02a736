"""Copies of the database: the daily backups, and those kept before something replaced it."""

from __future__ import annotations

import contextlib
import datetime
import os
import re
import sqlite3
import threading
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.storage import backups
from gin.session.storage.connection import open_alone
from gin.session.storage.opening import make_whole
from gin.session.storage.paths import new_file

_NAME = r"-(\d{4}-\d\d-\d\d)(?:-([a-z]+)-(\d{1,6}))?"


class Cause(StrEnum):
    """Operations that replace the database."""

    IMPORT = "import"
    RESTORE = "restore"
    RESET = "reset"


class SavedCopy(Struct, frozen=True):
    """A copy of the database.

    Attributes:
      cause: the operation before which it was kept; None for a daily backup.
      number: distinguishes the copies kept on one day, the latest has the highest.
      matches: how many it contains; None if it cannot be read.
    """

    path: Path
    day: datetime.date
    cause: Cause | None
    number: int
    matches: int | None


def saved_copies(path: Path) -> tuple[SavedCopy, ...]:
    """Return the copies of the database at `path`, the newest first."""
    found = []
    for copy in path.parent.joinpath(backups.FOLDER).glob(f"{path.stem}-*{path.suffix}"):
        named = re.fullmatch(_NAME, copy.stem.removeprefix(path.stem), re.ASCII)
        if named is None or not copy.is_file():
            continue
        day, cause, number = named.groups()
        # Another program may have put a file with an impossible date there.
        with contextlib.suppress(ValueError):
            found.append(
                SavedCopy(
                    copy, datetime.date.fromisoformat(day), Cause(cause) if cause else None,
                    int(number or 0), count_matches(copy),
                )
            )  # fmt: skip
    return tuple(sorted(found, key=lambda one: (one.day, one.number), reverse=True))


def count_matches(path: Path) -> int | None:
    """Return the number of matches in a database; None if it cannot be read."""
    try:
        with contextlib.closing(open_alone(path)) as link:
            return int(link.execute("SELECT count(*) FROM match").fetchone()[0])
    except sqlite3.Error:
        return None


def keep_copy(link: sqlite3.Connection, path: Path, cause: Cause) -> Path:
    """Keep a copy of the open database at `path`, and return the path of the copy.

    Raises:
      SaveError: the database is damaged.
      OSError: the copy cannot be written, for instance on a full disk.
      sqlite3.Error: the same, as SQLite reports it.
    """
    folder = path.parent / backups.FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    handle, partial = new_file(folder, ".", ".partial")
    os.close(handle)
    try:
        if backups.copy_open(link, partial, threading.Event()):
            raise SaveError(messages.damaged_now(file=Verbatim(path.name)))
        kept = _free_name(path, cause)
        make_whole(partial, kept)
        return kept
    finally:
        partial.unlink(missing_ok=True)


def put_daily_away(path: Path) -> None:
    """Rename the daily backups, so that no start takes them for a lost database."""
    for copy in backups.found(path):
        copy.replace(_free_name(path, Cause.RESET, copy.stem[-10:]))


def _free_name(path: Path, cause: Cause, day: str = "") -> Path:
    """Return a name with a number above those of the other copies of the day, today by default."""
    folder, day = path.parent / backups.FOLDER, day or datetime.date.today().isoformat()
    stems = [copy.stem for copy in folder.glob(f"{path.stem}-{day}-*{path.suffix}")]
    numbers = [stem.rpartition("-")[2] for stem in stems]
    number = 1 + max((int(one) for one in numbers if one.isdecimal()), default=0)
    return folder / f"{path.stem}-{day}-{cause}-{number}{path.suffix}"
