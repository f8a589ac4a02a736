"""What is said of a stock that nobody draws from: how the hand will be void, and that it is."""

from __future__ import annotations

from gin.core.message import NOTHING, Message, Text, sentences
from gin.messages import untouched as messages
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

TOLD = 6
"""With so many turns left the status begins to tell of it."""
ANNOUNCED = (TOLD, 2, 1)
"""With so many turns left it is said aloud."""


def coming(seen: Observation) -> Message:
    """How near the hand is to being void; nothing as long as that is far away."""
    left = seen.turns_to_void
    if left is None or left > TOLD or not seen.untouched or seen.phase is Phase.OVER:
        return NOTHING
    if left == 1 and _without_stock(seen):
        return messages.LAST_TURN
    return messages.coming(turns=left)


def _without_stock(seen: Observation) -> bool:
    """Has the player on turn taken a card already, and not from the stock?"""
    return seen.phase in (Phase.DISCARD, Phase.MELD)


def with_coming(status: Text, seen: Observation) -> Text:
    """What may be done now, with how near the hand is to being void."""
    return sentences(status, coming(seen))


def void(turns: int) -> Message:
    """How a hand became void, in a line."""
    return messages.void(turns=turns)
