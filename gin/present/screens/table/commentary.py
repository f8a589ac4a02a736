"""Announcements of the moves at a table, and the opponent's remarks."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, Verbatim, sentences
from gin.interface.audience import AnnouncedMove, SentenceKind
from gin.messages import table as messages
from gin.present.lesson.progress import TEACHER
from gin.present.output import talk
from gin.present.screen import ScreenHost
from gin.present.words import showdown as showing
from gin.present.words import table as words
from gin.present.words import undrawn_stock
from gin.present.words.people import PEOPLE
from gin.present.words.talk import said
from gin.rules.model.events import Dealt, Discarded, EndedTurn, Event, HandOver, HeldUp
from gin.session.table_session import TableSession


class Commentary:
    """News of the last move, whether it was the player's, and the opponent's last remark."""

    def __init__(self, host: ScreenHost, session: TableSession, other: str) -> None:
        self._host, self._session, self._other = host, session, other
        self._greeted = False
        self.news: Text = NOTHING
        self.own_news = False
        self.talk: Text = NOTHING

    def greet(self) -> None:
        """Let the opponent greet the player before the first deal."""
        self._remark((Dealt(self._session.match.dealer, None),))
        self._greeted = True

    def forget(self) -> None:
        self.news = self.talk = NOTHING

    def take_back(self) -> None:
        self.news, self.talk = messages.TAKEN_BACK, NOTHING

    def announce(self, events: tuple[Event, ...], *, dealer_announced: bool = False) -> None:
        """Announce events; `dealer_announced` means that the cut already named the dealer."""
        for event in events:
            sentence = words.event(event, self._other)
            if dealer_announced and isinstance(event, Dealt) and event.upcard is not None:
                sentence = words.upcard(event.upcard)
            late = words.buried_event(event, self._other)
            opened = showing.announcement(
                event, self._other, self._session.rules, self._session.seen.log
            )
            # Announce the result first, so that the player may skip the rest.
            move = None if opened else AnnouncedMove(event, self._other)
            self._host.say(sentences(sentence, opened), self._kind(event), late, move)
            if not isinstance(event, HandOver | Dealt) or not self.news:
                self.news, self.own_news = sentence, self._kind(event) is SentenceKind.OWN
        self._remark(events)

    def warn(self, events: tuple[Event, ...]) -> None:
        """Announce how many turns remain until the hand is void, at the counts in `ANNOUNCED`."""
        seen = self._session.seen
        turned = any(isinstance(event, Discarded | HeldUp | EndedTurn) for event in events)
        if turned and seen.turns_to_void in undrawn_stock.ANNOUNCED:
            self._host.say(undrawn_stock.void_warning(seen))

    def _remark(self, events: tuple[Event, ...]) -> None:
        """Let the opponent speak. The remark stays until the player's next move or a deal."""
        session, level = self._session, self._session.level
        if level not in PEOPLE or not self._host.settings.talk:
            self.talk = NOTHING
            return
        taught = level == TEACHER and self._host.lesson.taught
        remark = talk.remark(
            session, PEOPLE[level].portrait, events, greeted=self._greeted, taught=taught
        )
        over = any(
            isinstance(event, Dealt) or getattr(event, "seat", None) == session.seen.seat
            for event in events
        )
        if remark:
            self.talk = remark
            self._host.say(said(Verbatim(self._other), remark), SentenceKind.TALK)
        elif over:
            self.talk = NOTHING

    def _kind(self, event: Event) -> SentenceKind:
        if isinstance(event, HandOver):
            return SentenceKind.RESULT
        if isinstance(event, Dealt):
            return SentenceKind.NEWS
        return SentenceKind.OWN if event.seat == self._session.seen.seat else SentenceKind.OTHER
