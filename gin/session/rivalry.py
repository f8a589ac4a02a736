"""Invitations to another match: the score against the last opponent."""

from __future__ import annotations

from msgspec import Struct

from gin.ai.players.levels import LADDER
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store

ROW = 3
"""Consecutive wins that make a stronger opponent ask for a match, or losses a weaker one."""
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


class Rivalry(Struct, frozen=True):
    """Matches won and lost against a level.

    `row` is the number of latest matches won in a row, `lost_row` of those lost.
    """

    level: int
    won: int
    lost: int
    row: int
    lost_row: int = 0

    @property
    def challenger(self) -> int | None:
        """The stronger opponent who asks for a game after several wins."""
        return self._neighbour(1) if self.row >= ROW else None

    @property
    def consoler(self) -> int | None:
        """The weaker opponent who offers a game after several losses."""
        return self._neighbour(-1) if self.lost_row >= ROW else None

    def _neighbour(self, step: int) -> int | None:
        place = LADDER.index(self.level) + step
        return LADDER[place] if place in range(len(LADDER)) else None


@once_per_change
def rivalry(store: Store) -> Rivalry | None:
    """Return the score against the last opponent, if there is one; practice does not count."""
    for (level,) in store.rows(_LAST, (max(LADDER),)):
        winners = [winner for (winner,) in store.rows(_AGAINST, (level,))]
        row, lost_row = (
            next((at for at, winner in enumerate(winners) if winner != seat), len(winners))
            for seat in (0, 1)
        )
        return Rivalry(int(str(level)), winners.count(0), winners.count(1), row, lost_row)
    return None
