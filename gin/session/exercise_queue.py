"""The choice of the next exercise."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import date

from gin.session.answers import OWN, Answers, answers
from gin.session.exercises import Exercise, shipped
from gin.session.own_exercises import OwnExercise, own_exercise, own_exercises
from gin.session.storage.store import Store
from gin.session.themes import Theme

FIRST_GAME = "gin"
"""Game of a new player's exercises."""


def next_exercises(
    store: Store, today: date, theme: Theme | None = None
) -> Iterator[Exercise | OwnExercise]:
    """Yield exercises of one theme or of any, the one to do next first.

    Exercises that are due come first. Then come new ones, every second one from the player's own
    hands, if there are any. Those that ship are of the theme with the fewest answers, if possible
    of a game that the player knows, and about as strong as the player. While little is known about
    the player, they are easier. After all others, the one answered longest ago comes again.

    Raises:
        ExerciseError: the file with the exercises that ship is damaged.
    """
    found = answers(store)
    every = [one for one in shipped() if theme in (None, one.theme)]
    by_key = {one.key: one for one in every}
    for waiting in found.due(today):
        due: Exercise | OwnExercise | None = by_key.get(waiting.exercise)
        if due is None and waiting.exercise.startswith(OWN):
            due = own_exercise(store, waiting.exercise)
        if due is not None and theme in (None, due.theme):
            yield due
    given = dict.fromkeys(one.exercise for one in found.given)
    if len(found.on(today)) % 2:
        yield from (one for one in own_exercises(store, theme) if one.key not in given)
    fresh = [one for one in every if one.key not in given]
    if fresh:
        played = {str(game) for (game,) in store.rows("SELECT DISTINCT game FROM match")}
        yield _suitable(fresh, found, today, played | {FIRST_GAME})
    last = {one.exercise: place for place, one in enumerate(found.given)}
    yield from sorted((one for one in every if one.key in last), key=lambda one: last[one.key])


def _suitable(
    fresh: Sequence[Exercise], found: Answers, today: date, known: Collection[str]
) -> Exercise:
    themes = [theme for theme in Theme if any(one.theme is theme for one in fresh)]
    theme = min(themes, key=lambda one: found.by_theme[one].answered)
    rating = found.by_theme[theme].rating(today)
    wanted = rating.rating - rating.deviation
    ours = [one for one in fresh if one.theme is theme]
    return min(ours, key=lambda one: (one.game not in known, abs(one.rating - wanted), one.key))
