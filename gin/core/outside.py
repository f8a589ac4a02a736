"""Words from outside (names, paths, lines that were typed or read), made harmless to show.

Whatever a file, a program or a keyboard gives can hold signs that move the cursor of a terminal,
turn the direction of writing round, end a text early or pile up over the lines above it, and it
can be of any length.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST = 4_000
"""Signs that anything shown has at most: more than any sentence of the program's own."""
LONGEST_QUOTED = 40
"""Signs that are quoted of what was wrong."""
_MOST_MARKS = 3
"""Combining marks that one letter may carry."""
_BLANK = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters that cannot be seen, though they are counted among those that can."""
_CUT = "..."
"""Where something is left out; plain, for terminals and engines that know no other signs."""


def harmless(text: str, most: int = LONGEST) -> str:
    """The text on one line, without signs that cannot be seen, no more than `most` of the others.

    Dots stand for what is left out at its end.
    """
    if len(text) <= most and text.isascii() and text.isprintable():
        return text
    # However much there is besides, no more of it is looked at, or kept in the cache.
    return _harmless(text[: 8 * most], most)


@lru_cache(maxsize=512)
def _harmless(text: str, most: int) -> str:
    shown: list[str] = []
    marks = 0
    for sign in text:
        if len(shown) > most:
            break
        if sign.isspace():
            sign = " "
        elif not sign.isprintable() or sign in _BLANK:
            continue
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            shown.append(sign)
    return "".join(shown) if len(shown) <= most else "".join(shown[:most]) + _CUT


def quoted(text: str, most: int = LONGEST_QUOTED) -> str:
    """The text in quotes, what cannot be seen as escapes ('\\x1b'), cut if it is too long."""
    return harmless(repr(text if len(text) <= most else text[:most] + _CUT))


def cut_between(text: str, most: int) -> str:
    """The text harmless, and cut in its middle: a message says at its end what is wrong."""
    half = most // 2
    return harmless(text if len(text) <= most else f"{text[:half]} {_CUT} {text[-half:]}")
