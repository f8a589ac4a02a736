"""Base class of screens, and their interface to the parlour."""

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
    """State of a scene: builds its view and runs the choices made on it.

    Methods that few screens need, such as those about the opponent's moves, do nothing here.
    """

    def __init__(self, house: ScreenHost) -> None:
        self._house = house

    @abstractmethod
    def view(self) -> View:
        """Return the current view."""

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Run an enabled choice of the view.

        This handles what all pages share: opening a page, leaving, changing a setting. A screen
        overrides it for its own intents and then calls super().
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
        """Return the moments of the showdown if `events` end a hand; `shown` came before.

        The state is already final: a front end may play these moments or show the next view
        directly.
        """
        del shown, events
        return ()

    @property
    def sums_up(self) -> bool:
        """Whether the status is a summary, announced only when the page opens."""
        return False

    def refusal(self, command: Command) -> Text:
        """Return why a command does nothing here; nothing if there is no specific reason."""
        del command
        return NOTHING

    def played(self) -> Played | None:
        """Return the hand that questions are about, also from pages above, or None.

        It belongs to a match, a review or a lesson.
        """
        return None

    @property
    def undealt(self) -> bool:
        """Whether the cards of the hand from `played` are still to be dealt."""
        return False

    @property
    def seated(self) -> Session | None:
        """Match that is played on this screen."""
        return None

    @property
    def waiting(self) -> bool:
        """Whether the opponent is to move."""
        return False

    @property
    def due(self) -> float | None:
        """Deadline of the opponent's thinking, by `time.monotonic()`; None if it need not think."""
        return None

    @property
    def thinking(self) -> float:
        """Apparent thinking time of the opponent, as a share of the usual time."""
        return 1.0

    def think(self) -> None:
        """Start the opponent's thinking without waiting for its move."""
        return

    def advance(self) -> None:
        """Let the opponent move."""
        return

    @property
    def working(self) -> bool:
        """Whether background work, such as a hint, is pending."""
        return False

    def work(self, seconds: float) -> bool:
        """Do background work for about `seconds`; return whether the view changed."""
        del seconds
        return False


class Matches(Protocol):
    """Match functions for screens; see `gin.present.shell.match_starter.MatchStarter`."""

    def start(
        self,
        agreed: Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None:
        """Start a match and show its table, keeping unfinished matches.

        Without a `level`, the opponent is the one in the settings.
        """

    def start_or_ask(self, agreed: Setup) -> None:
        """Start a match, but ask first if another match of the same game is unfinished."""

    def resume(self, match: int) -> None:
        """Resume an unfinished match and show its table."""


class ScreenHost(Protocol):
    """Interface of the parlour for screens."""

    store: Store
    settings: Settings
    folder: Path | None
    unsaved: bool
    """Whether the player chose to play without saving; the menu always says so."""
    problems: tuple[Text, ...]
    """Errors in the data folder's languages, for the troubleshooting page."""

    @property
    def reader_listens(self) -> Callable[[], bool]:
        """Whether a screen reader follows the window."""

    @property
    def today(self) -> date: ...

    @property
    def lesson(self) -> Progress: ...

    def open(self, page: Destination) -> None: ...

    def show(self, screen: Screen) -> None:
        """Push a screen and announce it."""

    def back(self, then: Intent | None = None) -> None:
        """Return to the screen below and run `then` there, if given."""

    def put_away(self) -> None:
        """Return to the screen below without announcing it: it was visible throughout."""

    def made(self, choice: Choice) -> None:
        """Record a choice made on the screen below."""

    def home(self) -> None:
        """Return to the menu."""

    def quit(self) -> None: ...

    def say(
        self,
        text: Text,
        kind: SentenceKind = SentenceKind.NEWS,
        late: Text = NOTHING,
        move: AnnouncedMove | None = None,
        brief: Text = NOTHING,
    ) -> None:
        """Announce a sentence.

        `late` replaces it once the discards it names may be buried. `move` is the move it
        describes, if it describes nothing else. `brief` replaces it when the player wants short
        announcements.
        """

    def refuse(self, why: Text) -> None:
        """Announce why a choice or command is refused."""

    def notify(self, notice: Text) -> None:
        """Announce an important notice, and show it until the player has read it."""

    def fail(self, error: GinError) -> None:
        """Announce an error; one about saving also stays until the player reads it."""

    def happen(self, events: tuple[Event, ...]) -> None:
        """Queue table events for the front end."""

    def change(self, name: str, value: object) -> None:
        """Change a setting and save it."""

    def list_commands(self) -> None:
        """Open the list of everything that can be done here."""

    def carry_out(self, command: Command) -> None:
        """Let the front end run a command as if its key were pressed."""

    @property
    def matches(self) -> Matches: ...

    def session(self) -> Session | None:
        """Return the current match, or None."""
