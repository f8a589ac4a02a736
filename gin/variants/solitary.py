"""Solitary Gin: one player, five deals of fifteen turns, at most 30 penalty points (rules 6)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants import telling
from gin.variants.game import Family, Game, Section

PAGE: tuple[Section, ...] = (
    Section("Goal", telling.solitary_goal),
    Section("Deal and turn", telling.solitary_turn),
    Section(
        "Melds",
        paragraphs=(
            "Sets of three or four of a rank, runs of three or more of a suit. The ace is high "
            "or low, but a run does not go round it: ace, 2, 3 and queen, king, ace are runs, "
            "king, ace, 2 is not.",
        ),
    ),
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
