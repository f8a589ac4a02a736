"""A linked table in the program that has the record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gin.core.errors import GinError, SaveError
from gin.core.message import NOTHING, Text, Verbatim
from gin.messages import linked as messages
from gin.present.screens.table.linked import LinkedTableScreen
from gin.present.shell.linked_host import LinkedHost, Reminder, show_table
from gin.present.words.people import named, opponent_of
from gin.session.linked.codes import shown_code
from gin.session.linked.hosted import SEAT, HostedSeat, Received
from gin.session.linked.lines import Greeting, greeting_of
from gin.session.linked.link import Link, LinkState
from gin.session.linked.listener import Refusal, TableListener
from gin.session.shared_match import SharedMatch
from gin.variants.setups import next_round

if TYPE_CHECKING:
    from gin.present.screen import ScreenHost

LONGEST_LINE, MOST_LINES = 4_000, 1_000
"""Limits of the lines from someone who joins: bytes of a line, and lines that wait."""
MOST_VALUES = 20
"""Maximum number of values with which someone introduces themselves."""


class HostedTable:
    """A table in this program, which has the record.

    `begin` begins or resumes the match when someone has joined. `waits_for` is the person whose
    match continues, `player` the id of the only player who may join it, if that is one of this
    computer, and `here` plays it on at this screen.
    """

    def __init__(
        self,
        host: ScreenHost,
        parlour: LinkedHost,
        root: Path,
        begin: Callable[[Greeting], SharedMatch],
        waits_for: Text,
        player: str,
        here: Callable[[], None] | None,
    ) -> None:

        self._host, self._parlour = host, parlour
        self._begin, self.waits_for, self._here = begin, waits_for, here
        self._player = player
        self._link: Link | None = None
        self._arriving: Link | None = None
        self._values: dict[str, str] = {}
        self._seat: HostedSeat | None = None
        self._table: LinkedTableScreen | None = None
        self._known: LinkState | None = None
        self._reminder = Reminder(parlour)
        self._listener: TableListener = TableListener(root, lambda: parlour.wake(), self._is_full)

    def _is_full(self) -> bool:

        link = self._link
        return link is not None and link.state is LinkState.HERE

    @property
    def code(self) -> str:

        return shown_code(self._listener.code)

    def play_here(self) -> None:
        if self._here is not None:
            self._here()

    @property
    def news(self) -> bool:
        if self._seat is not None and self._seat.unsent:
            return True
        links = [link for link in (self._arriving, self._link) if link is not None]
        left = self._link is not None and self._link.state is not self._known
        return left or self._listener.news or any(link.news for link in links)

    def hear(self) -> None:
        if self._listener.changed:
            self._listener.changed = False
            self._parlour.notify(messages.new_code(code=Verbatim(self.code)))
        self._meet()
        if self._arriving is not None:
            self._introduce(self._arriving)
        if self._link is not None:
            for line in self._link.take():
                self._receive(line)
            self._follow()
        if self._seat is not None:
            self._seat.sync()

    def _meet(self) -> None:
        """Let someone who has named the code introduce themselves."""
        newcomer = self._listener.take()
        if newcomer is None:
            return
        if self._arriving is not None:
            self._arriving.drop()
        self._values = {}
        self._arriving = Link(
            newcomer.channel, lambda: self._parlour.wake(), longest=LONGEST_LINE, most=MOST_LINES,
            rest=newcomer.rest,
        )  # fmt: skip

    def _introduce(self, link: Link) -> None:

        lines = link.take()
        for place, line in enumerate(lines):
            if line == "ready":
                self._arriving = None
                if self._sit_down(link):
                    for other in lines[place + 1 :]:
                        self._receive(other)
                return
            word, _, text = line.partition(" ")
            self._values[word] = text
        if link.state is LinkState.GONE or len(self._values) > MOST_VALUES:
            link.drop()
            self._arriving = None

    def _sit_down(self, link: Link) -> bool:
        """Give a newcomer the seat; return False if the match is with another player, or fails."""
        try:
            greeting = greeting_of(self._values)
        except GinError:
            greeting = Greeting()
        if self._player and greeting.player != self._player:
            link.close(f"refused {Refusal.PLAYER}")
            return False
        again = self._seat is not None
        if self._seat is None and not self._begin_with(greeting):
            link.drop()
            return False
        if self._link is not None:
            self._link.drop()
        assert self._seat is not None
        self._link, self._known = link, LinkState.HERE
        self._seat.connect(link)
        say = messages.back if again else messages.sits_down
        self._parlour.say(say(name=self._name))
        return True

    def _begin_with(self, greeting: Greeting) -> bool:
        """Begin the match and show its table; return False if that fails."""
        own = self._parlour.settings
        try:
            shared = self._begin(greeting)
        except GinError as error:
            self._parlour.fail(error)
            return False
        here = Greeting(own.name, own.portrait, self._parlour.players.here or "")
        self._seat = HostedSeat(shared, here)
        self._player = self._player or shared.partner.id
        side = shared.sides[0]
        self._table = LinkedTableScreen(self._host, side, self)
        show_table(self._parlour, self._table, side)
        return True

    def play_again(self) -> None:
        """Begin another match with the same person."""
        assert self._seat is not None
        before = self._seat.shared
        record, own = before.record, self._parlour.settings

        def begin(greeting: Greeting) -> SharedMatch:
            del greeting
            return SharedMatch.begin(
                self._parlour.store,
                next_round(record.setup, record.rules),
                before.partner,
                take_back=record.practice,
                name=own.name,
                id=self._parlour.players.here or "",
                portrait=own.portrait,
            )

        self._begin = begin
        if self._begin_with(Greeting()) and self._link is not None:
            self._seat.connect(self._link)

    def _receive(self, line: str) -> None:

        assert self._seat is not None
        try:
            received = self._seat.receive(line)
        except SaveError as error:
            self._parlour.fail(error)
            return
        if received is Received.LEFT and self._link is not None:
            self._link.drop()
        elif received in (Received.CUT, Received.TOOK_BACK) and self._table is not None:
            cut = received is Received.CUT
            self._parlour.say((messages.cut if cut else messages.taken_back)(name=self._name))
            self._table.look_again()

    def _follow(self) -> None:
        """Announce that the other is away, gone or back."""
        link, before = self._link, self._known
        assert link is not None
        if link.state is before:
            return
        self._known = link.state
        code = Verbatim(self.code)
        match link.state:
            case LinkState.GONE if link.flooded:
                self._parlour.notify(messages.flooded(name=self._name, code=code))
            case LinkState.GONE:
                self._parlour.say(messages.gone(name=self._name, code=code))
            case LinkState.AWAY:
                self._parlour.say(messages.away(name=self._name))
            case LinkState.HERE:
                self._parlour.say(messages.back(name=self._name))

    @property
    def _name(self) -> Text:

        assert self._seat is not None
        return named(opponent_of(self._seat.shared.sides[0]))

    @property
    def note(self) -> Text:

        if self._known is LinkState.AWAY:
            return messages.note_away(name=self._name)
        if self._known is LinkState.GONE:
            return messages.note_gone(name=self._name, code=Verbatim(self.code))
        return NOTHING

    def remind(self) -> None:
        if self._seat is None or self._table is None:
            return
        shared = self._seat.shared
        waits = shared.sides[0].opponent_to_move and shared.turn != SEAT
        self._reminder.follow(self._table, self._name, waits=waits)

    def leave(self) -> None:
        self._listener.close()
        if self._arriving is not None:
            self._arriving.drop()
        if self._link is not None:
            self._link.close("bye")
