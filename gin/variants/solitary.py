"""Solitary Gin: one player, five deals of fifteen turns, at most 30 penalty points (rules 6)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants.game import Family, Game, Section

PAGE: tuple[Section, ...] = (
    Section(
        "Goal",
        (
            "Play {deals} deals alone and end with {goal} penalty points or fewer. A perfect "
            "round is minus 100.",
        ),
    ),
    Section(
        "Deal and turn",
        (
            "You have ten cards and up to {turns} turns. In a turn you draw from the stock and "
            "discard a card, the one drawn or another. Discards do not come back, but you may "
            "count them.",
        ),
    ),
    Section(
        "Melds",
        (
            "Sets of three or four of a rank, runs of three or more of a suit. The ace is high "
            "or low, but a run does not go round it: ace, 2, 3 and queen, king, ace are runs, "
            "king, ace, 2 is not.",
        ),
    ),
    Section(
        "Ending a deal",
        (
            "With all ten cards melded you may declare gin at any time, even as dealt. You may "
            "also stop early.",
        ),
    ),
    Section(
        "Scoring",
        (
            "Gin takes {solo_gin} points off. Otherwise each loose card from 2 to 9 costs 5, "
            "from 10 to king 10, and an ace 15. Your cards are split so that this is least.",
            "For example: a loose king, ace and 2 cost 10, 15 and 5, together 30.",
        ),
    ),
    Section(
        "How we read the source",
        ("Gin as dealt, and stopping early, are our readings.",),
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
