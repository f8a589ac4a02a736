"""House rules: knock below ten, super gin pays 35, no bonuses at the end (rules 2)."""

from __future__ import annotations

from gin.rules.rules import NextDealer, Patch, Shutout, StockEnd, Tie
from gin.variants.game import Family, Game, Section
from gin.variants.options import CLASSIC_TABLE

PAGE: tuple[Section, ...] = (
    Section(
        "Goal",
        ("Be the first to reach {target} points. There are no bonuses at the end of the game.",),
    ),
    Section(
        "Cards and melds",
        (
            "An ace counts 1 and is low, court cards 10, all others their number.",
            "Three or four of a rank make a set, three or more in a row of one suit a run; runs "
            "do not go round from king to ace. No card is in two melds.",
        ),
    ),
    Section(
        "Deal and opening",
        (
            "Ten cards each and an upcard. The players begin in turn, hand by hand.",
            "The first player may take the upcard, then the other; if both pass, the first "
            "player begins from the stock.",
        ),
    ),
    Section(
        "A turn",
        (
            "Draw from the stock or take the top discard, then discard any card, the one just "
            "taken included.",
        ),
    ),
    Section(
        "Ending the hand",
        (
            "Knock with deadwood of {limit} or less, that is with fewer than ten points.",
            "Gin is a hand without deadwood; super gin melds all eleven cards.",
            "After a knock the other player lays off what fits.",
            "When the stock is used up and the turn ends, both count: the lower hand scores the "
            "difference, and nothing is laid off.",
        ),
    ),
    Section(
        "Scoring",
        (
            "The lower hand scores the difference. Gin adds {gin}, super gin {big_gin}. A "
            "defender with less than the knocker adds {undercut}.",
            "For example: 16 against 21 when the stock is used up scores 5.",
        ),
    ),
    Section(
        "How we read the source",
        (
            "An undercut needs a defender who is truly lower, so equal hands score nothing. The "
            "hand ends with the discard after the last stock card was drawn.",
        ),
    ),
)

GAME = Game(
    "house",
    "House Rules",
    "Knock below ten, super gin pays 35, and the stock's end scores.",
    Family.GIN,
    Patch(
        set={
            "knock.limit": 9,
            "knock.tie": Tie.NOBODY,
            "pile.rediscard_taken": True,
            "bonuses.gin": 25,
            "bonuses.big_gin_points": 35,
            "bonuses.undercut": 15,
            "exhaustion.ending": StockEnd.COMPARE,
            "exhaustion.floor": 0,
            "dealers.next": NextDealer.ALTERNATE,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    CLASSIC_TABLE,
    PAGE,
)
