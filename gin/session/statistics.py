"""What was played so far, by game and opponent."""

from __future__ import annotations

from dataclasses import dataclass

from gin.session.store import Store

_QUERY = """
SELECT m.game, m.level, m.practice,
       count(DISTINCT o.match), count(DISTINCT CASE WHEN o.winner = 0 THEN o.match END),
       count(h.hand), sum(h.winner = 0),
       sum(h.outcome IN ('gin', 'big_gin', 'solo_gin') AND h.ender = 0),
       sum(h.outcome = 'undercut' AND h.winner = 0), sum(h.outcome = 'undercut' AND h.winner = 1),
       avg(h.points0), avg(h.deadwood0)
FROM match m JOIN hand h ON h.match = m.id LEFT JOIN outcome o ON o.match = m.id
GROUP BY m.game, m.level, m.practice ORDER BY m.game, m.level, m.practice
"""
_TOTALS = """
SELECT m.game, m.level, m.practice, avg(o.total0), max(o.total0), min(o.total0)
FROM match m JOIN outcome o ON o.match = m.id GROUP BY m.game, m.level, m.practice
"""


@dataclass(frozen=True, slots=True)
class Record:
    """The record in one game against one level (None: alone); practice matches stand apart.

    Averages are points: of a match's total, of a hand's points and of own deadwood at its end;
    None before there is anything to average.
    """

    game: str
    level: int | None
    practice: bool
    matches: int
    won: int
    hands: int
    hands_won: int
    gins: int
    undercuts_made: int
    undercuts_suffered: int
    points_a_hand: float | None
    deadwood: float | None
    total: float | None = None
    highest: int | None = None
    lowest: int | None = None


def records(store: Store) -> tuple[Record, ...]:
    """A record for every game and level that a hand was finished in."""
    totals = {row[:3]: row[3:] for row in store.rows(_TOTALS)}
    found = []
    for row in store.rows(_QUERY):
        game, level, practice, *counts = row
        key = row[:3]
        found.append(Record(game, level, bool(practice), *counts, *totals.get(key, ())))  # type: ignore[arg-type]
    return tuple(found)
