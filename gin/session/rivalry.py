"""What invites to another match: how one stands against whom one played last, and a game for each
day, which is the same for everybody and needs no network."""

from __future__ import annotations

from datetime import date

from msgspec import Struct

from gin.session.per_change import once_per_change
from gin.session.storage.store import Store
from gin.variants import registry

STRONGEST = 5
ROW = 3
"""Wins in a row after which somebody stronger asks for a match."""
_LAST = """
SELECT m.level FROM match m JOIN outcome o ON o.match = m.id
WHERE m.state = 'finished' AND m.practice = 0 AND m.level BETWEEN 1 AND ?
ORDER BY m.played DESC, m.id DESC LIMIT 1
"""
_AGAINST = """
SELECT o.winner FROM match m JOIN outcome o ON o.match = m.id
WHERE m.state = 'finished' AND m.practice = 0 AND m.level = ?
ORDER BY m.played DESC, m.id DESC
"""
_EVERY_DAY = frozenset({"gin", "modern", "house", "solitary"})
"""Games that are no change."""


class Rivalry(Struct, frozen=True):
    """Matches won and lost against somebody of this level, and how many of the latest were won in a
    row."""

    level: int
    won: int
    lost: int
    row: int

    @property
    def challenger(self) -> int | None:
        """The level of somebody stronger who would like a match by now."""
        return self.level + 1 if self.row >= ROW and self.level < STRONGEST else None


@once_per_change
def rivalry(store: Store) -> Rivalry | None:
    """How one stands against whom one has last played to the end; None if that was nobody."""
    for (level,) in store.rows(_LAST, (STRONGEST,)):
        winners = [winner for (winner,) in store.rows(_AGAINST, (level,))]
        row = next((at for at, winner in enumerate(winners) if winner != 0), len(winners))
        return Rivalry(int(str(level)), winners.count(0), winners.count(1), row)
    return None


def game_of(day: date) -> str:
    """The id of the game of a day; one after the other, all of them have their turn."""
    games = [id for id in registry.ids() if id not in _EVERY_DAY]
    # A step that has no factor in common with any number of games this side of 31.
    return games[day.toordinal() * 31 % len(games)]
