"""Table options of the count: what a hand is paid."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import KnockScores, RunBonus, Rush, SheetKind, Tie
from gin.variants.options.option import Numbers, Option, Value, named, number, set_to, switch


def _big_gin(points: int | None) -> Patch:
    return Patch(set={"bonuses.big_gin": True, "bonuses.big_gin_points": points})


ALL: tuple[Option, ...] = (
    named(
        "knocker-scores",
        "A knock that wins",
        "What a knocker with less deadwood scores.",
        "knock.scores",
        (KnockScores.DIFFERENCE, "The difference"),
        (KnockScores.OPPONENT_TOTAL, "All the deadwood of the other player"),
        called="Take-All",
    ),
    Option(
        "scoring",
        "Scoring",
        "Who writes something after a hand, and what reaching the target means.",
        (
            Value(
                "penalty",
                "The loser books deadwood, the target loses",
                Patch(
                    set={
                        "knock.scores": KnockScores.PENALTY,
                        "format.sheet": SheetKind.PENALTIES,
                    }
                ),
            ),
            Value(
                "winner",
                "The winner scores, the target wins",
                Patch(
                    set={
                        "knock.scores": KnockScores.DIFFERENCE,
                        "format.sheet": SheetKind.POINTS,
                    }
                ),
            ),
        ),
    ),
    switch(
        "spades",
        "Spades count twice",
        "Does a hand count twice when its upcard is a spade?",
        "bonuses.spades_double",
        "Spade",
    ),
    named(
        "rush",
        "Rush",
        "Who is paid a point for each card left in the stock.",
        "bonuses.rush",
        (Rush.OFF, "Nobody"),
        (Rush.KNOCK, "A knocker who wins"),
        (Rush.GIN_TOO, "A knocker who wins, and gin"),
        called="Rush",
    ),
    Option(
        "rush-on-gin",
        "Rush on gin",
        "Is gin paid for the cards left in the stock as well?",
        (
            Value("off", "No", set_to("bonuses.rush", Rush.KNOCK)),
            Value("on", "Yes", set_to("bonuses.rush", Rush.GIN_TOO)),
        ),
    ),
    named(
        "run-bonus",
        "Long runs and court cards",
        "Whose own melds are paid after a hand.",
        "bonuses.runs",
        (RunBonus.OFF, "Nobody's"),
        (RunBonus.WINNER, "The winner's"),
        (RunBonus.BOTH, "Both players'"),
        called="Long-Run",
    ),
    number("gin", "Gin bonus", "Points for going gin.", "bonuses.gin", (20, 25), 0, 200),
    Option(
        "big-gin",
        "Big gin",
        "Points for melding every card without a discard; off forbids it.",
        (
            Value("off", "Not played", set_to("bonuses.big_gin", False)),
            Value("as-gin", "Pays like gin", _big_gin(None)),
            *(Value(str(points), str(points), _big_gin(points)) for points in (25, 31, 35)),
        ),
        Numbers(0, 200, _big_gin),
    ),
    number(
        "undercut",
        "Undercut bonus",
        "Points for the defender who has no more deadwood than the knocker.",
        "bonuses.undercut",
        (10, 15, 20, 25),
        0,
        200,
    ),
    named(
        "tie",
        "Equal deadwood",
        "Who wins when knocker and defender have the same deadwood.",
        "knock.tie",
        (Tie.UNDERCUT, "The defender undercuts"),
        (Tie.NOBODY, "Nobody scores"),
    ),
)
