"""How likely a match is to be won from a score sheet, both players being as strong.

The rest of the match is counted through: every hand is won by either, with points that hands of
this game usually bring. Sheets with several measures are put together from theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from math import erf, sqrt

from gin.ai.stakes import round_chance
from gin.rules.earlier import PastHand
from gin.rules.match import Match
from gin.rules.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.rules import Rules, SheetKind
from gin.rules.sheet import Measure, Sheet, Track
from gin.rules.sheets import kept

Gains = tuple[tuple[float, float], ...]
"""What a hand brings to whoever wins it: chances and points."""
STEPS = 40
"""How finely the way to a goal is counted."""
MOST_EVEN = 0.5
USUAL = 25
"""Points of a usual hand: so far to both sides the chance to win is looked at for its slope."""


def after(match: Match, seat: int) -> Callable[[HandResult], float]:
    """The chance of `seat` to win the match once a hand has ended in some way."""
    found: dict[tuple[object, ...], float] = {}

    def chance(result: HandResult) -> float:
        points = tuple(result.points(each) for each in range(match.rules.seats))
        key = (result.outcome, result.winner, points, result.suits, result.die)
        if key not in found:
            sheet = kept(match.rules, (*match.results, result))
            found[key] = chance_to_win(sheet, match.rules, seat)
        return found[key]

    return chance


def worth_of_points(
    rules: Rules, scores: tuple[int, ...], seat: int, earlier: tuple[PastHand, ...] = ()
) -> Callable[[int], float]:
    """What points of a hand are worth to a seat at these scores, by the chance to win the match.

    It is given in points that are worth what they count at the mean: those beyond the target are
    worth nothing, those that end a game much. Less than 0 points are the other seat's. On a sheet
    with more than one column of points the match is counted from its hands so far, `earlier`. If
    these do not make the scores, or the sheet is of another kind, points are worth what they count.
    Scores that no match goes on with, which another program may send, are taken for the nearest
    ones it does.
    """
    form = rules.format
    if form.sheet in (SheetKind.POINTS, SheetKind.GAMES):
        goal, gains = form.target, gains_of(rules, Measure.POINTS)
        mine, theirs = (goal - min(max(0, scores[each]), goal - 1) for each in (seat, 1 - seat))
        return _by_slope(
            lambda points: first_there(
                mine - max(0, points), theirs - max(0, -points), goal, goal, gains, gains
            )
        )
    if form.sheet in (SheetKind.THREE_GAMES, SheetKind.RACE, SheetKind.TWOFOLD):
        return _worth_on_sheet(rules, scores, seat, earlier)
    return float


@lru_cache(maxsize=8)
def _worth_on_sheet(
    rules: Rules, scores: tuple[int, ...], seat: int, earlier: tuple[PastHand, ...]
) -> Callable[[int], float]:
    """What points are worth on a sheet that has to be counted from the hands so far."""
    results = tuple(_as_counted(hand) for hand in earlier)
    sheet = kept(rules, results)
    if sheet.over or sheet.running != scores:
        return float

    def chance(points: int) -> float:
        won = (max(0, points), max(0, -points))
        hand = _as_counted(
            PastHand(None, Outcome.KNOCK, (0, 0), None, won if seat == 0 else won[::-1])
        )
        return chance_to_win(kept(rules, (*results, hand)), rules, seat)

    return _by_slope(chance)


def _by_slope(chance: Callable[[int], float]) -> Callable[[int], float]:
    """What points are worth in points, if they come to these chances."""
    known = cache(chance)
    slope = (known(USUAL) - known(-USUAL)) / (2 * USUAL)
    return (lambda points: (known(points) - known(0)) / slope) if slope > 0 else float


def _as_counted(hand: PastHand) -> HandResult:
    """A hand as far as sheets of points and won deals count it."""
    winner = next((seat for seat, points in enumerate(hand.points) if points > 0), None)
    lines = tuple(
        ScoreLine(LineKind.CAUGHT, seat, points) for seat, points in enumerate(hand.points)
    )
    return HandResult(hand.outcome, hand.ender, winner, (), lines, turns=hand.turns)


def chance_to_win(sheet: Sheet, rules: Rules, seat: int) -> float:
    """The chance of `seat` to win the match from this sheet; a draw is half a win."""
    if sheet.over:
        return MOST_EVEN if sheet.winner is None else float(sheet.winner == seat)
    first = _chance_of_first(sheet, rules)
    return first if seat == 0 else 1 - first


def _chance_of_first(sheet: Sheet, rules: Rules) -> float:
    """The chance of the player in the first seat."""
    form = rules.format
    match form.sheet:
        case SheetKind.PENALTIES_OVER_DEALS:
            return _alone(sheet, rules)
        case SheetKind.PENALTIES:
            # Whoever gets to the target first loses.
            return 1 - _track(sheet.tracks[0], rules)
        case SheetKind.THREE_GAMES:
            chances = [_track(track, rules) for track in sheet.tracks]
            a, b, c = chances
            return a * b + a * c + b * c - 2 * a * b * c
        case SheetKind.SUITS:
            return _by_totals(sheet, rules)
        case SheetKind.GAMES:
            points, games = sheet.tracks
            game = _track(replace(points, scores=(sheet.running,)), rules)
            left = [form.games - now for now in games.now]
            won = round_chance(max(0, left[0] - 1), left[1])
            lost = round_chance(left[0], max(0, left[1] - 1))
            return game * won + (1 - game) * lost
        case SheetKind.RACE:
            return _race(sheet, rules)
        case SheetKind.TWOFOLD:
            return sum(_track(track, rules) for track in sheet.tracks) / len(sheet.tracks)
        case _:
            return _track(sheet.tracks[0], rules)


def _track(track: Track, rules: Rules) -> float:
    """The chance of the first seat to be the first at the goal of one measure."""
    if track.closed_by is not None:
        return float(track.closed_by == 0)
    goals, gains = track.goals, gains_of(rules, track.measure)
    assert goals[0] is not None and goals[1] is not None
    now = track.next
    return first_there(goals[0] - now[0], goals[1] - now[1], goals[0], goals[1], gains, gains)


def _race(sheet: Sheet, rules: Rules) -> float:
    """The chance of the first seat where each player counts by a measure of their own."""
    left, goals = [0, 0], [1, 1]
    gains: list[Gains] = [(), ()]
    for track in sheet.tracks:
        for seat, goal in enumerate(track.goals):
            if goal is not None:
                left[seat], goals[seat] = goal - track.now[seat], goal
                gains[seat] = gains_of(rules, track.measure)
    return first_there(left[0], left[1], goals[0], goals[1], gains[0], gains[1])


def _by_totals(sheet: Sheet, rules: Rules) -> float:
    """The chance of the higher total once all that is open is closed: a matter of the lead."""
    mean, spread = _mean_and_spread(gains_of(rules, Measure.POINTS))
    still = sum(
        max(0, (track.goals[0] or 0) - max(track.now))
        for track in sheet.tracks
        if track.closed_by is None
    )
    hands = max(1.0, 1.5 * still / mean)
    lead = sheet.totals[0] - sheet.totals[1]
    return 0.5 * (1 + erf(lead / sqrt(2 * hands * (spread**2 + mean**2))))


def _alone(sheet: Sheet, rules: Rules) -> float:
    """The chance of a lone player to end at the goal or below, a deal costing its share of it."""
    left = rules.solo.deals - len(sheet.rows)
    share = rules.solo.goal / rules.solo.deals
    over = rules.solo.goal - sheet.running[0] - share * left
    return 0.5 * (1 + erf(over / (12 * sqrt(2 * max(1, left)))))


def _mean_and_spread(gains: Gains) -> tuple[float, float]:
    mean = sum(chance * points for chance, points in gains)
    return mean, sqrt(sum(chance * (points - mean) ** 2 for chance, points in gains))


def gains_of(rules: Rules, measure: Measure) -> Gains:
    """What a hand usually brings to its winner by one measure."""
    if measure in (Measure.DEALS, Measure.GAMES):
        return ((0.7, 1.0), (0.3, 2.0)) if rules.format.double_deals else ((1.0, 1.0),)
    gin, undercut = rules.bonuses.gin, rules.bonuses.undercut
    return (
        (0.18, 6.0),
        (0.22, 14.0),
        (0.14, 24.0),
        (0.18, gin + 14.0),
        (0.14, gin + 28.0),
        (0.14, undercut + 5.0),
    )


def first_there(
    mine: float, theirs: float, my_goal: int, their_goal: int, my_gains: Gains, their_gains: Gains
) -> float:
    """The chance to be the first who gains what is left, `mine` and `theirs`, of both goals.

    Ways that are longer than `STEPS` are counted in larger units, and read off in between.
    """
    units = [max(1.0, goal / STEPS) for goal in (my_goal, their_goal)]
    table = _table(
        tuple((chance, max(1.0, points / units[0])) for chance, points in my_gains),
        tuple((chance, max(1.0, points / units[1])) for chance, points in their_gains),
    )
    return table(max(0.0, mine / units[0]), max(0.0, theirs / units[1]))


@lru_cache(maxsize=16)
def _table(mine: Gains, theirs: Gains) -> Callable[[float, float], float]:
    """Reads the chance for any two ways that are left, in units; counted as it is needed."""
    known: dict[tuple[int, int], float] = {}

    def whole(x: int, y: int) -> float:
        if x <= 0 or y <= 0:
            return MOST_EVEN if x <= 0 and y <= 0 else float(x <= 0)
        if (x, y) not in known:
            won = sum(chance * between(x - gain, y) for chance, gain in mine)
            lost = sum(chance * between(x, y - gain) for chance, gain in theirs)
            known[x, y] = (won + lost) / 2
        return known[x, y]

    def between(x: float, y: float) -> float:
        if x <= 0 or y <= 0:
            return MOST_EVEN if x <= 0 and y <= 0 else float(x <= 0)
        # A score inside a unit stands between its ends. No gain is less than one, so that nothing
        # is counted by means of itself.
        left, below = int(x), int(y)
        across, up = x - left, y - below
        if not across and not up:
            return whole(left, below)
        total = 0.0
        for dx, wx in ((0, 1 - across), (1, across)):
            for dy, wy in ((0, 1 - up), (1, up)):
                if wx * wy:
                    total += wx * wy * whole(left + dx, below + dy)
        return total

    return between
