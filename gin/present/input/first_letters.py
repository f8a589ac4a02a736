"""Search for an entry by the first letters of its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe"})
"""Replacements for letters that Unicode does not decompose."""


def folded(text: str) -> str:
    """Return text for comparison: without case, accents or leading punctuation."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_PLAIN)
    begins = next((at for at, sign in enumerate(plain) if sign.isalnum()), len(plain))
    return " ".join(plain[begins:].split()) + (" " if plain[-1:].isspace() else "")


def beginning_with(names: Sequence[str], typed: str, at: int) -> int | None:
    """Return the index of the next name that begins with `typed`, wrapping around, or None.

    A single letter starts the search after the name at `at`. More letters may match the name at
    `at` itself. A repeated letter counts as a single one if no name begins with the repetition.
    """
    known, wanted = _compared(names, typed)
    return _find_from(known, wanted, at + (len(wanted) == 1))


def all_beginning_with(names: Sequence[str], typed: str) -> list[int]:
    """Return the indexes of all names among which `beginning_with` searches."""
    known, wanted = _compared(names, typed)
    return [place for place, name in enumerate(known) if wanted and name.startswith(wanted)]


def _compared(names: Sequence[str], typed: str) -> tuple[list[str], str]:
    """Return the names and the letters to compare; a repeated letter may count as one."""
    known, wanted = [folded(name) for name in names], folded(typed)
    if len(set(wanted)) == 1 and not any(name.startswith(wanted) for name in known):
        wanted = wanted[0]
    return known, wanted


def _find_from(known: Sequence[str], wanted: str, start: int) -> int | None:
    if not wanted:
        return None
    places = (place % len(known) for place in range(start, start + len(known)))
    return next((place for place in places if known[place].startswith(wanted)), None)
