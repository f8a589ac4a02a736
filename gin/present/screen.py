"""Base class of screens, and their interface to the parlour."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.core.message import NOTHING, Text
from gin.interface.audience import AnnouncedMove, SentenceKind
from gin.interface.intents import Arrange, Change, Given, Intent, LeadTo, Leave, LeaveTo, Open

if TYPE_CHECKING:
    from gin.core.errors import GinError
    from gin.interface.commands import Command
    from gin.interface.destinations import Destination
    from gin.interface.moments import Showdown
    from gin.interface.pictures import PictureMaker
    from gin.interface.view import Choice, View
    from gin.present.lesson.progress import Progress
    from gin.present.played import Played
    from gin.rules.model.events import Event
    from gin.session.household import Member
    from gin.session.ladder import Place
    from gin.session.own_decks import DeckShelf
    from gin.session.settings import Settings
    from gin.session.storage.store import Store
    from gin.session.table_session import TableSession
    from gin.session.tournament import Game, Tournament
    from gin.variants.setups import Setup


class Screen(ABC):
    """State of a scene: builds its view and runs the choices made on it."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host

    @abstractmethod
    def view(self) -> View: ...

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Run an enabled choice of the view.

        This handles what all pages share: opening a page, leaving, changing a setting. A screen
        overrides it for its own intents and calls super() for the others.
        """
        del given
        match intent:
            case Open(page):
                self._host.open(page)
            case Leave(LeaveTo.BACK):
                self._host.back()
            case Leave(LeaveTo.HOME):
                self._host.home()
            case Leave(LeaveTo.QUIT):
                self._host.quit()
            case Change(setting, value):
                self._host.change(setting, value)
            case Arrange() | LeadTo():
                # The cards of this page stay as they are, and it has no sections to go to.
                return
            case _:
                raise AssertionError(f"{type(self).__name__} does not do {intent}")

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        """Return the moments of the showdown if `events` end a hand.

        `shown` is the view before the events.
        """
        del shown, events
        return ()

    @property
    def sums_up(self) -> bool:
        """Whether the status is a summary, announced only when the page opens."""
        return False

    @property
    def opening(self) -> Text:
        """Sentences announced before the status when the page opens."""
        return NOTHING

    def refusal(self, command: Command) -> Text:
        """Return why a command does nothing here; empty without a specific reason."""
        del command
        return NOTHING

    def withheld(self, question: Command) -> Text:
        """Return the answer that replaces the usual one to a question; empty if none does."""
        del question
        return NOTHING

    def played(self) -> Played | None:
        """Return the hand that the player's questions are about, or None.

        On a page without a hand, questions are about the nearest screen below that has one.
        """
        return None

    @property
    def undealt(self) -> bool:
        """Whether the cards of the hand from `played` are still to be dealt."""
        return False

    @property
    def seated(self) -> TableSession | None:
        return None

    @property
    def waiting(self) -> bool:
        return False

    @property
    def due(self) -> float | None:
        """Deadline for the opponent's move on the `time.monotonic()` clock, or None."""
        return None

    @property
    def thinking(self) -> float:
        """Apparent thinking time of the opponent, as a share of the usual time."""
        return 1.0

    def think(self) -> None:
        """Start the opponent's thinking without waiting for its move."""
        return

    def advance(self) -> None:
        return

    @property
    def working(self) -> bool:
        return False

    @property
    def leisurely(self) -> bool:
        """Whether the work may take minutes, so that no front end should wait for its end."""
        return False

    def work(self, seconds: float) -> bool:
        """Do background work for about `seconds`; return whether the view changed."""
        del seconds
        return False


class Matches(Protocol):
    """Interface for starting and resuming matches; `MatchStarter` implements it."""

    def start(
        self,
        agreed: Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None: ...

    def start_or_ask(self, agreed: Setup) -> None: ...

    def daily(self, day: date) -> None:
        """Show the deal of a date, for the record or afterwards for practice."""

    def ladder(self, place: Place) -> None:
        """Show the match of a rung: continue the unfinished one, or start one."""

    def tournament(self, shown: Tournament, game: Game) -> None:
        """Show the player's match of a tournament: continue it, or start it."""

    def challenge(self, id: str) -> None:
        """Show a match on the cards of a friend's challenge: continue it, or start it."""

    def resume(self, match: int) -> None: ...


class SharedTables(Protocol):
    """Matches between two people at this computer."""

    @property
    def here(self) -> bool:
        """Whether two people share the screen."""

    def play_again(self) -> None:
        """Begin another match between the two people at the table."""

    def start(self, agreed: Setup, id: str, *, take_back: bool = False) -> None:
        """Begin a match with a player of this computer, or with a guest, and show its table."""


class LinkedTables(Protocol):
    """Matches with someone at another window or terminal of this computer."""

    def host(self, agreed: Setup, *, take_back: bool) -> None:
        """Wait for someone at another front end, and begin a match with them."""

    def play_again(self) -> None:
        """Begin another match with the person at the linked table, or say who begins it."""

    def join(self, code: str = "") -> None:
        """Join the table with a code, or ask for the code if it is empty."""


class Players(Protocol):
    """The players of this computer; `gin.present.shell.players` implements it."""

    @property
    def here(self) -> str | None:
        """The current player; None for a guest, and before anyone has sat down."""

    @property
    def decks(self) -> DeckShelf:
        """The decks that these players have drawn."""

    @property
    def guest(self) -> bool: ...

    @property
    def waiting(self) -> bool:
        """Whether the program asks at its start who plays."""

    @property
    def last(self) -> str | None:
        """The player who played last, while the program asks who plays."""

    @property
    def why_alone(self) -> Text:
        """The reason why there can be no other players, or nothing."""

    @property
    def several(self) -> bool: ...

    @property
    def asks(self) -> bool:
        """Whether the program asks at its start who plays, if there are several players."""

    def listed(self) -> tuple[Member, ...]: ...

    def folder_of(self, id: str) -> Path:
        """Return a player's folder; something must be saved in this run."""

    def add_with(self, settings: Settings) -> Path:
        """Add a player with these settings, and return the folder; raise SaveError if not."""

    def check_name(self, name: str, *, own: bool) -> None:
        """Raise SettingsError if another player has this name; also the one here unless `own`."""

    def sit(self, id: str) -> None: ...

    def sit_as_guest(self) -> None: ...

    def add(self, name: str) -> str | None:
        """Add a player, and return the id; None, with the reason announced, if that fails."""

    def remove(self, today: date) -> None:
        """Remove the player here from the list; the first of the others who can sits down."""

    def ask_at_start(self, *, asks: bool) -> None: ...


class ScreenHost(Protocol):
    """Interface of the parlour for screens."""

    store: Store
    settings: Settings
    folder: Path | None
    unsaved: bool
    """Whether nothing is saved: by choice at the start, or for a guest."""
    problems: tuple[Text, ...]
    """Errors in the data folder's languages, for the troubleshooting page."""

    pictures: PictureMaker | None
    """Maker of pictures, if the front end has one."""

    @property
    def reader_listens(self) -> Callable[[], bool]:
        """Callback that says whether a screen reader follows the window."""

    @property
    def today(self) -> date: ...

    @property
    def now(self) -> datetime: ...

    @property
    def documents(self) -> Path | None:
        """The folder to propose for files; None if there is none."""

    def in_words(self, text: Text) -> str:
        """Return a text as the front end prints it, for files."""

    @property
    def lesson(self) -> Progress: ...

    def open(self, page: Destination) -> None: ...

    def open_page(self, page: Destination) -> None:
        """Open a page that the player named, or announce why not."""

    def show(self, screen: Screen) -> None:
        """Push a screen and announce it."""

    def cover(self, screen: Screen) -> None:
        """Push a screen without announcing it."""

    def back(self, then: Intent | None = None) -> None:
        """Return to the screen below and run `then` there, if given."""

    def put_away(self) -> None:
        """Return to the screen below without announcing it."""

    def made(self, choice: Choice) -> None:
        """Record a choice made on the screen below."""

    def home(self) -> None: ...

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

        Among past announcements (`gin.present.output.recent`), `late` replaces `text` as soon as a
        card that `text` names is buried. `move` is the event that the sentence reports, if it
        reports nothing else. `brief` is a shorter form for players who prefer one.
        """

    def refuse(self, why: Text) -> None: ...

    def notify(self, notice: Text) -> None:
        """Announce an important notice, and show it until the player has read it."""

    def fail(self, error: GinError) -> None:
        """Announce an error; one about saving also stays until the player reads it."""

    def happen(self, events: tuple[Event, ...]) -> None: ...

    def change(self, name: str, value: object) -> None: ...

    def take_settings(self, settings: Settings) -> None:
        """Replace all settings, as far as they can be replaced while the program runs."""

    def list_commands(self) -> None: ...

    def copy(self, lines: Sequence[Text]) -> None:
        """Let the front end put lines of text on the clipboard, or print them."""

    def carry_out(self, command: Command) -> None:
        """Let the front end run a command as if its key were pressed."""

    @property
    def matches(self) -> Matches: ...

    @property
    def players(self) -> Players: ...

    @property
    def shared(self) -> SharedTables: ...

    @property
    def linked(self) -> LinkedTables: ...

    def session(self) -> TableSession | None: ...
