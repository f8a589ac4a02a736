"""A format of the database: its tables, its migrations from older formats, and its valid values."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from msgspec import Struct

LARGEST = 1_000_000_000
"""Largest valid number in a match; only `seed` and `played` may be larger."""
LARGEST_ORDER = 1 << 53
EARLIEST, LATEST = -2_208_988_800.0, 200_000_000_000.0
"""Range of valid times, 1900 to 8307, in seconds since 1970.

A computer with an empty clock battery may start in the past, but not before 1900.
"""


class Column(Struct, frozen=True):
    """The declaration of a column."""

    name: str
    kind: str
    needed: bool
    key: bool


class Schema(Struct, frozen=True):
    """A format: its number, the statements that create its tables, and the migrations to it.

    Every migration can run again on a file that already has part of it.
    """

    format: int
    application: int
    statements: str
    steps: Mapping[int, Callable[[sqlite3.Connection], None]]

    def create(self, link: sqlite3.Connection) -> None:
        _create(link, self.statements)

    def tables(self) -> dict[str, tuple[Column, ...]]:
        return _tables(self.statements)

    def bring_up(self, link: sqlite3.Connection, format: int) -> None:
        """Create the tables (format 0), or migrate step by step, all or nothing."""
        if format == self.format:
            # Write the same value again: a read-only file must fail now, not during a hand.
            link.execute(f"PRAGMA user_version = {self.format}")
            return
        if format and format not in self.steps:
            raise sqlite3.DatabaseError(f"format {format} is unknown")
        link.execute("BEGIN IMMEDIATE")
        try:
            if format == 0:
                self.create(link)
            for step in range(format or self.format, self.format):
                self.steps[step](link)
            link.execute(f"PRAGMA application_id = {self.application}")
            link.execute(f"PRAGMA user_version = {self.format}")
            link.execute("COMMIT")
        except BaseException:
            if link.in_transaction:
                link.execute("ROLLBACK")
            raise

    def check_columns(self, link: sqlite3.Connection) -> None:
        for table, wanted in self.tables().items():
            there = {column.name for column in columns(link, table)}
            for column in wanted:
                if column.name not in there:
                    raise sqlite3.DatabaseError(f"it is malformed: {table} has no {column.name}")

    def odd_matches(self, link: sqlite3.Connection) -> tuple[tuple[int, str], ...]:
        """Return the id and game of matches with invalid values, except those already marked.

        SQLite accepts any value in any column. Actions are not read: their replay checks them.
        """
        found = self._odd(link)
        _bring_back(link, found)
        listed = []
        for id in sorted(found):
            row = link.execute("SELECT game, state FROM match WHERE id = ?", (id,)).fetchone()
            if row is not None and row[1] != DAMAGED:
                listed.append((id, str(row[0])[:20]))
        return tuple(listed)

    def _odd(self, link: sqlite3.Connection) -> set[int]:
        found: set[int] = set()
        for table, wanted in self.tables().items():
            if table in ("match", "hand", "outcome"):
                key = "id" if table == "match" else "match"
                odd = " OR ".join(_odd(column) for column in wanted if column.name != key)
                rows = link.execute(f"SELECT DISTINCT {key} FROM {table} WHERE {odd}")
                found.update(id for (id,) in rows if isinstance(id, int))
        return found


def _bring_back(link: sqlite3.Connection, odd: set[int]) -> None:
    """Unmark matches that older programs marked as damaged because of a clock before 1970."""
    old = "SELECT id FROM match WHERE state = ? AND (started < 0 OR touched < 0)"
    for (id,) in link.execute(old, (DAMAGED,)).fetchall():
        if id not in odd:
            link.execute(
                "UPDATE match SET state = iif(EXISTS (SELECT 1 FROM outcome WHERE match = ?1),"
                " 'finished', 'open') WHERE id = ?1",
                (id,),
            )


def _create(link: sqlite3.Connection, statements: str) -> None:
    for statement in statements.split(";"):
        if statement.strip():
            link.execute(statement)


@cache
def _tables(statements: str) -> dict[str, tuple[Column, ...]]:
    wanted = sqlite3.connect(":memory:")
    _create(wanted, statements)
    names = wanted.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found = {name: columns(wanted, name) for (name,) in names}
    wanted.close()
    return found


DAMAGED = "damaged"
"""State of a match with invalid values: it is neither counted nor resumed."""
STATES = ("open", "finished", "left", "broken", DAMAGED)


def _odd(column: Column) -> str:
    name, empty = column.name, "0" if column.needed else f"{column.name} IS NULL"
    if column.kind == "TEXT":
        right = f"typeof({name}) = 'text'"
        if name == "state":
            right += f" AND state IN ({', '.join(repr(state) for state in STATES)})"
    elif column.kind == "REAL":
        right = f"typeof({name}) = 'real' AND {name} BETWEEN {EARLIEST} AND {LATEST}"
    elif name == "seed":
        right = f"typeof({name}) = 'integer' AND {name} >= 0"
    else:
        most = LARGEST_ORDER if name == "played" else LARGEST
        right = f"typeof({name}) = 'integer' AND {name} BETWEEN {-most} AND {most}"
    return f"NOT ({right} OR {empty})"


def columns(link: sqlite3.Connection, table: str, within: str = "main") -> tuple[Column, ...]:
    """Return the columns of a table; empty if it does not exist."""
    rows = link.execute(f"PRAGMA {within}.table_info({table})").fetchall()
    return tuple(
        Column(name, kind, bool(needed), bool(key)) for _, name, kind, needed, _, key in rows
    )


def add_column(link: sqlite3.Connection, table: str, declared: str) -> None:
    """Add a column, unless an interrupted migration has already added it."""
    if declared.split()[0] not in {column.name for column in columns(link, table)}:
        link.execute(f"ALTER TABLE {table} ADD COLUMN {declared}")


def integrity_errors(link: sqlite3.Connection) -> Iterator[str]:
    """Yield the first few errors that SQLite finds in the file."""
    for (line,) in link.execute("PRAGMA quick_check(5)"):
        if line != "ok":
            yield str(line)
