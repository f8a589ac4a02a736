"""Gin Race: one player needs 121 points, the other seven won deals (rules 6)."""

from __future__ import annotations

from gin.core.emblem import INK, Emblem, Fill, Stroke
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import AS_CLASSIC, KNOCKS, example, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook import sheets
from gin.variants.rulebook.telling import said

PAGE = page(
    example(
        "For example: gin against 12 scores 32 for who plays for points, and two deals for the "
        "other.",
        "format.double_deals",
    ),
    (
        said(
            "Who plays for what is left to the players: here a lot decides, and the parts change "
            "with the next round.",
            "format.roles",
        )
        + said("Big gin counts two deals as well.", "format.double_deals", "bonuses.big_gin"),
        AS_CLASSIC,
    ),
    Section(
        "The two parts",
        sheets.RACE,
        (
            said(
                "For example: a knock, gin and an undercut that you win are five deals.",
                "format.double_deals",
                *KNOCKS,
            ),
        ),
    ),
)


def _square(row: int, column: int) -> Fill:
    """A black square of the flag."""
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
    title="Gin Race",
    sentence="One of you needs 121 points, the other seven won deals.",
    speaks_of=("format.target", "format.deals"),
    group=Group.SCORES,
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
        "box", "game-bonus", "shutout", "shot", more=("deals", "double-deals", "roles")
    ),
    page=PAGE,
    emblem=EMBLEM,
)
