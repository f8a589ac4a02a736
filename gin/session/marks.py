"""The mark of a decision, and the accuracy of several decisions."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

MISTAKE = 4.0
"""Least number of points given away by a mistake."""
LEAST_LOSS = 2.0
"""Least loss in points that counts, unless the doubt about the move is greater.

Advice that looks better may be behind by about as much (`gin.ai.advice.preferred`).
"""
HALVES = 1.2
"""Mean points given away for each decision that halve the accuracy."""
MOST = 10.0
"""Most points of one decision that count for the accuracy, so that no single one determines it."""


class Mark(StrEnum):
    """The quality of a decision; a slip or a mistake gives points away.

    A move that follows a hint says nothing about the player.
    """

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    HINT = "hint"


def mark_of(lost: float, *, best: bool) -> Mark:
    """Return the mark of a decision that gave `lost` points away, or was the `best` one."""
    if best:
        return Mark.BEST
    if not lost:
        return Mark.GOOD
    return Mark.SLIP if lost < MISTAKE else Mark.MISTAKE


def counted_loss(points: float, doubt: float) -> float:
    """Return a decision's loss against the best move, or 0 if it is too small to count."""
    return points if points >= max(LEAST_LOSS, doubt) else 0.0


def accuracy(lost: Sequence[float]) -> float:
    """Return the accuracy of decisions, from 0 to 1, given the points that each gave away."""
    if not lost:
        return 1.0
    counted = sum(min(points, MOST) for points in lost)
    return float(0.5 ** (counted / len(lost) / HALVES))
