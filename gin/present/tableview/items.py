"""The items that cards are in a view, wherever they lie."""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, only
from gin.present.refs import CardRef
from gin.present.view import Item, Role


def card_item(card: Card, *, selected: bool = False, note: Text = NOTHING) -> Item:
    """A card as an item."""
    return Item(CardRef(card), Role.CARD, only(card), card, selected=selected, note=note)
