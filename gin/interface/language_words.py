"""The words of a language, as typed commands need them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from gin.core.cards import Card
from gin.core.message import Text


class LanguageWords(Hashable, Protocol):
    """The words of the language that is spoken, which only a front end knows."""

    def language(self) -> str:
        """Which language that is."""

    def in_english(self, line: str) -> str:
        """A line with English words for the language's own."""

    def card_named(self, text: str) -> Card | None:
        """The card that is meant, if it is one."""

    def offered(self, word: str) -> str:
        """An English word of a command as the language has it."""

    def card_like(self, text: str) -> tuple[float, Card, str] | None:
        """How much a text is spelled like a card's name, 0 to 1, with the card and the name; None
        if it is like none."""

    def has_words(self, word: str) -> bool:
        """Does the language have words for all of an English command?"""

    def after(self, line: str, *commands: str) -> str | None:
        """What was typed after a word that means one of these commands, as it is."""

    def comparable(self, line: str, text: str) -> str:
        """A line as it is compared with what can be said; `text` is what was understood."""

    def spoken(self, text: Text) -> str:
        """What is said, as a player would type it."""

    def printed(self, text: Text) -> str:
        """What is said, as it stands in the window, where it may have signs."""
