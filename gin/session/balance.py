"""The balance of a finished hand: luck, play, and the points that both players gave away.

The review of a hand measures it and saves it in a note.
"""

from __future__ import annotations

from math import hypot, isfinite

from msgspec import Struct

from gin.ai.advice.luck import Account, Shares
from gin.ai.search.worlds import is_compiled
from gin.session.storage.store import Store

ORDERS = 4096 if is_compiled() else 128
"""Number of orders of the stock in which each moment of a hand is played out."""
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
    store.set_note(f"{_NOTE}{match}:{hand}", " ".join(f"{number:.6g}" for number in numbers))


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
