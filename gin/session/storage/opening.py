"""Opening the database: the lock, an older format, a damaged file."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from pathlib import Path

from gin.core.errors import SaveError
from gin.session.storage import backups
from gin.session.storage.files import why
from gin.session.storage.paths import sync_folder
from gin.session.storage.salvage import salvage
from gin.session.storage.schema import DAMAGED, Schema, unsound

_COMPANIONS = ("-wal", "-shm")
_NAMED = 3


class DataInUse(SaveError):
    """Another copy of the program holds the data."""


def take_lock(path: Path) -> int:
    """A lock that the system lets go of when the process ends, however it ends."""
    _check_plain(path)
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise SaveError(f"cannot write {path}: {why(error)}") from error
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise DataInUse(
            f"another copy of Gin Parlour is running and holds the data in {path.parent}"
        ) from error
    return handle


def _check_plain(path: Path) -> None:
    """Raises SaveError where something else stands than a file: a folder, a pipe, a device."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise SaveError(f"cannot use {path}: {why(error)}") from error
    if not stat.S_ISREG(mode):
        what = "a folder" if stat.S_ISDIR(mode) else "no file that can be written"
        raise SaveError(f"cannot use {path}: it is {what}")


def suspect(path: Path) -> Path:
    """The file that says, by being there, that the database is to be read through at the start."""
    return path.with_suffix(".suspect")


def _saved(path: Path) -> Path:
    """What was saved of a damaged file, whole, on its way to that file's name."""
    return path.with_suffix(".saved")


def open_kept(path: Path, schema: Schema) -> tuple[sqlite3.Connection, tuple[str, ...]]:
    """The database, brought to this format, and what had to be done for it.

    Of a damaged file what can be read is put into a new one, and it is renamed. Raises SaveError.
    """
    _check_plain(path)
    try:
        notices = _finish_salvage(path)
        try:
            if suspect(path).exists():
                _read_through(path)
            link, told = _open(path, schema)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and not _is_damage(error):
                raise
            notices += (_replace_damaged(path, schema, error),)
            link, told = _open(path, schema)
        suspect(path).unlink(missing_ok=True)
        return link, (*notices, *told)
    except sqlite3.Error as error:
        raise SaveError(f"cannot use {path}: {plain(error)}") from error
    except OSError as error:
        raise SaveError(f"cannot use {path}: {why(error)}") from error


def _is_damage(error: sqlite3.Error) -> bool:
    return any(word in str(error) for word in ("malformed", "not a database", "no such"))


def _read_through(path: Path) -> None:
    """Raises DatabaseError if anything in the whole file is wrong."""
    link = sqlite3.connect(path)
    try:
        for wrong in unsound(link):
            raise sqlite3.DatabaseError(f"it is malformed: {wrong}")
    finally:
        link.close()


def _open(path: Path, schema: Schema) -> tuple[sqlite3.Connection, tuple[str, ...]]:
    if not path.exists():
        # SQLite gives its companions the rights that the file has.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    link = sqlite3.connect(path, isolation_level=None, timeout=2.0)
    try:
        # What is no text in a column of texts is read as one that makes no sense.
        link.text_factory = lambda text: text.decode("utf-8", "replace")
        (format,) = link.execute("PRAGMA user_version").fetchone()
        (application,) = link.execute("PRAGMA application_id").fetchone()
        (tables,) = link.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if format > schema.format and application == schema.application:
            raise SaveError(
                f"{path} was written by a newer Gin Parlour (format {format}; this one knows "
                f"{schema.format}): use that one, or start with another data folder"
            )
        if tables and application != schema.application:
            raise sqlite3.DatabaseError("it is a foreign database")
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("PRAGMA synchronous = FULL")
        # Only macOS knows the difference, and there FULL alone does not reach the disk.
        link.execute("PRAGMA fullfsync = ON")
        link.execute("PRAGMA foreign_keys = ON")
        schema.bring_up(link, format if tables else 0)
        schema.check_columns(link)
        return link, _leave_out_odd(link, schema)
    except BaseException:
        link.close()
        raise


def _leave_out_odd(link: sqlite3.Connection, schema: Schema) -> tuple[str, ...]:
    """Mark the matches in which something makes no sense; a sentence for each, or for the rest."""
    odd = schema.odd_matches(link)
    for id, _ in odd:
        link.execute("UPDATE match SET state = ? WHERE id = ?", (DAMAGED, id))
    told = [
        f"Match {id}, of {game!r}, is damaged where it is kept, and is left out."
        for id, game in odd[:_NAMED]
    ]
    if len(odd) > _NAMED:
        more = len(odd) - _NAMED
        told.append("So is one more match." if more == 1 else f"So are {more} more matches.")
    return tuple(told)


def _finish_salvage(path: Path) -> tuple[str, ...]:
    """Finish what a salvage that was cut short had begun; the sentence for a file that is gone."""
    saved = _saved(path)
    if path.exists():
        saved.unlink(missing_ok=True)
        return ()
    left = [name for name in _COMPANIONS if path.with_name(path.name + name).exists()]
    aside = _free_name(path)
    for name in left:
        # A log without its file must not be read into another one.
        path.with_name(path.name + name).replace(aside.with_name(aside.name + name))
    if saved.exists():
        saved.replace(path)
        sync_folder(path.parent)
        return (f"The saved games in {path.name} were damaged; what could be saved is here again.",)
    copies = backups.found(path)
    if not copies:
        return ()
    where = copies[0].relative_to(path.parent)
    return (
        f"There is no file {path.name} any more, and a new one was begun. The copy of"
        f" {backups.day_of(copies[0])} is {where}: give it that name to have your games back.",
    )


def _replace_damaged(path: Path, schema: Schema, error: sqlite3.Error) -> str:
    """Put what can be read of a damaged file in its place, and keep it under another name.

    Killed at any moment, it leaves the old file or the whole new one.
    """
    saved, partial = _saved(path), path.with_suffix(".salvaged")
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        found = salvage(path, partial, schema)
    except (OSError, sqlite3.OperationalError) as full:
        partial.unlink(missing_ok=True)
        reason = why(full) if isinstance(full, OSError) else plain(full)
        raise SaveError(f"{path} is damaged, and nothing can be saved of it: {reason}") from full
    if found is not None:
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.replace(saved)
        sync_folder(path.parent)
    aside = _set_aside(path)
    if found is None:
        return (
            f"The saved games in {path.name} could not be read ({plain(error)}). "
            f"The file is kept as {aside.name}, and a new one was begun."
        )
    saved.replace(path)
    sync_folder(path.parent)
    return found.told(path.name, aside.name)


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not any(aside.with_name(aside.name + name).exists() for name in ("", *_COMPANIONS)):
            return aside
        number += 1


def _set_aside(path: Path) -> Path:
    """Rename a file, with SQLite's companions, to a name not yet taken."""
    aside = _free_name(path)
    try:
        path.replace(aside)
        for companion in _COMPANIONS:
            extra = path.with_name(path.name + companion)
            with contextlib.suppress(FileNotFoundError):
                extra.replace(aside.with_name(aside.name + companion))
    except OSError as error:
        raise SaveError(f"{path} is damaged and cannot be set aside: {why(error)}") from error
    return aside


def plain(error: Exception) -> str:
    """What SQLite says, in the words of a player's language."""
    text = str(error)
    if "full" in text:
        return "the disk is full"
    if "readonly" in text or "read-only" in text:
        return "it can only be read"
    if "disk I/O" in text:
        return "the disk does not take it"
    return text
