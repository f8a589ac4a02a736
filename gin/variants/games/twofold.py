"""Gin Twofold: a player needs both 121 points and seven won deals (rules 6)."""

from __future__ import annotations

from gin.core.emblem import GOLD, RED, Colour, Disc, Ellipse, Emblem, Fill
from gin.messages import game_twofold as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sheets
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_TWO_DEALS, "format.double_deals"),
        AS_CLASSIC,
    ),
    RulesSection(
        headings.POINTS_AND_DEALS,
        sheets.TWOFOLD,
        (said(messages.PAGE_EXAMPLE_DEALS, *KNOCKS, "format.deals", "format.target"),),
    ),
)


def _peg(x: int, colour: Colour, gleam: Colour) -> Emblem:
    return (
        Fill(((x - 5, 80), (x - 7, 36), (x + 7, 36), (x + 5, 80)), colour),
        Fill(Ellipse(x, 36, 10.5, 3.6), GOLD),
        Disc(x, 26, 10.5, colour),
        Disc(x - 3, 22.5, 3, gleam),
    )


EMBLEM: Emblem = (
    *_peg(36, RED, (216, 140, 146)),
    *_peg(64, (30, 74, 130), (142, 164, 192)),
)

GAME = Game(
    id="twofold",
    number=9,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("format.target", "format.deals"),
    group=GameGroup.SCORES,
    hands=14,
    family=Family.GIN,
    patch=Patch(
        set={
            "format.sheet": SheetKind.TWOFOLD,
            "format.target": 121,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but("box", "game-bonus", "shutout", "winner", more=("deals", "double-deals")),
    page=PAGE,
    emblem=EMBLEM,
)
