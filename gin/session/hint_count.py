"""The number of hints given in each match."""

from __future__ import annotations

from gin.session.storage.store import Store

NOTE = "hints:"
"""Beginning of the name of a note with a count; the match's id follows."""


def hints_given(store: Store, match: int, note: str = NOTE) -> int:
    """Return the number of hints given in a match."""
    text = store.note(f"{note}{match}")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


def count_hint(store: Store, match: int, note: str = NOTE) -> None:
    """Count one more hint in a match."""
    store.set_note(f"{note}{match}", str(hints_given(store, match, note) + 1))
