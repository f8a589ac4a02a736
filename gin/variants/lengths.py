"""How many hands a match of each game takes, as measured by `python -m tools.lengths`."""

from __future__ import annotations

from gin.variants.registry import Setup

HANDS: dict[str, int] = {
    "gin": 11,
    "modern": 10,
    "house": 10,
    "oklahoma": 14,
    "straight": 11,
    "hollywood": 13,
    "color": 35,
    "pro": 58,
    "race": 12,
    "twofold": 14,
    "dice": 15,
    "rush": 5,
    "gin500": 40,
    "shot": 11,
    "rainbow": 10,
    "tedesco": 5,
    "indian": 12,
    "fosdick": 8,
    "sequence": 10,
    "colonel": 10,
    "skarney": 10,
    "solitary": 5,
}
"""The mean of 24 matches between two players of level 1; a round alone is always five deals."""
_OF_LENGTH = frozenset({"sheet", "target", "games", "deals", "round", "die", "rush", "cards"})
"""Options that make a match so much longer or shorter that nothing can be said of it."""


def hands_of(agreed: Setup) -> int | None:
    """About how many hands a match takes; None where that is not known."""
    if any(text.partition("=")[0] in _OF_LENGTH for text in agreed.agreed):
        return None
    return HANDS.get(agreed.game.id)
