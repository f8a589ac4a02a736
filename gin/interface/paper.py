"""Charts, score sheets and cribbage boards, as plain data."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.celebration import Celebration
from gin.interface.controls import Sample
from gin.interface.pictures import Face, Icon, Mood, Portrait, TrophyPicture
from gin.interface.refs import AreaRef, ItemRef


class Tone(StrEnum):
    """The owner of a mark: the player (filled), the opponent (hollow) or neither (pale)."""

    YOURS = "yours"
    THEIRS = "theirs"
    NOBODY = "nobody"


class Curve(Struct, frozen=True):
    """A line of a chart: heights from left to right, and the label at its end.

    The label follows `name`, which is left out if there is no room for both. `tones` are the
    markers of the points. Points as high as the previous point have a marker only if `every` is
    set. `spread` is the uncertainty of each height, up and down, if it has one.
    """

    tone: Tone
    heights: tuple[int, ...]
    tones: tuple[Tone, ...]
    end: Text
    every: bool = True
    name: Text = NOTHING
    spread: tuple[int, ...] = ()


class LineChart(Struct, frozen=True):
    """A chart with lines over matches or hands, and the zone of its items.

    `first` is the number of the first point. The scale includes `low` and `high`; a line crosses
    the chart at `target`. `points` are the items for the last points of the first curve. `legend`
    explains the markers.
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

    @property
    def drawn(self) -> bool:
        """Whether there is anything to draw."""
        return bool(self.curves)


class Bar(Struct, frozen=True):
    """A labelled bar: `value` is filled, within a hollow bar of length `of` if given.

    With a `face`, it is drawn at the left of `written`, which replaces the label.
    """

    ref: ItemRef | None
    label: Text
    value: int
    number: Text
    tone: Tone = Tone.YOURS
    of: int | None = None
    share: Text = NOTHING
    face: Face | None = None
    written: Text = NOTHING


class BarChart(Struct, frozen=True):
    """Bars on one scale, and the zone of their items."""

    zone: AreaRef
    title: Text
    note: Text
    bars: tuple[Bar, ...]
    legend: tuple[tuple[Tone, Text], ...] = ()

    @property
    def drawn(self) -> bool:
        """Whether there is anything to draw."""
        return bool(self.bars)


Chart = LineChart | BarChart


class ChartsView(Struct, frozen=True):
    """The charts of a page, each with its own zone.

    On the page of exercises, `hand` are the cards of the next one, which the zone `ABOUT`
    describes.
    """

    charts: tuple[Chart, ...]
    hand: tuple[Card, ...] = ()


class Columns(Struct, frozen=True):
    """A group of columns on a sheet, one for each player, under one heading.

    `text` gives the scores in words. `suit` is the letter of the suit that the columns are for, if
    any. `closed` says who closed the group: the player `closed_by`, in the hand numbered
    `closed_at`.
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
    """A figure below a sheet, with a number for each player as words and as the length of a bar.

    Bars of figures that count `hands` share one scale; every other figure has its own.
    """

    label: Text
    numbers: tuple[Text, ...]
    lengths: tuple[float, ...]
    hands: bool = False


class Lane(Struct, frozen=True):
    """A player's lane on a cribbage board, with the positions of the front and back pegs.

    `back` is None before anything is pegged; a front peg beyond the goal stays in the last hole.
    """

    name: Text
    tone: Tone
    front: int
    back: int | None
    goal: int


class Holes(Struct, frozen=True):
    """Adjacent lanes of a cribbage board, with their heading and both scores in words."""

    id: str
    head: Text
    text: Text
    lanes: tuple[Lane, ...]


class PegView(Struct, frozen=True):
    """A cribbage board with the long track first."""

    tracks: tuple[Holes, ...]
    last: Text = NOTHING


class SheetView(Struct, frozen=True):
    """A score sheet: headings, rows, and the lines at its end.

    A row is the hand's number, how it ended, and the points and running totals by column. `first`
    is the heading of the column on how hands ended. `boxes` are the won hands of each player, if
    these will score at the end of the match. If there are `groups`, a row has the columns of each
    group in order, `heads` names the player of each column, and `standings` gives each player's
    name and total. Lines of `end` and `facts` are identified by index. `pegs` shows a cribbage
    board instead.
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


class CalendarView(Struct, frozen=True):
    """A month: its name, the headings of the columns, the column of its first day, and today.

    `today` is None in another month. `legend` explains the marks; None is the star's. `streak` is
    the days in a row that were played, and the most so far.
    """

    columns: tuple[Text, ...]
    first: int
    today: ItemRef | None
    month: Text = NOTHING
    legend: tuple[tuple[Tone | Icon | None, Text], ...] = ()
    streak: Text = NOTHING


class LadderView(Struct, frozen=True):
    """The player on the ladder: the face, and the words next to it.

    `here` is the player's rung: the next one to climb, or the top one of a `completed` round. It is
    None if the player is in another round.
    """

    you: Face
    here: ItemRef | None
    caption: Text
    completed: bool = False


class PairView(Struct, frozen=True):
    """A match: its item, and the faces of the players in the order of their names.

    The second has lost if it is `over`. In a knockout, the winner meets the winner of others in the
    match `next`.
    """

    item: ItemRef
    faces: tuple[Face, ...]
    over: bool = False
    next: ItemRef | None = None


class StandingsView(Struct, frozen=True):
    """The table of a tournament: the headings of its columns, and the cells of each row by item.

    The first column is the place; the name and the face follow it. A knockout has no table but
    `pairs`. At the end, the `audience` are the others, next to the cup.
    """

    heads: tuple[Text, ...] = ()
    rows: tuple[tuple[ItemRef, tuple[Text, ...]], ...] = ()
    audience: tuple[tuple[Face, Mood], ...] = ()
    pairs: tuple[PairView, ...] = ()


class EntrantsView(Struct, frozen=True):
    """The players of a new tournament: faces and names, you first.

    `item` reads them. In a `knockout` the pairs meet, else everyone meets everyone.
    """

    item: ItemRef
    faces: tuple[Face, ...]
    names: tuple[Text, ...]
    knockout: bool


class LinesView(Struct, frozen=True):
    """Two lines of play side by side: their heads, and rows with a label and a text of each.

    `apart` is the first row in which they differ.
    """

    heads: tuple[Text, Text]
    rows: tuple[tuple[ItemRef, Text, Text, Text], ...]
    apart: ItemRef | None = None


class CountLine(Struct, frozen=True):
    """A line of a count; a `strong` one is a sum."""

    text: Text
    number: Text
    strong: bool = False


class SumLine(Struct, frozen=True):
    """A line of the final score, with its reason and a number for each player.

    A number is None for a player to whom the line does not apply. A `strong` line is the sum.
    """

    ref: ItemRef
    label: Text
    why: Text
    numbers: tuple[int | None, ...]
    strong: bool = False


class FinalReward(Struct, frozen=True):
    """A reward of a match: its line, its kind and name, and its picture.

    The picture is a `sample` of a card back or a cloth, or the player's `face` in the clothes.
    `button` is the item that puts the reward on; None if the player uses it already.
    """

    ref: ItemRef
    line: Text
    kind: Text
    name: Text
    sample: Sample | None = None
    face: Face | None = None
    button: ItemRef | None = None


class FinalTrophy(Struct, frozen=True):
    """A new trophy of a match: its item, its name, what it is for, and its picture."""

    ref: ItemRef
    name: Text
    what: Text
    picture: TrophyPicture


class ShelfTrophy(Struct, frozen=True):
    """The words under a trophy on its shelf: its name, what it is for, and the small print."""

    ref: ItemRef
    name: Text
    what: Text = NOTHING
    small: Text = NOTHING


class TrophiesView(Struct, frozen=True):
    """The words of all trophies that stand on shelves."""

    trophies: tuple[ShelfTrophy, ...]


class FinalView(Struct, frozen=True):
    """The end of a match: the winner, the sum line by line, and the opponent's remark.

    `heads` are the players' names. `won` is None for a draw; `first_win` marks the player's first
    win against this opponent. `reached` are achievements, each with whether it is a record.
    `portrait` and `mood` are the opponent's, and `you` is the player's face. Without a portrait,
    the emblem of the `game` is shown. A `known` result was seen before and appears without
    animation.

    `celebration` is the greatest reason to celebrate. If it is more than a won match, the first
    line of `reached` names it. `champion` is the player's name, if the player has one and won.
    `thrown` are cards with which the player won, and `audience` those who watched a tournament.
    `trophies` are for the goals reached in the match, the hardest first, and `rewards` are what
    these goals bring.
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
    portrait: Face | None = None
    mood: Mood = Mood.CALM
    you: Face = Portrait.NOBODY
    game: str = ""
    celebration: Celebration = Celebration.NONE
    champion: Text = NOTHING
    thrown: tuple[Card, ...] = ()
    audience: tuple[Face, ...] = ()
    rewards: tuple[FinalReward, ...] = ()
    trophies: tuple[FinalTrophy, ...] = ()
