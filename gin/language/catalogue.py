"""Catalogues: all sentences of a language, compiled by `tools.messages` from `assets/languages`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from gin.messages.languages import LANGUAGES

SOURCE = "en"
"""The language that all others are translated from, and that has every entry."""

Options = tuple[tuple[str, str], ...]
"""What an entry says of a thing that it tells: `(("case", "accusative"),)`."""
Pattern = str | tuple["Part", ...]
"""The words of an entry: a text, or parts one after the other."""
Part = str | tuple[Any, ...]
"""A part of a pattern: a text, or a tuple that begins with what it is.

- `("$", name, options)`: something that stands in the message, told with these options;
- `("&", id, options)`: another entry, with these options beside what stands in this one;
- `("?", name, variants, default)`: a choice by what stands in the message;
- `("|",)`: the end of a sentence, before another one.
"""


class Catalogue(Struct, frozen=True):
    """A language: its code, and its entries by id."""

    code: str
    entries: Mapping[str, Pattern]


_added: dict[str, Catalogue] = {}


def add(code: str, name: str, entries: Mapping[str, Pattern]) -> None:
    """Add a language that calls itself `name`, or what a language has besides its own entries.

    This comes before any other use of the language: words of it may have been kept.
    """
    bundled = catalogue(code).entries if code in LANGUAGES else {}
    LANGUAGES[code] = name
    _added[code] = Catalogue(code, {**bundled, **entries})
    catalogue.cache_clear()


@cache
def catalogue(code: str) -> Catalogue:
    """The catalogue of a language; raises KeyError for one that is not there."""
    if code in _added:
        return _added[code]
    if code not in LANGUAGES:
        raise KeyError(code)
    table = import_module(module_of(code))
    return Catalogue(code, table.ENTRIES)


def module_of(code: str) -> str:
    """The module with the entries of a language."""
    return f"gin.language.tables.{code.replace('-', '_').lower()}"
