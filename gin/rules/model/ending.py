"""The declared ending of a hand."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds


class Ending(Struct, frozen=True):
    """The ending declared by `seat`, with its split into melds and deadwood.

    `card` was laid face down; it is None if the observing seat did not see it, or if none was laid.
    `gin` is set for gin, big gin and a shot, which allow no lay-offs. In games that score suits,
    `suits` are the suits in which the split scores.
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
