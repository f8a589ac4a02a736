"""Queue from screens to the front end: announcements, table events and commands to run."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gin.core.errors import GinError, SaveError
from gin.core.message import NOTHING, Text
from gin.interface.audience import AnnouncedMove, Announcement, SentenceKind
from gin.interface.commands import Command
from gin.interface.view import Choice
from gin.present.output.notices import Notices
from gin.rules.model.events import Event
from gin.session.storage.store import Store


class Announcements:
    """Queue of announcements and events until the front end takes them.

    `keep` records each announcement for `gin.present.output.recent`.
    """

    def __init__(
        self, store: Store, notices: Notices, keep: Callable[[Announcement], None]
    ) -> None:
        self.store = store
        self.notices = notices
        self._keep = keep
        self._said: list[Announcement] = []
        self._events: list[Event] = []
        self._commands: list[Command] = []
        self._copied: tuple[Text, ...] = ()
        self._made: Choice | None = None

    def take_announcements(self) -> tuple[Announcement, ...]:
        for notice in self.store.take_notices():
            self.notify(notice, lasts=True)
        announcements, self._said = tuple(self._said), []
        return announcements

    def take_said(self) -> tuple[Text, ...]:
        return tuple(announcement.text for announcement in self.take_announcements())

    def take_events(self) -> tuple[Event, ...]:
        events, self._events = tuple(self._events), []
        return events

    def say(
        self,
        text: Text,
        kind: SentenceKind = SentenceKind.NEWS,
        late: Text = NOTHING,
        move: AnnouncedMove | None = None,
        brief: Text = NOTHING,
    ) -> None:
        """Announce a sentence; see `ScreenHost.say`."""
        announcement = Announcement(text, kind, late, move, brief)
        self._said.append(announcement)
        self._keep(announcement)

    def notify(self, notice: Text, *, lasts: bool = False) -> None:
        """Announce an important notice, and keep it for the page of notices.

        A notice that `lasts` appears again at the next start if the program ends before the player
        reads it.
        """
        self.say(notice, SentenceKind.NOTICE)
        self.notices.add(notice, lasts=lasts)

    def refuse(self, why: Text) -> None:
        self.say(why, SentenceKind.REFUSAL)

    def fail(self, error: GinError) -> None:
        (self.notify if isinstance(error, SaveError) else self.refuse)(error.sentence)

    def happen(self, events: tuple[Event, ...]) -> None:
        self._events.extend(events)

    def made(self, choice: Choice) -> None:
        self._made = choice

    def carry_out(self, command: Command) -> None:
        self._commands.append(command)

    def copy(self, lines: Sequence[Text]) -> None:
        self._copied = tuple(lines)

    def take_copied(self) -> tuple[Text, ...]:
        copied, self._copied = self._copied, ()
        return copied

    def take_made(self) -> Choice | None:
        """Return the choice that a typed command made since the last call, if any."""
        made, self._made = self._made, None
        return made

    def take_commands(self) -> tuple[Command, ...]:
        commands, self._commands = tuple(self._commands), []
        return commands
