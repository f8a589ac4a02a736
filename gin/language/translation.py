"""Translation of messages into the program's current language."""

from __future__ import annotations

from functools import lru_cache

from gin.core.cards import Rank
from gin.core.message import Message, Text
from gin.language.catalogue import SOURCE, catalogue
from gin.language.resolve import TextStyle, resolve, resolve_apart
from gin.language.system import system_language

SYSTEM = "system"
"""Value of the language setting that means the system's language."""
_language = SOURCE
_insisted = False
_own_letters = True


def speak(language: str, *, whatever_is_set: bool = False) -> None:
    """Switch to a language.

    If `whatever_is_set`, this language overrides the language setting from now on.

    Raises:
        KeyError: There is no such language.
    """
    global _language, _insisted
    _language = catalogue(language).code
    _insisted = _insisted or whatever_is_set


def follow(setting: str) -> bool:
    """Switch to the language in the setting; return whether the language changed.

    A language that `speak` set with `whatever_is_set` stays.
    """
    before = _language
    if not _insisted:
        speak(system_language() if setting == SYSTEM else setting)
    return _language != before


def print_letters(*, own: bool) -> None:
    """Select the letters on cards: the language's own (B, D and K in German) or English ones."""
    global _own_letters
    _own_letters = own


def card_letters() -> tuple[str, str, str, str]:
    """Return the letters on aces, jacks, queens and kings."""
    ace, jack, queen, king = (
        printed(Message("grammar-index", (("what", rank),)))
        for rank in (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)
    )
    return ace, jack, queen, king


def language() -> str:
    """Return the code of the current language."""
    return _language


def printed(text: Text) -> str:
    """Return a message for display: cards as index and suit symbol."""
    return _translated(text, TextStyle.PRINT)


def spoken(text: Text) -> str:
    """Return a message for speech: every card by its full name."""
    return _translated(text, TextStyle.SPEAK)


def spoken_short(text: Text) -> str:
    """Return a message for speech: every card by its short name."""
    return _translated(text, TextStyle.SHORT)


def for_ear(text: Text, *, short: bool) -> str:
    """Return a message for speech, with short card names if `short`."""
    return spoken_short(text) if short else spoken(text)


def sentences_in_style(text: Text, style: TextStyle) -> tuple[str, ...]:
    """Return a message in a style, one string for each sentence."""
    return _resolved_apart(text, _language, style, own_letters=_own_letters)


def in_style(text: Text, style: TextStyle) -> str:
    """Return a message in a style."""
    return _translated(text, style)


def _translated(text: Text, style: TextStyle) -> str:
    return _resolved(text, _language, style, own_letters=_own_letters)


_resolved = lru_cache(maxsize=4096)(resolve)
_resolved_apart = lru_cache(maxsize=1024)(resolve_apart)
