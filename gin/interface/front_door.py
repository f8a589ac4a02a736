"""What a front end may do with the program.

A front end shows `view()`, hands choices back to `choose()`, shows what `take_events()` and
`take_announcements()` give it, and calls `advance()` at its own pace while the opponent is to move.
`gin.present.shell.parlour.Parlour` stands behind this door.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.interface.audience import SentenceKind

if TYPE_CHECKING:
    from gin.core.message import Text
    from gin.interface.audience import Announcement
    from gin.interface.commands import Command
    from gin.interface.intents import Given, Intent
    from gin.interface.language_words import LanguageWords
    from gin.interface.moments import Showdown
    from gin.interface.view import Choice, View
    from gin.rules.model.events import Event
    from gin.session.settings import Settings


class Questions(Protocol):
    """Answers about the hand on the table that are not announced."""

    @property
    def has_hand(self) -> bool:
        """Whether a hand lies on the table, in front or below a page."""

    def history(self) -> tuple[Text, ...]:
        """Return what happened in this hand, oldest first, or one sentence why there is nothing."""


class FrontDoor(Protocol):
    """The program as a front end sees it."""

    tongue: LanguageWords | None
    """The language in whose words typed commands are understood; the front end sets it."""
    wake: Callable[[], None]
    """Called, from another thread, when the opponent has decided; the front end sets it."""

    # What is shown.

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def depth(self) -> int:
        """Count the pages that lie one over the other, the menu at the bottom."""

    @property
    def closed(self) -> bool:
        """Whether the player has ended the program."""

    def view(self) -> View:
        """Return what is shown now."""

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        """Return the end of a hand moment by moment if `events` ended one, else nothing."""

    # What the player does.

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Carry out a choice of the view, or say why it is refused.

        Args:
            intent: what the choice does.
            given: what it needs, such as the text for a field.
        """

    def refuse_command(self, command: Command) -> None:
        """Say why a command does nothing here."""

    def ask(self, question: Command) -> Text:
        """Return the answer to a question that may be asked at any time, and announce it."""

    def change(self, name: str, value: object) -> None:
        """Change a setting and save it."""

    def carry_out(self, command: Command) -> None:
        """Queue a command for `take_commands`."""

    def quit(self) -> None:
        """End the program."""

    # Pages that can be opened from anywhere.

    def show_notices(self) -> bool:
        """Open the page of unread notices; return False if there are none."""

    def show_help(self) -> None:
        """Open the help page."""

    def list_commands(self) -> None:
        """Open the list of everything that can be done here."""

    def type_command(self) -> None:
        """Open a line to type a command into."""

    def home(self) -> None:
        """Go back to the menu."""

    # Announcements.

    @property
    def reader_listens(self) -> Callable[[], bool]:
        """Whether a screen reader follows the window."""

    def say(self, text: Text, kind: SentenceKind = SentenceKind.NEWS) -> None:
        """Announce a sentence."""

    def refuse(self, why: Text) -> None:
        """Announce why something is not done."""

    def take_announcements(self) -> tuple[Announcement, ...]:
        """Return what was announced since the last call."""

    def take_events(self) -> tuple[Event, ...]:
        """Return what happened at the table since the last call."""

    def take_made(self) -> Choice | None:
        """Return the choice that a typed command has made since the last call."""

    def take_commands(self) -> tuple[Command, ...]:
        """Return the commands chosen from a list since the last call, to be carried out."""

    @property
    def asking(self) -> Questions:
        """Answers that are not announced."""

    def kept(self) -> Text:
        """Return a sentence that says where matches are saved, or that they are not."""

    def farewell(self) -> Text:
        """Return the last sentence of a program that ends."""

    # The opponent.

    @property
    def waiting(self) -> bool:
        """Whether the opponent is to move, with the table in front."""

    @property
    def opponent_level(self) -> int | None:
        """The level of the opponent in the match being played, if there is one."""

    @property
    def thinking(self) -> float:
        """How long the opponent seems to think about its move, as a share of the usual time."""

    @property
    def due(self) -> float | None:
        """Until when the opponent may think, by `time.monotonic()`; None if it need not."""

    def think(self) -> None:
        """Let the opponent begin to think, without waiting for it."""

    def advance(self) -> None:
        """Let the opponent move, waiting for it if need be."""

    @property
    def working(self) -> bool:
        """Whether there is something to work on that nobody waits for, such as a hint."""

    def work(self, seconds: float) -> bool:
        """Work on it for about that long; return True if there is something new to show."""

    # What the program around it needs.

    def close(self) -> None:
        """End what would outlive the program, and close the store."""

    @property
    def folder(self) -> Path | None:
        """The data folder; None where nothing is saved."""

    def keep_full_screen(self, shown: bool) -> None:
        """Save full screen only once a picture was `shown` in it, so that nobody is locked out."""
