"""Answers to the player's questions about the hand shown and about past announcements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from gin.core.message import NOTHING, Text, by_id
from gin.interface.audience import AnnouncedMove, Announcement, SentenceKind
from gin.interface.commands import Command
from gin.interface.language_words import LanguageWords
from gin.interface.refs import HAND
from gin.interface.view import Scene, View, Zone
from gin.messages import table as messages
from gin.present.input.keymap import key_map
from gin.present.output.brevity import length_of_turns
from gin.present.output.recent import SENTENCES, WORDS, Recent
from gin.present.played import Played
from gin.present.screen import Screen
from gin.present.words import keys
from gin.rules.model import events, memory
from gin.session.settings import Settings
from gin.session.table_session import TableSession


class AskedHand(Struct, frozen=True):
    """The hand that questions are about, and the screen that shows it.

    `undealt` means that the cards are still to be dealt.
    """

    played: Played
    undealt: bool
    screen: Screen

    @property
    def hand(self) -> Zone | None:
        return self.screen.view().zone(HAND)


class Answers(Protocol):
    """Part of the parlour that `Asking` needs."""

    settings: Settings
    tongue: LanguageWords | None

    def view(self) -> View: ...

    def session(self) -> TableSession | None: ...


class Asking:
    """Answers questions about the topmost screen that shows a hand, and records announcements."""

    def __init__(self, parlour: Answers, screens: Sequence[Screen]) -> None:
        self._parlour = parlour
        self._screens = screens
        self._recent = Recent()
        self.last_said: Text = NOTHING

    def keep(self, announcement: Announcement) -> None:
        self._recent.take(announcement)
        self.last_said = announcement.text

    def forget(self) -> None:
        """Forget all announcements, before another player sits down."""
        self._recent = Recent()
        self.last_said = NOTHING

    def keep_past(self, session: TableSession) -> None:
        """Record the past events of a resumed hand without announcing them."""
        for announcement in _happened(session):
            self._recent.take(announcement)
        self._recent.end_turn()

    def answer(self, question: Command) -> Announcement:
        from gin.messages.coach import ODDS_OFF
        from gin.present.input import questions

        if question in SENTENCES or question in WORDS:
            return self._look_back(question)
        asked = self._asked
        asking = (self._screens[-1], *(() if asked is None else (asked.screen,)))
        withheld = next(filter(None, (one.withheld(question) for one in asking)), NOTHING)
        if withheld:
            answer = withheld
        elif question is Command.REPEAT:
            answer = self.last_said
        elif question is Command.ODDS and not self._parlour.settings.odds:
            answer = ODDS_OFF
        elif question in questions.OF_THE_DEAL and asked is not None and asked.undealt:
            answer = messages.NOTHING_DEALT
        elif question is Command.STATUS:
            view = self._parlour.view()
            answer = view.status or view.title
        else:
            hand_zone = asked.hand if asked is not None and question is Command.HAND else None
            answer = questions.answer(
                question, asked.played if asked is not None else None, hand_zone
            )
        return Announcement(answer, SentenceKind.ANSWER)

    @property
    def has_hand(self) -> bool:
        return self._asked is not None

    def history(self) -> tuple[Text, ...]:
        """Return the shown hand's events, oldest first. If there are none, return the reason."""
        from gin.present.input import questions

        asked = self._asked
        if asked is None:
            return (messages.NO_TABLE,)
        if asked.undealt:
            return (messages.NOTHING_DEALT,)
        return questions.history(asked.played) or (messages.NOTHING_YET,)

    def in_words(self, text: Text) -> str:
        """Render a text for logs and saved notices; without a front end, as message ids."""
        tongue = self._parlour.tongue
        return tongue.printed(text) if tongue is not None else by_id(text)

    def _look_back(self, question: Command) -> Announcement:
        past: tuple[Text, ...] = ()
        asked, tongue = self._asked, self._parlour.tongue
        if asked is None or asked.played is self._parlour.session():
            seen = asked.played.seen if asked is not None else None
            past = self._recent.readable(
                memory.unmentionable_cards(seen) if seen is not None else (),
                length_of_turns(self._parlour.settings),
                strict=seen is not None and memory.is_strict(seen),
            )
        spoken = tongue.spoken if tongue is not None else None
        read = self._recent.read(question, past or self.history(), spoken)
        return Announcement(read.text, SentenceKind.EDGE if read.edge else SentenceKind.ANSWER)

    @property
    def _asked(self) -> AskedHand | None:
        for screen in reversed(self._screens):
            played = screen.played()
            if played is not None:
                return AskedHand(played, screen.undealt, screen)
        return None


def _happened(session: TableSession) -> Iterator[Announcement]:
    """Yield the past events of a hand as they would have been announced."""
    from gin.present.words import table
    from gin.present.words.people import opponent_of

    other = opponent_of(session)
    for event in session.seen.log:
        text, late = table.event(event, other), table.buried_event(event, other)
        own = (
            not isinstance(event, events.HandOver | events.Dealt)
            and event.seat == session.seen.seat
        )
        yield Announcement(
            text, SentenceKind.OWN if own else SentenceKind.OTHER, late, AnnouncedMove(event, other)
        )


def possible_instead(view: View, settings: Settings) -> Text:
    """Return the sentence for a command that is not possible here."""
    # Imported here because the menu must not load the rules.
    from gin.present.words import refusals

    status = view.status if view.scene is Scene.TABLE else NOTHING
    return refusals.instead(status, keys.cap(key_map(settings).shown(Command.COMMANDS)))
