"""What a teacher says beside the table, as plain data."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, commas, ended, labelled, sentences
from gin.interface.intents import Intent
from gin.interface.paper import CountLine
from gin.interface.refs import ItemRef
from gin.messages import speech


class LessonNote(Struct, frozen=True):
    """What a teacher says beside the table: step `step` of `of`, in a title and a few sentences.

    `how` is the gesture or key for what is asked, `typed` the same in words. `points_at` are the
    items spoken of, `count` a sum to be shown, and `go_on` what leads on, if nothing else is asked.
    `example` is a picture of cards in groups, each with its label, and `example_told` all of it in
    words.
    """

    title: Text
    text: Text
    step: int
    of: int
    how: Text = NOTHING
    typed: Text = NOTHING
    points_at: tuple[ItemRef, ...] = ()
    count: tuple[CountLine, ...] = ()
    example: tuple[tuple[Text, tuple[Card, ...]], ...] = ()
    example_told: Text = NOTHING
    go_on: Intent | None = None

    @property
    def lines(self) -> tuple[Text, ...]:
        """The lesson as it is announced: where it stands, what it says, and its sum."""
        place = speech.place(number=self.step, of=self.of)
        said = sentences(ended(commas(self.title, place)), self.text, self.example_told)
        return (said, *(ended(labelled(line.text, line.number)) for line in self.count))
