"""The names of those who sit at the table, and their portraits."""

from __future__ import annotations

YOU = "You"
_NAMES = {1: "Felix", 3: "Ada"}


def opponent(level: int) -> str:
    """The opponent of a level, by name."""
    return _NAMES[level]


def who(seat: int, other: str) -> str:
    """The player in a seat, at the start of a sentence."""
    return YOU if seat == 0 else other


def verb(seat: int, base: str) -> str:
    """A verb for who sits there: "you knock", "Ada knocks"."""
    if seat == 0:
        return base
    if base == "have":
        return "has"
    return base + ("es" if base.endswith(("s", "sh", "ch", "o")) else "s")


def whose(seat: int, other: str) -> str:
    """The owner as a word before a noun: "your", "Ada's"."""
    return "your" if seat == 0 else f"{other}'s"
