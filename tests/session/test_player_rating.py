"""The player's rating: which matches count, days, and the change by a match."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from bench.anchors import GAMES as MEASURED
from bench.anchors import KEPT, anchors, of_family
from bench.arena import MatchUpRecord
from bench.every_game import records_in
from gin.ai.players.levels import LEARNER, LEVELS
from gin.ai.players.simple import Simple
from gin.ai.players.solitary import advise
from gin.core.glicko import GlickoResult, after_rest, after_results
from gin.session.game import Session
from gin.session.hint_count import count_hint
from gin.session.player_rating import (
    ANCHORS,
    START,
    NotRated,
    RatingChange,
    family_of,
    is_provisional,
    nearest,
    rated_days,
    rating_change,
    rating_on,
)
from gin.session.storage.store import Store
from gin.variants.game import Family
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.dated_matches import add_match

NOON = datetime(2026, 3, 10, 12)
DAY = timedelta(days=1)


def test_a_day_is_a_rating_period() -> None:
    store = Store.in_memory()
    for when, winner, level in ((NOON, 0, 3), (NOON, 1, 4), (NOON + 3 * DAY, 0, 5)):
        add_match(store, when, winner, level=level)
    its = ANCHORS[Family.GIN]
    first, second = rated_days(store)[Family.GIN]
    assert (first.day, second.day) == (date(2026, 3, 10), date(2026, 3, 13))
    assert first.before == START
    expected = after_results(START, [GlickoResult(its[3], 1), GlickoResult(its[4], 0)])
    assert first.after == expected
    # Two days without a match lie between; the day with matches is a period itself.
    assert second.before == after_rest(expected, 2)
    assert second.after == after_results(second.before, [GlickoResult(its[5], 1)])
    days = (first, second)
    assert rating_on(days, second.day) == second.after
    assert rating_on(days, second.day + 100 * DAY) == after_rest(second.after, 100)


def test_families_have_separate_ratings() -> None:
    store = Store.in_memory()
    add_match(store, NOON, 0, "hollywood")
    add_match(store, NOON, 1, "colonel")
    add_match(store, NOON, 0, "solitary", None)
    found = rated_days(store)
    assert set(found) == {Family.GIN, Family.LAYING}
    assert found[Family.GIN][0].after.rating > 1500 > found[Family.LAYING][0].after.rating


def test_a_draw_counts_half() -> None:
    store = Store.in_memory()
    add_match(store, NOON, None, level=3)
    (day,) = rated_days(store)[Family.GIN]
    assert day.matches[0].score == 0.5
    assert day.after.rating == pytest.approx(1500)


def test_matches_that_do_not_count() -> None:
    store = Store.in_memory()
    add_match(store, NOON, 0, practice=True)
    add_match(store, NOON, 0, level=0, program="some-bot")
    add_match(store, NOON, 0, level=77)
    add_match(store, NOON, 0, game="a-game-of-the-future")
    add_match(store, NOON, 0, over=False)
    count_hint(store, add_match(store, NOON, 0))
    store.set_state(add_match(store, NOON, 0), "damaged")
    assert not rated_days(store)
    # The note of match 12 is not that of match 1.
    counted = add_match(store, NOON, 0)
    count_hint(store, counted * 10)
    assert rated_days(store)[Family.GIN][0].matches[0].id == counted


def test_a_clock_set_back_loses_no_match() -> None:
    store = Store.in_memory()
    for when in (NOON, NOON - 3000 * DAY, NOON + DAY, NOON):
        add_match(store, when, 0)
    days = rated_days(store)[Family.GIN]
    assert [(day.day - NOON.date()).days for day in days] == [0, -3000, 1, 0]
    assert days[1].before == days[0].after
    assert days[3].before == days[2].after
    assert rating_on(days, NOON.date() - 500 * DAY) == days[-1].after


def test_a_later_match_is_in_the_next_result() -> None:
    store = Store.in_memory()
    add_match(store, NOON, 0)
    before = rated_days(store)[Family.GIN][-1].after.rating
    add_match(store, NOON, 0)
    assert rated_days(store)[Family.GIN][-1].after.rating > before


def play(store: Store, id: str = "gin", *, practice: bool = False, hint: bool = False) -> Session:
    session = Session.begin(store, setup(id), 3, 8, practice=practice)
    player = Simple(3)
    if hint:
        count_hint(store, session.id)
    while not (session.hand_over and session.sheet.over):
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        elif session.level is None:
            session.submit(advise(session.seen, ahead=False).action)
        else:
            session.submit(player.choose(session.seen))
    return session


def test_the_change_by_a_match() -> None:
    store = Store.in_memory()
    one, other = play(store), play(store, "modern")
    first, second = rating_change(one), rating_change(other)
    assert isinstance(first, RatingChange)
    assert isinstance(second, RatingChange)
    assert first.before == START
    assert (first.after.rating > 1500) is (one.sheet.winner == 0)
    # Both matches are of one day, so the second changes what the first one left.
    assert second.before == first.after
    assert rated_days(store)[Family.GIN][-1].after == second.after


def test_why_a_match_does_not_count() -> None:
    store = Store.in_memory()
    assert rating_change(play(store, practice=True)) is NotRated.PRACTICE
    assert rating_change(play(store, hint=True)) is NotRated.HINTS
    assert rating_change(play(store, "solitary")) is None
    session = play(store)
    with store._writing(session.id) as link:
        link.execute("UPDATE match SET level = 0 WHERE id = ?", (session.id,))
    assert rating_change(Session.resume(store, session.id)) is NotRated.OPPONENT


def test_every_game_for_two_has_a_family_with_all_levels() -> None:
    for game in GAMES:
        assert (family_of(game.id) is None) is (game.family is Family.SOLITARY)
    for levels in ANCHORS.values():
        assert set(levels) == set(LEVELS) - {LEARNER}


def test_the_anchors_are_the_measured_ones() -> None:
    records = records_in(KEPT)
    for family, games in MEASURED.items():
        its = of_family(records, family)
        assert {record.rules for record in its} == set(games)
        for level, measured in anchors(its).items():
            anchor = ANCHORS[family][level]
            assert anchor.rating == round(measured.rating)
            assert anchor.deviation == round(measured.deviation)
    laying = ANCHORS[Family.LAYING]
    assert laying[3].rating < laying[4].rating < laying[5].rating


def test_anchors_are_fitted_to_results() -> None:
    """A stronger player wins 3 of 4, which is a lead of 191 points; errors shrink with matches."""
    few, many = (
        anchors(
            [
                MatchUpRecord(str(one), str(one - 1), "gin", (), 1, n, n, n * 3 // 4, n, 1.0)
                for one in (2, 3, 4)
            ]
        )
        for n in (400, 40000)
    )
    for found in (few, many):
        assert [round(found[level].rating) for level in (1, 2, 3, 4)] == [1118, 1309, 1500, 1691]
    assert few[2].deviation == pytest.approx(10 * many[2].deviation)
    assert few[2].deviation == pytest.approx(173.7 / (400 * 0.75 * 0.25) ** 0.5, rel=0.01)
    # Level 1 is two match-ups away from level 3.
    assert few[1].deviation == pytest.approx(2**0.5 * few[2].deviation)


def test_the_nearest_opponent() -> None:
    anchors_of_gin = ANCHORS[Family.GIN]
    for level, anchor in anchors_of_gin.items():
        assert nearest(Family.GIN, anchor.rating) == level
    assert nearest(Family.GIN, 9000) == max(
        anchors_of_gin, key=lambda one: anchors_of_gin[one].rating
    )
    assert nearest(Family.LAYING, 9000) == 5


def test_a_rating_is_provisional_for_about_ten_matches() -> None:
    store = Store.in_memory()
    numbers = []
    for number in range(14):
        add_match(store, NOON + number * DAY, number % 2)
        if is_provisional(rated_days(store)[Family.GIN][-1].after):
            numbers.append(number)
    assert numbers == list(range(len(numbers)))
    assert 8 <= len(numbers) <= 12
