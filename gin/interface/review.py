"""The review of a hand: its chart, its figures and its moves."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.refs import AreaRef, EntryRef, ItemRef, LineRef
from gin.session.marks import Mark as Mark


class ReviewPoint(Struct, frozen=True):
    """A point of the line: the chances with the best move, and with the move made.

    If `mark` is None, the move is not analysed yet. `description` describes the point.
    """

    ref: EntryRef
    description: Text
    mark: Mark | None = None
    best: float = 0.0
    made: float = 0.0


class HandLine(Struct, frozen=True):
    """The chart line of a hand from deal to end, and the zone of its points.

    `levels` are the heights and labels of horizontal lines, lowest first; the first and last
    frame the chart. `start` and `end` are the chances before and after the hand, if known. A flag
    marks the turning point at index `turn`; `turned_well` says that it favoured the player.
    `chosen` is the index of the selected point. `begins` and `ends` are the labels below.
    """

    zone: AreaRef
    title: Text
    moments: tuple[ReviewPoint, ...]
    levels: tuple[tuple[float, Text], ...]
    start: float | None
    end: float | None
    begins: Text
    ends: Text
    flag: Text
    turn: int | None = None
    turned_well: bool = False
    chosen: int | None = None


class MoveRow(Struct, frozen=True):
    """A move in the list, with its number, cards, mark and comments.

    The player drew `drawn`, played the cards `played`, and did not take `left`. The cards `better`
    are those that the player should have played.
    """

    ref: LineRef
    number: int
    did: Text
    drawn: Card | None
    played: tuple[Card, ...]
    better: tuple[Card, ...]
    mark: Mark | None
    verdict: Text
    given: Text
    why: Text
    turning: Text = NOTHING
    left: Card | None = None


class FoldRow(Struct, frozen=True):
    """Moves without comments, folded into one row that can be opened."""

    ref: LineRef
    first: int
    text: Text
    note: Text
    opened: bool


class BalanceRow(Struct, frozen=True):
    """A part of the result, with a number for each column; a `strong` one is the result."""

    ref: LineRef
    label: Text
    numbers: tuple[Text, ...]
    strong: bool = False


class BalanceView(Struct, frozen=True):
    """The luck and play of a hand as a table, with its heading, column headings and a note."""

    ref: LineRef
    title: Text
    heads: tuple[Text, ...]
    rows: tuple[BalanceRow, ...]
    note_ref: LineRef
    note: Text


class ReviewView(Struct, frozen=True):
    """A reviewed hand: its line, its figures, its rows, and its balance once it is measured.

    `lines` are the sentences at the top. `figure` is the accuracy: its item, its name, the share
    and a word for it; without a share, the name says how many moves there are. `marked` counts the
    moves with each mark.
    """

    line: HandLine
    lines: tuple[tuple[ItemRef, Text], ...]
    figure: tuple[ItemRef, Text, Text, Text] | None
    marked: tuple[tuple[Mark, Text], ...]
    rows: tuple[MoveRow | FoldRow, ...]
    balance: BalanceView | None = None
