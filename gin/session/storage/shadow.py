"""A copy in memory of everything written since the start, in case the file is damaged meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from gin.session.storage.schema import Schema, columns

Statement = tuple[str, tuple[object, ...]]


class Shadow:
    """The rows written since the start, identical to the file's."""

    def __init__(self, schema: Schema) -> None:
        self._link = sqlite3.connect(":memory:", isolation_level=None)
        schema.create(self._link)
        self._tables = tuple(schema.tables())
        self._matches: set[int] = set()
        self._notes: set[str] = set()
        self._tournaments: set[int] = set()
        self._answers: set[int] = set()

    def include(self, link: sqlite3.Connection, match: int) -> None:
        """Copy a match from the file before its first change."""
        if match in self._matches:
            return
        for table in self._tables:
            if table not in _LOOSE:
                _copy_rows(link, self._link, table, _key(table), match)
        self._matches.add(match)

    def include_note(self, name: str) -> None:
        self._notes.add(name)

    def include_tournament(self, link: sqlite3.Connection, id: int) -> None:
        """Copy a tournament from the file before its first change."""
        if id not in self._tournaments:
            _copy_rows(link, self._link, "tournament", "id", id)
        self._tournaments.add(id)

    def include_answer(self, id: int) -> None:
        self._answers.add(id)

    def repeat(self, statements: Iterable[Statement]) -> None:
        for query, values in statements:
            self._link.execute(query, values)

    def put_into(self, link: sqlite3.Connection) -> None:
        """Overwrite the same rows in another database."""
        written: dict[str, Iterable[object]] = {
            "note": self._notes, "tournament": self._tournaments, "answer": self._answers,
        }  # fmt: skip
        link.execute("BEGIN IMMEDIATE")
        for table in self._tables:
            for value in written.get(table, self._matches):
                link.execute(f"DELETE FROM {table} WHERE {_key(table)} = ?", (value,))
                _copy_rows(self._link, link, table, _key(table), value)
        link.execute("COMMIT")

    def close(self) -> None:
        self._link.close()


_LOOSE = {"note": "name", "tournament": "id", "answer": "id"}
"""Tables whose rows belong to no match, and their keys."""


def _key(table: str) -> str:
    return "id" if table == "match" else _LOOSE.get(table, "match")


def _copy_rows(
    source: sqlite3.Connection, target: sqlite3.Connection, table: str, key: str, value: object
) -> None:
    # In a migrated file, the columns may have another order.
    names = [column.name for column in columns(target, table)]
    rows = source.execute(f"SELECT {', '.join(names)} FROM {table} WHERE {key} = ?", (value,))
    marks = ", ".join("?" * len(names))
    target.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)
