"""The value of each move of a decision, in points and in the chance to win the match.

The hidden cards are dealt again many times, consistent with what the player knows. In each of these
worlds, every candidate move is made and the hand is played out. A prior estimate weighs as much as
a few worlds, so that a few lucky deals do not decide.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import mul, sub
from typing import NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.advice.at_sight import most_obvious
from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.advice.trials import trials_of
from gin.ai.learned.features import know
from gin.ai.players.heuristic import Heuristic, discard_worths
from gin.ai.players.master import valued_moves, valuer_for
from gin.ai.tactics.endings import ending_for
from gin.ai.tactics.styles import UNKNOWN, Weights
from gin.core.cards import DECK, Card
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    Offer,
    Shot,
    Take,
    notation,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult

DEADWOOD_MARGIN = 6
"""Maximum extra deadwood, over the least, of a candidate discard in a solitary deal."""
MOVES_CONSIDERED = 6
"""Maximum number of candidate discards; half as many if the hand can be ended."""
NET_DEVIATION = 1.5
HEURISTIC_DEVIATION = 3.0
"""Standard deviations of the priors, in points."""
PRIOR_PENALTY = 3.0
"""Points that `heuristic_prior` usually subtracts from moves that are not its player's choice."""
POINTS_PER_HEURISTIC_UNIT = 0.25
POINTS_PER_WASTED_DEADWOOD = 0.35
"""Points that a discard loses in `heuristic_prior` for each point of extra deadwood."""
ALL_DISCARDS = 99
DOUBTFUL_KNOCK = 0.3
"""A knock that wins in a smaller share of worlds is advised only if continuing is clearly worse."""
CLEAR_ERRORS = 2.0
"""Number of standard errors that makes a difference in points clear."""


class Estimate(Struct, frozen=True):
    """Estimated points of moves, of which only differences matter; and the standard deviation."""

    points: Mapping[Action, float]
    deviation: float


class Prior(Protocol):
    """An estimate of the points of moves without playing them out."""

    def __call__(self, seen: Observation, moves: tuple[Action, ...]) -> Estimate:
        """Return the estimate for these moves."""


class Worth(Struct, frozen=True):
    """Value of a move: points of the hand for this seat, and the chance to win the match.

    `won` is the share of worlds in which the seat won the hand. `doubt` is the standard deviation,
    in points, of the move's distance from the best move.
    """

    action: Action
    points: float
    chance: float
    won: float
    doubt: float = 0.0


class Judgement(Struct, frozen=True):
    """The moves of one decision, the best first, after a number of worlds."""

    moves: tuple[Worth, ...]
    worlds: int

    @property
    def best(self) -> Worth:
        return self.moves[0]

    def of(self, action: Action) -> Worth | None:
        return next((worth for worth in self.moves if same(worth.action, action)), None)


def can_judge(seen: Observation) -> bool:
    """Return whether this seat's decision can be judged: it is on turn, in a game with playouts."""
    mine = seen.turn == seen.seat and seen.phase is not Phase.OVER
    return mine and seen.rules.flow in PLAYED_OUT


def same(first: Action, second: Action) -> bool:
    """Return whether two actions are the same move, even if they declare different splits."""
    match first, second:
        case (Knock(card), Knock(other)) | (Gin(card), Gin(other)) | (Shot(card), Shot(other)):
            return card == other
        case (BigGin(), BigGin()):
            return True
        case _:
            return first == second


class Judge:
    """Judges one decision, world by world, for as long as the caller likes.

    `made` is a move that is always considered. `chance` returns the chance to win the match after a
    result. With the same `seed` and number of worlds, the judgement is the same.
    """

    def __init__(
        self,
        seen: Observation,
        chance: Callable[[HandResult], float],
        *,
        seed: int = 0,
        made: Action | None = None,
        prior: Prior | None = None,
        style: Weights = UNKNOWN,
    ) -> None:
        self._moves = _with_made(candidate_moves(seen), made)
        self._seen = seen
        self._prior = prior or net_prior
        self._estimated: Estimate | None = None
        self._trials = trials_of(seen, self._moves, chance, seed, style)

    @property
    def worlds(self) -> int:
        return self._trials.worlds

    def step(self) -> None:
        """Estimate the moves, or play out some of them in a world."""
        if self._estimated is None:
            self._estimate()
        else:
            self._trials.step()

    def _estimate(self) -> Estimate:
        if self._estimated is None:
            self._estimated = self._prior(self._seen, self._moves)
        return self._estimated

    @property
    def only_one_move(self) -> bool:
        """Whether the only candidate move has been played out: more worlds would reveal nothing."""
        return len(self._moves) == 1 and self.worlds > 0

    def judgement(self) -> Judgement:
        """Return the judgement from the prior and the worlds so far, the best move first.

        Each move is compared with the move that the prior favours. The difference in the playouts
        is shrunk towards the difference in the prior.
        """
        outcomes = [_Columns(*zip(*found, strict=True)) for found in self._trials.outcomes()]
        estimate = self._estimate()
        prior = [estimate.points.get(move, 0.0) for move in self._moves]
        deviation = estimate.deviation
        reference = max(range(len(prior)), key=lambda place: prior[place])
        per_point = _slope(
            [points for found in outcomes for points in found.points],
            [chance for found in outcomes for chance in found.chances],
        )
        worths = [
            _shrunk(
                move,
                found,
                outcomes[reference],
                prior[place] - prior[reference],
                per_point,
                deviation,
            )
            for place, (move, found) in enumerate(zip(self._moves, outcomes, strict=True))
        ]
        order = sorted(
            range(len(worths)),
            key=lambda place: (
                -worths[place].chance,
                -worths[place].points,
                notation(self._moves[place]),
            ),
        )
        best = outcomes[order[0]]
        ranked = [
            replace(
                worths[place],
                doubt=_posterior_deviation(
                    _differences(outcomes[place].points, best.points), deviation
                ),
            )
            for place in order
        ]
        return Judgement(tuple(with_sure_knock(ranked)), self.worlds)


def with_sure_knock(ranked: list[Worth]) -> list[Worth]:
    """Return the moves, but with the best discard first if the best move is a doubtful knock.

    A knock is doubtful if it wins in few worlds and continuing is not worth clearly less.
    """
    best = ranked[0]
    others = [worth for worth in ranked[1:] if isinstance(worth.action, Discard)]
    if not isinstance(best.action, Knock) or best.won >= DOUBTFUL_KNOCK or not others:
        return ranked
    if best.points - others[0].points >= CLEAR_ERRORS * others[0].doubt:
        return ranked
    return [others[0], *(worth for worth in ranked if worth is not others[0])]


class _Columns(NamedTuple):
    """Outcomes of a move, by world."""

    points: tuple[float, ...]
    chances: tuple[float, ...]
    won: tuple[bool, ...]


def _shrunk(
    move: Action,
    outcomes: _Columns,
    reference: _Columns,
    prior: float,
    per_point: float,
    deviation: float,
) -> Worth:
    """Return the value of a move: the reference's value plus the difference in the same worlds.

    The difference is shrunk towards `prior`, the expected difference in points.
    """
    more = _differences(outcomes.points, reference.points)
    weight = _weight_of_simulation(more, deviation)
    likelier = _mean(_differences(outcomes.chances, reference.chances))
    chance = _mean(reference.chances)
    return Worth(
        move,
        _mean(reference.points) + weight * _mean(more) + (1 - weight) * prior,
        min(1.0, max(0.0, chance + weight * likelier + (1 - weight) * prior * per_point)),
        _mean(outcomes.won),
    )


def _differences(values: Sequence[float], reference: Sequence[float]) -> list[float]:
    return list(map(sub, values, reference))


def _posterior_deviation(differences: Sequence[float], prior: float) -> float:
    error = _squares(_from_mean(differences)) / len(differences) ** 2
    return math.sqrt(error * prior**2 / (prior**2 + error))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _from_mean(values: Sequence[float]) -> list[float]:
    mean = _mean(values)
    return [one - mean for one in values]


def _squares(values: Sequence[float]) -> float:
    total: float = sum(map(mul, values, values))
    return total


def _weight_of_simulation(differences: Sequence[float], prior: float) -> float:
    count = len(differences)
    spread = _squares(_from_mean(differences)) / count
    if not spread:
        # No spread: this is the reference, or all worlds agreed. A single world counts half.
        return 1.0 if count > 1 else 0.5
    return prior**2 / (prior**2 + spread / count)


def _slope(points: Sequence[float], chances: Sequence[float]) -> float:
    points, chances = _from_mean(points), _from_mean(chances)
    spread = _squares(points)
    together: float = sum(map(mul, points, chances))
    return together / spread if spread else 0.0


@lru_cache(maxsize=4)
def candidate_moves(seen: Observation) -> tuple[Action, ...]:
    """Return the legal moves that a sensible player would choose from."""
    options = legal(seen)
    if len(seen.counts) == 1:
        return _solitary_moves(seen, options)
    if seen.phase is not Phase.DISCARD:
        return tuple(option for option in options if _is_sensible(seen, option))
    end = ending_for(seen, options)
    near = _best_discards(seen, options)
    if end is None:
        return _with_most_obvious(seen, options, near)
    return (end, *_with_most_obvious(seen, options, near[: MOVES_CONSIDERED // 2]))


def _solitary_moves(seen: Observation, options: tuple[Action, ...]) -> tuple[Action, ...]:
    gins = [option for option in options if isinstance(option, Gin)]
    if gins:
        return (gins[0],)
    return (Draw(),) if Draw() in options else _best_discards(seen, options) or options


def _is_sensible(seen: Observation, option: Action) -> bool:
    """Return whether to play a move out: no offer above twice the stake, no useless take."""
    match option:
        case Offer(value):
            return seen.stake is not None and value <= 2 * seen.stake.die.value
        case Take():
            solver, card = own_solver(seen.rules), seen.discards[-1]
            barred = None if seen.rules.pile.rediscard_taken else card
            after, _ = solver.best_discards(seen.hand | card.bit, barred)
            return after < solver.deadwood(seen.hand)
        case _:
            return True


def _best_discards(seen: Observation, options: tuple[Action, ...]) -> tuple[Action, ...]:
    discards = [option for option in options if isinstance(option, Discard)]
    if not discards:
        return ()
    worths = _discard_worths(seen, options, discards)
    order = sorted(discards, key=lambda one: (-worths.get(one.card, -math.inf), one.card))
    known = [one for one in order if one.card in worths]
    return tuple(known[:MOVES_CONSIDERED])


def _with_most_obvious(
    seen: Observation, options: tuple[Action, ...], near: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Return candidate discards with the one that looks best, instead of the last, if missing."""
    cards = [option.card for option in options if isinstance(option, Discard)]
    if not near or not cards:
        return near
    plain = Discard(most_obvious(seen, cards))
    return near if plain in near else (*near[:-1], plain) if len(near) > 1 else (*near, plain)


def _discard_worths(
    seen: Observation, options: tuple[Action, ...], discards: Sequence[Discard]
) -> Mapping[Card, float]:
    """Return the values by which candidate discards are chosen, in any unit."""
    if len(seen.counts) == 1:
        return _negative_deadwood(seen, discards)
    nets = valuer_for(seen)
    if nets is None or seen.last_turn:
        return discard_worths(seen, options)
    found = {DECK[one.card]: one.value for one in valued_moves(seen, nets) if not one.knocks}
    return found or discard_worths(seen, options)


def _negative_deadwood(seen: Observation, discards: Sequence[Discard]) -> dict[Card, float]:
    count = own_solver(seen.rules).deadwood
    left = {one.card: count(seen.hand & ~one.card.bit) for one in discards}
    least = min(left.values())
    return {card: -float(after) for card, after in left.items() if after <= least + DEADWOOD_MARGIN}


def _with_made(moves: tuple[Action, ...], made: Action | None) -> tuple[Action, ...]:
    if made is None or any(same(move, made) for move in moves):
        return moves
    return (*moves, made)


def heuristic_prior(seen: Observation, moves: tuple[Action, ...]) -> Estimate:
    """Estimate moves as the heuristic player does: its own choice is 0, and no move is above 0."""
    chosen = Heuristic(0).choose(seen)
    estimates = dict.fromkeys(moves, -PRIOR_PENALTY)
    if isinstance(chosen, Discard) and len(seen.counts) == 2:
        worths = discard_worths(seen, legal(seen))
        count = own_solver(seen.rules).deadwood
        least = count(seen.hand & ~chosen.card.bit)
        for move in moves:
            if not isinstance(move, Discard):
                continue
            if move.card in worths:
                behind = (worths[chosen.card] - worths[move.card]) * POINTS_PER_HEURISTIC_UNIT
                estimates[move] = -min(PRIOR_PENALTY, behind)
            else:
                more = count(seen.hand & ~move.card.bit) - least
                estimates[move] = -max(PRIOR_PENALTY, more * POINTS_PER_WASTED_DEADWOOD)
    for move in moves:
        if same(move, chosen):
            estimates[move] = 0.0
    return Estimate(estimates, HEURISTIC_DEVIATION)


def net_prior(seen: Observation, moves: tuple[Action, ...]) -> Estimate:
    """Estimate moves by the master's nets, in points.

    Where the nets do not apply, for example in games without nets or if gin is possible, the
    estimate is that of `heuristic_prior`.
    """
    nets = valuer_for(seen)
    if nets is None or seen.last_turn or seen.stake is not None:
        return heuristic_prior(seen, moves)
    if seen.phase in (Phase.UPCARD, Phase.DRAW) and Take() in moves:
        taken, drawn = nets.take_and_draw(seen.hand, seen.discards[-1], seen.unseen, know(seen))
        points = {move: taken if move == Take() else drawn for move in moves}
        return Estimate(points, NET_DEVIATION)
    known = all(isinstance(move, Discard | Knock) and move.card is not None for move in moves)
    if seen.phase is not Phase.DISCARD or not known:
        return heuristic_prior(seen, moves)
    found = {
        (one.card, one.knocks): one.value for one in valued_moves(seen, nets, near=ALL_DISCARDS)
    }
    keys = [_key(move) for move in moves]
    if any(key not in found for key in keys):
        return heuristic_prior(seen, moves)
    return Estimate(
        {move: found[key] for move, key in zip(moves, keys, strict=True)}, NET_DEVIATION
    )


def _key(move: Action) -> tuple[int, bool]:
    assert isinstance(move, Discard | Knock) and move.card is not None
    return int(move.card), isinstance(move, Knock)
