"""The way to the next exercise."""

from __future__ import annotations

from gin.core.errors import ExerciseError, SaveError
from gin.interface.destinations import ToExercise
from gin.present.screen import ScreenHost
from gin.session.exercise_queue import next_exercises
from gin.session.exercises import Exercise
from gin.session.themes import Theme


def open_next(host: ScreenHost, theme: Theme | None) -> None:
    """Open the next exercise of a theme or of any."""
    try:
        for exercise in next_exercises(host.store, host.today, theme):
            try:
                if isinstance(exercise, Exercise):
                    session = exercise.begin()
                else:
                    session = exercise.begin(host.store)
            except SaveError:
                # A match that cannot be replayed has no exercise.
                continue
            host.open(ToExercise(exercise, session, theme))
            return
    except ExerciseError as error:
        host.fail(error)
