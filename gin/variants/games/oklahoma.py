"""Oklahoma Gin: the upcard sets the knock limit, and a spade upcard doubles the hand (rules 7)."""

from __future__ import annotations

from gin.core.emblem import CARD, RED, Disc, Emblem, EmblemCard, EmblemText
from gin.messages import game_oklahoma as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_LIMIT) + said(messages.PAGE_ACE, "knock.upcard_ace"),
        said(messages.PAGE_EXTRA_BOXES, "format.extra_boxes", "format.sheet")
        + said(
            messages.PAGE_BOXES_DOUBLE,
            "format.boxes_double",
            "format.box_bonus",
            "format.sheet",
            "bonuses.spades_double",
        ),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    EmblemCard(41, 54, 36, -8, suit="S"),
    Disc(70, 34, 17, RED),
    EmblemText("×2", 70, 34, 15, CARD),
)

GAME = Game(
    id="oklahoma",
    number=3,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("bonuses.spades_double",),
    group=GameGroup.ENDINGS,
    place=2,
    hands=14,
    family=Family.GIN,
    patch=Patch(
        set={
            "knock.limit_from": LimitFrom.UPCARD,
            "bonuses.spades_double": True,
            "format.target": 150,
        }
    ),
    options=classic_but("knock", more=("upcard-ace", "extra-boxes", "boxes-double")),
    page=PAGE,
    emblem=EMBLEM,
)
