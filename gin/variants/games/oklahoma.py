"""Oklahoma Gin: the upcard sets the knock limit, and a spade doubles the hand (rules 7)."""

from __future__ import annotations

from gin.core.emblem import CARD, RED, Card, Disc, Emblem, Text
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.games.base import Family, Game, Group
from gin.variants.games.template import AS_CLASSIC, example, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook.telling import said

PAGE = page(
    example(
        "For example: the upcard is the 5 of spades, and a knock with 4 against 26 scores twice "
        "22, which is 44."
    ),
    (
        said("The limit stays that of the card turned up at the deal, wherever that card may be.")
        + said(
            "With an ace some allow gin alone; here the limit is 1 unless you agree otherwise.",
            "knock.upcard_ace",
        ),
        said(
            "More boxes for undercut and gin belong to some games only, so they are an option.",
            "format.extra_boxes",
            "format.sheet",
        )
        + said(
            "The boxes of a hand that counts twice are not doubled with it, unless that is agreed "
            "as well.",
            "format.boxes_double",
            "format.box_bonus",
            "format.sheet",
            "bonuses.spades_double",
        ),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    Card(41, 54, 36, -8, suit="S"),
    Disc(70, 34, 17, RED),
    Text("×2", 70, 34, 15, CARD),
)

GAME = Game(
    id="oklahoma",
    number=3,
    title="Oklahoma Gin",
    sentence="The upcard sets the knock limit, and a spade doubles the hand.",
    speaks_of=("bonuses.spades_double",),
    group=Group.ENDINGS,
    place=2,
    hands=14,
    family=Family.GIN,
    patch=Patch(
        set={
            "knock.limit_from": LimitFrom.UPCARD,
            "bonuses.spades_double": True,
            "format.target": 150,
        }
    ),
    options=classic_but("knock", more=("upcard-ace", "extra-boxes", "boxes-double")),
    page=PAGE,
    emblem=EMBLEM,
)
