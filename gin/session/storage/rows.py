"""Rows of a query as values with checked types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct, ValidationError, convert

from gin.session.storage.database import Database

Row = TypeVar("Row", bound=Struct)


def rows_as(
    kind: type[Row], store: Database, query: str, values: tuple[object, ...] = ()
) -> Iterator[Row]:
    """Yield the rows of a read-only query as structs, which have `array_like=True`.

    SQLite accepts any value in any column, so a damaged file can have a row whose values have other
    types. Such rows are left out.
    """
    for row in store.rows(query, values):
        try:
            made = convert(row, kind)
        except ValidationError:
            continue
        yield made


def both_totals(totals: tuple[int, ...]) -> tuple[int, int]:
    """Return both totals as saved, with 0 for the empty seat of a solitary game."""
    return totals[0], totals[1] if len(totals) > 1 else 0
