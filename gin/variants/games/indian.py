"""Indian Gin: fourteen cards each, and a knock with any deadwood (rules 7)."""

from __future__ import annotations

from gin.core.emblem import (
    CREAM,
    GOLD,
    INK,
    RED,
    Brush,
    Colour,
    Ellipse,
    Emblem,
    Fill,
    Placed,
    Stroke,
)
from gin.messages import game_indian as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.games.base import Family, Game, Group
from gin.variants.games.template import AS_CLASSIC, KNOCKS, example, page
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rulebook.telling import said

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_LIMIT, *KNOCKS),
        said(messages.PAGE_FOURTEEN, "deal.cards")
        + said(messages.PAGE_FIFTEEN, "deal.cards", "bonuses.big_gin"),
        AS_CLASSIC,
    ),
)


def _feather(colour: Colour) -> tuple[Brush, Stroke]:
    quill = Stroke(((0, -28), (0, -66)), 1.1, CREAM)
    return Brush(((0, -26), (0, -48), (0, -70)), 13, colour, (0.2, 0.1)), quill


EMBLEM: Emblem = (
    *(Placed(50, 92, _feather(RED if n % 2 else INK), turn=(n - 3) * 17) for n in range(7)),
    Fill(Ellipse(50, 84, 27, 6.5), GOLD),
)

GAME = Game(
    id="indian",
    number=15,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("deal.cards", "knock.limit_from"),
    group=Group.MELDS,
    place=4,
    hands=12,
    family=Family.GIN,
    patch=Patch(set={"deal.cards": 14, "knock.limit_from": LimitFrom.NONE}),
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
)
