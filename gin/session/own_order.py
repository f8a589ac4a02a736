"""The order in which a player has arranged a hand, saved for each match."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.cards import Card
from gin.core.errors import GinError
from gin.session.storage.store import Store


def read_order(store: Store, match: int) -> tuple[Card, ...]:
    """Return the cards in the order saved for a match; empty if there is no valid one."""
    try:
        return tuple(Card.parse(code) for code in store.note(_name(match)).split())
    except GinError:
        return ()


def save_order(store: Store, match: int, order: Sequence[Card]) -> None:
    """Save the player's order."""
    store.set_note(_name(match), " ".join(card.code for card in order))


def _name(match: int) -> str:
    return f"order:{match}"
