"""What is said of a stock that nobody draws from: how the hand will be void, and that it is."""

from __future__ import annotations

from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.variants.rulebook.hand import number

TOLD = 6
"""With so many turns left the status begins to tell of it."""
ANNOUNCED = (TOLD, 2, 1)
"""With so many turns left it is said aloud."""


def coming(seen: Observation) -> str:
    """How near the hand is to being void; empty as long as that is far away."""
    left = seen.turns_to_void
    if left is None or left > TOLD or not seen.untouched or seen.phase is Phase.OVER:
        return ""
    if left == 1 and _without_stock(seen):
        return "Unless this turn ends the hand, it is void."
    more = f"{number(left).capitalize()} more {'turn' if left == 1 else 'turns'}"
    return f"{more} without a card from the stock, and the hand is void."


def _without_stock(seen: Observation) -> bool:
    """Has the player on turn taken a card already, and not from the stock?"""
    return seen.phase in (Phase.DISCARD, Phase.MELD)


def with_coming(status: str, seen: Observation) -> str:
    """What may be done now, with how near the hand is to being void."""
    return f"{status} {coming(seen)}".strip()


def void(turns: int) -> str:
    """How a hand became void, in a line."""
    return f"Nobody drew from the stock for {number(turns)} turns, so the hand is void"
