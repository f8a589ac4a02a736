"""Color Gin: four parallel games, one per suit (rules 3)."""

from __future__ import annotations

from gin.core.emblem import INK, RED, Emblem, Pip
from gin.messages import game_color as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import AfterPasses, NextDealer, SheetKind, Shutout
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sections, sheets
from gin.variants.rulebook.template import ANY_CUT, KNOCKS, TAKEN, example, readings

PAGE: tuple[RulesSection, ...] = (
    RulesSection(headings.GOAL, sections.GOAL),
    RulesSection(headings.CARDS_AND_MELDS, sections.MELDS),
    RulesSection(headings.DEAL_AND_OPENING, sections.DEAL),
    RulesSection(headings.TURN, sections.TURN),
    RulesSection(headings.ENDING, sections.ENDING),
    RulesSection(headings.SCORING_A_HAND, sections.SCORING),
    RulesSection(
        headings.SUITS,
        sheets.SUITS,
        (example(messages.PAGE_EXAMPLE),),
    ),
    RulesSection(headings.END, sections.END),
    readings(
        said(messages.PAGE_MISSING, "knock") + said(messages.PAGE_REST, "knock"),
        said(messages.PAGE_SUITS, *KNOCKS)
        + said(messages.PAGE_STOCK_END, "exhaustion.ending")
        + said(messages.PAGE_EQUAL_TOTALS, "format.level"),
        ANY_CUT + TAKEN,
    ),
)

EMBLEM: Emblem = (
    Pip("S", 33, 33, 29, INK),
    Pip("H", 67, 34, 29, RED),
    Pip("D", 33, 67, 29, (0, 55, 168)),
    Pip("C", 67, 67, 29, (0, 92, 31)),
)

GAME = Game(
    id="color",
    number=6,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.SCORES,
    hands=35,
    family=Family.GIN,
    patch=Patch(
        set={
            "deal.after_passes": AfterPasses.ANY,
            "bonuses.big_gin": False,
            "bonuses.big_gin_points": None,
            "dealers.next": NextDealer.ALTERNATE,
            "format.sheet": SheetKind.SUITS,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but(
        "box", "game-bonus", "shutout", "winner", "shot", more=("level", "least-deadwood")
    ),
    page=PAGE,
    emblem=EMBLEM,
)
