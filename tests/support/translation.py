"""Languages in the data folder for tests, made of a few files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from gin.language import added, catalogue, translation
from gin.language.compiler.problem import Problem
from gin.language.resolve import resolve
from gin.messages.languages import LANGUAGES
from gin.session import settings
from tests.support.places import TOP
from tools import pseudo

FRENCH: Mapping[str, str] = {
    "grammar.ftl": (TOP / "assets" / "languages" / "en" / "grammar.ftl")
    .read_text(encoding="utf-8")
    .replace("grammar-language = English", "grammar-language = Français")
    .partition("# The name of another player")[0]
    + """
grammar-name = { $form ->
    [of] { $first ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
        [y] d’{ $name }
       *[other] de { $name }
    }
   *[name] { $name }
}
""",
    "result.ftl": """
result-hand-of = { $who ->
    [you] votre main
   *[other] la main { NAME($who, form: "of") }
}
""",
}
"""A little French: the English grammar, but with "de" before names."""


@contextmanager
def only_for_now() -> Iterator[None]:
    kept = dict(LANGUAGES), settings.ALLOWED["language"], translation.language()
    try:
        yield
    finally:
        LANGUAGES.clear()
        LANGUAGES.update(kept[0])
        settings.ALLOWED["language"] = kept[1]
        catalogue._added.clear()
        catalogue.catalogue.cache_clear()
        translation.speak(kept[2])
        translation._resolved.cache_clear()
        translation._resolved_apart.cache_clear()


@contextmanager
def pseudo_spoken() -> Iterator[None]:
    with only_for_now():
        pseudo.install()
        translation.speak(pseudo.CODE, whatever_is_set=True)
        yield


def written(folder: Path, code: str, files: Mapping[str, str | bytes]) -> Path:
    place = folder / "languages" / code
    place.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        content = text if isinstance(text, bytes) else text.encode("utf-8")
        (place / name).write_bytes(content)
    return folder


def problems(code: str, files: Mapping[str, str | bytes]) -> list[Problem]:
    content = {
        name: text if isinstance(text, bytes) else text.encode("utf-8")
        for name, text in files.items()
    }
    return [one for one in added.add_language(code, content.items()) if not one.warning]


def told(code: str, files: Mapping[str, str | bytes]) -> list[str]:
    return [resolve(one.sentence) for one in problems(code, files)]
