"""Order of the cards in a hand: by suit, by rank, by melds, or as the player arranged them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.present.words.cards import by_rank, by_suit, run_order
from gin.session.setting import Sort


def ordered(
    hand: Hand,
    sort: Sort,
    melds: Sequence[Hand],
    own: Sequence[Card],
    *,
    ace_high: bool = False,
) -> tuple[Card, ...]:
    """Return the cards of a hand in order.

    `own` is the last order shown; cards missing from it come last. Melds that lie in it keep their
    places, and new ones follow them. `ace_high` sorts aces after kings.
    """
    match sort:
        case Sort.SUIT:
            return by_suit(hand, ace_high=ace_high)
        case Sort.RANK:
            return by_rank(hand, ace_high=ace_high)
        case Sort.MELDS:
            places = {card: place for place, card in enumerate(own)}
            laid = sorted(melds, key=lambda meld: _place(meld, places))
            melded = [card for meld in laid for card in run_order(meld)]
            loose = hand & ~mask_of(melded)
            return (*melded, *by_rank(loose, ace_high=ace_high))
        case Sort.OWN:
            held = [card for card in own if hand & card.bit]
            return (*held, *cards_of(hand & ~mask_of(held)))


def _place(meld: Hand, places: Mapping[Card, int]) -> int:
    """Return where a meld begins among the last `places`; a new meld comes after all of them.

    A meld that has gained or lost a card still has three neighbours from before.
    """
    held = sorted(places[card] for card in cards_of(meld) if card in places)
    lies = any(third - first == 2 for first, third in zip(held, held[2:], strict=False))
    return held[0] if lies else len(places)


def next_sort(sort: Sort) -> Sort:
    """Return the next order; the first follows the last."""
    orders = list(Sort)
    return orders[(orders.index(sort) + 1) % len(orders)]


def moved(order: Sequence[Card], card: Card, place: int) -> tuple[Card, ...]:
    """Move a card to an index, counted without the card."""
    rest = [other for other in order if other != card]
    return (*rest[:place], card, *rest[place:])
