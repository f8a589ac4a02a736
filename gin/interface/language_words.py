"""Interface to the words of a language, for typed commands."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from gin.core.cards import Card
from gin.core.message import Text


class LanguageWords(Hashable, Protocol):
    """The words of the program's language, which only a front end knows."""

    def language(self) -> str: ...

    def in_english(self, line: str) -> str:
        """Replace the language's own words in a line with English ones."""

    def card_named(self, text: str) -> Card | None:
        """Return the card that a text names, if any."""

    def offered(self, word: str) -> str: ...

    def card_like(self, text: str) -> tuple[float, Card, str] | None:
        """Return the most similar card as (similarity from 0 to 1, card, its name), or None."""

    def has_words(self, word: str) -> bool:
        """Return whether the language translates every part of an English command."""

    def after(self, line: str, *commands: str) -> str | None:
        """Return the untranslated text after a word that means one of these commands, or None."""

    def comparable(self, line: str, text: str) -> str:
        """Return a line in the form that is matched against possible commands.

        `text` is the line as understood in English.
        """

    def spoken(self, text: Text) -> str:
        """Return a message as a player would type it."""

    def printed(self, text: Text) -> str:
        """Return a message as the window shows it, possibly with symbols."""
