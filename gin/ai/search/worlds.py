"""Search: choose a discard or a knock by playing the hand out in possible worlds.

In each world, quick players play out the candidates: at most four discards and one knock that the
nets value highly. A candidate's mean lead over the nets' first choice in the playouts is averaged
with its lead in the nets' values. The more worlds there are, the more the playouts weigh. The
search can be stopped at any time.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from gin.ai.learned.belief import belief_of, worlds_of
from gin.ai.learned.features import Knowledge
from gin.ai.learned.valuation import ValuedMove
from gin.ai.player import Steps, chance_seed
from gin.ai.search.payoff import deadwood_outside, payment_of, playout_of
from gin.ai.tactics.styles import silence, weights_of
from gin.core.cards import Hand
from gin.core.kernel import search as search_kernel
from gin.core.kernel.belief import SplitMix64
from gin.core.kernel.search import Search, Trial, discard, knock
from gin.rules.melds.solver import meld_tables
from gin.rules.model.actions import Action, Knock
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Rules

DOUBT = 1.5
"""Usual error of the nets, in points, when they compare two choices."""
MOST_DISCARDS = 4
"""Maximum number of discards that are played out."""
BEHIND = 6.0
"""Choices that the nets value more than this many points below the best are not played out."""
CHECK_EVERY = 8
"""Worlds of a step, after which it is decided which choices are still worth playing out."""
HOPELESS = 1.0
"""A choice is dropped if it is this many standard deviations behind the nets' first choice."""


def is_compiled() -> bool:
    """Return whether the kernel is compiled, as it is in the packaged program."""
    return str(search_kernel.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def searched(
    seen: Observation,
    facts: Knowledge,
    moves: dict[ValuedMove, Action],
    seed: int,
    worlds: int,
) -> Steps[list[ValuedMove]]:
    """Return the nets' choices: first those not dropped, in their new order, then the others.

    `moves` maps the choices to their actions, with the best by the nets' values first.
    """
    found = list(moves)
    knocks = [one for one in found if one.knocks]
    candidates = sorted(
        [one for one in found if not one.knocks][:MOST_DISCARDS] + knocks[:1], key=_by_value
    )
    candidates = [one for one in candidates if candidates[0].value - one.value <= BEHIND]
    if len(candidates) < 2:
        return found
    payment = payment_of(seen)
    tables = meld_tables(payment.rules.melds, payment.rules.values.own)
    heard = silence(seen, weights_of(seen))
    belief = belief_of(seen.hand, facts, tables, payment.card_values, heard)
    rng = SplitMix64(chance_seed(seed, seen))
    dealt = worlds_of(seen.hand, facts, seen.counts[seen.other], belief, rng)
    trials = {one: _trial(one, moves[one], seen.hand, payment.rules) for one in candidates}
    search = Search(
        list(trials.values()), dealt, playout_of(payment), facts.gone, facts.stock,
        seen.turns[seen.seat] + 1, seen.turns[seen.other],
    )  # fmt: skip
    first, others = candidates[0], candidates[1:]
    done = 0
    while done < worlds and others:
        search.advance(min(CHECK_EVERY, worlds - done))
        done += CHECK_EVERY
        if (yield):
            break
        for one in others:
            hopeless = -HOPELESS * _doubt(trials[one])
            trials[one].active = _ahead(trials[one], one, first) >= hopeless
        others = [one for one in others if trials[one].active]
    ahead = {one: _ahead(trials[one], one, first) for one in others}
    ahead[first] = 0.0
    best = sorted(ahead, key=lambda one: -ahead[one])
    return [*best, *(one for one in found if one not in ahead)]


def _trial(choice: ValuedMove, move: Action, hand: Hand, rules: Rules) -> Trial:
    left = hand ^ 1 << choice.card
    if not isinstance(move, Knock):
        return discard(choice.card, left)
    return knock(choice.card, left, move.melds, deadwood_outside(left, move.melds, rules))


def _ahead(trial: Trial, choice: ValuedMove, first: ValuedMove) -> float:
    """Return a choice's lead over the first one, by nets and worlds together."""
    prior, mean = 1 / DOUBT**2, trial.sum / trial.count
    weight = _weight(trial, mean)
    return ((choice.value - first.value) * prior + mean * weight) / (prior + weight)


def _doubt(trial: Trial) -> float:
    """Return the standard error of `_ahead`."""
    return float((1 / DOUBT**2 + _weight(trial, trial.sum / trial.count)) ** -0.5)


def _weight(trial: Trial, mean: float) -> float:
    return trial.count / max(1.0, trial.square / trial.count - mean * mean)


def _by_value(one: ValuedMove) -> tuple[float, int, bool]:
    return -one.value, one.card, one.knocks
