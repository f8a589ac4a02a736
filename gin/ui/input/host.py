"""What ways to play know of the window, so that each of them can be tried without one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gin.present.commands import Command
from gin.present.refs import ItemRef, ZoneRef
from gin.present.shell.parlour import Parlour
from gin.present.view import Choice, View
from gin.session.settings import Settings
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.teller import Teller


class InputHost(Protocol):
    """What is played with: what it shows, where that lies, and what may be done to it."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def view(self) -> View:
        """What is shown."""

    @property
    def cursor(self) -> Cursor:
        """What is focused, hovered, pressed and dragged."""

    @property
    def place(self) -> Placement:
        """Where it lies: which item is under a point, and where a drag may end."""

    @property
    def look(self) -> Look:
        """The measures by which it is drawn."""

    @property
    def teller(self) -> Teller:
        """Who tells the player what has come of it, and why nothing has."""

    @property
    def showing(self) -> bool:
        """Is something being shown bit by bit: the end of a hand, or a sum that is written?"""

    def skip(self) -> None:
        """Show all of that at once."""

    # Pointing.

    def set_focus(self, focus: ItemRef | None, *, keyboard: bool) -> None:
        """Focus an item; `keyboard` says that the focus is to be seen."""

    def show_focus(self) -> None:
        """Have the focus be seen where it is; nothing is picked by that."""

    def hover(self, item: ItemRef | None) -> None:
        """The pointer is on this item now, or on none."""

    def press(self, item: ItemRef | None) -> None:
        """This item is held down now, or none."""

    def begin_drag(self, item: ItemRef | None) -> None:
        """Take up the item that is pressed."""

    def drag_over(self, zone: ZoneRef | None, gap: int | None) -> None:
        """The dragged item is over a zone that takes it; in the hand, before so many cards."""

    def end_drag(self, held: Slot | None, *, refused: bool) -> None:
        """Let go of the dragged item where it is held; if that is refused, it flies back."""

    # Pages.

    def reveal(self, item: ItemRef | None) -> None:
        """Scroll so that an item can be seen."""

    def scroll(self, by: int) -> None:
        """Show what is so many pixels further down."""

    def turn_page(self, pages: float) -> None:
        """Scroll by so many pages; the focus goes along."""

    # Doing.

    def choose(self, choice: Choice) -> None:
        """Make a choice of the view."""

    def activate(self, item: ItemRef | None) -> None:
        """Do what an item is for."""

    def command(self, command: Command) -> None:
        """Carry out a command."""

    def perform(self, act: Callable[[Parlour], object]) -> None:
        """Do something that is no choice with what is shown, such as writing into a field."""

    def ask(self, question: Command) -> None:
        """Show the answer to a question about the table, and tell it to those who listen."""

    def redraw(self) -> None:
        """Draw the picture again: what an input shows in it has changed."""
