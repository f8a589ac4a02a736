"""The way to the next exercise."""

from __future__ import annotations

from gin.core.errors import ExerciseError
from gin.core.message import ended
from gin.interface.destinations import ToExercise
from gin.present.screen import ScreenHost
from gin.present.words import exercise as words
from gin.session.answers import answers
from gin.session.exercise_queue import next_exercise
from gin.session.themes import Theme


def open_next(host: ScreenHost, theme: Theme | None) -> None:
    """Open the next exercise of a theme or of any, and describe its position."""
    try:
        exercise = next_exercise(host.store, host.today, theme)
    except ExerciseError as error:
        host.fail(error)
        return
    place = words.place(answers(host.store), host.today, exercise)
    host.open(ToExercise(exercise, theme))
    host.say(ended(place))
    for line in words.position(exercise):
        host.say(line)
