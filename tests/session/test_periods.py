"""Times whose hands are counted together, under ordinary and odd clocks."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from gin.session.moments import seconds
from gin.session.periods import Period, span_of
from gin.session.storage.store import Store
from tests.support.dated_matches import add_match

TODAY = date(2026, 11, 27)
"""A Friday."""
ODD = (
    date(1970, 1, 1), date(2024, 2, 29), date(2100, 2, 28), date(2100, 12, 31), date(2027, 1, 1),
    date.min, date.max,
)  # fmt: skip


def days(store: Store, period: Period, today: date = TODAY) -> tuple[date, date]:
    span = span_of(store, period, today)
    return span.first, span.last


def test_a_week_begins_on_monday_and_a_month_on_its_first_day() -> None:
    store = Store.in_memory()
    week = date(2026, 11, 23), date(2026, 11, 29)
    assert {days(store, Period.WEEK, week[0] + timedelta(n)) for n in range(7)} == {week}
    assert days(store, Period.WEEK, week[1] + timedelta(1))[0] == date(2026, 11, 30)
    assert days(store, Period.MONTH) == (date(2026, 11, 1), date(2026, 11, 30))
    assert days(store, Period.MONTH, date(2024, 2, 29))[1] == date(2024, 2, 29)
    assert days(store, Period.WEEK, date(2027, 1, 1)) == (date(2026, 12, 28), date(2027, 1, 3))


def test_the_edges_belong_to_one_week_only() -> None:
    store = Store.in_memory()
    this = span_of(store, Period.WEEK, TODAY)
    following = span_of(store, Period.WEEK, TODAY + timedelta(7))
    assert this.end == following.begin == seconds(datetime(2026, 11, 30))


def test_last_time_is_the_last_evening_before_today() -> None:
    store = Store.in_memory()
    assert days(store, Period.LAST_TIME) == (TODAY, TODAY)
    for when in (datetime(2026, 11, 20, 21), datetime(2026, 11, 24, 22), datetime(2026, 11, 27, 9)):
        add_match(store, when, 0)
    assert days(store, Period.LAST_TIME) == (date(2026, 11, 24), TODAY)


def test_an_evening_ends_at_four_in_the_morning() -> None:
    store = Store.in_memory()
    add_match(store, datetime(2026, 11, 24, 22), 0)
    add_match(store, datetime(2026, 11, 25, 3, 59), 0)
    span = span_of(store, Period.LAST_TIME, TODAY)
    assert span.first == date(2026, 11, 24)
    assert span.begin == seconds(datetime(2026, 11, 24, 4))
    add_match(store, datetime(2026, 11, 25, 4), 0)
    assert span_of(store, Period.LAST_TIME, TODAY).first == date(2026, 11, 25)


def test_matches_of_a_clock_that_was_ahead_are_no_last_evening() -> None:
    store = Store.in_memory()
    add_match(store, datetime(2100, 1, 1), 0)
    span = span_of(store, Period.LAST_TIME, TODAY)
    assert (span.first, span.last) == (TODAY, TODAY)
    assert span.end == seconds(datetime(2026, 11, 28, 4))


def test_a_match_without_a_finished_hand_is_no_evening() -> None:
    store = Store.in_memory()
    match = store.begin_match("gin", (), 1, 1, None, practice=False)
    with store._writing(match) as link:
        link.execute("UPDATE match SET touched = ?", (seconds(datetime(2026, 11, 24, 22)),))
    assert days(store, Period.LAST_TIME) == (TODAY, TODAY)


@pytest.mark.parametrize("period", Period)
@pytest.mark.parametrize("today", ODD)
def test_every_time_includes_today_under_an_odd_clock(period: Period, today: date) -> None:
    store = Store.in_memory()
    add_match(store, datetime(1938, 4, 24), 0)
    span = span_of(store, period, today)
    assert span.first <= today <= span.last
    assert span.begin <= span.end
