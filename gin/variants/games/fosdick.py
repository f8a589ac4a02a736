"""Oklahoma Gin as Howard Fosdick describes it: a knock scores all the other has (rules 8)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import KnockScores, LimitFrom, NextDealer, Opening, Shutout
from gin.variants.games.base import Family, Game
from gin.variants.games.template import page
from gin.variants.options.catalogue import classic_but

SLOTS = {
    "deal.opening": Opening.PLAIN,
    "knock.limit_from": LimitFrom.UPCARD,
    "knock.scores": KnockScores.OPPONENT_TOTAL,
    "knock.without_discard": True,
    "bonuses.big_gin": False,
    "bonuses.big_gin_points": None,
    "bonuses.undercut": 20,
    "dealers.next": NextDealer.ALTERNATE,
    "format.game_bonus": 0,
    "format.box_bonus": 0,
    "format.shutout": Shutout.NONE,
}
"""What this game sets, and Sequence Gin after it."""
OPTIONS = classic_but("knock", more=("upcard-ace", "knocker-scores"))

PAGE = page(
    "For example: the upcard is a 5, and a knock with 4 against 31 scores 31.",
    (
        "The source asks that a knocker have less than the opponent. Nobody can see that before "
        "knocking, so we take it as what wins the hand, and not as a condition.",
        "It knows no round in which the upcard is offered: the first player begins with either "
        "pile. That the players deal in turn, and that nobody scores when the stock is used up, "
        "are our readings.",
        "The last discard is optional there. Eleven melded cards are gin like ten, without a "
        "higher bonus; a table option makes them big gin.",
    ),
)

GAME = Game(
    "fosdick",
    "Oklahoma Gin by Fosdick",
    "The upcard sets the limit, and a knock scores all the other is left with.",
    Family.GIN,
    Patch(set=SLOTS),
    OPTIONS,
    PAGE,
    "Fosdick",
)
