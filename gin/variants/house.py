"""House rules: knock below ten, super gin pays 35, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.rules.rules import NextDealer, Patch, Shutout, StockEnd, Tie
from gin.variants import telling
from gin.variants.game import Family, Game, Section
from gin.variants.options import CLASSIC_TABLE
from gin.variants.skeleton import readings

PAGE: tuple[Section, ...] = (
    Section("Goal", telling.goal),
    Section("Cards and melds", telling.melds),
    Section("Deal and opening", telling.deal),
    Section("A turn", telling.turn),
    Section(
        "Ending the hand",
        telling.ending,
        ("Players of these rules call big gin super gin.",),
    ),
    Section(
        "Scoring a hand",
        telling.scoring,
        ("For example: 16 against 21 when the stock is used up scores 5.",),
    ),
    Section("End of the game", telling.end),
    readings(
        "Knocking with fewer than ten points means nine or less. An undercut needs a "
        "defender who is truly lower, so equal hands score nothing. The hand ends with the "
        "discard after the last stock card was drawn.",
    ),
)

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
    "House",
)
