"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.core.emblem import RED, Emblem, EmblemCard
from gin.core.message import Text
from gin.messages import game_gin as messages
from gin.messages import rulebook
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rule_sentences import Paragraph, said
from gin.variants.rulebook import sections
from gin.variants.rulebook.template import KNOCKS, TAKEN, example, readings

_BEFORE = (
    RulesSection(headings.GOAL, sections.GOAL),
    RulesSection(headings.CARDS_AND_MELDS, sections.MELDS),
    RulesSection(headings.DEAL_AND_OPENING, sections.DEAL),
    RulesSection(headings.TURN, sections.TURN),
    RulesSection(headings.ENDING, sections.ENDING),
    RulesSection(
        headings.SCORING_A_HAND,
        sections.SCORING,
        (example(messages.PAGE_EXAMPLE),),
    ),
    RulesSection(headings.END, sections.END),
)
_OUR_READINGS: Paragraph = (
    *said(messages.PAGE_TIE, "knock.tie", *KNOCKS),
    *said(messages.PAGE_THIRD_LAST, "exhaustion.floor"),
    *said(
        messages.PAGE_WINNER,
        "format.sheet",
        "format.box_bonus",
        "format.game_bonus",
        "format.shutout",
        "format.winner",
    ),
)
_DEAL_AND_TURN: Paragraph = (
    *said(rulebook.READING_UPCARD, "deal.opening"),
    *TAKEN,
    *said(rulebook.READING_CUT),
    *said(rulebook.READING_VOID_DEALER, "dealers.next"),
    *said(rulebook.READING_PLAYERS),
)
SCORES = ("bonuses.gin", "bonuses.undercut", "format.box_bonus", "format.shutout")
"""Slots in which the source's two scoring lists differ."""


def with_lists(text: Text) -> tuple[RulesSection, ...]:
    """Return the page with a sentence about the source's two scoring lists."""
    return (*_BEFORE, readings(said(text, *SCORES) + _OUR_READINGS, _DEAL_AND_TURN))


PAGE = with_lists(messages.PAGE_LISTS)

EMBLEM: Emblem = (
    EmblemCard(33, 55, 32, -17, suit="S"),
    EmblemCard(50, 51, 32, suit="H", tint=RED),
    EmblemCard(67, 55, 32, 17, suit="C"),
)

GAME = Game(
    id="gin",
    number=0,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    speaks_of=("knock.limit_from", "knock.limit", "format.target"),
    group=GameGroup.CLASSIC,
    hands=11,
    family=Family.GIN,
    patch=Patch(),
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
)
