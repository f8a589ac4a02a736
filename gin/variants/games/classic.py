"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Section
from gin.variants.games.template import readings
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rulebook import sections

PAGE: tuple[Section, ...] = (
    Section("Goal", sections.goal),
    Section("Cards and melds", sections.melds),
    Section("Deal and opening", sections.deal),
    Section("A turn", sections.turn),
    Section("Ending the hand", sections.ending),
    Section(
        "Scoring a hand",
        sections.scoring,
        ("For example: a knock with 3 against 24, of which a ten is laid off, scores 11.",),
    ),
    Section("End of the game", sections.end),
    readings(
        "Its two scoring lists differ; this game takes the first, the modern one the second. "
        "That a tie is an undercut, that a player who draws the third last card may still "
        "knock, and that whoever reaches the target wins even if boxes leave the other "
        "ahead, are our readings.",
    ),
)

GAME = Game(
    "gin",
    "Gin Rummy",
    "The classic game: knock with ten or less, first to 100.",
    Family.GIN,
    Patch(),
    CLASSIC_TABLE,
    PAGE,
)
