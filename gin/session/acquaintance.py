"""The history between the player and an opponent: how their matches ended, and when."""

from __future__ import annotations

import time
from itertools import takewhile

from msgspec import Struct

from gin.ai.players.levels import STRONGEST
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store

_HOUR = 3600.0
_DAY = 24 * _HOUR
_EXPERIENCED = 10
"""Matches won by a player who clearly knows the game."""
_STRONG = 4
"""The lowest level of an opponent whom only a player who knows the game beats."""
_LONGEST = 100
"""Maximum number of finished matches to consider for a streak."""


class Acquaintance(Struct, frozen=True):
    """The history between the player and an opponent.

    `met` says whether they ever played. `won` says whether the opponent won the last finished
    match; None if there is no such match, or if it had no winner. `streak` counts the latest
    matches with that result. `ever_beaten` says whether the player has ever beaten the opponent.
    `away` is the number of seconds since the last finished match.
    """

    met: bool = False
    won: bool | None = None
    streak: int = 0
    ever_beaten: bool = False
    away: float | None = None

    @property
    def days(self) -> int:
        """Whole days since the last finished match; 0 if there is none."""
        return int((self.away or 0.0) // _DAY)

    @property
    def within_an_hour(self) -> bool:
        return self.away is not None and self.away < _HOUR


def has_never_played(store: Store) -> bool:
    """Return whether the store holds no action at all, not even part of a hand."""
    return not store.rows("SELECT 1 FROM action LIMIT 1")


def has_finished_a_hand(store: Store) -> bool:
    """Return whether any hand was played to its end, practice included."""
    return bool(store.rows("SELECT 1 FROM hand LIMIT 1"))


@once_per_change
def knows_the_game(store: Store) -> bool:
    """Return whether the player won many matches, or one against a strong opponent."""
    ((won, strongest),) = store.rows(
        "SELECT count(*), max(m.level) FILTER (WHERE m.level <= ?)"
        " FROM match m JOIN outcome o ON o.match = m.id"
        " WHERE m.state = 'finished' AND NOT m.practice AND o.winner = 0",
        (STRONGEST,),
    )
    return int(str(won)) >= _EXPERIENCED or int(str(strongest or 0)) >= _STRONG


def acquaintance(store: Store, level: int, match: int, now: float | None = None) -> Acquaintance:
    """Return the history with the opponent of a level, from all saved matches except `match`.

    The results of practice matches do not count.
    """
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
        # The clock may have been set back since then.
        away=max(0.0, moment - float(str(rows[0][1]))),
    )
