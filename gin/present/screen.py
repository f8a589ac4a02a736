"""What every screen is, and what it needs from the parlour it is in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.core.message import NOTHING, Text
from gin.interface.audience import AnnouncedMove, SentenceKind
from gin.interface.intents import Arrange, Change, Given, Intent, Leave, LeaveTo, Open

if TYPE_CHECKING:
    from gin.core.errors import GinError
    from gin.interface.commands import Command
    from gin.interface.destinations import Destination
    from gin.interface.moments import Showdown
    from gin.interface.view import Choice, View
    from gin.present.lesson.progress import Progress
    from gin.present.played import Played
    from gin.rules.model.events import Event
    from gin.session.game import Session
    from gin.session.settings import Settings
    from gin.session.storage.store import Store
    from gin.variants.setups import Setup


class Screen(ABC):
    """A scene's state: it builds the view and carries out the choices made from it.

    What most screens have nothing to do with (an opponent to move, something to be thought about)
    does nothing here.
    """

    def __init__(self, house: ScreenHost) -> None:
        self._house = house

    @abstractmethod
    def view(self) -> View:
        """What is shown now."""

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Do what a choice of the view intends; it is enabled.

        Here is done what every page does alike: go to another page, leave, change a setting. A
        screen handles its own intents, and those of these that it treats differently, and then
        calls super().
        """
        del given
        match intent:
            case Open(page):
                self._house.open(page)
            case Leave(LeaveTo.BACK):
                self._house.back()
            case Leave(LeaveTo.HOME):
                self._house.home()
            case Leave(LeaveTo.QUIT):
                self._house.quit()
            case Change(setting, value):
                self._house.change(setting, value)
            case Arrange():
                # The hand of a lesson or a review stays as it is.
                return
            case _:
                raise AssertionError(f"{type(self).__name__} does not do {intent}")

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        """What happened, moment by moment, where it is the end of a hand; `shown` was shown before.

        Everything is done already: a front end may show these moments, and then the view, or the
        view at once.
        """
        del shown, events
        return ()

    @property
    def sums_up(self) -> bool:
        """Is the status a summary, which is announced only when the page is opened?"""
        return False

    def refusal(self, command: Command) -> Text:
        """Why a command does nothing here; nothing where no reason is known."""
        del command
        return NOTHING

    def played(self) -> Played | None:
        """The hand that is shown, which questions are about, also under other pages: a match, a
        moment of a hand that is looked at again, or a lesson; None if none is."""
        return None

    @property
    def undealt(self) -> bool:
        """Are the cards of the hand that `played` shows still to be dealt?"""
        return False

    @property
    def seated(self) -> Session | None:
        """The match that is played here."""
        return None

    @property
    def waiting(self) -> bool:
        """Is the opponent to move?"""
        return False

    @property
    def due(self) -> float | None:
        """Until when the opponent may think, by `time.monotonic()`; None if it need not."""
        return None

    @property
    def thinking(self) -> float:
        """How long the opponent seems to think about its move, as a share of the usual time."""
        return 1.0

    def think(self) -> None:
        """Have the opponent begin to think, without waiting for its move."""
        return

    def advance(self) -> None:
        """Let the opponent move."""
        return

    @property
    def working(self) -> bool:
        """Is there something to think about between one input and the next, such as a hint?"""
        return False

    def work(self, seconds: float) -> bool:
        """Think about it for about so many seconds; is there something new to be shown?"""
        del seconds
        return False


class Matches(Protocol):
    """What screens may do with matches; see `gin.present.shell.match_starter.MatchStarter`."""

    def start(
        self,
        agreed: Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None:
        """Begin a match and show its table; unfinished matches stay as they are.

        Without a `level`, the opponent is the one in the settings.
        """

    def start_or_ask(self, agreed: Setup) -> None:
        """Begin a match, but ask first if another match of the same game is unfinished."""

    def resume(self, match: int) -> None:
        """Resume an unfinished match and show its table."""


class ScreenHost(Protocol):
    """The parlour as a screen sees it."""

    store: Store
    settings: Settings
    folder: Path | None
    unsaved: bool
    """Whether the player goes on without saving, which the menu says at all times."""
    problems: tuple[Text, ...]
    """What is wrong with languages in the data folder, for the page on what goes wrong."""

    @property
    def reader_listens(self) -> Callable[[], bool]:
        """Whether a screen reader follows the window."""

    @property
    def today(self) -> date:
        """The day it is."""

    @property
    def lesson(self) -> Progress:
        """How far the guided first hand has come."""

    def open(self, page: Destination) -> None:
        """Go to a page."""

    def show(self, screen: Screen) -> None:
        """Put a screen on top that belongs to the one in front."""

    def back(self, then: Intent | None = None) -> None:
        """Go back to the screen below, and there do this at once, if anything."""

    def put_away(self) -> None:
        """Go back to the screen below without a word: it was to be seen all the while."""

    def made(self, choice: Choice) -> None:
        """Take note of a choice of the screen below that is made now."""

    def home(self) -> None:
        """Go back to the menu."""

    def quit(self) -> None:
        """End the program."""

    def say(
        self,
        text: Text,
        kind: SentenceKind = SentenceKind.NEWS,
        late: Text = NOTHING,
        move: AnnouncedMove | None = None,
        brief: Text = NOTHING,
    ) -> None:
        """Announce a sentence; `late` stands for it once its discards may be buried, and one that
        says what happened, and no more, is of that `move`. Where little is wanted, `brief` is said
        in its place."""

    def refuse(self, why: Text) -> None:
        """Announce why something is not done."""

    def notify(self, notice: Text) -> None:
        """Announce what the player must not miss, and show it until they have read it."""

    def fail(self, error: GinError) -> None:
        """Announce why something was not done. If it could not be saved, that stays until read."""

    def happen(self, events: tuple[Event, ...]) -> None:
        """Let the front end show what happened at the table."""

    def change(self, name: str, value: object) -> None:
        """Change a setting and keep it."""

    def list_commands(self) -> None:
        """Show everything that can be done here as a list."""

    def carry_out(self, command: Command) -> None:
        """Let the front end carry out a command as if its key was pressed."""

    @property
    def matches(self) -> Matches:
        """What begins and resumes matches."""

    def session(self) -> Session | None:
        """The match being played, if there is one."""
