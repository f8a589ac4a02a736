"""Gin Dice: a round of won deals; a stake die shows how many deals a hand counts as (rules 6)."""

from __future__ import annotations

from gin.core.emblem import Emblem, EmblemDie
from gin.messages import game_dice as messages
from gin.messages import rulebook
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout, Stakes
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, page

DEALS = 9
"""Default number of won deals that win a round; the source leaves it to the players."""
PAGE = page(
    said(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_BEFORE_LOOKING)
        + said(messages.PAGE_LATER_OFFERS, "stakes.centre_offers"),
        said(messages.PAGE_REFUSAL, "stakes.refusal_pays_offer")
        + said(rulebook.READING_REFUSED, "dealers.next"),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (EmblemDie(10, 9, 80, top=5, left=3, right=6),)

GAME = Game(
    id="dice",
    number=19,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.SCORES,
    hands=15,
    family=Family.GIN,
    patch=Patch(
        set={
            "stakes.die": Stakes.DEAL,
            "bonuses.big_gin_points": None,
            "format.sheet": SheetKind.DEALS,
            "format.deals": DEALS,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but(
        "target", "gin", "undercut", "box", "game-bonus", "shutout", "winner", "shot", "spades",
        "rush",
        more=("round", "refusal", "centre-offers"),
    ),
    page=PAGE,
    emblem=EMBLEM,
)  # fmt: skip
