"""Gin Rummy 500: the loser of a hand is charged for deadwood, and 500 points lose (rules 7)."""

from __future__ import annotations

from gin.core.emblem import CREAM, INK, RED, Disc, Emblem, EmblemText, Stroke
from gin.core.message import only
from gin.messages import game_gin500 as messages
from gin.messages import naming
from gin.rules.model.patches import Patch
from gin.rules.model.rules import KnockScores, SheetKind, Shutout
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, example, page

SCORING = ("knock.scores", "format.sheet")
"""Slots that decide who scores, and the meaning of the target."""

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_TARGET, *SCORING) + said(messages.PAGE_PENALTIES, *SCORING),
        said(messages.PAGE_DEARER, "values") + said(messages.PAGE_HIGH_CARDS, "values"),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    Disc(50, 51, 33, RED),
    Disc(50, 51, 27.5, CREAM),
    EmblemText("500", 50, 51, 17, INK),
    Stroke(((27, 73), (73, 29)), 4.6, RED),
)

GAME = Game(
    id="gin500",
    number=11,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=only(500),
    title_options=("target", "scoring"),
    called=naming.PENALTY,
    speaks_of=(*SCORING, "format.target"),
    group=GameGroup.SCORES,
    hands=40,
    family=Family.GIN,
    patch=Patch(
        set={
            "knock.scores": KnockScores.PENALTY,
            "format.sheet": SheetKind.PENALTIES,
            "format.target": 500,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but("box", "game-bonus", "shutout", "winner", more=("scoring", "high-cards")),
    page=PAGE,
    emblem=EMBLEM,
)
