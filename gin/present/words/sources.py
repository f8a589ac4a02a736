"""Where the numbers of a score sheet come from, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gin.present.words import phrases

OLDER = "Hand before"
NEWER = "Hand after"
FIRST = "This is the first hand."
LAST = "This is the last hand counted."
NOTHING = "No hand has written anything here yet."


def hand(number: int, of: int, *, alone: bool) -> str:
    """Which hand it is."""
    return f"{'Deal' if alone else 'Hand'} {number} of {of}"


def line(number: int, how: str, parts: Sequence[str], *, alone: bool) -> str:
    """What a hand brought, in a line: "Hand 3, knock: You +23, now 68"."""
    what = "; ".join(parts) or "nothing"
    return f"{'Deal' if alone else 'Hand'} {number}, {how}: {what}"


def gain(name: str, points: int, now: int) -> str:
    """What a hand wrote for somebody, and what stands there then."""
    return f"{name} {points:+d}, now {now}"


def boxes(name: str, count: int) -> str:
    """The boxes of a hand."""
    return f"{name}, {phrases.count(count, 'box', 'boxes')}"


def comes_from(label: str) -> str:
    """The heading of the lines behind a number."""
    return f"{label[:1].upper()}{label[1:]}: where it comes from"


def in_column(head: str, name: str, points: int, now: int) -> str:
    """What a hand wrote in one column of several."""
    return f"{head}: {gain(name, points, now)}"


def in_columns(name: str, points: int, heads: Sequence[str]) -> str:
    """What a hand wrote for somebody in each of some columns: "You +28: hearts, diamonds"."""
    return f"{name} {points:+d}: {', '.join(head.lower() for head in heads)}"


def sum_of(name: str, parts: Sequence[int], total: int) -> str:
    """A sum with its parts: "You: 106 + 60 + 100 = 266"."""
    first, *rest = parts
    added = "".join(f" {'−' if part < 0 else '+'} {abs(part)}" for part in rest)
    return f"{name}: {first}{added} = {total}"
