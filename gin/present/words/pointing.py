"""What is said where one switch plays."""

from __future__ import annotations

WHAT_WITH = "What with it?"
NONE_OF_THESE = "None of these"


def part(name: str, number: int, of: int) -> str:
    """A part of an area that is too long to be gone through at once."""
    return f"{name}, part {number} of {of}"
