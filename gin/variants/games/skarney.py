"""Skarney Gin: sequences of any suits, a contract, and offers instead of discards (rules 8)."""

from __future__ import annotations

from gin.core.emblem import CARD, GOLD, Emblem, EmblemCard
from gin.messages import game_skarney as messages
from gin.messages import rules as headings
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Flow, Opening
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.rule_sentences import said
from gin.variants.rulebook import laying_rules, sections
from gin.variants.rulebook.template import ANY_CUT, readings

ACE = 15

PAGE: tuple[RulesSection, ...] = (
    RulesSection(headings.GOAL, laying_rules.GOAL),
    RulesSection(headings.CARDS_AND_MELDS, laying_rules.MELDS),
    RulesSection(headings.DEAL, laying_rules.DEAL),
    RulesSection(headings.TURN, laying_rules.OFFERING_TURN),
    RulesSection(
        headings.CONTRACT,
        laying_rules.CONTRACT,
        (said(messages.PAGE_EXAMPLE_CONTRACT),),
    ),
    RulesSection(headings.ENDING, laying_rules.OFFERING_ENDING),
    RulesSection(
        headings.SCORING_A_HAND,
        laying_rules.SCORING,
        (said(messages.PAGE_EXAMPLE, "values", "bonuses.gin"),),
    ),
    RulesSection(headings.END, sections.END),
    RulesSection(headings.OPPONENTS, laying_rules.OPPONENTS),
    readings(
        said(messages.PAGE_OFFER),
        said(messages.PAGE_CONTRACT, "laying.contract_alone"),
        said(messages.PAGE_TWO_CARDS, "laying.at_once"),
        said(messages.PAGE_STOCK_END, "laying.stock_counts"),
        said(messages.PAGE_BEGINS) + said(messages.PAGE_DEAL_IN_TURN, "dealers.next"),
        ANY_CUT,
    ),
)

EMBLEM: Emblem = tuple(
    EmblemCard(x, y, 16, fill=fill)
    for y, fill in ((24, CARD), (51, GOLD), (78, CARD))
    for x in (28, 50, 72)
)

GAME = Game(
    id="skarney",
    number=21,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.LAID_OUT,
    hands=10,
    family=Family.LAYING,
    patch=Patch(
        set={
            "flow": Flow.OFFERING,
            "deal.opening": Opening.NONE,
            "melds.kinds": frozenset({MeldKind.SET, MeldKind.RUN, MeldKind.POKER}),
            "melds.aces": Aces.BOTH,
            "values.own.0": ACE,
            "values.caught.0": ACE,
            "bonuses.gin": 20,
            "exhaustion.floor": 2,
            "laying.contract": 3,
            "laying.own_only": True,
            "laying.at_once": 2,
            "laying.bare_gin": 40,
            "format.target": 200,
        }
    ),
    options=(
        "target",
        "gin",
        "bare-gin",
        "contract-more",
        "stock-counts",
        "untouched-stock",
        "no-hints",
        "strict-memory",
        "next-dealer",
    ),
    page=PAGE,
    emblem=EMBLEM,
)
