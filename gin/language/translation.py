"""The words of what is said, in the language that the program speaks.

A program speaks one language at a time: which one is chosen here, by `speak`. Only front ends ask
for words.
"""

from __future__ import annotations

from functools import lru_cache

from gin.core.cards import Rank
from gin.core.message import Message, Text
from gin.language.catalogue import SOURCE, catalogue
from gin.language.resolve import TextStyle, resolve, resolve_apart
from gin.language.system import system_language

SYSTEM = "system"
"""The setting for the language of the computer."""
_language = SOURCE
_insisted = False
_own_letters = True


def speak(language: str, *, whatever_is_set: bool = False) -> None:
    """From now on words are of this language; raises KeyError for one that is not there."""
    global _language, _insisted
    _language = catalogue(language).code
    _insisted = _insisted or whatever_is_set


def follow(setting: str) -> bool:
    """Speak the language that is set, SYSTEM for the computer's own; True if it is another now.

    A language that was asked for whatever is set stays.
    """
    before = _language
    if not _insisted:
        speak(system_language() if setting == SYSTEM else setting)
    return _language != before


def print_letters(*, own: bool) -> None:
    """Cards have the language's own letters from now on (B, D and K in German), or English ones."""
    global _own_letters
    _own_letters = own


def card_letters() -> tuple[str, str, str, str]:
    """The letters that stand on aces, jacks, queens and kings."""
    ace, jack, queen, king = (
        printed(Message("grammar-index", (("what", rank),)))
        for rank in (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)
    )
    return ace, jack, queen, king


def language() -> str:
    """The code of the language that is spoken."""
    return _language


def printed(text: Text) -> str:
    """What is said, for the eye: cards as index and suit sign."""
    return _told(text, TextStyle.PRINT)


def spoken(text: Text) -> str:
    """What is said, for the ear: every card by its whole name."""
    return _told(text, TextStyle.SPEAK)


def spoken_short(text: Text) -> str:
    """What is said, for the ear: every card by its short name."""
    return _told(text, TextStyle.SHORT)


def for_ear(text: Text, *, short: bool) -> str:
    """What is said, for the ear; where little is to be said every card by its short name."""
    return spoken_short(text) if short else spoken(text)


def told_apart(text: Text, style: TextStyle) -> tuple[str, ...]:
    """What is said in a style, each sentence by itself."""
    return _resolved_apart(text, _language, style, own_letters=_own_letters)


def told(text: Text, style: TextStyle) -> str:
    """What is said in a style."""
    return _told(text, style)


def _told(text: Text, style: TextStyle) -> str:
    return _resolved(text, _language, style, own_letters=_own_letters)


_resolved = lru_cache(maxsize=4096)(resolve)
_resolved_apart = lru_cache(maxsize=1024)(resolve_apart)
