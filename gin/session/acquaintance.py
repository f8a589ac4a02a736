"""What an opponent remembers of the player: how the matches between them ended, and when."""

from __future__ import annotations

import time
from itertools import takewhile

from msgspec import Struct

from gin.session.storage.store import Store

_HOUR = 3600.0
_DAY = 24 * _HOUR
_LONGEST = 100
"""Matches that are looked back over, at most."""


class Acquaintance(Struct, frozen=True):
    """How a player and an opponent know each other, from the opponent's side.

    `met` tells whether they ever played a hand. `won` is how the last match ended for the opponent,
    `streak` how many in a row ended so; None and 0 if the last had no winner, or there was none.
    `ever_beaten` tells whether the player has won any of them. `away` are the seconds since the
    last one, None if they finished none.
    """

    met: bool = False
    won: bool | None = None
    streak: int = 0
    ever_beaten: bool = False
    away: float | None = None

    @property
    def days(self) -> int:
        """Whole days since they last finished a match; 0 if they never have."""
        return int((self.away or 0.0) // _DAY)

    @property
    def within_an_hour(self) -> bool:
        """Have they only just finished one?"""
        return self.away is not None and self.away < _HOUR


def newcomer(store: Store) -> bool:
    """Return whether no hand was ever played here, not even part of one."""
    return not store.rows("SELECT 1 FROM action LIMIT 1")


def acquaintance(store: Store, level: int, match: int, now: float | None = None) -> Acquaintance:
    """What the opponent of a level knows of the player as a match is played, from all the others
    that are kept. Practice counts for having met, and for nothing else."""
    met = store.rows(
        "SELECT 1 FROM match m WHERE level = ? AND id <> ? AND state <> 'damaged'"
        " AND EXISTS (SELECT 1 FROM action WHERE match = m.id) LIMIT 1",
        (level, match),
    )
    ended = (
        "FROM match m JOIN outcome o ON o.match = m.id WHERE m.level = ? AND m.id <> ?"
        " AND m.state = 'finished' AND NOT m.practice"
    )
    rows = store.rows(
        f"SELECT o.winner, m.touched {ended} ORDER BY m.played DESC, m.id DESC LIMIT {_LONGEST}",
        (level, match),
    )
    beaten = store.rows(f"SELECT 1 {ended} AND o.winner = 0 LIMIT 1", (level, match))
    if not rows:
        return Acquaintance(bool(met))
    winners = [winner for winner, _ in rows]
    last = winners[0]
    moment = time.time() if now is None else now
    return Acquaintance(
        met=True,
        won=None if last is None else last == 1,
        streak=0 if last is None else len(list(takewhile(lambda one: one == last, winners))),
        ever_beaten=bool(beaten),
        # A clock that was put back makes nobody come from the future.
        away=max(0.0, moment - float(str(rows[0][1]))),
    )
