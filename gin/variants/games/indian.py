"""Indian Gin: fourteen cards each, and a knock with any deadwood (rules 7)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.games.base import Family, Game
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import CLASSIC_TABLE

PAGE = page(
    "For example: a knock with 8 against 19 scores 11. A knock with 32 against 19 is an undercut, "
    "and gives the other player 23.",
    (
        "The source says that one may knock even with deadwood, which is so in every game. We "
        "take it to mean that there is no limit; a limit of ten, or any other, is an option.",
        "Gin needs all fourteen cards melded, big gin all fifteen.",
        AS_CLASSIC,
    ),
)

GAME = Game(
    "indian",
    "Indian Gin",
    "Fourteen cards each, and a knock with any deadwood.",
    Family.GIN,
    Patch(set={"deal.cards": 14, "knock.limit_from": LimitFrom.NONE}),
    CLASSIC_TABLE,
    PAGE,
)
