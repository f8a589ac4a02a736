"""Wording of the score sheet, and of the sources of its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.message import Message, Text, Who, signed
from gin.messages import sheet as messages
from gin.rules.model.result import HandResult


def how(result: HandResult) -> Message:
    """Return how a hand ended, with the value of a raised die."""
    if result.die is None or result.die.value == 1:
        return messages.how(outcome=result.outcome)
    return messages.how_with_die(outcome=result.outcome, value=result.die.value)


def row(number: int, how: Text, gained: Text, *, alone: bool) -> Message:
    """Return the result of a hand in a line: "Hand 3, knock: You +23, now 68"."""
    if not gained:
        return messages.row_empty(number=number, how=how, alone=alone)
    return messages.row(number=number, how=how, gained=gained, alone=alone)


def sum_of(who: Who, parts: Sequence[int], total: int) -> Message:
    """Return a sum with its parts: "You: 106 + 60 + 100 = 266"."""
    first, *more = parts
    return messages.sum(who=who, first=first, more=tuple(map(signed, more)), total=total)
