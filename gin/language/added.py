"""Languages that a player adds; the program compiles their catalogues at startup.

The program imports this module only if there are such catalogues, because the compiler loads
Fluent's parser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim
from gin.language.catalogue import SOURCE, add, catalogue
from gin.language.compiler.checks import Source, check, usable
from gin.language.compiler.entries import MOST_PROBLEMS, bundled, frozen, read_language
from gin.language.compiler.problem import Problem
from gin.language.tables.needs import DOMAINS, NEEDS
from gin.messages import catalogues as messages
from gin.messages.languages import LANGUAGES

MOST_LISTED = 10
"""Maximum number of problems to list for a language."""
_MOST_NAMED = 4
"""Maximum number of missing grammar entries to name."""
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")


def add_language(code: str, files: Iterable[tuple[str, bytes | Text]]) -> list[Problem]:
    """Add a language from its files, and return the problems found.

    Each file has its content or the reason why it could not be read. Entries with mistakes are left
    out. If the code is invalid or English, nothing is added.
    """
    if not _CODE.fullmatch(code):
        return [Problem(code, 0, messages.no_code(code=Verbatim(quoted(code))))]
    if code == SOURCE:
        return [Problem(code, 0, messages.IS_SOURCE)]
    texts: dict[str, str] = {}
    problems: list[Problem] = []
    for name, content in files:
        path = f"{code}/{name}"
        if not isinstance(content, bytes):
            problems.append(Problem(path, 0, messages.unread(why=content)))
            continue
        try:
            texts[path] = content.decode("utf-8")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            problems.append(Problem(path, line, messages.NOT_UTF8))
    known = LANGUAGES.get(code, "")
    language = read_language(code, texts, complete=not known)
    problems += language.problems[:MOST_PROBLEMS]
    found = check(language, _source(), bundled(code) if known else {}, _MOST_NAMED)
    problems += found
    entries = {name: frozen(one.pattern) for name, one in usable(language, found).items()}
    add(code, language.name or known or code, entries)
    return problems


def sentences_of(code: str, problems: list[Problem]) -> list[Text]:
    """Describe the first problems of a language in sentences for its translator."""
    if not problems:
        return []
    listed = [one.sentence for one in problems[:MOST_LISTED]]
    more, folder = len(problems) - len(listed), Verbatim(code)
    if more > 0:
        listed.append(messages.more(count=more, file=folder))
    return [*listed, messages.in_english(file=folder)]


def _source() -> Source:
    given: Mapping[str, Mapping[str, str]] = {name: dict(types) for name, types in NEEDS.items()}
    return Source(catalogue(SOURCE).entries, given, DOMAINS)
