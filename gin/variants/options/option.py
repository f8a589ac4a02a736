"""What a table option is, and how the usual ones are made.

An option knows the word it has on the command line and in saved matches, the sentence a form shows,
and the patch each of its values makes on the rules. Its default is whatever the game already says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gin.core.errors import BadOption
from gin.core.outside import quoted
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Rules


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option: its word, how a form calls it, and the patch it makes.

    `called` is what it adds to the name of a mixture, as in "Rainbow Rush".
    """

    word: str
    label: str
    patch: Patch
    called: str = ""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Any whole number from `least` to `most` is a value too; `patch` makes its patch."""

    least: int
    most: int
    patch: Callable[[int], Patch]


@dataclass(frozen=True, slots=True)
class Option:
    """A table option. `values` are what a form offers; `numbers` allows any in a range."""

    id: str
    title: str
    sentence: str
    values: tuple[Value, ...]
    numbers: Numbers | None = None

    def value(self, word: str) -> Value:
        """The value called `word`. Raises BadOption, which names the words there are."""
        for value in self.values:
            if value.word == word:
                return value
        if self.numbers is not None:
            try:
                number = int(word)
            except ValueError:
                number = self.numbers.least - 1
            if self.numbers.least <= number <= self.numbers.most:
                return Value(str(number), str(number), self.numbers.patch(number))
        raise BadOption(f"{self.id} cannot be {quoted(word)}: {self.allowed()}")

    def allowed(self) -> str:
        """The words this option takes, as a phrase: "off, as-gin or a number from 0 to 200".

        Numbers that a form offers are not named: they lie in the range.
        """
        words = [value.word for value in self.values]
        if self.numbers is not None:
            words = [word for word in words if not word.lstrip("-").isdigit()]
            words.append(f"a number from {self.numbers.least} to {self.numbers.most}")
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"

    def current(self, rules: Rules) -> Value:
        """The value that `rules` already have: the default, when asked of a game's own rules.

        Where another option has settled it in its own way, that is a value without a word.
        """
        for value in self.values:
            if value.patch.says(rules):
                return value
        if self.numbers is not None:
            for number in range(self.numbers.least, self.numbers.most + 1):
                patch = self.numbers.patch(number)
                if patch.says(rules):
                    return Value(str(number), str(number), patch)
        return Value("", "—", Patch())


def set_to(path: str, value: Any) -> Patch:
    """A patch that sets one slot."""
    return Patch(set={path: value})


def switch(
    id: str, title: str, sentence: str, path: str, called: str = "", *, inverted: bool = False
) -> Option:
    """An option that is on or off; an `inverted` one is on where its slot is False."""
    off, on = set_to(path, inverted), set_to(path, not inverted)
    values = (Value("off", "No", off), Value("on", "Yes", on, called))
    return Option(id, title, sentence, values)


def number(
    id: str, title: str, sentence: str, path: str, offered: tuple[int, ...], least: int, most: int
) -> Option:
    """An option with any whole number from `least` to `most`."""

    def patch(number: int) -> Patch:
        return set_to(path, number)

    values = tuple(Value(str(number), str(number), patch(number)) for number in offered)
    return Option(id, title, sentence, values, Numbers(least, most, patch))


def named(
    id: str, title: str, sentence: str, path: str, *labels: tuple[Any, str], called: str = ""
) -> Option:
    """An option whose first value is the plain one; any other has a part in names if `called`."""
    values = tuple(
        Value(str(value), label, set_to(path, value), called if place else "")
        for place, (value, label) in enumerate(labels)
    )
    return Option(id, title, sentence, values)
