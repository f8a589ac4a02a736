"""The last sentences that were told, as one goes back through them: one by one, and by words.

A screen reader's player knows this as a review buffer. It reaches over hands and pages; but a card
that lies buried in the discard pile by now is named no more than anywhere else (rules 0.7, 0.14).
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
from gin.present.output.brevity import in_turns

MOST = 20
"""Sentences that one can go back."""
_LEFT_OUT = (
    SentenceKind.ANSWER,
    SentenceKind.HINT,
    SentenceKind.CAPTION,
    SentenceKind.EDGE,
    SentenceKind.PAGE,
    SentenceKind.REFUSAL,
    SentenceKind.VALUE,
)
"""What has not happened: answers, refusals, sounds, settings, and where one is."""
SENTENCES: dict[Command, int | None] = {
    Command.OLDER: 1, Command.NEWER: -1, Command.NEWEST: 0, Command.OLDEST: None,
}  # fmt: skip
"""How many sentences back each of them goes; 0 to the newest, None to the oldest."""
WORDS = {Command.PREVIOUS_WORD: -1, Command.NEXT_WORD: 1, Command.SPELL_WORD: 0}
"""How many words on each of them goes in the sentence."""
_SILENT = " .,:;!?“”„()"

Spoken = Callable[[Text], str]


class Read(Struct, frozen=True):
    """What is read, and whether there is nothing beyond it."""

    text: Text
    edge: bool = False


class Recent:
    """Keeps what was told, and where in it one is."""

    def __init__(self) -> None:
        self._told: deque[Announcement] = deque(maxlen=2 * MOST)
        self._turn: int | None = None
        """Sentences since another player's last turn began, that included; None if none did."""
        self._others = False
        self._place = 0
        self._word: int | None = None

    def take(self, told: Announcement) -> None:
        """Keep a sentence. Who goes on looking back begins with it."""
        if told.kind in _LEFT_OUT or not told.text:
            return
        if told.move is not None:
            if told.kind is SentenceKind.NEWS:
                # A deal: what was said in the hand before is long past.
                self.end_turn()
            others = told.kind is SentenceKind.OTHER
            if others and not self._others:
                self._turn = 0
            self._others = others
        self._told.append(told)
        if self._turn is not None:
            self._turn += 1
        self.leave()

    def end_turn(self) -> None:
        """Take what was told until now for long past."""
        self._turn, self._others = None, False

    def leave(self) -> None:
        """Begin with the newest the next time."""
        self._place, self._word = 0, None

    def told(
        self, buried: Sequence[Card], length: Length = Length.LONG, *, strict: bool = False
    ) -> tuple[Text, ...]:
        """What can be read, oldest first, while these cards are buried in the discard pile.

        Another player's turn is one sentence, as it was spoken, except at length. Until that player
        moves again it may name what was buried since, unless memory is `strict`.
        """
        split = max(0, len(self._told) - (self._turn or 0))
        every = tuple(self._told)
        parts = (every[:split], every[split:])
        if length is not Length.LONG:
            parts = (in_turns(parts[0], length), in_turns(parts[1], length))
        past, latest = parts
        hidden = ((past, buried), (latest, buried if strict else ()))
        tellable = (
            next((text for text in (one.text, one.late) if text and not _names(text, cards)), None)
            for told, cards in hidden
            for one in told
        )
        return tuple(text for text in tellable if text is not None)[-MOST:]

    def read(self, question: Command, told: Sequence[Text], spoken: Spoken | None) -> Read:
        """What the question finds among sentences, of which there is at least one.

        Words are those that are `spoken`; without a voice for them there are sentences only.
        """
        if question in SENTENCES:
            return self._sentence(SENTENCES[question], told)
        sentence = told[-min(max(1, self._place), len(told))]
        spelled = (spoken(sentence) if spoken is not None else "").split()
        words = [word for word in (one.strip(_SILENT) for one in spelled) if word]
        if not words:
            return Read(sentence)
        return self._in_words(WORDS[question], words)

    def _sentence(self, step: int | None, told: Sequence[Text]) -> Read:
        before, self._word = self._place, None
        if not step:
            self._place = 1 if step == 0 else len(told)
            return Read(told[-self._place])
        self._place = min(max(1, before + step), len(told))
        found = told[-self._place]
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
