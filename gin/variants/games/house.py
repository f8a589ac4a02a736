"""House rules: knock below ten, super gin pays 35, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.core.emblem import INK, Emblem, Fill, Pip
from gin.rules.model.patches import Patch
from gin.rules.model.rules import NextDealer, Shutout, StockEnd, Tie
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import KNOCKS, example, readings
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rulebook import sections
from gin.variants.rulebook.telling import said

PAGE: tuple[Section, ...] = (
    Section("Goal", sections.GOAL),
    Section("Cards and melds", sections.MELDS),
    Section("Deal and opening", sections.DEAL),
    Section("A turn", sections.TURN),
    Section(
        "Ending the hand",
        sections.ENDING,
        (said("Players of these rules call big gin super gin.", "bonuses.big_gin"),),
    ),
    Section(
        "Scoring a hand",
        sections.SCORING,
        (
            example(
                "For example: 16 against 21 when the stock is used up scores 5.",
                "exhaustion.ending",
            ),
        ),
    ),
    Section("End of the game", sections.END),
    readings(
        said("Knocking with fewer than ten points means nine or less.", *KNOCKS)
        + said(
            "An undercut needs a defender who is truly lower, so equal hands score nothing.",
            "knock.tie",
            *KNOCKS,
        )
        + said(
            "The hand ends with the discard after the last stock card was drawn.",
            "exhaustion.floor",
            "exhaustion.last_discard",
        ),
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
    speaks_of=(
        "knock.limit_from",
        "knock.limit",
        "bonuses.big_gin",
        "bonuses.big_gin_points",
        "exhaustion.ending",
    ),
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
    called="House Rules",
)
