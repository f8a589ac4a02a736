"""Gin Rainbow: four cards in a row, of all suits in alternate colours, are a meld too (rules 6)."""

from __future__ import annotations

from gin.core.emblem import RED, Emblem, EmblemCard, Placed
from gin.messages import game_rainbow as messages
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.patches import Patch
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_FOUR_CARDS) + said(messages.PAGE_LAYING_OFF, *KNOCKS),
        said(messages.PAGE_ACE),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    Placed(50, 96, (EmblemCard(0, -52, 23, suit="S"),), turn=-40.5),
    Placed(50, 96, (EmblemCard(0, -52, 23, suit="H", tint=RED),), turn=-13.5),
    Placed(50, 96, (EmblemCard(0, -52, 23, suit="C"),), turn=13.5),
    Placed(50, 96, (EmblemCard(0, -52, 23, suit="D", tint=RED),), turn=40.5),
)

GAME = Game(
    id="rainbow",
    number=13,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.MELDS,
    place=1,
    hands=10,
    family=Family.GIN,
    patch=Patch(add={"melds.kinds": frozenset({MeldKind.RAINBOW})}),
    options=classic_but("rainbow"),
    page=PAGE,
    emblem=EMBLEM,
)
