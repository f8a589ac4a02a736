"""A linked table whose record is in another program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text
from gin.messages import linked as messages
from gin.present.screens.table.linked import LinkedTableScreen
from gin.present.shell.linked_host import LinkedHost, Reminder, show_table
from gin.session.linked.joined import JoinedSession
from gin.session.linked.lines import Cause
from gin.session.linked.link import LinkState

if TYPE_CHECKING:
    from gin.present.screen import ScreenHost


class JoinedTable:
    """A table in another program."""

    def __init__(self, host: ScreenHost, parlour: LinkedHost, session: JoinedSession) -> None:

        self._host, self._parlour = host, parlour
        self._known = session.state
        self._reminder = Reminder(parlour)
        self._sit_down(session)

    def _sit_down(self, session: JoinedSession) -> None:
        self._session, self._told = session, False
        self._table = LinkedTableScreen(self._host, session, self)
        self._parlour.say(messages.you_sit_down(name=session.name))
        show_table(self._parlour, self._table, session)

    @property
    def news(self) -> bool:
        session = self._session
        changed = session.state is not self._known
        return session.news or self._saved or changed or self._must_leave

    @property
    def _saved(self) -> bool:
        """Whether to say that the match is saved: after its last move has been shown."""
        session = self._session
        return session.recorded is not None and session.over and not self._told

    @property
    def _must_leave(self) -> bool:
        return self._session.gone and self._session.recorded is None

    def hear(self) -> None:
        session, parlour = self._session, self._parlour
        try:
            session.receive()
        except GinError as error:
            parlour.fail(error)
        while session.late is not None:
            self._show(session)
        if self._saved:
            self._told = True
            if session.kept:
                parlour.say(messages.SAVED)
        try:
            following = session.succeed()
        except GinError as error:
            parlour.fail(error)
        else:
            if following is not None:
                self._sit_down(following)
        self._follow()

    def play_again(self) -> None:
        """Say that the host begins the next match."""
        self._parlour.refuse(messages.host_begins(name=self._session.name))

    def _show(self, session: JoinedSession) -> None:

        cause = session.late
        events = session.take_late()
        match cause:
            case Cause.CUT:
                self._parlour.say(messages.cut(name=session.name))
                self._table.look_again()
            case Cause.TAKEN_BACK:
                self._parlour.say(messages.taken_back(name=session.name))
                self._table.look_again()
            case _:
                self._table.see(events)

    def _follow(self) -> None:
        """Announce that the host is away, gone or back."""
        session, parlour = self._session, self._parlour
        if self._must_leave:
            parlour.notify(messages.host_gone(name=session.name))
            parlour.home()
        elif session.state is not self._known:
            self._known = session.state
            if session.gone:
                return
            away = session.state is LinkState.AWAY
            parlour.say((messages.away if away else messages.back)(name=session.name))

    @property
    def note(self) -> Text:

        away = self._known is LinkState.AWAY
        return messages.note_away(name=self._session.name) if away else NOTHING

    def remind(self) -> None:
        session = self._session
        waits = session.opponent_to_move and session.awaited
        self._reminder.follow(self._table, session.name, waits=waits)

    def leave(self) -> None:
        self._session.leave()
