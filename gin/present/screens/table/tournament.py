"""The table of a match of a tournament. The others play their matches in the background."""

from __future__ import annotations

from gin.interface import destinations
from gin.interface.intents import Do, Given, Intent, PageAction
from gin.present.screen import ScreenHost
from gin.present.screens.table.match import TableScreen
from gin.session.game import Session
from gin.session.tournament import tournament_place
from gin.session.tournament_play import PendingGames
from gin.session.tournament_store import saved_tournament


class TournamentTableScreen(TableScreen):
    """The table of the player's match; the results of the others are kept for the page."""

    def __init__(self, host: ScreenHost, session: Session) -> None:
        super().__init__(host, session)
        place = tournament_place(session.event)
        assert place is not None
        self._place = place
        self._pending = PendingGames.of(host.store, saved_tournament(host.store, place[0]))

    @property
    def working(self) -> bool:
        return super().working or self._pending is not None

    def work(self, seconds: float) -> bool:
        """Compute a hint, or let the others play."""
        if super().working:
            return super().work(seconds)
        if self._pending is not None and self._pending.work(seconds) is not None:
            self._pending = self._pending.following()
        return False

    def choose(self, intent: Intent, given: Given = None) -> None:
        if intent == Do(PageAction.PLAY_AGAIN):
            # A match of a tournament is played once.
            self._host.open(destinations.ToTournament(self._place[0]))
        else:
            super().choose(intent, given)
