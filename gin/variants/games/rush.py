"""Gin Rush: a knock that wins is paid for the cards left in the stock (rules 6)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import Rush
from gin.variants.games.base import Family, Game
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but

PAGE = page(
    "For example: a knock on the first card drawn leaves 30 cards in the stock. With 10 against "
    "23 it scores 13 and 30, together 43.",
    (
        "The premium is meant for an early knock, and set against waiting for gin. So gin and big "
        "gin are not paid for the stock, unless you agree on it.",
        "The cards are counted after the knocker has drawn.",
        AS_CLASSIC,
    ),
)

GAME = Game(
    "rush",
    "Gin Rush",
    "Early knocks pay: a point for each card left in the stock.",
    Family.GIN,
    Patch(set={"bonuses.rush": Rush.KNOCK}),
    classic_but("rush", more=("rush-on-gin",)),
    PAGE,
)
