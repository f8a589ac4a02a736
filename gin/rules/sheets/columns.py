"""Sheets with several columns for each player: three games (rules 4), four suits (rules 3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from gin.core.cards import Suit
from gin.rules.model.result import HandResult
from gin.rules.model.rules import LateStart, Rules, TiedTotals
from gin.rules.sheets.base import EndKind, EndLine, Measure, Sheet, Track
from gin.rules.sheets.points import boxes_of, end_lines, rows_of

GAMES = (Measure.FIRST, Measure.SECOND, Measure.THIRD)
SUITS = {
    Suit.SPADES: Measure.SPADES,
    Suit.HEARTS: Measure.HEARTS,
    Suit.DIAMONDS: Measure.DIAMONDS,
    Suit.CLUBS: Measure.CLUBS,
}
TO_WIN = 2
"""Number of games, of the three, that wins the match."""


class Pair(Struct, eq=False):
    """A pair of columns being written. `boxes` are by seat."""

    measure: Measure
    target: int
    gains: list[tuple[int, int]] = field(default_factory=list)
    scores: list[tuple[int, int]] = field(default_factory=list)
    boxes: list[int] = field(default_factory=lambda: [0, 0])
    closed_by: int | None = None
    closed_at: int | None = None

    @property
    def now(self) -> tuple[int, int]:
        return self.scores[-1] if self.scores else (0, 0)

    def write(self, seat: int | None, points: int, boxes: int = 1) -> None:
        gain = (0, 0) if seat is None else (points, 0) if seat == 0 else (0, points)
        now = self.now
        self.gains.append(gain)
        self.scores.append((now[0] + gain[0], now[1] + gain[1]))
        if seat is not None:
            self.boxes[seat] += boxes

    def close(self) -> None:
        reached = [seat for seat in (0, 1) if self.now[seat] >= self.target]
        if reached and self.closed_by is None:
            # Only the winner scores in a hand, so both cannot reach the target together.
            (self.closed_by,) = reached
            self.closed_at = len(self.scores)

    def track(self) -> Track:
        return Track(
            self.measure,
            (self.target, self.target),
            tuple(self.gains),
            tuple(self.scores),
            self.closed_by,
            self.closed_at,
        )


def three_games(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write three parallel games (rules 4).

    A player's first score counts in one game, the second in two, later ones in all three, as far as
    these are open. The first player to win two games wins the match; with `all_games`, the higher
    total over all three does.
    """
    rows, _ = rows_of(rules, results)
    pairs = tuple(Pair(measure, rules.format.target) for measure in GAMES)
    begun: tuple[list[Pair], list[Pair]] = ([], [])
    for result, row in zip(results, rows, strict=True):
        # Nothing is written after the match is won.
        seat = result.winner if _winner(rules, pairs) is None else None
        points = 0 if seat is None else result.points(seat)
        if seat is not None and points:
            _begin_next(rules, begun[seat], pairs)
        for pair in pairs:
            scores = seat is not None and pair.closed_by is None and pair in begun[seat]
            pair.write(seat if scores and points else None, points, row.boxes)
        for pair in pairs:
            pair.close()
    winner = _winner(rules, pairs)
    end = _end(rules, pairs) if winner is not None else ()
    sums = _sums(pairs)
    totals = _totals(end) if end else sums
    return Sheet(
        rows,
        sums,
        boxes_of(rules, rows),
        winner is not None,
        winner,
        end,
        totals,
        tracks=tuple(pair.track() for pair in pairs),
    )


def suits(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Write a pair of columns for each suit, each up to the target (rules 3).

    A suit closes for both players when one reaches the target. When all are closed, the higher
    total wins.
    """
    rows, _ = rows_of(rules, results)
    pairs = {suit: Pair(measure, rules.format.target) for suit, measure in SUITS.items()}
    over, extra = False, False
    running = (0, 0)
    for number, result in enumerate(results):
        seat = None if over else result.winner
        points = 0 if seat is None else result.points(seat)
        for suit, pair in pairs.items():
            scores = points and suit in result.suits and (extra or pair.closed_by is None)
            pair.write(seat if scores else None, points)
        for pair in pairs.values():
            pair.close()
        running = _sums(pairs.values())
        rows = (*rows[:number], replace(rows[number], running=running), *rows[number + 1 :])
        if all(pair.closed_by is not None for pair in pairs.values()):
            extra = rules.format.level is TiedTotals.EXTRA_HAND and running[0] == running[1]
            over = not extra
    closed = tuple(suit for suit, pair in pairs.items() if pair.closed_by is not None)
    return Sheet(
        rows,
        running,
        boxes_of(rules, rows),
        over,
        _ahead(rules, tuple(pairs.values()), running) if over else None,
        totals=running,
        tracks=tuple(pair.track() for pair in pairs.values()),
        closed=() if extra else closed,
    )


def _sums(pairs: Iterable[Pair]) -> tuple[int, int]:
    first, second = zip(*(pair.now for pair in pairs), strict=True)
    return sum(first), sum(second)


def _ahead(rules: Rules, pairs: tuple[Pair, ...], totals: tuple[int, int]) -> int | None:
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    won = [sum(pair.closed_by == seat for pair in pairs) for seat in (0, 1)]
    if rules.format.level is not TiedTotals.MOST_SUITS or won[0] == won[1]:
        return None
    return 0 if won[0] > won[1] else 1


def _winner(rules: Rules, pairs: tuple[Pair, ...]) -> int | None:
    """Return the winner of the match, or None.

    The winner has won two games or, if all three must be played, has the higher total. If the
    totals are equal, the player who won two games wins.
    """
    won = [sum(pair.closed_by == seat for pair in pairs) for seat in (0, 1)]
    ahead = next((seat for seat in (0, 1) if won[seat] >= TO_WIN), None)
    if not rules.format.all_games:
        return ahead
    if sum(won) < len(pairs):
        return None
    first, second = _totals(_end(rules, pairs))
    return ahead if first == second else 0 if first > second else 1


def _totals(end: tuple[EndLine, ...]) -> tuple[int, int]:
    first, second = (sum(line.points[seat] for line in end) for seat in (0, 1))
    return first, second


def _begin_next(rules: Rules, begun: list[Pair], pairs: tuple[Pair, ...]) -> None:
    if rules.format.late_start is LateStart.LITERAL:
        begun += pairs[len(begun) : len(begun) + 1]
        return
    begun += [pair for pair in pairs if pair not in begun and pair.closed_by is None][:1]


def _end(rules: Rules, pairs: tuple[Pair, ...]) -> tuple[EndLine, ...]:
    """Return the end lines, one per kind, added up over the games.

    A game that neither player has won adds only its points.
    """
    found: dict[EndKind, tuple[int, int]] = {}
    for pair in pairs:
        lines = [EndLine(EndKind.HANDS, pair.now)]
        if pair.closed_by is not None:
            lines = end_lines(rules, pair.now, tuple(pair.boxes), pair.closed_by)
        for line in lines:
            first, second = found.get(line.kind, (0, 0))
            found[line.kind] = (first + line.points[0], second + line.points[1])
    order = [EndKind.HANDS, EndKind.BOXES, EndKind.SHUTOUT, EndKind.GAME]
    return tuple(EndLine(kind, found[kind]) for kind in order if kind in found)
