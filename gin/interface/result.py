"""A counted hand as a picture: both sides, the lines of the count, and the race to the goal."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.paper import CountLine, Tone
from gin.interface.pictures import Face, Mood
from gin.interface.table import TableView


class SideView(Struct, frozen=True):
    """A player's cards at the end of a hand, with a sentence, what the player said, and the
    portrait, if there is one, with its mood. Where `called` is given, it stands in place of the
    name above the cards.

    Each of `groups` is a label, its cards, and the cards that the other player laid off on them.
    """

    name: Text
    sentence: Text
    groups: tuple[tuple[Text, tuple[Card, ...], tuple[Card, ...]], ...]
    talk: Text = NOTHING
    portrait: Face | None = None
    mood: Mood = Mood.CALM
    called: Text = NOTHING


class RaceBar(Struct, frozen=True):
    """How far a player has come towards a goal, before and after a hand."""

    tone: Tone
    before: int
    after: int
    goal: int


class RaceLine(Struct, frozen=True):
    """A player's score, or both players' in one measure: a name, the score in words, and bars."""

    name: Text
    text: Text
    bars: tuple[RaceBar, ...]


class ResultView(Struct, frozen=True):
    """A counted hand: heading, how it ended, both sides, the lines, and the race so far.

    `to_whom` and `points` are the sum below the lines; `yours` says whether it goes to you, None if
    to nobody. `closing` says how things stand now. `table` is where the hand was played; None where
    it is looked up later.
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
