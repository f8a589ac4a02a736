"""The middle of the table after a hand ends: melds and deadwood of the player who ended it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from gin.core.cards import Card
from gin.interface.refs import OWN_DEADWOOD, THEIR_DEADWOOD, MeldRef, Melds
from gin.interface.view import Zone, ZoneKind
from gin.messages import cards as named
from gin.messages import table as messages
from gin.present.tableview.items import bracket, card_item
from gin.present.words.cards import by_rank, meld, run_order
from gin.present.words.people import person
from gin.rules.model.actions import Melds as Split
from gin.rules.model.ending import Ending


def middle_zones(
    ending: Ending, seat: int, other: str, melds: Split, guests: Collection[Card] = ()
) -> Iterator[Zone]:
    """Yield a zone for each of these melds, and one for the deadwood of the player in `seat`.

    `guests` are cards laid off on these melds.
    """
    mine = not seat
    for index, cards in enumerate(melds):
        items = tuple(card_item(card, selected=card in guests) for card in run_order(cards))
        name = named.owned(owner=person(seat, other), thing=meld(cards))
        ref = MeldRef(Melds.OWN if mine else Melds.OPPONENT, index)
        yield Zone(ref, ZoneKind.MELD, name, items, caption=bracket(cards))
    if ending.loose:
        items = tuple(card_item(card) for card in by_rank(ending.loose))
        theirs = messages.their_deadwood(other=person(1, other))
        name = messages.YOUR_DEADWOOD if mine else theirs
        caption = messages.deadwood_caption(deadwood=ending.deadwood)
        yield Zone(
            OWN_DEADWOOD if mine else THEIR_DEADWOOD, ZoneKind.MELD, name, items, caption=caption
        )
