"""Gin Twofold: 121 points and seven won deals, both of them (rules 6)."""

from __future__ import annotations

from gin.core.emblem import GOLD, RED, Colour, Disc, Ellipse, Emblem, Fill
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import AS_CLASSIC, KNOCKS, example, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook import sheets
from gin.variants.rulebook.telling import said

PAGE = page(
    example(
        "For example: a knock with 3 against 24, of which a ten is laid off, scores 11 and one "
        "deal."
    ),
    (
        said(
            "Two deals for one hand are told of Gin Race, where deals are all that one player "
            "gets. Here every won hand is one deal.",
            "format.double_deals",
        ),
        AS_CLASSIC,
    ),
    Section(
        "Points and deals",
        sheets.TWOFOLD,
        (
            said(
                "For example: seven knocks of 10 points each are seven deals, but only 70 points.",
                *KNOCKS,
                "format.deals",
                "format.target",
            ),
        ),
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
    title="Gin Twofold",
    sentence="121 points and seven won deals: you need both.",
    speaks_of=("format.target", "format.deals"),
    group=Group.SCORES,
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
    options=classic_but("box", "game-bonus", "shutout", more=("deals", "double-deals")),
    page=PAGE,
    emblem=EMBLEM,
)
