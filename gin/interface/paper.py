"""What stands on paper: charts, score sheets and cribbage boards, as plain data."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.message import NOTHING, Text
from gin.interface.pictures import Face, Mood, Portrait
from gin.interface.refs import AreaRef, ItemRef


class Tone(StrEnum):
    """Whose a mark is: yours is drawn filled, theirs hollow, nobody's pale."""

    YOURS = "yours"
    THEIRS = "theirs"
    NOBODY = "nobody"


class Curve(Struct, frozen=True):
    """A line of a chart: its heights from the left, and what stands at its end, behind its `name`
    if it has one, which gives way where there is no room for both.

    `tones` is how each point is marked. Points as high as the one before are marked only if `every`
    is set.
    """

    tone: Tone
    heights: tuple[int, ...]
    tones: tuple[Tone, ...]
    end: Text
    every: bool = True
    name: Text = NOTHING


class LineChart(Struct, frozen=True):
    """Lines that run from one match or hand to the next, and the zone that reads them.

    `first` is the number of the first point, `low` and `high` are heights that are shown in any
    case, `target` is one with a line of its own. `points` are the items that stand for the
    last points of the first line. `legend` says what the marks mean.
    """

    zone: AreaRef
    title: Text
    note: Text
    up: Text
    across: Text
    curves: tuple[Curve, ...]
    first: int = 0
    low: int = 0
    high: int = 0
    target: int | None = None
    points: tuple[ItemRef, ...] = ()
    legend: tuple[tuple[Tone, Text], ...] = ()


class Bar(Struct, frozen=True):
    """A bar with its label and number: `value` filled, of a hollow whole `of` if there is one."""

    ref: ItemRef | None
    label: Text
    value: int
    number: Text
    tone: Tone = Tone.YOURS
    of: int | None = None
    share: Text = NOTHING


class BarChart(Struct, frozen=True):
    """Bars below each other, on one scale, and the zone that reads them."""

    zone: AreaRef
    title: Text
    note: Text
    bars: tuple[Bar, ...]
    legend: tuple[tuple[Tone, Text], ...] = ()


Chart = LineChart | BarChart


class ChartsView(Struct, frozen=True):
    """The charts of a page, each read by a zone of it."""

    charts: tuple[Chart, ...]


class Columns(Struct, frozen=True):
    """Columns of a sheet, one for each player, under a head of their own.

    `text` is the scores in words. `suit` is the letter of the suit they stand for, if it is one.
    `closed` says who closed them, the player `closed_by` with the hand numbered `closed_at`.
    """

    id: str
    head: Text
    text: Text
    seats: tuple[int, ...]
    suit: str = ""
    closed: Text = NOTHING
    closed_by: int | None = None
    closed_at: int | None = None


class Fact(Struct, frozen=True):
    """A figure below a sheet: its label, and for each player a number as words and as a length.

    Bars of figures that count `hands` have one scale; any other figure has its own.
    """

    label: Text
    numbers: tuple[Text, ...]
    lengths: tuple[float, ...]
    hands: bool = False


class Lane(Struct, frozen=True):
    """A player's lane on a cribbage board: where the front peg and the back peg stand.

    `back` is None before anything is pegged; a front peg beyond the goal stands in the last hole.
    """

    name: Text
    tone: Tone
    front: int
    back: int | None
    goal: int


class Holes(Struct, frozen=True):
    """Lanes beside each other, with what they count and both scores in words."""

    id: str
    head: Text
    text: Text
    lanes: tuple[Lane, ...]


class PegView(Struct, frozen=True):
    """A cribbage board: the long track first."""

    tracks: tuple[Holes, ...]
    last: Text = NOTHING


class SheetView(Struct, frozen=True):
    """A score sheet: heads, rows of (hand, how, points by column, running by column), the end.

    `first` heads the column of how hands ended. `boxes` is empty once they have been counted up at
    the end. Where the sheet has several `groups`, the columns of a row are theirs in order, `heads`
    names the player of each, and `standings` says what each player has in all, with the name before
    it. Lines of `end` and `facts` are known by their places. Where `pegs` are
    given, a cribbage board is shown in its place.
    """

    first: Text
    heads: tuple[Text, ...]
    rows: tuple[tuple[int, Text, tuple[int, ...], tuple[int, ...]], ...]
    end: tuple[tuple[Text, tuple[int, ...]], ...]
    totals: tuple[int, ...]
    boxes: tuple[int, ...]
    race: LineChart | None
    facts: tuple[Fact, ...]
    boxes_label: Text
    total_label: Text
    verdict: Text = NOTHING
    groups: tuple[Columns, ...] = ()
    standings: tuple[Text, ...] = ()
    pegs: PegView | None = None


class CountLine(Struct, frozen=True):
    """A line of a count: its text, its number as printed, and whether it is a sum."""

    text: Text
    number: Text
    strong: bool = False


class SumLine(Struct, frozen=True):
    """A line of the final score: what it is, why, and a number for each player, None for one who
    does not count by it. A `strong` one is the sum."""

    ref: ItemRef
    label: Text
    why: Text
    numbers: tuple[int | None, ...]
    strong: bool = False


class FinalView(Struct, frozen=True):
    """The end of a match: who won it, the sum line by line, and what the other player says.

    `heads` are the players' names. `won` says whether you have won, None for a draw, and how: by a
    `shutout`, or as your `first_win` against the other player. `reached` is
    what was reached, each with whether it is a record; `portrait` and `mood` are the other
    player's, `you` is your own face; the emblem of the `game` stands for nobody's. What is `known`
    was looked at before, and is not written anew.
    """

    heading: Text
    heads: tuple[Text, ...]
    lines: tuple[SumLine, ...]
    won: bool | None
    shutout: bool = False
    first_win: bool = False
    reached: tuple[tuple[Text, bool], ...] = ()
    known: bool = False
    talk: Text = NOTHING
    portrait: Portrait | None = None
    mood: Mood = Mood.CALM
    you: Face = Portrait.NOBODY
    game: str = ""
