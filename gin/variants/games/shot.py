"""Gin Shot: deadwood that spells out one's own score ends the hand like gin (rules 6)."""

from __future__ import annotations

from gin.core.emblem import CREAM, GOLD, INK, RED, Disc, Emblem, Stroke
from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import AS_CLASSIC, KNOCKS, example, page
from gin.variants.options.catalogue import classic_but
from gin.variants.rulebook.telling import said

PAGE = page(
    example(
        "For example: with 55 points you end the hand with two fives loose. If the other player "
        "has 18, you score 18 and 20, together 38."
    ),
    (
        said(
            "A shot is counted in every way as gin: nothing is laid off, it cannot be undercut, "
            "and the cards that spell the score cost nothing."
        )
        + said("Where the same cards would also be a knock, they are a shot.", *KNOCKS),
        said(
            "You may split your hand as you like to make a shot. With a score that ends in two "
            "zeros no card is asked for, and only gin is left. Tens and court cards are never in "
            "a shot."
        ),
        AS_CLASSIC,
    ),
    Section(
        "Above a hundred",
        paragraphs=(
            said("The game can be played to a higher target.", "format.target", "format.sheet")
            + said(
                "The hundreds are left out: at 135 a shot is a 3 and a 5, at 109 a 9, at 311 two "
                "aces."
            ),
        ),
    ),
)

_ARROW = (110, 70, 30)
EMBLEM: Emblem = (
    Disc(48, 52, 32, INK),
    Disc(48, 52, 26, CREAM),
    Disc(48, 52, 19, RED),
    Disc(48, 52, 12.5, CREAM),
    Disc(48, 52, 6, INK),
    Stroke(((50, 50), (80, 20)), 2.6, _ARROW),
    Stroke(((73, 27), (74, 17)), 2.2, GOLD),
    Stroke(((73, 27), (84, 26)), 2.2, GOLD),
    Stroke(((77, 23), (78, 13)), 2.2, GOLD),
    Stroke(((77, 23), (88, 22)), 2.2, GOLD),
)

GAME = Game(
    id="shot",
    number=12,
    title="Gin Shot",
    sentence="Deadwood that spells out your score ends the hand like gin.",
    group=Group.ENDINGS,
    place=4,
    hands=11,
    family=Family.GIN,
    patch=Patch(set={"knock.shot": True}),
    options=classic_but("shot"),
    page=PAGE,
    emblem=EMBLEM,
)
