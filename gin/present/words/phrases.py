"""Numbers and shares as phrases."""

from __future__ import annotations


def points(number: int) -> str:
    """A number of points."""
    return count(number, "point")


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 match", "3 matches"."""
    return f"{number} {noun(number, one, many)}"


def noun(number: int, one: str, many: str = "") -> str:
    """The noun that goes with a number; its plural is `many`, or with an s."""
    return one if abs(number) == 1 else many or f"{one}s"


def tenths(share: float) -> int:
    """A share in tenths, for those who say "nine in ten"."""
    return min(10, round(share * 10))
