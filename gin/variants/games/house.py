"""House rules: knock below ten, super gin pays 35, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.core.emblem import INK, Emblem, Fill, Pip
from gin.rules.model.patches import Patch
from gin.rules.model.rules import NextDealer, Shutout, StockEnd, Tie
from gin.variants.games.base import Family, Game, Group, Section
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

EMBLEM: Emblem = (
    Fill("M50 18 L84 46 L76 46 L76 80 L24 80 L24 46 L16 46 Z", INK),
    Pip("H", 50, 57, 27, (232, 196, 112)),
)

GAME = Game(
    id="house",
    number=2,
    title="House Rules",
    sentence="Knock below ten, super gin pays 35, and the stock's end scores.",
    group=Group.CLASSIC,
    hands=10,
    family=Family.GIN,
    patch=Patch(
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
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
    called="House",
)
