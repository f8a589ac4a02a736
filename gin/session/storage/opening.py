"""Opening of the database, also from older formats, damaged files and files without matches."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session.storage import backups
from gin.session.storage.connection import open_alone
from gin.session.storage.file_identity import log_of
from gin.session.storage.files import why
from gin.session.storage.locking import check_plain
from gin.session.storage.paths import sync_folder
from gin.session.storage.schema import DAMAGED, Schema, integrity_errors

if TYPE_CHECKING:
    from gin.session.storage.salvage import Salvaged

_COMPANIONS = ("-wal", "-shm")
_NAMED = 3


class _Emptied(Exception):
    """A database has no matches, although there are copies of it."""


def suspect_marker(path: Path) -> Path:
    """Return the marker file whose existence makes the next start check the whole database."""
    return path.with_suffix(".suspect")


def _saved(path: Path) -> Path:
    return path.with_suffix(".saved")


def rescued_path(path: Path) -> Path:
    """Return the temporary name of a database rewritten during play, until it is reopened."""
    return path.with_suffix(".rescued")


def open_kept(path: Path, schema: Schema) -> tuple[sqlite3.Connection, tuple[Text, ...]]:
    """Return the database, migrated to this format, and messages for the player.

    Readable parts of a damaged file are put into a new one, and the damaged file is renamed. If the
    matches are missing, the newest sound copy takes the file's place.

    Raises:
      SaveError: the database cannot be used.
    """
    check_plain(path)
    try:
        notices = _finish_salvage(path, schema)
        try:
            if suspect_marker(path).exists():
                _read_through(path)
            link, more = _open(path, schema)
        except _Emptied:
            notices += _refill(path, schema)
            link, more = _open(path, schema, even_empty=True)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and not _is_damage(error):
                raise
            notices += (_replace_damaged(path, schema, error),)
            link, more = _open(path, schema, even_empty=True)
        suspect_marker(path).unlink(missing_ok=True)
        return link, (*notices, *more)
    except sqlite3.Error as error:
        raise SaveError(messages.cannot_use(path=_named(path), why=sqlite_reason(error))) from error
    except OSError as error:
        raise SaveError(messages.cannot_use(path=_named(path), why=why(error))) from error


def _is_damage(error: sqlite3.Error) -> bool:
    return any(word in str(error) for word in ("malformed", "not a database", "no such"))


def _read_through(path: Path) -> None:
    link = open_alone(path)
    try:
        for wrong in integrity_errors(link):
            raise sqlite3.DatabaseError(f"it is malformed: {wrong}")
    finally:
        link.close()


def _open(
    path: Path, schema: Schema, *, even_empty: bool = False
) -> tuple[sqlite3.Connection, tuple[Text, ...]]:
    if not path.exists():
        # SQLite gives its companion files the same permissions as this file.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    had_log = log_of(path).exists()
    link = open_alone(path)
    try:
        # Replace invalid UTF-8 instead of failing on it.
        link.text_factory = lambda text: text.decode("utf-8", "replace")
        (format,) = link.execute("PRAGMA user_version").fetchone()
        (application,) = link.execute("PRAGMA application_id").fetchone()
        (tables,) = link.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if format > schema.format and application == schema.application:
            raise SaveError(messages.newer(path=_named(path), format=format, known=schema.format))
        if tables and application != schema.application:
            raise sqlite3.DatabaseError("a foreign database")
        if not even_empty and not _has_matches(link, tables) and backups.found(path):
            raise _Emptied
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("PRAGMA synchronous = FULL")
        # On macOS, FULL alone does not reach the disk.
        link.execute("PRAGMA fullfsync = ON")
        link.execute("PRAGMA foreign_keys = ON")
        schema.bring_up(link, format if tables else 0)
        schema.check_columns(link)
        notices = _leave_out_odd(link, schema)
        if had_log:
            # Move the writes of earlier starts from the log to the database.
            with contextlib.suppress(sqlite3.OperationalError):
                link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return link, notices
    except BaseException:
        link.close()
        raise


def _has_matches(link: sqlite3.Connection, tables: int) -> bool:
    return bool(tables) and bool(link.execute("SELECT 1 FROM match LIMIT 1").fetchone())


def _leave_out_odd(link: sqlite3.Connection, schema: Schema) -> tuple[Text, ...]:
    odd = schema.odd_matches(link)
    for id, _ in odd:
        link.execute("UPDATE match SET state = ? WHERE id = ?", (DAMAGED, id))
    notices: list[Text] = [
        messages.match_damaged(match=id, game=Verbatim(repr(game))) for id, game in odd[:_NAMED]
    ]
    if len(odd) > _NAMED:
        notices.append(messages.more_damaged(count=len(odd) - _NAMED))
    return tuple(notices)


def _finish_salvage(path: Path, schema: Schema) -> tuple[Text, ...]:
    """Finish an interrupted salvage; if the file is missing, take the newest copy."""
    saved, made = _saved(path), rescued_path(path)
    kept: tuple[Text, ...] = ()
    if made.exists():
        if path.exists() and path.stat().st_size:
            kept = (messages.broken_kept(file=Verbatim(set_aside(path).name)),)
    elif path.exists():
        saved.unlink(missing_ok=True)
        return ()
    else:
        made = saved
    left = [name for name in _COMPANIONS if path.with_name(path.name + name).exists()]
    aside = _free_name(path)
    for name in left:
        # A log without its file must not be read into another file.
        path.with_name(path.name + name).replace(aside.with_name(aside.name + name))
    if made.exists():
        made.replace(path)
        sync_folder(path.parent)
        return (messages.saved_again(file=Verbatim(path.name)), *kept)
    copies = backups.found(path)
    if not copies:
        return ()
    found = _take_copy(path, schema)
    file, folder = Verbatim(path.name), _named(copies[0].parent.relative_to(path.parent))
    if found is None:
        return (messages.file_gone(file=file, folder=folder),)
    saved.replace(path)
    sync_folder(path.parent)
    return (messages.gone_copy_taken(file=file, day=found.day, count=found.matches, folder=folder),)


def _refill(path: Path, schema: Schema) -> tuple[Text, ...]:
    """Replace a file without matches by the newest sound copy, if there is one.

    The old file is renamed, unless it is empty.
    """
    held = path.stat().st_size
    found = _take_copy(path, schema)
    if found is None:
        return ()
    file = Verbatim(path.name)
    notices: tuple[Text, ...] = (
        messages.empty_copy_taken(file=file, day=found.day, count=found.matches),
    )
    if held:
        notices += (messages.broken_kept(file=Verbatim(set_aside(path).name)),)
    _saved(path).replace(path)
    sync_folder(path.parent)
    return notices


def _take_copy(path: Path, schema: Schema) -> Salvaged | None:
    from gin.session.storage.salvage import take_copy  # Few starts need it.

    saved, partial = _saved(path), path.with_suffix(".salvaged")
    try:
        found = take_copy(path, partial, schema)
        if found is not None:
            make_whole(partial, saved)
        return found
    except (OSError, sqlite3.OperationalError) as full:
        partial.unlink(missing_ok=True)
        reason = why(full) if isinstance(full, OSError) else sqlite_reason(full)
        raise SaveError(messages.copy_not_taken(path=_named(path), why=reason)) from full


def make_whole(partial: Path, name: Path) -> None:
    """Sync a finished file to disk, then rename it."""
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.replace(name)
    sync_folder(name.parent)


def _replace_damaged(path: Path, schema: Schema, error: sqlite3.Error) -> Text:
    """Replace a damaged file by a new one with its readable parts, and rename the damaged one.

    A crash leaves the old file or the whole new one.
    """
    from gin.session.storage.salvage import salvage  # Rarely needed.

    saved, partial = _saved(path), path.with_suffix(".salvaged")
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        found = salvage(path, partial, schema)
    except (OSError, sqlite3.OperationalError) as full:
        partial.unlink(missing_ok=True)
        reason = why(full) if isinstance(full, OSError) else sqlite_reason(full)
        raise SaveError(messages.nothing_saved(path=_named(path), why=reason)) from full
    if found is not None:
        make_whole(partial, saved)
    aside = set_aside(path)
    if found is None:
        return messages.new_begun(
            file=Verbatim(path.name), why=sqlite_reason(error), aside=Verbatim(aside.name)
        )
    saved.replace(path)
    sync_folder(path.parent)
    return found.message(path.name, aside.name)


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not any(aside.with_name(aside.name + name).exists() for name in ("", *_COMPANIONS)):
            return aside
        number += 1


def set_aside(path: Path) -> Path:
    """Rename a file, with SQLite's companion files, to a name not yet taken."""
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


def sqlite_reason(error: Exception) -> Text:
    """Return why SQLite failed, quoting errors for which there is no message."""
    text = str(error)
    if "full" in text:
        return messages.DISK_FULL
    cannot_lock = getattr(error, "sqlite_errorname", "") == "SQLITE_IOERR_LOCK"
    # SQLite also reports this lock error if the file is read-only.
    if "readonly" in text or "read-only" in text or cannot_lock:
        return messages.READ_ONLY
    if "disk I/O" in text:
        return messages.DISK_REFUSES
    if "malformed" in text:
        return messages.MALFORMED
    if "not a database" in text:
        return messages.NOT_A_DATABASE
    if "foreign database" in text:
        return messages.OF_ANOTHER_PROGRAM
    if "locked" in text:
        return messages.HELD_BY_ANOTHER
    if "unable to open" in text:
        return messages.NOT_OPENED
    if isinstance(error, sqlite3.IntegrityError | OverflowError):
        return messages.DOES_NOT_FIT
    return messages.sqlite_says(text=Verbatim(text))


def _named(path: Path) -> Verbatim:
    return Verbatim(str(path))
