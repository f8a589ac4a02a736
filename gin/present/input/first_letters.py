"""Finding an entry by the letters that its name begins with."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart into a plain one and an accent."""


def folded(text: str) -> str:
    """Return text as it is compared: without case, accents, and signs before its first letter."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_PLAIN)
    begins = next((at for at, sign in enumerate(plain) if sign.isalnum()), len(plain))
    return " ".join(plain[begins:].split()) + (" " if plain[-1:].isspace() else "")


def beginning_with(names: Sequence[str], typed: str, at: int) -> int | None:
    """Return the place of the next name that begins with what was typed, round and round; None if
    there is none.

    A single letter, or the same one several times, goes on from the name `at` which the player is.
    More letters narrow the search down, and that name may be the one.
    """
    known, wanted = [folded(name) for name in names], folded(typed)
    again = len(set(wanted)) == 1
    found = _from(known, wanted, at + (len(wanted) == 1))
    if found is None and again:
        found = _from(known, wanted[0], at + 1)
    return found


def _from(known: Sequence[str], wanted: str, start: int) -> int | None:
    if not wanted:
        return None
    places = (place % len(known) for place in range(start, start + len(known)))
    return next((place for place in places if known[place].startswith(wanted)), None)
