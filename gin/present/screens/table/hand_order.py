"""Order of the cards in the player's hand."""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.errors import GinError
from gin.interface.audience import SentenceKind
from gin.messages import table as messages
from gin.present.screen import ScreenHost
from gin.present.tableview import table
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import moved, next_sort
from gin.session.own_order import read_order, save_order
from gin.session.setting import Sort
from gin.session.table_session import TableSession


class HandOrder:
    """Order of the player's cards: as last shown, or as the player arranged them."""

    def __init__(self, host: ScreenHost, session: TableSession) -> None:
        self._host, self._session = host, session
        self.cards: tuple[Card, ...] = read_order(session.store, session.id)

    def begin(self) -> None:
        self.cards = read_order(self._session.store, self._session.id)

    def follow(self, seating: Seating) -> None:
        self.cards = table.hand_order(self._session.seen, seating)

    def forget(self) -> None:
        self.cards = ()
        self._keep()

    def sort(self, wanted: Sort | None = None) -> None:
        host, session = self._host, self._session
        order = wanted or next_sort(Sort(host.settings.sort))
        if order is Sort.OWN:
            # The player has no own order before moving a card.
            own = read_order(session.store, session.id)
            order = order if own else next_sort(order)
            self.cards = own or self.cards
        host.change("sort", order.value)
        host.say(messages.sorted_by(order=order), SentenceKind.ANSWER)

    def move(self, card: Card, place: int, seating: Seating) -> None:
        host, session = self._host, self._session
        self.cards = moved(table.hand_order(session.seen, seating), card, place)
        self._keep()
        if host.settings.sort != Sort.OWN.value:
            host.change("sort", Sort.OWN.value)

    def _keep(self) -> None:
        try:
            save_order(self._session.store, self._session.id, self.cards)
        except GinError as error:
            self._host.fail(error)
