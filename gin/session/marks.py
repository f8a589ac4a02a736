"""A mark for each decision, and the accuracy over all of them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

MISTAKE = 4.0
"""Points given away that turn a slip into a mistake."""
HALVES = 4.0
"""Points given away that halve a decision's contribution to the accuracy."""


class Mark(StrEnum):
    """The quality of a decision; a slip or a mistake gives points away."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"


def mark_of(lost: float, *, best: bool) -> Mark:
    """Return the mark of a decision that gave `lost` points away, or was the `best` one."""
    if best:
        return Mark.BEST
    if not lost:
        return Mark.GOOD
    return Mark.SLIP if lost < MISTAKE else Mark.MISTAKE


def accuracy(lost: Sequence[float]) -> float:
    """Return how close decisions were to the best ones, 0 to 1, from the points each gave away."""
    if not lost:
        return 1.0
    return float(sum(0.5 ** (points / HALVES) for points in lost) / len(lost))
