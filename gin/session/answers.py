"""The player's answers to exercises: statistics and a rating for each theme, and what waits.

Glicko-2 rates the player against the exercises, theme by theme. A day with answers is a rating
period, and only the first answer to an exercise counts.

Exercises that were answered wrong come again, by the boxes of Sebastian Leitner: a wrong answer
puts the exercise into the first box, a right one on or after its due date moves it one box on, and
after the last box it is learned.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta

from msgspec import Struct

from gin.core.glicko import GlickoRating, GlickoResult, after_rest, after_results
from gin.session.per_change import once_per_change
from gin.session.player_rating import START
from gin.session.storage.store import Store
from gin.session.themes import Theme

A_DAY = 5
"""Exercises that the page suggests for a day."""
INTERVALS = (1, 3, 7, 21)
"""Days until an exercise is due again, for each of Leitner's boxes."""
DEVIATION = 150.0
"""Deviation of an exercise's rating."""
HIGHEST = 4000
"""Largest valid rating of an exercise."""
OWN = "own:"
"""Beginning of the key of an exercise from one of the player's own hands."""


class Answer(Struct, frozen=True):
    """An answer; `rating` is that of the exercise, `day` the local date."""

    exercise: str
    theme: Theme
    correct: bool
    rating: float
    day: date


class Waiting(Struct, frozen=True):
    """An exercise in one of Leitner's boxes, counted from 0, and the date on which it is due."""

    exercise: str
    theme: Theme
    box: int
    due: date


class RatedDay(Struct, frozen=True):
    """A day with first answers, their number, and the player's rating after it."""

    day: date
    answered: int
    rating: GlickoRating


class ThemeRecord(Struct, frozen=True):
    """The answers to the exercises of a theme.

    `answered` counts exercises, `own` those from the player's own hands. Those whose first answer
    was right are `right`; those answered wrong at first that need not come again are `learned`.
    """

    answered: int = 0
    own: int = 0
    right: int = 0
    learned: int = 0
    ratings: tuple[RatedDay, ...] = ()

    def rating(self, today: date) -> GlickoRating:
        """Return the rating on a day: uncertainty has grown since the last answer."""
        if not self.ratings:
            return START
        last = self.ratings[-1]
        return after_rest(last.rating, (today - last.day).days)


class Answers(Struct, frozen=True):
    """All answers, the oldest first, and what follows from them."""

    given: tuple[Answer, ...]
    by_theme: Mapping[Theme, ThemeRecord]
    waiting: tuple[Waiting, ...]

    def on(self, day: date) -> tuple[str, ...]:
        """Return the keys of the exercises answered on a day."""
        return tuple(dict.fromkeys(one.exercise for one in self.given if one.day == day))

    def due(self, today: date) -> tuple[Waiting, ...]:
        """Return the exercises that are due, those that have waited longest first."""
        found = [one for one in self.waiting if one.due <= today]
        return tuple(sorted(found, key=lambda one: (one.due, one.exercise)))


def own_key(key: str, matches: Mapping[int, int]) -> str | None:
    """Return a key with the new id of its match, if it is of an own hand; None if it has none."""
    if not key.startswith(OWN):
        return key
    match, _, rest = key.removeprefix(OWN).partition(":")
    if not match.isdecimal() or int(match) not in matches:
        return None
    return f"{OWN}{matches[int(match)]}:{rest}"


@once_per_change
def answers(store: Store) -> Answers:
    """Return the answers in a store, without damaged ones."""
    rows = store.rows("SELECT exercise, theme, correct, rating, day FROM answer ORDER BY day, id")
    given = tuple(answer for row in rows if (answer := _answer(row)) is not None)
    waiting = _boxes(given)
    by_theme = {
        theme: _record([one for one in given if one.theme is theme], waiting) for theme in Theme
    }
    return Answers(given, by_theme, tuple(waiting.values()))


def _answer(row: tuple[object, ...]) -> Answer | None:
    exercise, theme, correct, rating, day = row
    try:
        number, when = float(str(rating)), date.fromisoformat(str(day))
        found = Answer(str(exercise), Theme(str(theme)), correct == 1, number, when)
    except ValueError:
        return None
    return found if 0 <= number <= HIGHEST else None


def _record(given: Sequence[Answer], waiting: Mapping[str, Waiting]) -> ThemeRecord:
    first: dict[str, Answer] = {}
    for one in given:
        first.setdefault(one.exercise, one)
    right = sum(one.correct for one in first.values())
    own = sum(key.startswith(OWN) for key in first)
    learned = sum(not one.correct and key not in waiting for key, one in first.items())
    return ThemeRecord(len(first), own, right, learned, tuple(_ratings(first.values())))


def _ratings(first: Iterable[Answer]) -> Iterable[RatedDay]:
    by_day: dict[date, list[GlickoResult]] = {}
    for one in first:
        result = GlickoResult(GlickoRating(one.rating, DEVIATION), float(one.correct))
        by_day.setdefault(one.day, []).append(result)
    rating, last = START, None
    for day, results in by_day.items():
        rested = after_rest(rating, 0 if last is None else (day - last).days - 1)
        rating, last = after_results(rested, results), day
        yield RatedDay(day, len(results), rating)


def _boxes(given: Iterable[Answer]) -> Mapping[str, Waiting]:
    waiting: dict[str, Waiting] = {}
    for one in given:
        now = waiting.get(one.exercise)
        if not one.correct:
            waiting[one.exercise] = _in_box(one, 0)
        elif now is not None and now.due <= one.day:
            if now.box + 1 < len(INTERVALS):
                waiting[one.exercise] = _in_box(one, now.box + 1)
            else:
                del waiting[one.exercise]
    return waiting


def _in_box(answer: Answer, box: int) -> Waiting:
    latest = date.max - timedelta(INTERVALS[-1])
    due = min(answer.day, latest) + timedelta(INTERVALS[box])
    return Waiting(answer.exercise, answer.theme, box, due)
