"""Introduction to a game, shown before its first hand."""

from __future__ import annotations

from msgspec import Struct

from gin.core.message import Text, ended, labelled


class Introduction(Struct, frozen=True):
    """A game in three lines: what is different, the aim, and how a hand ends.

    The introduction covers part of the table until the player presses anything. `lines` are pairs
    of label and text, the first without a label; `on` says how to continue.
    """

    title: Text
    emblem: str
    lines: tuple[tuple[Text, Text], ...]
    on: Text

    @property
    def texts(self) -> tuple[Text, ...]:
        return tuple(labelled(label, text) if label else ended(text) for label, text in self.lines)
