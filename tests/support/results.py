"""Results of hands of which only the score matters."""

from __future__ import annotations

from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine


def won(
    winner: int, points: int, outcome: Outcome = Outcome.KNOCK, *, doubled: bool = False
) -> HandResult:
    """`points` include the doubling of a hand that counts twice."""
    ender = 1 - winner if outcome is Outcome.UNDERCUT else winner
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(outcome, ender, winner, (), (line,), multiplier=2 if doubled else 1)
