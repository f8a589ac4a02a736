"""Two people taking turns at one screen: the curtain between them, and whose settings count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import Text
from gin.present.shell import seating
from gin.present.shell.seating import Seat
from gin.session import household
from gin.session.household import GUEST
from gin.session.partner import Partner
from gin.session.results_between import has_match, last_finished_with
from gin.session.settings import Settings
from gin.session.storage.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from gin.present.screen import Screen, ScreenHost
    from gin.present.screens.table.shared import SharedTableScreen
    from gin.present.shell.players import Players
    from gin.session.shared_match import SharedMatch
    from gin.variants.setups import Setup


class SharedHost(Protocol):
    """The parts of the parlour that a shared table needs."""

    store: Store
    folder: Path | None
    settings: Settings

    @property
    def players(self) -> Players: ...

    def lend_screen(self, seat: Seat) -> None:
        """Follow the settings of another person at the same table."""

    def show_instead(self, screen: Screen) -> None:
        """Show a screen in place of all others above the menu."""

    def keep_for_later(self, seat: Seat) -> None: ...

    def fail(self, error: GinError) -> None: ...


class SharedTable:
    """A match between two people at one screen.

    `seats` are the two people's data, by seat of the match. `now` is the seat of the person at the
    screen.
    """

    def __init__(
        self, host: ScreenHost, parlour: SharedHost, shared: SharedMatch, seats: tuple[Seat, Seat]
    ) -> None:
        self._host, self._parlour = host, parlour
        self.shared = shared
        self.seats = list(seats)
        self.now = 0
        self._tables: list[SharedTableScreen | None] = [None, None]
        self._saved = False

    def begin(self) -> None:
        """Show the table to the person who has to act first."""
        side = self.shared.sides[0]
        if side.to_be_cut or self.shared.turn in (0, None):
            self._take_screen(0)
            self.look()
        else:
            self.lower(1)

    def pass_on(self) -> None:
        """Lower the curtain if the other person has to act next."""
        turn = self.shared.turn
        if turn is not None and turn != self.now:
            self.lower(turn)

    def lower(self, seat: int) -> None:
        """Lower the curtain, and invite the person in a seat."""
        from gin.present.screens.curtain import CurtainScreen

        self._take_screen(seat)
        self._parlour.show_instead(CurtainScreen(self._host, self.name(seat), self))

    def look(self) -> None:
        """Raise the curtain for the person at the screen, who then sees what happened."""
        from gin.present.screens.table.shared import SharedTableScreen

        seat = self.now
        side = self.shared.sides[seat]
        before = side.hand_number
        side.go_to(self.shared.record.hand_number - 1)
        table = self._tables[seat]
        if table is None:
            table = self._tables[seat] = SharedTableScreen(self._host, side, self)
            self._parlour.show_instead(table)
            table.welcome()
        else:
            self._parlour.show_instead(table)
            table.come_back(dealt=before != side.hand_number)

    def name(self, seat: int) -> Text:
        """Return the name of the person in a seat."""
        from gin.present.words.people import named, opponent_of

        return named(opponent_of(self.shared.sides[1 - seat]))

    def _take_screen(self, seat: int) -> None:
        self._keep_settings()
        self.now = seat
        self._parlour.lend_screen(self.seats[seat])

    def _keep_settings(self) -> None:
        here = self.seats[self.now]
        self.seats[self.now] = replace(here, settings=self._parlour.settings)

    def finish(self) -> None:
        """Save a finished match for the person opposite, unless that is a guest."""
        other = self.seats[1]
        if self.shared.record.over and other.folder is not None and not self._saved:
            self.shared.copy_to(other.store)
            self._saved = True

    def leave(self) -> None:
        """Give the screen back to the person who began the match."""
        self._take_screen(0)
        self.seats[1].store.close()


class SharedTables:
    """Begins and resumes matches between two people, and knows the one on the screen."""

    def __init__(self, host: ScreenHost, parlour: SharedHost) -> None:
        self._host, self._parlour = host, parlour
        self.table: SharedTable | None = None

    def start(self, agreed: Setup, id: str, *, take_back: bool = False) -> None:
        """Begin a match with a player of this computer, or with a guest, and show its table."""
        from gin.session.shared_match import SharedMatch

        try:
            other = self._seat(id)
        except GinError as error:
            self._parlour.fail(error)
            return
        settings = other.settings
        partner = Partner(settings.name, "" if id == GUEST else id, settings.portrait)
        own = self._parlour.settings
        try:
            shared = SharedMatch.begin(
                self._parlour.store,
                agreed,
                partner,
                take_back=take_back,
                name=own.name,
                id=self._parlour.players.here or "",
                portrait=own.portrait,
            )
        except GinError as error:
            other.store.close()
            self._parlour.fail(error)
            return
        self._show(shared, other)

    def resume(self, match: int, partner: Partner) -> None:
        """Continue a match with the person opposite, or with a guest in that seat."""
        from gin.session.shared_match import SharedMatch

        own = self._parlour.settings
        try:
            other = self._seat(partner.id or GUEST)
        except GinError as error:
            self._parlour.fail(error)
            return
        try:
            shared = SharedMatch.resume(
                self._parlour.store,
                match,
                name=own.name,
                player=self._parlour.players.here or "",
                portrait=own.portrait,
            )
        except GinError as error:
            other.store.close()
            self._parlour.fail(error)
            return
        self._show(shared, other)

    def _seat(self, id: str) -> Seat:
        """Open the data of a player; those of a guest save nothing."""
        root = self._parlour.players.root
        if id == GUEST or root is None:
            settings = household.inherited(self._parlour.settings)
            return seating.unsaved_seat(settings)
        seat = seating.open_seat(root, id)
        if seat.store.notices:
            self._parlour.keep_for_later(seat)
        try:
            self._hand_over(seat, id)
        except GinError as error:
            self._parlour.fail(error)
        return seat

    def _hand_over(self, other: Seat, id: str) -> None:
        """Save the last match with a player in that player's store, if it is not there.

        Saving it at its end may have failed, for instance because the program was killed.
        """
        from gin.session.shared_match import SharedMatch

        own = self._parlour.settings
        last = last_finished_with(self._parlour.store, id)
        if last is None or has_match(other.store, last):
            return
        here = self._parlour.players.here or ""
        shared = SharedMatch.resume(
            self._parlour.store, last.id, name=own.name, player=here, portrait=own.portrait
        )
        shared.copy_to(other.store)

    def _show(self, shared: SharedMatch, other: Seat) -> None:
        parlour = self._parlour
        own = Seat(parlour.store, parlour.folder, parlour.settings)
        self.table = SharedTable(self._host, parlour, shared, (own, other))
        self.table.begin()

    def leave(self) -> None:
        """End the turn at the screen before the menu is shown, or another player sits down."""
        if self.table is None:
            return
        table, self.table = self.table, None
        try:
            table.finish()
        except GinError as error:
            self._parlour.fail(error)
        table.leave()
