"""What the terminal says by itself."""

from __future__ import annotations

from collections.abc import Iterable

from gin.core.outside import LONGEST_QUOTED, harmless

SAVED = "Your game is kept, as it is after every move."
KEPT = "Your game is kept. Goodbye."
FAREWELL = "Goodbye."
NOT_KEPT = "Nothing is kept: this copy runs without saving."
GONE = "The file of your games is not where it was: without it, nothing you played is kept."
NO_NOTE = "There is no more to say about that."
NO_FIELD = "There is nothing to type in here. A deal code goes among the table options of a game."
NO_KEY_ASKED = "To change a key, first choose its command on the page of keys."
TYPE_KEY = 'Type the key by its name, such as "key q", "key f5" or "key shift+s".'


HAND = "Hand"
LOOSE = "Loose"
NO_BRAILLE = "This terminal cannot show Braille cells, so cards are named in words only."


def _shortened(text: str) -> str:
    """What was typed, as far as it is quoted."""
    return harmless(text, LONGEST_QUOTED)


def no_such(text: str) -> str:
    """The answer to a question about a choice that is not there."""
    return f'There is no choice "{_shortened(text)}" here.'


def run(label: str, first: str, last: str) -> str:
    """A run of many cards by its ends: "Run of spades: two to nine"."""
    return f"{label}: {first} to {last}"


def field(name: str, text: str) -> str:
    """What can be typed into a field: "Deal code: none. Say code, then its letters."."""
    return f"{name}: {text or 'none'}. Say code, then its letters."


def say_what(main: str) -> str:
    """The answer to an empty line."""
    return f'Say a number or a word, such as "{main}".' if main else "Say a number or a word."


def done(label: str) -> str:
    """The answer to a choice that has nothing to say by itself."""
    return f"Done: {label}."


def entered(field: str, text: str, note: str) -> str:
    """The answer to what was typed into a field: what was understood, and whether it is good."""
    return f"{field} {text}: {note}"


def no_key(text: str) -> str:
    """What was typed is not the name of a key."""
    return f'"{_shortened(text)}" is not the name of a key.'


def unknown(text: str, near: Iterable[str], legal: Iterable[str]) -> str:
    """The answer to a command that cannot be done now: words spelled alike, and what can be."""
    meant = " or ".join(f'"{word}"' for word in near)
    asked = f" Did you mean {meant}?" if meant else ""
    return f'"{_shortened(text)}" cannot be done now.{asked} You can say: {", ".join(legal)}.'


def meld(place: int, name: str, cards: str) -> str:
    """A meld on the table, with the number it goes by."""
    return f"Meld {place + 1}, {name}: {cards}"
