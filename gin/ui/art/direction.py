"""Visual order of right-to-left words in a left-to-right line.

Every line of the program reads from left to right; only names, paths and typed text can hold
Hebrew, Arabic and the like. So this is far less than the Unicode bidirectional algorithm, which
does not know where a name ends: after it, "דנה 12" would show the score before the name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_CLASSES = {"R": "R", "AL": "R", "NSM": "M", "BN": "M", "EN": "D", "AN": "D", "WS": "J"}
_JOINERS = frozenset("-‐‑'’\"“”&")
"""Signs that join right-to-left words, as spaces do. A comma, a slash or a full stop does not:
what it separates keeps the order of the line."""
_RIGHT_TO_LEFT = re.compile(r"D*R[RMD]*(?:J+R[RMD]*)*")
"""Words with what joins them, and numbers attached to them without a space."""
_WHOLE = re.compile(rf"(…?)({_RIGHT_TO_LEFT.pattern})(…?)")
"""A line of nothing else, cut short at either end."""
_NUMBER_OR_NOT = re.compile(r"D+|[^D]+")

Run = tuple[int, int, bool]
"""Where a run begins and ends in the text, and whether it reads from right to left."""


def runs(text: str) -> Iterator[Run]:
    """Yield the runs of a line in the order in which they are drawn, from left to right."""
    classes = "".join(map(_class_of, text))
    if whole := _WHOLE.fullmatch(classes):
        # Dots stand where the rest of the words would.
        yield from _parts(whole, 3)
        yield from _parts(whole, 2)
        yield from _parts(whole, 1)
        return
    done = 0
    for found in _RIGHT_TO_LEFT.finditer(classes):
        if done < found.start():
            yield done, found.start(), False
        yield from _parts(found, 0)
        done = found.end()
    if done < len(text):
        yield done, len(text), False


def _parts(found: re.Match[str], group: int) -> Iterator[Run]:
    """The parts of a match, the last one first; numbers in it read from left to right."""
    inner = list(_NUMBER_OR_NOT.finditer(found.string, *found.span(group)))
    for part in reversed(inner):
        yield part.start(), part.end(), found.string[part.start()] != "D"


def is_right_to_left(text: str) -> bool:
    """Return whether the text begins with a right-to-left word."""
    return next((right for _, _, right in runs(text)), False)


def _class_of(sign: str) -> str:
    if sign == "…":
        return sign
    return "J" if sign in _JOINERS else _CLASSES.get(unicodedata.bidirectional(sign), "L")
