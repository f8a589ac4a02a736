"""Introduction to a game, shown before its first hand."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, ended, labelled

LEARN_KEY = "L"
"""Key of the button that opens the lesson."""


class Introduction(Struct, frozen=True):
    """A game in three lines: what is different, the aim, and how a hand ends.

    The introduction covers part of the table until the player presses anything. `lines` are pairs
    of label and text, the first without a label; `example` has labelled groups of cards, drawn
    below the last line without a label. `on` says how to continue. A player's very first
    card has two buttons, named `begin` and `learn`; `learn` opens the lesson instead, and `guide`
    says how to open it by typing. After the lesson there is only `begin`.
    """

    title: Text
    emblem: str
    lines: tuple[tuple[Text, Text], ...]
    on: Text
    begin: Text = NOTHING
    learn: Text = NOTHING
    guide: Text = NOTHING
    example: tuple[tuple[Text, tuple[Card, ...]], ...] = ()

    @property
    def texts(self) -> tuple[Text, ...]:
        """The sentences for ears and terminals; `guide` comes last."""
        lines = (labelled(label, text) if label else ended(text) for label, text in self.lines)
        return (*lines, self.guide) if self.guide else tuple(lines)
