"""The proof of an exercise: one answer is better than all others, whatever the opponent's style.

Each answer is played out in the same worlds, against an opponent of each style. The style decides
which hands the opponent is likely to hold, and when it knocks. The player then follows each of two
plans: to go for gin, or to knock as soon as possible. An answer is worth the mean of its better
plan. Where nothing is hidden, as in laying off, the points are exact.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.advice.trials import kernel_trials
from gin.ai.search.match_equity import after_observed, gain
from gin.ai.search.payoff import TURNS, payment_of
from gin.ai.tactics.knocking import is_time, most_without_waiting
from gin.ai.tactics.styles import Style, Weights
from gin.core.cards import mask_of, mask_union
from gin.core.shuffle import derived_seed
from gin.rules.counting.scoring import count_ending, knock_limit, points_of
from gin.rules.model.actions import Action, Discard, LayOff
from gin.rules.model.observation import Observation
from gin.rules.model.result import Side
from gin.session.exercises import OtherAnswer, Solution
from gin.session.themes import Theme
from tools.exercises.positions import Position

STYLES = (Style.EAGER, Style.TIMED, Style.WAITING)
WORLDS = 4000
SEED = 1
"""Seed of the worlds, so that fewer worlds are the first of many."""
MARGINS = {
    Theme.GOES: 2.0, Theme.TAKE: 2.0, Theme.KNOCK: 2.0, Theme.MELDS: 1.0, Theme.LAY_OFF: 2.0,
}  # fmt: skip
"""Points by which the best answer must lead, less `ERRORS` standard errors."""
ERRORS = 2.0
_SURE, _OTHER = 0.97, 0.01
_MOST = 42
"""Most deadwood with which a player knocks if there is no limit."""


class Proof(Struct, frozen=True):
    """The best answer, and the others with their least costs, cheapest first.

    `lead` is the least lead over another answer against any style; `sure` is the same less
    `ERRORS` standard errors.
    """

    solution: Solution
    lead: float
    sure: float


def proved(position: Position, worlds: int = WORLDS) -> Proof:
    """Return the proof of a position's best answer, with this many worlds for each style."""
    if position.theme is Theme.LAY_OFF:
        return _counted(position)
    table = [_played(position, style, worlds) for style in STYLES]
    answers = range(len(position.answers))
    totals = [sum(column[answer].mean for column in table) for answer in answers]
    best = max(answers, key=lambda answer: totals[answer])
    rivals = [
        answer
        for answer in answers
        if is_rival(position, position.answers[best], position.answers[answer])
    ]
    leads = {answer: [column[best].lead(column[answer]) for column in table] for answer in rivals}
    costs = {answer: min(mean for mean, _ in found) for answer, found in leads.items()}
    sure = min(
        (mean - ERRORS * error for found in leads.values() for mean, error in found), default=0.0
    )
    lead = min(costs.values(), default=0.0)
    order = sorted(rivals, key=lambda answer: costs[answer])
    others = tuple(
        OtherAnswer(position.answers[answer], costs[answer], _won(table, answer))
        for answer in order
    )
    points = totals[best] / len(table)
    return Proof(Solution(position.answers[best], points, _won(table, best), others), lead, sure)


def _won(table: Sequence[Sequence[_Outcome]], answer: int) -> float:
    return sum(column[answer].won for column in table) / len(table)


def is_rival(position: Position, best: Action, answer: Action) -> bool:
    """Return whether an answer is another one than the best, as far as the theme asks."""
    if position.theme is Theme.KNOCK:
        return isinstance(best, Discard) != isinstance(answer, Discard)
    return best != answer


class _Outcome(Struct, frozen=True):
    """An answer's points in each world, with the better plan, and its share of wins."""

    points: tuple[float, ...]
    won: float

    @property
    def mean(self) -> float:
        return math.fsum(self.points) / len(self.points)

    def lead(self, other: _Outcome) -> tuple[float, float]:
        """Return the mean lead over another answer, and its standard error."""
        count = len(self.points)
        leads = [one - two for one, two in zip(self.points, other.points, strict=True)]
        mean = math.fsum(leads) / count
        spread = math.fsum((lead - mean) ** 2 for lead in leads) / count
        return mean, math.sqrt(spread / count)


def _played(position: Position, style: Style, worlds: int) -> list[_Outcome]:
    """Return the outcomes of a position's answers against an opponent of one style."""
    seen, answers = position.seen, position.answers
    weights: Weights = {one: _SURE if one is style else _OTHER for one in Style}
    payment = payment_of(seen)
    theirs = knock_limits(style, seen)
    eager = knock_limits(Style.EAGER, seen)
    seed = derived_seed(SEED, f"{position.key} {style.value}")
    best: list[_Outcome] = []
    for plan in ((0,) * TURNS, eager):
        agreed = replace(payment, my_limits=plan, their_limits=theirs)
        trials = kernel_trials(seen, answers, after_observed(seen), seed, weights, agreed)
        if trials is None:
            raise ValueError(f"{position.key} cannot be played out")
        trials.play(worlds)
        found = [
            _Outcome(
                tuple(points for points, _, _ in outcomes),
                sum(won for _, _, won in outcomes) / worlds,
            )
            for outcomes in trials.outcomes()
        ]
        best = [
            max(pair, key=lambda one: one.mean) for pair in zip(best or found, found, strict=True)
        ]
    return best


def knock_limits(style: Style, seen: Observation) -> tuple[int, ...]:
    """Return the most deadwood with which a style knocks, by number of turns; 0 is gin."""
    if style is Style.WAITING:
        return (0,) * TURNS
    if style is Style.EAGER:
        return tuple(most_without_waiting(seen.rules, turns, seen.upcard) for turns in range(TURNS))
    limit = knock_limit(seen.rules, seen.upcard)
    most = _MOST if limit is None else limit
    return tuple(
        max((count for count in range(most + 1) if is_time(seen.rules, turns, count)), default=0)
        for turns in range(TURNS)
    )


def _counted(position: Position) -> Proof:
    """Return the proof of the best answer to a knock, in which nothing is hidden."""
    points = {answer: _points(position.seen, answer) for answer in position.answers}
    order = sorted(position.answers, key=lambda answer: -points[answer])
    best, others = order[0], order[1:]
    rest = tuple(
        OtherAnswer(answer, points[best] - points[answer], float(points[answer] > 0))
        for answer in others
    )
    lead = rest[0].cost
    return Proof(Solution(best, points[best], float(points[best] > 0), rest), lead, lead)


def _points(seen: Observation, answer: Action) -> float:
    assert isinstance(answer, LayOff) and seen.ending is not None
    laid = mask_of(card for card, _ in answer.cards)
    loose = seen.hand & ~laid & ~mask_union(answer.melds)
    side = Side(answer.melds, loose, points_of(loose, seen.rules.values.caught), answer.cards)
    return gain(count_ending(seen.rules, seen.ending, side, seen.stock, seen.upcard), seen.seat)
