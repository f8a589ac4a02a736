"""Sentences of a rules page, each with the slots of the rules that it depends on.

A maker turns rules into sentences, and the slots that it reads are recorded. A game's own
paragraphs are written by hand and list their slots. A sentence of these paragraphs appears only
while its slots have the game's own values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from msgspec import Struct

from gin.core.figure import Figure
from gin.core.message import Text
from gin.rules.model.patches import slot
from gin.rules.model.rules import Rules

SentenceMaker = Callable[[Rules], Iterator[Text]]
"""Function that yields the sentences about one aspect of the rules."""
SentenceMakers = tuple[SentenceMaker, ...]
"""Makers of the sentences of one section, in order."""
FigureMaker = Callable[[Rules], Iterator[Figure]]
"""Function that yields the figures about one aspect of the rules."""
FigureMakers = tuple[FigureMaker, ...]


class RuleSentence(Struct, frozen=True):
    """A sentence, and the slots it depends on: "knock.limit", or "bonuses" for all slots below it.

    A sentence without slots always holds: it is about the source or the game's name.
    """

    text: Text
    slots: tuple[str, ...] = ()

    def holds(self, rules: Rules, own: Rules) -> bool:
        """Return whether its slots have the values of the game's `own` rules."""
        return all(slot(rules, path) == slot(own, path) for path in self.slots)


Paragraph = tuple[RuleSentence, ...]
"""Sentences shown together; those that don't hold are left out."""


def said(text: Text, *slots: str) -> Paragraph:
    """Return a paragraph of one sentence; join several with `+`."""
    return (RuleSentence(text, slots),)


def sentences_by(makers: SentenceMakers, rules: Rules) -> Iterator[RuleSentence]:
    """Yield the makers' sentences about these rules, each with the slots read for it."""
    for maker in makers:
        seen: set[str] = set()
        for text in maker(cast(Rules, _RecordingRules(rules, "", seen))):
            yield RuleSentence(text, tuple(sorted(seen)))


class _RecordingRules:
    """Wrapper of rules, or of a part of them, that records which slots are read."""

    __slots__ = ("_above", "_part", "_seen")

    def __init__(self, part: Any, above: str, seen: set[str]) -> None:
        self._part = part
        self._above = above
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        made = getattr(type(self._part), name, None)
        if isinstance(made, property) and made.fget is not None:
            return made.fget(self)  # Records the slots that the property reads.
        value = getattr(self._part, name)
        path = f"{self._above}{name}"
        if isinstance(value, Struct):
            return _RecordingRules(value, f"{path}.", self._seen)
        self._seen.add(path)
        return value
