"""How many hands a match takes, where that can be said."""

from __future__ import annotations

from gin.variants.setups import Setup, preset_of

_OF_LENGTH = frozenset({"sheet", "target", "games", "deals", "round", "die", "rush", "cards"})
"""Options that make a match so much longer or shorter that nothing can be said of it."""


def hands_of(agreed: Setup) -> int | None:
    """About how many hands a match takes; None where that is not known."""
    preset = preset_of(agreed)
    if preset is not None:
        return preset.hands
    if any(text.partition("=")[0] in _OF_LENGTH for text in agreed.agreed):
        return None
    return agreed.game.hands
