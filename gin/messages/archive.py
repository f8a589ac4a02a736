"""Messages of the domain `archive`, from `assets/languages/en/archive.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from gin.core.message import Message, Text, Who


TITLE = Message("archive-title")


WHICH = Message("archive-which")


GAME = Message("archive-game")


ALL_GAMES = Message("archive-all-games")


OPPONENT = Message("archive-opponent")


ALL_OPPONENTS = Message("archive-all-opponents")


MONTH = Message("archive-month")


ALL_MONTHS = Message("archive-all-months")


def month_of(*, month: int, year: int) -> Message:
    return Message("archive-month-of", (("month", month), ("year", year),))


NONE = Message("archive-none")


OPENS = Message("archive-opens")


def all_of_them(*, count: int) -> Message:
    return Message("archive-all-of-them", (("count", count),))


def where(*, count: int, first: int, last: int) -> Message:
    return Message("archive-where", (("count", count), ("first", first), ("last", last),))


NEWER = Message("archive-newer")


OLDER = Message("archive-older")


NEWEST = Message("archive-newest")


OLDEST = Message("archive-oldest")


def match(*, date: date, game: Text, who: Who) -> Message:
    return Message("archive-match", (("date", date), ("game", game), ("who", who),))


def won(*, theirs: int, yours: int) -> Message:
    return Message("archive-won", (("theirs", theirs), ("yours", yours),))


def lost(*, theirs: int, yours: int) -> Message:
    return Message("archive-lost", (("theirs", theirs), ("yours", yours),))


def goal_reached(*, yours: int) -> Message:
    return Message("archive-goal-reached", (("yours", yours),))


def goal_missed(*, yours: int) -> Message:
    return Message("archive-goal-missed", (("yours", yours),))
