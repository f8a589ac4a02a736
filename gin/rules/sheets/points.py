"""Sheets with one column for each player, of points or of penalties (rules 1, 6, 7)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Rules, SheetKind, Shutout, Winner
from gin.rules.sheets.base import EndKind, EndLine, Measure, Sheet, SheetRow, Track


def rows_of(
    rules: Rules, results: Sequence[HandResult]
) -> tuple[tuple[SheetRow, ...], tuple[int, ...]]:
    """Return a row for each hand, and the running scores after the last."""
    running = (0,) * rules.seats
    rows = []
    for hand, result in enumerate(results, start=1):
        points = tuple(result.points(seat) for seat in range(rules.seats))
        running = tuple(total + gained for total, gained in zip(running, points, strict=True))
        boxes = boxes_for(rules, result)
        rows.append(SheetRow(hand, result.outcome, result.winner, points, running, boxes))
    return tuple(rows), running


def points_track(rules: Rules, rows: Sequence[SheetRow], goal: int) -> Track:
    """Return the rows as the only track of a sheet."""
    return Track(
        Measure.POINTS,
        (goal,) * rules.seats,
        tuple(row.points for row in rows),
        tuple(row.running for row in rows),
    )


def points(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write a column of points for each player, until one reaches the target (rules 1)."""
    rows, running = rows_of(rules, results)
    boxes = boxes_of(rules, rows)
    tracks = (points_track(rules, rows, rules.format.target),)
    reached = [seat for seat in range(rules.seats) if running[seat] >= rules.format.target]
    if not reached:
        return Sheet(rows, running, boxes, over=False, totals=running, tracks=tracks)
    # Both can reach the target only in a hand that pays both. Then the higher score counts.
    first = max(reached, key=lambda seat: (running[seat], rows[-1].winner == seat))
    return replace(game_end(rules, rows, running, boxes, first), tracks=tracks)


def penalties(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write a column of penalties for each player; the first at the target loses (rules 7)."""
    rows, running = rows_of(rules, results)
    boxes = boxes_of(rules, rows)
    tracks = (points_track(rules, rows, rules.format.target),)
    reached = [seat for seat in range(rules.seats) if running[seat] >= rules.format.target]
    winner = 1 - reached[0] if reached else None
    over = winner is not None
    return Sheet(rows, running, boxes, over, winner, totals=running, tracks=tracks, low_wins=True)


def single_hand(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write the points of the only hand that is played; its winner wins."""
    rows, running = rows_of(rules, results)
    winner = rows[0].winner if rows else None
    low_wins = rules.format.sheet is SheetKind.PENALTIES
    return Sheet(
        rows, running, (0,) * rules.seats, bool(rows), winner, totals=running,
        tracks=(points_track(rules, rows, 0),), low_wins=low_wins, single=True,
    )  # fmt: skip


def boxes_for(rules: Rules, result: HandResult) -> int:
    """Return the number of boxes for winning this hand (rules 7)."""
    boxes = 1
    if rules.format.extra_boxes:
        boxes += 2 if result.like_gin else result.outcome is Outcome.UNDERCUT
    return boxes * result.multiplier if rules.format.boxes_double else boxes


def boxes_of(rules: Rules, rows: Sequence[SheetRow]) -> tuple[int, ...]:
    """Return the boxes of each seat."""
    return tuple(
        sum(row.boxes for row in rows if row.winner == seat) for seat in range(rules.seats)
    )


def game_end(
    rules: Rules,
    rows: tuple[SheetRow, ...],
    running: tuple[int, ...],
    boxes: tuple[int, ...],
    first: int,
) -> Sheet:
    """Return the sheet with the end of a game added; `first` is the seat that reached the target.

    That seat gets the game bonus. It wins, unless the rules let the higher total win and the other
    seat has it.
    """
    end = tuple(end_lines(rules, running, boxes, first))
    totals = tuple(sum(line.points[seat] for line in end) for seat in range(2))
    other = 1 - first
    behind = rules.format.winner is Winner.TOTAL and totals[other] > totals[first]
    winner = other if behind else first
    return Sheet(rows, running, boxes, True, winner, end, totals, boxes[1 - winner] == 0)


def end_lines(
    rules: Rules, hands: tuple[int, ...], boxes: tuple[int, ...], winner: int
) -> list[EndLine]:
    """Return the lines at the end of a game: hands, boxes, shutout and game bonus (rules 1).

    `winner` is the seat that reached the target.
    """
    form = rules.format

    def for_winner(points: int) -> tuple[int, ...]:
        return (points, 0) if winner == 0 else (0, points)

    end = [EndLine(EndKind.HANDS, hands)]
    if form.box_bonus:
        end.append(EndLine(EndKind.BOXES, tuple(form.box_bonus * count for count in boxes)))
    won = sum(line.points[winner] for line in end)
    extra = {
        Shutout.NONE: 0,
        Shutout.PLUS_100: 100,
        Shutout.DOUBLE_HANDS: hands[winner],
        Shutout.DOUBLE_HANDS_AND_BOXES: won,
        Shutout.DOUBLE_TOTAL: won + form.game_bonus,
    }[form.shutout]
    if boxes[1 - winner] == 0 and extra:
        end.append(EndLine(EndKind.SHUTOUT, for_winner(extra)))
    if form.game_bonus:
        end.append(EndLine(EndKind.GAME, for_winner(form.game_bonus)))
    return end


def penalties_over_deals(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write one player's penalties over several deals, won at the goal or below (rules 6)."""
    rows, running = rows_of(rules, results)
    gins = (sum(row.winner == 0 for row in rows),)
    over = len(rows) >= rules.solo.deals
    winner = 0 if over and running[0] <= rules.solo.goal else None
    tracks = (points_track(rules, rows, rules.solo.goal),)
    return Sheet(rows, running, gins, over, winner, totals=running, tracks=tracks)
