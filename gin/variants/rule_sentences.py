"""Sentences of a rules page, each with the slots of the rules that it speaks of.

A teller makes sentences from rules, and what it reads for one is what that one speaks of: nobody
has to write it down, and nobody can forget to. A game's own paragraphs are written by hand and name
their slots; they are told only where these are as the game itself has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from msgspec import Struct

from gin.core.message import Text
from gin.rules.model.patches import slot
from gin.rules.model.rules import Rules

Teller = Callable[[Rules], Iterator[Text]]
"""Gives what these rules say of one thing: one sentence or a few, or none."""
Tellers = tuple[Teller, ...]
"""What the rules tell under one heading, in its order."""


class RuleSentence(Struct, frozen=True):
    """A sentence, and the slots it speaks of: "knock.limit", or "bonuses" for all that are below.

    Without slots it is true whatever is agreed: it speaks of the source, or of the game's name.
    """

    text: Text
    slots: tuple[str, ...] = ()

    def holds(self, rules: Rules, own: Rules) -> bool:
        """Is all that it speaks of as in the game's `own` rules?"""
        return all(slot(rules, path) == slot(own, path) for path in self.slots)


Paragraph = tuple[RuleSentence, ...]
"""Sentences that stand in one line, those of them that hold."""


def said(text: Text, *slots: str) -> Paragraph:
    """A paragraph of one sentence; `said(...) + said(...)` is one of two."""
    return (RuleSentence(text, slots),)


def told_by(tellers: Tellers, rules: Rules) -> Iterator[RuleSentence]:
    """What tellers say of these rules, each with the slots that were read for it."""
    for announcer in tellers:
        seen: set[str] = set()
        for text in announcer(cast(Rules, _Reader(rules, "", seen))):
            yield RuleSentence(text, tuple(sorted(seen)))


class _Reader:
    """Rules, or a part of them, that note which slots are read."""

    __slots__ = ("_above", "_part", "_seen")

    def __init__(self, part: Any, above: str, seen: set[str]) -> None:
        self._part = part
        self._above = above
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        made = getattr(type(self._part), name, None)
        if isinstance(made, property) and made.fget is not None:
            return made.fget(self)  # What it reads is noted too.
        value = getattr(self._part, name)
        path = f"{self._above}{name}"
        if isinstance(value, Struct):
            return _Reader(value, f"{path}.", self._seen)
        self._seen.add(path)
        return value
