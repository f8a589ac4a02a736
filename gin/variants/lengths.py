"""The usual lengths of matches, in hands."""

from __future__ import annotations

from gin.variants.setups import Setup, preset_of

MEASURED: dict[tuple[str, tuple[str, ...]], int] = {
    ("gin", ("target=50",)): 5,
    ("gin", ("knock=gin-only",)): 7,
    ("modern", ("rainbow=on",)): 8,
    ("rush", ("rainbow=on",)): 4,
    ("oklahoma", ("target=100", "rainbow=on")): 7,
    ("hollywood", ("target=50",)): 8,
    ("dice", ("round=7",)): 11,
    ("twofold", ("deals=5",)): 11,
    ("pro", ("games=2",)): 15,
    ("colonel", ("one-hand=on",)): 1,
    ("colonel", ("rainbow=on",)): 12,
    ("skarney", ("target=100",)): 4,
    ("skarney", ("target=100", "contract-more=on")): 4,
}
"""Hands of a match by game and options, by `python -m tools.lengths`."""
_LENGTH_OPTIONS = frozenset({"sheet", "games", "deals", "round", "die", "rush", "cards"})
"""Options that change the length of a match too much to predict it."""


def hands_of(agreed: Setup) -> int | None:
    """Return the usual number of hands of a match; None if it is unknown.

    With another target than usual, it is in proportion.
    """
    preset = preset_of(agreed)
    if preset is not None:
        return preset.hands
    measured = MEASURED.get((agreed.game.id, agreed.agreed))
    if measured is not None:
        return measured
    if any(text.partition("=")[0] in _LENGTH_OPTIONS for text in agreed.agreed):
        return None
    target, usual = agreed.rules.format.target, agreed.own.format.target
    return max(1, round(agreed.game.hands * target / usual)) if usual else agreed.game.hands
