"""How long an entry can become, without showing it: finds entries that lead back to themselves.

An entry refers to others by name, and to grammar entries by what it shows: `CARD($card)` stands for
`grammar-card`, which may use `RANK($rank, form: "index")`. With the same options such a way must
not come back to where it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gin.core.message import Text, Verbatim
from gin.language.compiler.entries import GRAMMAR, CatalogueEntry
from gin.messages import catalogues as messages

LONGEST = 20_000
"""Characters that an entry may grow to."""
DEEPEST = 25
"""Levels of entries in entries and choices in choices."""
_VALUE = 40
"""Characters that count for a variable of which no grammar entry makes words."""
_BY_TYPE = {
    "card": ("grammar-card",), "suit": ("grammar-suit",), "rank": ("grammar-rank",),
    "cards": ("grammar-card",), "suits": ("grammar-suit",), "ranks": ("grammar-rank",),
    "share": ("grammar-percent",), "date": ("grammar-date",), "decimal": ("grammar-decimal",),
    "who": ("grammar-you", "grammar-name"),
}  # fmt: skip
"""The grammar entries that make words of a variable of a type."""


class Endless(Exception):
    """An entry that leads back to itself, or becomes too long or too deep."""

    def __init__(self, what: Text) -> None:
        super().__init__(what)
        self.what = what


class Growth:
    """Measures the entries of a language; `given` has the types of the variables of each."""

    def __init__(
        self, entries: Mapping[str, CatalogueEntry], given: Mapping[str, Mapping[str, str]]
    ) -> None:
        self._entries = entries
        self._given = given
        self._known: dict[Any, int] = {}
        self._under_way: set[Any] = set()

    def measure(self, name: str) -> int:
        """How many characters an entry of the catalogue can have; raises Endless."""
        return self._entry(name, name, {}, bounded=False, depth=0)

    def _entry(
        self, name: str, root: str, options: dict[str, str], *, bounded: bool, depth: int
    ) -> int:
        """The same for one that stands in `root`, with the options that are passed on to it.

        Where they are `bounded`, there are no others.
        """
        entry = self._entries.get(name)
        if entry is None:
            return 0
        if depth > DEEPEST:
            raise Endless(messages.TOO_DEEP)
        key = (name, root, tuple(sorted(options.items())), bounded)
        if key in self._under_way:
            raise Endless(messages.circle(id=Verbatim(name)))
        if key not in self._known:
            self._under_way.add(key)
            try:
                size = self._pattern(entry.pattern, root, options, bounded, depth)
            finally:
                self._under_way.discard(key)
            if size > LONGEST:
                raise Endless(messages.too_long(id=Verbatim(name), most=LONGEST))
            self._known[key] = size
        return self._known[key]

    def _pattern(
        self, pattern: Any, root: str, options: dict[str, str], bounded: bool, depth: int
    ) -> int:
        if isinstance(pattern, str):
            return len(pattern)
        if depth > DEEPEST:
            raise Endless(messages.TOO_DEEP)
        size = 0
        for part in pattern:
            match part:
                case str():
                    size += len(part)
                case ["$", name, passed]:
                    size += self._shown(name, root, options, dict(passed), depth)
                case ["&", name, passed]:
                    more = {**options, **dict(passed)}
                    size += self._entry(name, root, more, bounded=bounded, depth=depth + 1)
                case ["?", name, variants, usual]:
                    taken = self._variants(name, dict(variants), usual, root, options, bounded)
                    size += max(
                        self._pattern(one, root, options, bounded, depth + 1) for one in taken
                    )
        return size

    def _variants(
        self, name: str, variants: dict[str, Any], usual: str, root: str,
        options: dict[str, str], bounded: bool,
    ) -> list[Any]:  # fmt: skip
        """The variants that may be taken."""
        if name in options:
            return [variants.get(options[name], variants[usual])]
        if bounded and name != "style" and name not in self._given.get(root, {}):
            return [variants[usual]]
        return list(variants.values())

    def _shown(
        self, name: str, root: str, options: dict[str, str], passed: dict[str, str], depth: int
    ) -> int:
        if name in options:
            return len(options[name])
        kind = self._given.get(root, {}).get(name, "")
        size = _VALUE
        for one in (*_BY_TYPE.get(kind, ()), *_of_number(kind, passed, root)):
            size = max(size, self._entry(one, one, passed, bounded=True, depth=depth + 1))
        return size


def _of_number(kind: str, passed: Mapping[str, str], root: str) -> tuple[str, ...]:
    """The grammar entries that write a number out."""
    if kind != "number":
        return ()
    if passed.get("form") == "word":
        return ("grammar-number-word",)
    if passed.get("sign"):
        return ("grammar-plus", "grammar-minus")
    # The grammar's own entries are given numbers that are not negative.
    return () if root.startswith(f"{GRAMMAR}-") else ("grammar-minus",)
