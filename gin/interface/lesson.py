"""The teacher's notes at the table, as plain data."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, commas, ended, labelled, sentences
from gin.interface.intents import Intent
from gin.interface.paper import CountLine
from gin.interface.pictures import Portrait
from gin.interface.refs import ItemRef
from gin.messages import speech


class LessonNote(Struct, frozen=True):
    """The teacher's note for one step of a lesson.

    `how` is the gesture or key for the task and `typed` the command. `points_at` are the items that
    the note mentions, and `count` is a sum to show. `go_on` is the intent that continues if there
    is no task. `example` shows labelled groups of cards, and `example_told` describes them in
    words. `applauds` are the people who applaud at the end of the lesson.
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
    applauds: tuple[Portrait, ...] = ()

    @property
    def lines(self) -> tuple[Text, ...]:
        """The announcement: title, step number, text, example and sum."""
        place = speech.place(number=self.step, of=self.of)
        said = sentences(ended(commas(self.title, place)), self.text, self.example_told)
        return (said, *(ended(labelled(line.text, line.number)) for line in self.count))
