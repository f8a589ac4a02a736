"""Codes of tables: six letters that the host reads out and the other person types."""

from __future__ import annotations

import secrets

from gin.core.errors import JoinError
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.core.shuffle import ALPHABET, letters_of
from gin.messages import linked as messages

LETTERS = 6
PLACE = 3
"""Letters at the beginning of a code that say where the table is; the others are its secret."""


def _drawn(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def new_code(place: str = "") -> str:
    """Return an unpredictable code, at the `place` of an earlier one if given."""
    return (place or _drawn(PLACE)) + _drawn(LETTERS - PLACE)


def place_of(code: str) -> str:
    """Return the part of a code that says where the table is."""
    return code[:PLACE]


def shown_code(code: str) -> str:
    """Return a code as it is shown: "4K7-M2Q"."""
    return f"{code[:PLACE]}-{code[PLACE:]}"


def parse_code(text: str) -> str:
    """Return the code in a typed text: capitals, look-alikes, dashes and spaces do not matter.

    Raises:
      JoinError: the text is not a code; the error quotes it.
    """
    letters = letters_of(text.strip())
    if len(letters) != LETTERS or not set(letters) <= set(ALPHABET):
        raise JoinError(messages.no_code(code=Verbatim(quoted(text)), count=LETTERS))
    return letters
