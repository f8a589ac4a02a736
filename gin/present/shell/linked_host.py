"""The parts of the parlour that a table with someone at another front end needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from gin.core.errors import GinError
from gin.core.message import Text
from gin.messages import linked as messages
from gin.session.settings import Settings
from gin.session.storage.store import Store

if TYPE_CHECKING:
    from gin.present.screen import Screen
    from gin.present.screens.table.linked import LinkedTableScreen
    from gin.present.shell.asking import Asking
    from gin.present.shell.players import Players
    from gin.present.shell.shared_table import SharedTables
    from gin.session.table_session import TableSession


class LinkedHost(Protocol):
    """The parts of the parlour that a linked table needs."""

    store: Store
    settings: Settings
    wake: Callable[[], None]

    @property
    def players(self) -> Players: ...

    @property
    def shared(self) -> SharedTables: ...

    @property
    def asking(self) -> Asking: ...

    @property
    def front(self) -> Screen: ...

    def show_instead(self, screen: Screen) -> None:
        """Show a screen in place of all others above the menu."""

    def show(self, screen: Screen) -> None: ...

    def say(self, text: Text) -> None: ...

    def notify(self, notice: Text) -> None: ...

    def refuse(self, why: Text) -> None: ...

    def fail(self, error: GinError) -> None: ...

    def home(self) -> None: ...


def show_table(parlour: LinkedHost, table: LinkedTableScreen, session: TableSession) -> None:
    """Show a linked table, with what happened in its hand before."""
    parlour.show_instead(table)
    if not session.untouched:
        parlour.asking.keep_past(session)
    table.welcome()


class Reminder:
    """Says once that the table waits for a person who looks at another page."""

    def __init__(self, parlour: LinkedHost) -> None:
        self._parlour = parlour
        self._waits = False

    def follow(self, table: LinkedTableScreen, name: Text, *, waits: bool) -> None:
        """Say it, if `waits` is new; `name` is that of the other person, who has played."""
        before, self._waits = self._waits, waits and self._parlour.front is not table
        if self._waits and not before:
            self._parlour.say(messages.has_played(name=name))
