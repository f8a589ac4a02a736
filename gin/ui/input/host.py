"""The window's interface to input devices; tests need no window."""

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
    """A window as input devices see it: its view, its layout and its actions."""

    @property
    def settings(self) -> Settings: ...

    @property
    def view(self) -> View: ...

    @property
    def place(self) -> Placement:
        """Placement of the items: which one is under a point, and where a drag may end."""

    @property
    def look(self) -> Look: ...

    @property
    def announcer(self) -> Announcer: ...

    @property
    def pointing(self) -> Pointing: ...

    @property
    def showing(self) -> bool: ...

    @property
    def shares_screen(self) -> bool:
        """Whether two people play at this screen."""

    @property
    def turned(self) -> bool:
        """Whether the picture is shown upside down."""

    @property
    def hand_below(self) -> bool:
        """Whether a hand is on the table, here or below a page."""

    def skip(self) -> None: ...

    def end_celebration(self) -> None: ...

    # Actions.

    def attend(self, event: pygame.event.Event) -> None:
        """Handle an event of the window itself, and note the player's presence."""

    def choose(self, choice: Choice) -> None: ...

    def activate(self, item: ItemRef | None) -> None:
        """Make the main choice of an item, or read the item out if it has none."""

    def command(self, command: Command) -> None: ...

    def perform(self, act: Callable[[FrontDoor], object]) -> None:
        """Call a function with the `FrontDoor`, then update the view."""

    def ask(self, question: Command) -> None:
        """Show and announce the answer to a question about the table."""
