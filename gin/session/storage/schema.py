"""What a format of the database is: its tables, its steps from older ones, and what makes sense."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from msgspec import Struct

LARGEST = 1_000_000_000
"""No number of a match is larger, its seed and its own numbers excepted."""
LARGEST_ORDER = 1 << 53
EARLIEST, LATEST = -2_208_988_800.0, 200_000_000_000.0
"""No moment is outside: 1900 to 8307, in seconds since 1970. A clock whose battery is empty starts
long before the match, but not before there were such clocks."""


class Column(Struct, frozen=True):
    """A column as it is declared."""

    name: str
    kind: str
    needed: bool
    key: bool


class Schema(Struct, frozen=True):
    """A format by its number: the statements that make its tables, and the steps towards it.

    Every step may be taken again on a file that has part of it already.
    """

    format: int
    application: int
    statements: str
    steps: Mapping[int, Callable[[sqlite3.Connection], None]]

    def create(self, link: sqlite3.Connection) -> None:
        """Make the tables, inside a transaction if there is one."""
        _create(link, self.statements)

    def tables(self) -> dict[str, tuple[Column, ...]]:
        """The columns of each table."""
        return _tables(self.statements)

    def bring_up(self, link: sqlite3.Connection, format: int) -> None:
        """Create the tables (format 0), or carry a format forward step by step, all or nothing."""
        if format == self.format:
            # A write that changes nothing, to learn now and not in mid-hand if none is possible.
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
        """Raises DatabaseError if a table or a column of this format is missing."""
        for table, wanted in self.tables().items():
            there = {column.name for column in columns(link, table)}
            for column in wanted:
                if column.name not in there:
                    raise sqlite3.DatabaseError(f"it is malformed: {table} has no {column.name}")

    def odd_matches(self, link: sqlite3.Connection) -> tuple[tuple[int, str], ...]:
        """Matches, by number and game, of which a value cannot be what its column is for.

        SQLite keeps any value in any column. Actions are not read: their replay tells.
        """
        found = self._odd(link)
        _bring_back(link, found)
        told = []
        for id in sorted(found):
            row = link.execute("SELECT game, state FROM match WHERE id = ?", (id,)).fetchone()
            if row is not None and row[1] != DAMAGED:
                told.append((id, str(row[0])[:20]))
        return tuple(told)

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
    """Take back that matches are damaged which older programs marked for a clock before 1970."""
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
    """The columns of each table that these statements make."""
    wanted = sqlite3.connect(":memory:")
    _create(wanted, statements)
    names = wanted.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found = {name: columns(wanted, name) for (name,) in names}
    wanted.close()
    return found


DAMAGED = "damaged"
"""The state of a match that makes no sense as it is kept: nothing counts it or goes on with it."""
STATES = ("open", "finished", "left", "broken", DAMAGED)


def _odd(column: Column) -> str:
    """The condition that a value of a column makes no sense."""
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
    """The columns of a table; none if it is not there."""
    rows = link.execute(f"PRAGMA {within}.table_info({table})").fetchall()
    return tuple(
        Column(name, kind, bool(needed), bool(key)) for _, name, kind, needed, _, key in rows
    )


def add_column(link: sqlite3.Connection, table: str, declared: str) -> None:
    """Add a column, if a step that was cut short has not added it already."""
    if declared.split()[0] not in {column.name for column in columns(link, table)}:
        link.execute(f"ALTER TABLE {table} ADD COLUMN {declared}")


def unsound(link: sqlite3.Connection) -> Iterator[str]:
    """What SQLite finds wrong with the whole file, which is read for it."""
    for (line,) in link.execute("PRAGMA quick_check(5)"):
        if line != "ok":
            yield str(line)
