"""The figures below a score sheet, and what is typed to see where a number comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from gin.core.message import decimal, only
from gin.interface.paper import Fact
from gin.interface.refs import Line, LineRef
from gin.messages import sheet as messages
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Flow, Rules, SheetKind
from gin.rules.sheets.base import EndKind, Measure, Sheet


class Figure(StrEnum):
    """What is counted over all hands, or is their mean."""

    HANDS_WON = "hands-won"
    GIN = "gin"
    UNDERCUTS = "undercuts"
    DEADWOOD = "deadwood"
    HELD = "held"


GIN_LIKE = (Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT, Outcome.SOLO_GIN)
COUNTED: dict[Figure, Callable[[HandResult, int], bool]] = {
    Figure.HANDS_WON: lambda result, seat: result.winner == seat,
    Figure.GIN: lambda result, seat: result.outcome in GIN_LIKE and result.ender == seat,
    Figure.UNDERCUTS: lambda result, seat: (
        result.outcome is Outcome.UNDERCUT and result.winner == seat
    ),
}
"""Which hands of which player a figure counts; the others are means of all hands."""


def figures(rules: Rules) -> tuple[Figure, ...]:
    """The figures of a game, in the order in which they stand on the sheet."""
    found = [Figure.HANDS_WON] if rules.seats > 1 else []
    if rules.flow is not Flow.LAYING:
        found.append(Figure.GIN)
    if rules.seats > 1 and not rules.whole_hands:
        found.append(Figure.UNDERCUTS)
    return (*found, Figure.HELD if rules.whole_hands else Figure.DEADWOOD)


def facts(results: Sequence[HandResult], rules: Rules) -> tuple[Fact, ...]:
    """The figures of a match with a number for each player; none before its first hand."""
    if not results:
        return ()
    return tuple(_fact(figure, results, rules.seats) for figure in figures(rules))


def _fact(figure: Figure, results: Sequence[HandResult], seats: int) -> Fact:
    label = messages.figure(figure=figure)
    if figure in COUNTED:
        counts = [sum(COUNTED[figure](one, seat) for one in results) for seat in range(seats)]
        return Fact(label, tuple(map(only, counts)), tuple(counts), hands=True)
    hands = max(1, len(results))
    means = [sum(one.sides[seat].deadwood for one in results) / hands for seat in range(seats)]
    # Bars are as long as the numbers that stand beside them.
    return Fact(label, tuple(map(decimal, means)), tuple(round(mean, 1) for mean in means))


_MEASURES = {
    Measure.DEALS: "deals won",
    Measure.GAMES: "games won",
    Measure.FIRST: "first game",
    Measure.SECOND: "second game",
    Measure.THIRD: "third game",
}
_FIGURES = {
    Figure.HANDS_WON: "hands won",
    Figure.GIN: "gin",
    Figure.UNDERCUTS: "undercuts",
    Figure.DEADWOOD: "average deadwood at the end",
    Figure.HELD: "average in hand at the end",
}


def typed(line: LineRef, sheet: Sheet, rules: Rules) -> str:
    """What is typed after "from" to see the hands behind a line."""
    match line:
        case LineRef(Line.GROUP | Line.PEG, str(name)):
            return _MEASURES.get(Measure(name), name)
        case LineRef(Line.END, int(place)):
            kind = sheet.end[place].kind
            return "points in hands" if kind is EndKind.HANDS else kind.value
        case LineRef(Line.FACT, int(place)):
            return _FIGURES[figures(rules)[place]]
        case LineRef(Line.TOTAL) if rules.format.sheet is SheetKind.THREE_GAMES:
            return "points in all games"
        case LineRef(Line.RACE):
            return _typed_race(sheet, rules)
        case _:
            return line.line.value


def _typed_race(sheet: Sheet, rules: Rules) -> str:
    goal = sheet.tracks[0].goals[0]
    if rules.seats == 1 or sheet.low_wins:
        return f"the way to {goal}"
    return "one hand decides" if goal == 1 else f"the race to {goal}"
