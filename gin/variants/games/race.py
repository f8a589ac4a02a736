"""Gin Race: one player needs 121 points, the other seven won deals (rules 6)."""

from __future__ import annotations

from gin.core.emblem import INK, Emblem, Fill, Stroke
from gin.messages import game_race as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sheets
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE, "format.double_deals"),
    (
        said(messages.PAGE_PARTS, "format.roles")
        + said(messages.PAGE_BIG_GIN, "format.double_deals", "bonuses.big_gin"),
        AS_CLASSIC,
    ),
    RulesSection(
        headings.TWO_PARTS,
        sheets.RACE,
        (said(messages.PAGE_EXAMPLE_DEALS, "format.double_deals", *KNOCKS),),
    ),
)


def _square(row: int, column: int) -> Fill:
    x, y = 28 + column * 10, 20 + row * 9 + column * column * 0.3
    return Fill(((x, y), (x + 10, y + 1), (x + 10, y + 10), (x, y + 9)), INK)


EMBLEM: Emblem = (
    Stroke(((26, 84), (26, 18)), 3, INK),
    *(_square(row, column) for row in range(4) for column in range(row % 2, 5, 2)),
    Stroke("M28 20 L78 25 L78 61 L28 56 Z", 1.6, INK),
)

GAME = Game(
    id="race",
    number=8,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("format.target", "format.deals"),
    group=GameGroup.SCORES,
    hands=12,
    family=Family.GIN,
    patch=Patch(
        set={
            "format.sheet": SheetKind.RACE,
            "format.target": 121,
            "format.double_deals": True,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but(
        "box", "game-bonus", "shutout", "winner", "shot", more=("deals", "double-deals", "roles")
    ),
    page=PAGE,
    emblem=EMBLEM,
)
