"""Solitary Gin: one player, five deals of fifteen turns, at most 30 penalty points (rules 6)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants.game import Family, Game, Section

PAGE: tuple[Section, ...] = (
    Section("Goal", ("Finish five deals with {goal} penalty points or fewer.",)),
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
