"""The value of each move of a decision, in points and in the chance to win the match.

The hidden cards are dealt again many times, consistent with what the player knows. In each of these
worlds, every candidate move is made and the hand is played out. A prior estimate weighs as much as
a few worlds, so that a few lucky deals do not decide.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.players.heuristic import Heuristic, discard_worths
from gin.ai.players.master import valued_moves, valuer_for
from gin.ai.search.match_equity import gain
from gin.ai.tactics.danger import REFUSED, HandReading, read
from gin.ai.tactics.endings import ending_for
from gin.ai.tactics.outs import pairs_completed_by
from gin.core.cards import Card, Hand, cards_of, mask_of
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
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table
from gin.rules.sample import sample

DEADWOOD_MARGIN = 6
"""Margin over the least deadwood within which a discard is a candidate in a solitary deal."""
MOVES_CONSIDERED = 6
"""Most discards that are candidates; if the hand can be ended, half as many."""
DEALS_PER_WORLD = 3
"""Deals of the hidden cards from which one is picked, by likelihood, for each world."""
PRIOR_DEVIATION = 3.0
"""Standard deviation of the prior, in points. The smaller it is, the more the prior weighs."""
PRIOR_PENALTY = 3.0
"""Points by which the prior usually puts other moves behind the heuristic player's choice."""
POINTS_PER_HEURISTIC_UNIT = 0.25
POINTS_PER_WASTED_DEADWOOD = 0.35
"""Points for each deadwood more than the heuristic player's choice leaves, for discards that this
player does not consider.
"""
ALL_DISCARDS = 99
UNMELDED_LIKELIHOOD = 0.2
"""Likelihood that a card taken from the discard pile is in no meld, relative to its being in one.
"""


class Prior(Protocol):
    """An estimate of the points of moves without playing them out."""

    def __call__(self, seen: Observation, moves: tuple[Action, ...]) -> Mapping[Action, float]:
        """Return the points of each move; only differences matter."""


_Outcome = tuple[float, float, bool]
"""Result of a hand that was played out: points, chance to win the match, whether the hand was won.
"""
Sampler = Callable[[Observation, random.Random], Table]
"""Function that deals the hidden cards again."""


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
        """The move with the greatest chance."""
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
        sampler: Sampler | None = None,
    ) -> None:
        self._seen = seen
        self._chance = chance
        self._rng = random.Random(f"judge:{seed}:{seen.seat}:{len(seen.log)}:{seen.hand}")
        self._sampler = sampler or likely_table
        self._moves = _with_made(candidate_moves(seen), made)
        self._prior = (prior or net_prior)(seen, self._moves)
        self._outcomes: list[list[_Outcome]] = [[] for _ in self._moves]
        self._world: tuple[Table, int] | None = None

    @property
    def worlds(self) -> int:
        return len(self._outcomes[-1])

    def step(self) -> None:
        """Play out one move in the current world, or in a new one."""
        seen = self._seen
        done = [len(found) for found in self._outcomes]
        place = done.index(min(done))
        if place == 0 or self._world is None:
            self._world = self._sampler(seen, self._rng), self._rng.getrandbits(32)
        table, luck = self._world
        result = PLAYED_OUT[seen.rules.flow](table, self._moves[place], random.Random(luck))
        points, won = gain(result, seen.seat), result.winner == seen.seat
        self._outcomes[place].append((points, self._chance(result), won))

    @property
    def only_one_move(self) -> bool:
        """Whether the only candidate move has been played out: more worlds would reveal nothing."""
        return len(self._moves) == 1 and self.worlds > 0

    def judgement(self) -> Judgement:
        """Return the judgement from the prior and the worlds so far, the best move first.

        Each move is compared with the move that the prior favours. The difference in the playouts
        is shrunk towards the difference in the prior.
        """
        outcomes = [found[: self.worlds] for found in self._outcomes]
        prior = [self._prior.get(move, 0.0) for move in self._moves]
        reference = max(range(len(prior)), key=lambda place: prior[place])
        per_point = _slope([(points, chance) for found in outcomes for points, chance, _ in found])
        worths = [
            _shrunk(move, found, outcomes[reference], prior[place] - prior[reference], per_point)
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
                worths[place], doubt=_posterior_deviation(_differences(outcomes[place], best, 0))
            )
            for place in order
        ]
        return Judgement(tuple(ranked), self.worlds)


def _shrunk(
    move: Action,
    outcomes: Sequence[_Outcome],
    reference: Sequence[_Outcome],
    prior: float,
    per_point: float,
) -> Worth:
    """Return the value of a move: the reference's value plus the difference in the same worlds.

    The difference is shrunk towards `prior`, the expected difference in points.
    """
    points, chance, _ = (_mean(column) for column in zip(*reference, strict=True))
    more = _differences(outcomes, reference, 0)
    weight = _weight_of_simulation(more)
    likelier = _mean(_differences(outcomes, reference, 1))
    return Worth(
        move,
        points + weight * _mean(more) + (1 - weight) * prior,
        min(1.0, max(0.0, chance + weight * likelier + (1 - weight) * prior * per_point)),
        _mean([won for _, _, won in outcomes]),
    )


def _differences(
    outcomes: Sequence[_Outcome], reference: Sequence[_Outcome], column: int
) -> list[float]:
    """Return the differences in points (column 0) or chances (1), world by world."""
    return [one[column] - other[column] for one, other in zip(outcomes, reference, strict=True)]


def _posterior_deviation(differences: Sequence[float]) -> float:
    mean, count = _mean(differences), len(differences)
    error = sum((one - mean) ** 2 for one in differences) / count**2
    return math.sqrt(error * PRIOR_DEVIATION**2 / (PRIOR_DEVIATION**2 + error))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _weight_of_simulation(differences: Sequence[float]) -> float:
    mean, count = _mean(differences), len(differences)
    spread = sum((one - mean) ** 2 for one in differences) / count
    if not spread:
        # No spread: this is the reference, or all worlds agreed. A single world counts half.
        return 1.0 if count > 1 else 0.5
    return PRIOR_DEVIATION**2 / (PRIOR_DEVIATION**2 + spread / count)


def _slope(seen: Sequence[tuple[float, float]]) -> float:
    points, chances = _mean([one for one, _ in seen]), _mean([one for _, one in seen])
    spread = sum((one - points) ** 2 for one, _ in seen)
    return sum((a - points) * (b - chances) for a, b in seen) / spread if spread else 0.0


def candidate_moves(seen: Observation) -> tuple[Action, ...]:
    """Return the legal moves that a sensible player would choose from."""
    options = legal(seen)
    if len(seen.counts) == 1:
        return _solitary_moves(seen, options)
    if seen.phase is not Phase.DISCARD:
        return tuple(option for option in options if _is_sensible(seen, option))
    end = ending_for(seen, options)
    near = _best_discards(seen, options)
    return near if end is None else (end, *near[: MOVES_CONSIDERED // 2])


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
    worths = (
        discard_worths(seen, options)
        if len(seen.counts) == 2
        else _negative_deadwood(seen, discards)
    )
    order = sorted(discards, key=lambda one: (-worths.get(one.card, -math.inf), one.card))
    known = [one for one in order if one.card in worths]
    return tuple(known[:MOVES_CONSIDERED])


def _negative_deadwood(seen: Observation, discards: Sequence[Discard]) -> dict[Card, float]:
    count = own_solver(seen.rules).deadwood
    left = {one.card: count(seen.hand & ~one.card.bit) for one in discards}
    least = min(left.values())
    return {card: -float(after) for card, after in left.items() if after <= least + DEADWOOD_MARGIN}


def _with_made(moves: tuple[Action, ...], made: Action | None) -> tuple[Action, ...]:
    if made is None or any(same(move, made) for move in moves):
        return moves
    return (*moves, made)


def heuristic_prior(seen: Observation, moves: tuple[Action, ...]) -> Mapping[Action, float]:
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
    return estimates


def net_prior(seen: Observation, moves: tuple[Action, ...]) -> Mapping[Action, float]:
    """Estimate discards and knocks by the master's nets, in points.

    Where the nets do not apply, the estimate is that of `heuristic_prior`: in other phases, in the
    last turn, in games without nets, and if there is any other kind of move, such as gin.
    """
    nets = valuer_for(seen)
    known = all(isinstance(move, Discard | Knock) and move.card is not None for move in moves)
    if nets is None or seen.phase is not Phase.DISCARD or seen.last_turn or not known:
        return heuristic_prior(seen, moves)
    found = {
        (one.card, one.knocks): one.value for one in valued_moves(seen, nets, near=ALL_DISCARDS)
    }
    keys = [_key(move) for move in moves]
    if any(key not in found for key in keys):
        return heuristic_prior(seen, moves)
    best = max(found[key] for key in keys)
    return {move: found[key] - best for move, key in zip(moves, keys, strict=True)}


def _key(move: Action) -> tuple[int, bool]:
    assert isinstance(move, Discard | Knock) and move.card is not None
    return int(move.card), isinstance(move, Knock)


def likely_table(seen: Observation, rng: random.Random) -> Table:
    """Sample a table: draw a few deals of the hidden cards, and choose one by likelihood.

    The opponent is assumed to have kept the better cards it drew, to meld few cards that it
    refused, and to meld most cards that it took from the discard pile.
    """
    if len(seen.counts) == 1 or seen.ending is not None:
        return sample(seen, rng)
    reading = read(seen)
    hands = [_improved(seen, rng) for _ in range(DEALS_PER_WORLD)]
    weights = [_likelihood(seen.rules, hand, reading) for hand in hands]
    return sample(replace(seen, known=rng.choices(hands, weights)[0]), rng)


def _improved(seen: Observation, rng: random.Random) -> Hand:
    """Return a random hand of the opponent, improved by one draw and discard per turn."""
    pool = list(cards_of(seen.unseen))
    rng.shuffle(pool)
    hidden = seen.counts[seen.other] - seen.known.bit_count()
    hand = seen.known | mask_of(pool[:hidden])
    solver = own_solver(seen.rules)
    for drawn in pool[hidden : hidden + seen.turns[seen.other]]:
        least, cards = solver.best_discards(hand | drawn.bit)
        worst = cards[-1]
        if least < solver.deadwood(hand) and not worst.bit & seen.known:
            hand = (hand | drawn.bit) & ~worst.bit
    return hand


def _likelihood(rules: Rules, hand: Hand, reading: HandReading) -> float:
    weight = 1.0
    pairs = pairs_completed_by(rules.melds)
    for card in cards_of(reading.refused):
        if any(a & hand and b & hand for a, b in pairs[card]):
            weight *= REFUSED
    for card in cards_of(reading.known):
        if not any(a & hand and b & hand for a, b in pairs[card]):
            weight *= UNMELDED_LIKELIHOOD
    return weight
