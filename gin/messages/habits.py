"""Messages of the domain `habits`, from `assets/languages/en/habits.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from enum import Enum
from gin.core.message import Message, Text


TITLE = Message("habits-title")


LAST_TIME = Message("habits-last-time")


WEEK = Message("habits-week")


MONTH = Message("habits-month")


def subtitle(*, hands: int, time: Text) -> Message:
    return Message("habits-subtitle", (("hands", hands), ("time", time),))


def subtitle_today(*, hands: int) -> Message:
    return Message("habits-subtitle-today", (("hands", hands),))


def since_evening(*, first: date) -> Message:
    return Message("habits-since-evening", (("first", first),))


ONLY_TODAY = Message("habits-only-today")


def days(*, first: date, last: date) -> Message:
    return Message("habits-days", (("first", first), ("last", last),))


def month_days(*, first: date, last: date) -> Message:
    return Message("habits-month-days", (("first", first), ("last", last),))


WHEN = Message("habits-when")


NOTHING = Message("habits-nothing")


PROMISE = Message("habits-promise")


CARDS = Message("habits-cards")


HANDS = Message("habits-hands")


def hands_note(*, won: int) -> Message:
    return Message("habits-hands-note", (("won", won),))


CAUGHT = Message("habits-caught")


def caught_note(*, hands: int) -> Message:
    return Message("habits-caught-note", (("hands", hands),))


NEVER_CAUGHT = Message("habits-never-caught")


HELPED = Message("habits-helped")


HELPED_NOTE = Message("habits-helped-note")


COACH = Message("habits-coach")


def looked(*, hands: int, looked: int) -> Message:
    return Message("habits-looked", (("hands", hands), ("looked", looked),))


def looked_at_all(*, hands: int) -> Message:
    return Message("habits-looked-at-all", (("hands", hands),))


def no_coach(*, hands: int) -> Message:
    return Message("habits-no-coach", (("hands", hands),))


HOW = Message("habits-how")


EARLY = Message("habits-early")


def early_note(*, points: Text) -> Message:
    return Message("habits-early-note", (("points", points),))


NO_EARLY = Message("habits-no-early")


LATE = Message("habits-late")


def late_note(*, points: Text) -> Message:
    return Message("habits-late-note", (("points", points),))


NO_LATE = Message("habits-no-late")


COSTLY = Message("habits-costly")


def costly_note(*, moves: int, points: Text) -> Message:
    return Message("habits-costly-note", (("moves", moves), ("points", points),))


NO_COSTLY = Message("habits-no-costly")


NONE_YET = Message("habits-none-yet")


NONE = Message("habits-none")


def out_of(*, part: int, whole: int) -> Message:
    return Message("habits-out-of", (("part", part), ("whole", whole),))


def moves(*, number: int) -> Message:
    return Message("habits-moves", (("number", number),))


def points(*, points: Text) -> Message:
    return Message("habits-points", (("points", points),))


def up_to(*, points: Text) -> Message:
    return Message("habits-up-to", (("points", points),))


def deadwood(*, points: int) -> Message:
    return Message("habits-deadwood", (("points", points),))


def trend(*, before: Text, now: Text, way: Enum) -> Message:
    return Message("habits-trend", (("before", before), ("now", now), ("way", way),))


def each_hand(*, number: Text) -> Message:
    return Message("habits-each-hand", (("number", number),))


def points_each(*, points: Text) -> Message:
    return Message("habits-points-each", (("points", points),))


COMPARED = Message("habits-compared")


def where(*, count: int, first: int, last: int) -> Message:
    return Message("habits-where", (("count", count), ("first", first), ("last", last),))


def hand(*, hand: int, match: Text) -> Message:
    return Message("habits-hand", (("hand", hand), ("match", match),))


OPENS = Message("habits-opens")


NEXT_PAGE = Message("habits-next-page")


PREVIOUS_PAGE = Message("habits-previous-page")


FIRST_PAGE = Message("habits-first-page")


LAST_PAGE = Message("habits-last-page")


EMPTY = Message("habits-empty")
