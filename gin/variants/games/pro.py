"""Gin Pro: games to 121, and the more the loser lacks the more a game counts (rules 6)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.games.base import Family, Game, Section
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook import sheets

PAGE = page(
    "For example: a knock with 3 against 24, of which a ten is laid off, scores 11.",
    (
        "Points of hands alone are pegged: there are no boxes and no game bonus. With another "
        "target the four bands are quarters of the way to it.",
        AS_CLASSIC,
    ),
    Section(
        "Games",
        sheets.games,
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
