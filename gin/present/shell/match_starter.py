"""Beginning and resuming matches."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from gin.core import shuffle
from gin.core.errors import GinError
from gin.core.message import Text
from gin.present.screen import Screen, ScreenHost
from gin.session import game as games
from gin.session.engines import client, programs
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.unfinished import unfinished_of
from gin.variants import setups


class Pages(ScreenHost, Protocol):
    """The parlour, as far as its matches need it."""

    @property
    def front(self) -> Screen:
        """The screen on top."""

    def cover(self, screen: Screen) -> None:
        """Put a screen on top that announces itself."""

    def show_table(self, session: games.Session) -> None:
        """Put the table of a match on top of the menu."""


class MatchStarter:
    """Seats the player at a new match or at an unfinished one.

    `seed` and `dealer` are those of the first match, if the command line gives them. Engines call
    `wake`, from another thread, when they have decided on a move; `in_words` words their log.
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

    @cached_property
    def engines(self) -> client.Engines:
        """What starts opponents in processes of their own; created for the first match."""
        return client.Engines(self._pages.folder, wake=self._wake, told=self._in_words)

    def close(self) -> None:
        """End the processes of opponents."""
        if "engines" in vars(self):
            self.engines.close()

    def start(
        self,
        agreed: setups.Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None:
        """Begin a match and show its table; unfinished matches stay as they are.

        Without a `level`, the opponent is the one in the settings.
        """
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
        """Begin a match, but ask first if another match of the same game is unfinished."""
        from gin.present.screens.start_over import StartOverScreen

        pages = self._pages
        begun = unfinished_of(pages.store, agreed)
        if begun is None:
            self.start(agreed)
        else:
            question = StartOverScreen(pages, pages.front, agreed, begun)
            pages.cover(question)
            pages.say(question.asked)

    def resume(self, match: int) -> None:
        """Resume an unfinished match and show its table."""
        try:
            session = games.Session.resume(self._pages.store, match, self.engines)
        except GinError as error:
            self._pages.fail(error)
            return
        self._pages.show_table(session)
