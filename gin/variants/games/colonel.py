"""Colonel: melds lie on the table, and both players add to them (rules 8)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, RED, Emblem, Fill, Star, Stroke
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Challenges
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import readings
from gin.variants.rulebook import laying, sections
from gin.variants.rulebook.telling import said

PAGE: tuple[Section, ...] = (
    Section("Goal", laying.GOAL),
    Section("Cards and melds", laying.MELDS),
    Section("Deal and opening", laying.DEAL),
    Section("A turn", laying.TURN),
    Section("Ending the hand", laying.ENDING),
    Section(
        "Challenges",
        laying.CHALLENGES,
        (
            said(
                "For example: 11 against a king and a 9 scores 19, whoever made the challenge.",
                "laying.challenge",
                "values",
            ),
        ),
    ),
    Section(
        "Scoring a hand",
        laying.SCORING,
        (said("For example: going out against a 10, a 9 and a 2 scores 21.", "values"),),
    ),
    Section("End of the game", sections.END),
    Section("Opponents", laying.OPPONENTS),
    readings(
        said("The source does not say how many points win, who deals next, or who begins.")
        + said("We play to 100; a table option plays a single hand.", "format.target")
        + said("We deal in turn.", "dealers.next")
        + said("The player begins who did not deal.", "deal.opening"),
        said(
            "It does not say whether the card taken from the discard pile may be discarded in the "
            "same turn. We say no, so that nobody may lay out all cards but that one.",
            "pile.rediscard_taken",
        ),
        said(
            "It lets a challenge be made at any time. We take that as before any decision of "
            "either player, once for each player in a turn.",
            "laying.challenge",
        )
        + said("That equal hands score nothing is our reading too."),
        said(
            "The hand ends with the turn in which the last card of the stock was drawn.",
            "exhaustion.last_discard",
        ),
    ),
)

_STAR = Star(50, 40, 5, 23, 10)
EMBLEM: Emblem = (
    Fill(_STAR, GOLD),
    Stroke(_STAR, 1.6, INK, closed=True),
    Stroke(((24, 66), (50, 74), (76, 66)), 4.2, RED),
    Stroke(((24, 75), (50, 83), (76, 75)), 4.2, INK),
    Stroke(((24, 84), (50, 92), (76, 84)), 4.2, RED),
)

GAME = Game(
    id="colonel",
    number=20,
    title="Colonel",
    sentence="Melds lie on the table, both add to them, and the first without cards wins.",
    group=Group.LAID_OUT,
    hands=10,
    family=Family.LAYING,
    patch=Patch(set={"laying.challenge": Challenges.ANY_TIME}),
    options=(
        "target",
        "one-hand",
        "challenge",
        "next-dealer",
        "first-upcard",
        "rediscard",
        "final-discard",
        "untouched-stock",
        "open-discards",
    ),
    page=PAGE,
    emblem=EMBLEM,
)
