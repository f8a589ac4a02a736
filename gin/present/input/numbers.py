"""Numbers in typed commands: those of choices, and commands that differ by their numbers alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.message import Text
from gin.interface.view import Choice, View
from gin.messages import terminal as messages
from gin.present.input.fields import takes_number

_RUN = 4
"""From this many on, commands with numbers in a row are not listed one by one."""


def is_number(text: str) -> bool:
    """Return whether a typed text is a number that a list can have."""
    return text.isdecimal() and len(text) <= 4


def in_runs(legal: Sequence[tuple[str, Text, Text]]) -> Iterator[Text]:
    """Everything that can be done, whole; of commands with numbers in a row the first and last."""
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
    """The command with the next number; None for one without."""
    word, _, number = begun.rpartition(" ")
    return f"{word} {int(number) + 1}" if is_number(number) else None


def numbered(view: View) -> tuple[Choice, ...]:
    """The choices that have a number, in the order of the view: what can be done now. Where the
    player is to type a number, choices have none."""
    if takes_number(view):
        return ()
    return tuple(choice for choice in view.choices if not choice.why and not choice.aside)


def with_numbers(choices: Sequence[Choice]) -> dict[int, Choice]:
    """Choices by their numbers: the one that a choice itself goes by, or the first one from its
    place on that is free."""
    own = [next(filter(is_number, choice.words), None) for choice in choices]
    taken, found = {int(word) for word in own if word is not None}, {}
    for place, (choice, word) in enumerate(zip(choices, own, strict=True), start=1):
        number = place if word is None else int(word)
        while word is None and number in taken:
            number += 1
        taken.add(number)
        found[number] = choice
    return found
