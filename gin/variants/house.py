"""House rules: knock below ten, super gin pays 35, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.rules.rules import NextDealer, Patch, Shutout, StockEnd, Tie
from gin.variants.classic import PAGE
from gin.variants.game import Family, Game
from gin.variants.options import CLASSIC_TABLE

GAME = Game(
    "house",
    "House Rules",
    "Knock below ten, super gin pays 35, and the stock's end scores.",
    Family.GIN,
    Patch(
        set={
            "knock.limit": 9,
            "knock.tie": Tie.NOBODY,
            "pile.rediscard_taken": True,
            "bonuses.gin": 25,
            "bonuses.big_gin_points": 35,
            "bonuses.undercut": 15,
            "exhaustion.ending": StockEnd.COMPARE,
            "exhaustion.floor": 0,
            "dealers.next": NextDealer.ALTERNATE,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    CLASSIC_TABLE,
    PAGE,
)
