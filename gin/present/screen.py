"""What every screen is, and what it needs from the parlour it is in."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol, runtime_checkable

from gin.present.input.questions import Played
from gin.present.output.audience import Kind
from gin.present.view import View
from gin.rules.model.events import Event
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.registry import Setup


class Screen(Protocol):
    """A scene's state: it builds the view and carries out the choices made from it."""

    def view(self) -> View:
        """What is shown now."""

    def choose(self, id: str) -> None:
        """Do what the choice called `id` of the view says; it is enabled."""


@runtime_checkable
class Typed(Protocol):
    """A screen with a field."""

    def enter(self, field: str, text: str) -> None:
        """Type into a field of the view."""


@runtime_checkable
class Working(Protocol):
    """A screen that may have something to think about between one input and the next."""

    @property
    def working(self) -> bool:
        """Is there something to think about?"""

    def work(self, seconds: float) -> bool:
        """Think for about so long; is there something new to be shown?"""


@runtime_checkable
class Asked(Protocol):
    """A screen that shows how a hand stands: questions are about that, also under other pages."""

    def played(self) -> Played:
        """What is shown: a match, a moment of a hand that is looked at again, or a lesson."""

    @property
    def undealt(self) -> bool:
        """Are the cards still to be dealt?"""


class House(Protocol):
    """The parlour as a screen sees it."""

    store: Store
    settings: Settings
    folder: Path | None

    def open(self, screen: Screen) -> None:
        """Put a screen on top."""

    def back(self) -> None:
        """Go back to the screen below."""

    def home(self) -> None:
        """Go back to the menu."""

    def quit(self) -> None:
        """End the program."""

    def say(self, text: str, kind: Kind = Kind.NEWS, late: str = "") -> None:
        """Announce a sentence; `late` stands for it once its discards may be buried."""

    def happen(self, events: tuple[Event, ...]) -> None:
        """Let the front end show what happened at the table."""

    def change(self, name: str, value: object) -> None:
        """Change a setting and keep it."""

    def list_commands(self) -> None:
        """Show everything that can be done here as a list."""

    def carry_out(self, command: str) -> None:
        """Let the front end carry out a command as if its key was pressed."""

    def sit_down(self, agreed: Setup, seed: int | None = None, dealer: int | None = None) -> None:
        """Begin a match of a game."""

    def go_on(self, match: int) -> None:
        """Go on with an unfinished match."""

    def session(self) -> Session | None:
        """The match being played, if there is one."""
