"""The end of a hand that is not counted yet."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds


class Ending(Struct, frozen=True):
    """End of the hand by `seat`, with the declared split.

    `card` was laid face down; with `bare` there was none. `gin` rules out lay-offs: it is set for
    gin, big gin and a shot. `suits` are those that the split scores in, where suits are scored.
    """

    seat: int
    melds: Melds
    loose: Hand
    deadwood: int
    card: Card | None
    gin: bool
    big: bool = False
    shot: bool = False
    bare: bool = False
    suits: tuple[Suit, ...] = ()
