"""Gin Shot: deadwood that spells out one's own score ends the hand like gin (rules 6)."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Section
from gin.variants.games.template import AS_CLASSIC, page
from gin.variants.options.catalogue import classic_but

PAGE = page(
    "For example: with 55 points you end the hand with two fives loose. If the other player has "
    "18, you score 18 and 20, together 38.",
    (
        "A shot is counted in every way as gin: nothing is laid off, it cannot be undercut, and "
        "the cards that spell the score cost nothing. Where the same cards would also be a knock, "
        "they are a shot.",
        "You may split your hand as you like to make a shot. With a score that ends in two zeros "
        "no card is asked for, and only gin is left. Tens and court cards are never in a shot.",
        AS_CLASSIC,
    ),
    Section(
        "Above a hundred",
        paragraphs=(
            "The game can be played to a higher target. The hundreds are left out: at 135 a shot "
            "is a 3 and a 5, at 109 a 9, at 311 two aces.",
        ),
    ),
)

GAME = Game(
    "shot",
    "Gin Shot",
    "Deadwood that spells out your score ends the hand like gin.",
    Family.GIN,
    Patch(set={"knock.shot": True}),
    classic_but("shot"),
    PAGE,
)
