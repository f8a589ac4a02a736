"""Messages of the domain `matches`, from `assets/languages/en/matches.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from gin.core.message import Message, Text, Who


TITLE = Message("matches-title")


SUBTITLE = Message("matches-subtitle")


NONE = Message("matches-none")


GO_ON = Message("matches-go-on")


GIVE_UP = Message("matches-give-up")


GIVEN_UP = Message("matches-given-up")


KEEP = Message("matches-keep")


def today(*, time: Text) -> Message:
    return Message("matches-today", (("time", time),))


def yesterday(*, time: Text) -> Message:
    return Message("matches-yesterday", (("time", time),))


def on_day(*, day: date, time: Text) -> Message:
    return Message("matches-on-day", (("day", day), ("time", time),))


SURE = Message("matches-sure")


def against(*, game: Text, other: Text) -> Message:
    return Message("matches-against", (("game", game), ("other", other),))


def deal(*, hand: int) -> Message:
    return Message("matches-deal", (("hand", hand),))


def hand(*, hand: int) -> Message:
    return Message("matches-hand", (("hand", hand),))


def score_alone(*, hand: int, points: int) -> Message:
    return Message("matches-score-alone", (("hand", hand), ("points", points),))


def totals(*, theirs: int, yours: int) -> Message:
    return Message("matches-totals", (("theirs", theirs), ("yours", yours),))


def go_on_against(*, other: Text, score: Text) -> Message:
    return Message("matches-go-on-against", (("other", other), ("score", score),))


def play_against(*, who: Who) -> Message:
    return Message("matches-play-against", (("who", who),))


def go_on_alone(*, score: Text) -> Message:
    return Message("matches-go-on-alone", (("score", score),))


GO_ON_WITH_IT = Message("matches-go-on-with-it")


def unfinished_against(*, other: Text, score: Text) -> Message:
    return Message("matches-unfinished-against", (("other", other), ("score", score),))


def unfinished_alone(*, score: Text) -> Message:
    return Message("matches-unfinished-alone", (("score", score),))


def score(*, hand: int, others: int, yours: int) -> Message:
    return Message("matches-score", (("hand", hand), ("others", others), ("yours", yours),))
