"""Colonel: melds lie on the table, and both players add to them (rules 8)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, RED, Emblem, Fill, Star, Stroke
from gin.messages import game_colonel as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Challenges
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.rule_sentences import said
from gin.variants.rulebook import laying_rules, sections
from gin.variants.rulebook.template import readings

PAGE: tuple[RulesSection, ...] = (
    RulesSection(headings.GOAL, laying_rules.GOAL),
    RulesSection(headings.CARDS_AND_MELDS, laying_rules.MELDS),
    RulesSection(headings.DEAL_AND_OPENING, laying_rules.DEAL),
    RulesSection(headings.TURN, laying_rules.TURN),
    RulesSection(headings.ENDING, laying_rules.ENDING),
    RulesSection(
        headings.CHALLENGES,
        laying_rules.CHALLENGES,
        (said(messages.PAGE_EXAMPLE_CHALLENGE, "laying.challenge", "values"),),
    ),
    RulesSection(
        headings.SCORING_A_HAND,
        laying_rules.SCORING,
        (said(messages.PAGE_EXAMPLE, "values"),),
    ),
    RulesSection(headings.END, sections.END),
    RulesSection(headings.OPPONENTS, laying_rules.OPPONENTS),
    readings(
        said(messages.PAGE_SILENT)
        + said(messages.PAGE_TARGET, "format.target")
        + said(messages.PAGE_DEAL_IN_TURN, "dealers.next")
        + said(messages.PAGE_BEGINS, "deal.opening"),
        said(messages.PAGE_REDISCARD, "pile.rediscard_taken"),
        said(messages.PAGE_CHALLENGE, "laying.challenge") + said(messages.PAGE_EQUAL_HANDS),
        said(messages.PAGE_STOCK_END, "exhaustion.last_discard"),
    ),
)

_STAR = Star(50, 40, 5, 23, 10)
EMBLEM: Emblem = (
    Fill(_STAR, GOLD),
    Stroke(_STAR, 1.6, INK, closed=True),
    Stroke(((24, 66), (50, 74), (76, 66)), 4.2, RED),
    Stroke(((24, 75), (50, 83), (76, 75)), 4.2, INK),
    Stroke(((24, 84), (50, 92), (76, 84)), 4.2, RED),
)

GAME = Game(
    id="colonel",
    number=20,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.LAID_OUT,
    hands=10,
    family=Family.LAYING,
    patch=Patch(set={"laying.challenge": Challenges.ANY_TIME}),
    options=(
        "target",
        "one-hand",
        "challenge",
        "next-dealer",
        "first-upcard",
        "rediscard",
        "final-discard",
        "untouched-stock",
        "open-discards",
        "no-hints",
        "strict-memory",
    ),
    page=PAGE,
    emblem=EMBLEM,
)
