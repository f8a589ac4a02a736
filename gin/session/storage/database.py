"""The SQLite file with the saved matches, and its protection while the program runs.

A file that is damaged or not ours is renamed, never deleted. The file of a newer version is refused
and left unchanged. A file that is damaged, replaced or removed during play is written again, with
everything that can be recovered.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Self

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session.storage.backups import DailyBackup, PendingCopy
from gin.session.storage.file_identity import FileIdentity, log_of
from gin.session.storage.files import why
from gin.session.storage.format import SCHEMA
from gin.session.storage.locking import Lock, take_lock
from gin.session.storage.opening import (
    make_whole,
    open_kept,
    rescued_path,
    sqlite_reason,
    suspect_marker,
)
from gin.session.storage.shadow import Shadow, Statement

if TYPE_CHECKING:
    from gin.session.storage.kept_copies import Cause

FILE = "parlour.db"
LOCK = "parlour.lock"
_STEP = 0.002
"""Seconds to wait in each step of a copy."""


class Writer:
    """Executes statements, and remembers them."""

    def __init__(self, link: sqlite3.Connection) -> None:
        self._link = link
        self.done: list[Statement] = []

    def execute(self, query: str, values: tuple[object, ...] = ()) -> None:
        self._link.execute(query, values)
        self.done.append((query, values))


class Database:
    """An open database. `notices` are the messages for the player from opening it."""

    def __init__(
        self,
        link: sqlite3.Connection,
        notices: tuple[Text, ...] = (),
        lock: Lock | None = None,
        path: Path | None = None,
    ) -> None:
        self._link = link
        self._lock = lock
        self._path = path
        self._folder = None if path is None else FileIdentity.of(path.parent)
        self._marks: dict[Path, FileIdentity] = {}
        self._shadow = None if path is None else Shadow(SCHEMA)
        self._keeper: DailyBackup | None = None
        self._new_notices: list[Text] = []
        self._refused = self._damaged = False
        self._earlier_changes = 0
        self.notices = notices
        self._note_marks()

    @property
    def saves(self) -> bool:
        """Whether data is saved to disk."""
        return self._lock is not None

    @property
    def refused(self) -> bool:
        return self._refused

    @property
    def changes(self) -> int:
        """A number that grows with each change, also when another file takes the place of this."""
        return self._earlier_changes + self._link.total_changes

    @property
    def path(self) -> Path | None:
        """The file of the database; None if it is in memory."""
        return self._path

    @classmethod
    def in_memory(cls) -> Self:
        link = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        SCHEMA.create(link)
        return cls(link)

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open the database in a folder. Raises DataInUse or another SaveError."""
        lock = take_lock(folder / LOCK)
        try:
            link, notices = open_kept(folder / FILE, SCHEMA)
        except BaseException:
            lock.release()
            raise
        return cls(link, (*notices, *lock.notices), lock, folder / FILE)

    def back_up(self) -> None:
        if self._path is not None and self.rows("SELECT 1 FROM match LIMIT 1"):
            self._keeper = DailyBackup(self._link, self._path, suspect_marker(self._path))

    def take_notices(self) -> tuple[Text, ...]:
        if self._keeper is not None:
            self._new_notices += self._keeper.notices
            self._keeper.notices = []
        notices, self._new_notices = tuple(self._new_notices), []
        return notices

    def copy_to(self, target: Path) -> None:
        """Copy the database to a file; it must be empty or missing. Raises SaveError."""
        for _ in self.copy_steps(target):
            continue

    def copy_steps(self, target: Path) -> Generator[None, None, None]:
        """Copy the database to a file, which must be empty or missing, in short steps.

        Raises:
          SaveError: the database is damaged, or the file cannot be written.
        """
        copying = PendingCopy(self._link, target)
        try:
            while not copying.wait(_STEP):
                yield
            wrong = copying.result()
        except (OSError, sqlite3.Error) as error:
            raise SaveError(
                messages.cannot_write(path=_shown(target), why=_reason(error))
            ) from error
        finally:
            copying.close()
        if wrong:
            raise SaveError(self._why(sqlite3.DatabaseError(wrong)))

    def replace_with(self, made: Path, cause: Cause) -> None:
        """Put the database at `made` in the place of this one, of which a copy is kept.

        `made` must be complete, in the current format and in the same folder. A crash leaves the
        old database or the new one.

        Raises:
          SaveError: that is impossible; the old database stays in use.
        """
        from gin.session.storage import kept_copies  # Rarely needed.

        path = self._path
        assert path is not None, "a database in memory has no file to replace"
        self._check()
        if self._keeper is not None:
            self._keeper.close()
        failure: Exception | None = None
        try:
            kept_copies.keep_copy(self._link, path, cause)
            if not kept_copies.count_matches(made):
                kept_copies.put_daily_away(path)
            # Otherwise the log of the old file would be read into the new one.
            self._link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (OSError, sqlite3.Error) as error:
            raise SaveError(messages.not_replaced(path=_shown(path), why=_reason(error))) from error
        self._earlier_changes = self.changes + 1
        self._link.close()
        try:
            log_of(path).unlink(missing_ok=True)
            make_whole(made, path)
        except OSError as error:
            failure = error
        self._link, notices = open_kept(path, SCHEMA)
        self._new_notices += notices
        if self._shadow is not None:
            self._shadow.close()
            self._shadow = Shadow(SCHEMA)
        self._note_marks()
        self.back_up()
        if failure is not None:
            why_not = messages.not_replaced(path=_shown(path), why=_reason(failure))
            raise SaveError(why_not) from failure

    def close(self) -> None:
        if self._lock is not None:
            self.is_sound()
        if self._keeper is not None:
            self._keeper.close()
        self._link.close()
        if self._shadow is not None:
            self._shadow.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def is_sound(self) -> bool:
        """Check that the file is there and whole, or rewrite it; return whether either worked."""
        try:
            self._check()
        except SaveError:
            return False
        return True

    def _check(self) -> None:
        if self._path is None or self._unchanged:
            return
        if not self._is_same_folder(self._path.parent):
            # Without this error, writes would appear to succeed, but go to a file that is no longer
            # in the folder.
            raise SaveError(messages.store_gone(path=Verbatim(str(self._path))))
        self._write_again(self._path)

    @property
    def _unchanged(self) -> bool:
        return not self._damaged and all(mark.still(file) for file, mark in self._marks.items())

    def _is_same_folder(self, folder: Path) -> bool:
        now, then = FileIdentity.of(folder), self._folder
        return (
            now is not None
            and then is not None
            and (now.device, now.inode) == (then.device, then.inode)
        )

    def _write_again(self, path: Path) -> None:
        from gin.session.storage.rescue import save_again  # Rarely needed.

        assert self._lock is not None and self._shadow is not None
        if self._keeper is not None:
            self._keeper.close()
        if not self._lock.holds(path.with_name(LOCK)):
            lock = take_lock(path.with_name(LOCK))
            self._lock.release()
            self._lock = lock
        notice: Text = messages.rescued(file=Verbatim(path.name))
        if not rescued_path(path).exists():
            notice = save_again(self._link, path, SCHEMA, self._shadow)
        self._damaged = True
        self._link, notices = open_kept(path, SCHEMA)
        self._damaged = False
        self._new_notices += [notice, *notices[1:]]
        self._note_marks()

    def _note_marks(self) -> None:
        if self._path is not None:
            marks = {file: FileIdentity.of(file) for file in (self._path, log_of(self._path))}
            self._marks = {file: mark for file, mark in marks.items() if mark is not None}

    @contextlib.contextmanager
    def _writing(self, match: int | None = None) -> Iterator[Writer]:
        """Run one transaction, synced to disk at its end, that changes at most one match."""
        self._refused = True
        self._check()
        try:
            if match is not None and self._shadow is not None:
                self._shadow.include(self._link, match)
            self._link.execute("BEGIN IMMEDIATE")
            try:
                writer = Writer(self._link)
                yield writer
                self._link.execute("COMMIT")
            except BaseException:
                if self._link.in_transaction:
                    self._link.execute("ROLLBACK")
                raise
        except (sqlite3.Error, OverflowError) as error:
            raise SaveError(messages.not_kept(why=self._why(error))) from error
        self._refused = False
        self._note_marks()
        if self._shadow is not None:
            self._shadow.repeat(writer.done)

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        """Return the rows of a read-only query, or raise SaveError."""
        try:
            try:
                return self._link.execute(query, values).fetchall()
            except sqlite3.Error:
                if self._unchanged:
                    raise
                self._check()
                return self._link.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise SaveError(messages.unread(why=self._why(error))) from error
        except UnicodeDecodeError as error:
            raise SaveError(messages.unread(why=messages.MALFORMED)) from error

    def _why(self, error: Exception) -> Text:
        """Return what went wrong; if the file is damaged, let the next start salvage it."""
        damaged = isinstance(error, sqlite3.DatabaseError) and not isinstance(
            error, sqlite3.OperationalError | sqlite3.IntegrityError | sqlite3.InterfaceError
        )
        if not damaged or self._path is None:
            return sqlite_reason(error)
        with contextlib.suppress(OSError):
            suspect_marker(self._path).touch(mode=0o600)
        return messages.damaged_now(file=Verbatim(self._path.name))


def _reason(error: Exception) -> Text:
    return why(error) if isinstance(error, OSError) else sqlite_reason(error)


def _shown(path: Path) -> Verbatim:
    return Verbatim(str(path))
