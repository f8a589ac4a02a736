"""Copy and read the database that a running program keeps locked."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from gin.session.storage.database import FILE


def copy_games(folder: Path, target: Path) -> bool:
    """Copy a folder's database and its log consistently; return False if there is no database."""
    path, log = folder / FILE, folder / f"{FILE}-wal"
    while path.exists():
        before = path.stat()
        # The log only grows until SQLite writes it back, which changes the database file.
        shutil.copyfile(path, target / FILE)
        with contextlib.suppress(FileNotFoundError):
            shutil.copyfile(log, target / log.name)
        after = path.stat()
        if (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size):
            return True
    return False


@contextlib.contextmanager
def games(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of a folder's database, or an empty database if there is none."""
    with tempfile.TemporaryDirectory() as where:
        copy_games(folder, Path(where))
        with contextlib.closing(sqlite3.connect(Path(where, FILE))) as link:
            yield link
