"""The balance of hands: luck, play, and the points that both players gave away.

That of a hand is saved in a note.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import hypot, isfinite

from msgspec import Struct

from gin.ai.advice.luck import Account, LuckMeter, Shares, can_measure
from gin.ai.search.payoff import pays_points_only
from gin.ai.search.worlds import is_compiled
from gin.rules.match import Match
from gin.rules.model.actions import Action
from gin.session.courses import Course, CourseMove, PendingCourse, points_given
from gin.session.game import HUMAN, OPPONENT
from gin.session.storage.store import Store

ORDERS = 1024 if is_compiled() else 128
"""Number of orders of the stock in which each moment of a hand is played out."""
ORDERS_BY_RULES = min(ORDERS, 512)
"""The same in games in which the rules count the end of every playout, which takes longer."""
SURE = 2.0
"""Standard errors that the shown error has."""
_NOTE = "luck:"


class Balance(Struct, frozen=True):
    """A hand's luck and play, and the points that the decisions of each seat gave away.

    Luck and play are seen with all cards open; a decision gives away points by what its player
    knew.
    """

    account: Account
    given: tuple[float, float]


class PendingBalance:
    """The balance of a finished hand, measured in short steps.

    `mine` are the player's decisions; if they are None, they are judged too. `level` is the
    opponent's, and `hinted` are the moves that hints advised the player. In games in which luck
    cannot be measured, decisions are all that is judged.
    """

    def __init__(
        self,
        match: Match,
        actions: Sequence[Action],
        *,
        mine: tuple[CourseMove, ...] | None = None,
        level: int | None = None,
        hinted: Mapping[int, Action] | None = None,
    ) -> None:
        self._match = match
        self._actions = actions
        self._known = mine
        judged = actions if mine is None else ()
        self._mine = PendingCourse(match, judged, HUMAN, level, hinted or {})
        self._theirs = PendingCourse(match, actions, OPPONENT, None, {})

    def work(self, until: float) -> bool:
        """Work until that `time.monotonic()`; return whether the balance is measured."""
        if not self._mine.work(until) or not self._theirs.work(until):
            return False
        if not can_measure(self._match.rules):
            return True
        wanted = ORDERS if pays_points_only(self._match.rules) else ORDERS_BY_RULES
        while self._meter.orders < wanted:
            self._meter.step()
            if time.monotonic() >= until:
                return False
        return True

    @property
    def course(self) -> Course:
        """The decisions of both players."""
        mine = self._mine.moves if self._known is None else self._known
        return (mine, self._theirs.moves)

    @property
    def balance(self) -> Balance:
        """The balance, in a game in which luck can be measured."""
        mine, theirs = map(points_given, self.course)
        return Balance(self._meter.account(), (mine, theirs))

    @cached_property
    def _meter(self) -> LuckMeter:
        return LuckMeter(self._match, self._actions)


def saved_balance(store: Store, match: int, hand: int) -> Balance | None:
    """Return the saved balance of a hand; None if there is none, or the note is invalid."""
    try:
        found = tuple(map(float, store.note(f"{_NOTE}{match}:{hand}").split()))
        points, chance, error, given = found[:5], found[5:10], found[10:12], found[12:]
        balance = Balance(Account(_shares(points), _shares(chance), _pair(error)), _pair(given))
    except ValueError:
        return None
    return balance if all(map(isfinite, found)) else None


def save_balance(store: Store, match: int, hand: int, balance: Balance) -> None:
    """Save the balance of a hand."""
    account = balance.account
    numbers = (
        *_numbers(account.points), *_numbers(account.chance), *account.error, *balance.given,
    )  # fmt: skip
    store.set_note(f"{_NOTE}{match}:{hand}", " ".join(map(str, numbers)))


def added(balances: list[Balance]) -> Balance:
    """Return the balance of several hands together."""
    accounts = [one.account for one in balances]
    return Balance(
        Account(
            _sum([one.points for one in accounts]),
            _sum([one.chance for one in accounts]),
            _pair([hypot(*(one.error[unit] for one in accounts)) for unit in (0, 1)]),
        ),
        _pair([sum(one.given[seat] for one in balances) for seat in (0, 1)]),
    )


def _numbers(shares: Shares) -> tuple[float, ...]:
    return (shares.deal, *shares.draws, *shares.play)


def _shares(numbers: tuple[float, ...]) -> Shares:
    deal, mine, theirs, my_play, their_play = numbers
    return Shares(deal, (mine, theirs), (my_play, their_play))


def _sum(shares: list[Shares]) -> Shares:
    return _shares(tuple(map(sum, zip(*map(_numbers, shares), strict=True))) or (0.0,) * 5)


def _pair(numbers: tuple[float, ...] | list[float]) -> tuple[float, float]:
    first, second = numbers
    return first, second
