"""Compile the catalogues of all languages, and generate gin/messages.

    python -m tools.messages write the tables and gin/messages python -m tools.messages --check fail
    if any of these files is out of date python -m tools.messages --missing [pl] print the missing
    entries of a language, or of all

`assets/languages/en/table.ftl` holds the entries of the domain "table" in Fluent syntax; their ids
begin with "table-". A comment gives each variable's type:

    # $card (card): the one that was drawn
    table-drew = You draw the { $card }.

A type in a file comment (`### $card (card)`) applies to all entries of the file. Terms, such as
`-coach-points`, are shared by several entries and get no function.

Entries that are numbered from 1 and have no variables, such as `talk-ada-knocks-1` and `-2`, form a
series, `SERIES["ada-knocks"]`, from which the program picks an entry.

The code that reads and checks catalogues is in `gin/language/compiler`, because the program needs
it too.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from msgspec.structs import replace

from gin.language.catalogue import SOURCE
from gin.language.compiler.checks import TYPES, Source, check, source_of
from gin.language.compiler.entries import (
    GRAMMAR,
    TYPED,
    Language,
    frozen,
    read_language,
)
from gin.language.compiler.problem import Problem
from gin.language.resolve import resolve
from gin.messages import catalogues as problems_said
from tools import missing
from tools.quiet import run_command

ROOT = Path(__file__).parent.parent
CATALOGUES = ROOT / "assets" / "languages"
TABLES = ROOT / "gin" / "language" / "tables"
FUNCTIONS = ROOT / "gin" / "messages"
_IMPORTS = {
    "date": "datetime", "Enum": "enum", "Card": "gin.core.cards", "Rank": "gin.core.cards",
    "Suit": "gin.core.cards", "Share": "gin.core.message", "Text": "gin.core.message",
    "Who": "gin.core.message",
}  # fmt: skip
_NUMBERED = re.compile(r"(.+)-(\d+)")


class BadEntry(Exception):
    """A catalogue is invalid; the message has a line for each problem (see `format_problem`)."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(format_problem, problems)))
        self.problems = problems


def format_problem(problem: Problem) -> str:
    """Format a problem as a line such as `assets/languages/pl/table.ftl:12: what is wrong`."""
    place = f"{problem.file}:{problem.line}" if problem.line else problem.file
    return f"{place}: {resolve(problem.what)}"


def read(code: str) -> Language:
    """Read the catalogue of a language.

    Raises:
        BadEntry: If an entry is invalid.
    """
    language = _read(code)
    if language.problems:
        raise BadEntry(language.problems)
    return language


def _read(code: str) -> Language:
    files: dict[str, str] = {}
    wrong: list[Problem] = []
    folder = CATALOGUES / code
    for path in sorted(folder.glob("*.ftl")):
        try:
            files[_place(path)] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            line = path.read_bytes().count(b"\n", 0, error.start) + 1
            wrong.append(Problem(_place(path), line, problems_said.NOT_UTF8))
    language = read_language(_place(folder), files)
    return replace(language, code=code, problems=[*wrong, *language.problems])


def _place(path: Path) -> str:
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()


def read_all() -> tuple[Language, Source, list[Language], list[Problem]]:
    """Return English, the types of its variables, the other languages, and warnings.

    Raises:
        BadEntry: If an entry of any language is invalid.
    """
    english = _read(SOURCE)
    source, problems = source_of(english)
    languages = [_read(code) for code in others()]
    problems = [*english.problems, *problems, *check(english, source)]
    for language in languages:
        problems += [*language.problems, *check(language, source)]
    if any(not one.warning for one in problems):
        raise BadEntry([one for one in problems if not one.warning])
    return english, source, languages, problems


def compiled(language: Language) -> str:
    """Return the source of a language's table module."""
    lines = [f'"""The entries of {language.code}, written by `python -m tools.messages`."""', ""]
    lines.append("ENTRIES = {")
    lines += [
        f"    {name!r}: {frozen(entry.pattern)!r},"
        for name, entry in sorted(language.entries.items())
    ]
    return "\n".join([*lines, "}", ""])


def index(languages: list[Language]) -> str:
    """Return the source of the module that lists the languages."""
    lines = ['"""The languages by code, written by `python -m tools.messages`."""', ""]
    lines.append("LANGUAGES = {")
    lines += [f"    {one.code!r}: {one.name!r}," for one in languages]
    return "\n".join([*lines, "}", ""])


def others() -> list[str]:
    """Return the codes of all languages except English."""
    return sorted(one.name for one in CATALOGUES.iterdir() if one.is_dir() and one.name != SOURCE)


def functions(domain: str, source: Language, given: Source) -> str:
    """Return the source of a domain's module of message functions and constants."""
    entries = [one for one in source.entries.values() if one.domain == domain and not one.private]
    made, types = [], set()
    series = _series(domain, [entry.name for entry in entries if not given.given[entry.name]])
    numbered = {name for names in series.values() for name in names}
    for entry in entries:
        if entry.name in numbered:
            continue
        needed = given.given[entry.name]
        name = entry.name.removeprefix(f"{domain}-").replace("-", "_")
        if not needed:
            made.append(f'{name.upper()} = Message("{entry.name}")\n')
            continue
        types |= {TYPES[kind] for kind in needed.values()}
        words = ", ".join(f"{_python(one)}: {TYPES[kind]}" for one, kind in needed.items())
        pairs = "".join(f'("{one}", {_python(one)}), ' for one in needed)
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
    lines = [f'"""Messages of the domain `{domain}`, from `assets/languages/en/{domain}.ftl`.',
             "", "Written by `python -m tools.messages`.", '"""', "",
             "from __future__ import annotations", ""]  # fmt: skip
    for module in ("datetime", "enum", "gin.core.cards", "gin.core.message"):
        words_of = [one for one in named if _IMPORTS[one] == module]
        words_of += ["Message"] if module == "gin.core.message" else []
        if words_of:
            lines.append(f"from {module} import {', '.join(sorted(words_of))}")
    return "\n".join(lines) + "\n\n\n" + "\n\n".join(made)


def _series(domain: str, names: list[str]) -> dict[str, list[str]]:
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


def needs(source: Source) -> str:
    """Return the source of the module with the types of English entries' variables.

    The program needs these types to check catalogues that players add.
    """
    lines = [
        '"""Types of the variables of each entry, written by `python -m tools.messages`."""',
        "",
    ]
    lines.append("NEEDS = {")
    lines += [
        f"    {name!r}: {tuple(types.items())!r}," for name, types in sorted(source.given.items())
    ]
    return "\n".join([*lines, "}", f"DOMAINS = {source.domains!r}", ""])


def files() -> dict[Path, str]:
    """Return the text of every generated file, by the file's path.

    Raises:
        BadEntry: If an entry of any language is invalid.
    """
    return _files(*read_all()[:3])


def _files(english: Language, source: Source, others: list[Language]) -> dict[Path, str]:
    languages = [english, *others]
    found = {FUNCTIONS / "languages.py": index(languages), TABLES / "needs.py": needs(source)}
    for language in languages:
        found[TABLES / f"{_python(language.code)}.py"] = compiled(language)
    for path in sorted((CATALOGUES / SOURCE).glob("*.ftl")):
        if path.stem not in (GRAMMAR, TYPED):
            name = path.stem.replace("-", "_")
            found[FUNCTIONS / f"{name}.py"] = functions(path.stem, english, source)
    return found


def main(words: list[str]) -> int:
    """Write or check the generated files, or print a language's missing entries."""
    parser = argparse.ArgumentParser(prog="tools.messages")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--missing", nargs="?", const="", metavar="LANGUAGE")
    asked = parser.parse_args(words)
    try:
        english, source, languages, warnings = read_all()
    except BadEntry as error:
        print(error, file=sys.stderr)
        return 1
    if asked.missing is not None:
        codes = [one.code for one in languages]
        if asked.missing and asked.missing not in codes:
            known = ", ".join(codes)
            print(f"--missing: no language {asked.missing!r}, but {known}", file=sys.stderr)
            return 2
        wanted = [one for one in languages if asked.missing in ("", one.code)]
        print("\n".join(missing.listing(english, source, wanted)))
        return 0
    for warning in warnings:
        print(f"warning: {format_problem(warning)}", file=sys.stderr)
    written = _files(english, source, languages)
    stale = {path: text for path, text in written.items() if _kept(path) != text}
    folders = (FUNCTIONS, TABLES)
    modules = {path for folder in folders for path in folder.glob("*.py")} - written.keys()
    left = [path for path in sorted(modules) if path.name != "__init__.py"]
    if asked.check:
        for path in (*stale, *left):
            print(f"{path.relative_to(ROOT)} is out of date: python -m tools.messages")
        return 1 if stale or left else 0
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    for path in left:
        path.unlink()
    return 0


def _kept(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
