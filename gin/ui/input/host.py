"""What ways to play know of the window, so that each of them can be tried without one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from gin.interface.commands import Command
from gin.interface.front_door import FrontDoor
from gin.interface.refs import ItemRef
from gin.interface.view import Choice, View
from gin.session.settings import Settings
from gin.ui.announcer import Announcer
from gin.ui.pointing import Pointing
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look


class InputHost(Protocol):
    """What is played with: what it shows, where that lies, and what may be done to it."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def view(self) -> View:
        """What is shown."""

    @property
    def place(self) -> Placement:
        """Where it lies: which item is under a point, and where a drag may end."""

    @property
    def look(self) -> Look:
        """The measures by which it is drawn."""

    @property
    def announcer(self) -> Announcer:
        """Who tells the player what has come of it, and why nothing has."""

    @property
    def pointing(self) -> Pointing:
        """What the player points at, which moves the cursor and scrolls."""

    @property
    def showing(self) -> bool:
        """Is something being shown bit by bit: a deal, the end of a hand, a sum that is written?"""

    @property
    def hand_below(self) -> bool:
        """Return whether a hand lies on the table, here or below a page."""

    def skip(self) -> None:
        """Show all of that at once."""

    # Doing.

    def attend(self, event: pygame.event.Event) -> None:
        """Take note of what an event says about the window itself and about the player."""

    def choose(self, choice: Choice) -> None:
        """Make a choice of the view."""

    def activate(self, item: ItemRef | None) -> None:
        """Do what an item is for."""

    def command(self, command: Command) -> None:
        """Carry out a command."""

    def perform(self, act: Callable[[FrontDoor], object]) -> None:
        """Do something that is no choice with what is shown, such as writing into a field."""

    def ask(self, question: Command) -> None:
        """Show the answer to a question about the table, and tell it to those who listen."""
