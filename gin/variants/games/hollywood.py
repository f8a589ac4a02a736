"""Hollywood Gin: three games at once, and two of them win (rules 4)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, RED, Emblem, Fill, Star, Stroke
from gin.rules.model.patches import Patch
from gin.rules.model.rules import AfterPasses, NextDealer, SheetKind, Shutout
from gin.variants.games.base import Family, Game, Group, Section
from gin.variants.games.template import readings
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
        "The three games",
        sheets.THREE_GAMES,
        (
            said(
                "For example: with scores of 30, 20 and 10 you have 60 in the first game, 30 in "
                "the second and 10 in the third.",
                "format.target",
            ),
        ),
    ),
    Section("End of the match", sections.END),
    readings(
        said("The source describes this game as a change of Color Gin.")
        + said(
            "So the deal, knocking and the undercut are taken from there, without the suits.",
            "deal",
            "dealers.next",
            "knock",
            "bonuses.undercut",
        )
        + said(
            "It does not say what happens to a first score when the first game is already closed: "
            "we take it at its word and write nothing.",
            "format.late_start",
        ),
    ),
)

EMBLEM: Emblem = (
    *(Stroke(((x, 78), (x, 26)), 1.8, INK) for x in (18, 34, 42, 58, 66, 82)),
    Fill(Star(26, 40, 5, 9.5, 4.2), GOLD),
    Fill(Star(50, 51, 5, 9.5, 4.2), RED),
    Fill(Star(74, 62, 5, 9.5, 4.2), GOLD),
    Stroke(((16, 26), (84, 26)), 3, INK),
)

GAME = Game(
    id="hollywood",
    number=5,
    title="Hollywood Gin",
    sentence="Three games at once: your scores go into one, then two, then all.",
    group=Group.SCORES,
    hands=13,
    family=Family.GIN,
    patch=Patch(
        set={
            "deal.after_passes": AfterPasses.ANY,
            "bonuses.gin": 25,
            "bonuses.big_gin": False,
            "bonuses.big_gin_points": None,
            "dealers.next": NextDealer.ALTERNATE,
            "format.sheet": SheetKind.THREE_GAMES,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
        }
    ),
    # A shot spells out one score; here each player has three.
    options=classic_but("shot", more=("late-start",)),
    page=PAGE,
    emblem=EMBLEM,
)
