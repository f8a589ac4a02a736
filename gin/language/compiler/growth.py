"""Measures the longest text an entry can produce, and finds circular references.

An entry refers to others by name, and to grammar entries by its variables: `CARD($card)` uses
`grammar-card`, which may use `RANK($rank, form: "index")`. Returning to an entry with the same
options is a circle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gin.core.message import Text, Verbatim
from gin.language.compiler.entries import GRAMMAR, CatalogueEntry
from gin.messages import catalogues as messages

LONGEST = 20_000
"""Maximum length of an entry's text, in characters."""
DEEPEST = 25
"""Maximum nesting of entries and choices."""
_VALUE = 40
"""Minimum length assumed for a variable, in characters."""
_BY_TYPE = {
    "card": ("grammar-card",), "suit": ("grammar-suit",), "rank": ("grammar-rank",),
    "cards": ("grammar-card",), "suits": ("grammar-suit",), "ranks": ("grammar-rank",),
    "share": ("grammar-percent",), "date": ("grammar-date",), "decimal": ("grammar-decimal",),
    "who": ("grammar-you", "grammar-name"),
}  # fmt: skip
"""The grammar entries that put a variable into words, by its type."""


class Endless(Exception):
    """Error for an entry that is circular, too long or too deep."""

    def __init__(self, what: Text) -> None:
        super().__init__(what)
        self.what = what


class Growth:
    """Measures the entries of a language; `given` has the variable types of each entry."""

    def __init__(
        self, entries: Mapping[str, CatalogueEntry], given: Mapping[str, Mapping[str, str]]
    ) -> None:
        self._entries = entries
        self._given = given
        self._known: dict[Any, int] = {}
        self._in_progress: set[Any] = set()

    def measure(self, name: str) -> int:
        """Return the estimated maximum length of an entry's text, in characters.

        Raises:
            Endless: The entry is circular, too long or too deep.
        """
        return self._entry(name, name, {}, bounded=False, depth=0)

    def _entry(
        self, name: str, root: str, options: dict[str, str], *, bounded: bool, depth: int
    ) -> int:
        """Measure an entry used in `root` with the options passed to it.

        If `bounded`, no other options apply, except the style.
        """
        entry = self._entries.get(name)
        if entry is None:
            return 0
        if depth > DEEPEST:
            raise Endless(messages.TOO_DEEP)
        key = (name, root, tuple(sorted(options.items())), bounded)
        if key in self._in_progress:
            raise Endless(messages.circle(id=Verbatim(name)))
        if key not in self._known:
            self._in_progress.add(key)
            try:
                size = self._pattern(entry.pattern, root, options, bounded, depth)
            finally:
                self._in_progress.discard(key)
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
                    possible = self._variants(name, dict(variants), usual, root, options, bounded)
                    size += max(
                        self._pattern(one, root, options, bounded, depth + 1) for one in possible
                    )
        return size

    def _variants(
        self, name: str, variants: dict[str, Any], usual: str, root: str,
        options: dict[str, str], bounded: bool,
    ) -> list[Any]:  # fmt: skip
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
    if kind != "number":
        return ()
    if passed.get("form") == "word":
        return ("grammar-number-word",)
    if passed.get("sign"):
        return ("grammar-plus", "grammar-minus")
    # The grammar's own entries never get negative numbers.
    return () if root.startswith(f"{GRAMMAR}-") else ("grammar-minus",)
