"""Gin Pro: games to 121, each worth one to four depending on the loser's points (rules 6)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, Emblem, Fill, Pip, Placed, Stroke
from gin.messages import game_pro as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook import sheets
from gin.variants.rulebook.template import AS_CLASSIC, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_POINTS) + said(messages.PAGE_BANDS),
        AS_CLASSIC,
    ),
    RulesSection(
        headings.GAMES,
        sheets.GAMES,
        (said(messages.PAGE_EXAMPLE_GAMES, "format.target", "stakes.die"),),
    ),
)

_HANDLE = Stroke("M17.5 28 C29 26 29 44 13 49", 3.2, GOLD)
EMBLEM: Emblem = (
    Fill("M32 22 H68 C68 46 62 56 53 59 V68 H64 V76 H36 V68 H47 V59 C38 56 32 46 32 22 Z", GOLD),
    Placed(50, 0, (_HANDLE,)),
    Placed(50, 0, (_HANDLE,), flip=True),
    Pip("S", 50, 39, 20, INK),
)

GAME = Game(
    id="pro",
    number=7,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("format.target",),
    group=GameGroup.SCORES,
    hands=58,
    family=Family.GIN,
    patch=Patch(
        set={
            "format.sheet": SheetKind.GAMES,
            "format.target": 121,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but(
        "box", "game-bonus", "shutout", "winner", more=("games", "die", "refusal", "centre-offers")
    ),
    page=PAGE,
    emblem=EMBLEM,
)
