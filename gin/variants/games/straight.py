"""Straight Gin: a hand may be ended at any time, with any deadwood (rules 7)."""

from __future__ import annotations

from gin.core.emblem import RED, Card, Emblem
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.games.base import Family, Game, Group
from gin.variants.games.template import AS_CLASSIC, KNOCKS, example, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook.telling import said

PAGE = page(
    example(
        "For example: a knock with 57 against 63 scores 6; with 63 against 57 it is an undercut "
        "and costs 16."
    ),
    (
        said(
            "The source lets a hand be ended at any time. We take that as: in your own turn, after "
            "drawing, with a discard, and without a limit.",
            *KNOCKS,
            "knock.without_discard",
        ),
        said(
            "It has the opponent count what is not melded, and says no more. We keep the "
            "difference, the laying off and the undercut of the classic game, for otherwise it "
            "would always pay to knock in the first turn. All the deadwood of the other player is "
            "a table option, and so is gin alone, which is what this name means elsewhere.",
            "knock.scores",
            *KNOCKS,
        ),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    Card(23, 52, 28),
    Card(41, 52, 28),
    Card(59, 52, 28),
    Card(77, 52, 28, suit="H", tint=RED),
)

GAME = Game(
    id="straight",
    number=4,
    title="Straight Gin",
    sentence="End the hand whenever you like, with any deadwood.",
    speaks_of=("knock.limit_from", "knock.limit"),
    group=Group.ENDINGS,
    place=1,
    hands=11,
    family=Family.GIN,
    patch=Patch(set={"knock.limit_from": LimitFrom.NONE}),
    options=classic_but("knock", more=("ending", "knocker-scores")),
    page=PAGE,
    emblem=EMBLEM,
)
