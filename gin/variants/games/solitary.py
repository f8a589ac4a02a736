"""Solitary Gin: one player, five deals of fifteen turns, at most 30 penalty points (rules 6)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Section
from gin.variants.rulebook import sections

PAGE: tuple[Section, ...] = (
    Section("Goal", sections.solitary_goal),
    Section("Deal and turn", sections.solitary_turn),
    Section("Melds", sections.solitary_melds),
    Section(
        "Ending a deal",
        paragraphs=(
            "With all ten cards melded you may declare gin at any time, even as dealt. You may "
            "also stop early.",
        ),
    ),
    Section(
        "Scoring",
        sections.solitary_scoring,
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
