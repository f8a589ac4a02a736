"""Buffer of the latest announcements, read by sentence or by word.

It spans hands and pages.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import Text, Verbatim, cards_named, commas, ended, sentences
from gin.interface.audience import Announcement, Length, SentenceKind
from gin.interface.commands import Command
from gin.messages import table as messages
from gin.present.output.brevity import join_turns

MOST = 20
"""Maximum number of sentences that can be read."""
_LEFT_OUT = (
    SentenceKind.ANSWER,
    SentenceKind.HINT,
    SentenceKind.CAPTION,
    SentenceKind.EDGE,
    SentenceKind.PAGE,
    SentenceKind.REFUSAL,
    SentenceKind.VALUE,
)
"""Kinds of announcements that the buffer does not keep."""
SENTENCES: dict[Command, int | None] = {
    Command.OLDER: 1, Command.NEWER: -1, Command.NEWEST: 0, Command.OLDEST: None,
}  # fmt: skip
"""Number of sentences that each command moves back; 0 means the newest, None the oldest."""
WORDS = {Command.PREVIOUS_WORD: -1, Command.NEXT_WORD: 1, Command.SPELL_WORD: 0}
"""Number of words that each command moves forward in the sentence; 0 spells the current word."""
_SILENT = " .,:;!?“”„()"

Spoken = Callable[[Text], str]


class Read(Struct, frozen=True):
    """A text to read, and whether the command reached past the end of the buffer or sentence."""

    text: Text
    edge: bool = False


class Recent:
    """Buffer of announcements with a reading position."""

    def __init__(self) -> None:
        self._announcements: deque[Announcement] = deque(maxlen=2 * MOST)
        self._turn: int | None = None
        """Number of announcements since the opponent's latest turn in this hand began, or None."""
        self._others = False
        self._place = 0
        self._word: int | None = None

    def take(self, announcement: Announcement) -> None:
        if announcement.kind in _LEFT_OUT or not announcement.text:
            return
        if announcement.move is not None:
            if announcement.kind is SentenceKind.NEWS:
                # A deal: announcements of the previous hand no longer belong to the latest turn.
                self.end_turn()
            others = announcement.kind is SentenceKind.OTHER
            if others and not self._others:
                self._turn = 0
            self._others = others
        self._announcements.append(announcement)
        if self._turn is not None:
            self._turn += 1
        self.leave()

    def end_turn(self) -> None:
        self._turn, self._others = None, False

    def leave(self) -> None:
        self._place, self._word = 0, None

    def readable(
        self, buried: Sequence[Card], length: Length = Length.LONG, *, strict: bool = False
    ) -> tuple[Text, ...]:
        """Return the readable sentences, oldest first, without naming a `buried` card.

        A sentence that would name one is replaced by its `late` form or left out (rules 0.7, 0.14).
        The opponent's latest turn is exempt unless memory is `strict`. Except at full length, each
        turn of the opponent is joined into one sentence.
        """
        split = max(0, len(self._announcements) - (self._turn or 0))
        every = tuple(self._announcements)
        parts = (every[:split], every[split:])
        if length is not Length.LONG:
            parts = (join_turns(parts[0], length), join_turns(parts[1], length))
        past, latest = parts
        hidden = ((past, buried), (latest, buried if strict else ()))
        texts = (
            next((text for text in (one.text, one.late) if text and not _names(text, cards)), None)
            for part, cards in hidden
            for one in part
        )
        return tuple(text for text in texts if text is not None)[-MOST:]

    def read(self, question: Command, readable: Sequence[Text], spoken: Spoken | None) -> Read:
        """Move the reading position by a command and return the text there.

        `readable` must not be empty. `spoken` renders a sentence, to split it into words. If it is
        None, commands for words return the whole sentence.
        """
        if question in SENTENCES:
            return self._sentence(SENTENCES[question], readable)
        sentence = readable[-min(max(1, self._place), len(readable))]
        spelled = (spoken(sentence) if spoken is not None else "").split()
        words = [word for word in (one.strip(_SILENT) for one in spelled) if word]
        if not words:
            return Read(sentence)
        return self._in_words(WORDS[question], words)

    def _sentence(self, step: int | None, readable: Sequence[Text]) -> Read:
        before, self._word = self._place, None
        if not step:
            self._place = 1 if step == 0 else len(readable)
            return Read(readable[-self._place])
        self._place = min(max(1, before + step), len(readable))
        found = readable[-self._place]
        if before + step == self._place:
            return Read(found)
        return Read(sentences(messages.NO_OLDER if step > 0 else messages.NO_NEWER, found), True)

    def _in_words(self, step: int, words: Sequence[str]) -> Read:
        before, last = self._word, len(words) - 1
        if before is None:
            self._word = last if step < 0 else 0
        else:
            self._word = min(max(0, before + step), last)
        word = words[self._word]
        if not step:
            return Read(commas(*(Verbatim(letter) for letter in word)))
        if before is None or before + step == self._word:
            return Read(Verbatim(word))
        end = messages.NO_WORD_BEFORE if step < 0 else messages.NO_WORD_AFTER
        return Read(sentences(end, ended(Verbatim(word))), True)


def _names(text: Text, cards: Sequence[Card]) -> bool:
    return any(card in cards for card in cards_named(text))
