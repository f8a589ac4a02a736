"""Outcomes of moves in random worlds, the same worlds for every move.

Most decisions between draws, discards and knocks use the search kernel, with worlds from the
beliefs of level 5. Other decisions, and games whose melds the kernel cannot count, are played out
with the rules of the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.learned.belief import belief_of, worlds_of
from gin.ai.learned.features import know
from gin.ai.search.match_equity import gain, paid
from gin.ai.search.payoff import Payment, RuleEndings, deadwood_outside, payment_of, playout_of
from gin.ai.tactics.danger import REFUSED, HandReading, read
from gin.ai.tactics.outs import pairs_completed_by
from gin.ai.tactics.styles import UNKNOWN, Weights, silence, weights_of
from gin.core.cards import Hand, cards_of, mask_of
from gin.core.kernel.belief import SplitMix64, Worlds
from gin.core.kernel.search import Search, Trial, discard, draw, knock, leave_upcard, take
from gin.rules.counting.premiums import multiplier
from gin.rules.counting.scoring import own_solver
from gin.rules.melds.solver import has_tables, meld_tables
from gin.rules.model.actions import Action, Discard, Draw, Gin, Knock, Pass, Take
from gin.rules.model.events import Passed
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Flow, Rules
from gin.rules.model.table import Table
from gin.rules.sample import sample

DEALS_PER_WORLD = 3
"""Deals of the hidden cards from which one is picked, by likelihood, for each world."""
UNMELDED_LIKELIHOOD = 0.2
"""Likelihood that a card taken from the discard pile is in no meld, relative to its being in one.
"""

Outcome = tuple[float, float, bool]
"""Result of a hand that was played out: points, chance to win the match, whether the hand was won.
"""
Chance = Callable[[HandResult], float]
"""Function that returns the chance to win the match after a result."""


class Trials(Protocol):
    """Moves that are played out in the same worlds."""

    @property
    def worlds(self) -> int:
        """Number of worlds in which every move has been played out."""

    def step(self) -> None:
        """Play out one or all moves in a world."""

    def outcomes(self) -> list[list[Outcome]]:
        """Return each move's outcomes in the worlds in which every move has been played out."""


def trials_of(
    seen: Observation, moves: Sequence[Action], chance: Chance, seed: int, style: Weights
) -> Trials:
    """Return trials of these moves, with the kernel if it can play them out."""
    found = kernel_trials(seen, moves, chance, seed, style)
    return found or TableTrials(seen, moves, chance, seed, style)


def kernel_trials(
    seen: Observation,
    moves: Sequence[Action],
    chance: Chance,
    seed: int,
    style: Weights,
    payment: Payment | None = None,
) -> KernelTrials | None:
    """Return trials of these moves with the kernel, or None if it cannot play them out.

    `payment` has the limits with which the quick players knock, by default the usual ones.
    """
    trials = [_kernel_trial(seen, move) for move in moves]
    found = [trial for trial in trials if trial is not None]
    if len(found) < len(trials) or not _kernel_knows(seen):
        return None
    return KernelTrials(seen, found, chance, seed, style, payment or payment_of(seen))


def _kernel_knows(seen: Observation) -> bool:
    return (
        len(seen.counts) == 2
        and seen.rules.flow is Flow.CLASSIC
        and has_tables(seen.rules.melds)
        and not seen.last_turn
        and seen.phase in (Phase.UPCARD, Phase.DRAW, Phase.DISCARD)
    )


def _kernel_trial(seen: Observation, move: Action) -> Trial | None:
    top = int(seen.discards[-1]) if seen.discards else -1
    match move:
        case Discard(card):
            return discard(int(card), seen.hand & ~card.bit)
        case Knock(card, melds) | Gin(card, melds) if card is not None:
            left = seen.hand & ~card.bit
            return knock(int(card), left, melds, deadwood_outside(left, melds, seen.rules))
        case Take() if top >= 0:
            return take(top, seen.hand)
        case Draw() if top >= 0:
            return draw(top, seen.hand)
        case Pass() if top >= 0:
            passed = any(isinstance(event, Passed) for event in seen.log)
            return leave_upcard(top, seen.hand, passed)
        case _:
            return None


class OutcomePlayout:
    """A playout of the kernel whose values represent outcomes of one seat.

    `playout` counts points or, in games whose ends the rules count, numbers the results.
    """

    def __init__(self, payment: Payment, seat: int, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._times = multiplier(payment.rules, payment.upcard)
        self._known: dict[float, Outcome] = {}
        self._endings = None if payment.value_of_result is None else _Recorder(payment)
        self.playout = playout_of(replace(payment, value_of_points=float), self._endings)

    def outcome(self, value: float) -> Outcome:
        """Return the outcome that a value of the playout represents."""
        if value not in self._known:
            if self._endings is not None:
                result = self._endings.results[int(value)]
            else:
                winner = self._seat if value > 0 else 1 - self._seat
                result = paid(winner, abs(round(value * self._times)))
            self._known[value] = self._outcome(result)
        return self._known[value]

    def forget(self) -> None:
        """Forget the results so far, so that their numbers can be used again."""
        if self._endings is not None:
            self._endings.forget()
            self._known.clear()

    def _outcome(self, result: HandResult) -> Outcome:
        return gain(result, self._seat), self._chance(result), result.winner == self._seat


class _Recorder(RuleEndings):
    """Endings whose values are indexes of their results."""

    def __init__(self, payment: Payment) -> None:
        super().__init__(payment)
        self.results: list[HandResult] = []

    def forget(self) -> None:
        self.results.clear()
        self._known.clear()

    def _value(self, result: HandResult) -> float:
        self.results.append(result)
        return float(len(self.results) - 1)


class KernelTrials:
    """Trials that the kernel plays out."""

    def __init__(
        self,
        seen: Observation,
        trials: list[Trial],
        chance: Chance,
        seed: int,
        style: Weights,
        payment: Payment,
    ) -> None:
        self._trials = trials
        self._outcomes: list[list[Outcome]] = [[] for _ in trials]
        self._playout = OutcomePlayout(payment, seen.seat, chance)
        facts = know(seen)
        own_turn = seen.phase is Phase.DISCARD
        self._search = Search(
            trials,
            believed_worlds(seen, SplitMix64(seed ^ seen.hand), style),
            self._playout.playout,
            facts.gone,
            facts.stock,
            seen.turns[seen.seat] + own_turn,
            seen.turns[seen.other],
        )

    @property
    def worlds(self) -> int:
        return len(self._trials[0].results)

    def step(self) -> None:
        self.play(1)

    def play(self, worlds: int) -> None:
        """Play out all moves in this many more worlds."""
        self._search.record(worlds)
        for trial, found in zip(self._trials, self._outcomes, strict=True):
            found.extend(map(self._playout.outcome, trial.results[-worlds:]))

    def outcomes(self) -> list[list[Outcome]]:
        return self._outcomes


class TableTrials:
    """Trials on tables, with the rules of the game."""

    def __init__(
        self, seen: Observation, moves: Sequence[Action], chance: Chance, seed: int, style: Weights
    ) -> None:
        self._seen = seen
        self._moves = moves
        self._chance = chance
        self._rng = random.Random(f"judge:{seed}:{seen.seat}:{len(seen.log)}:{seen.hand}")
        self._outcomes: list[list[Outcome]] = [[] for _ in moves]
        self._world: tuple[Table, int] | None = None
        believed = len(seen.counts) == 2 and seen.ending is None and has_tables(seen.rules.melds)
        self._hands = (
            believed_worlds(seen, SplitMix64(seed ^ seen.hand), style) if believed else None
        )

    @property
    def worlds(self) -> int:
        return len(self._outcomes[-1])

    def step(self) -> None:
        """Play out one move in the current world, or in a new one."""
        seen = self._seen
        done = [len(found) for found in self._outcomes]
        place = done.index(min(done))
        if place == 0 or self._world is None:
            self._world = self._table(), self._rng.getrandbits(32)
        table, luck = self._world
        result = PLAYED_OUT[seen.rules.flow](table, self._moves[place], random.Random(luck))
        outcome = gain(result, seen.seat), self._chance(result), result.winner == seen.seat
        self._outcomes[place].append(outcome)

    def outcomes(self) -> list[list[Outcome]]:
        return [found[: self.worlds] for found in self._outcomes]

    def _table(self) -> Table:
        if self._hands is None:
            return likely_table(self._seen, self._rng)
        self._hands.advance()
        return sample(replace(self._seen, known=self._hands.hand), self._rng)


def believed_worlds(seen: Observation, rng: SplitMix64, style: Weights = UNKNOWN) -> Worlds:
    """Return possible worlds by the beliefs of level 5; the melds must have tables."""
    facts = know(seen)
    values = seen.rules.values.own
    tables = meld_tables(seen.rules.melds, values)
    belief = belief_of(seen.hand, facts, tables, values * 4, silence(seen, weights_of(seen, style)))
    return worlds_of(seen.hand, facts, seen.counts[seen.other], belief, rng)


def likely_table(seen: Observation, rng: random.Random) -> Table:
    """Sample a table: draw a few deals of the hidden cards, and choose one by likelihood.

    In likely hands, the opponent has improved its hand by its draws, could meld few cards that it
    refused, and melds most cards that it took from the discard pile.
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
