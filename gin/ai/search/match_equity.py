"""Match equity: the chance to win a match from a score sheet, between equal players.

In the rest of the match, either player is assumed to be equally likely to win each hand, for the
usual points of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil, erf, sqrt

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Suit
from gin.rules.match import Match
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.model.rules import KnockScores, Rules, SheetKind, Winner
from gin.rules.model.stakes import Die
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Measure, Sheet, Track
from gin.rules.sheets.pegs import MOST_GAMES, award

Gains = tuple[tuple[float, float], ...]
"""Chances and points of a hand's usual results for its winner."""
STEPS = 40
"""Maximum number of units in the distance to a goal; longer distances use larger units."""
FinalChance = Callable[[float, float], float]
"""Chance to win once a side has reached its goal, by what each still needs (<= 0: reached)."""
EVEN = 0.5
VARIANCE_OF_LEAD = 90.0
"""Variance of the lead's change for each point missing in an open suit, in matches scored by suits.

Fitted over 120 matches of level 3 (docs/evidence/opponents.md).
"""
NEGLIGIBLE = 1e-9
"""Slopes below this, in chance to win per point, count as flat."""
USUAL_POINTS = 25
"""Estimated points of a usual hand. The chance to win per point is measured over this distance."""
LEAST_OPEN = 25
"""Least points missing in open suits for the lead's variance; fewer count as this many."""
DEAL_DEVIATION = 12.0
"""Standard deviation of the points of a solitary deal, an estimate."""


Chance = Callable[[HandResult], float]
"""Function from a hand's result to the chance to win the match."""


def after(match: Match, seat: int) -> Chance:
    """Return `seat`'s chance to win the match, as a function of how the current hand ends."""
    return _chance_after(match.rules, match.results, seat)


def after_observed(seen: Observation) -> Chance:
    """Return `after` for the observing seat, from the hands that it has seen."""
    results = _played(seen.rules, seen.scores, seen.earlier)
    return _chance_after(seen.rules, results or (), seen.seat)


@lru_cache(maxsize=4)
def _chance_after(rules: Rules, results: tuple[HandResult, ...], seat: int) -> Chance:
    found: dict[tuple[object, ...], float] = {}

    def chance(result: HandResult) -> float:
        points = tuple(result.points(each) for each in range(rules.seats))
        key = (result.outcome, result.winner, points, result.suits, result.die)
        if key not in found:
            found[key] = chance_to_win(sheet_after(rules, (*results, result)), rules, seat)
        return found[key]

    return chance


@lru_cache(maxsize=8)
def worth_of_hand(
    rules: Rules, scores: tuple[int, ...], seat: int, earlier: tuple[PastHand, ...] = ()
) -> Callable[[HandResult], float]:
    """Return a function that values a hand's result for `seat`, in points.

    The value is the change in the chance to win the match, divided by the mean change per point at
    these scores. Values below 0 favour the other seat.

    Other programs may send any scores. If the `earlier` hands do not add up to `scores`, one hand
    with these scores, reduced to less than the target, replaces them. If no unfinished match can
    have these scores, points are worth what they count.
    """
    results = _played(rules, scores, earlier)
    if results is None:
        return lambda result: gain(result, seat)
    chance = _chance_after(rules, results, seat)
    baseline = chance(_usual(rules, sheet_after(rules, results), None))
    mine, theirs = (
        chance(_usual(rules, sheet_after(rules, results), who)) for who in (seat, 1 - seat)
    )
    # Average both sides: one slope can be zero, for example if this seat's usual win ends the match
    # with too low a total.
    slope = (abs(mine - baseline) + abs(theirs - baseline)) / (2 * USUAL_POINTS)
    if slope < NEGLIGIBLE:
        return lambda result: gain(result, seat)
    return lambda result: (chance(result) - baseline) / slope


@lru_cache(maxsize=8)
def worth_of_points(
    rules: Rules, scores: tuple[int, ...], seat: int, earlier: tuple[PastHand, ...] = ()
) -> Callable[[int], float]:
    """Return `worth_of_hand` as a function of points, below 0 if the other seat won them."""
    worth = worth_of_hand(rules, scores, seat, earlier)
    return cache(lambda points: worth(paid(seat if points > 0 else 1 - seat, abs(points))))


def _played(
    rules: Rules, scores: tuple[int, ...], earlier: tuple[PastHand, ...]
) -> tuple[HandResult, ...] | None:
    """Return the hands for the sheet; None if no unfinished match has these scores."""
    form = rules.format
    goal = form.deals if form.sheet is SheetKind.DEALS else form.target
    near = tuple(min(max(0, score), goal - 1) for score in scores)
    one = PastHand(None, Outcome.KNOCK, (0,) * len(scores), None, near, 0)
    for hands, running in ((earlier, scores), ((one,), near)):
        results = tuple(_as_counted(hand) for hand in hands)
        sheet = sheet_after(rules, results)
        if not sheet.over and sheet.running == running:
            return results
    return None


def games_needed(
    rules: Rules, scores: tuple[int, ...], earlier: tuple[PastHand, ...]
) -> tuple[int, ...]:
    """Return the games that each seat still needs in a match of games, by the hands played."""
    won = sheet_after(rules, _played(rules, scores, earlier) or ()).tracks[1].now
    return tuple(rules.format.games - games for games in won)


def _as_counted(hand: PastHand) -> HandResult:
    lines = tuple(
        ScoreLine(LineKind.CAUGHT, seat, points) for seat, points in enumerate(hand.points)
    )
    die = None if hand.die is None else Die(hand.die)
    return HandResult(
        hand.outcome, hand.ender, hand.winner, (), lines, suits=hand.suits, die=die,
        turns=hand.turns,
    )  # fmt: skip


def paid(winner: int, points: int) -> HandResult:
    """Return a knock that wins this many points, or a void hand for 0."""
    if not points:
        return HandResult(Outcome.VOID, None, None, ())
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(Outcome.KNOCK, winner, winner, (), (line,))


def _usual(rules: Rules, sheet: Sheet, winner: int | None) -> HandResult:
    if winner is None:
        return replace(paid(0, 0), die=sheet.die)
    hand = replace(paid(winner, USUAL_POINTS), die=sheet.die)
    if rules.knock.scores is KnockScores.PENALTY:
        return replace(hand, lines=(ScoreLine(LineKind.PENALTY, 1 - winner, USUAL_POINTS),))
    if rules.format.sheet is SheetKind.DEALS:
        return replace(hand, lines=(ScoreLine(LineKind.DIE, winner, 1),))
    if rules.format.sheet is SheetKind.SUITS:
        return replace(hand, suits=tuple(suit for suit in Suit if suit not in sheet.closed)[:1])
    return hand


def gain(result: HandResult, seat: int) -> float:
    """Return by how many points a hand puts `seat` ahead; in a solitary deal, minus its points."""
    if len(result.sides) == 1:
        return -result.points(0)
    ahead = result.points(seat) - result.points(1 - seat)
    return -ahead if result.booked != result.winner else ahead


def chance_to_win(sheet: Sheet, rules: Rules, seat: int) -> float:
    """Return `seat`'s chance to win the match from this sheet; a draw is half a win."""
    if sheet.over:
        return EVEN if sheet.winner is None else float(sheet.winner == seat)
    first = _chance_of_first(sheet, rules)
    return first if seat == 0 else 1 - first


def _chance_of_first(sheet: Sheet, rules: Rules) -> float:
    form = rules.format
    match form.sheet:
        case SheetKind.PENALTIES_OVER_DEALS:
            return _alone(sheet, rules)
        case SheetKind.PENALTIES:
            # The first player to reach the target loses.
            return 1 - _track(sheet.tracks[0], rules)
        case SheetKind.THREE_GAMES:
            chances = [_track(track, rules) for track in sheet.tracks]
            if form.all_games:
                return _by_totals(sheet, form.game_bonus * sum(2 * one - 1 for one in chances))
            a, b, c = chances
            return a * b + a * c + b * c - 2 * a * b * c
        case SheetKind.SUITS:
            return _by_totals(sheet)
        case SheetKind.GAMES:
            points, games = sheet.tracks
            first, second = (form.games - now for now in games.now)
            times = 1 if sheet.die is None else sheet.die.value
            shares = shares_of_awards(form.target, gains_of(rules, Measure.POINTS))
            final_chance = GamesMatch(form.target, first, second, times, shares)
            return _track(replace(points, scores=(sheet.running,)), rules, final_chance)
        case SheetKind.RACE:
            return _race(sheet, rules)
        case SheetKind.TWOFOLD:
            return sum(_track(track, rules) for track in sheet.tracks) / len(sheet.tracks)
        case SheetKind.POINTS if form.winner is Winner.TOTAL:
            boxes = form.box_bonus * (sheet.boxes[0] - sheet.boxes[1])
            return _track(sheet.tracks[0], rules, HigherTotal(form.game_bonus, boxes))
        case _:
            return _track(sheet.tracks[0], rules)


class HigherTotal(Struct, frozen=True):
    """The first seat's chance in a game that the higher total wins.

    The seat that reaches the target gets `game_bonus`. `boxes` are the points by which the first
    seat leads in boxes.
    """

    game_bonus: int
    boxes: int

    def __call__(self, first: float, second: float) -> float:
        reached = EVEN if first <= 0 and second <= 0 else float(first <= 0)
        lead = second - first + self.boxes + self.game_bonus * (2 * reached - 1)
        return EVEN if lead == 0 else float(lead > 0)


class GamesMatch(Struct, frozen=True):
    """The first seat's chance in a match of games once a game to `target` has ended.

    Before that game, the seats needed `first` and `second` more games. The fewer points its loser
    has, the more games it counts as; `times`, the stake die, multiplies them. `shares` are the
    shares of later games that count as one, two, three and four.
    """

    target: int
    first: int
    second: int
    times: int
    shares: tuple[float, ...]

    def __call__(self, first: float, second: float) -> float:
        if first <= 0 and second <= 0:
            return EVEN
        games = games_for(self.target, max(first, second)) * self.times
        if first <= 0:
            return games_chance(self.first - games, self.second, self.shares)
        return games_chance(self.first, self.second - games, self.shares)


def games_for(target: int, missing: float) -> int:
    """Return how many games a game counts as, by the points that its loser is missing."""
    return award(target, target - max(1, ceil(missing)))


class CountsExactly(Struct, frozen=True):
    """1 if the first seat wins a game that counts as `games`, else 0."""

    target: int
    games: int

    def __call__(self, first: float, second: float) -> float:
        return float(first <= 0 < second and games_for(self.target, second) == self.games)


@lru_cache(maxsize=4)
def shares_of_awards(target: int, gains: Gains) -> tuple[float, ...]:
    """Return the shares of games to a target that count as one, two, three and four."""
    likelihoods = [
        first_there(target, target, target, target, gains, gains, CountsExactly(target, games))
        for games in range(1, MOST_GAMES + 1)
    ]
    return tuple(likelihood / sum(likelihoods) for likelihood in likelihoods)


@lru_cache(maxsize=4096)
def games_chance(mine: int, theirs: int, shares: tuple[float, ...]) -> float:
    """Return the chance to win a match, if all games are even, by the games each side needs."""
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
    return EVEN if mine <= 0 and theirs <= 0 else float(mine <= 0)


def _track(track: Track, rules: Rules, final_chance: FinalChance = _first) -> float:
    if track.closed_by is not None:
        return float(track.closed_by == 0)
    goals, gains = track.goals, gains_of(rules, track.measure)
    assert goals[0] is not None and goals[1] is not None
    now = track.next
    mine, theirs = goals[0] - now[0], goals[1] - now[1]
    return first_there(mine, theirs, goals[0], goals[1], gains, gains, final_chance)


def _race(sheet: Sheet, rules: Rules) -> float:
    left, goals = [0, 0], [1, 1]
    gains: list[Gains] = [(), ()]
    for track in sheet.tracks:
        for seat, goal in enumerate(track.goals):
            if goal is not None:
                left[seat], goals[seat] = goal - track.now[seat], goal
                gains[seat] = gains_of(rules, track.measure)
    return first_there(left[0], left[1], goals[0], goals[1], gains[0], gains[1])


def _by_totals(sheet: Sheet, to_come: float = 0.0) -> float:
    """Return the first seat's chance of the higher total, for a normally distributed change.

    `to_come` are the points that the end of the match is likely to add to the first seat's lead.
    """
    still = sum(
        max(0, (track.goals[0] or 0) - max(track.now))
        for track in sheet.tracks
        if track.closed_by is None
    )
    lead = sheet.totals[0] - sheet.totals[1] + to_come
    return 0.5 * (1 + erf(lead / sqrt(2 * VARIANCE_OF_LEAD * max(still, LEAST_OPEN))))


def _alone(sheet: Sheet, rules: Rules) -> float:
    left = rules.solo.deals - len(sheet.rows)
    share = rules.solo.goal / rules.solo.deals
    over = rules.solo.goal - sheet.running[0] - share * left
    return 0.5 * (1 + erf(over / (DEAL_DEVIATION * sqrt(2 * max(1, left)))))


def gains_of(rules: Rules, measure: Measure) -> Gains:
    """Return what a hand usually brings its winner by one measure.

    The chances and points are estimates for standard play; no measurement of them is recorded.
    """
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
    final_chance: FinalChance = _first,
) -> float:
    """Return the chance to reach one's goal first, by the distances to both goals.

    `final_chance` returns the chance to win once a goal is reached. If a goal is above `STEPS`,
    distances are measured in larger units, and interpolated.
    """
    units = max(1.0, my_goal / STEPS), max(1.0, their_goal / STEPS)
    table = _table(
        tuple((chance, max(1.0, points / units[0])) for chance, points in my_gains),
        tuple((chance, max(1.0, points / units[1])) for chance, points in their_gains),
        units,
        final_chance,
    )
    return table(max(0.0, mine / units[0]), max(0.0, theirs / units[1]))


@lru_cache(maxsize=16)
def _table(
    mine: Gains, theirs: Gains, units: tuple[float, float], final_chance: FinalChance
) -> Callable[[float, float], float]:
    known: dict[tuple[int, int], float] = {}

    def whole(x: int, y: int) -> float:
        if (x, y) not in known:
            won = sum(chance * between(x - gain, y) for chance, gain in mine)
            lost = sum(chance * between(x, y - gain) for chance, gain in theirs)
            known[x, y] = (won + lost) / 2
        return known[x, y]

    def between(x: float, y: float) -> float:
        if x <= 0 or y <= 0:
            return final_chance(x * units[0], y * units[1])
        # Interpolate between the ends of the unit. No gain is below one unit, so no entry depends
        # on itself.
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
