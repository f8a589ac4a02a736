"""Items for cards in a view."""

from __future__ import annotations

from gin.core.cards import Card, Hand
from gin.core.message import NOTHING, Message, Text, only
from gin.interface.refs import CardRef
from gin.interface.view import Item, Role
from gin.messages import table as messages
from gin.present.words.cards import is_rainbow, run_order


def card_item(
    card: Card, *, selected: bool = False, note: Text = NOTHING, drawn: bool = False
) -> Item:
    """Return the item for a card."""
    return Item(
        CardRef(card), Role.CARD, only(card), card, selected=selected, note=note, drawn=drawn
    )


def bracket(meld: Hand) -> Message:
    """Return the caption of a meld: "set of eights", "run ♥"."""
    cards = run_order(meld)
    if all(card.rank is cards[0].rank for card in cards):
        return messages.set(rank=cards[0].rank)
    return messages.RAINBOW if is_rainbow(meld) else messages.run(suit=cards[0].suit)
