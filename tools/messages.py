"""Compile the catalogues of all languages, and make the functions that say their messages.

    python -m tools.messages            write what was compiled, and gin/messages
    python -m tools.messages --check    end with an error if any of it is out of date
    python -m tools.messages --missing  how many entries each language lacks, and which

`assets/languages/en/table.ftl` holds the entries of the domain "table" in the syntax of Project
Fluent; their ids begin with "table-". Comments name what stands in an entry and its type:

    # $card (card): the one that was drawn
    table-drew = You draw the { $card }.

A type named in a comment of the whole file (`### $card (card)`) holds for all entries in it. What
several entries have in common is one with a dash, `-table-points`, which no function says.

Entries numbered from 1 that need nothing, `talk-ada-knocks-1`, `-2`, `-3`, are a series of which
the program takes one: they have no constants, but stand together in `SERIES["ada-knocks"]`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from gin.core.cards import Rank, Suit
from gin.core.message import Gender
from gin.language.catalogue import SOURCE, Pattern
from gin.language.plurals import plural
from gin.language.resolve import Style
from tools.quiet import run_command

ROOT = Path(__file__).parent.parent
CATALOGUES = ROOT / "assets" / "languages"
TABLES = ROOT / "gin" / "language" / "tables"
FUNCTIONS = ROOT / "gin" / "messages"
PSEUDO = "en-XA"
"""The accented, longer English that shows what is not in the catalogue."""
GRAMMAR = "grammar"
"""The domain of words that front ends put together by themselves: cards, lists, numbers."""
TYPED = "typed"
"""The domain of words that a player types, which nobody says."""
TYPES = {
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
"""The types of what stands in an entry, as comments name them, and as Python does."""
_IMPORTS = {
    "date": "datetime", "Enum": "enum", "Card": "gin.core.cards", "Rank": "gin.core.cards",
    "Suit": "gin.core.cards", "Share": "gin.core.message", "Text": "gin.core.message",
    "Who": "gin.core.message",
}  # fmt: skip
_TYPED = re.compile(r"\$([a-z][a-z-]*) \(([a-z]+)\)")
_BETWEEN = re.compile(r"(?:(?<=[.?!])|(?<=[.?!][”“])) (?=[A-ZÀ-ÞĀ-ſ0-9\"]|$)")
"""What stands between two sentences; at the end of a text, before something that is filled in."""
_NUMBERED = re.compile(r"(.+)-(\d+)")
_FUNCTIONS = {"CARD", "SUIT", "RANK", "LIST", "NUMBER", "TELL"}
"""Functions by which an entry passes options on: `{ CARD($card, case: "accusative") }`."""
_OPTIONS = {"style", "case", "form"}
"""What an entry may choose by though nobody gives it: the style, and what is passed on to it."""


class BadEntry(Exception):
    """An entry that cannot be compiled."""


@dataclass
class Entry:
    """An entry as it was read: its pattern, what stands in it, and what it refers to.

    A `private` one ("-table-share") only stands in others.
    """

    name: str
    path: Path
    line: int
    types: dict[str, str]
    pattern: Any = None
    private: bool = False
    uses: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)

    @property
    def domain(self) -> str:
        """The domain that the entry is of."""
        return self.path.stem

    @property
    def at(self) -> str:
        """The file and the line where it is written."""
        return _place(self.path, self.line)

    def fail(self, what: str) -> BadEntry:
        """That something is wrong with it, and where."""
        return BadEntry(f"{self.at}: entry {self.name}: {what}")


@dataclass
class Language:
    """All that was read of a language."""

    code: str
    name: str
    entries: dict[str, Entry]


def read(code: str) -> Language:
    """The catalogue of a language as it is written; raises BadEntry."""
    entries: dict[str, Entry] = {}
    for path in sorted((CATALOGUES / code).glob("*.ftl")):
        for entry in _entries(path):
            if entry.name in entries:
                raise entry.fail(f"is there twice, first at {entries[entry.name].at}")
            entries[entry.name] = entry
    name = entries.get(f"{GRAMMAR}-language")
    if name is None or not isinstance(name.pattern, str):
        place = _place(CATALOGUES / code / f"{GRAMMAR}.ftl")
        raise BadEntry(f"{place}: no {GRAMMAR}-language, which is what the language calls itself")
    return Language(code, name.pattern, entries)


def _entries(path: Path) -> Iterator[Entry]:
    shared: dict[str, str] = {}
    text = path.read_text(encoding="utf-8")
    for found in parse(text).body:
        if isinstance(found, ast.ResourceComment):
            shared |= _types(found)
        elif isinstance(found, ast.Junk):
            place = _place(path, _line(text, found))
            first = (found.content or "").strip().splitlines()[0]
            raise BadEntry(f"{place}: cannot be read: {first}")
        elif isinstance(found, ast.Message | ast.Term):
            name = found.id.name
            entry = Entry(name, path, _line(text, found.id), shared | _types(found.comment))
            if not name.startswith(f"{path.stem}-"):
                raise entry.fail(f'its name does not begin with "{path.stem}-"')
            if found.attributes or found.value is None:
                raise entry.fail("has attributes, which are not used here")
            entry.pattern = _pattern(entry, found.value)
            entry.private = isinstance(found, ast.Term)
            yield entry


def _place(path: Path, line: int = 0) -> str:
    """A file, as one names it from the project's folder, and a line of it."""
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"{shown.as_posix()}:{line}" if line else shown.as_posix()


def _line(text: str, node: ast.SyntaxNode) -> int:
    """The line on which something begins."""
    assert node.span is not None
    return text.count("\n", 0, node.span.start) + 1


def _types(comment: ast.BaseComment | None) -> dict[str, str]:
    return dict(_TYPED.findall((comment.content or "") if comment is not None else ""))


def _pattern(entry: Entry, found: ast.Pattern) -> Any:
    parts: list[Any] = []
    for element in found.elements:
        if isinstance(element, ast.TextElement):
            parts += _sentences(element.value)
        else:
            parts.append(_part(entry, element.expression))
    joined: list[Any] = []
    for part in parts:
        if isinstance(part, str) and part.startswith(" ") and joined and _ends(joined[-1]):
            joined += [["|"], part[1:]]
        elif isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined


def _sentences(text: str) -> list[Any]:
    """A text of an entry with `["|"]` in place of each space between two sentences.

    What has a space in quotes after its full stop, `3.{" "}Runde`, is no end of a sentence.
    """
    first, *more = _BETWEEN.split(text)
    parts = [first, *(part for sentence in more for part in (["|"], sentence))]
    return [part for part in parts if part]


def _ends(part: Any) -> bool:
    """Is this a choice between sentences, each with its full stop?"""
    if isinstance(part, str):
        return part.rstrip("”“").endswith((".", "?", "!"))
    return part[0] == "?" and all(variant and _ends(variant[-1]) for variant in part[2].values())


def _part(entry: Entry, found: Any) -> Any:
    match found:
        case ast.Placeable():
            return _part(entry, found.expression)
        case ast.StringLiteral():
            return found.parse()["value"]
        case ast.VariableReference():
            entry.uses.add(found.id.name)
            return ["$", found.id.name, {}]
        case ast.FunctionReference():
            given = found.arguments.positional
            if found.id.name not in _FUNCTIONS:
                raise entry.fail(f"no function {found.id.name}")
            if len(given) != 1 or not isinstance(given[0], ast.VariableReference):
                raise entry.fail(f"{found.id.name} takes one thing that stands in the entry")
            entry.uses.add(given[0].id.name)
            options = _options(found.arguments)
            return ["$", given[0].id.name, options]
        case ast.MessageReference() if found.attribute is None:
            entry.refers.add(found.id.name)
            return ["&", found.id.name, {}]
        case ast.TermReference() if found.attribute is None:
            entry.refers.add(found.id.name)
            return ["&", found.id.name, _options(found.arguments)]
        case ast.SelectExpression():
            if not isinstance(found.selector, ast.VariableReference):
                raise entry.fail("chooses by something else than what stands in it")
            name = found.selector.id.name
            entry.uses.add(name)
            variants, usual = {}, ""
            for variant in found.variants:
                key = (
                    variant.key.name
                    if isinstance(variant.key, ast.Identifier)
                    else variant.key.value
                )
                variants[key] = _pattern(entry, variant.value)
                usual = key if variant.default else usual
            return ["?", name, variants, usual]
    raise entry.fail(f"cannot be compiled: {type(found).__name__}")


def _options(arguments: ast.CallArguments | None) -> dict[str, str]:
    if arguments is None:
        return {}
    return {one.name.name: str(one.value.parse()["value"]) for one in arguments.named}


def check(language: Language, source: Language) -> None:
    """Raise BadEntry for what cannot be right in a language."""
    for entry in language.entries.values():
        english = source.entries.get(entry.name)
        if english is None and entry.domain != GRAMMAR:
            raise entry.fail("English has no such entry")
        if english is not None and entry.domain != GRAMMAR:
            more = entry.uses - set(needs(english, source)) - _OPTIONS
            if more:
                raise entry.fail(f"${sorted(more)[0]} does not stand in the English entry")
        for name in entry.refers:
            if name not in language.entries and name not in source.entries:
                raise entry.fail(f"no entry {name}")
        if english is not None and entry.domain != GRAMMAR:
            types = needs(english, source) | {"style": "style"}
            own = dict(choices(english.pattern))
            for name, keys in choices(entry.pattern):
                wrong = keys - _allowed(types.get(name, ""), own.get(name, keys), language.code)
                if wrong:
                    raise entry.fail(f"${name} is never [{sorted(wrong)[0]}]")
        others = [name for name in entry.refers if not name.startswith(f"{GRAMMAR}-")]
        told = any(letter.isalpha() for letter in words(entry.pattern))
        if language is source and entry.domain != GRAMMAR and not told and not others:
            raise entry.fail("has no word of its own")


def choices(pattern: Any) -> Iterator[tuple[str, set[str]]]:
    """What a pattern chooses by, with the keys of its variants."""
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, list) and part[0] == "?":
            yield part[1], set(part[2])
            for variant in part[2].values():
                yield from choices(variant)


def _allowed(kind: str, own: set[str], language: str) -> set[str]:
    """What something of this type can be chosen by; `own` are the keys of the English entry."""
    if kind == "number" or (kind.endswith("s") and kind in TYPES):
        forms = {plural(language, number) for number in range(200)}
        return {"other", *forms, *(str(number) for number in range(-200, 200))}
    fixed: dict[str, set[str]] = {
        "who": {"you", "other", *(gender.value for gender in Gender)},
        "flag": {"true", "false"},
        "style": {style.value for style in Style},
        "suit": {suit.name.lower() for suit in Suit},
        "rank": {rank.name.lower() for rank in Rank},
    }
    return fixed.get(kind, own) | {"other"}


def needs(entry: Entry, source: Language) -> dict[str, str]:
    """What has to be given for an entry by name, with its type; raises BadEntry without one."""
    found: dict[str, str] = {}
    for name in sorted(entry.uses - _OPTIONS):
        if name not in entry.types:
            raise entry.fail(f"no comment says what ${name} is")
        if entry.types[name] not in TYPES:
            raise entry.fail(f"${name} is of no type that there is: {entry.types[name]}")
        found[name] = entry.types[name]
    for name in sorted(entry.refers):
        referred = source.entries.get(name)
        if referred is not None and referred.domain != GRAMMAR:
            found |= needs(referred, source)
    return found


def words(pattern: Any) -> str:
    """All letters of a pattern that are its own."""
    if isinstance(pattern, str):
        return pattern
    found = ""
    for part in pattern:
        if isinstance(part, str):
            found += part
        elif part[0] == "?":
            found += "".join(words(variant) for variant in part[2].values())
    return found


def compiled(language: Language) -> str:
    """A language as the program imports it: a table that Python keeps compiled."""
    lines = [f'"""The entries of {language.code}, written by `python -m tools.messages`."""', ""]
    lines.append("ENTRIES = {")
    lines += [
        f"    {name!r}: {_frozen(entry.pattern)!r},"
        for name, entry in sorted(language.entries.items())
    ]
    return "\n".join([*lines, "}", ""])


def index(languages: list[Language]) -> str:
    """The module that says which languages there are."""
    lines = ['"""The languages by code, written by `python -m tools.messages`."""', ""]
    lines.append("LANGUAGES = {")
    lines += [f"    {one.code!r}: {one.name!r}," for one in languages if one.code != PSEUDO]
    lines += ["}", f"PSEUDO = {PSEUDO!r}", ""]
    return "\n".join(lines)


def others() -> list[str]:
    """The codes of all languages that have a folder, but English."""
    return sorted(one.name for one in CATALOGUES.iterdir() if one.is_dir() and one.name != SOURCE)


def _frozen(pattern: Pattern) -> Any:
    """A pattern as constants, which Python reads at once: tuples, and pairs in place of dicts."""
    if isinstance(pattern, list):
        return tuple(_frozen(part) for part in pattern)
    if isinstance(pattern, dict):
        return tuple((name, _frozen(value)) for name, value in pattern.items())
    return pattern


def pseudo(source: Language) -> Language:
    """English with accents, two letters for many a vowel, and brackets round every entry."""
    entries = {}
    for name, entry in source.entries.items():
        pattern = _accented(entry.pattern)
        if entry.domain != GRAMMAR:
            pattern = ["\u27e6", *(pattern if isinstance(pattern, list) else [pattern]), "\u27e7"]
        entries[name] = replace(entry, pattern=pattern)
    return Language(PSEUDO, "Ƥşḗŭḓǿ", entries)


_ACCENTS = str.maketrans(
    "abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ",
    "áƀçďéƒğĥíĵķĺɱñóƥŕšťúṽŵýžÁƁÇĎÉƑĞĤÍĴĶĹṀÑÓƤŔŠŤÚṼŴÝŽ",
)


def _accented(pattern: Any) -> Any:
    if isinstance(pattern, str):
        longer = re.sub(r"[aeiou]", lambda found: found[0] * 2, pattern)
        return longer.translate(_ACCENTS)
    parts: list[Any] = []
    for part in pattern:
        if isinstance(part, list) and part[0] == "?":
            variants = {key: _accented(variant) for key, variant in part[2].items()}
            parts.append(["?", part[1], variants, part[3]])
        else:
            parts.append(_accented(part) if isinstance(part, str) else part)
    return parts


def functions(domain: str, source: Language) -> str:
    """The module of functions and constants that say the entries of a domain."""
    entries = [one for one in source.entries.values() if one.domain == domain and not one.private]
    made, types = [], set()
    series = _series(domain, [entry.name for entry in entries if not needs(entry, source)])
    numbered = {name for names in series.values() for name in names}
    for entry in entries:
        if entry.name in numbered:
            continue
        given = needs(entry, source)
        name = entry.name.removeprefix(f"{domain}-").replace("-", "_")
        if not given:
            made.append(f'{name.upper()} = Message("{entry.name}")\n')
            continue
        types |= {TYPES[kind] for kind in given.values()}
        words = ", ".join(f"{_python(one)}: {TYPES[kind]}" for one, kind in given.items())
        pairs = "".join(f'("{one}", {_python(one)}), ' for one in given)
        made.append(
            f"def {name}(*, {words}) -> Message:\n"
            f'    return Message("{entry.name}", ({pairs.strip()}))\n'
        )
    if series:
        table = []
        for base, names in series.items():
            group = ", ".join(f'Message("{name}")' for name in names)
            table.append(f'    "{base}": ({group}),\n')
        made.append(f"SERIES = {{\n{''.join(table)}}}\n")
    named = {word for kind in types for word in re.findall(r"[A-Za-z]+", kind)} & set(_IMPORTS)
    lines = [f'"""What can be said of `{domain}`, from `assets/languages/en/{domain}.ftl`.',
             "", "Written by `python -m tools.messages`.", '"""', "",
             "from __future__ import annotations", ""]  # fmt: skip
    for module in ("datetime", "enum", "gin.core.cards", "gin.core.message"):
        words_of = [one for one in named if _IMPORTS[one] == module]
        words_of += ["Message"] if module == "gin.core.message" else []
        if words_of:
            lines.append(f"from {module} import {', '.join(sorted(words_of))}")
    return "\n".join(lines) + "\n\n\n" + "\n\n".join(made)


def _series(domain: str, names: list[str]) -> dict[str, list[str]]:
    """Names of entries that are numbered from 1, by what they have in common without the domain."""
    found: dict[str, list[str]] = {}
    for name in names:
        match = _NUMBERED.fullmatch(name)
        if match is not None and int(match[2]) == len(found.get(match[1], ())) + 1:
            found.setdefault(match[1], []).append(name)
    return {
        base.removeprefix(f"{domain}-"): group for base, group in found.items() if len(group) > 1
    }


def _python(name: str) -> str:
    return name.replace("-", "_").lower()


def files() -> dict[Path, str]:
    """Everything that is written, by its path; raises BadEntry."""
    source = read(SOURCE)
    languages = [source, *(read(code) for code in others()), pseudo(source)]
    found = {FUNCTIONS / "languages.py": index(languages)}
    for language in languages:
        check(language, source)
        found[TABLES / f"{_python(language.code)}.py"] = compiled(language)
    for path in sorted((CATALOGUES / SOURCE).glob("*.ftl")):
        if path.stem not in (GRAMMAR, TYPED):
            name = path.stem.replace("-", "_")
            found[FUNCTIONS / f"{name}.py"] = functions(path.stem, source)
    return found


def main(words: list[str]) -> int:
    """Write or check what is compiled."""
    parser = argparse.ArgumentParser(prog="tools.messages")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--missing", action="store_true")
    asked = parser.parse_args(words)
    try:
        wanted = files()
    except BadEntry as error:
        print(error, file=sys.stderr)
        return 1
    if asked.missing:
        _tell_missing()
        return 0
    stale = [path for path, text in wanted.items() if _kept(path) != text]
    if asked.check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: python -m tools.messages")
        return 1 if stale else 0
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
    return 0


def _kept(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _tell_missing() -> None:
    source = read(SOURCE)
    for code in others():
        there = read(code).entries
        missing = [name for name in source.entries if name not in there]
        print(f"{code}: {len(source.entries) - len(missing)} of {len(source.entries)}")
        for name in missing:
            print(f"  {name}")


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
