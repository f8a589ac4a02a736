"""How well a decision was made: a mark for each, and the accuracy of them all."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

MISTAKE = 4.0
"""Points given away from which on a slip is a mistake."""
HALVES = 4.0
"""Points given away that halve what a decision counts for the accuracy."""


class Mark(StrEnum):
    """What a decision was: the best move, one about as good, or one that gave something away."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"


def mark_of(lost: float, *, best: bool) -> Mark:
    """The mark of a decision that gave so many points away, or that was the `best` there was."""
    if best:
        return Mark.BEST
    if not lost:
        return Mark.GOOD
    return Mark.SLIP if lost < MISTAKE else Mark.MISTAKE


def accuracy(lost: Sequence[float]) -> float:
    """How close decisions came to the best ones, from 0 to 1, by the points that each gave away."""
    if not lost:
        return 1.0
    return float(sum(0.5 ** (points / HALVES) for points in lost) / len(lost))
