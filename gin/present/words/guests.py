"""What is said of outside programs that sit down to play."""

from __future__ import annotations


def moved_instead(name: str, reason: str) -> str:
    """A player of the house moved where the program did not."""
    return f"{name} gave no move ({reason}). A player of the house moves when that happens."
