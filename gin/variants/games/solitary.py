"""Solitary Gin: one player, five deals, and a goal of at most 30 penalty points (rules 6)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, Ellipse, Emblem, Fill, Stroke
from gin.messages import game_solitary as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sections

PAGE: tuple[RulesSection, ...] = (
    RulesSection(headings.GOAL, sections.SOLITARY_GOAL),
    RulesSection(headings.DEAL_AND_TURN, sections.SOLITARY_TURN),
    RulesSection(headings.MELDS, sections.SOLITARY_MELDS),
    RulesSection(
        headings.ENDING_A_DEAL,
        paragraphs=(said(messages.PAGE_ENDING),),
    ),
    RulesSection(
        headings.SCORING,
        sections.SOLITARY_SCORING,
        (said(messages.PAGE_EXAMPLE),),
    ),
    RulesSection(
        headings.READINGS,
        paragraphs=(said(messages.PAGE_READINGS),),
    ),
)

_WAX = (242, 228, 196)
EMBLEM: Emblem = (
    Stroke(((50, 82), (50, 46)), 7, _WAX),
    Stroke(((46.4, 82), (46.4, 46)), 1.4, INK),
    Stroke(((53.6, 82), (53.6, 46)), 1.4, INK),
    Fill(
        "M50 14 C58 24 60 30 57 37 C55 41 53 42 50 42 C47 42 45 41 43 37 C40 30 44 24 50 14 Z",
        (232, 168, 58),
    ),
    Fill("M50 25 C53.6 31 54 35 50 39.6 C46 35 46.4 31 50 25 Z", (255, 240, 190)),
    Fill("M26 79 C36 88 64 88 74 79 L70 86 C60 93 40 93 30 86 Z", GOLD),
    Fill(Ellipse(50, 80, 24, 4.6), (236, 200, 122)),
    Stroke(((50, 80), (50, 60)), 6, _WAX),
)

GAME = Game(
    id="solitary",
    number=18,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("solo.goal",),
    group=GameGroup.ALONE,
    hands=5,
    family=Family.SOLITARY,
    patch=Patch(),  # Its rules are those of its family (`game.FAMILIES`, `rules.Solo`).
    options=("strict-memory", "goal"),
    page=PAGE,
    emblem=EMBLEM,
)
