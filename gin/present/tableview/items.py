"""The items that cards are in a view, wherever they lie."""

from __future__ import annotations

from gin.core.cards import Card
from gin.present.view import Item, Role
from gin.present.words.cards import mark


def card_id(card: Card) -> str:
    """The id of a face-up card, wherever it lies."""
    return f"card:{card.code}"


def card_item(card: Card, *, selected: bool = False, note: str = "") -> Item:
    """A card as an item."""
    return Item(card_id(card), Role.CARD, mark(card), card, selected=selected, note=note)
