"""The players of this computer: who plays now, and who takes the seat next."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from gin.core.errors import GinError, SaveError, SettingsError
from gin.core.message import NOTHING, Text, Verbatim
from gin.messages import players as messages
from gin.present.shell import seating
from gin.present.shell.seating import Seat
from gin.present.words.household import displayed_name
from gin.session import household
from gin.session.household import FIRST, Household, Member
from gin.session.own_decks import DeckShelf
from gin.session.settings import Settings


class SeatHost(seating.Greeted, Protocol):
    """The parts of the parlour that the players need."""

    settings: Settings

    def sit_down(self, seat: Seat) -> None: ...

    def keep_for_later(self, seat: Seat) -> None: ...

    def say(self, text: Text) -> None: ...

    def home(self) -> None: ...

    def fail(self, error: GinError) -> None: ...


class Players:
    """The players of a data folder `root`; None if nothing is saved in this run.

    `here` is the player who plays now, and None for a guest. In the terminal (`printed`), notices
    count as read. While the program asks who plays, it is `waiting`; `_opened` is the data of the
    `last` player, and `_go_on` continues the start.
    """

    def __init__(self, parlour: SeatHost, root: Path | None) -> None:
        self._parlour = parlour
        self.root = root
        self.decks = DeckShelf(root)
        self.here: str | None = FIRST
        self.printed = False
        self.waiting = False
        self.last: str | None = None
        self._opened: Seat | None = None
        self._prepared: Callable[[Settings], Settings] = lambda settings: settings
        self._go_on: Callable[[], None] = lambda: None

    @property
    def guest(self) -> bool:
        return self.here is None

    @property
    def why_alone(self) -> Text:
        """The reason why there can be no other players, or nothing."""
        return messages.UNSAVED if self.root is None else NOTHING

    @property
    def several(self) -> bool:
        return self._household.several

    @property
    def asks(self) -> bool:
        return self._household.asks

    @property
    def _household(self) -> Household:
        return household.read(self.root)[0] if self.root is not None else Household()

    def listed(self) -> tuple[Member, ...]:
        """Return the players in order."""
        if self.root is None:
            return (Member(FIRST, self._parlour.settings),)
        return household.members(self.root, self._household.ids)

    def folder_of(self, id: str) -> Path:
        """Return a player's folder; something must be saved in this run."""
        assert self.root is not None, "nothing is saved"
        return household.folder_of(self.root, id)

    def check_name(self, name: str, *, own: bool) -> None:
        """Raise SettingsError if another player has this name; also the one here unless `own`."""
        for member in self.listed() if name else ():
            if member.name.casefold() == name.casefold() and not (own and member.id == self.here):
                raise SettingsError(messages.name_taken(name=Verbatim(member.name)))

    # At the start.

    def ask_who(
        self,
        last: str,
        seat: Seat,
        prepared: Callable[[Settings], Settings],
        go_on: Callable[[], None],
    ) -> None:
        """Wait until a player is chosen; then `go_on` with the settings `prepared`.

        `seat` is the opened data of the `last` player, or saves nothing if they cannot be opened.
        """
        self.here, self.waiting, self.last, self._opened = None, True, last, seat
        self._prepared, self._go_on = prepared, go_on

    def go_on_with(self, go_on: Callable[[], None]) -> None:
        """Continue with something else when a player has been chosen."""
        self._go_on = go_on

    # Sitting down.

    def sit(self, id: str) -> None:
        """Let a player sit down, or announce why that fails; the one here then stays."""
        if self.root is None or id == self.here:
            return
        if self._opened is not None and self._opened.folder is not None and id == self.last:
            self._take(id, self._opened)
            return
        try:
            seat = seating.open_seat(self.root, id)
        except GinError as error:
            self._parlour.fail(error)
            return
        self._take(id, seat)

    def sit_as_guest(self) -> None:
        """Let a guest sit down, with the language and the aids of the player who was here."""
        self._take(None, seating.unsaved_seat(household.inherited(self._parlour.settings)))

    def _take(self, id: str | None, seat: Seat) -> None:
        parlour, go_on = self._parlour, self._go_on
        if self._opened is not seat:
            self.keep_unseen()
        settings = self._prepared(seat.settings)
        self.waiting, self.last, self._opened = False, None, None
        self._go_on, self._prepared = lambda: None, lambda settings: settings
        self.here = id
        parlour.sit_down(Seat(seat.store, seat.folder, settings))
        if id is None:
            parlour.say(messages.GUEST_PLAYS)
        else:
            self.note_last(id)
            parlour.say(messages.plays_now(name=displayed_name(Member(id, settings))))
        parlour.home()
        seating.greet(parlour, seat.notices, printed=self.printed)
        seating.begin(parlour, go_on)

    def keep_unseen(self) -> None:
        """Save the notices for the last player, if that player has not sat down."""
        if self._opened is not None and self._opened.store.notices:
            self._parlour.keep_for_later(self._opened)

    def note_last(self, id: str) -> None:
        """Save who sat down last."""
        now = self._household
        if self.root is not None and now.last != id and not now.newer:
            self._write(self.root, replace(now, last=id))

    def _write(self, root: Path, changed: Household) -> bool:
        try:
            household.write(root, changed)
        except SaveError as error:
            self._parlour.fail(error)
            return False
        return True

    # Changes.

    def add(self, name: str) -> str | None:
        """Add a player, and return the id; None, with the reason announced, if that fails."""
        if self.root is None:
            return None
        try:
            return household.add(self.root, name, self._parlour.settings)
        except SaveError as error:
            self._parlour.fail(error)
            return None

    def add_with(self, settings: Settings) -> Path:
        """Add a player with these settings, and return the folder; raise SaveError if not."""
        assert self.root is not None, "nothing is saved"
        return self.folder_of(household.add_with(self.root, settings))

    def remove(self, today: date) -> None:
        """Remove the player here from the list; the first of the others who can sits down."""
        removed, root = self.here, self.root
        others = [id for id in self._household.ids if id != removed]
        if removed is None or root is None or not others:
            return
        name = displayed_name(Member(removed, self._parlour.settings))
        for other in others:
            if self.here == removed:
                self.sit(other)
        if self.here == removed:
            return
        try:
            kept = household.remove(root, removed, today)
        except SaveError as error:
            self._parlour.fail(error)
        else:
            self._parlour.say(messages.removed(name=name, path=Verbatim(str(kept))))

    def ask_at_start(self, *, asks: bool) -> None:
        """Set whether the program asks at its start who plays."""
        changed = replace(self._household, asks=asks)
        if self.root is not None and self._write(self.root, changed):
            self._parlour.say(messages.ASKS if asks else messages.ASKS_NOT)
