"""A hand that is looked at again, as a picture: its line, what it comes to, and its moves."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.refs import AreaRef, EntryRef, ItemRef, LineRef
from gin.session.marks import Mark as Mark


class ReviewPoint(Struct, frozen=True):
    """A point of the line: how well things stood with the best move, and with the one made.

    Nothing is known of either before it was looked at. `told` is what is said of it.
    """

    ref: EntryRef
    told: Text
    mark: Mark | None = None
    best: float = 0.0
    made: float = 0.0


class HandLine(Struct, frozen=True):
    """The line of a hand, from its deal to its end, and the zone that reads its points.

    `levels` are the heights with a line across and what is written at each, the lowest first; the
    first and the last are the line's frame. `start` and `end` are how things stood before the hand
    and after it, if that is known. The place of the `turn` has a flag, and `turned_well` says that
    it was for the player. The `chosen` one is marked too. `begins` and `ends` stand below both.
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
    """A move in the list: its number, the cards it is about, its mark, and what is said of it.

    `drawn` came with the turn, `played` was let go, `left` was not taken; `better` are the cards
    that would have been played in their place.
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
    """Moves of which there is nothing to be said, in one quiet row that opens and closes."""

    ref: LineRef
    first: int
    text: Text
    note: Text
    opened: bool


class ReviewView(Struct, frozen=True):
    """A reviewed hand: its line, its sum, and its rows.

    `lines` are the sentences that are written at the top, each an item; `accuracy` is a figure with
    a `word` below it, `marked` are the numbers of moves by mark.
    """

    line: HandLine
    lines: tuple[tuple[ItemRef, Text], ...]
    figure: tuple[ItemRef, Text, Text, Text] | None
    marked: tuple[tuple[Mark, Text], ...]
    rows: tuple[MoveRow | FoldRow, ...]
