"""Numbers in typed commands, and commands that differ by their numbers alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.message import Text
from gin.messages import terminal as messages

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
