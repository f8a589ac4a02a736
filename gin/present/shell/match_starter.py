"""Starting and resuming matches."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from typing import Protocol

from gin.core import shuffle
from gin.core.errors import GinError
from gin.core.message import Text
from gin.present.screen import Screen, ScreenHost
from gin.present.shell.linked_tables import LinkedTables
from gin.present.shell.shared_table import SharedTables
from gin.session import game as games
from gin.session.challenges import begin, kept_challenge, open_play
from gin.session.daily import deal_of, open_practice, record_of
from gin.session.engines import client, programs
from gin.session.ladder import Place, climb
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.partner import parse_partner
from gin.session.tournament import YOU, Game, Tournament, event_of
from gin.session.tournament_store import match_of
from gin.session.unfinished import take_up, unfinished_of
from gin.variants import setups


class Pages(ScreenHost, Protocol):
    """Part of the parlour that `MatchStarter` needs."""

    @property
    def front(self) -> Screen: ...

    def cover(self, screen: Screen) -> None:
        """Push a screen without announcing it."""

    @property
    def shared(self) -> SharedTables: ...

    @property
    def linked(self) -> LinkedTables: ...

    def show_table(self, session: games.Session) -> None: ...


class MatchStarter:
    """Starts new matches and resumes unfinished ones.

    `seed` and `dealer`, from the command line, apply to the first match. Engines call `wake` from
    another thread; `in_words` renders messages for their log.
    """

    def __init__(
        self,
        pages: Pages,
        seed: int | None,
        dealer: int | None,
        wake: Callable[[], None],
        in_words: Callable[[Text], str],
    ) -> None:
        self._pages = pages
        self.seed, self.dealer = seed, dealer
        self._wake = wake
        self._in_words = in_words

    def for_next_player(self) -> MatchStarter:
        """Return a starter for the player who sits down next; call `close` on this one first."""
        return MatchStarter(self._pages, self.seed, self.dealer, self._wake, self._in_words)

    @cached_property
    def engines(self) -> client.Engines:
        """Launcher of opponent processes, created when first needed."""
        return client.Engines(self._pages.folder, wake=self._wake, translate=self._in_words)

    def close(self) -> None:
        if "engines" in vars(self):
            self.engines.close()

    def start(
        self,
        agreed: setups.Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None:
        """Start a match and show its table, keeping unfinished matches.

        Without a `level`, or with the guest's, the settings select the opponent.
        """
        if self._pages.shared.here:
            # The person opposite may have the screen, with a store that leaving their table closes.
            self._pages.home()
        if seed is None and self.seed is not None:
            seed, dealer, self.seed = self.seed, self.dealer, None
        settings = self._pages.settings
        again = level if level != GUEST_LEVEL else None
        program = settings.program if agreed.rules.seats > 1 and again is None else ""
        try:
            if program:
                programs.program_at(program)
            session = games.Session.begin(
                self._pages.store,
                agreed,
                settings.level if again is None else again,
                None if seed is None else seed % (1 << shuffle.SEED_BITS),
                dealer,
                practice=settings.take_back,
                program=program,
                engines=self.engines,
            )
        except GinError as error:
            self._pages.fail(error)
            return
        self._pages.show_table(session)

    def start_or_ask(self, agreed: setups.Setup) -> None:
        """Start a match, but ask first if another match of the same game is unfinished."""
        from gin.present.screens.start_over import StartOverScreen

        pages = self._pages
        begun = unfinished_of(pages.store, agreed)
        if begun is None:
            self.start(agreed)
        else:
            question = StartOverScreen(pages, pages.front, agreed, begun)
            pages.cover(question)
            pages.say(question.asked)

    def daily(self, day: date) -> None:
        """Show the deal of a date: continue the play that counts, or start it.

        After the play that counts, continue or start one for practice.
        """
        store = self._pages.store
        record = record_of(store, day)
        if record is not None:
            begun = record.match if record.score is None else open_practice(store, day)
            if begun is not None:
                take_up(store, begun)
                self.resume(begun)
                return
        deal = record.deal if record is not None else deal_of(store, day)
        try:
            session = games.Session.begin(
                store,
                deal.agreed,
                deal.level,
                deal.seed,
                deal.dealer,
                practice=record is not None,
                engines=self.engines,
                daily=day,
            )
        except GinError as error:
            self._pages.fail(error)
            return
        self._pages.show_table(session)

    def ladder(self, place: Place) -> None:
        """Show the match of a rung: continue the unfinished one, or start one."""
        begun = climb(self._pages.store).state(place).begun
        self._of_event(begun, place.rung.setup, place.rung.level, place.event)

    def tournament(self, shown: Tournament, game: Game) -> None:
        """Show the player's match of a tournament: continue it, or start it."""
        begun = match_of(self._pages.store, shown.id, game.number)
        event = event_of(shown.id, game.number)
        self._of_event(begun, shown.agreed, game.other(YOU), event)

    def _of_event(
        self, begun: int | None, agreed: setups.Setup, level: int | None, event: str
    ) -> None:
        """Continue the match `begun`, or start one that belongs to an event.

        It counts, so moves cannot be taken back, and no outside program takes the opponent's seat.
        """
        store = self._pages.store
        if begun is not None:
            take_up(store, begun)
            self.resume(begun)
            return
        try:
            session = games.Session.begin(store, agreed, level, engines=self.engines, event=event)
        except GinError as error:
            self._pages.fail(error)
            return
        self._pages.show_table(session)

    def challenge(self, id: str) -> None:
        """Show a match on the cards of a challenge: continue the last one, or start one."""
        store = self._pages.store
        kept, begun = kept_challenge(store, id), open_play(store, id)
        assert kept is not None, "a challenge is kept before it is played"
        if begun is not None:
            self.resume(begun)
            return
        try:
            practice = self._pages.settings.take_back
            session = begin(store, kept, self.engines, practice=practice)
        except GinError as error:
            self._pages.fail(error)
            return
        self._pages.show_table(session)

    def resume(self, match: int) -> None:
        """Show the table of an unfinished match."""
        store = self._pages.store
        try:
            partner = parse_partner(store.match(match).partner)
            if partner is not None:
                tables = self._pages.linked if partner.linked else self._pages.shared
                tables.resume(match, partner)
                return
            session = games.Session.resume(store, match, self.engines)
        except GinError as error:
            self._pages.fail(error)
            return
        self._pages.show_table(session)
