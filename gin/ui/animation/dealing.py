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
    own = [lying for lying in cards if lying.own and lying.code]
    slots = sorted((lying.slot for lying in own), key=lambda slot: slot.x)
    random.Random("".join(sorted(lying.code for lying in own))).shuffle(own)
    come = iter(own)
    dealt = [next(come) if lying.own and lying.code else lying for lying in cards]
    return dealt, {lying.key: slot for lying, slot in zip(own, slots, strict=True)}


def in_deal_order(cards: list[PlacedCard]) -> list[PlacedCard]:
    """Return cards in the order of the deal: one to each hand in turn, then the upcard."""
    theirs = [lying for lying in cards if not lying.own and not lying.code]
    mine = [lying for lying in cards if lying.own]
    rest = [lying for lying in cards if not lying.own and lying.code]
    dealt = [one for pair in zip_longest(theirs, mine) for one in pair if one is not None]
    return dealt + rest
