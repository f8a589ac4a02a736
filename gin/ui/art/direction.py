"""Visual order of right-to-left words in a left-to-right line.

The program's sentences read from left to right; only names, paths and typed text in them can
contain right-to-left words. The Unicode bidirectional algorithm can't know where a name ends: it
would show the score in "דנה 12" to the left of the name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_CLASSES = {"R": "R", "AL": "R", "NSM": "M", "BN": "M", "EN": "D", "AN": "D", "WS": "J"}
_JOINERS = frozenset("-‐‑'’\"“”&")
"""Characters that join right-to-left words, as spaces do.

Words separated by commas, slashes or full stops stay in the order of the line.
"""
_RIGHT_TO_LEFT = re.compile(r"D*R[RMD]*(?:J+R[RMD]*)*")
"""Pattern of joined words, and of numbers attached to them without a space.

Its letters are the values of `_CLASSES`.
"""
_WHOLE = re.compile(rf"(…?)({_RIGHT_TO_LEFT.pattern})(…?)")
_NUMBER_OR_NOT = re.compile(r"D+|[^D]+")

Run = tuple[int, int, bool]
"""Start and end of a run, and whether it is right to left."""


def runs(text: str) -> Iterator[Run]:
    """Yield the runs of a line in visual order, from left to right."""
    classes = "".join(map(_class_of, text))
    if whole := _WHOLE.fullmatch(classes):
        # The whole line is right to left, so an ellipsis appears on the side of the missing words.
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
    """Yield the parts of a match, last first, with numbers from left to right."""
    inner = list(_NUMBER_OR_NOT.finditer(found.string, *found.span(group)))
    for part in reversed(inner):
        yield part.start(), part.end(), found.string[part.start()] != "D"


def is_right_to_left(text: str) -> bool:
    """Return whether the leftmost run of a text is right to left."""
    return next((right for _, _, right in runs(text)), False)


@lru_cache(maxsize=1024)
def _class_of(sign: str) -> str:
    if sign == "…":
        return sign
    return "J" if sign in _JOINERS else _CLASSES.get(unicodedata.bidirectional(sign), "L")
