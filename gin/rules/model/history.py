"""What is remembered of the hands of a match that are over: what everybody at the table saw."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Suit
from gin.rules.model.result import HandResult, Outcome

MOST = 500
"""Hands that are remembered, more than a match has: the sheet is counted from them."""


class PastHand(Struct, frozen=True):
    """A hand that is over: who ended it, how, the turns each seat finished, the deadwood shown.

    `ender` and `deadwood`, the ender's own, are None where nobody laid down. `points` are what the
    hand wrote by seat, where suits are scored in that for each of `suits`. `winner` is None
    for a hand that nobody won, `die` what the stake die showed, None where there is none. No card
    is in it.
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
    """What is remembered of the hands of a match, the first played at the front."""
    return past[-MOST:]


def past_hand(result: HandResult) -> PastHand:
    """What is remembered of a hand with this count."""
    ender = result.ender
    shown = ender is not None and ender < len(result.sides)
    deadwood = result.sides[ender].deadwood if shown and ender is not None else None
    points = tuple(result.points(seat) for seat in range(len(result.turns)))
    die = None if result.die is None else result.die.value
    return PastHand(
        ender, result.outcome, result.turns, deadwood, points, result.winner, result.suits, die
    )
