"""Sanitise text from outside (names, paths, typed or received lines) before showing it.

Such text can be of any length. It may contain characters that move a terminal's cursor, reverse the
writing direction, end a string early, or stack marks over the lines above.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST = 4_000
"""Default maximum length of shown text, in characters."""
LONGEST_QUOTED = 40
"""Maximum length of a quoted bad value, in characters."""
_MOST_MARKS = 3
"""Maximum number of combining marks on a letter."""
_BLANK = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters that are invisible although Unicode calls them printable."""
_NON_JOINER, _JOINER = "\u200c", "\u200d"
"""Invisible characters that Persian, Indian scripts and emoji need in some places."""
_VIRAMA = 9
"""Combining class of the marks that join Indian letters."""
_CUT = "..."
"""Mark for omitted text, in ASCII for terminals and engines that know nothing else."""


def harmless(text: str, most: int = LONGEST, *, unfinished: bool = False) -> str:
    """Return the text on one line, without invisible characters, cut after `most` characters.

    Joiners stay where characters need them or, at the end of an `unfinished` text, may need them. A
    cut text ends in dots.
    """
    if len(text) <= most and text.isascii() and text.isprintable():
        return text
    # The slice bounds the work and the cache key if most of a long text is invisible.
    return _harmless(text[: 8 * most], most, unfinished)


def typable(text: str) -> str:
    """Return the characters of a text that a text field accepts."""
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
    """Return whether a joiner or non-joiner belongs between two characters (Unicode UAX 31).

    An empty `after` means that the next character is unknown; then `before` decides.
    """
    if unicodedata.combining(before) == _VIRAMA:
        return not after or unicodedata.category(after) == "Lo"
    if unicodedata.bidirectional(before) == "AL":
        return not after or unicodedata.bidirectional(after) == "AL"
    is_emoji = before == "\ufe0f" or unicodedata.category(before) in ("So", "Sk")
    return sign == _JOINER and is_emoji and (not after or unicodedata.category(after) == "So")


def quoted(text: str, most: int = LONGEST_QUOTED) -> str:
    r"""Return the text in quotes, shortened, with invisible characters as escapes ('\x1b')."""
    return harmless(repr(text if len(text) <= most else text[:most] + _CUT))


def cut_between(text: str, most: int) -> str:
    """Return the text sanitised and, if too long, cut in the middle.

    The cause of an error is often named at its end.
    """
    half = most // 2
    return harmless(text if len(text) <= most else f"{text[:half]} {_CUT} {text[-half:]}")
