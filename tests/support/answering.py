"""Answers to exercises, right and wrong, by the choices of the table."""

from __future__ import annotations

from gin.core.cards import cards_of
from gin.interface.intents import Draft, Play
from gin.interface.steps import Confirm, End, EndHand, LayOffCard, MakeMeld, PickCard
from gin.present.screens.table.exercise import ExerciseScreen
from gin.present.shell.parlour import Parlour
from gin.rules.model.actions import Action, Knock, LayOff
from gin.session.exercises import Exercise, is_right
from gin.session.themes import Theme


def shown_exercise(made: Parlour) -> Exercise:
    """Return the exercise on the table, one of those that ship."""
    assert isinstance(made.front, ExerciseScreen)
    assert isinstance(made.front.exercise, Exercise)
    return made.front.exercise


def wrong_answer(exercise: Exercise) -> Action:
    """Return an answer that is legal but wrong."""
    seen = exercise.begin().seen
    solution = exercise.solution
    for other in solution.others:
        if not is_right(exercise.theme, solution, seen, other.action):
            return other.action
    raise AssertionError(f"{exercise.key} has no wrong answer")


def answer_exercise(made: Parlour, *, right: bool) -> None:
    """Answer the exercise on the table by choices of its view."""
    exercise = shown_exercise(made)
    action = exercise.solution.best if right else wrong_answer(exercise)
    for intent in intents(action, exercise.theme):
        made.choose(intent)


def intents(action: Action, theme: Theme) -> list[Play | Draft]:
    """Return the choices that make an answer."""
    match action:
        case Knock(card, melds) if theme is Theme.MELDS:
            steps: list[Play | Draft] = []
            for meld in melds:
                steps += [Draft(PickCard(card)) for card in cards_of(meld)]
                steps.append(Draft(MakeMeld()))
            return [*steps, Draft(Confirm())]
        case Knock(card, _):
            return [Draft(EndHand(End.KNOCK, card)), Draft(Confirm())]
        case LayOff(_, cards):
            return [*(Draft(LayOffCard(card, place)) for card, place in cards), Draft(Confirm())]
        case _:
            return [Play(action)]
