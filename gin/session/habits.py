"""Figures from which a player can learn, and the hands and moves that each counts.

They count finished hands against an opponent, except those of practice matches. A hand belongs to
the day on which its match was last played. Cards and deadwood are counted from the saved hands.
Mistakes are those that the coach found in the hands judged so far (`gin.session.judged`).
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from gin.core.errors import GinError
from gin.session.coach import can_judge_in
from gin.session.judged import LOOKED_AT, Slip
from gin.session.marks import LEAST_LOSS
from gin.session.periods import Span
from gin.session.storage.rows import rows_as
from gin.session.storage.store import Store
from gin.variants.setups import setup


class Habit(StrEnum):
    """The figures.

    HANDS are all hands. CAUGHT are hands that the opponent ended, with the player's deadwood then.
    HELPED are discards that the opponent took in the next move. EARLY are knocks where playing on
    was worth at least two points more on average; LATE are moves of players who could have ended
    the hand, and that was worth at least two points more. COSTLY are all moves that gave points
    away. The coach judges a move by what the player knew then.
    """

    HANDS = "hands"
    CAUGHT = "caught"
    HELPED = "helped"
    EARLY = "early"
    LATE = "late"
    COSTLY = "costly"


JUDGED = (Habit.EARLY, Habit.LATE, Habit.COSTLY)
"""The figures that need the coach's judgement."""


class Trend(StrEnum):
    """The direction in which a figure changed."""

    UP = "up"
    DOWN = "down"
    SAME = "same"


class HabitFigure(Struct, frozen=True):
    """A figure: the number of hands or moves that it counts, out of `whole` if that is known.

    `points` are the deadwood or the points given away, in all; `most` are those of one move.
    """

    count: int = 0
    whole: int = 0
    points: float = 0.0
    most: float = 0.0


class HandsSeen(Struct, frozen=True):
    """Figures of the saved hands: all, won, caught with deadwood, and discards that helped.

    `judgeable` are the hands of games in which the coach can judge moves.
    """

    hands: int
    won: int
    caught: int
    deadwood: int
    judgeable: int
    discards: int
    helped: int


class MovesSeen(Struct, frozen=True):
    """Figures of the hands judged so far: their number, their knocks, and the mistakes by kind."""

    hands: int
    knocks: int
    slips: dict[str, HabitFigure]


class CountedEntry(Struct, frozen=True, array_like=True):
    """A hand or a move that a figure counts.

    `hand` counts from 0. `points` and `their_points` are those of the hand. `ply` is the number of
    actions before the move, None for a whole hand. `action` is the move's notation, and `discard`
    that of the last discard before it, empty if there is none. `amount` is the move's cost, or the
    hand's deadwood.
    """

    match: int
    hand: int
    game: str
    agreed: str
    level: int
    touched: float
    winner: int | None
    points: int
    their_points: int
    ply: int | None
    action: str
    discard: str
    amount: float


_MATCHES = (
    "m.touched >= ? AND m.touched < ? AND m.state NOT IN ('damaged', 'broken')"
    " AND m.practice = 0 AND m.level IS NOT NULL AND m.partner = ''"
)
_TAKEN = """EXISTS (SELECT 1 FROM action b WHERE b.match = a.match AND b.hand = a.hand
  AND b.ply = a.ply + 1 AND b.seat = 1 AND b.text = 'take')"""
_DISCARDS = "a.seat = 0 AND a.text LIKE 'discard %'"
_HANDS = f"""
SELECT m.game, m.agreed, count(*), count(*) FILTER (WHERE h.winner = 0),
  count(*) FILTER (WHERE h.ender = 1), ifnull(sum(h.deadwood0) FILTER (WHERE h.ender = 1), 0)
FROM match m CROSS JOIN hand h ON h.match = m.id WHERE {_MATCHES} GROUP BY m.game, m.agreed
"""
_HELPED = f"""
SELECT count(*), count(*) FILTER (WHERE {_TAKEN}) FROM match m CROSS JOIN hand h ON h.match = m.id
  CROSS JOIN action a ON a.match = h.match AND a.hand = h.hand WHERE {_MATCHES} AND {_DISCARDS}
"""
_LOOKED = f"""
SELECT count(*), count(*) FILTER (WHERE h.ender = 0 AND h.outcome IN ('knock', 'undercut', 'tie'))
FROM match m CROSS JOIN judged j ON j.match = m.id
  CROSS JOIN hand h ON h.match = j.match AND h.hand = j.hand
WHERE {_MATCHES} AND j.ply = {LOOKED_AT}
"""
_SLIPS = f"""
SELECT j.kind, count(*), total(j.cost), max(j.cost)
FROM match m CROSS JOIN judged j ON j.match = m.id
  CROSS JOIN hand h ON h.match = j.match AND h.hand = j.hand
WHERE {_MATCHES} AND j.ply > {LOOKED_AT} AND j.cost >= {LEAST_LOSS} GROUP BY j.kind
"""
_UNJUDGED = f"""
SELECT h.match, h.hand, m.game, m.agreed FROM match m CROSS JOIN hand h ON h.match = m.id
WHERE {_MATCHES} AND NOT EXISTS (
  SELECT 1 FROM judged j WHERE j.match = h.match AND j.hand = h.hand AND j.ply = {LOOKED_AT})
ORDER BY m.played DESC, m.id DESC, h.hand
"""
_ENTRY = (
    "SELECT m.id, h.hand, m.game, m.agreed, m.level, m.touched, h.winner, h.points0, h.points1,"
)
_DISCARD_BEFORE = """ifnull((SELECT p.text FROM action p WHERE p.match = a.match
  AND p.hand = a.hand AND p.ply < a.ply AND p.text LIKE 'discard %'
  ORDER BY p.ply DESC LIMIT 1), '')
"""
_LATEST = "m.played DESC, m.id DESC, h.hand DESC"


def _moves_of(condition: str, order: str) -> str:
    return f"""
{_ENTRY} j.ply, a.text, {_DISCARD_BEFORE}, j.cost FROM match m CROSS JOIN judged j ON j.match = m.id
  CROSS JOIN hand h ON h.match = j.match AND h.hand = j.hand
  CROSS JOIN action a ON a.match = j.match AND a.hand = j.hand AND a.ply = j.ply
WHERE {_MATCHES} AND {condition} AND j.cost >= {LEAST_LOSS} ORDER BY {order}
"""


_ENTRIES = {
    Habit.HANDS: f"""
{_ENTRY} NULL, '', '', CAST(h.deadwood0 AS REAL) FROM match m CROSS JOIN hand h ON h.match = m.id
WHERE {_MATCHES} ORDER BY {_LATEST}
""",
    Habit.CAUGHT: f"""
{_ENTRY} NULL, '', '', CAST(h.deadwood0 AS REAL) FROM match m CROSS JOIN hand h ON h.match = m.id
WHERE {_MATCHES} AND h.ender = 1 ORDER BY h.deadwood0 DESC, {_LATEST}
""",
    Habit.HELPED: f"""
{_ENTRY} a.ply, a.text, '', 0.0 FROM match m CROSS JOIN hand h ON h.match = m.id
  CROSS JOIN action a ON a.match = h.match AND a.hand = h.hand
WHERE {_MATCHES} AND {_DISCARDS} AND {_TAKEN} ORDER BY {_LATEST}, a.ply
""",
    Habit.EARLY: _moves_of(f"j.kind = '{Slip.EARLY}'", f"j.cost DESC, {_LATEST}"),
    Habit.LATE: _moves_of(f"j.kind = '{Slip.LATE}'", f"j.cost DESC, {_LATEST}, j.ply"),
    Habit.COSTLY: _moves_of(f"j.ply > {LOOKED_AT}", f"j.cost DESC, {_LATEST}, j.ply"),
}


class _GameHands(Struct, frozen=True, array_like=True):
    game: str
    agreed: str
    hands: int
    won: int
    caught: int
    deadwood: int


class _SlipSum(Struct, frozen=True, array_like=True):
    kind: str
    count: int
    cost: float
    most: float


class _Unjudged(Struct, frozen=True, array_like=True):
    match: int
    hand: int
    game: str
    agreed: str


def hands_seen(store: Store, span: Span) -> HandsSeen:
    """Return the figures of the hands of a time that need no judgement."""
    games = tuple(rows_as(_GameHands, store, _HANDS, (span.begin, span.end)))
    ((discards, helped),) = store.rows(_HELPED, (span.begin, span.end))
    return HandsSeen(
        sum(one.hands for one in games),
        sum(one.won for one in games),
        sum(one.caught for one in games),
        sum(one.deadwood for one in games),
        sum(one.hands for one in games if can_judge(one.game, one.agreed)),
        int(str(discards)),
        int(str(helped)),
    )


def moves_seen(store: Store, span: Span) -> MovesSeen:
    """Return the figures of the hands of a time that are judged."""
    ((hands, knocks),) = store.rows(_LOOKED, (span.begin, span.end))
    slips = {
        one.kind: HabitFigure(one.count, points=one.cost, most=one.most)
        for one in rows_as(_SlipSum, store, _SLIPS, (span.begin, span.end))
    }
    return MovesSeen(int(str(hands)), int(str(knocks)), slips)


def figure(habit: Habit, hands: HandsSeen, moves: MovesSeen) -> HabitFigure:
    """Return one figure."""
    match habit:
        case Habit.HANDS:
            return HabitFigure(hands.hands, hands.hands)
        case Habit.CAUGHT:
            return HabitFigure(hands.caught, hands.hands, float(hands.deadwood))
        case Habit.HELPED:
            return HabitFigure(hands.helped, hands.discards)
        case Habit.EARLY:
            found = moves.slips.get(Slip.EARLY, HabitFigure())
            return HabitFigure(found.count, moves.knocks, found.points, found.most)
        case Habit.LATE:
            return moves.slips.get(Slip.LATE, HabitFigure())
        case Habit.COSTLY:
            every = moves.slips.values()
            return HabitFigure(
                sum(one.count for one in every),
                points=sum(one.points for one in every),
                most=max((one.most for one in every), default=0.0),
            )


def rate(habit: Habit, hands: HandsSeen, moves: MovesSeen) -> HabitFigure:
    """Return a figure's share or mean: its `points`, and the number of cases in `whole`.

    These are the share of hands won, the deadwood of a hand, the shares of discards that helped and
    of knocks that were too early, and for a hand the late knocks and the points given away.
    """
    found = figure(habit, hands, moves)
    match habit:
        case Habit.HANDS:
            part, whole = float(hands.won), hands.hands
        case Habit.CAUGHT:
            part, whole = found.points, found.count
        case Habit.HELPED | Habit.EARLY:
            part, whole = float(found.count), found.whole
        case Habit.LATE:
            part, whole = float(found.count), moves.hands
        case Habit.COSTLY:
            part, whole = found.points, moves.hands
    return HabitFigure(found.count, whole, part / whole if whole else 0.0)


def entries(
    store: Store, span: Span, habit: Habit, first: int, most: int
) -> tuple[CountedEntry, ...]:
    """Return at most `most` of the entries that a figure counts, starting at index `first`.

    Moves that cost points and hands with deadwood come in order of their amount, the greatest
    first; all others with the latest first.
    """
    query = f"{_ENTRIES[habit]} LIMIT ? OFFSET ?"
    return tuple(rows_as(CountedEntry, store, query, (span.begin, span.end, most, first)))


def count_entries(store: Store, span: Span, habit: Habit) -> int:
    """Return the number of the entries that a figure counts."""
    query = f"SELECT count(*) FROM ({_ENTRIES[habit]})"
    ((count,),) = store.rows(query, (span.begin, span.end))
    return int(str(count))


def plays(store: Store) -> int:
    """Return a number that changes when a match is played."""
    ((latest,),) = store.rows("SELECT ifnull(max(played), 0) FROM match")
    return int(str(latest))


def unjudged(store: Store, span: Span) -> tuple[tuple[int, int], ...]:
    """Return the hands of a time that wait for the coach, as matches' ids and numbers from 1.

    The latest match comes first.
    """
    return tuple(
        (one.match, one.hand + 1)
        for one in rows_as(_Unjudged, store, _UNJUDGED, (span.begin, span.end))
        if can_judge(one.game, one.agreed)
    )


@lru_cache(maxsize=512)
def can_judge(game: str, agreed: str) -> bool:
    """Return whether the coach can judge moves of a game; False for an unknown one."""
    try:
        return can_judge_in(setup(game, agreed.split(",") if agreed else ()).rules)
    except GinError:
        return False
