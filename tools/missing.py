"""List a language's missing entries, for translators to paste into its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gin.language.compiler.checks import OPTIONAL, Source
from gin.language.compiler.entries import CatalogueEntry, Language

FIRST = ("grammar", "menu", "table", "refusals", "result", "lesson", "settings")
"""Files listed first, in the order in which players meet them; the others follow by name."""


def listing(english: Language, source: Source, languages: Iterable[Language]) -> Iterator[str]:
    """Yield the lines of the listing."""
    for language in languages:
        lacking = list(missing(english, language))
        count = len([name for name in english.entries if not _optional(name)])
        yield f"### {language.code}: {count - len(lacking)} of {count} entries"
        domains = sorted({entry.domain for entry in lacking}, key=_order)
        for domain in domains:
            here = [entry for entry in lacking if entry.domain == domain]
            entries = [one for one in english.entries.values() if one.domain == domain]
            yield ""
            yield f"## {domain}.ftl: {len(here)} of {len(entries)} missing"
            for entry in here:
                yield ""
                yield from _english(entry, source)


def missing(english: Language, language: Language) -> Iterator[CatalogueEntry]:
    """Yield the English entries that a language needs and lacks."""
    for name, entry in english.entries.items():
        # Translations do not need the English catalogue's private entries, which are its terms.
        if name not in language.entries and not entry.private and not _optional(name):
            yield entry


def _optional(name: str) -> bool:
    return name in OPTIONAL and name != "grammar-language"


def _order(domain: str) -> tuple[int, str]:
    return FIRST.index(domain) if domain in FIRST else len(FIRST), domain


def _english(entry: CatalogueEntry, source: Source) -> Iterator[str]:
    lines = entry.text.rstrip().splitlines()
    comment = " ".join(line for line in lines if line.startswith("#"))
    given = source.given.get(entry.name, {})
    undescribed = [
        f"${name} ({kind})" for name, kind in given.items() if f"${name} (" not in comment
    ]
    if undescribed:
        yield f"# {', '.join(undescribed)}"
    yield from lines
