"""Indian Gin: fourteen cards each, and a knock with any deadwood (rules 7)."""

from __future__ import annotations

from gin.core.emblem import (
    CREAM,
    GOLD,
    RED,
    Disc,
    Emblem,
    EmblemCard,
    EmblemText,
    Placed,
    Ring,
)
from gin.messages import game_indian as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_LIMIT, *KNOCKS),
        said(messages.PAGE_FOURTEEN, "deal.cards")
        + said(messages.PAGE_FIFTEEN, "deal.cards", "bonuses.big_gin"),
        AS_CLASSIC,
    ),
)


EMBLEM: Emblem = (
    *(Placed(50, 65, (EmblemCard(0, -27, 18),), turn=(n - 6.5) * 10.2) for n in range(14)),
    Disc(50, 68, 17, RED),
    Ring(50, 68, 15, 1.4, GOLD),
    EmblemText("14", 50, 68, 13, CREAM),
)

GAME = Game(
    id="indian",
    number=15,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("deal.cards", "knock.limit_from"),
    group=GameGroup.MELDS,
    place=4,
    hands=12,
    family=Family.GIN,
    patch=Patch(set={"deal.cards": 14, "knock.limit_from": LimitFrom.NONE}),
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
)
