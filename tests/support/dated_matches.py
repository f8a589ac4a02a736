"""Finished matches of one hand, on given days."""

from __future__ import annotations

from datetime import datetime

from gin.session.storage.store import ActionRow, Store


def add_match(
    store: Store,
    when: datetime,
    winner: int | None,
    game: str = "gin",
    level: int | None = 3,
    *,
    practice: bool = False,
    program: str = "",
    over: bool = True,
) -> int:
    """Save a match and return its id."""
    match = store.begin_match(game, (), level, 1, None, practice=practice, program=program)
    hand = ("knock", winner, winner, 20, 0, 5, 25)
    store.end_hand(match, ActionRow(0, 0, 0, "draw"), hand, (20, 0), winner, over=over)
    with store._writing(match) as link:
        link.execute("UPDATE match SET touched = ? WHERE id = ?", (when.timestamp(), match))
    return match
