"""Gin Rainbow: four cards in a row, one of each suit, are a meld too (rules 6)."""

from __future__ import annotations

from gin.core.emblem import RED, Card, Emblem, Placed
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Group
from gin.variants.games.template import AS_CLASSIC, KNOCKS, example, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook.telling import said

PAGE = page(
    example(
        "For example: 5 of spades, 6 of hearts, 7 of clubs, 8 of diamonds are a rainbow. With "
        "three nines and jack, queen, king of spades beside it that is gin: against 28 it scores "
        "48."
    ),
    (
        said("A rainbow has exactly four cards, as there are four suits, so it is never extended.")
        + said("Nothing can be laid off on it.", *KNOCKS),
        said("The ace stands in a rainbow where it stands in a run."),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    Placed(50, 96, (Card(0, -52, 23, suit="S"),), turn=-40.5),
    Placed(50, 96, (Card(0, -52, 23, suit="H", tint=RED),), turn=-13.5),
    Placed(50, 96, (Card(0, -52, 23, suit="C"),), turn=13.5),
    Placed(50, 96, (Card(0, -52, 23, suit="D", tint=RED),), turn=40.5),
)

GAME = Game(
    id="rainbow",
    number=13,
    title="Gin Rainbow",
    sentence="Four cards in a row in four suits, red and black in turn, are a meld.",
    group=Group.MELDS,
    place=1,
    hands=10,
    family=Family.GIN,
    patch=Patch(add={"melds.kinds": frozenset({MeldKind.RAINBOW})}),
    options=classic_but("rainbow"),
    page=PAGE,
    emblem=EMBLEM,
)
