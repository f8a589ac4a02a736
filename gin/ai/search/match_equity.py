"""How likely a match is to be won from a score sheet, both players being as strong.

The rest of the match is counted through: every hand is won by either, with points that hands of
this game usually bring. Sheets with several measures are put together from theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import ceil, erf, sqrt

from gin.core.cards import Suit
from gin.rules.match import Match
from gin.rules.model.history import PastHand
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.model.rules import KnockScores, Rules, SheetKind
from gin.rules.model.stakes import Die
from gin.rules.sheets import kept
from gin.rules.sheets.base import Measure, Sheet, Track
from gin.rules.sheets.pegs import MOST, award

Gains = tuple[tuple[float, float], ...]
"""What a hand brings to whoever wins it: chances and points."""
STEPS = 40
"""How finely the way to a goal is counted."""
Ends = Callable[[float, float], float]
"""The chance to win once one of two ways is at its end, by what is left of both."""
MOST_EVEN = 0.5
SWAY = 90.0
"""By how much the lead of a match in suits may still change, squared, for each point missing in an
open suit (120 matches of level 3)."""
NOTHING = 1e-9
"""A point that brings no more than this towards the match is not told from one that brings none."""
USUAL = 25
"""Points of a usual hand: so far to both sides the chance to win is looked at for its slope."""


Chance = Callable[[HandResult], float]
"""The chance to win the match once a hand has ended in some way."""


def after(match: Match, seat: int) -> Chance:
    """The chance of `seat` to win the match, by how the hand that is played ends."""
    return _chance_after(match.rules, match.results, seat)


def _chance_after(rules: Rules, results: tuple[HandResult, ...], seat: int) -> Chance:
    found: dict[tuple[object, ...], float] = {}

    def chance(result: HandResult) -> float:
        points = tuple(result.points(each) for each in range(rules.seats))
        key = (result.outcome, result.winner, points, result.suits, result.die)
        if key not in found:
            found[key] = chance_to_win(kept(rules, (*results, result)), rules, seat)
        return found[key]

    return chance


@lru_cache(maxsize=8)
def worth_of_hand(
    rules: Rules, scores: tuple[int, ...], seat: int, earlier: tuple[PastHand, ...] = ()
) -> Callable[[HandResult], float]:
    """What the end of a hand is worth to a seat at these scores, by the chance to win the match.

    It is given in points that are worth what they count at the mean: those beyond the target are
    worth nothing, those that end a game much. Less than 0 is the other seat's. The sheet is that of
    the match's hands so far, `earlier`; if these do not make the scores, one with these alone or,
    where no match goes on with them, as another program may send, with the nearest it does go on
    with. If there is no such sheet points are worth what they count.
    """
    results = _played(rules, scores, earlier)
    if results is None:
        return lambda result: gain(result, seat)
    chance = _chance_after(rules, results, seat)
    nothing = chance(_usual(rules, kept(rules, results), None))
    mine, theirs = (chance(_usual(rules, kept(rules, results), who)) for who in (seat, 1 - seat))
    # Who would end a match with a win that is too low has nothing from it: both ways are looked at.
    slope = (abs(mine - nothing) + abs(theirs - nothing)) / (2 * USUAL)
    if slope < NOTHING:
        return lambda result: gain(result, seat)
    return lambda result: (chance(result) - nothing) / slope


@lru_cache(maxsize=8)
def worth_of_points(
    rules: Rules, scores: tuple[int, ...], seat: int, earlier: tuple[PastHand, ...] = ()
) -> Callable[[int], float]:
    """The same for hands that are paid in points alone: what so many are worth.

    Less than 0 points are the other seat's.
    """
    worth = worth_of_hand(rules, scores, seat, earlier)
    return cache(lambda points: worth(_paid(seat if points > 0 else 1 - seat, abs(points))))


def _played(
    rules: Rules, scores: tuple[int, ...], earlier: tuple[PastHand, ...]
) -> tuple[HandResult, ...] | None:
    """The hands that the sheet is counted from; None if no match goes on with these scores."""
    form = rules.format
    goal = form.deals if form.sheet is SheetKind.DEALS else form.target
    near = tuple(min(max(0, score), goal - 1) for score in scores)
    one = PastHand(None, Outcome.KNOCK, (0,) * len(scores), None, near, 0)
    for hands, running in ((earlier, scores), ((one,), near)):
        results = tuple(_as_counted(hand) for hand in hands)
        sheet = kept(rules, results)
        if not sheet.over and sheet.running == running:
            return results
    return None


def games_missing(
    rules: Rules, scores: tuple[int, ...], earlier: tuple[PastHand, ...]
) -> tuple[int, ...]:
    """How many games each seat misses in a match of games, as far as its hands tell."""
    won = kept(rules, _played(rules, scores, earlier) or ()).tracks[1].now
    return tuple(rules.format.games - games for games in won)


def _as_counted(hand: PastHand) -> HandResult:
    """A hand as far as sheets count it."""
    lines = tuple(
        ScoreLine(LineKind.CAUGHT, seat, points) for seat, points in enumerate(hand.points)
    )
    die = None if hand.die is None else Die(hand.die)
    return HandResult(
        hand.outcome, hand.ender, hand.winner, (), lines, suits=hand.suits, die=die,
        turns=hand.turns,
    )  # fmt: skip


def _paid(winner: int, points: int) -> HandResult:
    """A knock that so many points are paid for; a hand that nobody won without any."""
    if not points:
        return HandResult(Outcome.VOID, None, None, ())
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(Outcome.KNOCK, winner, winner, (), (line,))


def _usual(rules: Rules, sheet: Sheet, winner: int | None) -> HandResult:
    """A hand as it usually ends where this is the sheet."""
    if winner is None:
        return replace(_paid(0, 0), die=sheet.die)
    hand = replace(_paid(winner, USUAL), die=sheet.die)
    if rules.knock.scores is KnockScores.PENALTY:
        return replace(hand, lines=(ScoreLine(LineKind.PENALTY, 1 - winner, USUAL),))
    if rules.format.sheet is SheetKind.DEALS:
        return replace(hand, lines=(ScoreLine(LineKind.DIE, winner, 1),))
    if rules.format.sheet is SheetKind.SUITS:
        return replace(hand, suits=tuple(suit for suit in Suit if suit not in sheet.closed)[:1])
    return hand


def gain(result: HandResult, seat: int) -> float:
    """The points that a hand brings a seat more than the other; penalties count against it."""
    if len(result.sides) == 1:
        return -result.points(0)
    ahead = result.points(seat) - result.points(1 - seat)
    return -ahead if result.booked != result.winner else ahead


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
            return _by_totals(sheet)
        case SheetKind.GAMES:
            points, games = sheet.tracks
            mine, theirs = (form.games - now for now in games.now)
            times = 1 if sheet.die is None else sheet.die.value
            shares = shares_of_awards(form.target, gains_of(rules, Measure.POINTS))
            ends = Games(form.target, mine, theirs, times, shares)
            return _track(replace(points, scores=(sheet.running,)), rules, ends)
        case SheetKind.RACE:
            return _race(sheet, rules)
        case SheetKind.TWOFOLD:
            return sum(_track(track, rules) for track in sheet.tracks) / len(sheet.tracks)
        case _:
            return _track(sheet.tracks[0], rules)


@dataclass(frozen=True, slots=True)
class Games:
    """What the end of a game is worth in a match in which `mine` and `theirs` games are missing.

    A game to `target` counts the more the less its loser has, and as often as the die says. Of the
    games after it, `shares` count one, two, three and four.
    """

    target: int
    mine: int
    theirs: int
    times: int
    shares: tuple[float, ...]

    def __call__(self, mine: float, theirs: float) -> float:
        """The chance to win the match once a game has ended with these points missing."""
        if mine <= 0 and theirs <= 0:
            return MOST_EVEN
        counted = counts(self.target, max(mine, theirs)) * self.times
        if mine <= 0:
            return games_chance(self.mine - counted, self.theirs, self.shares)
        return games_chance(self.mine, self.theirs - counted, self.shares)


def counts(target: int, missing: float) -> int:
    """How many games a game counts whose loser misses so many points of the target."""
    return award(target, target - max(1, ceil(missing)))


@dataclass(frozen=True, slots=True)
class Counting:
    """One where the first player wins a game that counts so many, else 0."""

    target: int
    games: int

    def __call__(self, mine: float, theirs: float) -> float:
        """What it comes to when so many points are missing."""
        return float(mine <= 0 < theirs and counts(self.target, theirs) == self.games)


@lru_cache(maxsize=4)
def shares_of_awards(target: int, gains: Gains) -> tuple[float, ...]:
    """How many of all games to a target count one, two, three and four."""
    ways = [
        first_there(target, target, target, target, gains, gains, Counting(target, games))
        for games in range(1, MOST + 1)
    ]
    return tuple(way / sum(ways) for way in ways)


@lru_cache(maxsize=4096)
def games_chance(mine: int, theirs: int, shares: tuple[float, ...]) -> float:
    """The chance to win a match in which so many games are missing, each game being even."""
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    return (
        sum(
            share
            * (
                games_chance(mine - games, theirs, shares)
                + games_chance(mine, theirs - games, shares)
            )
            for games, share in enumerate(shares, start=1)
        )
        / 2
    )


def _first(mine: float, theirs: float) -> float:
    """Whoever is there first has won, both at once half of it."""
    return MOST_EVEN if mine <= 0 and theirs <= 0 else float(mine <= 0)


def _track(track: Track, rules: Rules, ends: Ends = _first) -> float:
    """The chance of the first seat to be the first at the goal of one measure."""
    if track.closed_by is not None:
        return float(track.closed_by == 0)
    goals, gains = track.goals, gains_of(rules, track.measure)
    assert goals[0] is not None and goals[1] is not None
    now = track.next
    mine, theirs = goals[0] - now[0], goals[1] - now[1]
    return first_there(mine, theirs, goals[0], goals[1], gains, gains, ends)


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


def _by_totals(sheet: Sheet) -> float:
    """The chance of the higher total once all that is open is closed: a matter of the lead."""
    still = sum(
        max(0, (track.goals[0] or 0) - max(track.now))
        for track in sheet.tracks
        if track.closed_by is None
    )
    lead = sheet.totals[0] - sheet.totals[1]
    return 0.5 * (1 + erf(lead / sqrt(2 * SWAY * max(still, USUAL))))


def _alone(sheet: Sheet, rules: Rules) -> float:
    """The chance of a lone player to end at the goal or below, a deal costing its share of it."""
    left = rules.solo.deals - len(sheet.rows)
    share = rules.solo.goal / rules.solo.deals
    over = rules.solo.goal - sheet.running[0] - share * left
    return 0.5 * (1 + erf(over / (12 * sqrt(2 * max(1, left)))))


def gains_of(rules: Rules, measure: Measure) -> Gains:
    """What a hand usually brings to its winner by one measure."""
    if measure in (Measure.DEALS, Measure.GAMES):
        return ((0.7, 1.0), (0.3, 2.0)) if rules.format.double_deals else ((1.0, 1.0),)
    if rules.knock.scores is KnockScores.PENALTY:
        return ((0.2, 10.0), (0.2, 14.0), (0.2, 19.0), (0.2, 25.0), (0.2, 38.0))
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
    mine: float,
    theirs: float,
    my_goal: int,
    their_goal: int,
    my_gains: Gains,
    their_gains: Gains,
    ends: Ends = _first,
) -> float:
    """The chance to be the first who gains what is left, `mine` and `theirs`, of both goals.

    `ends` may say what an end is worth in its place, by what is left then. Ways that are longer
    than `STEPS` are counted in larger units, and read off in between.
    """
    units = max(1.0, my_goal / STEPS), max(1.0, their_goal / STEPS)
    table = _table(
        tuple((chance, max(1.0, points / units[0])) for chance, points in my_gains),
        tuple((chance, max(1.0, points / units[1])) for chance, points in their_gains),
        units,
        ends,
    )
    return table(max(0.0, mine / units[0]), max(0.0, theirs / units[1]))


@lru_cache(maxsize=16)
def _table(
    mine: Gains, theirs: Gains, units: tuple[float, float], ends: Ends
) -> Callable[[float, float], float]:
    """Reads the chance for any two ways that are left, in units; counted as it is needed."""
    known: dict[tuple[int, int], float] = {}

    def whole(x: int, y: int) -> float:
        if (x, y) not in known:
            won = sum(chance * between(x - gain, y) for chance, gain in mine)
            lost = sum(chance * between(x, y - gain) for chance, gain in theirs)
            known[x, y] = (won + lost) / 2
        return known[x, y]

    def between(x: float, y: float) -> float:
        if x <= 0 or y <= 0:
            return ends(x * units[0], y * units[1])
        # A score inside a unit stands between its ends. No gain is less than one, so that nothing
        # is counted by means of itself.
        left, below = int(x), int(y)
        across, up = x - left, y - below
        total = 0.0
        for dx, wx in ((0, 1 - across), (1, across)):
            for dy, wy in ((0, 1 - up), (1, up)):
                if wx * wy:
                    here = left + dx, below + dy
                    inside = here[0] > 0 and here[1] > 0
                    total += wx * wy * (whole(*here) if inside else between(*here))
        return total

    return between
