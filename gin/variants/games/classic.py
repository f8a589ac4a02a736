"""Gin Rummy, the classic game: knock with ten or less, first to 100 (rules 0, 1)."""

from __future__ import annotations

from gin.core.emblem import RED, Card, Emblem
from gin.rules.model.patches import Patch
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import readings
from gin.variants.options.catalogue import CLASSIC_TABLE
from gin.variants.rulebook import sections

PAGE: tuple[Section, ...] = (
    Section("Goal", sections.goal),
    Section("Cards and melds", sections.melds),
    Section("Deal and opening", sections.deal),
    Section("A turn", sections.turn),
    Section("Ending the hand", sections.ending),
    Section(
        "Scoring a hand",
        sections.scoring,
        ("For example: a knock with 3 against 24, of which a ten is laid off, scores 11.",),
    ),
    Section("End of the game", sections.end),
    readings(
        "Its two scoring lists differ; this game takes the first, the modern one the second. "
        "That a tie is an undercut, that a player who draws the third last card may still "
        "knock, and that whoever reaches the target wins even if boxes leave the other "
        "ahead, are our readings.",
    ),
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
    group=Group.CLASSIC,
    hands=11,
    family=Family.GIN,
    patch=Patch(),
    options=CLASSIC_TABLE,
    page=PAGE,
    emblem=EMBLEM,
)
