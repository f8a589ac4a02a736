"""Statistics below a score sheet, and the words to type for the hands behind a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from gin.core.message import decimal, only
from gin.interface.paper import Fact
from gin.interface.refs import LineRef, PaperLine
from gin.messages import sheet as messages
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Flow, Rules, SheetKind
from gin.rules.sheets.base import EndKind, Measure, Sheet


class SheetFigure(StrEnum):
    """A count over all hands, or a mean."""

    HANDS_WON = "hands-won"
    GIN = "gin"
    UNDERCUTS = "undercuts"
    DEADWOOD = "deadwood"
    HELD = "held"


GIN_LIKE = (Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT, Outcome.SOLO_GIN)
COUNTED: dict[SheetFigure, Callable[[HandResult, int], bool]] = {
    SheetFigure.HANDS_WON: lambda result, seat: result.winner == seat,
    SheetFigure.GIN: lambda result, seat: result.outcome in GIN_LIKE and result.ender == seat,
    SheetFigure.UNDERCUTS: lambda result, seat: (
        result.outcome is Outcome.UNDERCUT and result.winner == seat
    ),
}
"""Conditions for the hands that a figure counts; other figures are means."""


def figures(rules: Rules) -> tuple[SheetFigure, ...]:
    """Return the figures of a game, in the order on the sheet."""
    found = [SheetFigure.HANDS_WON] if rules.seats > 1 else []
    if rules.flow is not Flow.LAYING:
        found.append(SheetFigure.GIN)
    if rules.seats > 1 and not rules.whole_hands:
        found.append(SheetFigure.UNDERCUTS)
    return (*found, SheetFigure.HELD if rules.whole_hands else SheetFigure.DEADWOOD)


def facts(results: Sequence[HandResult], rules: Rules) -> tuple[Fact, ...]:
    """Return the figures of a match with a number for each player; none before its first hand."""
    if not results:
        return ()
    return tuple(_fact(figure, results, rules.seats) for figure in figures(rules))


def _fact(figure: SheetFigure, results: Sequence[HandResult], seats: int) -> Fact:
    label = messages.figure(figure=figure)
    if figure in COUNTED:
        counts = [sum(COUNTED[figure](one, seat) for one in results) for seat in range(seats)]
        return Fact(label, tuple(map(only, counts)), tuple(counts), hands=True)
    hands = max(1, len(results))
    means = [sum(one.sides[seat].deadwood for one in results) / hands for seat in range(seats)]
    # Round the bars like the numbers next to them.
    return Fact(label, tuple(map(decimal, means)), tuple(round(mean, 1) for mean in means))


_MEASURES = {
    Measure.DEALS: "deals won",
    Measure.GAMES: "games won",
    Measure.FIRST: "first game",
    Measure.SECOND: "second game",
    Measure.THIRD: "third game",
}
_FIGURES = {
    SheetFigure.HANDS_WON: "hands won",
    SheetFigure.GIN: "gin",
    SheetFigure.UNDERCUTS: "undercuts",
    SheetFigure.DEADWOOD: "average deadwood at the end",
    SheetFigure.HELD: "average in hand at the end",
}


def typed(line: LineRef, sheet: Sheet, rules: Rules) -> str:
    """Return the words to type after "from" to see the hands behind a line."""
    match line:
        case LineRef(PaperLine.GROUP | PaperLine.PEG, str(name)):
            return _MEASURES.get(Measure(name), name)
        case LineRef(PaperLine.END, int(place)):
            kind = sheet.end[place].kind
            return "points in hands" if kind is EndKind.HANDS else kind.value
        case LineRef(PaperLine.FACT, int(place)):
            return _FIGURES[figures(rules)[place]]
        case LineRef(PaperLine.TOTAL) if rules.format.sheet is SheetKind.THREE_GAMES:
            return "points in all games"
        case LineRef(PaperLine.RACE):
            return _typed_race(sheet, rules)
        case _:
            return line.line.value


def _typed_race(sheet: Sheet, rules: Rules) -> str:
    goal = sheet.tracks[0].goals[0]
    if rules.seats == 1 or sheet.low_wins:
        return f"the way to {goal}"
    return "one hand decides" if goal == 1 else f"the race to {goal}"
