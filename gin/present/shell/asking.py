"""What a player may ask at any time: about the hand that is shown, and what was told before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from gin.core.message import NOTHING, Text, by_id
from gin.interface.audience import AnnouncedMove, Announcement, SentenceKind
from gin.interface.commands import Command
from gin.interface.language_words import LanguageWords
from gin.interface.refs import HAND
from gin.interface.view import View, Zone
from gin.messages import table as messages
from gin.present.output.brevity import length_of_turns
from gin.present.output.recent import SENTENCES, WORDS, Recent
from gin.present.played import Played
from gin.present.screen import Screen
from gin.rules.model import events, memory
from gin.session.game import Session
from gin.session.settings import Settings


class AskedHand(Struct, frozen=True):
    """A hand that questions are about, whether its cards are still to be dealt, and the screen that
    shows it."""

    played: Played
    undealt: bool
    screen: Screen

    @property
    def hand(self) -> Zone | None:
        """Its cards as they lie there."""
        return self.screen.view().zone(HAND)


class Answers(Protocol):
    """The parlour, as far as it is asked."""

    settings: Settings
    tongue: LanguageWords | None

    def view(self) -> View:
        """What is shown."""

    def session(self) -> Session | None:
        """The match being played, if there is one."""


class Asking:
    """Answers from the screen in front, or the nearest one below it that shows a hand; and keeps
    what was told."""

    def __init__(self, parlour: Answers, screens: Sequence[Screen]) -> None:
        self._parlour = parlour
        self._screens = screens
        self._recent = Recent()
        self.last_said: Text = NOTHING

    def keep(self, told: Announcement) -> None:
        """Keep a sentence that was said."""
        self._recent.take(told)
        self.last_said = told.text

    def keep_past(self, session: Session) -> None:
        """Keep what had happened in a hand when it was left: it is not told again, but can be asked
        for."""
        for told in _happened(session):
            self._recent.take(told)
        self._recent.end_turn()

    def answer(self, question: Command) -> Announcement:
        """The answer to one of the questions that may be asked at any time."""
        from gin.messages.coach import ODDS_OFF
        from gin.present.input import questions

        if question in SENTENCES or question in WORDS:
            return self._look_back(question)
        asked = self._asked
        if question is Command.REPEAT:
            answer = self.last_said
        elif question is Command.ODDS and not self._parlour.settings.odds:
            answer = ODDS_OFF
        elif question in questions.OF_THE_DEAL and asked is not None and asked.undealt:
            answer = messages.NOTHING_DEALT
        elif question is Command.STATUS:
            view = self._parlour.view()
            answer = view.status or view.title
        else:
            lying = asked.hand if asked is not None and question is Command.HAND else None
            answer = questions.answer(question, asked.played if asked is not None else None, lying)
        return Announcement(answer, SentenceKind.ANSWER)

    @property
    def has_hand(self) -> bool:
        """Return whether there is a hand that questions are about."""
        return self._asked is not None

    def history(self) -> tuple[Text, ...]:
        """All that happened in this hand, oldest first, or the one sentence why there is none."""
        from gin.present.input import questions

        asked = self._asked
        if asked is None:
            return (messages.NO_TABLE,)
        if asked.undealt:
            return (messages.NOTHING_DEALT,)
        return questions.history(asked.played) or (messages.NOTHING_YET,)

    def in_words(self, text: Text) -> str:
        """Return the words of a text, as a log keeps them; its ids without a front end."""
        tongue = self._parlour.tongue
        return tongue.printed(text) if tongue is not None else by_id(text)

    def _look_back(self, question: Command) -> Announcement:
        """What was told before: in a match the last sentences, of any other hand that is shown what
        has happened in it."""
        told: tuple[Text, ...] = ()
        asked, tongue = self._asked, self._parlour.tongue
        if asked is None or asked.played is self._parlour.session():
            seen = asked.played.seen if asked is not None else None
            told = self._recent.told(
                memory.not_to_be_named(seen) if seen is not None else (),
                length_of_turns(self._parlour.settings),
                strict=seen is not None and memory.is_strict(seen),
            )
        spoken = tongue.spoken if tongue is not None else None
        read = self._recent.read(question, told or self.history(), spoken)
        return Announcement(read.text, SentenceKind.EDGE if read.edge else SentenceKind.ANSWER)

    @property
    def _asked(self) -> AskedHand | None:
        """What questions are about: what the screen in front, or below it, shows of a hand."""
        for screen in reversed(self._screens):
            played = screen.played()
            if played is not None:
                return AskedHand(played, screen.undealt, screen)
        return None


def _happened(session: Session) -> Iterator[Announcement]:
    """What has happened in the hand of a match, as it would have been told."""
    from gin.present.words import table
    from gin.present.words.people import opponent

    other = "" if session.level is None else opponent(session.level)
    for event in session.seen.log:
        text, late = table.event(event, other), table.buried_event(event, other)
        own = (
            not isinstance(event, events.HandOver | events.Dealt)
            and event.seat == session.seen.seat
        )
        yield Announcement(
            text, SentenceKind.OWN if own else SentenceKind.OTHER, late, AnnouncedMove(event, other)
        )
