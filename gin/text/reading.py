"""Reading of typed and pasted lines of any length."""

from __future__ import annotations

from typing import TextIO

from gin.present.input.pasted import begins_challenge, rest_of_challenge

LONGEST_LINE = 1_000
_MOST_PARTS = 100_000
"""Maximum number of parts of a long line to read, of `LONGEST_LINE` characters each."""


def read_line(source: TextIO) -> str:
    """Return the next line, or the beginning of one that is too long; empty at the end.

    A line of more than `_MOST_PARTS` parts counts as the end of the input. Of a line with a
    challenge, the rest stays to be read by `read_challenge`.
    """
    line = rest = source.readline(LONGEST_LINE)
    if begins_challenge(line):
        return line
    for _ in range(_MOST_PARTS):
        if len(rest) < LONGEST_LINE or rest.endswith("\n"):
            return line
        rest = source.readline(LONGEST_LINE)
    return ""


def read_challenge(first: str, source: TextIO) -> str:
    """Return a pasted challenge from its `first` line on."""
    return rest_of_challenge(first, lambda: source.readline(LONGEST_LINE))
