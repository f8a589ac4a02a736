"""Hollywood Gin: three parallel games; a player who wins two wins the match (rules 4)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, RED, Emblem, Fill, Star, Stroke
from gin.messages import game_hollywood as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import AfterPasses, NextDealer, SheetKind, Shutout
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sections, sheets
from gin.variants.rulebook.template import ANY_CUT, TAKEN, readings

PAGE: tuple[RulesSection, ...] = (
    RulesSection(headings.GOAL, sections.GOAL),
    RulesSection(headings.CARDS_AND_MELDS, sections.MELDS),
    RulesSection(headings.DEAL_AND_OPENING, sections.DEAL),
    RulesSection(headings.TURN, sections.TURN),
    RulesSection(headings.ENDING, sections.ENDING),
    RulesSection(headings.SCORING_A_HAND, sections.SCORING),
    RulesSection(
        headings.THREE_GAMES,
        sheets.THREE_GAMES,
        (said(messages.PAGE_EXAMPLE, "format.target"),),
    ),
    RulesSection(headings.END_OF_THE_MATCH, sections.END),
    readings(
        said(messages.PAGE_AS_COLOR)
        + said(messages.PAGE_TAKEN_FROM_THERE, "deal", "dealers.next", "knock", "bonuses.undercut")
        + said(messages.PAGE_LATE_START, "format.late_start"),
        ANY_CUT + TAKEN,
    ),
)

EMBLEM: Emblem = (
    *(Stroke(((x, 78), (x, 26)), 1.8, INK) for x in (18, 34, 42, 58, 66, 82)),
    Fill(Star(26, 40, 5, 9.5, 4.2), GOLD),
    Fill(Star(50, 51, 5, 9.5, 4.2), RED),
    Fill(Star(74, 62, 5, 9.5, 4.2), GOLD),
    Stroke(((16, 26), (84, 26)), 3, INK),
)

GAME = Game(
    id="hollywood",
    number=5,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.SCORES,
    hands=13,
    family=Family.GIN,
    patch=Patch(
        set={
            "deal.after_passes": AfterPasses.ANY,
            "bonuses.gin": 25,
            "bonuses.big_gin": False,
            "bonuses.big_gin_points": None,
            "dealers.next": NextDealer.ALTERNATE,
            "format.sheet": SheetKind.THREE_GAMES,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    # A shot must match the player's score, but here each player has three scores.
    options=classic_but("shot", more=("late-start", "all-games", "extra-boxes", "boxes-double")),
    page=PAGE,
    emblem=EMBLEM,
)
