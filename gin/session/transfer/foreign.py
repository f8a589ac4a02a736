"""Databases that come from elsewhere: an export, or a copy that may be damaged."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from gin.core.errors import SaveError
from gin.core.message import Text
from gin.messages import transfer as messages
from gin.session.storage.connection import open_alone
from gin.session.storage.format import SCHEMA
from gin.session.storage.schema import DAMAGED, integrity_errors


def bring_up(file: Path, shown: Text) -> None:
    """Check a database, bring it up to this version's format, and mark damaged matches.

    `shown` is the file's name for an error.

    Raises:
      SaveError: a newer version wrote it.
      sqlite3.Error: it is damaged, or not ours.
    """
    with contextlib.closing(open_alone(file)) as link:
        # Nothing in the file's own definitions may run.
        link.execute("PRAGMA trusted_schema = OFF")
        link.text_factory = lambda text: text.decode("utf-8", "replace")
        (application,) = link.execute("PRAGMA application_id").fetchone()
        (format,) = link.execute("PRAGMA user_version").fetchone()
        if application != SCHEMA.application:
            raise sqlite3.DatabaseError("a foreign database")
        if format > SCHEMA.format:
            raise SaveError(messages.newer_matches(path=shown, format=format, known=SCHEMA.format))
        for wrong in (*integrity_errors(link), *_odd_definitions(link)):
            raise sqlite3.DatabaseError(f"it is malformed: {wrong}")
        SCHEMA.bring_up(link, format)
        SCHEMA.check_columns(link)
        for id, _ in SCHEMA.odd_matches(link):
            link.execute("UPDATE match SET state = ? WHERE id = ?", (DAMAGED, id))
        link.execute("PRAGMA journal_mode = DELETE")


def make_empty(file: Path) -> None:
    """Make a database without matches."""
    with contextlib.closing(open_alone(file)) as link:
        SCHEMA.bring_up(link, 0)


def _odd_definitions(link: sqlite3.Connection) -> Iterator[str]:
    """Yield views, triggers and virtual tables: ours have none, and they could run code."""
    for kind, name, text in link.execute("SELECT type, name, sql FROM sqlite_master"):
        if kind not in ("table", "index") or "VIRTUAL" in str(text).upper().split("(")[0]:
            yield str(name)[:20]
