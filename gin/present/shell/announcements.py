"""What a front end is to be told: sentences, events of the table, and commands to carry out."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.errors import GinError, SaveError
from gin.core.message import NOTHING, Text
from gin.interface.audience import AnnouncedMove, Announcement, SentenceKind
from gin.interface.commands import Command
from gin.interface.view import Choice
from gin.present.output.notices import Notices
from gin.rules.model.events import Event
from gin.session.storage.store import Store


class Announcements:
    """What screens announce, until the front end takes it.

    `keep` keeps each sentence for players who look back.
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
        self._made: Choice | None = None

    def take_announcements(self) -> tuple[Announcement, ...]:
        """What was announced since the last call."""
        for notice in self.store.take_notices():
            self.notify(notice, lasts=True)
        told, self._said = tuple(self._said), []
        return told

    def take_said(self) -> tuple[Text, ...]:
        """The sentences announced since the last call."""
        return tuple(told.text for told in self.take_announcements())

    def take_events(self) -> tuple[Event, ...]:
        """What happened at the table since the last call."""
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
        """Announce a sentence, as `House.say` says."""
        told = Announcement(text, kind, late, move, brief)
        self._said.append(told)
        self._keep(told)

    def notify(self, notice: Text, *, lasts: bool = False) -> None:
        """Announce what the player must not miss, and keep it for the page of notices.

        One that `lasts` is shown again at the next start if the program ends before it is read.
        """
        self.say(notice, SentenceKind.NOTICE)
        self.notices.add(notice, lasts=lasts)

    def refuse(self, why: Text) -> None:
        """Announce why something is not done."""
        self.say(why, SentenceKind.REFUSAL)

    def fail(self, error: GinError) -> None:
        """Announce why something was not done. If it could not be saved, that stays until read."""
        (self.notify if isinstance(error, SaveError) else self.refuse)(error.sentence)

    def happen(self, events: tuple[Event, ...]) -> None:
        """Let the front end show what happened."""
        self._events.extend(events)

    def made(self, choice: Choice) -> None:
        """Take note of a choice that is made on a screen below the one that was in front."""
        self._made = choice

    def carry_out(self, command: Command) -> None:
        """Let the front end carry out a command."""
        self._commands.append(command)

    def take_made(self) -> Choice | None:
        """The choice that a typed command has made since the last call."""
        made, self._made = self._made, None
        return made

    def take_commands(self) -> tuple[Command, ...]:
        """The commands that were chosen from a list, for the front end to carry out."""
        commands, self._commands = tuple(self._commands), []
        return commands
