"""Catalogues: all messages of a language.

`tools.messages` compiles those of bundled languages from `assets/languages`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from gin.messages.languages import LANGUAGES

SOURCE = "en"
"""The language that all others are translated from; it has every entry."""

Options = tuple[tuple[str, str], ...]
"""Options for the wording of a value: `(("case", "accusative"),)`."""
Pattern = str | tuple["Part", ...]
"""The words of an entry: a text, or a sequence of parts."""
Part = str | tuple[Any, ...]
"""A part of a pattern: a text, or a tuple that begins with its kind.

- `("$", name, options)`: a variable of the message, worded with these options;
- `("&", id, options)`: another entry, with these options and the variables of this entry;
- `("?", name, variants, default)`: a choice by a variable of the message;
- `("|",)`: the boundary between two sentences.
"""


class Catalogue(Struct, frozen=True):
    """The entries of a language by id."""

    code: str
    entries: Mapping[str, Pattern]


_added: dict[str, Catalogue] = {}


def add(code: str, name: str, entries: Mapping[str, Pattern]) -> None:
    """Add a language, with its own name for itself, or more entries for a bundled one.

    Call this before any other use of the language, because its words may be cached.
    """
    bundled = catalogue(code).entries if code in LANGUAGES else {}
    LANGUAGES[code] = name
    _added[code] = Catalogue(code, {**bundled, **entries})
    catalogue.cache_clear()


@cache
def catalogue(code: str) -> Catalogue:
    """Return the catalogue of a language.

    Raises:
        KeyError: There is no such language.
    """
    if code in _added:
        return _added[code]
    if code not in LANGUAGES:
        raise KeyError(code)
    table = import_module(module_of(code))
    return Catalogue(code, table.ENTRIES)


def module_of(code: str) -> str:
    """Return the name of the module with a language's entries."""
    return f"gin.language.tables.{code.replace('-', '_').lower()}"
