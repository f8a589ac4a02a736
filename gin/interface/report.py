"""The report of a match: its line, both players' figures, and the costliest decisions."""

from __future__ import annotations

from msgspec import Struct

from gin.core.message import Text
from gin.interface.refs import AreaRef, EntryRef, LineRef
from gin.interface.review import BalanceView, MoveRow

Spot = tuple[float, float]
"""A spot in a hand's part of the line: the share of the hand, and a chance, both from 0 to 1."""


class LineHand(Struct, frozen=True):
    """A hand's part of the line, which ends at `end`.

    `path` are the spots between its start and its end. `flags` are the spots of the costliest
    decisions, with their numbers. `description` describes the hand.
    """

    ref: EntryRef
    description: Text
    path: tuple[Spot, ...]
    end: float
    flags: tuple[tuple[Spot, int], ...] = ()


class MatchLine(Struct, frozen=True):
    """The player's chance to win over a match, which begins at `start`.

    `zone` is that of the hands. `levels` are the heights and labels of horizontal lines, lowest
    first; the first and last frame the chart.
    """

    zone: AreaRef
    title: Text
    hands: tuple[LineHand, ...]
    levels: tuple[tuple[float, Text], ...]
    start: float


class ReportView(Struct, frozen=True):
    """A report: the line, the figures side by side, and the costliest decisions.

    `trials` are the lines that try another move, one below each row.
    """

    line: MatchLine | None
    figures: BalanceView | None = None
    rows: tuple[MoveRow, ...] = ()
    trials: tuple[LineRef, ...] = ()
