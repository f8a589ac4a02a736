"""Times whose hands are counted together: since last time, this week and this month."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from enum import StrEnum

from msgspec import Struct

from gin.session.moments import local_time, seconds
from gin.session.storage.store import Store

NIGHT = timedelta(hours=4)
"""Time after midnight that still belongs to the evening before."""

BEFORE = 90
"""Number of days before a time that it is compared with."""


class Period(StrEnum):
    """The times.

    LAST_TIME begins with the last evening before today on which the player played. A week begins on
    Monday in every language.
    """

    LAST_TIME = "last-time"
    WEEK = "week"
    MONTH = "month"


class Span(Struct, frozen=True):
    """A time from its `first` to its `last` day, as moments in seconds since 1970.

    `begin` belongs to the time, `end` no longer.
    """

    first: date
    last: date
    begin: float
    end: float


def span_of(store: Store, period: Period, today: date) -> Span:
    """Return the span of a time that ends with, or includes, `today`.

    Matches that were last played later, because the clock was ahead then, are not in a span that
    ends today.
    """
    match period:
        case Period.WEEK:
            # The calendar begins on a Monday.
            monday = today - timedelta(today.weekday())
            return _span(monday, _later(monday, 6))
        case Period.MONTH:
            following = _later(today.replace(day=28), 4)
            last = following if following == date.max else following - timedelta(following.day)
            return _span(today.replace(day=1), last)
        case Period.LAST_TIME:
            return _span(_evening_before(store, today), today, NIGHT)


def before(span: Span) -> Span:
    """Return the days before a time, to compare it with."""
    known = (span.first - date.min).days
    first, last = (span.first - timedelta(min(days, known)) for days in (BEFORE, 1))
    return Span(first, last, span.begin - timedelta(BEFORE).total_seconds(), span.begin)


def _span(first: date, last: date, after: timedelta = timedelta(0)) -> Span:
    begin, end = (datetime.combine(day, time.min) for day in (first, _later(last, 1)))
    return Span(first, last, seconds(begin + after), seconds(end + after))


def _later(day: date, days: int) -> date:
    """Return a later day, or the last one of the calendar."""
    return day + timedelta(min(days, (date.max - day).days))


def _evening_before(store: Store, today: date) -> date:
    """Return the last evening before today on which the player played, or else today."""
    midnight = seconds(datetime.combine(today, time.min) + NIGHT)
    ((latest,),) = store.rows(
        "SELECT max(m.touched) FROM match m WHERE m.touched < ? AND m.state <> 'damaged'"
        " AND EXISTS (SELECT 1 FROM hand h WHERE h.match = m.id)",
        (midnight,),
    )
    return today if latest is None else (local_time(float(str(latest))) - NIGHT).date()
