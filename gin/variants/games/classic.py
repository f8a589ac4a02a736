"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.core.emblem import RED, Card, Emblem
from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import KNOCKS, example, readings
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rulebook import sections
from gin.variants.rulebook.telling import Paragraph, said

_BEFORE = (
    Section("Goal", sections.GOAL),
    Section("Cards and melds", sections.MELDS),
    Section("Deal and opening", sections.DEAL),
    Section("A turn", sections.TURN),
    Section("Ending the hand", sections.ENDING),
    Section(
        "Scoring a hand",
        sections.SCORING,
        (
            example(
                "For example: a knock with 3 against 24, of which a ten is laid off, scores 11."
            ),
        ),
    ),
    Section("End of the game", sections.END),
)
_OUR_READINGS: Paragraph = (
    *said("We read a tie as an undercut.", "knock.tie", *KNOCKS),
    *said(
        "We let a player who draws the third last card still end the hand.",
        "exhaustion.floor",
    ),
    *said(
        "We let whoever reaches the target win, even if boxes leave the other ahead.",
        "format.sheet",
        "format.box_bonus",
        "format.game_bonus",
        "format.shutout",
    ),
)
SCORES = ("bonuses.gin", "bonuses.undercut", "format.box_bonus", "format.shutout")
"""The slots in which the two scoring lists of the source differ."""


def with_lists(text: str) -> tuple[Section, ...]:
    """The page, with a sentence on the two scoring lists of the source."""
    return (*_BEFORE, readings(said(text, *SCORES) + _OUR_READINGS))


PAGE = with_lists(
    "The source has two scoring lists that differ: this game takes the first, and modern scoring "
    "the second."
)

EMBLEM: Emblem = (
    Card(33, 55, 32, -17, suit="S"),
    Card(50, 51, 32, suit="H", tint=RED),
    Card(67, 55, 32, 17, suit="C"),
)

GAME = Game(
    id="gin",
    number=0,
    title="Gin Rummy",
    sentence="The classic game: knock with ten or less, first to 100.",
    speaks_of=("knock.limit_from", "knock.limit", "format.target"),
    group=Group.CLASSIC,
    hands=11,
    family=Family.GIN,
    patch=Patch(),
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
)
