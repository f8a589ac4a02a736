"""Matches of the ladder that are kept without being played."""

from __future__ import annotations

from gin.session.ladder import ROUNDS, Place
from gin.session.storage.store import ActionRow, Store


def keep_match(
    store: Store,
    place: Place,
    winner: int | None = 0,
    *,
    practice: bool = False,
    finished: bool = True,
) -> int:
    """Keep a match of a rung with one hand; return its id."""
    rung = place.rung
    match = store.begin_match(
        rung.game, rung.setup.agreed, rung.level, 1, None, practice=practice, event=place.event
    )
    points = (34, 0) if winner != 1 else (0, 27)
    hand = ("knock", winner, winner, *points, 4, 31)
    last = ActionRow(0, 0, 0, "draw")
    store.end_hand(match, last, hand, points, winner, over=finished)
    return match


def climb_to(store: Store, place: Place) -> None:
    """Win every rung below this one."""
    for number, rungs in enumerate(ROUNDS, start=1):
        for step in range(1, len(rungs) + 1):
            if Place(number, step) < place:
                keep_match(store, Place(number, step))
