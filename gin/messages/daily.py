"""Messages of the domain `daily`, from `assets/languages/en/daily.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from gin.core.message import Message, Text, Who


TITLE = Message("daily-title")


def at_table(*, game: Text) -> Message:
    return Message("daily-at-table", (("game", game),))


def against(*, game: Text, who: Who) -> Message:
    return Message("daily-against", (("game", game), ("who", who),))


def begun(*, what: Text) -> Message:
    return Message("daily-begun", (("what", what),))


BEGUN_SHORT = Message("daily-begun-short")


def done(*, score: Text) -> Message:
    return Message("daily-done", (("score", score),))


def whole_day(*, date: date, day: int) -> Message:
    return Message("daily-whole-day", (("date", date), ("day", day),))


def day(*, day: int, number: int) -> Message:
    return Message("daily-day", (("day", day), ("number", number),))


def column(*, day: int) -> Message:
    return Message("daily-column", (("day", day),))


def played(*, count: int, month: Text) -> Message:
    return Message("daily-played", (("count", count), ("month", month),))


def played_well(*, count: int, good: int, month: Text, who: Who) -> Message:
    return Message("daily-played-well", (("count", count), ("good", good), ("month", month), ("who", who),))


def streak(*, count: int) -> Message:
    return Message("daily-streak", (("count", count),))


def streak_of(*, count: int, most: int) -> Message:
    return Message("daily-streak-of", (("count", count), ("most", most),))


def most_in_a_row(*, count: int) -> Message:
    return Message("daily-most-in-a-row", (("count", count),))


def calendar(*, month: Text) -> Message:
    return Message("daily-calendar", (("month", month),))


ABOUT = Message("daily-about")


TODAY = Message("daily-today")


NOT_PLAYED = Message("daily-not-played")


UNDER_WAY = Message("daily-under-way")


AHEAD = Message("daily-ahead")


NOBODY = Message("daily-nobody")


def won_by(*, points: int) -> Message:
    return Message("daily-won-by", (("points", points),))


def lost_by(*, points: int) -> Message:
    return Message("daily-lost-by", (("points", points),))


def better(*, who: Who) -> Message:
    return Message("daily-better", (("who", who),))


def equal(*, who: Who) -> Message:
    return Message("daily-equal", (("who", who),))


def wins_by(*, points: int, who: Who) -> Message:
    return Message("daily-wins-by", (("points", points), ("who", who),))


def loses_by(*, points: int, who: Who) -> Message:
    return Message("daily-loses-by", (("points", points), ("who", who),))


def wins(*, theirs: int, who: Who, yours: int) -> Message:
    return Message("daily-wins", (("theirs", theirs), ("who", who), ("yours", yours),))


def loses(*, theirs: int, who: Who, yours: int) -> Message:
    return Message("daily-loses", (("theirs", theirs), ("who", who), ("yours", yours),))


def draws(*, who: Who) -> Message:
    return Message("daily-draws", (("who", who),))


def reaches_goal(*, points: int, who: Who) -> Message:
    return Message("daily-reaches-goal", (("points", points), ("who", who),))


def misses_goal(*, points: int, who: Who) -> Message:
    return Message("daily-misses-goal", (("points", points), ("who", who),))


def plays_now(*, who: Who) -> Message:
    return Message("daily-plays-now", (("who", who),))


YOU = Message("daily-you")


def master(*, who: Who) -> Message:
    return Message("daily-master", (("who", who),))


THINKING = Message("daily-thinking")


SAYS_FIRST = Message("daily-says-first")


SAYS_BEGUN = Message("daily-says-begun")


SAYS_WORSE = Message("daily-says-worse")


SAYS_BETTER = Message("daily-says-better")


SAYS_EQUAL = Message("daily-says-equal")


MARK_WON = Message("daily-mark-won")


MARK_LOST = Message("daily-mark-lost")


MARK_NOBODY = Message("daily-mark-nobody")


def mark_star(*, who: Who) -> Message:
    return Message("daily-mark-star", (("who", who),))


def points_better(*, points: int, who: Who) -> Message:
    return Message("daily-points-better", (("points", points), ("who", who),))


def points_worse(*, points: int, who: Who) -> Message:
    return Message("daily-points-worse", (("points", points), ("who", who),))


def points_equal(*, who: Who) -> Message:
    return Message("daily-points-equal", (("who", who),))


def with_hints(*, count: int) -> Message:
    return Message("daily-with-hints", (("count", count),))


def practised(*, count: int) -> Message:
    return Message("daily-practised", (("count", count),))


def code(*, code: Text) -> Message:
    return Message("daily-code", (("code", code),))


def invites(*, who: Who) -> Message:
    return Message("daily-invites", (("who", who),))


def invites_alone(*, who: Who) -> Message:
    return Message("daily-invites-alone", (("who", who),))


WAITS = Message("daily-waits")


GOES_ON = Message("daily-goes-on")


CAN_RETURN = Message("daily-can-return")


def future(*, date: date) -> Message:
    return Message("daily-future", (("date", date),))


PLAY = Message("daily-play")


PLAY_TODAYS = Message("daily-play-todays")


CONTINUE = Message("daily-continue")


AGAIN = Message("daily-again")


EARLIER = Message("daily-earlier")


LATER = Message("daily-later")


FIRST_MONTH = Message("daily-first-month")


LAST_MONTH = Message("daily-last-month")


THIS_MONTH = Message("daily-this-month")


OPEN_CALENDAR = Message("daily-open-calendar")


PRACTISE = Message("daily-practise")


ONCE_MORE = Message("daily-once-more")


PRACTICE_PLAY = Message("daily-practice-play")


def no_date(*, example: Text, typed: Text) -> Message:
    return Message("daily-no-date", (("example", example), ("typed", typed),))


def seal(*, date: date, who: Who) -> Message:
    return Message("daily-seal", (("date", date), ("who", who),))


def seal_alone(*, date: date) -> Message:
    return Message("daily-seal-alone", (("date", date),))
