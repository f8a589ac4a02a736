"""The way to the next exercise."""

from __future__ import annotations

from gin.core.errors import ExerciseError, SaveError
from gin.interface.destinations import ToExercise
from gin.present.screen import ScreenHost
from gin.session.exercise_queue import next_exercises
from gin.session.exercises import Exercise
from gin.session.game import Session
from gin.session.own_exercises import OwnExercise
from gin.session.themes import Theme


def open_next(host: ScreenHost, theme: Theme | None) -> None:
    """Open the next exercise of a theme or of any."""
    try:
        found = next_exercise(host, theme)
    except ExerciseError as error:
        host.fail(error)
        return
    if found is not None:
        host.open(ToExercise(*found, theme))


def next_exercise(
    host: ScreenHost, theme: Theme | None
) -> tuple[Exercise | OwnExercise, Session] | None:
    """Return the next exercise of a theme or of any, and its match.

    Raises:
        ExerciseError: the file with the exercises that ship is damaged.
    """
    for exercise in next_exercises(host.store, host.today, theme):
        try:
            if isinstance(exercise, Exercise):
                return exercise, exercise.begin()
            return exercise, exercise.begin(host.store)
        except SaveError:
            # A match that cannot be replayed has no exercise.
            continue
    return None
