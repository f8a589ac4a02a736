"""Straight Gin: a hand may end at any time, with any deadwood (rules 7)."""

from __future__ import annotations

from gin.core.emblem import RED, Emblem, EmblemCard
from gin.messages import game_straight as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_ANY_TIME, *KNOCKS, "knock.without_discard"),
        said(messages.PAGE_DIFFERENCE, "stakes.die", "knock.scores", *KNOCKS),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    EmblemCard(23, 52, 28),
    EmblemCard(41, 52, 28),
    EmblemCard(59, 52, 28),
    EmblemCard(77, 52, 28, suit="H", tint=RED),
)

GAME = Game(
    id="straight",
    number=4,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("knock.limit_from", "knock.limit"),
    group=GameGroup.ENDINGS,
    place=1,
    hands=11,
    family=Family.GIN,
    patch=Patch(set={"knock.limit_from": LimitFrom.NONE}),
    options=classic_but("knock", more=("ending", "knocker-scores")),
    page=PAGE,
    emblem=EMBLEM,
)
