"""Checks a language against English for mistakes that would show at run time."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import lru_cache
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Rank, Suit
from gin.core.message import Gender, Text, Verbatim
from gin.language.compiler.entries import (
    FUNCTIONS,
    GRAMMAR,
    MOST_PROBLEMS,
    CatalogueEntry,
    Language,
    Use,
    UseKind,
)
from gin.language.compiler.growth import Endless, Growth
from gin.language.compiler.problem import Problem, verbatim_names
from gin.language.plurals import plural
from gin.language.resolve import TextStyle
from gin.messages import catalogues as messages

OPTIONS = frozenset({"style", "case", "form"})
"""Variables that entries may choose by without declaring them: the style, and options passed on."""
OPTIONAL = frozenset({"grammar-language", "grammar-name"})
"""Grammar entries that a language may omit.

A language that extends a bundled one needs no name. Without "grammar-name", players' names are not
declined.
"""
_SILENT = frozenset({"key", "flag", "gender", "letters", "sign"})
"""Types with no words: they only choose between variants."""
_NEAR = 0.8


class Source(Struct, frozen=True):
    """English: its patterns, the type of each variable by entry, and the names of its files."""

    patterns: Mapping[str, Any]
    given: Mapping[str, Mapping[str, str]]
    domains: tuple[str, ...]


def check(
    language: Language,
    source: Source,
    bundled: Mapping[str, CatalogueEntry] | None = None,
    most_named: int | None = None,
) -> list[Problem]:
    """Return the problems of a language; those of single entries name the entry.

    `bundled` entries are part of the program: they count as present, and only their use of the
    language's own terms is checked. At most `most_named` missing grammar entries are named; None
    names all.
    """
    entries = {**(bundled or {}), **language.entries}
    checker = _Checker(language, source, entries, most_named)
    return list(dict.fromkeys(islice(checker.problems(), MOST_PROBLEMS)))


def usable(language: Language, problems: Iterable[Problem]) -> dict[str, CatalogueEntry]:
    """Return the entries without errors."""
    bad = {one.entry for one in problems if not one.warning}
    return {name: entry for name, entry in language.entries.items() if name not in bad}


class _Checker:
    def __init__(
        self,
        language: Language,
        source: Source,
        entries: Mapping[str, CatalogueEntry],
        most_named: int | None,
    ) -> None:
        self.language = language
        self.source = source
        self.entries = entries
        self.most_named = most_named
        uses = [use for entry in entries.values() for use in entry.uses]
        self.options = OPTIONS | {name for use in uses for name, _ in use.options}
        self.growth = Growth(entries, source.given)

    def problems(self) -> Iterator[Problem]:
        own = self.language.entries
        for entry in own.values():
            yield from self._named(entry)
            yield from self._references(entry)
            if entry.name in self.source.given:
                yield from self._variables(entry)
                try:
                    self.growth.measure(entry.name)
                except Endless as error:
                    yield _of(entry, error.what)
        if any(entry.private for entry in own.values()):
            yield from self._bundled()
        yield from self._grammar()

    def _bundled(self) -> Iterator[Problem]:
        """Check that the language's own terms fit the bundled entries that use them."""
        own = self.language.entries
        for entry in self.entries.values():
            if entry.name in own or entry.name not in self.source.given:
                continue
            yield from self._variables(entry)
            try:
                self.growth.measure(entry.name)
            except Endless as error:
                for term in own.values():
                    if term.private:
                        yield _of(term, error.what)

    def _named(self, entry: CatalogueEntry) -> Iterator[Problem]:
        """Check that English has the entry, in the same file."""
        id = Verbatim(_shown(entry))
        if not entry.name.startswith(f"{entry.domain}-"):
            home = self._home(entry.name)
            if home:
                yield _of(entry, messages.other_file(id=id, file=Verbatim(f"{home}.ftl")))
            else:
                start = Verbatim(f"{entry.domain}-")
                yield _of(entry, messages.prefix(id=id, near=start))
        elif entry.name not in self.source.given and entry.domain != GRAMMAR:
            near = _near(entry.name, self.source.given)
            if entry.private:
                yield _of(entry, messages.no_own_term(id=id))
            elif near:
                yield _of(entry, messages.no_entry_but(id=id, near=Verbatim(near)))
            else:
                yield _of(entry, messages.no_entry(id=id))

    def _home(self, name: str) -> str:
        if name not in self.source.given and not name.startswith(f"{GRAMMAR}-"):
            return ""
        homes = [one for one in self.source.domains if name.startswith(f"{one}-")]
        return max(homes, key=len, default="")

    def _references(self, entry: CatalogueEntry) -> Iterator[Problem]:
        for use in entry.used(UseKind.ENTRY):
            if use.name not in self.source.given and use.name not in self.entries:
                near = _near(use.name, {**self.source.given, **self.entries})
                id = Verbatim(f"{use.function}{use.name}")
                what = messages.not_there(id=id)
                if near:
                    what = messages.not_there_but(id=id, near=Verbatim(f"{use.function}{near}"))
                yield _of(entry, what, use.line)
        for use in entry.used(UseKind.SHOWN):
            if use.function == "NAME" and "grammar-name" not in self.entries:
                yield _of(entry, messages.NO_NAME_ENTRY, use.line)

    def _variables(self, root: CatalogueEntry) -> Iterator[Problem]:
        """Check that every variable is given, has the right type, and has possible keys.

        Entries that `root` refers to take their variables from `root`.
        """
        given = self.source.given[root.name]
        own = _keys(self.source.patterns.get(root.name, ""))
        seen = set()
        todo = [(root, frozenset[str]())]
        while todo:
            entry, passed = todo.pop()
            if (entry.name, passed) in seen:
                continue
            seen.add((entry.name, passed))
            for use in entry.uses:
                if use.kind is UseKind.ENTRY:
                    other = self.entries.get(use.name)
                    if other is not None:
                        names = frozenset(name for name, _ in use.options)
                        todo.append((other, passed | names))
                elif use.name not in passed:
                    what = self._wrong(use, root, given, own)
                    if what is not None:
                        # Bundled entries have no line: report the mistake at the root entry.
                        wrong = _of(entry, what, use.line) if use.line else _of(root, what)
                        if wrong.line:
                            yield wrong

    def _wrong(
        self, use: Use, root: CatalogueEntry, given: Mapping[str, str], own: Mapping[str, set[str]]
    ) -> Text | None:
        name, shown = Verbatim(f"${use.name}"), use.kind is UseKind.SHOWN
        kind = given.get(use.name, "")
        if not kind:
            if use.name in self.options:
                return messages.not_shown(name=name) if shown else None
            id, near = Verbatim(root.name), _near(use.name, given) or _only(given)
            if near:
                return messages.no_variable_but(id=id, name=name, near=Verbatim(f"${near}"))
            return messages.no_variable(id=id, name=name)
        if shown:
            if kind in _SILENT:
                return messages.not_shown(name=name)
            if use.function and kind not in FUNCTIONS[use.function]:
                function = Verbatim(use.function)
                return messages.function_type(name=name, kind=Verbatim(kind), function=function)
            return None
        allowed = _allowed(kind, own.get(use.name, set(use.keys)), self.language.code)
        wrong = [key for key in use.keys if key not in allowed]
        if not wrong:
            return None
        known = verbatim_names(
            f"[{key}]" for key in sorted(allowed, key=_order) if not _numeric(key)
        )
        return messages.never(name=name, text=Verbatim(wrong[0]), known=known)

    def _grammar(self) -> Iterator[Problem]:
        """Check that the grammar is complete, if the language has more entries than its name.

        Entries without words count too: if one is missing, messages that need it appear in English.
        """
        own, entries = self.language.entries, self.entries
        if own.keys() <= {f"{GRAMMAR}-language"}:
            return
        lacking = [
            name
            for name in self.source.given
            if name.startswith(f"{GRAMMAR}-") and name not in entries and name not in OPTIONAL
        ]
        if lacking:
            folder, slash, _ = next(iter(own.values())).file.rpartition("/")
            place = f"{folder}{slash}{GRAMMAR}.ftl"
            shown = lacking[: self.most_named]
            more = len(lacking) - len(shown)
            what = messages.grammar_missing(known=verbatim_names(shown), more=more)
            yield Problem(place, 0, what, warning=True)


def _of(entry: CatalogueEntry, what: Text, line: int = 0) -> Problem:
    return replace(entry.problem(what, line), entry=entry.name)


def _shown(entry: CatalogueEntry) -> str:
    return f"-{entry.name}" if entry.private else entry.name


def _near(name: str, names: Iterable[str]) -> str:
    start = name.partition("-")[0]
    # Comparing all of the thousands of names takes a second.
    like = [one for one in names if one.startswith(start) or "-" not in name]
    return next(iter(difflib.get_close_matches(name, like, n=1, cutoff=_NEAR)), "")


def _only(given: Mapping[str, str]) -> str:
    return next(iter(given)) if len(given) == 1 else ""


def _numeric(key: str) -> bool:
    return key.lstrip("-").isdecimal()


def _order(key: str) -> tuple[bool, str]:
    return key == "other", key


def choices(pattern: Any) -> Iterator[tuple[str, set[str]]]:
    """Yield each variable that a pattern chooses by, with the keys of its variants."""
    for part in [] if isinstance(pattern, str) else pattern:
        if not isinstance(part, str) and part[0] == "?":
            variants = dict(part[2])
            yield part[1], set(variants)
            for variant in variants.values():
                yield from choices(variant)


def _keys(pattern: Any) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, keys in choices(pattern):
        found.setdefault(name, set()).update(keys)
    return found


@lru_cache(maxsize=1)
def _numbers(language: str) -> frozenset[str]:
    forms = {plural(language, number) for number in range(200)}
    return frozenset({"other", *forms, *(str(number) for number in range(-200, 200))})


def _allowed(kind: str, own: set[str], language: str) -> Set[str]:
    """Return the keys that can match a type; `own` are the keys of the English entry."""
    if kind in ("number", "cards", "suits", "ranks", "texts"):
        return _numbers(language)
    fixed: dict[str, set[str]] = {
        "who": {"you", "other", *(gender.value for gender in Gender)},
        "gender": {gender.value for gender in Gender},
        "flag": {"true", "false"},
        "style": {style.value for style in TextStyle},
        "suit": {suit.name.lower() for suit in Suit},
        "rank": {rank.name.lower() for rank in Rank},
        "letters": {"own", "english"},
    }
    return fixed.get(kind, own) | {"other"}


def source_of(language: Language) -> tuple[Source, list[Problem]]:
    """Return English as a source for checks, and the problems in it."""
    problems: list[Problem] = []
    given = {}
    for name, entry in language.entries.items():
        if entry.domain == GRAMMAR:
            # A term takes the variables of the entries that use it.
            if not entry.private:
                given[name] = dict(entry.types)
            continue
        given[name] = _needed(entry, language, problems)
        others = [one for one in entry.used(UseKind.ENTRY) if not one.name.startswith(GRAMMAR)]
        if not others and not any(map(str.isalpha, words(entry.pattern))):
            problems.append(_of(entry, Verbatim(f"{name} contains no words")))
    domains = tuple(sorted({entry.domain for entry in language.entries.values()}))
    patterns = {name: entry.pattern for name, entry in language.entries.items()}
    return Source(patterns, given, domains), list(dict.fromkeys(problems))


def _needed(
    entry: CatalogueEntry, language: Language, problems: list[Problem], path: tuple[str, ...] = ()
) -> dict[str, str]:
    found: dict[str, str] = {}
    variables = [use for use in entry.uses if use.kind is not UseKind.ENTRY]
    for use in sorted(variables, key=lambda use: use.name):
        if use.name in OPTIONS:
            continue
        kind = entry.types.get(use.name)
        if kind is not None and kind in TYPES:
            found[use.name] = kind
            continue
        wrong = f"no comment says what ${use.name} is"
        if kind is not None:
            wrong = f"${use.name} has the unknown type {kind!r}; use {', '.join(TYPES)}"
        problems.append(_of(entry, Verbatim(wrong), use.line))
    for name in sorted({use.name for use in entry.used(UseKind.ENTRY)}):
        other = language.entries.get(name)
        if other is not None and other.domain != GRAMMAR and name not in path:
            found |= _needed(other, language, problems, (*path, name))
    return found


def words(pattern: Any) -> str:
    """Return the literal text of a pattern."""
    if isinstance(pattern, str):
        return pattern
    found = ""
    for part in pattern:
        if isinstance(part, str):
            found += part
        elif part[0] == "?":
            found += "".join(words(variant) for variant in dict(part[2]).values())
    return found


TYPES: Mapping[str, str] = {
    "card": "Card",
    "cards": "tuple[Card, ...]",
    "suit": "Suit",
    "suits": "tuple[Suit, ...]",
    "rank": "Rank",
    "ranks": "tuple[Rank, ...]",
    "who": "Who",
    "number": "int",
    "decimal": "float",
    "share": "Share",
    "date": "date",
    "text": "Text",
    "texts": "tuple[Text, ...]",
    "flag": "bool",
    "key": "Enum",
}
"""Types of variables, as named in comments, and their Python types."""
