"""Gin Race: one player needs 121 points, the other seven won deals (rules 6)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.games.base import Family, Game, Section
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook import sheets

PAGE = page(
    "For example: gin against 12 scores 32 for who plays for points, and two deals for the other.",
    (
        "Who plays for what is left to the players: here a lot decides, and the parts change with "
        "the next round. Big gin counts two deals as well.",
        AS_CLASSIC,
    ),
    Section(
        "The two parts",
        sheets.race,
        ("For example: a knock, gin and an undercut that you win are five deals.",),
    ),
)

GAME = Game(
    "race",
    "Gin Race",
    "One of you needs 121 points, the other seven won deals.",
    Family.GIN,
    Patch(
        set={
            "format.sheet": SheetKind.RACE,
            "format.target": 121,
            "format.double_deals": True,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    classic_but("box", "game-bonus", "shutout", "shot", more=("deals", "double-deals", "roles")),
    PAGE,
)
