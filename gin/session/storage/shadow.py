"""A copy in memory of everything written since the start, in case the file is damaged meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from gin.session.storage.schema import Schema, columns

Statement = tuple[str, tuple[object, ...]]


class Shadow:
    """The matches and notes written since the start, identical to those in the file."""

    def __init__(self, schema: Schema) -> None:
        self._link = sqlite3.connect(":memory:", isolation_level=None)
        schema.create(self._link)
        self._tables = tuple(schema.tables())
        self._matches: set[int] = set()
        self._notes: set[str] = set()

    def include(self, link: sqlite3.Connection, match: int) -> None:
        """Copy a match from the file before its first change."""
        if match in self._matches:
            return
        for table in self._tables:
            if table != "note":
                _copy_rows(link, self._link, table, _key(table), match)
        self._matches.add(match)

    def include_note(self, name: str) -> None:
        self._notes.add(name)

    def repeat(self, statements: Iterable[Statement]) -> None:
        for query, values in statements:
            self._link.execute(query, values)

    def put_into(self, link: sqlite3.Connection) -> None:
        """Overwrite the same matches and notes in another database."""
        link.execute("BEGIN IMMEDIATE")
        for table in self._tables:
            for value in self._notes if table == "note" else self._matches:
                link.execute(f"DELETE FROM {table} WHERE {_key(table)} = ?", (value,))
                _copy_rows(self._link, link, table, _key(table), value)
        link.execute("COMMIT")

    def close(self) -> None:
        self._link.close()


def _key(table: str) -> str:
    return {"match": "id", "note": "name"}.get(table, "match")


def _copy_rows(
    source: sqlite3.Connection, target: sqlite3.Connection, table: str, key: str, value: object
) -> None:
    # In a migrated file, the columns may have another order.
    names = [column.name for column in columns(target, table)]
    rows = source.execute(f"SELECT {', '.join(names)} FROM {table} WHERE {key} = ?", (value,))
    marks = ", ".join("?" * len(names))
    target.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)
