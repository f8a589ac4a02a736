"""In which order cards are dealt, and where those of the hand lie until they are sorted."""

from __future__ import annotations

import random
from itertools import zip_longest

from gin.interface.refs import ItemRef
from gin.ui.render.geometry import PlacedCard, Slot


def as_dealt(cards: list[PlacedCard]) -> tuple[list[PlacedCard], dict[ItemRef, Slot]]:
    """Cards in an order in which they may have been dealt, and where those of the player's hand lie
    until they are sorted: as they come, from the left to the right.

    It is drawn from the cards themselves, and follows from no deck that nobody here may know. Cards
    that lie face down still are left: there is nothing to sort them by.
    """
    own = [lying for lying in cards if lying.own and lying.code]
    slots = sorted((lying.slot for lying in own), key=lambda slot: slot.x)
    random.Random("".join(sorted(lying.code for lying in own))).shuffle(own)
    come = iter(own)
    dealt = [next(come) if lying.own and lying.code else lying for lying in cards]
    return dealt, {lying.key: slot for lying, slot in zip(own, slots, strict=True)}


def in_deal_order(cards: list[PlacedCard]) -> list[PlacedCard]:
    """Cards as they are dealt: one to each hand in turn, then the upcard."""
    theirs = [lying for lying in cards if not lying.own and not lying.code]
    mine = [lying for lying in cards if lying.own]
    rest = [lying for lying in cards if not lying.own and lying.code]
    dealt = [one for pair in zip_longest(theirs, mine) for one in pair if one is not None]
    return dealt + rest
