"""Table options for the count of a hand."""

from __future__ import annotations

from gin.core.message import only
from gin.messages import naming
from gin.messages import options as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import KnockScores, RunBonus, Rush, SheetKind, Tie
from gin.variants.options.option import (
    NumberRange,
    TableOption,
    Value,
    named,
    number,
    set_to,
    switch,
)


def _big_gin(points: int | None) -> Patch:
    return Patch(set={"bonuses.big_gin": True, "bonuses.big_gin_points": points})


ALL: tuple[TableOption, ...] = (
    named(
        "knocker-scores",
        "knock.scores",
        (KnockScores.DIFFERENCE, messages.KNOCKER_SCORES_DIFFERENCE),
        (KnockScores.OPPONENT_TOTAL, messages.KNOCKER_SCORES_OPPONENT_TOTAL),
        called=naming.TAKE_ALL,
    ),
    TableOption(
        "scoring",
        (
            Value(
                "penalty",
                messages.SCORING_PENALTY,
                Patch(
                    set={
                        "knock.scores": KnockScores.PENALTY,
                        "format.sheet": SheetKind.PENALTIES,
                    }
                ),
            ),
            Value(
                "winner",
                messages.SCORING_WINNER,
                Patch(
                    set={
                        "knock.scores": KnockScores.DIFFERENCE,
                        "format.sheet": SheetKind.POINTS,
                    }
                ),
                naming.POINTS,
            ),
        ),
    ),
    switch(
        "spades",
        "bonuses.spades_double",
        naming.SPADE,
    ),
    TableOption(
        "rush",
        (
            Value(str(Rush.OFF), messages.RUSH_OFF, set_to("bonuses.rush", Rush.OFF)),
            Value(
                str(Rush.KNOCK),
                messages.RUSH_KNOCK,
                set_to("bonuses.rush", Rush.KNOCK),
                naming.RUSH,
            ),
            Value(
                str(Rush.GIN_TOO),
                messages.RUSH_GIN_TOO,
                set_to("bonuses.rush", Rush.GIN_TOO),
                naming.FULL_RUSH,
            ),
        ),
    ),
    TableOption(
        "rush-on-gin",
        (
            Value("off", messages.NO, set_to("bonuses.rush", Rush.KNOCK)),
            Value("on", messages.YES, set_to("bonuses.rush", Rush.GIN_TOO)),
        ),
    ),
    named(
        "run-bonus",
        "bonuses.runs",
        (RunBonus.OFF, messages.RUN_BONUS_OFF),
        (RunBonus.WINNER, messages.RUN_BONUS_WINNER),
        (RunBonus.BOTH, messages.RUN_BONUS_BOTH),
        called=naming.LONG_RUN,
    ),
    number("gin", "bonuses.gin", (20, 25), 0, 200),
    TableOption(
        "big-gin",
        (
            Value("off", messages.BIG_GIN_OFF, set_to("bonuses.big_gin", False)),
            Value("as-gin", messages.BIG_GIN_AS_GIN, _big_gin(None)),
            *(Value(str(points), only(points), _big_gin(points)) for points in (25, 31, 35)),
        ),
        NumberRange(0, 200, _big_gin),
    ),
    number(
        "undercut",
        "bonuses.undercut",
        (10, 15, 20, 25),
        0,
        200,
    ),
    named(
        "tie",
        "knock.tie",
        (Tie.UNDERCUT, messages.TIE_UNDERCUT),
        (Tie.NOBODY, messages.TIE_NOBODY),
    ),
)
