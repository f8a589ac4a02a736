"""Opening the database: the lock, an older format, a damaged file."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from pathlib import Path

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session.storage import backups
from gin.session.storage.files import why
from gin.session.storage.paths import sync_folder
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
        raise SaveError(messages.cannot_write(path=_named(path), why=why(error))) from error
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise DataInUse(messages.in_use(path=_named(path.parent))) from error
    return handle


def _check_plain(path: Path) -> None:
    """Raises SaveError where something else stands than a file: a folder, a pipe, a device."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise SaveError(messages.cannot_use(path=_named(path), why=why(error))) from error
    if not stat.S_ISREG(mode):
        what = messages.IS_FOLDER if stat.S_ISDIR(mode) else messages.IS_NOT_WRITABLE
        raise SaveError(messages.cannot_use(path=_named(path), why=what))


def suspect(path: Path) -> Path:
    """The file that says, by being there, that the database is to be read through at the start."""
    return path.with_suffix(".suspect")


def _saved(path: Path) -> Path:
    """What was saved of a damaged file, whole, on its way to that file's name."""
    return path.with_suffix(".saved")


def open_kept(path: Path, schema: Schema) -> tuple[sqlite3.Connection, tuple[Text, ...]]:
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
        raise SaveError(messages.cannot_use(path=_named(path), why=plain(error))) from error
    except OSError as error:
        raise SaveError(messages.cannot_use(path=_named(path), why=why(error))) from error


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


def _open(path: Path, schema: Schema) -> tuple[sqlite3.Connection, tuple[Text, ...]]:
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
            raise SaveError(messages.newer(path=_named(path), format=format, known=schema.format))
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


def _leave_out_odd(link: sqlite3.Connection, schema: Schema) -> tuple[Text, ...]:
    """Mark the matches in which something makes no sense; a sentence for each, or for the rest."""
    odd = schema.odd_matches(link)
    for id, _ in odd:
        link.execute("UPDATE match SET state = ? WHERE id = ?", (DAMAGED, id))
    told: list[Text] = [
        messages.match_damaged(match=id, game=Verbatim(repr(game))) for id, game in odd[:_NAMED]
    ]
    if len(odd) > _NAMED:
        told.append(messages.more_damaged(count=len(odd) - _NAMED))
    return tuple(told)


def _finish_salvage(path: Path) -> tuple[Text, ...]:
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
        return (messages.saved_again(file=Verbatim(path.name)),)
    copies = backups.found(path)
    if not copies:
        return ()
    where = copies[0].relative_to(path.parent)
    return (
        messages.file_gone(
            file=Verbatim(path.name), day=backups.day_of(copies[0]), copy=_named(where)
        ),
    )


def _replace_damaged(path: Path, schema: Schema, error: sqlite3.Error) -> Text:
    """Put what can be read of a damaged file in its place, and keep it under another name.

    Killed at any moment, it leaves the old file or the whole new one.
    """
    from gin.session.storage.salvage import salvage  # Hardly anybody ever needs it.

    saved, partial = _saved(path), path.with_suffix(".salvaged")
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        found = salvage(path, partial, schema)
    except (OSError, sqlite3.OperationalError) as full:
        partial.unlink(missing_ok=True)
        reason = why(full) if isinstance(full, OSError) else plain(full)
        raise SaveError(messages.nothing_saved(path=_named(path), why=reason)) from full
    if found is not None:
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.replace(saved)
        sync_folder(path.parent)
    aside = _set_aside(path)
    if found is None:
        return messages.new_begun(
            file=Verbatim(path.name), why=plain(error), aside=Verbatim(aside.name)
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
        raise SaveError(messages.not_set_aside(path=_named(path), why=why(error))) from error
    return aside


def plain(error: Exception) -> Text:
    """What SQLite says; what has no message of its own is told in its own words."""
    text = str(error)
    if "full" in text:
        return messages.DISK_FULL
    if "readonly" in text or "read-only" in text:
        return messages.READ_ONLY
    if "disk I/O" in text:
        return messages.DISK_REFUSES
    return Verbatim(text)


def _named(path: Path) -> Verbatim:
    return Verbatim(str(path))
