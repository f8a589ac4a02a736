"""Gin Dice: a round of won deals, and a die for what each is played for (rules 6)."""

from __future__ import annotations

from gin.core.emblem import Die, Emblem
from gin.rules.model.patches import Patch
from gin.rules.model.rules import SheetKind, Shutout, Stakes
from gin.variants.games.base import Family, Game, Group
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook.telling import said

DEALS = 9
"""Won deals that win a round, if nothing else is agreed; the source leaves it to the players."""
PAGE = page(
    said(
        "For example: raised to 2 and accepted, then raised to 5 by the owner and accepted, a hand "
        "is worth five deals to whoever wins it."
    ),
    (
        said(
            "The source lets each player offer before looking: we ask the player who did not deal "
            "first, then the dealer. An owner may go on before looking; both look when nothing "
            "more is offered."
        )
        + said(
            "Later offers are made at the start of a turn, and only by the owner of the die.",
            "stakes.centre_offers",
        ),
        said(
            "A refusal pays what the die showed before the offer, as with the doubling cube of "
            "backgammon.",
            "stakes.refusal_pays_offer",
        )
        + said("Whoever refuses has lost the hand, as far as the next deal goes.", "dealers.next"),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (Die(10, 9, 80, top=5, left=3, right=6),)

GAME = Game(
    id="dice",
    number=19,
    title="Gin Dice",
    sentence="A die says how many deals a hand is worth: raise it, accept, or give up.",
    group=Group.SCORES,
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
        "target", "gin", "undercut", "box", "game-bonus", "shutout", "shot", "spades", "rush",
        more=("round", "refusal", "centre-offers"),
    ),
    page=PAGE,
    emblem=EMBLEM,
)  # fmt: skip
