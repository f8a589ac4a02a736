"""The coach of a match: judges a decision in short steps, and counts the hints given."""

from __future__ import annotations

import time

from msgspec import Struct

from gin.ai.advice.evaluation import Judge, Judgement, can_judge
from gin.ai.advice.reasons import Hint, WhyAlone, helpers, hint
from gin.ai.advice.reasons_laying import advise as advise_laying
from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.players.solitary import advise
from gin.ai.search.match_equity import after
from gin.ai.search.worlds import is_compiled
from gin.ai.tactics.styles import BY_LEVEL, UNKNOWN
from gin.core.cards import Hand
from gin.core.shuffle import derived_seed
from gin.rules.counting.scoring import own_solver
from gin.rules.match import Match
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow, Rules

WORLDS = 1024 if is_compiled() else 64
"""Number of possible deals of the hidden cards ("worlds") to play out for a hint."""


class PendingAdvice:
    """A decision being judged in short steps, so that the caller never blocks."""

    def __init__(
        self,
        match: Match,
        seen: Observation,
        level: int | None = None,
        *,
        worlds: int = WORLDS,
        made: Action | None = None,
    ) -> None:
        self.seen = seen
        self._worlds = worlds
        seed = derived_seed(match.seed, "coach")
        style = BY_LEVEL.get(level or 0, UNKNOWN)
        self._judge = Judge(seen, after(match, seen.seat), seed=seed, made=made, style=style)

    @property
    def done(self) -> bool:
        return self._judge.only_one_move or self._judge.worlds >= self._worlds

    def work(self, seconds: float) -> bool:
        """Think for about `seconds`; return whether the judgement is complete."""
        until = time.monotonic() + seconds
        while not self.done:
            self._judge.step()
            if time.monotonic() >= until:
                break
        return self.done

    def extend(self, worlds: int) -> None:
        """Play out this many worlds in all."""
        self._worlds = worlds

    def judgement(self) -> Judgement:
        return self._judge.judgement()

    def hint(self) -> Hint:
        return hint(self.seen, self.judgement())


def can_advise_in(rules: Rules) -> bool:
    """Return whether the coach can give advice in this game."""
    return can_judge_in(rules) or rules.whole_hands


def can_judge_in(rules: Rules) -> bool:
    """Return whether the coach can value moves in this game by playing hands out."""
    return rules.flow in PLAYED_OUT


def can_advise(seen: Observation) -> bool:
    """Return whether the coach can advise this seat now."""
    if seen.rules.whole_hands:
        return seen.turn == seen.seat and seen.phase is not Phase.OVER
    return can_judge(seen)


def instant_hint(seen: Observation) -> Hint | None:
    """Return advice that needs no search (solitary deals, melds on the table), else None."""
    if seen.rules.whole_hands:
        action, why = advise_laying(seen)
        return Hint(action, why, None)
    if seen.rules.flow is not Flow.SOLO:
        return None
    advice = advise(seen)
    return Hint(advice.action, WhyAlone(advice), None)


class Odds(Struct, frozen=True):
    """The unseen cards that would form or extend a meld, and the number of all unseen cards.

    Before a discard, the odds are for the hand after the best discard.
    """

    helping: Hand
    unseen: int

    @property
    def chance(self) -> float:
        return self.helping.bit_count() / max(1, self.unseen)


def odds(seen: Observation) -> Odds | None:
    """Return the odds of the next draw; None if no draw can follow, or if hints are forbidden."""
    if (
        not can_judge_in(seen.rules)
        or not seen.hand
        or seen.phase in (Phase.OVER, Phase.LAY_OFF)
        or not seen.stock
    ):
        return None
    if not seen.rules.hints:
        return None
    solver, hand = own_solver(seen.rules), seen.hand
    if hand.bit_count() > seen.rules.deal.cards:
        _, cards = solver.best_discards(hand)
        hand &= ~cards[-1].bit
    return Odds(helpers(seen, hand, solver.deadwood(hand)), seen.unseen.bit_count())
