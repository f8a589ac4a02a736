"""Score sheets: what a hand writes, when a game is over and what its end adds (rules 1, 2, 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from gin.rules.result import HandResult, Outcome
from gin.rules.rules import Rules, SheetKind, Shutout


@dataclass(frozen=True, slots=True)
class Row:
    """A hand on the sheet: how it ended, its points and the running scores after it, by seat."""

    hand: int
    outcome: Outcome
    winner: int | None
    points: tuple[int, ...]
    running: tuple[int, ...]


class EndKind(StrEnum):
    """What the end of a game adds."""

    HANDS = "hands"
    BOXES = "boxes"
    SHUTOUT = "shutout"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class EndLine:
    """Points by seat for one reason, in the order in which they are applied."""

    kind: EndKind
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet so far. `winner` is None while `over` is False, or when nobody won.

    `boxes` are hands won; `totals` include the end lines once the game is over.
    """

    rows: tuple[Row, ...]
    running: tuple[int, ...]
    boxes: tuple[int, ...]
    over: bool
    winner: int | None = None
    end: tuple[EndLine, ...] = ()
    totals: tuple[int, ...] = ()
    shutout: bool = False

    @property
    def margin(self) -> int:
        """The winner's total less the loser's; negative where boxes outweigh the game (rules 1)."""
        if self.winner is None or len(self.totals) < 2:
            return 0
        return self.totals[self.winner] - self.totals[1 - self.winner]


def kept(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """The sheet after these hands."""
    return _SHEETS[rules.format.sheet](rules, results)


def _rows(rules: Rules, results: Sequence[HandResult]) -> tuple[tuple[Row, ...], tuple[int, ...]]:
    running = (0,) * rules.seats
    rows = []
    for hand, result in enumerate(results, start=1):
        points = tuple(result.points(seat) for seat in range(rules.seats))
        running = tuple(total + gained for total, gained in zip(running, points, strict=True))
        rows.append(Row(hand, result.outcome, result.winner, points, running))
    return tuple(rows), running


def _points(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """One column each; the first to reach the target wins the game (rules 1)."""
    rows, running = _rows(rules, results)
    boxes = tuple(sum(row.winner == seat for row in rows) for seat in range(rules.seats))
    reached = [seat for seat in range(rules.seats) if running[seat] >= rules.format.target]
    if not reached:
        return Sheet(rows, running, boxes, over=False, totals=running)
    (winner,) = reached
    return game_end(rules, rows, running, boxes, winner)


def game_end(
    rules: Rules,
    rows: tuple[Row, ...],
    running: tuple[int, ...],
    boxes: tuple[int, ...],
    winner: int,
) -> Sheet:
    """The sheet with what the end of a game adds: boxes, then shutout, then game (rules 1)."""
    form = rules.format
    shutout = boxes[1 - winner] == 0

    def for_winner(points: int) -> tuple[int, ...]:
        return (points, 0) if winner == 0 else (0, points)

    end = [EndLine(EndKind.HANDS, running)]
    if form.box_bonus:
        end.append(EndLine(EndKind.BOXES, tuple(form.box_bonus * count for count in boxes)))
    won = sum(line.points[winner] for line in end)
    game = EndLine(EndKind.GAME, for_winner(form.game_bonus))
    extra = {
        Shutout.NONE: 0,
        Shutout.PLUS_100: 100,
        Shutout.DOUBLE_HANDS_AND_BOXES: won,
        Shutout.DOUBLE_TOTAL: won + form.game_bonus,
    }[form.shutout]
    if shutout and extra:
        end.append(EndLine(EndKind.SHUTOUT, for_winner(extra)))
    if form.game_bonus:
        end.append(game)
    totals = tuple(sum(line.points[seat] for line in end) for seat in range(2))
    return Sheet(rows, running, boxes, True, winner, tuple(end), totals, shutout)


def _penalties_over_deals(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """One player's penalties over a number of deals, won at the goal or below (rules 6)."""
    rows, running = _rows(rules, results)
    gins = (sum(row.winner == 0 for row in rows),)
    over = len(rows) >= rules.solo.deals
    winner = 0 if over and running[0] <= rules.solo.goal else None
    return Sheet(rows, running, gins, over, winner, totals=running)


_SHEETS: dict[SheetKind, Callable[[Rules, Sequence[HandResult]], Sheet]] = {
    SheetKind.POINTS: _points,
    SheetKind.PENALTIES_OVER_DEALS: _penalties_over_deals,
}
