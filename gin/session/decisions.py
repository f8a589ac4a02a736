"""Decisions of a hand, judged by what their player knew then."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from msgspec import Struct

from gin.ai.advice.evaluation import Judgement, can_judge, candidate_moves, same
from gin.ai.search.worlds import is_compiled
from gin.core.cards import Card
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.actions import Action, parse_action
from gin.rules.model.observation import Observation
from gin.rules.model.table import Table, observe
from gin.session.coach import PendingAdvice
from gin.session.game import Session
from gin.session.marks import counted_loss

WORLDS = 512 if is_compiled() else 48
"""Possible deals of the hidden cards ("worlds") that are played out for each decision."""


class Decision(Struct, frozen=True):
    """A decision of a player: the table before it, and the action.

    `ply` is the number of earlier actions in the hand. `drawn` is the card drawn in this turn,
    before the action or by it.
    """

    ply: int
    table: Table
    action: Action
    drawn: Card | None = None

    @property
    def seen(self) -> Observation:
        return observe(self.table, self.table.turn)


def decisions_of(match: Match, actions: Sequence[Action], seat: int) -> Iterator[Decision]:
    """Yield a seat's decisions in a hand; `match` is the match before it."""
    table = deal(match).table
    for ply, action in enumerate(actions):
        before, table = table, engine.apply(table, action).table
        if before.turn != seat:
            continue
        seen = observe(before, seat)
        moves = candidate_moves(seen) if can_judge(seen) else ()
        if moves and (len(moves) > 1 or not same(moves[0], action)):
            drawn_now = table.drawn if table.turn == seat and seen.drawn is None else None
            yield Decision(ply, before, action, seen.drawn or drawn_now)


class PendingJudgement:
    """A decision being judged in short steps; `level` is that of the other player, if known."""

    def __init__(self, match: Match, decision: Decision, level: int | None) -> None:
        self._advice = PendingAdvice(
            match, decision.seen, level, worlds=WORLDS, made=decision.action
        )

    def work(self, until: float) -> Judgement | None:
        """Work until that `time.monotonic()`; return the judgement once it is finished."""
        done = self._advice.work(max(0.0, until - time.monotonic()))
        return self._advice.judgement() if done else None


class PendingLosses:
    """The points that a seat's decisions in a hand gave away, judged in short steps."""

    def __init__(
        self, match: Match, actions: Sequence[Action], seat: int, level: int | None
    ) -> None:
        self.points = 0.0
        """The points that the decisions judged so far gave away."""
        self._match = match
        self._level = level
        # Finding all decisions of a hand takes longer than a frame.
        self._left = decisions_of(match, actions, seat)
        self._decision: Decision | None = None
        self._pending: PendingJudgement | None = None

    def work(self, until: float) -> bool:
        """Work until that `time.monotonic()`; return whether all decisions are judged."""
        while True:
            # Each step below may take most of a frame.
            if self._decision is None:
                self._decision = next(self._left, None)
                if self._decision is None:
                    return True
            elif self._pending is None:
                self._pending = PendingJudgement(self._match, self._decision, self._level)
            elif (judged := self._pending.work(until)) is not None:
                made = judged.of(self._decision.action)
                assert made is not None
                self.points += counted_loss(judged.best.points - made.points, made.doubt)
                self._decision = self._pending = None
            if time.monotonic() >= until:
                return False


def hand_of(session: Session, hand: int) -> tuple[Match, tuple[Action, ...]]:
    """Return the match before a hand, counted from 1, and the hand's actions."""
    row = session.store.match(session.id)
    match = start_match(session.setup.rules, row.seed, row.dealer, row.secret, row.cut)
    for result in session.match.results[: hand - 1]:
        match = finish_hand(match, result)
    rows = session.store.actions(session.id)
    return match, tuple(parse_action(row.text) for row in rows if row.hand == hand - 1)
