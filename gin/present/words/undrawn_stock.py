"""Wording about a stock that neither player draws from, which makes the hand void."""

from __future__ import annotations

from gin.core.message import NOTHING, Message, Text, sentences
from gin.messages import untouched as messages
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

FIRST_WARNING = 6
"""Turns left when the status begins to warn."""
ANNOUNCED = (FIRST_WARNING, 2, 1)
"""Numbers of turns left at which the program announces the warning."""


def void_warning(seen: Observation) -> Message:
    """Return the warning that the hand will soon be void, or `NOTHING`."""
    left = seen.turns_to_void
    if left is None or left > FIRST_WARNING or not seen.untouched or seen.phase is Phase.OVER:
        return NOTHING
    if left == 1 and _without_stock(seen):
        return messages.LAST_TURN
    return messages.coming(turns=left)


def _without_stock(seen: Observation) -> bool:
    return seen.phase in (Phase.DISCARD, Phase.MELD)


def with_void_warning(status: Text, seen: Observation) -> Text:
    """Return the status, followed by the warning if there is one."""
    return sentences(status, void_warning(seen))


def void(turns: int) -> Message:
    """Return the sentence about a hand that became void."""
    return messages.void(turns=turns)
