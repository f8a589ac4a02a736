"""Gin Rummy, modern scoring: the classic game with 25 for gin, undercut and boxes (rules 1)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, Emblem, EmblemText, Fill, Ring, Star
from gin.messages import game_modern as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Shutout
from gin.variants.game import Family, Game, GameGroup
from gin.variants.games.classic import SCORES, with_lists
from gin.variants.options.catalogue import CLASSIC_TABLE

PAGE = with_lists(messages.PAGE_LISTS)

EMBLEM: Emblem = (
    Fill(Star(50, 50, 16, 36, 29), GOLD),
    Ring(50, 50, 25, 1.6, INK),
    EmblemText("25", 50, 50, 19, INK),
)

GAME = Game(
    id="modern",
    number=1,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=SCORES,
    group=GameGroup.CLASSIC,
    hands=10,
    family=Family.GIN,
    patch=Patch(
        set={
            "bonuses.gin": 25,
            "bonuses.undercut": 25,
            "format.box_bonus": 25,
            "format.shutout": Shutout.DOUBLE_HANDS_AND_BOXES,
        }
    ),
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
)
