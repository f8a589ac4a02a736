"""Table options, and functions that make the usual kinds.

An option has a word for the command line and saved matches, a sentence for forms, and a patch for
each value. Its default is the value that the game's rules already have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from gin.core.errors import BadOption
from gin.core.external_text import quoted
from gin.core.message import NOTHING, Message, Text, Verbatim, alternatives, only
from gin.messages import options as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Rules


class Value(Struct, frozen=True):
    """A value of an option: its word, its label in forms, and its patch.

    `called` is its word in the names of mixtures, as in "Rainbow Rush".
    """

    word: str
    label: Message | Verbatim
    patch: Patch
    called: Message = NOTHING


class NumberRange(Struct, frozen=True):
    """Whole numbers from `least` to `most`; `patch` makes the patch of one."""

    least: int
    most: int
    patch: Callable[[int], Patch]


class TableOption(Struct, frozen=True):
    """A table option. Forms offer `values`; `numbers` allows others from a range."""

    id: str
    values: tuple[Value, ...]
    numbers: NumberRange | None = None

    @property
    def title(self) -> Message:
        return _message(self.id, "title")

    @property
    def sentence(self) -> Message:
        return _message(self.id, "sentence")

    def value(self, word: str) -> Value:
        """Return the value called `word`.

        Raises:
            BadOption: No value has this name; the error lists the valid words.
        """
        for value in self.values:
            if value.word == word:
                return value
        if self.numbers is not None:
            try:
                number = int(word)
            except ValueError:
                number = self.numbers.least - 1
            if self.numbers.least <= number <= self.numbers.most:
                return Value(str(number), only(number), self.numbers.patch(number))
        raise BadOption(
            messages.cannot_be(
                allowed=self.allowed(), option=Verbatim(self.id), value=Verbatim(quoted(word))
            )
        )

    def allowed(self) -> Text:
        """Return the valid words as a phrase: "off, as-gin or a number from 0 to 200".

        If there is a range, numbers in `values` are left out, since the range contains them.
        """
        words = [value.word for value in self.values]
        if self.numbers is None:
            return alternatives(map(Verbatim, words))
        least, most = (Verbatim(str(one)) for one in (self.numbers.least, self.numbers.most))
        number = messages.number(least=least, most=most)
        others = (word for word in words if not word.lstrip("-").isdigit())
        return alternatives((*map(Verbatim, others), number))

    def current(self, rules: Rules) -> Value:
        """Return the value that `rules` have; for a game's own rules, the default.

        If no value matches the rules, return a value without a word.
        """
        for value in self.values:
            if value.patch.matches(rules):
                return value
        if self.numbers is not None:
            for number in range(self.numbers.least, self.numbers.most + 1):
                patch = self.numbers.patch(number)
                if patch.matches(rules):
                    return Value(str(number), only(number), patch)
        return Value("", Verbatim("—"), Patch())


def _message(id: str, what: str) -> Message:
    return cast("Message", getattr(messages, f"{id}_{what}".replace("-", "_").upper()))


def set_to(path: str, value: Any) -> Patch:
    """Return a patch that sets one slot."""
    return Patch(set={path: value})


def switch(
    id: str,
    path: str,
    called: Message = NOTHING,
    *,
    inverted: bool = False,
    forbids: bool = False,
) -> TableOption:
    """Return an option that is on or off.

    An `inverted` option is on if its slot is False. The title of an option that `forbids` names
    what is allowed while it is off ("Hints: Yes").
    """
    off, on = set_to(path, inverted), set_to(path, not inverted)
    no, yes = (messages.YES, messages.NO) if forbids else (messages.NO, messages.YES)
    values = (Value("off", no, off), Value("on", yes, on, called))
    return TableOption(id, values)


def number(
    id: str,
    path: str,
    offered: tuple[int, ...],
    least: int,
    most: int,
) -> TableOption:
    """Return an option with any whole number from `least` to `most`."""

    def patch(number: int) -> Patch:
        return set_to(path, number)

    values = tuple(Value(str(number), only(number), patch(number)) for number in offered)
    return TableOption(id, values, NumberRange(least, most, patch))


def named(
    id: str,
    path: str,
    *labels: tuple[Any, Message],
    called: Message = NOTHING,
) -> TableOption:
    """Return an option with named values; all but the first add `called` to a mixture's name."""
    values = tuple(
        Value(str(value), label, set_to(path, value), called if place else NOTHING)
        for place, (value, label) in enumerate(labels)
    )
    return TableOption(id, values)
