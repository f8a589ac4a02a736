"""Goals and best results, computed from all kept hands and matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from gin.ai.players.levels import LEVELS, STRONGEST
from gin.core.errors import GinError
from gin.rules.model.rules import SheetKind
from gin.session.ladder import place_of
from gin.session.partner import PERSON_LEVEL
from gin.session.per_change import once_per_change
from gin.session.statistics import RecordFilter, game_keys
from gin.session.storage.store import Store
from gin.variants.registry import ids
from gin.variants.setups import aided, setup

UNAIDED = range(3, STRONGEST + 1)
"""Levels that count for a win without hints."""
FEW_TURNS, QUICK_TURNS = 5, 3
CAUGHT = 60
"""Points of deadwood to catch an opponent with."""
LOST_FIRST = 3
SHORT_STREAK, LONG_STREAK = 3, 5
SOME_WINS, MANY_WINS = 10, 50
SOME_HANDS, MANY_HANDS = 100, 1000
SOME_GAMES = 5
_HALF = 0.5


class Goal(StrEnum):
    """The goals, roughly from the easiest to the hardest."""

    FIRST_HAND = "first-hand"
    GIN = "gin"
    UNDERCUT = "undercut"
    FIRST_MATCH = "first-match"
    QUICK_KNOCK = "quick-knock"
    KNOCK_ONE = "knock-one"
    SOME_GAMES = "some-games"
    SOLO_GIN = "solo-gin"
    SOLITARY = "solitary"
    SHORT_STREAK = "short-streak"
    SHUTOUT = "shutout"
    SOME_WINS = "some-wins"
    SOME_HANDS = "some-hands"
    NO_HINTS = "no-hints"
    CAUGHT = "caught"
    COMEBACK = "comeback"
    BIG_GIN = "big-gin"
    GIN_EARLY = "gin-early"
    REFUSED = "refused"
    CHALLENGE = "challenge"
    OUT = "out"
    MIXTURE = "mixture"
    EVERYBODY = "everybody"
    UNDERCUT_MASTER = "undercut-master"
    MASTER = "master"
    LONG_STREAK = "long-streak"
    MANY_WINS = "many-wins"
    EVERY_GAME = "every-game"
    MANY_HANDS = "many-hands"


class GoalState(Struct, frozen=True):
    """The state of a goal: where and when it was reached, or the progress towards it.

    `match` and the time `when` are None until the goal is reached; `hand` counts from 1 and is None
    for a goal of a whole match. `done` and `whole` are numbers for goals that count something.
    """

    goal: Goal
    match: int | None = None
    hand: int | None = None
    when: float | None = None
    done: int = 0
    whole: int = 0


class BestResult(Struct, frozen=True):
    """The best hand and the fastest gin in one game, with their matches.

    `game` is a key as in `gin.session.statistics.game_keys`. `points` and `turns` are None if there
    are none, or if points say nothing in the game.
    """

    game: str
    points: int | None = None
    points_match: int | None = None
    turns: int | None = None
    turns_match: int | None = None


_HOUSE = (
    "m.state <> 'damaged' AND m.practice = 0 AND m.level IS NOT NULL AND m.program = ''"
    " AND m.partner = ''"
)
_ALONE = "m.state <> 'damaged' AND m.practice = 0 AND m.level IS NULL AND m.program = ''"
# A cross join begins with the matches, in order, so that the first fitting hand ends the search.
_IN_SPAN = "m.played > ? AND m.played <= ?"
_HANDS = f"FROM match m CROSS JOIN hand h ON h.match = m.id WHERE {_IN_SPAN} AND"
_ORDER = "ORDER BY m.played, m.id, h.hand LIMIT 1"
_WON = "h.winner = 0"
_ENDED = f"{_WON} AND h.ender = 0"
_PLIES = "(SELECT max(a.ply) FROM action a WHERE a.match = h.match AND a.hand = h.hand)"
_TURNS = """(SELECT count(*) FROM action a WHERE a.match = h.match AND a.hand = h.hand
  AND a.seat = 0 AND a.text IN ('draw', 'take'))"""


def _early(turns: int) -> str:
    """Return the condition for hands with few turns; counting plies first is much faster."""
    return f"{_PLIES} <= {4 * turns + 8} AND {_TURNS} <= {turns}"


_HAND_GOALS: dict[Goal, str] = {
    Goal.FIRST_HAND: _WON,
    Goal.GIN: f"{_ENDED} AND h.outcome IN ('gin', 'big_gin')",
    Goal.UNDERCUT: f"{_WON} AND h.outcome = 'undercut'",
    Goal.UNDERCUT_MASTER: f"{_WON} AND h.outcome = 'undercut' AND m.level = {STRONGEST}",
    Goal.QUICK_KNOCK: f"{_ENDED} AND h.outcome = 'knock' AND {_early(QUICK_TURNS)}",
    Goal.KNOCK_ONE: f"{_ENDED} AND h.outcome = 'knock' AND h.deadwood0 = 1",
    Goal.CAUGHT: f"{_ENDED} AND h.deadwood1 >= {CAUGHT}",
    Goal.BIG_GIN: f"{_ENDED} AND h.outcome = 'big_gin'",
    Goal.GIN_EARLY: f"{_ENDED} AND h.outcome IN ('gin', 'big_gin') AND {_early(FEW_TURNS)}",
    Goal.REFUSED: f"{_WON} AND h.outcome = 'refused'",
    Goal.CHALLENGE: f"{_ENDED} AND h.outcome = 'challenge'",
    Goal.OUT: f"{_ENDED} AND h.outcome = 'out' AND m.game = 'skarney'",
}
"""Condition for the hands that reach a goal, in matches against the opponents of the house."""
_BY_HAND = {goal: f"{_HOUSE} AND {condition}" for goal, condition in _HAND_GOALS.items()} | {
    Goal.SOLO_GIN: f"{_ALONE} AND h.outcome = 'solo_gin'"
}
"""Condition for the hands that reach a goal, in any match."""
_MATCHES = f"""
SELECT m.id, m.game, m.agreed, m.level, m.touched, o.winner,
  count(h.hand), coalesce(sum(h.winner = 1), 0),
  coalesce(sum(h.winner = 1 AND h.hand < {LOST_FIRST}), 0),
  EXISTS (SELECT 1 FROM note n WHERE n.name = 'hints:' || m.id), m.event
FROM match m JOIN outcome o ON o.match = m.id
  LEFT JOIN hand h ON h.match = m.id AND o.winner = 0
WHERE {_IN_SPAN} AND m.state = 'finished' AND m.practice = 0 AND m.program = ''
GROUP BY m.id ORDER BY m.played, m.id
"""
_FIRST_OF_GAMES = f"""
SELECT m.game, min(m.played), m.id, m.touched FROM match m
WHERE {_IN_SPAN} AND m.state <> 'damaged' AND m.practice = 0 AND m.program = ''
  AND EXISTS (SELECT 1 FROM hand h WHERE h.match = m.id)
GROUP BY m.game ORDER BY 2
"""


class _Match(Struct, frozen=True):
    id: int
    game: str
    agreed: str
    level: int | None
    when: float
    won: bool
    hands: int
    lost_hands: int
    lost_first: int
    hinted: bool
    event: str


_Span = tuple[int, int]
"""Matches with a place in the order of play above the first number, and up to the second."""
_EVERYTHING: _Span = (-(1 << 62), 1 << 62)


@once_per_change
def goals(store: Store) -> tuple[GoalState, ...]:
    """Return the state of every goal, in the order of `Goal`."""
    found = {one.goal: one for one in goal_steps(store, (_EVERYTHING,)) if one is not None}
    return tuple(found.get(goal, GoalState(goal)) for goal in Goal)


def nearest(states: Iterable[GoalState]) -> list[GoalState]:
    """Return the goals not yet reached, those at least half done first and the nearest of them.

    Goals without a state count as not begun.
    """
    found = {state.goal: state for state in states}
    ahead = [found.get(goal, GoalState(goal)) for goal in Goal]

    def missing(state: GoalState) -> float:
        part = state.done / state.whole if state.whole else 0.0
        return min(_HALF, 1 - part)

    return sorted((state for state in ahead if state.match is None), key=missing)


def spans_of(store: Store, matches: int) -> tuple[_Span, ...]:
    """Divide the order of play into spans with about this number of matches each."""
    order = store.rows("SELECT played FROM match WHERE state <> 'damaged' ORDER BY played")
    low, high = _EVERYTHING
    ends = [int(str(played)) for (played,) in order[matches - 1 : -1 : matches]]
    return tuple(zip((low, *ends), (*ends, high), strict=True))


def goal_steps(store: Store, spans: Sequence[_Span]) -> Iterator[GoalState | None]:
    """Yield the states of goals that were reached or begun, and None after each step between them.

    A step reads the matches of one of the `spans`, which follow each other in the order of play.
    """
    for goal, condition in _BY_HAND.items():
        yield from _first_hand(store, spans, goal, condition)
    yield from _counts(store, spans)
    yield from _games(store, spans)
    finished: list[_Match] = []
    for span in spans:
        finished += _finished(store, span)
        yield None
    yield from _match_goals(finished)


def _first_hand(
    store: Store, spans: Sequence[_Span], goal: Goal, condition: str
) -> Iterator[GoalState | None]:
    query = f"SELECT h.match, h.hand, m.touched {_HANDS} {condition} {_ORDER}"
    for span in spans:
        for match, hand, when in store.rows(query, span):
            yield GoalState(goal, int(str(match)), int(str(hand)) + 1, float(str(when)))
            return
        yield None


def _counts(store: Store, spans: Sequence[_Span]) -> Iterator[GoalState | None]:
    """Yield the states of the goals that count finished hands."""
    condition = f"{_HANDS} m.state <> 'damaged' AND m.practice = 0 AND m.program = ''"
    wanted = {Goal.SOME_HANDS: SOME_HANDS, Goal.MANY_HANDS: MANY_HANDS}
    count = 0
    for span in spans:
        before = count
        ((found,),) = store.rows(f"SELECT count(*) {condition}", span)
        count += int(str(found))
        for goal, whole in [*wanted.items()]:
            if count >= whole:
                order = f"ORDER BY m.played, m.id, h.hand LIMIT 1 OFFSET {whole - before - 1}"
                query = f"SELECT h.match, m.touched {condition} {order}"
                ((match, when),) = store.rows(query, span)
                del wanted[goal]
                yield GoalState(goal, int(str(match)), None, float(str(when)), whole, whole)
        if not wanted:
            return
        yield None
    for goal, whole in wanted.items():
        yield GoalState(goal, done=count, whole=whole)


def _games(store: Store, spans: Sequence[_Span]) -> Iterator[GoalState | None]:
    """Yield the states of the goals that count different games."""
    known = ids()
    first: dict[str, tuple[int, float]] = {}
    for span in spans:
        for game, _, match, when in store.rows(_FIRST_OF_GAMES, span):
            if game in known:
                first.setdefault(str(game), (int(str(match)), float(str(when))))
        yield None
    order = [*first.values()]
    for goal, whole in ((Goal.SOME_GAMES, SOME_GAMES), (Goal.EVERY_GAME, len(known))):
        if len(order) < whole:
            yield GoalState(goal, done=len(order), whole=whole)
            continue
        match, when = order[whole - 1]
        yield GoalState(goal, match, None, when, whole, whole)


def _finished(store: Store, span: _Span) -> list[_Match]:
    found = []
    for row in store.rows(_MATCHES, span):
        id, game, agreed, level, when, winner, hands, lost, first, hinted, event = row
        found.append(
            _Match(
                int(str(id)), str(game), str(agreed), None if level is None else int(str(level)),
                float(str(when)), winner == 0, int(str(hands)), int(str(lost)), int(str(first)),
                bool(hinted), str(event),
            )
        )  # fmt: skip
    return found


def _match_goals(finished: Sequence[_Match]) -> Iterator[GoalState]:
    alone = [one for one in finished if one.level is None]
    house = [one for one in finished if one.level is not None]
    won = [one for one in house if one.won]
    yield from _first_match(Goal.SOLITARY, (one for one in alone if one.won))
    yield from _first_match(Goal.FIRST_MATCH, won)
    yield from _first_match(Goal.MASTER, (one for one in won if one.level == STRONGEST))
    shutouts = (one for one in won if not one.lost_hands and one.hands > 1)
    yield from _first_match(Goal.SHUTOUT, shutouts)
    yield from _first_match(Goal.COMEBACK, (one for one in won if one.lost_first == LOST_FIRST))
    unaided = (one for one in won if one.level in UNAIDED and not one.hinted)
    yield from _first_match(Goal.NO_HINTS, unaided)
    yield from _first_match(Goal.MIXTURE, (one for one in won if _is_mixture(one)))
    for goal, whole in ((Goal.SOME_WINS, SOME_WINS), (Goal.MANY_WINS, MANY_WINS)):
        yield _nth_match(goal, won, whole)
    yield _everybody(won)
    for goal, whole in ((Goal.SHORT_STREAK, SHORT_STREAK), (Goal.LONG_STREAK, LONG_STREAK)):
        yield _streak(goal, house, whole)


def _at(goal: Goal, match: _Match, whole: int = 0) -> GoalState:
    return GoalState(goal, match.id, None, match.when, whole, whole)


def _first_match(goal: Goal, matches: Iterator[_Match] | Sequence[_Match]) -> Iterator[GoalState]:
    first = next(iter(matches), None)
    if first is not None:
        yield _at(goal, first)


def _nth_match(goal: Goal, matches: Sequence[_Match], whole: int) -> GoalState:
    if len(matches) < whole:
        return GoalState(goal, done=len(matches), whole=whole)
    return _at(goal, matches[whole - 1], whole)


def _everybody(won: Sequence[_Match]) -> GoalState:
    beaten: set[int] = set()
    for match in won:
        if match.level in LEVELS:
            beaten.add(match.level)
        if len(beaten) == len(LEVELS):
            return _at(Goal.EVERYBODY, match, len(LEVELS))
    return GoalState(Goal.EVERYBODY, done=len(beaten), whole=len(LEVELS))


def _streak(goal: Goal, house: Sequence[_Match], whole: int) -> GoalState:
    most = count = 0
    for match in house:
        count = count + 1 if match.won else 0
        most = max(most, count)
        if count == whole:
            return _at(goal, match, whole)
    return GoalState(goal, done=most, whole=whole)


def _is_mixture(match: _Match) -> bool:
    """Return whether the player put the game together, and not the ladder."""
    between = match.level == PERSON_LEVEL
    return place_of(match.event) is None and _is_mixed(match.game, match.agreed, between)


@lru_cache(maxsize=256)
def _is_mixed(game: str, agreed: str, between: bool) -> bool:
    """Return whether a game is mixed; `between` people, an agreement on hints makes none."""
    try:
        found = setup(game, agreed.split(",") if agreed else ())
    except GinError:
        return False
    return (aided(found) if between else found).mixed


def goals_of(store: Store, match: int) -> tuple[Goal, ...]:
    """Return the goals that were reached in a match."""
    return tuple(state.goal for state in goals(store) if state.match == match)


def goals_of_hand(store: Store, match: int, hand: int) -> tuple[Goal, ...]:
    """Return the goals that a hand was the first to reach; hands count from 1.

    Earlier hands are read only for goals that this hand meets, so the answer is quick.
    """
    found = set[Goal]()
    for goal, condition in _BY_HAND.items():
        query = "SELECT 1 FROM match m CROSS JOIN hand h ON h.match = m.id WHERE m.id = ?"
        if store.rows(f"{query} AND h.hand = ? AND {condition}", (match, hand - 1)):
            first = next(_first_hand(store, (_EVERYTHING,), goal, condition))
            if first is not None and (first.match, first.hand) == (match, hand):
                found.add(goal)
    return tuple(goal for goal in Goal if goal in found)


_BEST_HANDS = f"""
SELECT m.game, m.agreed, max(h.points0), h.match {_HANDS} {_HOUSE} AND {_WON}
GROUP BY m.game, m.agreed
"""
_SHORT_GINS = f"""
WITH gin AS (
  SELECT m.game, m.agreed, h.match, h.hand,
    {_PLIES} AS plies
  {_HANDS} {_HOUSE} AND {_ENDED} AND h.outcome IN ('gin', 'big_gin')
), least AS (SELECT game, agreed, min(plies) AS plies FROM gin GROUP BY game, agreed)
SELECT gin.game, gin.agreed, h.match, {_TURNS} AS turns
FROM gin JOIN least ON least.game = gin.game AND least.agreed = gin.agreed
  JOIN hand h ON h.match = gin.match AND h.hand = gin.hand
WHERE gin.plies <= least.plies + 4 ORDER BY turns DESC, h.match DESC
"""
"""Turns of the gins with the fewest plies.

A hand can have plies before the first turn, so those with a few plies more are counted too.
"""


@once_per_change
def best_results(store: Store) -> tuple[BestResult, ...]:
    """Return the best results by game, in the order of the games; unknown games are left out."""
    keys = game_keys(store)
    points: dict[str, tuple[int, int]] = {}
    turns: dict[str, tuple[int, int]] = {}
    for game, agreed, most, match in store.rows(_BEST_HANDS, _EVERYTHING):
        key = keys.get((str(game), str(agreed)))
        if key is not None and _scores_points(str(game), str(agreed)):
            points[key] = max(points.get(key, (0, 0)), (int(str(most)), int(str(match))))
    for game, agreed, match, fewest in store.rows(_SHORT_GINS, _EVERYTHING):
        key = keys.get((str(game), str(agreed)))
        if key is not None and int(str(fewest)):
            found = int(str(fewest)), int(str(match))
            turns[key] = min(turns.get(key, found), found)
    order = ids()
    names = sorted(
        points.keys() | turns.keys(),
        key=lambda key: (order.index(key) if key in order else len(order), key),
    )
    return tuple(
        BestResult(key, *points.get(key, (None, None)), *turns.get(key, (None, None)))
        for key in names
    )


def best_of(store: Store, which: RecordFilter) -> tuple[BestResult, ...]:
    """Return the best results of the games in `which`; none for one opponent or practice."""
    if which.practice or which.level is not None:
        return ()
    return tuple(one for one in best_results(store) if which.game in (None, one.game))


def _scores_points(game: str, agreed: str) -> bool:
    """Return whether more points are better in a game, and mean more than a won hand."""
    sheet = setup(game, agreed.split(",") if agreed else ()).rules.format.sheet
    return sheet in (SheetKind.POINTS, SheetKind.THREE_GAMES, SheetKind.SUITS, SheetKind.GAMES)
