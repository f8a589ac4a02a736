"""Answers to exercises: statistics, ratings, Leitner's boxes, and the next exercise."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from gin.session.answers import A_DAY, INTERVALS, OWN, answers
from gin.session.exercise_queue import next_exercises
from gin.session.exercises import Exercise, shipped
from gin.session.player_rating import START
from gin.session.storage.store import Store
from gin.session.themes import Theme

DAY = date(2026, 11, 27)


def keep(store: Store, one: Exercise | str, day: date, *, right: bool, rating: int = 1500) -> None:
    key = one if isinstance(one, str) else one.key
    theme = Theme.GOES if isinstance(one, str) else one.theme
    store.add_answer(key, theme, "", rating, day.isoformat(), correct=right)


def next_exercise(store: Store, day: date, theme: Theme | None = None) -> Exercise:
    found = next(next_exercises(store, day, theme))
    assert isinstance(found, Exercise)
    return found


def box(store: Store, key: str) -> tuple[int, date] | None:
    found = (one for one in answers(store).waiting if one.exercise == key)
    return next(((one.box, one.due) for one in found), None)


def test_nothing_answered_is_the_start() -> None:
    found = answers(Store.in_memory())
    assert not found.given and not found.waiting and not found.on(DAY)
    assert set(found.by_theme) == set(Theme)
    assert all(record.rating(DAY) == START for record in found.by_theme.values())


def test_only_the_first_answer_counts_for_the_statistics_and_the_rating() -> None:
    store = Store.in_memory()
    keep(store, "a", DAY, right=False)
    record = answers(store).by_theme[Theme.GOES]
    keep(store, "a", DAY + timedelta(1), right=True)
    after = answers(store).by_theme[Theme.GOES]
    assert (after.answered, after.right) == (1, 0)
    assert after.ratings == record.ratings
    keep(store, "b", DAY + timedelta(1), right=True)
    assert answers(store).by_theme[Theme.GOES].rating(DAY).rating > after.rating(DAY).rating


def test_harder_exercises_are_worth_more_and_doubt_grows_with_time() -> None:
    ratings = []
    for strength in (1200, 1800):
        store = Store.in_memory()
        keep(store, "a", DAY, right=True, rating=strength)
        record = answers(store).by_theme[Theme.GOES]
        ratings.append(record.rating(DAY).rating)
        assert record.rating(DAY + timedelta(1000)).deviation > record.rating(DAY).deviation
    assert START.rating < ratings[0] < ratings[1]


def test_a_wrong_answer_comes_again_box_by_box_until_it_is_learned() -> None:
    store, day = Store.in_memory(), DAY
    keep(store, "a", day, right=False)
    for number, interval in enumerate(INTERVALS):
        assert box(store, "a") == (number, day + timedelta(interval))
        keep(store, "a", day + timedelta(interval - 1), right=True)
        assert box(store, "a") == (number, day + timedelta(interval)), "too early"
        day += timedelta(interval)
        assert [one.exercise for one in answers(store).due(day)] == ["a"]
        keep(store, "a", day, right=True)
    assert box(store, "a") is None
    assert answers(store).by_theme[Theme.GOES].learned == 1


def test_a_wrong_answer_goes_back_to_the_first_box() -> None:
    store = Store.in_memory()
    keep(store, "a", DAY, right=False)
    keep(store, "a", DAY + timedelta(1), right=True)
    keep(store, "a", DAY + timedelta(4), right=False)
    assert box(store, "a") == (0, DAY + timedelta(4 + INTERVALS[0]))


def test_a_right_answer_never_comes_again() -> None:
    store = Store.in_memory()
    keep(store, "a", DAY, right=True)
    assert not answers(store).waiting and answers(store).by_theme[Theme.GOES].learned == 0


def test_the_end_of_the_calendar_and_a_clock_set_back_break_nothing() -> None:
    store = Store.in_memory()
    for day in (date.max, DAY, date.min, date(1970, 1, 1), date(2024, 2, 29)):
        keep(store, day.isoformat(), day, right=False)
    found = answers(store)
    assert len(found.waiting) == 5
    days = [one.day for one in found.by_theme[Theme.GOES].ratings]
    assert len(days) == 5 and days == sorted(days)
    assert found.due(date.max)


def test_damaged_answers_are_left_out() -> None:
    store = Store.in_memory()
    keep(store, "a", DAY, right=True)
    values = [
        ("b", "cheats", 1, 1500, "2026-11-27"),
        ("b", "goes", 1, "high", "2026-11-27"),
        ("b", "goes", 1, -1, "2026-11-27"),
        ("b", "goes", 1, float("inf"), "2026-11-27"),
        ("b", "goes", 1, 1500, "yesterday"),
    ]
    for id, row in enumerate(values, 10):
        store._link.execute(
            "INSERT INTO answer (id, exercise, theme, action, correct, rating, day)"
            " VALUES (?, ?, ?, '', ?, ?, ?)",
            (id, *row),
        )
    assert [one.exercise for one in answers(store).given] == ["a"]


def test_own_hands_are_counted() -> None:
    store = Store.in_memory()
    keep(store, f"{OWN}1:1:4", DAY, right=True)
    keep(store, "a", DAY, right=True)
    record = answers(store).by_theme[Theme.GOES]
    assert (record.answered, record.own) == (2, 1)


def test_answers_survive_a_lost_file_and_a_salvage(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.begin_match("gin", (), 1, 7, 0, practice=False)
    keep(store, "a", DAY, right=True)
    (tmp_path / "parlour.db").unlink()
    keep(store, "b", DAY, right=False)
    store.close()
    again = Store.open(tmp_path)
    assert [one.exercise for one in answers(again).given] == ["a", "b"]
    again.close()


# The next exercise.


def test_a_day_has_exercises_of_each_theme_and_begins_with_easy_ones() -> None:
    store, themes = Store.in_memory(), []
    for _ in range(A_DAY):
        one = next_exercise(store, DAY)
        ours = sorted(
            other.rating
            for other in shipped()
            if (other.theme, other.game) == (one.theme, one.game)
        )
        assert one.rating <= ours[len(ours) // 2]
        themes.append(one.theme)
        keep(store, one, DAY, right=True, rating=one.rating)
    assert set(themes) == set(Theme)


def test_a_stronger_player_gets_harder_exercises() -> None:
    found = {}
    for right in (True, False):
        store = Store.in_memory()
        for number in range(12):
            keep(store, f"gone {number}", DAY, right=right)
        found[right] = next_exercise(store, DAY, Theme.GOES).rating
    assert found[True] > found[False]


def test_exercises_are_of_games_that_the_player_knows() -> None:
    store = Store.in_memory()
    assert {next_exercise(store, DAY, theme).game for theme in Theme} == {"gin"}
    store.begin_match("oklahoma", (), 1, 7, 0, practice=False)
    for one in shipped():
        if one.game == "gin":
            keep(store, one, DAY, right=True)
    assert {next_exercise(store, DAY, theme).game for theme in Theme} == {"oklahoma"}


def test_due_exercises_come_first_and_new_ones_are_never_repeated() -> None:
    store = Store.in_memory()
    first = next_exercise(store, DAY)
    keep(store, first, DAY, right=False)
    assert next_exercise(store, DAY) != first
    assert next_exercise(store, DAY + timedelta(1)) == first
    assert next_exercise(store, DAY + timedelta(1), Theme.MELDS) != first


def test_a_due_exercise_that_no_longer_ships_is_skipped() -> None:
    store = Store.in_memory()
    keep(store, "goes:gin:gone:1", DAY, right=False)
    assert next_exercise(store, DAY + timedelta(1)) in shipped()


def test_after_all_exercises_the_oldest_one_comes_again() -> None:
    store = Store.in_memory()
    for one in shipped():
        keep(store, one, DAY, right=True)
    assert next_exercise(store, DAY) == shipped()[0]


@pytest.mark.parametrize("theme", list(Theme))
def test_the_next_exercise_is_of_the_theme_that_is_wanted(theme: Theme) -> None:
    assert next_exercise(Store.in_memory(), DAY, theme).theme is theme
