"""The coach of a match: a decision thought over bit by bit, and how often advice was asked for."""

from __future__ import annotations

import time

from gin.ai.judge import Judge, Judgement, can_judge
from gin.ai.playout import PLAYED_OUT
from gin.ai.reasons import Hint, WhyAlone, hint
from gin.ai.solitary import advise
from gin.ai.standing import after
from gin.core.shuffle import derived_seed
from gin.rules.actions import Action
from gin.rules.match import Match
from gin.rules.observe import Observation
from gin.rules.rules import Flow, Rules
from gin.session.store import Store

WORLDS = 40
"""Worlds that a hint looks at."""
_NOTE = "hints:"


class Thought:
    """A decision being judged, a little at a time, so that nothing has to wait for it."""

    def __init__(
        self, match: Match, seen: Observation, *, worlds: int = WORLDS, made: Action | None = None
    ) -> None:
        self.seen = seen
        self._worlds = worlds
        seed = derived_seed(match.seed, "coach")
        self._judge = Judge(seen, after(match, seen.seat), seed=seed, made=made)

    @property
    def done(self) -> bool:
        """Was enough looked at?"""
        return self._judge.settled or self._judge.worlds >= self._worlds

    def work(self, seconds: float) -> bool:
        """Think for about so long; is it done?"""
        until = time.monotonic() + seconds
        while not self.done:
            self._judge.step()
            if time.monotonic() >= until:
                break
        return self.done

    def judgement(self) -> Judgement:
        """What the decision comes to."""
        return self._judge.judgement()

    def hint(self) -> Hint:
        """What is advised."""
        return hint(self.seen, self.judgement())


def knows(rules: Rules) -> bool:
    """Does the coach know this kind of game?"""
    return rules.flow in PLAYED_OUT


def can_advise(seen: Observation) -> bool:
    """Can anything be advised to this seat now?"""
    return can_judge(seen)


def at_once(seen: Observation) -> Hint | None:
    """Advice that needs no thought: that for a solitary deal."""
    if seen.rules.flow is not Flow.SOLO:
        return None
    advice = advise(seen)
    return Hint(advice.action, WhyAlone(advice), None)


def given(store: Store, match: int) -> int:
    """How many hints were given in a match."""
    return int(store.note(f"{_NOTE}{match}") or 0)


def count(store: Store, match: int) -> None:
    """Count one more hint in a match. Raises SaveError as all writing does."""
    store.set_note(f"{_NOTE}{match}", str(given(store, match) + 1))
