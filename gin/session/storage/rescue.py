"""Rewriting of the database during play, after its file was damaged, replaced or removed."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from pathlib import Path

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session.storage import backups
from gin.session.storage.connection import open_alone
from gin.session.storage.file_identity import log_of
from gin.session.storage.files import why
from gin.session.storage.opening import make_whole, rescued_path, sqlite_reason
from gin.session.storage.salvage import Salvaged, salvage
from gin.session.storage.schema import Schema, integrity_errors
from gin.session.storage.shadow import Shadow


def save_again(link: sqlite3.Connection, path: Path, schema: Schema, shadow: Shadow) -> Text:
    """Write everything that can be recovered to a new file, which `open_kept` will put in place.

    Returns a message for the player, and closes the connection. A crash leaves the old files or the
    whole new one.

    Raises:
      SaveError: the new file cannot be written. The connection then stays open.
    """
    partial = path.with_suffix(".salvaged")
    try:
        found = _collected(link, path, partial, schema, shadow)
        make_whole(partial, rescued_path(path))
    except (OSError, sqlite3.Error) as full:
        partial.unlink(missing_ok=True)
        reason = why(full) if isinstance(full, OSError) else sqlite_reason(full)
        raise SaveError(messages.not_saved_again(path=Verbatim(str(path)), why=reason)) from full
    # On closing, the connection would write its log into the file.
    lost = log_of(path).with_suffix(".lost")
    with contextlib.suppress(OSError):
        log_of(path).replace(lost)
    with contextlib.suppress(sqlite3.Error):
        link.close()
    with contextlib.suppress(OSError):
        lost.unlink(missing_ok=True)
    if found is None:
        return messages.rescued(file=Verbatim(path.name))
    if found.whole:
        return messages.rescued_with_copy(file=Verbatim(path.name), day=found.day)
    return found.brief_message(path.name)


def _collected(
    link: sqlite3.Connection, path: Path, partial: Path, schema: Schema, shadow: Shadow
) -> Salvaged | None:
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    found = None
    if not _is_whole(link, partial):
        partial.unlink(missing_ok=True)
        found = salvage(path, partial, schema)
    with contextlib.closing(open_alone(partial)) as made:
        (tables,) = made.execute("SELECT count(*) FROM sqlite_master").fetchone()
        schema.bring_up(made, schema.format if tables else 0)
        shadow.put_into(made)
        made.execute("PRAGMA journal_mode = DELETE")
        for wrong in integrity_errors(made):
            raise sqlite3.DatabaseError(wrong)
        (count,) = made.execute("SELECT count(*) FROM match").fetchone()
    if found is not None:
        found.matches = count - len(found.partly)
    return found


def _is_whole(link: sqlite3.Connection, partial: Path) -> bool:
    try:
        return not backups.copy_open(link, partial, threading.Event())
    except sqlite3.Error:
        return False
