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
_NON_JOINER, _JOINER = "\u200c", "\u200d"
"""Signs without a picture that Persian, Indian languages and emoji need between their letters."""
_VIRAMA = 9
"""The combining class of the marks that join Indian letters."""
_CUT = "..."
"""Where something is left out; plain, for terminals and engines that know no other signs."""


def harmless(text: str, most: int = LONGEST, *, unfinished: bool = False) -> str:
    """The text on one line, without signs that cannot be seen, no more than `most` of the others.

    Joiners stay where letters need them; one at the end stays if the text is `unfinished`. Dots
    stand for what is left out at its end.
    """
    if len(text) <= most and text.isascii() and text.isprintable():
        return text
    # However much there is besides, no more of it is looked at, or kept in the cache.
    return _harmless(text[: 8 * most], most, unfinished)


def typable(text: str) -> str:
    """Return the signs of a text that a field takes from a keyboard or the clipboard."""
    return "".join(sign for sign in text if sign.isprintable() or sign in (_NON_JOINER, _JOINER))


@lru_cache(maxsize=512)
def _harmless(text: str, most: int, unfinished: bool) -> str:
    shown: list[str] = []
    marks = 0
    for sign, following in zip(text, (*text[1:], "" if unfinished else " "), strict=True):
        if len(shown) > most:
            break
        if sign.isspace():
            sign = " "
        elif sign in (_NON_JOINER, _JOINER):
            if not shown or not _joins(shown[-1], sign, following):
                continue
        elif not sign.isprintable() or sign in _BLANK:
            continue
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            shown.append(sign)
    return "".join(shown) if len(shown) <= most else "".join(shown[:most]) + _CUT


def _joins(before: str, sign: str, after: str) -> bool:
    """Whether a joiner or non-joiner belongs between two signs, as Unicode's UAX 31 has it.

    Where nothing stands `after` it yet, it depends on what stands before.
    """
    if unicodedata.combining(before) == _VIRAMA:
        return not after or unicodedata.category(after) == "Lo"
    if unicodedata.bidirectional(before) == "AL":
        return not after or unicodedata.bidirectional(after) == "AL"
    is_emoji = before == "\ufe0f" or unicodedata.category(before) in ("So", "Sk")
    return sign == _JOINER and is_emoji and (not after or unicodedata.category(after) == "So")


def quoted(text: str, most: int = LONGEST_QUOTED) -> str:
    """The text in quotes, what cannot be seen as escapes ('\\x1b'), cut if it is too long."""
    return harmless(repr(text if len(text) <= most else text[:most] + _CUT))


def cut_between(text: str, most: int) -> str:
    """The text harmless, and cut in its middle: a message says at its end what is wrong."""
    half = most // 2
    return harmless(text if len(text) <= most else f"{text[:half]} {_CUT} {text[-half:]}")
