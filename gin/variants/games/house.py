"""House rules: knock below ten, 35 for big gin, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.core.emblem import INK, Emblem, Fill, Pip
from gin.messages import game_house as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import NextDealer, Shutout, StockEnd, Tie
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sections
from gin.variants.rulebook.template import ANY_CUT, KNOCKS, example, readings

PAGE: tuple[RulesSection, ...] = (
    RulesSection(headings.GOAL, sections.GOAL),
    RulesSection(headings.CARDS_AND_MELDS, sections.MELDS),
    RulesSection(headings.DEAL_AND_OPENING, sections.DEAL),
    RulesSection(headings.TURN, sections.TURN),
    RulesSection(
        headings.ENDING,
        sections.ENDING,
        (said(messages.PAGE_SUPER_GIN, "bonuses.big_gin"),),
    ),
    RulesSection(
        headings.SCORING_A_HAND,
        sections.SCORING,
        (example(messages.PAGE_EXAMPLE, "exhaustion.ending"),),
    ),
    RulesSection(headings.END, sections.END),
    readings(
        said(messages.PAGE_LIMIT, *KNOCKS)
        + said(messages.PAGE_UNDERCUT, "knock.tie", *KNOCKS)
        + said(messages.PAGE_STOCK_END, "exhaustion.floor", "exhaustion.last_discard"),
        ANY_CUT,
    ),
)

EMBLEM: Emblem = (
    Fill("M50 18 L84 46 L76 46 L76 80 L24 80 L24 46 L16 46 Z", INK),
    Pip("H", 50, 57, 27, (232, 196, 112)),
)

GAME = Game(
    id="house",
    number=2,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=(
        "knock.limit_from",
        "knock.limit",
        "bonuses.big_gin",
        "bonuses.big_gin_points",
        "exhaustion.ending",
    ),
    group=GameGroup.CLASSIC,
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
)
