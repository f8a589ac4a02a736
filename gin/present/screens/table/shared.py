"""The table of a match between two people, for the one at the screen."""

from __future__ import annotations

from typing import Protocol

from gin.present.screen import ScreenHost
from gin.present.screens.table.match import TableScreen
from gin.rules.model.events import Event
from gin.session.shared_match import Side


class Passing(Protocol):
    """Passing of the screen between two people."""

    def pass_on(self) -> None:
        """Lower the curtain if the other person has to act next."""

    def finish(self) -> None:
        """Save a finished match for the other person."""


class SharedTableScreen(TableScreen):
    """A person's view of the shared table; when the other has to act, the curtain comes down."""

    session: Side

    def __init__(self, host: ScreenHost, side: Side, passing: Passing) -> None:
        super().__init__(host, side)
        self._passing = passing
        self._introducing = False

    def come_back(self, *, dealt: bool) -> None:
        """Continue after the other's turn; `dealt` means that a new hand was dealt meanwhile."""
        self._hints.forget()
        if dealt:
            self._commentary.forget()
            self._order.forget()
        self._moves.follow(self.session.seen)
        self._order.follow(self._seating())
        if dealt:
            self._host.happen(self.session.seen.log)
            self._commentary.announce(self.session.seen.log)

    def _deal(self) -> None:
        super()._deal()
        self._pass_on()

    def _after(self, events: tuple[Event, ...]) -> None:
        super()._after(events)
        self._pass_on()

    def _pass_on(self) -> None:
        if self.session.over:
            self._passing.finish()
        elif not self._cutting and not self.session.opponent_to_move:
            self._passing.pass_on()
