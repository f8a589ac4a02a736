"""Records of past hands from the other side of the table."""

from __future__ import annotations

from msgspec.structs import replace

from gin.rules.model.history import PastHand


def seated(hand: PastHand, seat: int) -> PastHand:
    """Return a hand of two players as it is, or with the seats swapped if `seat` is 1."""
    if seat == 0:
        return hand
    ender, winner = (None if one is None else 1 - one for one in (hand.ender, hand.winner))
    turns, points = hand.turns[::-1], hand.points[::-1]
    return replace(hand, ender=ender, winner=winner, turns=turns, points=points)
