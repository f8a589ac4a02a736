"""The result of a hand: both players' cards, the count, and the race to the goal."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.celebration import Celebration
from gin.interface.paper import CountLine, Tone
from gin.interface.pictures import Face, Mood, TrophyPicture
from gin.interface.table import TableView


class SideView(Struct, frozen=True):
    """A player's cards at the end of a hand, with a sentence and the player's remark.

    Each of `groups` is a label, its cards, and the cards that the other player laid off on them.
    `called` replaces the name above the cards.
    """

    name: Text
    sentence: Text
    groups: tuple[tuple[Text, tuple[Card, ...], tuple[Card, ...]], ...]
    talk: Text = NOTHING
    portrait: Face | None = None
    mood: Mood = Mood.CALM
    called: Text = NOTHING


class RaceBar(Struct, frozen=True):
    """A player's progress towards a goal, before and after a hand."""

    tone: Tone
    before: int
    after: int
    goal: int


class RaceLine(Struct, frozen=True):
    """A player's score, or both players' on one scale, with bars."""

    name: Text
    text: Text
    bars: tuple[RaceBar, ...]


class ResultView(Struct, frozen=True):
    """A counted hand: heading, how it ended, both sides, the lines of the count, and the race.

    `to_whom` and `points` are the total below the lines. If neither player scores, `to_whom` is
    empty and `yours` is None. `closing` gives the new state of the match. `table` is the table of
    the hand, None if the result is looked up later. `celebration` is set if the hand has just
    ended. `trophy` names the trophies that the hand brought, and `prize` is the best of them.
    """

    heading: Text
    summary: Text
    sides: tuple[SideView, ...]
    lines: tuple[CountLine, ...]
    to_whom: Text
    points: int
    race: tuple[RaceLine, ...]
    closing: Text
    yours: bool | None = None
    table: TableView | None = None
    celebration: Celebration = Celebration.NONE
    trophy: Text = NOTHING
    prize: TrophyPicture | None = None
