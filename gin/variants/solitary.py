"""Solitary Gin: one player, five deals of fifteen turns, at most 30 penalty points (rules 6)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants import telling
from gin.variants.game import Family, Game, Section

PAGE: tuple[Section, ...] = (
    Section("Goal", telling.solitary_goal),
    Section("Deal and turn", telling.solitary_turn),
    Section("Melds", telling.solitary_melds),
    Section(
        "Ending a deal",
        paragraphs=(
            "With all ten cards melded you may declare gin at any time, even as dealt. You may "
            "also stop early.",
        ),
    ),
    Section(
        "Scoring",
        telling.solitary_scoring,
        ("For example: a loose king, ace and 2 cost 10, 15 and 5, together 30.",),
    ),
    Section(
        "How we read the source",
        paragraphs=("Gin as dealt, and stopping early, are our readings.",),
    ),
)

GAME = Game(
    "solitary",
    "Solitary Gin",
    "Alone: five deals of fifteen turns, to end at 30 or less.",
    Family.SOLITARY,
    Patch(),
    ("goal",),
    PAGE,
)
