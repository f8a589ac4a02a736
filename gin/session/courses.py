"""The course of a hand: the decisions of both players, and what each gave away.

Decisions are judged by what their player knew then. The course of a hand is saved in a note, since
judging takes long.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import inf

import msgspec
from msgspec import Struct

from gin.core.errors import BadAction
from gin.rules.match import Match
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    Pass,
    Shot,
    Take,
    notation,
    parse_action,
)
from gin.session.decisions import Decision, PendingJudgement, decisions_of
from gin.session.marks import LEAST_LOSS, Mark, mark_of
from gin.session.standard import MoveCost, move_cost
from gin.session.storage.store import Store
from gin.session.themes import Theme

_NOTE = "course:"
_ENDS = (Knock, Gin, BigGin, Shot)


class CourseMove(Struct, frozen=True, array_like=True):
    """A judged decision; `ply` is the number of earlier actions in the hand.

    `chance` and `best` are the chances to win the match with the move made and with the best one.
    `points` are those given away, and `better` is the notation of the best move then. If the
    decision gave nothing away, `best` equals `chance` and `better` is empty.
    """

    ply: int
    chance: float
    best: float
    points: float = 0.0
    better: str = ""

    @property
    def lost(self) -> float:
        """The chance to win the match that was given away."""
        return max(0.0, self.best - self.chance)

    @property
    def mark(self) -> Mark:
        return mark_of(self.points, best=not self.points)


Course = tuple[tuple[CourseMove, ...], tuple[CourseMove, ...]]
"""The judged decisions of a hand, by seat; a solitary deal has none of seat 1."""


def course_move(decision: Decision, found: MoveCost) -> CourseMove:
    """Return a judged decision, given the move made and the best one."""
    points, best = round(found.points, 2), found.best
    chance = round(found.made.chance, 4)
    if not points:
        return CourseMove(decision.ply, chance, chance)
    return CourseMove(decision.ply, chance, round(best.chance, 4), points, notation(best.action))


class PendingCourse:
    """The decisions of one seat in a hand, judged in short steps; `level` is the other player's.

    `hinted` are the moves that hints advised that seat, by the number of earlier actions.
    """

    def __init__(
        self,
        match: Match,
        actions: Sequence[Action],
        seat: int,
        level: int | None,
        hinted: Mapping[int, Action],
    ) -> None:
        self._hinted = hinted
        self._found: list[CourseMove] = []
        self._match = match
        self._level = level
        # Finding all decisions of a hand takes longer than a frame.
        self._left = decisions_of(match, actions, seat)
        self._decision: Decision | None = None
        self._pending: PendingJudgement | None = None

    @property
    def moves(self) -> tuple[CourseMove, ...]:
        """The decisions judged so far."""
        return tuple(self._found)

    def work(self, until: float) -> bool:
        """Work until that `time.monotonic()`; return whether all decisions are judged."""
        while True:
            # Each step below may take most of a frame.
            if self._decision is None:
                self._decision = next(self._left, None)
                if self._decision is None:
                    return True
            elif self._pending is None:
                self._pending = PendingJudgement(
                    self._match, self._decision, self._level, quick=True
                )
            elif (judged := self._pending.work(until)) is not None:
                decision = self._decision
                hinted = self._hinted.get(decision.ply)
                found = move_cost(decision.seen, judged, decision.action, hinted)
                self._found.append(course_move(decision, found))
                self._decision = self._pending = None
            if time.monotonic() >= until:
                return False


def points_given(moves: Sequence[CourseMove]) -> float:
    """Return the points that decisions gave away."""
    return sum(move.points for move in moves)


def theme_of(made: Action, best: Action) -> Theme | None:
    """Return the question that a decision asked, given the best move; None about the stake die."""
    if isinstance(made, _ENDS) is not isinstance(best, _ENDS):
        return Theme.KNOCK
    match made:
        case Draw() | Take() | Pass():
            return Theme.TAKE
        case Discard() | Knock() | Gin() | Shot() | BigGin():
            return Theme.GOES
        case LayOff():
            return Theme.LAY_OFF
        case _:
            return None


def saved_course(store: Store, match: int, hand: int) -> Course | None:
    """Return the saved course of a hand; None if there is none, or the note is invalid.

    Earlier versions of the program counted smaller losses too; they are left out.
    """
    try:
        found = msgspec.json.decode(store.note(f"{_NOTE}{match}:{hand}"), type=Course)
        valid = all(_is_valid(move) for moves in found for move in moves)
    except (msgspec.DecodeError, BadAction):
        return None
    return (_counted(found[0]), _counted(found[1])) if valid else None


def _counted(moves: Sequence[CourseMove]) -> tuple[CourseMove, ...]:
    return tuple(
        CourseMove(move.ply, move.chance, move.chance) if 0 < move.points < LEAST_LOSS else move
        for move in moves
    )


def _is_valid(move: CourseMove) -> bool:
    if move.better:
        parse_action(move.better)
    in_range = 0 <= move.chance <= 1 and 0 <= move.best <= 1 and 0 <= move.points < inf
    return in_range and bool(move.better) is bool(move.points)


def save_course(store: Store, match: int, hand: int, course: Course) -> None:
    """Save the course of a hand."""
    store.set_note(f"{_NOTE}{match}:{hand}", msgspec.json.encode(course).decode())
