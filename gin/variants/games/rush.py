"""Gin Rush: a knock that wins also scores the cards left in the stock (rules 6)."""

from __future__ import annotations

from gin.core.emblem import CREAM, GOLD, INK, RED, Disc, Emblem, Fill, Stroke
from gin.messages import game_rush as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Rush
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_EARLY, "bonuses.rush") + said(messages.PAGE_GIN, "bonuses.rush"),
        said(messages.PAGE_COUNTED, *KNOCKS),
        AS_CLASSIC,
    ),
)

_SPEED = ((44, 15), (55, 20), (66, 15))
EMBLEM: Emblem = (
    Disc(53, 55, 28, INK),
    Disc(53, 55, 23, CREAM),
    Fill(((48, 17), (58, 17), (58, 27), (48, 27)), INK),
    Stroke(((53, 55), (66, 42)), 3.4, RED),
    Disc(53, 55, 3.6, INK),
    *(Stroke(((20 - n / 3, y), (20 - n / 3 + n * 0.5, y)), 3, GOLD) for y, n in _SPEED),
)

GAME = Game(
    id="rush",
    number=10,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("knock.limit_from", "knock.limit"),
    group=GameGroup.ENDINGS,
    place=5,
    hands=5,
    family=Family.GIN,
    patch=Patch(set={"bonuses.rush": Rush.KNOCK}),
    options=classic_but("rush", more=("rush-on-gin",)),
    page=PAGE,
    emblem=EMBLEM,
)
