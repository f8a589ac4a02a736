"""How a hand was ended, as long as it is not counted."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds


class Ending(Struct, frozen=True):
    """How the hand was ended by `seat`, and the split declared; `card` was laid face down.

    `gin` says that nothing can be laid off: gin, big gin or a shot. `bare` says that no card was
    laid down at all. `suits` are those the split scores in, where suits are scored in.
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
