"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants import telling
from gin.variants.game import Family, Game, Section
from gin.variants.options import CLASSIC_TABLE
from gin.variants.skeleton import readings

PAGE: tuple[Section, ...] = (
    Section("Goal", telling.goal),
    Section("Cards and melds", telling.melds),
    Section("Deal and opening", telling.deal),
    Section("A turn", telling.turn),
    Section("Ending the hand", telling.ending),
    Section(
        "Scoring a hand",
        telling.scoring,
        ("For example: a knock with 3 against 24, of which a ten is laid off, scores 11.",),
    ),
    Section("End of the game", telling.end),
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
