"""Tables that are shared with someone at another window or terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from gin.core.errors import GinError, JoinError
from gin.core.message import NOTHING, Text, Verbatim
from gin.interface.destinations import ToEntry
from gin.messages import linked as messages
from gin.present.shell.linked_host import LinkedHost
from gin.session.partner import Partner

if TYPE_CHECKING:
    from gin.present.screen import ScreenHost
    from gin.session.linked.lines import Greeting
    from gin.session.shared_match import SharedMatch
    from gin.variants.setups import Setup


class LinkedTable(Protocol):
    """A table with someone at another front end."""

    @property
    def news(self) -> bool:
        """Whether `hear` has something to do."""

    def hear(self) -> None:
        """Take what has arrived."""

    def play_again(self) -> None:
        """Begin another match with the same person, or say who begins it."""

    def remind(self) -> None:
        """Say that the table waits for the person, if another page is in front of it."""

    def leave(self) -> None: ...


class LinkedTables:
    """The linked table of this program, if there is one: hosted here, or joined."""

    def __init__(self, host: ScreenHost, parlour: LinkedHost) -> None:
        self._host, self._parlour = host, parlour
        self._table: LinkedTable | None = None

    @property
    def connected(self) -> bool:
        """Whether something may arrive at any time."""
        return self._table is not None

    def hear(self) -> bool:
        """Take what has arrived; return whether the view may have changed."""
        table = self._table
        if table is None or not table.news:
            return False
        table.hear()
        if self._table is table:
            table.remind()
        return True

    def leave(self) -> None:
        """End the connection; the match waits."""
        table, self._table = self._table, None
        if table is not None:
            table.leave()

    def play_again(self) -> None:
        """Begin another match with the person at the linked table, or say who begins it."""
        if self._table is not None:
            self._table.play_again()

    def host(self, agreed: Setup, *, take_back: bool) -> None:
        """Wait for someone at another front end, and begin a match with them."""

        def begin(greeting: Greeting) -> SharedMatch:
            from gin.session.shared_match import SharedMatch

            own, id = self._parlour.settings, self._known(greeting.player)
            partner = Partner(greeting.name, id, greeting.portrait, linked=True)
            return SharedMatch.begin(
                self._parlour.store,
                agreed,
                partner,
                take_back=take_back,
                name=own.name,
                id=self._parlour.players.here or "",
                portrait=own.portrait,
            )

        self._open(begin, NOTHING, "", None)

    def resume(self, match: int, partner: Partner) -> None:
        """Wait for the person at another front end, and play a match on."""
        from gin.present.words.people import PERSON, named

        def begin(greeting: Greeting) -> SharedMatch:
            from gin.session.shared_match import SharedMatch

            del greeting
            own = self._parlour.settings
            return SharedMatch.resume(
                self._parlour.store,
                match,
                name=own.name,
                player=self._parlour.players.here or "",
                portrait=own.portrait,
            )

        def here() -> None:
            self.leave()
            self._parlour.shared.resume(match, partner)

        self._open(begin, named(partner.name or PERSON), self._known(partner.id), here)

    def _known(self, id: str) -> str:
        return id if any(one.id == id for one in self._parlour.players.listed()) else ""

    def _open(
        self,
        begin: Callable[[Greeting], SharedMatch],
        waits_for: Text,
        player: str,
        here: Callable[[], None] | None,
    ) -> None:
        from gin.present.screens.hosting import HostingScreen
        from gin.present.shell.hosted_table import HostedTable

        parlour, root = self._parlour, self._parlour.players.root
        if root is None:
            parlour.refuse(JoinError(messages.NOTHING_SAVED).sentence)
            return
        self.leave()
        try:
            table = HostedTable(self._host, parlour, root, begin, waits_for, player, here)
        except OSError as error:
            path, why = Verbatim(str(root)), Verbatim(error.strerror or str(error))
            parlour.refuse(JoinError(messages.not_opened(path=path, why=why)).sentence)
            return
        self._table = table
        parlour.show(HostingScreen(self._host, table))

    def join(self, code: str = "") -> None:
        """Join the table with a code, or ask for the code if it is empty."""
        if not code:
            self._host.open(_code_entry(self.join))
            return
        from gin.present.shell.joined_table import JoinedTable
        from gin.session.linked.codes import parse_code
        from gin.session.linked.joining import join
        from gin.session.linked.lines import Greeting

        parlour, root = self._parlour, self._parlour.players.root
        self.leave()
        own = parlour.settings
        try:
            if root is None:
                raise JoinError(messages.NOTHING_SAVED)
            session = join(
                root,
                parse_code(code),
                Greeting(own.name, own.portrait, parlour.players.here or ""),
                parlour.store,
                lambda: parlour.wake(),
            )
        except GinError as error:
            parlour.fail(error)
            if root is not None:
                self._host.open(_code_entry(self.join, code))
            return
        self._table = JoinedTable(self._host, parlour, session)


def _code_entry(join: Callable[[str], None], typed: str = "") -> ToEntry:
    from gin.core.shuffle import ALPHABET
    from gin.session.linked.codes import LETTERS, parse_code, shown_code

    def check(text: str) -> Text:
        return messages.ready(code=Verbatim(shown_code(parse_code(text))))

    return ToEntry(
        messages.JOIN, messages.FIELD, messages.note(count=LETTERS), ALPHABET, check, join, typed
    )
