"""The coach's judgement of finished hands, made in the background and saved.

Each decision of the player that gave points away is saved with its cost, so that it is judged once.
The same hand is judged alike in its review (`gin.session.review`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import groupby

from msgspec import Struct

from gin.core.errors import GinError, SaveError
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    Pass,
    Shot,
    Take,
    parse_action,
)
from gin.rules.model.table import Table
from gin.session.decisions import PendingJudgement, decisions_of
from gin.session.game import HUMAN
from gin.session.hint_count import hinted_moves
from gin.session.standard import move_cost
from gin.session.starting import starting_match
from gin.session.storage.store import Store
from gin.variants.setups import setup

LOOKED_AT = -1
"""Ply of the row that says that a hand is judged; its cost is that of all its decisions."""
_ENDS = (Knock, Gin, BigGin, Shot)


class Slip(StrEnum):
    """Kinds of decisions that gave points away.

    EARLY is a knock where playing on was worth more. LATE is playing on where a knock or gin was
    worth more.
    """

    EARLY = "early"
    LATE = "late"
    DRAW = "draw"
    DISCARD = "discard"
    OTHER = "other"


_ALL = "all"


class JudgedMove(Struct, frozen=True):
    """A decision that gave away `cost` points; `ply` is the number of earlier actions."""

    ply: int
    slip: Slip
    cost: float


def slip_of(made: Action, best: Action) -> Slip:
    """Return the kind of a decision, given the best move."""
    if isinstance(made, Knock) and not isinstance(best, _ENDS):
        return Slip.EARLY
    if isinstance(best, _ENDS) and not isinstance(made, _ENDS):
        return Slip.LATE
    match made:
        case Draw() | Take() | Pass():
            return Slip.DRAW
        case Discard():
            return Slip.DISCARD
        case _:
            return Slip.OTHER


def save_judgement(store: Store, match: int, hand: int, moves: Iterable[JudgedMove]) -> None:
    """Save the decisions of a hand, counted from 1, that gave points away."""
    moves = tuple(moves)
    whole = sum(move.cost for move in moves)
    rows = [(move.ply, move.slip.value, move.cost) for move in moves]
    store.judge(match, hand - 1, ((LOOKED_AT, _ALL, whole), *rows))


class PendingHands:
    """Finished hands, judged in short steps in the order given and saved.

    `hands` are pairs of a match's id and the number of a hand, from 1. Hands of a match should
    follow each other, since judging a hand replays its match.
    """

    def __init__(self, store: Store, hands: Sequence[tuple[int, int]]) -> None:
        self.left = len(hands)
        """The number of hands not judged yet."""
        self._store = store
        self._until = 0.0
        self._steps = self._judged(hands)

    @property
    def done(self) -> bool:
        return not self.left

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`; return whether a hand was finished.

        A hand that cannot be replayed is left out.

        Raises:
          SaveError: a hand's judgement cannot be saved; the other hands are not judged then.
        """
        self._until = time.monotonic() + seconds
        before = self.left
        try:
            while self.left == before and time.monotonic() < self._until:
                next(self._steps)
        except StopIteration:
            self.left = 0
        except SaveError:
            self.left = 0
            raise
        return self.left < before

    def _judged(self, hands: Sequence[tuple[int, int]]) -> Iterator[None]:
        for match, pairs in groupby(hands, key=lambda pair: pair[0]):
            numbers = [number for _, number in pairs]
            # Also if the match ends early: its other hands cannot be replayed.
            after = self.left - len(numbers)
            yield from self._of_match(match, numbers)
            self.left = after

    def _of_match(self, id: int, numbers: Sequence[int]) -> Iterator[None]:
        row, actions = self._store.match(id), self._store.actions(id)
        try:
            rules = setup(row.game, row.agreed).rules
            match = starting_match(row, rules)
        except GinError:
            return
        yield
        for hand, rows in groupby(actions, key=lambda action: action.hand):
            if hand >= max(numbers):
                return
            texts = [action.text for action in rows]
            judged: list[JudgedMove] = []
            try:
                moves = tuple(map(parse_action, texts))
                if hand + 1 in numbers:
                    hinted = hinted_moves(self._store, id, hand + 1)
                    for found in self._of_hand(match, moves, row.level, hinted):
                        judged += () if found is None else (found,)
                        yield
                result = None
                for table in _replayed(match, moves):
                    result = table.result
                    yield
                if result is None:
                    return
                match = finish_hand(match, result)
            except GinError:
                return
            if hand + 1 in numbers:
                save_judgement(self._store, id, hand + 1, judged)
                self.left -= 1
            yield

    def _of_hand(
        self,
        match: Match,
        moves: Sequence[Action],
        level: int | None,
        hinted: Mapping[int, Action],
    ) -> Iterator[JudgedMove | None]:
        """Yield the decisions that gave points away, and None after each step between them."""
        for decision in decisions_of(match, moves, HUMAN):
            yield None
            pending = PendingJudgement(match, decision, level)
            while (judged := pending.work(self._until)) is None:
                yield None
            hint = hinted.get(decision.ply)
            found = move_cost(decision.seen, judged, decision.action, hint)
            if found.points:
                slip = slip_of(decision.action, found.best.action)
                yield JudgedMove(decision.ply, slip, found.points)


def _replayed(match: Match, moves: Sequence[Action]) -> Iterator[Table]:
    table = deal(match).table
    for move in moves:
        table = engine.apply(table, move).table
        yield table
