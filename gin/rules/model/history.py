"""Records of the finished hands of a match, with facts that both players saw."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Suit
from gin.rules.model.result import HandResult, Outcome

MOST = 500
"""Maximum number of remembered hands."""


class PastHand(Struct, frozen=True):
    """A hand that is over. It contains no cards.

    `ender` and its `deadwood` are None if the hand was void, compared at the end of the stock, or
    ended by a refused stake. `turns` has the number of turns that each seat finished. `points` are
    the points of the hand by seat; where suits are scored, they are written in each of `suits`.
    `winner` is None if neither player won. `die` is None if there is no stake die.
    """

    ender: int | None
    outcome: Outcome
    turns: tuple[int, ...]
    deadwood: int | None
    points: tuple[int, ...]
    winner: int | None = None
    suits: tuple[Suit, ...] = ()
    die: int | None = None


def remembered(past: tuple[PastHand, ...]) -> tuple[PastHand, ...]:
    """Return the most recent hands, oldest first, up to the maximum."""
    return past[-MOST:]


def past_hand(result: HandResult) -> PastHand:
    """Return the record of a counted hand."""
    ender = result.ender
    shown = ender is not None and ender < len(result.sides)
    deadwood = result.sides[ender].deadwood if shown and ender is not None else None
    points = tuple(result.points(seat) for seat in range(len(result.turns)))
    die = None if result.die is None else result.die.value
    return PastHand(
        ender, result.outcome, result.turns, deadwood, points, result.winner, result.suits, die
    )
