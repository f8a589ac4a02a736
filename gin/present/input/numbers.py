"""Numbers of choices, and ranges of typed commands that differ only by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.message import Text
from gin.interface.view import Choice, View
from gin.messages import terminal as messages
from gin.present.input.fields import takes_number

_RUN = 4
"""Minimum number of consecutively numbered commands that are listed as a range."""


def is_number(text: str) -> bool:
    """Return whether the text is a number of at most four digits."""
    return text.isdecimal() and len(text) <= 4


def in_runs(legal: Sequence[tuple[str, Text, Text]]) -> Iterator[Text]:
    """Yield the legal commands, with a range in place of several that differ only by number."""
    at = 0
    while at < len(legal):
        end = at
        while end + 1 < len(legal) and legal[end + 1][0] == _next_of(legal[end][0]):
            end += 1
        if end - at < _RUN - 1:
            end = at
            yield legal[at][1]
        else:
            yield messages.first_to_last(first=legal[at][1], last=legal[end][1])
        at = end + 1


def _next_of(begun: str) -> str | None:
    word, _, number = begun.rpartition(" ")
    return f"{word} {int(number) + 1}" if is_number(number) else None


def numbered(view: View) -> tuple[Choice, ...]:
    """Return the choices that get a number, in view order: enabled ones that are not `aside`.

    Pages that ask for a number have no numbered choices.
    """
    if takes_number(view):
        return ()
    return tuple(choice for choice in view.choices if not choice.why and not choice.aside)


def with_numbers(choices: Sequence[Choice]) -> dict[int, Choice]:
    """Map numbers to choices.

    A choice whose words include a number keeps that number. Any other choice gets the first free
    number from its position up.
    """
    own = [next(filter(is_number, choice.words), None) for choice in choices]
    taken, found = {int(word) for word in own if word is not None}, {}
    for place, (choice, word) in enumerate(zip(choices, own, strict=True), start=1):
        number = place if word is None else int(word)
        while word is None and number in taken:
            number += 1
        taken.add(number)
        found[number] = choice
    return found
