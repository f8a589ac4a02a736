"""Recovery of a damaged database, row by row, and from its copies."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, field

from gin.core.message import NOTHING, Text, Verbatim, sentences
from gin.messages import errors as messages
from gin.session.storage import backups
from gin.session.storage.connection import open_alone
from gin.session.storage.schema import LARGEST, Column, Schema, columns

_PARTS = ("action", "hand", "outcome")
_COPIES = ".salvage-"
_NAMED = 5
"""Matches to name in a sentence; the others are counted."""


class Salvaged(Struct):
    """The result of a salvage: the number of matches, and how many are from the copy of `day`.

    `gone` lists lost matches, `partly` incomplete ones. `whole` says that everything is from the
    copy, for instance because the file itself was unreadable.
    """

    matches: int = 0
    copied: int = 0
    day: Text = NOTHING
    whole: bool = False
    gone: list[Text] = field(default_factory=list)
    partly: list[Text] = field(default_factory=list)

    def message(self, name: str, aside: str) -> Text:
        file, kept = Verbatim(name), messages.broken_kept(file=Verbatim(aside))
        if self.whole:
            return sentences(messages.copy_taken(file=file, day=self.day, count=self.matches), kept)
        return sentences(self.brief_message(name), kept)

    def brief_message(self, name: str) -> Text:
        saved = messages.saved(file=Verbatim(name), count=self.matches)
        if self.copied and self.copied == self.matches:
            saved = messages.saved_from_copy(file=Verbatim(name), count=self.matches, day=self.day)
        elif self.copied:
            saved = messages.saved_with_copy(
                file=Verbatim(name), count=self.matches, copied=self.copied, day=self.day
            )
        return sentences(saved, self._partly(), self._lost())

    def _partly(self) -> Text:
        named, more = tuple(self.partly[:_NAMED]), len(self.partly) - _NAMED
        if more > 0:
            return messages.not_whole_and_more(matches=named, more=more)
        return messages.not_whole(matches=named) if named else NOTHING

    def _lost(self) -> Text:
        named, more = tuple(self.gone[:_NAMED]), len(self.gone) - _NAMED
        if more > 0:
            return messages.lost_and_more(matches=named, more=more)
        return messages.lost(matches=named) if named else NOTHING


@contextlib.contextmanager
def _copied(path: Path, where: Path) -> Iterator[Path]:
    """Yield a copy of a database with its log, so that opening it cannot change the original."""
    with tempfile.TemporaryDirectory(prefix=_COPIES, dir=where) as folder:
        copy = Path(folder, "copy.db")
        for companion in ("", "-wal"):
            extra = path.with_name(path.name + companion)
            if extra.is_file():
                shutil.copyfile(extra, copy.with_name(copy.name + companion))
        yield copy


def salvage(path: Path, target: Path, schema: Schema) -> Salvaged | None:
    """Put the readable parts of the database at `path` into a new one at `target`.

    Matches lost in the file are taken from the newest sound copy. If nothing can be read anywhere,
    return None and leave no `target`.

    Raises:
      OSError: a file cannot be written, for instance on a full disk.
      sqlite3.OperationalError: the new database cannot be written.
    """
    clear(path)
    with _copied(path, path.parent) as copy:
        found = _salvage(copy, target, schema)
    with _sound_copy(path, schema) as sound:
        if sound is not None:
            copy, day = sound
            if found is None:
                shutil.copyfile(copy, target)
                return Salvaged(_count(target), day=day, whole=True)
            found.fill_from(copy, day)
    if found is None:
        target.unlink(missing_ok=True)
        return None
    found.leave_out()
    return found.salvaged


def take_copy(path: Path, target: Path, schema: Schema) -> Salvaged | None:
    """Put the newest sound copy of the database at `path` into `target`; None if there is none."""
    clear(path)
    with _sound_copy(path, schema) as sound:
        if sound is None:
            return None
        copy, day = sound
        shutil.copyfile(copy, target)
        return Salvaged(_count(target), day=day, whole=True)


def clear(path: Path) -> None:
    """Delete the files of an interrupted salvage."""
    for stale in path.parent.glob(f"{_COPIES}*"):
        shutil.rmtree(stale, ignore_errors=True)


@contextlib.contextmanager
def _sound_copy(path: Path, schema: Schema) -> Iterator[tuple[Path, Text] | None]:
    """Yield the newest sound copy with a match in it, migrated to this format, and its day."""
    for backup in backups.found(path):
        with _copied(backup, path.parent) as copy:
            if _brought_up(copy, schema) and _count(copy):
                yield copy, backups.day_of(backup)
                return
    yield None


def _brought_up(path: Path, schema: Schema) -> bool:
    link = open_alone(path)
    try:
        (format,) = link.execute("PRAGMA user_version").fetchone()
        if not 0 < format <= schema.format or list(link.execute("PRAGMA quick_check(1)")) != [
            ("ok",)
        ]:
            return False
        schema.bring_up(link, format)
        schema.check_columns(link)
        link.execute("PRAGMA journal_mode = DELETE")
        return True
    except sqlite3.DatabaseError:
        return False
    finally:
        link.close()


def _count(path: Path) -> int:
    link = open_alone(path)
    (count,) = link.execute("SELECT count(*) FROM match").fetchone()
    link.close()
    return int(count)


def _link(target: Path) -> sqlite3.Connection:
    """Open the new database for speed instead of safety: it gets its name only once complete."""
    link = open_alone(target)
    link.execute("PRAGMA synchronous = OFF")
    link.execute("PRAGMA journal_mode = MEMORY")
    return link


class _Partly(Struct):
    """A new database with everything readable, and the numbers of incomplete matches."""

    target: Path
    salvaged: Salvaged
    missing: set[int]

    def fill_from(self, copy: Path, day: Text) -> None:
        """Take lost and incomplete matches from a copy, unless it is of another database."""
        link = _link(self.target)
        link.execute("ATTACH ? AS old", (str(copy),))
        (others,) = link.execute(
            "SELECT count(*) FROM main.match m JOIN old.match o ON o.id = m.id"
            " WHERE o.started <> m.started OR o.seed <> m.seed"
        ).fetchone()
        there = {id for (id,) in link.execute("SELECT id FROM old.match")}
        # Matches are never deleted: one that only the copy has was lost without a trace.
        here = {id for (id,) in link.execute("SELECT id FROM main.match")}
        for id in sorted((self.missing | there - here) & there) if not others else ():
            link.execute("BEGIN")
            for table in (*_PARTS, "match"):
                key = "id" if table == "match" else "match"
                names = ", ".join(column.name for column in columns(link, table))
                link.execute(f"DELETE FROM main.{table} WHERE {key} = ?", (id,))
                link.execute(
                    f"INSERT INTO main.{table} ({names}) SELECT {names} FROM old.{table}"
                    f" WHERE {key} = ?",
                    (id,),
                )
            link.execute("COMMIT")
            self.missing.discard(id)
            self.salvaged.copied += 1
        if not others:
            for table in ("tournament", "answer"):
                names = ", ".join(column.name for column in columns(link, table))
                link.execute(
                    f"INSERT OR IGNORE INTO main.{table} ({names}) SELECT {names} FROM old.{table}"
                )
        self.salvaged.day = day
        link.close()
        self.salvaged.matches = _count(self.target)

    def leave_out(self) -> None:
        """List the matches that are lost or still incomplete, and mark the open ones as broken."""
        link = _link(self.target)
        for id in sorted(self.missing):
            row = link.execute("SELECT game FROM match WHERE id = ?", (id,)).fetchone()
            if row is None:
                self.salvaged.gone.append(messages.match(match=id))
            else:
                self.salvaged.partly.append(
                    messages.match_of(match=id, game=Verbatim(str(row[0])[:20]))
                )
            link.execute("UPDATE match SET state = 'broken' WHERE id = ? AND state = 'open'", (id,))
        link.close()
        self.salvaged.matches = _count(self.target) - len(self.salvaged.partly)


def _salvage(damaged: Path, target: Path, schema: Schema) -> _Partly | None:
    """Copy everything readable in a damaged file to a new one; None if it has no match of ours."""
    target.unlink(missing_ok=True)
    link = _link(target)
    try:
        schema.create(link)
        # Otherwise SQLite refuses a file that is shorter than its header says.
        link.execute("PRAGMA writable_schema = ON")
        try:
            link.execute("ATTACH ? AS old", (str(damaged),))
            (application,) = link.execute("PRAGMA old.application_id").fetchone()
            (format,) = link.execute("PRAGMA old.user_version").fetchone()
            there = {name for (name,) in link.execute("SELECT name FROM old.sqlite_master")}
        except sqlite3.DatabaseError:
            return None
        if application != schema.application or "match" not in there:
            return None
        missing = _copy_tables(link, schema)
        known = {id for (id,) in link.execute("SELECT id FROM match")}
        if not known:
            return None
        link.execute("DETACH old")
        link.execute("BEGIN")
        for step in range(max(1, format), schema.format):
            schema.steps[step](link)
        link.execute(
            "UPDATE match SET dealt = max(dealt, (SELECT max(hand) FROM action WHERE match = id))"
            " WHERE id IN (SELECT match FROM action)"
        )
        link.execute("COMMIT")
        link.execute(f"PRAGMA application_id = {schema.application}")
        link.execute(f"PRAGMA user_version = {schema.format}")
        return _Partly(target, Salvaged(), missing)
    finally:
        link.close()


def _copy_tables(link: sqlite3.Connection, schema: Schema) -> set[int]:
    last = _last(link)
    missing: set[int] = set()
    for table, wanted in schema.tables().items():
        old = {column.name for column in columns(link, table, "old")}
        common = [column for column in wanted if column.name in old]
        key = "id" if table == "match" else "match"
        if table in ("note", "tournament", "answer"):
            _copy_from_ends(link, table, common)
        elif table == "judged":
            # The coach can judge a lost hand again.
            deque(_copy(link, table, key, common, 1, last) if key in old else (), maxlen=0)
        elif key not in old:
            missing.update(range(1, last + 1))
        else:
            missing.update(_copy(link, table, key, common, 1, last))
    return missing


def _last(link: sqlite3.Connection) -> int:
    found = [0]
    for table, key in (("match", "id"), *((table, "match") for table in _PARTS)):
        with contextlib.suppress(sqlite3.DatabaseError):
            found += link.execute(f"SELECT max({key}) FROM old.{table}").fetchone()
    return max(id for id in found if isinstance(id, int) and id <= LARGEST)


def _copy(
    link: sqlite3.Connection, table: str, key: str, common: list[Column], low: int, high: int
) -> Iterator[int]:
    """Copy the rows whose key is in a range, halving the range on errors; yield unreadable keys."""
    if high < low:
        return
    names = ", ".join(column.name for column in common)
    values = ", ".join(_value(column) for column in common)
    query = (
        f"INSERT OR IGNORE INTO main.{table} ({names}) SELECT {values} FROM old.{table}"
        f" WHERE {key} BETWEEN ? AND ?"
    )
    try:
        link.execute(query, (low, high))
    except sqlite3.OperationalError:
        # Not damage but, for instance, no room for the new file.
        raise
    except sqlite3.DatabaseError:
        if low == high:
            yield low
            return
        middle = (low + high) // 2
        yield from _copy(link, table, key, common, low, middle)
        yield from _copy(link, table, key, common, middle + 1, high)


def _value(column: Column) -> str:
    """Return the expression that copies a column.

    A missing required value becomes one of the wrong type, so that the match counts as damaged.
    """
    if not column.needed or column.key:
        return column.name
    other = "x''" if column.kind == "TEXT" else "''"
    return f"ifnull({column.name}, {other})"


def _copy_from_ends(link: sqlite3.Connection, table: str, common: list[Column]) -> None:
    """Copy the rows from both ends, up to the first that cannot be read."""
    if not common:
        return
    names = ", ".join(column.name for column in common)
    marks = ", ".join("?" * len(common))
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.DatabaseError):
            for row in link.execute(f"SELECT {names} FROM old.{table} ORDER BY 1 {order}"):
                link.execute(f"INSERT OR IGNORE INTO main.{table} ({names}) VALUES ({marks})", row)
