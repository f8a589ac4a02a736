"""Plural categories of integers, by Unicode's CLDR rules."""

from __future__ import annotations

from collections.abc import Callable


def _one_and_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _always_other(_: int) -> str:
    return "other"


def _french(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if _ends_in_two_to_four(number) else "many"


def _russian(number: int) -> str:
    if _ends_in_one(number):
        return "one"
    return "few" if _ends_in_two_to_four(number) else "many"


def _croatian(number: int) -> str:
    if _ends_in_one(number):
        return "one"
    return "few" if _ends_in_two_to_four(number) else "other"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "other"


def _slovenian(number: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(number % 100, "other")


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


def _lithuanian(number: int) -> str:
    if 11 <= number % 100 <= 19 or number % 10 == 0:
        return "other"
    return "one" if number % 10 == 1 else "few"


def _latvian(number: int) -> str:
    if 11 <= number % 100 <= 19 or number % 10 == 0:
        return "zero"
    return "one" if number % 10 == 1 else "other"


def _icelandic(number: int) -> str:
    return "one" if _ends_in_one(number) else "other"


def _ends_in_one(number: int) -> bool:
    return number % 10 == 1 and number % 100 != 11


def _ends_in_two_to_four(number: int) -> bool:
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


RULES: dict[str, Callable[[int], str]] = {
    "be": _russian, "bs": _croatian, "cs": _czech, "fr": _french, "hr": _croatian,
    "id": _always_other, "is": _icelandic, "ja": _always_other, "ko": _always_other,
    "lt": _lithuanian, "lv": _latvian, "mk": _icelandic, "ms": _always_other, "pl": _polish,
    "pt": _french, "pt-PT": _one_and_other, "ro": _romanian, "ru": _russian, "sk": _czech,
    "sl": _slovenian, "sr": _croatian, "th": _always_other, "uk": _russian,
    "zh": _always_other,
}  # fmt: skip
"""The rules by language code. Other languages get "one" and "other"."""


def plural(language: str, number: int) -> str:
    """Return a number's plural category: "zero", "one", "two", "few", "many" or "other"."""
    rule = RULES.get(language) or RULES.get(language.partition("-")[0], _one_and_other)
    return rule(abs(number))
