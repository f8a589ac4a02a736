"""The choice of the next exercise."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from gin.session.answers import Answers, answers
from gin.session.exercises import Exercise, shipped
from gin.session.storage.store import Store
from gin.session.themes import Theme


def next_exercise(store: Store, today: date, theme: Theme | None = None) -> Exercise:
    """Return the exercise to do next, of one theme or of any.

    Exercises that are due come first. Then come new ones, of the theme with the fewest answers and
    about as strong as the player; while little is known about the player, easier ones. After all
    others, the one that was answered longest ago comes again.
    """
    found = answers(store)
    every = [one for one in shipped() if theme in (None, one.theme)]
    by_key = {one.key: one for one in every}
    for waiting in found.due(today):
        if waiting.exercise in by_key:
            return by_key[waiting.exercise]
    given = [one.exercise for one in found.given]
    fresh = [one for one in every if one.key not in set(given)]
    if fresh:
        return _suitable(fresh, found, today)
    last = {key: place for place, key in enumerate(given)}
    return min(every, key=lambda one: last[one.key])


def _suitable(fresh: Sequence[Exercise], found: Answers, today: date) -> Exercise:
    themes = {one.theme for one in fresh}
    theme = min(
        (one for one in Theme if one in themes), key=lambda one: found.by_theme[one].answered
    )
    rating = found.by_theme[theme].rating(today)
    wanted = rating.rating - rating.deviation / 2
    ours = [one for one in fresh if one.theme is theme]
    return min(ours, key=lambda one: (abs(one.rating - wanted), one.key))
