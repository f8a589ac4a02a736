"""The items that cards are in a view, wherever they lie."""

from __future__ import annotations

from gin.core.cards import Card
from gin.present.refs import CardRef
from gin.present.view import Item, Role
from gin.present.words.cards import mark


def card_item(card: Card, *, selected: bool = False, note: str = "") -> Item:
    """A card as an item."""
    return Item(CardRef(card), Role.CARD, mark(card), card, selected=selected, note=note)
