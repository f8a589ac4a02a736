"""Colonel: melds lie on the table, and both players add to them (rules 8)."""

from __future__ import annotations

from gin.rules.rules import Challenges, Patch
from gin.variants import telling, telling_laying
from gin.variants.game import Family, Game, Section
from gin.variants.skeleton import readings

PAGE: tuple[Section, ...] = (
    Section("Goal", telling_laying.goal),
    Section("Cards and melds", telling_laying.melds),
    Section("Deal and opening", telling_laying.deal),
    Section("A turn", telling_laying.turn),
    Section("Ending the hand", telling_laying.ending),
    Section(
        "Challenges",
        telling_laying.challenges,
        ("For example: 11 against a king and a 9 scores 19, whoever made the challenge.",),
    ),
    Section(
        "Scoring a hand",
        telling_laying.scoring,
        ("For example: going out against a 10, a 9 and a 2 scores 21.",),
    ),
    Section("End of the game", telling.end),
    Section("Opponents", telling_laying.opponents),
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

GAME = Game(
    "colonel",
    "Colonel",
    "Melds lie on the table, both add to them, and the first without cards wins.",
    Family.LAYING,
    Patch(set={"laying.challenge": Challenges.ANY_TIME}),
    (
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
    PAGE,
)
