"""Straight Gin: a hand may be ended at any time, with any deadwood (rules 7)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.games.base import Family, Game
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but

PAGE = page(
    "For example: a knock with 57 against 63 scores 6; with 63 against 57 it is an undercut and "
    "costs 16.",
    (
        "The source lets a hand be ended at any time. We take that as: in your own turn, after "
        "drawing, with a discard, and without a limit.",
        "It has the opponent count what is not melded, and says no more. We keep the difference, "
        "the laying off and the undercut of the classic game, for otherwise it would always pay "
        "to knock in the first turn. All the deadwood of the other player is a table option, and "
        "so is gin alone, which is what this name means elsewhere.",
        AS_CLASSIC,
    ),
)

GAME = Game(
    "straight",
    "Straight Gin",
    "End the hand whenever you like, with any deadwood.",
    Family.GIN,
    Patch(set={"knock.limit_from": LimitFrom.NONE}),
    classic_but("knock", more=("ending", "knocker-scores")),
    PAGE,
)
