"""What the terminal says by itself."""

from __future__ import annotations

from collections.abc import Iterable

KEPT = "Your game is kept. Goodbye."
FAREWELL = "Goodbye."
NOT_KEPT = "Nothing is kept: this copy runs without saving."
NO_FIELD = "A deal code is entered among the table options of a game."


HAND = "Hand"
LOOSE = "Loose"
_SUITS = {"♣": "of clubs", "♦": "of diamonds", "♥": "of hearts", "♠": "of spades"}


def plain_label(label: str) -> str:
    """A meld's label without suit signs: "Run of hearts"."""
    for sign, word in _SUITS.items():
        label = label.replace(sign, word)
    return label[:1].upper() + label[1:]


def say_what(main: str) -> str:
    """The answer to an empty line."""
    return f'Say a number or a word, such as "{main}".' if main else "Say a number or a word."


def code_is(code: str) -> str:
    """The answer to a deal code."""
    return f"The deal code is {code}."


def unknown(text: str, legal: Iterable[str]) -> str:
    """The answer to a command that cannot be done now."""
    names = list(legal)
    shown = ", ".join(names[:8]) + (" ..." if len(names) > 8 else "")
    return f'"{text}" cannot be done now. You can say: {shown}.'
