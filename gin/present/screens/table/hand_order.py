"""The order in which the cards of the hand lie at a table."""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.errors import GinError
from gin.interface.audience import SentenceKind
from gin.messages import table as messages
from gin.present.screen import ScreenHost
from gin.present.tableview import table
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import moved, next_sort
from gin.session.game import Session
from gin.session.own_order import read_order, save_order
from gin.session.setting import Sort


class HandOrder:
    """The order of the hand as it was shown last, and as the player laid it."""

    def __init__(self, house: ScreenHost, session: Session) -> None:
        self._house, self._session = house, session
        self.cards: tuple[Card, ...] = read_order(session.store, session.id)

    def begin(self) -> None:
        """The first hand lies in the player's own order, where there is one already."""
        self.cards = read_order(self._session.store, self._session.id)

    def follow(self, seating: Seating) -> None:
        """Keep the order of the hand as it is shown, so that a player's own order lasts."""
        self.cards = table.hand_order(self._session.seen, seating)

    def forget(self) -> None:
        """Another hand comes: the player has not laid any of its cards."""
        self.cards = ()
        self._keep()

    def sort(self, wanted: Sort | None = None) -> None:
        """Sort in the wanted way, or else in the next one, and say in which."""
        house, session = self._house, self._session
        order = wanted or next_sort(Sort(house.settings.sort))
        if order is Sort.OWN:
            # The player's own order comes from moving cards; where there is one, it comes again.
            own = read_order(session.store, session.id)
            order = order if own else next_sort(order)
            self.cards = own or self.cards
        house.change("sort", order.value)
        house.say(messages.sorted_by(order=order), SentenceKind.ANSWER)

    def move(self, card: Card, place: int, seating: Seating) -> None:
        """Put a card where the player wants it; from then on the order is theirs."""
        house, session = self._house, self._session
        self.cards = moved(table.hand_order(session.seen, seating), card, place)
        self._keep()
        if house.settings.sort != Sort.OWN.value:
            house.change("sort", Sort.OWN.value)

    def _keep(self) -> None:
        """Keep the order in which the player laid the cards; none yet in a new hand."""
        try:
            save_order(self._session.store, self._session.id, self.cards)
        except GinError as error:
            self._house.fail(error)
