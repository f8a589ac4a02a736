"""The order in which cards are dealt, and the player's hand before it is sorted."""

from __future__ import annotations

import random
from itertools import zip_longest

from gin.interface.refs import ItemRef
from gin.ui.render.geometry import PlacedCard, Slot


def as_dealt(cards: list[PlacedCard]) -> tuple[list[PlacedCard], dict[ItemRef, Slot]]:
    """Shuffle the player's face-up cards into a possible order of the deal.

    Returns all cards in that order, and the slots of the player's hand before it is sorted. The
    shuffle is seeded with the visible cards alone, so it reveals nothing about the real deck.
    """
    own = [placed for placed in cards if placed.own and placed.code]
    slots = sorted((placed.slot for placed in own), key=lambda slot: slot.x)
    random.Random("".join(sorted(placed.code for placed in own))).shuffle(own)
    shuffled = iter(own)
    dealt = [next(shuffled) if placed.own and placed.code else placed for placed in cards]
    return dealt, {placed.key: slot for placed, slot in zip(own, slots, strict=True)}


def in_deal_order(cards: list[PlacedCard]) -> list[PlacedCard]:
    """Return cards in the order of the deal: one to each hand in turn, then the others."""
    theirs = [placed for placed in cards if not placed.own and not placed.code]
    mine = [placed for placed in cards if placed.own]
    rest = [placed for placed in cards if not placed.own and placed.code]
    dealt = [one for pair in zip_longest(theirs, mine) for one in pair if one is not None]
    return dealt + rest
