"""The interface through which a front end uses the program.

A front end shows `view()` and passes choices to `choose()`. It shows what `take_events()` and
`take_announcements()` return. While the opponent is to move, it calls `advance()` at its own pace.
`gin.present.shell.parlour.Parlour` implements the interface.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.interface.audience import SentenceKind

if TYPE_CHECKING:
    from datetime import datetime

    from gin.core.message import Text
    from gin.interface.audience import Announcement
    from gin.interface.commands import Command
    from gin.interface.destinations import Destination
    from gin.interface.intents import Given, Intent
    from gin.interface.language_words import LanguageWords
    from gin.interface.moments import Showdown
    from gin.interface.pictures import PictureMaker
    from gin.interface.view import Choice, View
    from gin.rules.model.events import Event
    from gin.session.own_decks import OwnCards
    from gin.session.settings import Settings


class Questions(Protocol):
    """Answers about the current hand that are returned, not announced."""

    @property
    def has_hand(self) -> bool:
        """Whether a hand is on the table, even below another page."""

    def history(self) -> tuple[Text, ...]:
        """Return the events of this hand, oldest first, or a sentence saying why there are none."""


class FrontDoor(Protocol):
    """The program as a front end sees it."""

    tongue: LanguageWords | None
    """The language of typed commands; set by the front end."""
    pictures: PictureMaker | None
    """Maker of pictures; set by the front end, None if there is none."""
    wake: Callable[[], None]
    """Callback for the opponent's decision, called from any thread; set by the front end."""

    # Display.

    @property
    def settings(self) -> Settings: ...

    @property
    def now(self) -> datetime:
        """The local date and time."""

    @property
    def own_cards(self) -> OwnCards:
        """The faces and the back that the player has drawn and chosen."""

    @property
    def depth(self) -> int:
        """The number of open pages, including the menu at the bottom."""

    @property
    def closed(self) -> bool: ...

    def view(self) -> View: ...

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        """Return the moments of a hand's end if `events` ended a hand, else an empty tuple."""

    # Input.

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Carry out a choice of the view, or announce why it is refused.

        Args:
            intent: The choice's intent.
            given: Additional input, such as the text for a field.
        """

    def refuse_command(self, command: Command) -> None: ...

    def ask(self, question: Command) -> Text:
        """Announce and return the answer to a question that may be asked at any time."""

    def change(self, name: str, value: object) -> None: ...

    def carry_out(self, command: Command) -> None: ...

    def quit(self) -> None: ...

    # Two people at one screen.

    @property
    def shares_screen(self) -> bool:
        """Whether two people play at this screen."""

    @property
    def shows_moves(self) -> bool:
        """Whether moves that a person has made are being shown, at the pace of `advance`."""

    @property
    def turned(self) -> bool:
        """Whether to show the picture upside down, for a person opposite a screen lying flat."""

    def hide_cards(self) -> None:
        """Close the curtain until the person at the screen looks again."""

    # Pages that can be opened from anywhere.

    def show_notices(self) -> bool:
        """Open the page of unread notices; return False if there are none."""

    def show_help(self) -> None: ...

    def list_commands(self) -> None:
        """Open the list of commands available here."""

    def type_command(self) -> None:
        """Open a field for a typed command."""

    def home(self) -> None: ...

    def open_page(self, page: Destination) -> None:
        """Open a page that the player named, or notify the player why not."""

    def open_text(self, text: str) -> None:
        """Open a pasted or dropped challenge or hand, or notify the player why not."""

    def open_file(self, path: Path) -> None:
        """Open a file with a challenge, a hand or an export, or notify the player why not."""

    # Announcements.

    @property
    def reader_listens(self) -> Callable[[], bool]:
        """Callback that says whether a screen reader follows the window."""

    def say(self, text: Text, kind: SentenceKind = SentenceKind.NEWS) -> None: ...

    def refuse(self, why: Text) -> None:
        """Announce why something cannot be done."""

    def take_announcements(self) -> tuple[Announcement, ...]: ...

    def take_events(self) -> tuple[Event, ...]: ...

    def take_made(self) -> Choice | None:
        """Return the choice that a typed command made since the last call, if any."""

    def take_commands(self) -> tuple[Command, ...]:
        """Return the commands queued since the last call, to be carried out."""

    @property
    def asking(self) -> Questions: ...

    def kept(self) -> Text:
        """Return a sentence that says where matches are saved, or that they are not."""

    def farewell(self) -> Text: ...

    def take_copied(self) -> tuple[Text, ...]:
        """Return the lines to put on the clipboard since the last call; empty if there are none."""

    # The opponent.

    @property
    def waiting(self) -> bool:
        """Whether it is the opponent's turn and the table is in front."""

    @property
    def opponent_level(self) -> int | None:
        """The opponent's level in the current match, if there is one."""

    @property
    def thinking(self) -> float:
        """The apparent thinking time of the opponent, as a fraction of the usual time."""

    @property
    def due(self) -> float | None:
        """The opponent's deadline on the `time.monotonic()` clock; None if it need not think."""

    def think(self) -> None:
        """Start the opponent thinking without waiting for it."""

    def advance(self) -> None:
        """Make the opponent's move, waiting for its decision if necessary."""

    @property
    def connected(self) -> bool:
        """Whether someone at another front end may act at any time; `wake` is called then."""

    def hear(self) -> bool:
        """Take what has arrived from another front end; return whether the view may differ."""

    @property
    def working(self) -> bool:
        """Whether background work is pending, such as a hint."""

    @property
    def leisurely(self) -> bool:
        """Whether the work may take minutes, so that a front end should not wait for its end."""

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`; return whether there is something new to show."""

    # Lifecycle and storage.

    def close(self) -> None:
        """Stop threads and processes, and close the database."""

    @property
    def folder(self) -> Path | None:
        """The data folder; None if nothing is saved."""

    def keep_full_screen(self, shown: bool) -> None:
        """Save the settings, with full-screen mode only if a frame was `shown` in it.

        Otherwise a mode that shows nothing could lock the player out at each start.
        """
