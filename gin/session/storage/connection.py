"""Opening of a SQLite file for this process alone, on any disk."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path

from gin.session.storage.locking import has_record_locks

WAIT = 2.0
"""Seconds to wait for another program that has the file open."""


def open_alone(path: Path) -> sqlite3.Connection:
    """Open a database for this process alone, creating it if necessary.

    With exclusive access, SQLite keeps the index of its log in memory. Otherwise it would need a
    memory-mapped file, which some FAT, CIFS and 9p disks don't support. Any thread may use the
    connection.
    """
    if _has_locks(path.parent):
        link = sqlite3.connect(path, isolation_level=None, timeout=WAIT, check_same_thread=False)
    else:
        # Without SQLite's locks, our own lock still keeps other copies of the program away.
        where = f"{path.absolute().as_uri()}?vfs=unix-none"
        link = sqlite3.connect(
            where, uri=True, isolation_level=None, timeout=WAIT, check_same_thread=False
        )
    try:
        link.execute("PRAGMA locking_mode = EXCLUSIVE")
    except BaseException:
        link.close()
        raise
    return link


@cache
def _has_locks(folder: Path) -> bool:
    return has_record_locks(folder)
