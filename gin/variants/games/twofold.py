"""Gin Twofold: 121 points and seven won deals, both of them (rules 6)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.games.base import Family, Game, Section
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook import sheets

PAGE = page(
    "For example: a knock with 3 against 24, of which a ten is laid off, scores 11 and one deal.",
    (
        "Two deals for gin and undercut are told of Gin Race, where deals are all that one player "
        "gets. Here every won hand is one deal.",
        AS_CLASSIC,
    ),
    Section(
        "Points and deals",
        sheets.twofold,
        ("For example: seven knocks of 10 points each are seven deals, but only 70 points.",),
    ),
)

GAME = Game(
    "twofold",
    "Gin Twofold",
    "121 points and seven won deals: you need both.",
    Family.GIN,
    Patch(
        set={
            "format.sheet": SheetKind.TWOFOLD,
            "format.target": 121,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    classic_but("box", "game-bonus", "shutout", more=("deals", "double-deals")),
    PAGE,
)
