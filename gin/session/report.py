"""The report of a match: its course, luck and play, and the decisions that cost most.

The hands are judged one after the other as time allows. It may be the report of an unfinished
match: then it covers the hands so far.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from operator import attrgetter

from msgspec import Struct

from gin.ai.advice.evaluation import same
from gin.ai.advice.luck import can_measure
from gin.ai.search.match_equity import chance_to_win
from gin.core.errors import GinError, SaveError
from gin.rules.model.actions import parse_action
from gin.rules.sheets import sheet_after
from gin.session.archive import MatchFilter, finished_matches
from gin.session.balance import Balance, PendingBalance, added, save_balance, saved_balance
from gin.session.coach import can_judge_in
from gin.session.courses import (
    Course,
    CourseMove,
    points_given,
    save_course,
    saved_course,
    theme_of,
)
from gin.session.decisions import Decision, decision_at, hand_of
from gin.session.game import HUMAN, Session
from gin.session.hint_count import hinted_moves
from gin.session.judged import JudgedMove, save_judgement, slip_of
from gin.session.marks import Mark, accuracy
from gin.session.storage.store import Store
from gin.session.themes import Theme

MOST_COSTLY = 3
"""Number of the costliest decisions in a report."""
WORTH_PRACTISING = 4.0
"""Fewer points given away in a match are nothing to practise."""
_LOOKED_FOR = 20
"""Number of finished matches among which to look for one that can be opened."""


class CostlyMove(Struct, frozen=True):
    """A decision of the player that gave points away, in the hand with this number."""

    hand: int
    move: CourseMove


class Weakness(Struct, frozen=True):
    """The theme on which the player lost most: points and decisions, out of `whole` points."""

    theme: Theme
    points: float
    decisions: int
    whole: float


class MatchReport:
    """The report of a match."""

    def __init__(self, session: Session) -> None:
        self.session = session
        store, id = session.store, session.id
        self.hands = len(session.match.results)
        """Number of finished hands."""
        self.judged = can_judge_in(session.rules)
        """Whether decisions can be judged in this game."""
        self.measurable = can_measure(session.rules)
        """Whether luck can be measured in this game."""
        numbers = range(1, self.hands + 1)
        rows = store.actions(id)
        self._actions = {(row.hand + 1, row.ply): row.text for row in rows}
        self.courses: list[Course | None] = [self._saved_course(hand) for hand in numbers]
        """The decisions of each hand; None if it is not judged yet."""
        self.balances: list[Balance | None] = [saved_balance(store, id, hand) for hand in numbers]
        """The balance of each hand; None if it is not measured."""
        self._hinted = {hand: hinted_moves(store, id, hand) for hand in numbers}
        self._pending: PendingBalance | None = None
        self._saves = not session.practice

    def _saved_course(self, hand: int) -> Course | None:
        found = saved_course(self.session.store, self.session.id, hand)
        if found is None or any(
            (hand, move.ply) not in self._actions for moves in found for move in moves
        ):
            return None
        return found

    @property
    def alone(self) -> bool:
        return self.session.rules.seats == 1

    @property
    def done(self) -> bool:
        """Whether all that can be judged and measured in this match is."""
        return self._next is None

    @property
    def looked_at(self) -> int:
        """Number of hands judged and measured."""
        return self.hands if self._next is None else self._next

    @property
    def _next(self) -> int | None:
        """The index of the next hand to judge and measure."""
        for place in range(self.hands):
            if self.judged and self.courses[place] is None:
                return place
            if self.measurable and self.balances[place] is None:
                return place
        return None

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`; return whether another hand was finished."""
        place = self._next
        if place is None:
            return False
        until, session = time.monotonic() + seconds, self.session
        if self._pending is None:
            match, actions = hand_of(session, place + 1)
            hinted = self._hinted[place + 1]
            self._pending = PendingBalance(match, actions, level=session.level, hinted=hinted)
        if not self._pending.work(until):
            return False
        found, self._pending = self._pending, None
        self.courses[place] = found.course
        self.balances[place] = found.balance if self.measurable else None
        if self._saves:
            self._save(place)
        return True

    def _save(self, place: int) -> None:
        store, id, course = self.session.store, self.session.id, self.courses[place]
        balance = self.balances[place]
        assert course is not None
        try:
            save_course(store, id, place + 1, course)
            save_judgement(store, id, place + 1, self._slips(place + 1, course[HUMAN]))
            if balance is not None:
                save_balance(store, id, place + 1, balance)
        except SaveError:
            # One notice is enough; the other hands are shown all the same.
            self._saves = False
            raise

    def _slips(self, hand: int, moves: Sequence[CourseMove]) -> Iterator[JudgedMove]:
        for move in moves:
            if move.points:
                made = parse_action(self._actions[hand, move.ply])
                slip = slip_of(made, parse_action(move.better))
                yield JudgedMove(move.ply, slip, move.points)

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """The player's chances to win the match: before it, and after each hand."""
        results, rules = self.session.match.results, self.session.rules
        return tuple(
            chance_to_win(sheet_after(rules, results[:count]), rules, HUMAN)
            for count in range(self.hands + 1)
        )

    @property
    def total(self) -> Balance:
        """The balance of the hands measured so far."""
        return added([one for one in self.balances if one is not None])

    def moves(self, seat: int) -> tuple[CourseMove, ...]:
        """Return a seat's decisions judged so far."""
        return tuple(move for one in self.courses if one is not None for move in one[seat])

    def accuracy(self, seat: int) -> float | None:
        """Return the accuracy of a seat's moves; None if it has none that followed no hint."""
        own = [move.points for move in self._own(seat)]
        return accuracy(own) if own else None

    def _own(self, seat: int) -> Iterator[CourseMove]:
        """Yield the decisions of a seat judged so far that followed no hint."""
        for hand, course in enumerate(self.courses, start=1):
            hinted = self._hinted.get(hand, {}) if seat == HUMAN else {}
            for move in () if course is None else course[seat]:
                made = self._actions[hand, move.ply]
                if move.ply not in hinted or not same(parse_action(made), hinted[move.ply]):
                    yield move

    def mistakes(self, seat: int) -> int:
        return sum(move.mark is Mark.MISTAKE for move in self.moves(seat))

    def given(self, seat: int) -> float:
        """Return the points that a seat's decisions gave away."""
        return points_given(self.moves(seat))

    @property
    def costliest(self) -> tuple[CostlyMove, ...]:
        """The player's decisions that cost most of the chance to win the match, the worst first.

        In a solitary round, those that cost most points.
        """
        most = attrgetter("points", "lost") if self.alone else attrgetter("lost", "points")
        found = sorted(self._costly(), key=lambda one: most(one.move), reverse=True)
        return tuple(found[:MOST_COSTLY])

    def _costly(self) -> Iterator[CostlyMove]:
        for number, course in enumerate(self.courses, start=1):
            for move in () if course is None else course[HUMAN]:
                if move.points:
                    yield CostlyMove(number, move)

    def decision(self, costly: CostlyMove) -> Decision:
        """Return the decision with the table before it."""
        match, actions = hand_of(self.session, costly.hand)
        return decision_at(match, actions, costly.move.ply)

    @property
    def weakness(self) -> Weakness | None:
        """The theme to practise; None if little was given away."""
        by_theme: dict[Theme, list[float]] = {}
        for costly in self._costly():
            move = costly.move
            made = parse_action(self._actions[costly.hand, move.ply])
            theme = theme_of(made, parse_action(move.better))
            if theme is not None:
                by_theme.setdefault(theme, []).append(move.points)
        whole = self.given(HUMAN)
        if whole < WORTH_PRACTISING or not by_theme:
            return None
        theme = max(by_theme, key=lambda one: sum(by_theme[one]))
        return Weakness(theme, sum(by_theme[theme]), len(by_theme[theme]), whole)


def latest_finished(store: Store) -> tuple[Session | None, tuple[GinError, ...]]:
    """Return the finished match played last, and the errors of later ones that cannot be opened."""
    errors: list[GinError] = []
    for match in finished_matches(store, MatchFilter(), 0, _LOOKED_FOR):
        try:
            return Session.resume(store, match.id), tuple(errors)
        except GinError as error:
            errors.append(error)
    return None, tuple(errors)
