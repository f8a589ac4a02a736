"""Colonel: melds lie on the table, and both players add to them (rules 8)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, RED, Emblem, Fill, Star, Stroke
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Challenges
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import readings
from gin.variants.rulebook import laying, sections

PAGE: tuple[Section, ...] = (
    Section("Goal", laying.goal),
    Section("Cards and melds", laying.melds),
    Section("Deal and opening", laying.deal),
    Section("A turn", laying.turn),
    Section("Ending the hand", laying.ending),
    Section(
        "Challenges",
        laying.challenges,
        ("For example: 11 against a king and a 9 scores 19, whoever made the challenge.",),
    ),
    Section(
        "Scoring a hand",
        laying.scoring,
        ("For example: going out against a 10, a 9 and a 2 scores 21.",),
    ),
    Section("End of the game", sections.end),
    Section("Opponents", laying.opponents),
    readings(
        "It does not say how many points win, who deals next, or who begins: we play to 100, "
        "deal in turn, and let the player begin who did not deal. A table option plays a "
        "single hand.",
        "It does not say whether the card taken from the discard pile may be discarded in the "
        "same turn. We say no, so that nobody may lay out all cards but that one.",
        "It lets a challenge be made at any time. We take that as before any decision of "
        "either player, once for each player in a turn. Equal hands are our reading too.",
        "The hand ends with the turn in which the last card of the stock was drawn.",
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
