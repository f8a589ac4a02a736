"""Gin Race: one player needs 121 points, the other seven won deals (rules 6)."""

from __future__ import annotations

from gin.rules.rules import Patch, SheetKind, Shutout
from gin.variants import telling_sheets
from gin.variants.game import Family, Game, Section
from gin.variants.options import classic_but
from gin.variants.skeleton import AS_CLASSIC, page

PAGE = page(
    "For example: gin against 12 scores 32 for who plays for points, and two deals for the other.",
    (
        "Who plays for what is left to the players: here a lot decides, and the parts change with "
        "the next round. Big gin counts two deals as well.",
        AS_CLASSIC,
    ),
    Section(
        "The two parts",
        telling_sheets.race,
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
