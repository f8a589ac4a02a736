"""Two people taking turns at one screen: the curtain between them, and whose settings count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, Verbatim
from gin.messages import shared as messages
from gin.present.shell import seating
from gin.present.shell.seating import Seat
from gin.present.words.household import displayed_name
from gin.rules.model.actions import Challenge
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Challenges
from gin.session import household
from gin.session.household import GUEST
from gin.session.partner import Partner
from gin.session.results_between import has_match, last_finished_with
from gin.session.setting import Speech
from gin.session.settings import Settings
from gin.session.storage.locking import DataInUse
from gin.session.storage.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from gin.present.screen import Screen, ScreenHost
    from gin.present.screens.table.shared import SharedTableScreen
    from gin.present.shell.players import Players
    from gin.present.words.people import PlayerProfile
    from gin.session.shared_match import SharedMatch
    from gin.variants.setups import Setup


class SharedHost(Protocol):
    """The parts of the parlour that a shared table needs."""

    store: Store
    folder: Path | None
    settings: Settings

    @property
    def players(self) -> Players: ...

    def in_words(self, text: Text) -> str: ...

    def lend_screen(self, seat: Seat) -> None:
        """Use another person's data and settings, and drop all announcements."""

    def put_aside(self) -> tuple[Screen, ...]:
        """Take all screens above the menu away, and return them."""

    def show_instead(self, *screens: Screen) -> None:
        """Show screens in place of all others above the menu."""

    def keep_for_later(self, seat: Seat) -> None: ...

    def fail(self, error: GinError) -> None: ...


class SharedTable:
    """A match between two people at one screen.

    `seats` are the two people's data, by seat of the match. `now` is the seat of the person at the
    screen, or in front of the curtain.
    """

    def __init__(
        self, host: ScreenHost, parlour: SharedHost, shared: SharedMatch, seats: tuple[Seat, Seat]
    ) -> None:
        self._host, self._parlour = host, parlour
        self.shared = shared
        self.seats = list(seats)
        self.now = 0
        self._tables: list[SharedTableScreen | None] = [None, None]
        self._closed = self._speaks_for_other = False
        self._aside: tuple[Screen, ...] = ()
        """The screens of the person at the screen, while the curtain hides them."""
        self._saved = False

    def begin(self) -> None:
        """Show the table, or the curtain, for the first turn.

        In a match that was left, the curtain is closed: it is not known who sits at the screen.
        """
        if self.shared.turn == 1 and not self.shared.sides[0].to_be_cut:
            self._lower(1)
        elif self.shared.record.untouched or self.shared.turn is None:
            self.look()
        else:
            self._close()

    @property
    def turned(self) -> bool:
        """Whether the screen lies flat, and the person opposite has the turn."""
        return self.now == 1 and self.seats[0].settings.lies_flat

    @property
    def others_turn(self) -> bool:
        return self.shared.turn not in (None, self.now)

    def pass_on(self) -> None:
        """Close the curtain if the other person is to move."""
        if self.others_turn:
            self._lower(1 - self.now)

    def _lower(self, seat: int) -> None:
        """Close the curtain, and invite the person in a seat.

        The request to hand over the computer is in the language of the person who has it. A screen
        that lies flat stays where it is.
        """
        name = self._person(seat).name
        own = self._parlour.settings if self.now == 0 else self.seats[0].settings
        give: Text = messages.turn_of(name=name) if own.lies_flat else messages.give(name=name)
        if self.seats[seat].settings.language != self._parlour.settings.language:
            give = Verbatim(self._parlour.in_words(give))
        before = self._parlour.settings
        self._take_screen(seat)
        self._speak_for(before)
        self._close(give)

    def _speak_for(self, before: Settings) -> None:
        """Let the curtain speak in the voice of the person with `before`, if only they use one."""
        here = self.seats[self.now]
        if here.settings.speech == Speech.OFF != before.speech:
            names = ("language", "speech", "speech_rate", "speech_volume", "speech_voice")
            voice = {name: getattr(before, name) for name in names}
            self._parlour.lend_screen(Seat(here.store, None, replace(here.settings, **voice)))
            self._speaks_for_other = True

    def hide(self) -> None:
        """Close the curtain until the person at the screen looks again."""
        if not self._closed:
            self._aside = self._parlour.put_aside()
            self._take_screen(self.now)
            self._close()

    def _close(self, give: Text = NOTHING) -> None:
        from gin.present.screens.curtain import CurtainScreen

        self._closed = True
        person = self._person(self.now)
        self._parlour.show_instead(CurtainScreen(self._host, person, self, give))

    def look(self) -> None:
        """Open the curtain for the person at the screen, who then sees what happened."""
        from gin.present.screens.table.shared import SharedTableScreen

        self._closed = False
        if self._speaks_for_other:
            self._speaks_for_other = False
            self._parlour.lend_screen(self.seats[self.now])
        if self._aside:
            aside, self._aside = self._aside, ()
            self._parlour.show_instead(*aside)
            return
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

    @property
    def other_may_challenge(self) -> bool:
        seen = self.shared.sides[self.now].seen
        return (
            seen.rules.laying.challenge is Challenges.ANY_TIME
            and seen.turn == seen.seat
            and seen.phase not in (Phase.CHALLENGED, Phase.OVER)
            and 1 - seen.seat not in seen.spread.challenged
        )

    def let_other_challenge(self) -> None:
        """Make a challenge for the person who is not at the screen."""
        side = self.shared.sides[1 - self.now]
        while side.opponent_to_move:
            side.let_opponent_move()
        try:
            side.submit(Challenge(side.seen.seat))
        except GinError as error:
            self._parlour.fail(error)

    def play_again(self) -> None:
        """Begin another match between the two people."""
        from gin.variants.setups import next_round

        record = self.shared.record
        self._host.shared.start(
            next_round(record.setup, record.rules),
            self.shared.partner.id or GUEST,
            take_back=record.practice,
        )
        if not self._host.shared.here:
            self._host.home()

    def _person(self, seat: int) -> PlayerProfile:
        """Return the name and the portrait of the person in a seat."""
        from gin.present.words.people import PERSON, PlayerProfile, face_of, named, opponent_of

        opposite = self.shared.sides[1 - seat]
        name = opponent_of(opposite)
        shown = messages.NAMELESS if name == PERSON else named(name)
        return PlayerProfile(shown, face_of(opposite))

    def _take_screen(self, seat: int) -> None:
        """Let the settings of a seat apply, except for the window, which both share."""
        shown = self._parlour.settings
        if not self._speaks_for_other:
            self.seats[self.now] = replace(self.seats[self.now], settings=shown)
        self._speaks_for_other, self.now = False, seat
        own = replace(self.seats[seat].settings, full_screen=shown.full_screen, window=shown.window)
        self.seats[seat] = replace(self.seats[seat], settings=own)
        self._parlour.lend_screen(self.seats[seat])

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
        from gin.present.words import people
        from gin.session.shared_match import SharedMatch

        self.leave()
        try:
            other = self._seat(id)
        except GinError as error:
            self._parlour.fail(error)
            return
        settings = other.settings
        guest = id == GUEST
        name = settings.name or (people.GUEST if guest else "")
        partner = Partner(name, "" if guest else id, settings.portrait)
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
        """Continue a match with the person opposite, or with a guest in that seat.

        A guest also replaces a player who was removed.
        """
        from gin.session.shared_match import SharedMatch

        own = self._parlour.settings
        try:
            other = self._seat(self._present(partner))
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

    @property
    def here(self) -> bool:
        """Whether two people share the screen."""
        return self.table is not None

    def hide(self) -> None:
        """Hide the cards of the person at the screen; announce if there is nothing to hide."""
        if self.table is None:
            self._host.refuse(messages.NOTHING_TO_HIDE)
        else:
            self.table.hide()

    def play_again(self) -> None:
        """Begin another match between the two people at the table."""
        assert self.table is not None
        self.table.play_again()

    @property
    def turned(self) -> bool:
        """Whether the screen lies flat, and the person opposite has the turn."""
        return self.table is not None and self.table.turned

    def _present(self, partner: Partner) -> str:
        """Return the id of the person opposite; that of a guest if the player was removed."""
        from gin.present.words import people

        players = self._parlour.players
        if not partner.id or any(one.id == partner.id for one in players.listed()):
            return partner.id or GUEST
        who = people.person(1, partner.name or people.PERSON)
        self._host.notify(messages.removed(who=who))
        return GUEST

    def _seat(self, id: str) -> Seat:
        """Open the data of a player; those of a guest save nothing."""
        root = self._parlour.players.root
        if id == GUEST or root is None:
            settings = household.inherited(self._parlour.settings)
            return seating.unsaved_seat(settings)
        try:
            seat = seating.open_seat(root, id)
        except DataInUse as error:
            who = next(filter(lambda one: one.id == id, self._parlour.players.listed()))
            raise DataInUse(messages.in_use(name=displayed_name(who))) from error
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
