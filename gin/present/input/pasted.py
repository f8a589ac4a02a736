"""A challenge that is pasted into a terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable

from gin.session.challenge_text import LONGEST, has_challenge, is_whole

_PROGRAM = "gin parlour"


def begins_challenge(line: str) -> bool:
    """Return whether a line is the first line of a challenge."""
    return has_challenge(line)


def introduces_challenge(line: str) -> bool:
    """Return whether a line belongs to the words before a challenge: it names the program."""
    return _PROGRAM in line.lower()


def rest_of_challenge(first: str, read: Callable[[], str]) -> str:
    """Return a challenge from its `first` line on.

    `read` returns the next line, empty at the end of the input. The text ends with its last letter,
    with an empty line, or when it is longer than any challenge.
    """
    text = first
    while not is_whole(text) and len(text) <= LONGEST:
        line = read()
        if not line.strip():
            break
        text = f"{text}\n{line}"
    return text
