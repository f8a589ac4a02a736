"""Sequence Gin: only runs are melds, and long ones and court cards in them pay (rules 8)."""

from __future__ import annotations

from itertools import pairwise

from gin.core.emblem import GOLD, RED, Emblem, Pip, Stroke
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import RunBonus
from gin.variants.games import fosdick
from gin.variants.games.base import Family, Game, Group
from gin.variants.games.template import example, page
from gin.variants.options.catalogue import ALL
from gin.variants.rulebook.telling import said

_OPTIONS = {*fosdick.OPTIONS, "run-bonus"}

PAGE = page(
    example(
        "For example: gin with one run from 4 to king against 60 scores 60 and 20, 10 for the ten "
        "cards of the run and 3 for its court cards, together 93."
    ),
    (
        said(
            "Only the winner of a hand is paid for runs, after gin, a knock or an undercut alike, "
            "and for cards of their own hand. Since the source only says that players score them, "
            "paying both is an option.",
            "bonuses.runs",
        ),
        said(
            "A king in a run of six pays twice. If a hand can be split in several ways with the "
            "same deadwood, the one that pays most is proposed.",
            "bonuses.runs",
        ),
        said(
            "In all else the source follows Oklahoma Gin by Fosdick, and is read as its page says."
        ),
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
    title="Sequence Gin",
    sentence="Only runs are melds; long ones, and court cards in them, pay.",
    speaks_of=("bonuses.runs",),
    group=Group.MELDS,
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
