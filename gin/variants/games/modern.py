"""Gin Rummy, modern scoring: the classic game with 25 for gin, undercut and boxes (rules 1)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import Shutout
from gin.variants.games.base import Family, Game
from gin.variants.games.classic import PAGE
from gin.variants.options.catalogue import CLASSIC_TABLE

GAME = Game(
    "modern",
    "Gin Rummy, modern",
    "As tournaments score it: gin and undercut pay 25.",
    Family.GIN,
    Patch(
        set={
            "bonuses.gin": 25,
            "bonuses.undercut": 25,
            "format.box_bonus": 25,
            "format.shutout": Shutout.DOUBLE_HANDS_AND_BOXES,
        }
    ),
    CLASSIC_TABLE,
    PAGE,
    "Modern",
)
