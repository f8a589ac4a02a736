"""Decisions of a hand, judged by what their player knew then."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from msgspec import Struct

from gin.ai.advice.evaluation import Judgement, can_judge, candidate_moves, same
from gin.ai.search.worlds import is_compiled
from gin.core.cards import Card
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand
from gin.rules.model.actions import Action, parse_action
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.table import Table, observe
from gin.session.coach import PendingAdvice
from gin.session.game import Session
from gin.session.starting import starting_match

WORLDS = 512 if is_compiled() else 48
"""Possible deals of the hidden cards ("worlds") that are played out for each decision."""
WORLDS_BY_RULES = 128
"""Most worlds for decisions about the stake: the rules play them out, which takes longer."""
EARLY = 4
"""A quick judgement first plays out one in this many of the worlds."""
CLEAR = 1.5
"""It ends then if the move made is the best by this many standard deviations."""


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
            yield _decision(ply, before, action, table)


def decision_at(match: Match, actions: Sequence[Action], ply: int) -> Decision:
    """Return the decision after `ply` actions of a hand; `match` is the match before it."""
    table = deal(match).table
    for action in actions[:ply]:
        table = engine.apply(table, action).table
    return _decision(ply, table, actions[ply], engine.apply(table, actions[ply]).table)


def _decision(ply: int, before: Table, action: Action, after: Table) -> Decision:
    drawn = before.drawn
    if drawn is None and after.turn == before.turn:
        drawn = after.drawn
    return Decision(ply, before, action, drawn)


class PendingJudgement:
    """A decision being judged in short steps; `level` is that of the other player, if known.

    A `quick` judgement ends early if the move made is clearly the best one.
    """

    def __init__(
        self, match: Match, decision: Decision, level: int | None, *, quick: bool = False
    ) -> None:
        self._made = decision.action
        self._early = quick
        by_rules = decision.seen.phase in (Phase.STAKE, Phase.ANSWER)
        self._worlds = min(WORLDS, WORLDS_BY_RULES) if by_rules else WORLDS
        self._advice = PendingAdvice(
            match,
            decision.seen,
            level,
            worlds=self._worlds // EARLY if quick else self._worlds,
            made=decision.action,
        )

    def work(self, until: float) -> Judgement | None:
        """Work until that `time.monotonic()`; return the judgement once it is finished."""
        if not self._advice.work(max(0.0, until - time.monotonic())):
            return None
        judged = self._advice.judgement()
        if self._early and not self._is_clear(judged):
            self._early = False
            self._advice.extend(self._worlds)
            return judged if self._advice.done else None
        return judged

    def _is_clear(self, judged: Judgement) -> bool:
        best = judged.best
        return same(best.action, self._made) and all(
            best.points - second.points >= CLEAR * second.doubt for second in judged.moves[1:2]
        )


def hand_of(session: Session, hand: int) -> tuple[Match, tuple[Action, ...]]:
    """Return the match before a hand, counted from 1, and the hand's actions."""
    row = session.store.match(session.id)
    match = starting_match(row, session.setup.rules)
    for result in session.match.results[: hand - 1]:
        match = finish_hand(match, result)
    rows = session.store.actions(session.id)
    return match, tuple(parse_action(row.text) for row in rows if row.hand == hand - 1)
