"""Color Gin: four games at once, one in each suit (rules 3)."""

from __future__ import annotations

from gin.core.emblem import INK, RED, Emblem, Pip
from gin.rules.model.patches import Patch
from gin.rules.model.rules import AfterPasses, NextDealer, SheetKind, Shutout
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import KNOCKS, example, readings
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook import sections, sheets
from gin.variants.rulebook.telling import said

PAGE: tuple[Section, ...] = (
    Section("Goal", sections.GOAL),
    Section("Cards and melds", sections.MELDS),
    Section("Deal and opening", sections.DEAL),
    Section("A turn", sections.TURN),
    Section("Ending the hand", sections.ENDING),
    Section("Scoring a hand", sections.SCORING),
    Section(
        "The suits",
        sheets.SUITS,
        (
            example(
                "For example: three queens without the diamond, the 10, jack and queen of diamonds "
                "and the 3 to 6 of diamonds are gin in clubs, hearts and spades. Against two fives "
                "and an eight that is 38 points in each of the three."
            ),
        ),
    ),
    Section("End of the game", sections.END),
    readings(
        said("The source's list of what sets a knock apart from gin is missing.")
        + said(
            "The rest of its page and ordinary gin tell what stood there: the other player may lay "
            "off, only the difference is scored, and a player who has no more deadwood than the "
            "knocker undercuts.",
            "knock",
        ),
        said("We judge the suits on the knocker's own cards.", *KNOCKS)
        + said("We take the stock's end as void.", "exhaustion.ending")
        + said("We take equal totals as a draw.", "format.level"),
    ),
)

EMBLEM: Emblem = (
    Pip("S", 33, 33, 29, INK),
    Pip("H", 67, 34, 29, RED),
    Pip("D", 33, 67, 29, (0, 55, 168)),
    Pip("C", 67, 67, 29, (0, 92, 31)),
)

GAME = Game(
    id="color",
    number=6,
    title="Color Gin",
    sentence="Four games at once, one in each suit: what you meld decides where you score.",
    group=Group.SCORES,
    hands=35,
    family=Family.GIN,
    patch=Patch(
        set={
            "deal.after_passes": AfterPasses.ANY,
            "bonuses.big_gin": False,
            "bonuses.big_gin_points": None,
            "dealers.next": NextDealer.ALTERNATE,
            "format.sheet": SheetKind.SUITS,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    options=classic_but("box", "game-bonus", "shutout", "shot", more=("level", "least-deadwood")),
    page=PAGE,
    emblem=EMBLEM,
)
