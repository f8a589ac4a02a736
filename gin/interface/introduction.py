"""What is told of a game before it is played for the first time."""

from __future__ import annotations

from msgspec import Struct

from gin.core.message import Text, ended, labelled


class Introduction(Struct, frozen=True):
    """A game in three lines: what is different in it, what it is about, and how a hand ends.

    It lies over the table until anything is pressed. `lines` are labels with what stands beside
    them, the first one without a label; `on` says how it goes on.
    """

    title: Text
    emblem: str
    lines: tuple[tuple[Text, Text], ...]
    on: Text

    @property
    def told(self) -> tuple[Text, ...]:
        """The same for those who hear it."""
        return tuple(labelled(label, text) if label else ended(text) for label, text in self.lines)
