"""House rules: knock below ten, super gin pays 35, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import NextDealer, Shutout, StockEnd, Tie
from gin.variants.games.base import Family, Game, Section
from gin.variants.games.template import readings
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rulebook import sections

PAGE: tuple[Section, ...] = (
    Section("Goal", sections.goal),
    Section("Cards and melds", sections.melds),
    Section("Deal and opening", sections.deal),
    Section("A turn", sections.turn),
    Section(
        "Ending the hand",
        sections.ending,
        ("Players of these rules call big gin super gin.",),
    ),
    Section(
        "Scoring a hand",
        sections.scoring,
        ("For example: 16 against 21 when the stock is used up scores 5.",),
    ),
    Section("End of the game", sections.end),
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
