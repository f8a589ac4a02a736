"""Pseudo-translation: English with accents, longer words and brackets, for tests and images.

A sentence on the screen without brackets is missing from the catalogue. A clipped word shows that
longer languages would not fit. `install` adds the language at run time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from gin.language.catalogue import SOURCE, Part, Pattern, add, catalogue
from gin.language.compiler.entries import GRAMMAR

CODE = "en-XA"
"""CLDR's code for accented English."""
NAME = "Ƥşḗŭḓǿ"
_ACCENTS = str.maketrans(
    "abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ",
    "áƀçďéƒğĥíĵķĺɱñóƥŕšťúṽŵýžÁƁÇĎÉƑĞĤÍĴĶĹṀÑÓƤŔŠŤÚṼŴÝŽ",
)


def install() -> None:
    """Add the language, so that `gin.language.translation` can speak it."""
    add(CODE, NAME, entries())


@cache
def entries() -> Mapping[str, Pattern]:
    """Return every English entry with accents, and with brackets unless it is a grammar entry."""
    found: dict[str, Pattern] = {}
    for name, pattern in catalogue(SOURCE).entries.items():
        accented = _accented(pattern)
        if not name.startswith(f"{GRAMMAR}-"):
            inside = (accented,) if isinstance(accented, str) else accented
            accented = ("⟦", *inside, "⟧")
        found[name] = accented
    return found


def _accented(pattern: Pattern) -> Pattern:
    return _longer(pattern) if isinstance(pattern, str) else tuple(map(_accented_part, pattern))


def _accented_part(part: Part) -> Part:
    match part:
        case str():
            return _longer(part)
        case ("?", name, variants, default):
            return "?", name, tuple((key, _accented(variant)) for key, variant in variants), default
    return part


def _longer(text: str) -> str:
    return re.sub("[aeiou]", lambda found: found[0] * 2, text).translate(_ACCENTS)
