"""Gin Rainbow: four cards in a row, one of each suit, are a meld too (rules 6)."""

from __future__ import annotations

from gin.rules.kinds import MeldKind
from gin.rules.rules import Patch
from gin.variants.game import Family, Game
from gin.variants.options import classic_but
from gin.variants.skeleton import AS_CLASSIC, page

PAGE = page(
    "For example: 5 of spades, 6 of hearts, 7 of clubs, 8 of diamonds are a rainbow. With three "
    "nines and jack, queen, king of spades beside it that is gin: against 28 it scores 48.",
    (
        "A rainbow has exactly four cards, as there are four suits, so it is never extended and "
        "nothing can be laid off on it.",
        "The ace stands in a rainbow where it stands in a run.",
        AS_CLASSIC,
    ),
)

GAME = Game(
    "rainbow",
    "Gin Rainbow",
    "Four cards in a row in four suits, red and black in turn, are a meld.",
    Family.GIN,
    Patch(add={"melds.kinds": frozenset({MeldKind.RAINBOW})}),
    classic_but("rainbow"),
    PAGE,
)
