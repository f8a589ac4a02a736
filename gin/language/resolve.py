"""Turns messages into the words of a language, in a given style."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from enum import Enum, StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Rank, Suit
from gin.core.external_text import harmless
from gin.core.message import Arg, Gender, Message, Share, Text, Verbatim, Who
from gin.language.catalogue import SOURCE, Catalogue, Pattern, catalogue
from gin.language.plurals import plural
from gin.language.standins import letters_in_ascii


class TextStyle(StrEnum):
    """Style of a message: for display, for speech, for braille, or for a terminal.

    The short styles use fewer words. The written styles, for terminals, use plain letters and give
    cards by name.
    """

    PRINT = "print"
    SPEAK = "speak"
    SHORT = "short"
    BRAILLE = "braille"
    BRAILLE_SHORT = "braille-short"
    WRITTEN = "written"
    WRITTEN_SHORT = "written-short"


_END = "\x1e"
"""Separates sentences until `resolve_apart` splits them; no message contains it."""
_STOPS = (".", "?", "!", ":", "…")
"""Punctuation after which no full stop is added."""


class _MissingEntry(Exception): ...


def resolve(
    message: Text,
    language: str = SOURCE,
    style: TextStyle = TextStyle.PRINT,
    *,
    own_letters: bool = True,
) -> str:
    """Return the words of a message.

    Rank letters are the language's own if `own_letters`, else English. A sentence is in English if
    the language lacks an entry for it, to avoid mixing two languages in a sentence.
    """
    return _Resolver(catalogue(language), style, own_letters).whole(message)


def resolve_apart(
    message: Text, language: str, style: TextStyle, *, own_letters: bool = True
) -> tuple[str, ...]:
    """Return the words of a message, one string for each sentence."""
    resolver = _Resolver(catalogue(language), style, own_letters, apart=True)
    return tuple(filter(None, resolver.whole(message).split(_END)))


class _Resolver(Struct, frozen=True):
    language: Catalogue
    style: TextStyle
    own_letters: bool = True
    apart: bool = False
    """Whether `_END` separates sentences in place of a space."""

    def whole(self, message: Text) -> str:
        if not isinstance(message, Message):
            return self._words(message, {})
        if not message:
            return ""
        try:
            return self.message(message)
        except _MissingEntry:
            return replace(self, language=catalogue(SOURCE)).message(message)

    def message(self, message: Message, options: Mapping[str, str] | None = None) -> str:
        found = dict(message.args)
        if not message:
            return ""
        if message.id in ("grammar-ended", "grammar-asked"):
            # A text with its own stop, even inside a quotation, gets no second one.
            text = self._by_itself(found["text"], {})
            text = text[:1].upper() + text[1:]
            if text.rstrip("”“’‘»«)").endswith(_STOPS):
                return text
            return self.entry(message.id, {"text": Verbatim(text)})
        if message.id == "grammar-fitting":
            return self._fitting(found, options or {})
        worded = self.entry(message.id, found | dict(options or {}))
        # Elsewhere the phrase starts in lower case; capitalising it here lets one entry serve both.
        return f"{worded[:1].upper()}{worded[1:]}" if message.id == "grammar-started" else worded

    def _fitting(self, found: Mapping[str, Arg], options: Mapping[str, str]) -> str:
        most, wishes = found["most"], found["wishes"]
        assert isinstance(most, int) and isinstance(wishes, tuple)
        worded = ""
        for wording in wishes:
            worded = self._words(wording, options)
            if len(worded) <= most:
                break
        return worded

    def entry(self, name: str, args: Mapping[str, Arg | str]) -> str:
        pattern = self.language.entries.get(name)
        if pattern is None:
            raise _MissingEntry(name)
        return self._pattern(pattern, args)

    def _pattern(self, pattern: Pattern, args: Mapping[str, Arg | str]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else self._part(part, args) for part in pattern
        )

    def _part(self, part: tuple[Any, ...], args: Mapping[str, Arg | str]) -> str:
        match part:
            case ("$", str(name), options):
                return self._words(args[name], dict(options))
            case ("&", str(name), options):
                return self.entry(name, {**args, **dict(options)})
            case ("?", str(name), variants, default):
                choices = dict(variants)
                return self._pattern(choices[self._key(name, args, choices, default)], args)
            case ("|",):
                return self._between
        raise AssertionError(f"no such part of a pattern: {part!r}")

    @property
    def _between(self) -> str:
        return _END if self.apart else self.entry("grammar-space", {})

    def _key(
        self, name: str, args: Mapping[str, Arg | str], variants: Mapping[str, Pattern], usual: str
    ) -> str:
        value = self.style if name == "style" else args.get(name, "")
        for key in self._keys(value):
            if key in variants:
                return key
        return usual

    def _keys(self, value: Arg | str) -> tuple[str, ...]:
        """Return the variant keys that match a value, the most exact first."""
        match value:
            case Who(None):
                return ("you",)
            case Who(_, gender):
                return (gender.value, "other")
            case Card():
                return (value.code,)
            case Suit() | Rank():
                return (value.name.lower(),)
            case tuple():
                return (str(len(value)), plural(self.language.code, len(value)))
            case bool():
                return ("true" if value else "false",)
            case Enum():
                return (str(value.value),)
            case int():
                return (str(value), plural(self.language.code, value))
            case _:
                return (str(value),)

    def _words(self, value: Arg | str, options: Mapping[str, str]) -> str:
        match value:
            case Message():
                return self.message(value, options)
            case Verbatim(text):
                return harmless(text)
            case Who(None):
                return self.entry("grammar-you", options)
            case Who(name, gender):
                assert name is not None
                return self._name(self._words(name, {}), gender, options)
            case Card():
                parts = {"card": value, "rank": value.rank, "suit": value.suit}
                return self.entry("grammar-card", {**parts, **options})
            case Suit():
                return self.entry("grammar-suit", {"suit": value, **options})
            case Rank():
                letters = "own" if self.own_letters else "english"
                return self.entry("grammar-rank", {"rank": value, "letters": letters, **options})
            case Share(part):
                percent = round(100 * part)
                return self.entry("grammar-percent", {"number": percent, **options})
            case tuple():
                return self._list(value, options)
            case date():
                return self.entry(
                    "grammar-date",
                    {"day": value.day, "month": value.month, "year": value.year, **options},
                )
            case Enum():
                raise AssertionError(f"{value!r} chooses between words and has none itself")
            case int():
                return self._number(value, options)
            case float():
                digits, _, rest = f"{value:g}".partition(".")
                if not rest:
                    return digits
                return self.entry("grammar-decimal", {"whole": digits, "part": rest})
            case _:
                return value

    def _name(self, name: str, gender: Gender, options: Mapping[str, str]) -> str:
        """Return another player's name; a language may decline it, or elide the word before it."""
        if "grammar-name" not in self.language.entries:
            return name
        letters = [one for one in letters_in_ascii(name.lower()) if one.isalnum()]
        given: dict[str, Arg | str] = {"name": name, "gender": gender}
        given |= {"first": letters[0], "last": letters[-1]} if letters else {}
        return self.entry("grammar-name", {"first": "", "last": "", **given, **options})

    def _number(self, number: int, options: Mapping[str, str]) -> str:
        """Format a number; `form: "word"` writes a small one out, and `sign` adds a plus sign."""
        if options.get("form") == "word":
            return self.entry("grammar-number-word", {"number": number})
        sign = options.get("sign", "")
        if number < 0:
            return self.entry("grammar-minus", {"number": -number, "sign": sign})
        if sign:
            return self.entry("grammar-plus", {"number": number, "sign": sign})
        return str(number)

    def _list(self, values: tuple[Arg, ...], options: Mapping[str, str]) -> str:
        """Join a list by the option `by`; all other options apply to each value.

        Values joined by punctuation or a space do not form one phrase, so each falls back to
        English on its own.
        """
        rest = {name: value for name, value in options.items() if name != "by"}
        by = options.get("by", "and")
        if by in ("comma", "semicolon", "space", "sentence"):
            worded = [self._by_itself(value, rest) for value in values]
            if by == "comma":
                worded[:-1] = [text.removesuffix(".") for text in worded[:-1]]
            between = self._between if by == "sentence" else self.entry(f"grammar-{by}", {})
            return between.join(worded)
        worded = [self._words(value, rest) for value in values]
        if len(worded) < 2:
            return "".join(worded)
        start = self.entry("grammar-comma", {}).join(worded[:-1])
        return self.entry(f"grammar-list-{by}", {"start": start, "last": worded[-1]})

    def _by_itself(self, value: Arg, options: Mapping[str, str]) -> str:
        if isinstance(value, Message) and not options:
            return self.whole(value)
        return self._words(value, options)
