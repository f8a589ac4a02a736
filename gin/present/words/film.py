"""Captions of a hand's animation. It is sent to others, so both players are named."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import (
    NOTHING,
    Message,
    Text,
    Verbatim,
    Who,
    added,
    commas,
    labelled,
    only,
    phrase,
    started,
)
from gin.messages import die as die_messages
from gin.messages import replay
from gin.messages import result as messages
from gin.messages import table as table_messages
from gin.present.words import result as result_words
from gin.present.words import sheet
from gin.present.words import table as table_words
from gin.present.words.people import FRIEND, PLAYER, PlayerProfile, named, person
from gin.rules.model.events import Dealt, Event, HandOver
from gin.rules.model.result import HandResult, LineKind
from gin.rules.model.table import Table
from gin.session.replay import ReplayedHand


class Cast(Struct, frozen=True):
    """The names of the players of an animation; `other` is empty in a solitary game."""

    own: str
    other: str

    def who(self, seat: int) -> Who:
        """Return the player in a seat, for a message."""
        return person(1, self.other if seat else self.own)

    def name(self, seat: int) -> Message | Verbatim:
        """Return the name of the player in a seat."""
        return named(self.other if seat else self.own)


def cast_of(hand: ReplayedHand, you: PlayerProfile, other: str) -> Cast:
    """Return the names for a hand; a player without a name is "Player"."""
    if hand.name:
        return Cast(hand.name.text if isinstance(hand.name, Verbatim) else FRIEND, other)
    return Cast(you.name.text if isinstance(you.name, Verbatim) else PLAYER, other)


def dealt(table: Table, cast: Cast) -> Text:
    """Return the caption of the deal."""
    if not cast.other:
        return replay.DEALT
    return caption(Dealt(table.dealer, table.upcard), cast)


def caption(happened: Event, cast: Cast) -> Text:
    """Return the sentence about an event other than the end of the hand."""
    match happened:
        case HandOver():
            raise AssertionError("the end of the hand has a frame of its own")
        case Dealt(0):
            return _started(replace(happened, dealer=1), cast.own)
        case Dealt():
            return _started(happened, cast.other)
        case _ if happened.seat == 0:
            return _started(replace(happened, seat=1), cast.own)
        case _:
            return _started(happened, cast.other)


def _started(happened: Event, name: str) -> Text:
    return started(table_words.event(happened, name))


def heading(result: HandResult, cast: Cast) -> Text:
    """Return who won the hand."""
    if result.winner is None or not cast.other:
        return result_words.heading(result, cast.other)
    return started(messages.wins_hand(who=cast.who(result.winner)))


def count(result: HandResult, cast: Cast) -> Text:
    """Return how the hand ended, and the points."""
    if not cast.other:
        return table_words.outcome(result, cast.other)
    how, winner, booked = sheet.how(result), result.winner, result.booked
    if winner is None or booked is None:
        return started(how)
    if booked != winner:
        charged = table_messages.books(who=cast.who(booked), points=result.points(booked))
        return started(commas(how, charged))
    if any(line.kind is LineKind.DIE for line in result.lines):
        return started(commas(how, die_messages.deals(value=result.points(winner))))
    points = phrase(added(result.points(winner)), *map(only, result.suits))
    loser = result.points(1 - winner)
    also = labelled(cast.name(1 - winner), added(loser)) if loser else NOTHING
    return started(commas(how, points, also))


def left(result: HandResult, seat: int) -> Text:
    """Return the note on a player's cards at the end of the hand."""
    if result.whole_hands:
        return NOTHING
    return table_messages.deadwood_caption(deadwood=result.sides[seat].deadwood)
