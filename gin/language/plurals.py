"""Which form of a word goes with a number, by the plural rules of Unicode's CLDR for integers."""

from __future__ import annotations

from collections.abc import Callable


def _one_and_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return "few" if few else "many"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "other"


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


_RULES: dict[str, Callable[[int], str]] = {
    "cs": _czech,
    "fr": _french,
    "pl": _polish,
    "ro": _romanian,
    "sk": _czech,
}


def plural(language: str, number: int) -> str:
    """The plural category of a number: "one", "few", "many" or "other"."""
    rule = _RULES.get(language.partition("-")[0], _one_and_other)
    return rule(abs(number))
