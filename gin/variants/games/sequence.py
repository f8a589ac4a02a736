"""Sequence Gin: only runs are melds; long runs and court cards in runs score (rules 8)."""

from __future__ import annotations

from itertools import pairwise

from gin.core.emblem import GOLD, RED, Emblem, Pip, Stroke
from gin.messages import game_sequence as messages
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import RunBonus
from gin.variants.game import Family, Game, GameGroup
from gin.variants.games import fosdick
from gin.variants.options.catalogue import ALL
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import example, page

_OPTIONS = {*fosdick.OPTIONS, "run-bonus"}

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_WHO, "bonuses.runs"),
        said(messages.PAGE_TWICE, "bonuses.runs"),
        said(messages.PAGE_AS_FOSDICK),
    ),
)

_STEPS = ((22, 74), (36, 63), (50, 52), (64, 41), (78, 30))
EMBLEM: Emblem = (
    *(Stroke(pair, 3, GOLD) for pair in pairwise(_STEPS)),
    *(Pip("D", x, y, 22, RED) for x, y in _STEPS),
)

GAME = Game(
    id="sequence",
    number=17,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("bonuses.runs",),
    group=GameGroup.MELDS,
    place=3,
    hands=10,
    family=Family.GIN,
    patch=Patch(
        set={**fosdick.SLOTS, "bonuses.runs": RunBonus.WINNER},
        remove={"melds.kinds": frozenset({MeldKind.SET})},
    ),
    options=tuple(option.id for option in ALL if option.id in _OPTIONS),
    page=PAGE,
    emblem=EMBLEM,
)
