"""Gin Pro: games to 121, and the more the loser lacks the more a game counts (rules 6)."""

from __future__ import annotations

from gin.rules.rules import Patch, SheetKind, Shutout
from gin.variants import telling_sheets
from gin.variants.game import Family, Game, Section
from gin.variants.options import classic_but
from gin.variants.skeleton import AS_CLASSIC, page

PAGE = page(
    "For example: a knock with 3 against 24, of which a ten is laid off, scores 11.",
    (
        "Points of hands alone are pegged: there are no boxes and no game bonus. With another "
        "target the four bands are quarters of the way to it.",
        AS_CLASSIC,
    ),
    Section(
        "Games",
        telling_sheets.games,
        ("For example: games won against 25 and 70 points make six won games.",),
    ),
)

GAME = Game(
    "pro",
    "Gin Pro",
    "Games to 121 on a cribbage board: the less your opponent has, the more a game counts.",
    Family.GIN,
    Patch(
        set={
            "format.sheet": SheetKind.GAMES,
            "format.target": 121,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    classic_but("box", "game-bonus", "shutout", more=("games", "die", "refusal", "centre-offers")),
    PAGE,
)
