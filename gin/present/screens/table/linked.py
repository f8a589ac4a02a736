"""The table of a match with someone at another window or terminal."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from gin.core.message import Text
from gin.interface.intents import PageAction
from gin.messages.linked import TOO_EARLY
from gin.present.screen import ScreenHost
from gin.present.screens.table import dialogs
from gin.present.screens.table.match import TableScreen
from gin.present.tableview.seating import Seating
from gin.rules.model.actions import Action
from gin.rules.model.events import Dealt, Event
from gin.session.table_session import TableSession


class Company(Protocol):
    """The person at the other front end."""

    @property
    def note(self) -> Text:
        """A line for the table while they are away; otherwise empty."""


class LinkedTableScreen(TableScreen):
    """A person's own view of a match with someone at another front end."""

    def __init__(self, host: ScreenHost, session: TableSession, company: Company) -> None:
        self._company = company
        super().__init__(host, session)
        self._introducing = False

    def _seating(self) -> Seating:
        seating = super()._seating()
        note = self._company.note
        return replace(seating, subtitle=note) if note else seating

    def submit(self, action: Action) -> bool:
        if self.session.opponent_to_move:
            self._host.refuse(TOO_EARLY)
            return False
        return super().submit(action)

    def _do(self, page_action: PageAction) -> None:
        if page_action is PageAction.PLAY_AGAIN:
            self._host.linked.play_again()
        else:
            super()._do(page_action)

    def see(self, events: tuple[Event, ...]) -> None:
        """Show events of the person's own that were not answered in time."""
        if any(isinstance(event, Dealt) for event in events):
            self._commentary.forget()
            self._order.forget()
        self._after(events)

    def look_again(self) -> None:
        """Show the table after a cut, or after moves were taken back."""
        if self._cutting and self._picked is None:
            self._announce_cut(dialogs.any_place(self.session))
        self._hints.forget()
        self._commentary.forget()
        self._moves.follow(self.session.seen)
        self._order.follow(self._seating())
