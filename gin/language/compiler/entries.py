"""Reads Fluent files into catalogue entries and their patterns.

A comment names the variables of an entry and their types:

    # $card (card): the one that was drawn
    table-drew = You draw the { $card }.

A type in a comment of the whole file (`### $card (card)`) applies to all of its entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from fluent.syntax import FluentParser, ast
from msgspec import Struct, field

from gin.core.message import Text, Verbatim
from gin.language.catalogue import Pattern, catalogue
from gin.language.compiler.problem import Problem, excerpt, verbatim_names
from gin.language.compiler.slips import SourceLines, explain
from gin.messages import catalogues as messages

GRAMMAR = "grammar"
"""The domain of entries for parts of sentences: cards, lists, numbers."""
TYPED = "typed"
"""The domain of words that players type."""
FUNCTIONS: Mapping[str, frozenset[str]] = {
    "CARD": frozenset({"card"}),
    "SUIT": frozenset({"suit"}),
    "RANK": frozenset({"rank"}),
    "LIST": frozenset({"cards", "suits", "ranks", "texts"}),
    "NUMBER": frozenset({"number", "decimal", "share"}),
    "TELL": frozenset({"text"}),
    "NAME": frozenset({"who"}),
}
"""Functions and the types that each takes, as in `{ CARD($card, case: "accusative") }`."""
JOINS = ("and", "or", "comma", "semicolon", "space", "sentence")
"""Values of `by` in `LIST($cards, by: "and")`."""
MOST_PROBLEMS = 100
"""Limit for problems in a file, and in a language."""
LONGEST_NAME = 40
"""Maximum number of characters in a language's name for itself."""
_TYPED_VARIABLE = re.compile(r"\$([a-z][a-z-]*) \(([a-z]+)\)")
_BETWEEN = re.compile(r"(?:(?<=[.?!])|(?<=[.?!][”“])) (?=[A-ZÀ-ÞĀ-ſ0-9\"]|$)")
"""The space after a sentence, before another sentence or at the end of a text."""
_FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)
"""Characters that could move a terminal's cursor or reverse the direction of a line."""


class UseKind(StrEnum):
    """Kind of use: an entry shows a variable, chooses by it, or refers to another entry."""

    SHOWN = "shown"
    CHOSEN = "chosen"
    ENTRY = "entry"


class Use(Struct, frozen=True):
    """A use of a variable or of another entry, with its line.

    `function` is the function's name, or a dash for a term; `options` are its options, as in
    `{ CARD($card, form: "the") }`. `keys` are the keys of variants.
    """

    kind: UseKind
    name: str
    line: int
    function: str = ""
    options: tuple[tuple[str, str], ...] = ()
    keys: tuple[str, ...] = ()


class CatalogueEntry(Struct):
    """An entry with its pattern, the types of its variables from comments, and its uses.

    A `private` entry ("-table-share") is a term, used only in other entries. `file` is the path to
    display, `line` the entry's first line there, and `text` its source.
    """

    name: str
    domain: str
    file: str
    line: int
    text: str = ""
    types: dict[str, str] = field(default_factory=dict)
    pattern: Any = None
    private: bool = False
    uses: list[Use] = field(default_factory=list)

    def problem(self, what: Text, line: int = 0) -> Problem:
        return Problem(self.file, line or self.line, what)

    def used(self, kind: UseKind) -> list[Use]:
        return [use for use in self.uses if use.kind is kind]


class _Unusable(Exception):
    def __init__(self, node: ast.SyntaxNode, what: Text) -> None:
        super().__init__(what)
        self.node = node
        self.what = what


class Language(Struct):
    """A language as read, without the entries that could not be compiled."""

    code: str
    name: str
    entries: dict[str, CatalogueEntry]
    problems: list[Problem]


def read_language(code: str, files: Mapping[str, str], *, complete: bool = True) -> Language:
    """Read a language from the texts of its files, keyed by path; file names give the domains.

    A language that is not `complete` extends a bundled one and needs no name.
    """
    entries: dict[str, CatalogueEntry] = {}
    problems: list[Problem] = []
    for file, text in sorted(files.items()):
        found, wrong = read_file(file, text)
        problems += wrong
        for entry in found:
            first = entries.setdefault(entry.name, entry)
            if first is not entry:
                id, at = Verbatim(entry.name), Verbatim(first.file)
                problems.append(entry.problem(messages.twice(id=id, file=at, line=first.line)))
    name = entries.get(f"{GRAMMAR}-language")
    own = ""
    if name is not None:
        if isinstance(name.pattern, str) and 0 < len(name.pattern.strip()) <= LONGEST_NAME:
            own = " ".join(name.pattern.split())
        else:
            problems.append(name.problem(messages.name_is_plain(most=LONGEST_NAME)))
    elif complete:
        path = next((one for one in files if one.endswith(f"{GRAMMAR}.ftl")), "")
        place = path or f"{code}/{GRAMMAR}.ftl"
        problems.append(Problem(place, 0, messages.NO_GRAMMAR_LANGUAGE))
    return Language(code, own, entries, problems)


def domain_of(file: str) -> str:
    """Return the domain of a file's path."""
    return file.rpartition("/")[2].removesuffix(".ftl")


def read_file(file: str, text: str) -> tuple[list[CatalogueEntry], list[Problem]]:
    """Return the entries of a file, and its mistakes."""
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    entries: list[CatalogueEntry] = []
    problems: list[Problem] = []
    shared: dict[str, str] = {}
    domain, lines = domain_of(file), SourceLines(text)
    try:
        body = FluentParser().parse(text).body
    except RecursionError:
        return [], [Problem(file, 0, messages.TOO_DEEP)]
    for found in body:
        if isinstance(found, ast.ResourceComment):
            shared |= _types(found)
        elif isinstance(found, ast.Junk):
            line, what = explain(lines, found)
            problems.append(Problem(file, line, what))
            if len(problems) >= MOST_PROBLEMS:
                break
        elif isinstance(found, ast.Message | ast.Term):
            sign = "-" if isinstance(found, ast.Term) else ""
            name = f"{sign}{found.id.name}"
            line = lines.line_of(found.id)
            entry = CatalogueEntry(name.removeprefix("-"), domain, file, line)
            assert found.span is not None
            entry.text = text[found.span.start : found.span.end]
            entry.types = shared | _types(found.comment)
            entry.private = bool(sign)
            try:
                _fill(entry, found, lines)
            except _Unusable as error:
                problems.append(entry.problem(error.what, lines.line_of(error.node)))
            except RecursionError:
                problems.append(entry.problem(messages.TOO_DEEP))
            else:
                entries.append(entry)
    return entries, problems


def _types(comment: ast.BaseComment | None) -> dict[str, str]:
    return dict(_TYPED_VARIABLE.findall((comment.content or "") if comment is not None else ""))


def _fill(entry: CatalogueEntry, found: ast.Message | ast.Term, lines: SourceLines) -> None:
    if found.attributes or found.value is None:
        raise _Unusable(found.id, messages.attributes(id=Verbatim(entry.name)))
    entry.pattern = _Compiler(entry, lines).pattern(found.value)


class _Compiler(Struct):
    """Compiles the value of an entry to a pattern, and records its uses."""

    entry: CatalogueEntry
    lines: SourceLines

    def pattern(self, found: ast.Pattern) -> Any:
        """Return the pattern as `gin.language.catalogue.Pattern`, but with lists and dicts."""
        parts: list[tuple[Any, bool]] = []
        for element in found.elements:
            if isinstance(element, ast.TextElement):
                texts = _sentences(self._shown(element, element.value))
                parts += [(text, False) for text in texts]
            else:
                quoted = isinstance(element.expression, ast.StringLiteral)
                parts.append((self._part(element.expression), quoted))
        joined: list[Any] = []
        for part, quoted in parts:
            after_end = bool(joined) and _ends(joined[-1]) and not quoted
            if after_end and isinstance(part, str) and part.startswith(" "):
                joined += [["|"], part[1:]]
            elif isinstance(part, str) and joined and isinstance(joined[-1], str):
                joined[-1] += part
            else:
                joined.append(part)
        return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined

    def _shown(self, node: ast.SyntaxNode, text: str) -> str:
        bad = _FORBIDDEN.search(text)
        if bad is not None:
            sign = Verbatim(f"U+{ord(bad[0]):04X}")
            raise _Unusable(node, messages.control(text=Verbatim(self.entry.name), sign=sign))
        return text

    def _use(self, kind: UseKind, node: ast.SyntaxNode, name: str, **more: Any) -> None:
        self.entry.uses.append(Use(kind, name, self.lines.line_of(node), **more))

    def _part(self, found: Any) -> Any:
        match found:
            case ast.Placeable():
                return self._part(found.expression)
            case ast.StringLiteral():
                return self._shown(found, found.parse()["value"])
            case ast.VariableReference():
                self._use(UseKind.SHOWN, found, found.id.name)
                return ["$", found.id.name, {}]
            case ast.FunctionReference():
                return self._function(found)
            case ast.MessageReference() if found.attribute is None:
                self._use(UseKind.ENTRY, found, found.id.name)
                return ["&", found.id.name, {}]
            case ast.TermReference() if found.attribute is None:
                options = self._options(found.arguments)
                pairs = tuple(options.items())
                self._use(UseKind.ENTRY, found, found.id.name, function="-", options=pairs)
                return ["&", found.id.name, options]
            case ast.SelectExpression():
                return self._choice(found)
        raise self._not_used(found)

    def _not_used(self, node: ast.SyntaxNode) -> _Unusable:
        assert node.span is not None
        piece = self.lines.text[node.span.start : node.span.end]
        return _Unusable(node, messages.not_used(text=excerpt(piece)))

    def _function(self, found: ast.FunctionReference) -> Any:
        name, given = found.id.name, found.arguments.positional
        if name not in FUNCTIONS:
            raise _Unusable(
                found, messages.no_function(name=Verbatim(name), known=verbatim_names(FUNCTIONS))
            )
        if len(given) != 1 or not isinstance(given[0], ast.VariableReference):
            raise _Unusable(found, messages.function_takes(text=Verbatim(name)))
        options = self._options(found.arguments)
        by = options.get("by", "and") if name == "LIST" else "and"
        if by not in JOINS:
            wrong = messages.no_join(text=excerpt(by), known=verbatim_names(JOINS))
            raise _Unusable(found, wrong)
        shown, pairs = given[0].id.name, tuple(options.items())
        self._use(UseKind.SHOWN, found, shown, function=name, options=pairs)
        return ["$", shown, options]

    def _options(self, arguments: ast.CallArguments | None) -> dict[str, str]:
        if arguments is None:
            return {}
        return {
            one.name.name: self._shown(one, str(one.value.parse()["value"]))
            for one in arguments.named
        }

    def _choice(self, found: ast.SelectExpression) -> Any:
        if not isinstance(found.selector, ast.VariableReference):
            raise _Unusable(found.selector, messages.CHOICE_BY)
        name = found.selector.id.name
        variants, usual = {}, ""
        for variant in found.variants:
            key = variant.key
            word = key.name if isinstance(key, ast.Identifier) else key.value
            variants[word] = self.pattern(variant.value)
            usual = word if variant.default else usual
        self._use(UseKind.CHOSEN, found.selector, name, keys=tuple(variants))
        return ["?", name, variants, usual]


def _sentences(text: str) -> list[Any]:
    """Split a text at sentence boundaries, with `["|"]` between the parts.

    A quoted space after a full stop, as in `3.{" "}Runde`, is not a boundary.
    """
    first, *more = _BETWEEN.split(text)
    parts = [first, *(part for sentence in more for part in (["|"], sentence))]
    return [part for part in parts if part]


def _ends(part: Any) -> bool:
    """Return whether the part ends a sentence, in every variant if it is a choice."""
    if isinstance(part, str):
        return part.rstrip("”“").endswith((".", "?", "!"))
    return part[0] == "?" and all(variant and _ends(variant[-1]) for variant in part[2].values())


def frozen(pattern: Any) -> Any:
    """Convert a pattern to tuples, with pairs for dicts: Python loads such constants quickly."""
    if isinstance(pattern, list):
        return tuple(frozen(part) for part in pattern)
    if isinstance(pattern, dict):
        return tuple((name, frozen(value)) for name, value in pattern.items())
    return pattern


def bundled(code: str) -> dict[str, CatalogueEntry]:
    """Return the entries of a bundled language, read from its compiled catalogue."""
    return {
        name: CatalogueEntry(
            name, name.partition("-")[0], "", 0, pattern=pattern, uses=list(_uses(pattern))
        )
        for name, pattern in catalogue(code).entries.items()
    }


def _uses(pattern: Pattern) -> Iterator[Use]:
    for part in () if isinstance(pattern, str) else pattern:
        match part:
            case ("$", name, options):
                yield Use(UseKind.SHOWN, name, 0, options=options)
            case ("&", name, options):
                yield Use(UseKind.ENTRY, name, 0, options=options)
            case ("?", name, variants, _):
                yield Use(UseKind.CHOSEN, name, 0, keys=tuple(key for key, _ in variants))
                for _, variant in variants:
                    yield from _uses(variant)
