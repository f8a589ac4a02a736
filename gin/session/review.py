"""The review of a finished hand: each of the player's decisions, and the points it gave away.

A decision is judged by what the player knew then, not by cards revealed later. After the player's
decisions, the review judges the opponent's and measures the luck of the hand.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from math import isfinite

from msgspec import Struct

from gin.ai.advice.at_sight import DiscardComparison, compare_discards
from gin.ai.advice.evaluation import Judgement, Worth, same
from gin.ai.advice.luck import can_measure
from gin.ai.advice.reasons import Reason, WhyAlone, reason
from gin.ai.players.solitary import advise
from gin.ai.search.match_equity import after, chance_to_win, gain
from gin.rules.model.actions import Action, BigGin, Discard, Gin, Knock, Shot
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Flow
from gin.session.balance import PendingBalance, save_balance, saved_balance
from gin.session.courses import course_move, save_course
from gin.session.decisions import Decision, PendingJudgement, decisions_of, hand_of
from gin.session.game import HUMAN, Session
from gin.session.hint_count import hinted_moves
from gin.session.judged import JudgedMove, save_judgement, slip_of
from gin.session.marks import Mark, accuracy, mark_of
from gin.session.standard import MoveCost, move_cost
from gin.session.storage.store import Store

CLEARLY = 2.0
"""A best move that does not end the hand is praised if it leads by more than this many points."""
_NOTE = "review:"


LEAST_TURN = 5
"""Smallest change of a turning point: percent of the chance to win, or points played alone."""


class Turn(Struct, frozen=True):
    """A turning point: the decision's index, and the heights of the line before and after it."""

    place: int
    before: float
    after: float


class Verdict(Struct, frozen=True):
    """A judged decision.

    `best` is the move that a hint advises. `points` and `chance` are the loss against it; both are
    0 if the loss is small. `rather` compares the best discard with the one that was made. `hinted`
    says that the move follows a hint.
    """

    made: Worth
    best: Worth
    judged: Judgement
    points: float = 0.0
    reason: Reason | None = None
    rather: DiscardComparison | None = None
    hinted: bool = False

    @property
    def cost(self) -> MoveCost:
        return MoveCost(self.made, self.best, self.points)

    @property
    def chance(self) -> float:
        return max(0.0, self.best.chance - self.made.chance) if self.points else 0.0

    @property
    def mark(self) -> Mark:
        if self.hinted:
            return Mark.HINT
        return mark_of(self.points, best=same(self.made.action, self.best.action))

    @property
    def ahead(self) -> float:
        """The points by which the best move beats all others; 0 if there is no other."""
        moves, best = self.judged.moves, self.best.action
        others = [worth.points for worth in moves if not same(worth.action, best)]
        return max(0.0, self.best.points - max(others)) if others else 0.0


class Rating(Struct, frozen=True):
    """The points that the player's decisions in a hand gave away, and the time of the match."""

    when: float
    decisions: int
    points: float

    @property
    def each(self) -> float:
        return self.points / self.decisions


class Review:
    """The decisions of one hand, judged one after the other as time allows.

    If a `ply` is given, the decision after that number of actions is judged first.
    """

    def __init__(self, session: Session, hand: int, ply: int | None = None) -> None:
        self.session = session
        self.hand = hand
        self.match, self.actions = hand_of(session, hand)
        results = session.match.results
        self.result = results[hand - 1] if hand <= len(results) else None
        self.decisions = tuple(decisions_of(self.match, self.actions, HUMAN))
        self.verdicts: list[Verdict | None] = [None] * len(self.decisions)
        self.balance = saved_balance(session.store, session.id, hand)
        """The luck of the hand, once it is measured."""
        plies = [one.ply for one in self.decisions]
        self.first = plies.index(ply) if ply in plies else None
        """The index of the decision to judge first; None for the order of play."""
        self._hinted = hinted_moves(session.store, session.id, hand)
        self._pending: PendingJudgement | None = None
        self._kept = False

    @property
    def done(self) -> bool:
        """Whether the player's decisions are judged."""
        return None not in self.verdicts

    @property
    def measurable(self) -> bool:
        """Whether the luck of the hand can be measured."""
        return self.result is not None and can_measure(self.match.rules)

    @property
    def complete(self) -> bool:
        """Whether the decisions are judged and the luck, if possible, is measured."""
        return self.done and (self.balance is not None or not self.measurable)

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`; return whether a verdict or the balance was finished."""
        until = time.monotonic() + seconds
        if self.done:
            return not self.complete and self._balanced(until)
        place = self.verdicts.index(None)
        if self.first is not None and self.verdicts[self.first] is None:
            place = self.first
        decision = self.decisions[place]
        if self._pending is None:
            self._pending = PendingJudgement(self.match, decision, self.session.level)
        judged = self._pending.work(until)
        if judged is None:
            return False
        self._pending = None
        self.verdicts[place] = _verdict(decision, judged, self._hinted.get(decision.ply))
        if self.done:
            self._keep()
        return True

    def _balanced(self, until: float) -> bool:
        """Measure the balance until that `time.monotonic()`; return whether it is finished."""
        if not self._balance.work(until):
            return False
        self.balance = self._balance.balance
        if not self.session.practice:
            store, id = self.session.store, self.session.id
            save_balance(store, id, self.hand, self.balance)
            save_course(store, id, self.hand, self._balance.course)
        return True

    @cached_property
    def _balance(self) -> PendingBalance:
        mine = tuple(
            course_move(decision, verdict.cost)
            for decision, verdict in zip(self.decisions, self.verdicts, strict=True)
            if verdict is not None
        )
        return PendingBalance(self.match, self.actions, mine=mine)

    @property
    def alone(self) -> bool:
        """Whether it is a solitary deal, which is rated by points instead of a chance to win."""
        return self.match.rules.seats == 1

    def height(self, worth: Worth) -> float:
        """Return the chance of winning the match after a move, or the points of a solitary deal."""
        return worth.points if self.alone else worth.chance

    @property
    def start(self) -> float | None:
        if self.alone:
            return None
        return chance_to_win(self.match.sheet, self.match.rules, HUMAN)

    @property
    def end(self) -> float | None:
        if self.result is None:
            return None
        if self.alone:
            return gain(self.result, HUMAN)
        return after(self.match, HUMAN)(self.result)

    @property
    def turning_point(self) -> int | None:
        """The index of the decision that turned the hand, once all are judged."""
        return None if self.turn is None else self.turn.place

    @property
    def turn(self) -> Turn | None:
        """The turning point once all decisions are judged; None if nothing changed by much.

        It is the decision that gave most away or, if none gave much away, the one at which the
        chance to win (in a solitary deal, the points) changed most.
        """
        if not self.done:
            return None
        judged = [verdict for verdict in self.verdicts if verdict is not None]
        heights = [self.height(verdict.made) for verdict in judged]
        slips = [
            Turn(place, self.height(verdict.best), heights[place])
            for place, verdict in enumerate(judged)
            if verdict.points
        ]
        # What the deal changed before the first decision is no turning point.
        swings = [Turn(place, *pair) for place, pair in enumerate(pairwise(heights), start=1)]
        for turns in (slips, swings):
            turn = max(turns, key=self._change, default=None)
            if turn is not None and self._change(turn) >= LEAST_TURN:
                return turn
        return None

    def _change(self, turn: Turn) -> int:
        """Return the size of a change as it is shown, in percent or points."""
        unit = 1 if self.alone else 100
        return abs(round(unit * turn.after) - round(unit * turn.before))

    @property
    def own(self) -> tuple[Verdict, ...]:
        """The judged decisions that followed no hint."""
        return tuple(one for one in self.verdicts if one is not None and not one.hinted)

    @property
    def hints(self) -> int:
        """Number of judged decisions that followed a hint."""
        return sum(one is not None and one.hinted for one in self.verdicts)

    @property
    def accuracy(self) -> float:
        """The accuracy of the decisions that followed no hint."""
        return accuracy([verdict.points for verdict in self.own])

    @property
    def praised(self) -> int | None:
        """The index of the decision to praise: a best move that ended the hand, or clearly best."""
        best = [
            (_merit(decision.action, verdict), place)
            for place, (decision, verdict) in enumerate(
                zip(self.decisions, self.verdicts, strict=True)
            )
            if verdict is not None and verdict.mark is Mark.BEST
        ]
        merit, place = max(best, default=((0, 0.0), 0), key=lambda one: one[0])
        return place if merit > (0, CLEARLY) else None

    @property
    def points(self) -> float:
        return sum(verdict.points for verdict in self.verdicts if verdict is not None)

    def _keep(self) -> None:
        """Save the judgement and the rating, except in practice; an earlier rating is kept."""
        if self.session.practice or self._kept:
            return
        self._kept = True
        store, row = self.session.store, self.session.store.match(self.session.id)
        if self.result is not None and not self.alone:
            save_judgement(store, self.session.id, self.hand, self._slips())
        if not self.own:
            return
        text = f"{row.touched:.0f} {len(self.own)} {self.points:.2f}"
        name = f"{_NOTE}{self.session.id}:{self.hand}"
        if not store.note(name):
            store.set_note(name, text)

    def _slips(self) -> Iterator[JudgedMove]:
        for decision, verdict in zip(self.decisions, self.verdicts, strict=True):
            if verdict is not None and verdict.points:
                slip = slip_of(verdict.made.action, verdict.best.action)
                yield JudgedMove(decision.ply, slip, verdict.points)


def _verdict(decision: Decision, judged: Judgement, hinted: Action | None) -> Verdict:
    seen = decision.seen
    found = move_cost(seen, judged, decision.action, hinted)
    best, points = found.best, found.points
    rather = None
    match decision.action, best.action:
        case Discard(card), Discard(other) if points and seen.rules.seats > 1:
            rather = compare_discards(seen, other, card, points, close=False)
    followed = hinted is not None and same(decision.action, hinted)
    return Verdict(found.made, best, judged, points, _reason(seen, best), rather, followed)


def _reason(seen: Observation, best: Worth) -> Reason | None:
    if seen.rules.flow is not Flow.SOLO:
        return reason(seen, best)
    # Looking ahead takes longer than a frame.
    advice = advise(seen, ahead=False)
    return WhyAlone(advice) if same(advice.action, best.action) else None


def _merit(action: Action, verdict: Verdict) -> tuple[int, float]:
    match action:
        case Gin() | BigGin() | Shot():
            return 2, verdict.ahead
        case Knock():
            return 1, verdict.ahead
        case _:
            return 0, verdict.ahead


def continue_from(review: Review, place: int) -> Session:
    """Return a separate match that continues from a decision; it is not saved."""
    return replayed_session(review.session, review.hand, review.decisions[place].ply)


def replayed_session(session: Session, hand: int, ply: int | None = None) -> Session:
    """Return a copy of the match after `ply` actions of a hand, or after all of its actions.

    Playing the copy saves nothing.
    """
    row = session.store.match(session.id)
    aside = Store.in_memory()
    id = aside.begin_match(
        row.game, row.agreed, row.level, row.seed, row.dealer, practice=True, salt=row.salt,
        secret=row.secret, cut=row.cut,
    )  # fmt: skip
    for action in session.store.actions(session.id):
        if action.hand < hand - 1 or (
            action.hand == hand - 1 and (ply is None or action.ply < ply)
        ):
            aside.add_action(id, action)
    # The hand may have no action yet.
    aside.deal(id, hand - 1)
    return Session.resume(aside, id)


def ratings(store: Store) -> tuple[Rating, ...]:
    """Return all saved ratings, by match and hand."""
    rows = store.rows("SELECT name, text FROM note WHERE name LIKE 'review:%'")
    found = []
    for name, text in rows:
        # Leave out an invalid note.
        with contextlib.suppress(ValueError, OverflowError):
            _, match, hand = str(name).split(":")
            when, decisions, points = str(text).split()
            rating = Rating(float(when), int(decisions), float(points))
            if rating.decisions > 0 and isfinite(rating.points) and isfinite(rating.when):
                found.append(((int(match), int(hand)), rating))
    return tuple(rating for _, rating in sorted(found, key=lambda one: one[0]))
