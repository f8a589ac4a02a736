"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.rules.rules import Patch
from gin.variants.game import Family, Game, Section
from gin.variants.options import CLASSIC_TABLE

PAGE: tuple[Section, ...] = (
    Section("Goal", ("Be the first to reach {target} points over as many hands as it takes.",)),
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
