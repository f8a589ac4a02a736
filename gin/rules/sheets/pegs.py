"""Sheets kept on a cribbage board: Gin Pro, Gin Race, Gin Twofold, Gin Dice (rules 6)."""

from __future__ import annotations

from collections.abc import Sequence

from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Roles, Rules
from gin.rules.sheets.base import Measure, Sheet, Track
from gin.rules.sheets.points import boxes_of, rows_of

Pair = tuple[int, int]
MOST_GAMES = 4
"""Maximum number of games that one game can count as."""


def award(target: int, loser: int) -> int:
    """Return the value of a game, from 1 to 4 (rules 6, Pro).

    A game to 121 counts 4 if the loser has at most 30 points, 3 up to 60, 2 up to 90, otherwise 1.
    """
    return min(MOST_GAMES, 1 + (target - 1 - loser) * MOST_GAMES // (target - 1))


def deals_for(rules: Rules, result: HandResult) -> int:
    """Return how many deals a won hand counts as (rules 6, Gin Race).

    It is two for gin and undercut in games with `double_deals`, otherwise one.
    """
    two = result.like_gin or result.outcome is Outcome.UNDERCUT
    return 2 if two and rules.format.double_deals else 1


def games(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write games to the target, which count more the fewer points the loser has (rules 6, Pro).

    A stake die multiplies the value of a game. A refused stake ends the game.
    """
    form = rules.format
    rows, _ = rows_of(rules, results)
    points, won = _TrackWriter(), _TrackWriter()
    ended, die = False, None
    for result in results:
        if ended:
            points.clear()
        points.write(_points_of(result))
        winner = next((seat for seat in (0, 1) if points.now[seat] >= form.target), None)
        if result.outcome is Outcome.REFUSED:
            winner = result.winner
        counted = 0 if winner is None else award(form.target, points.now[1 - winner])
        die = result.die
        won.write(_pair_for(winner, counted * (1 if die is None else die.value)))
        ended = winner is not None
    over = max(won.now) >= form.games
    return Sheet(
        rows,
        running=(0, 0) if ended else points.now,
        boxes=boxes_of(rules, rows),
        over=over,
        winner=_leader(won.now) if over else None,
        totals=won.now,
        tracks=(
            points.track(Measure.POINTS, (form.target, form.target), cleared=ended),
            won.track(Measure.GAMES, (form.games, form.games)),
        ),
        die=None if ended else die,
    )


def deals(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write won deals, as many for each hand as the die shows (rules 6, Gin Dice)."""
    goal = rules.format.deals
    rows, running = rows_of(rules, results)
    winner = next((seat for seat in (0, 1) if running[seat] >= goal), None)
    gains, scores = tuple(row.points for row in rows), tuple(row.running for row in rows)
    return Sheet(
        rows,
        running=running,
        boxes=boxes_of(rules, rows),
        over=winner is not None,
        winner=winner,
        totals=running,
        tracks=(Track(Measure.DEALS, (goal, goal), gains, scores),),
    )


def race(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write points for one player, won deals for the other; the first to reach their goal wins.

    `roles` decides which player counts points (rules 6).
    """
    form = rules.format
    rows, _ = rows_of(rules, results)
    # The role is that of seat 0. `match.start_match` has replaced LOT by now.
    for_points = 1 if form.roles is Roles.DEALS else 0
    points, deals = _TrackWriter(), _TrackWriter()
    for result in results:
        gain = _points_of(result)
        points.write(gain if result.winner == for_points else (0, 0))
        counted = result.winner is not None and result.winner != for_points
        deals.write(_pair_for(result.winner, deals_for(rules, result)) if counted else (0, 0))
    own = (points.now[0] + deals.now[0], points.now[1] + deals.now[1])
    goals = (form.target, form.deals) if for_points == 0 else (form.deals, form.target)
    winner = next((seat for seat in (0, 1) if own[seat] >= goals[seat]), None)
    return Sheet(
        rows,
        running=own,
        boxes=boxes_of(rules, rows),
        over=winner is not None,
        winner=winner,
        totals=own,
        tracks=(
            points.track(Measure.POINTS, _only(for_points, form.target)),
            deals.track(Measure.DEALS, _only(1 - for_points, form.deals)),
        ),
    )


def twofold(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write points and won deals for both; enough of both wins (rules 6, Gin Twofold)."""
    form = rules.format
    rows, _ = rows_of(rules, results)
    points, deals = _TrackWriter(), _TrackWriter()
    for result in results:
        points.write(_points_of(result))
        deals.write(_pair_for(result.winner, deals_for(rules, result)))
    done = [
        seat for seat in (0, 1) if points.now[seat] >= form.target and deals.now[seat] >= form.deals
    ]
    return Sheet(
        rows,
        running=points.now,
        boxes=boxes_of(rules, rows),
        over=bool(done),
        winner=done[0] if done else None,
        totals=points.now,
        tracks=(
            points.track(Measure.POINTS, (form.target, form.target)),
            deals.track(Measure.DEALS, (form.deals, form.deals)),
        ),
    )


class _TrackWriter:
    def __init__(self) -> None:
        self._gains: list[Pair] = []
        self._scores: list[Pair] = []
        self.now: Pair = (0, 0)

    def write(self, gain: Pair) -> None:
        self.now = (self.now[0] + gain[0], self.now[1] + gain[1])
        self._gains.append(gain)
        self._scores.append(self.now)

    def clear(self) -> None:
        self.now = (0, 0)

    def track(
        self, measure: Measure, goals: tuple[int | None, ...], *, cleared: bool = False
    ) -> Track:
        return Track(measure, goals, tuple(self._gains), tuple(self._scores), cleared=cleared)


def _points_of(result: HandResult) -> Pair:
    return result.points(0), result.points(1)


def _pair_for(seat: int | None, count: int) -> Pair:
    return (0, 0) if seat is None else (count, 0) if seat == 0 else (0, count)


def _only(seat: int, goal: int) -> tuple[int | None, ...]:
    return (goal, None) if seat == 0 else (None, goal)


def _leader(scores: Pair) -> int:
    return 0 if scores[0] > scores[1] else 1
