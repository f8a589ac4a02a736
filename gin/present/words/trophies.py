"""Names and pictures of the trophies in the cabinet."""

from __future__ import annotations

from gin.core.message import Message
from gin.interface.pictures import Metal, TrophyPicture, TrophyShape
from gin.messages import cabinet as messages
from gin.messages import ladder
from gin.present.words.goals import named
from gin.present.words.ladder import who
from gin.present.words.people import PEOPLE
from gin.session.goals import Goal
from gin.session.ladder import Place
from gin.session.trophies import Trophy, TrophyKind

_CUP, _MEDAL, _PLAQUE = TrophyShape.CUP, TrophyShape.MEDAL, TrophyShape.PLAQUE
_SHAPES: dict[Goal, tuple[TrophyShape, str]] = {
    Goal.FIRST_HAND: (_MEDAL, "1"),
    Goal.GIN: (_MEDAL, "S"),
    Goal.UNDERCUT: (_MEDAL, "D"),
    Goal.FIRST_MATCH: (_CUP, "1"),
    Goal.QUICK_KNOCK: (_MEDAL, "3"),
    Goal.KNOCK_ONE: (_MEDAL, "H"),
    Goal.SOME_GAMES: (_PLAQUE, "5"),
    Goal.SOLO_GIN: (_MEDAL, "C"),
    Goal.SOLITARY: (_CUP, "C"),
    Goal.SHORT_STREAK: (_CUP, "3"),
    Goal.SHUTOUT: (_CUP, "0"),
    Goal.SOME_WINS: (_CUP, "10"),
    Goal.SOME_HANDS: (_PLAQUE, "100"),
    Goal.NO_HINTS: (_CUP, "H"),
    Goal.CAUGHT: (_MEDAL, "60"),
    Goal.COMEBACK: (_CUP, "D"),
    Goal.BIG_GIN: (_MEDAL, "11"),
    Goal.GIN_EARLY: (_MEDAL, "5"),
    Goal.REFUSED: (_MEDAL, "6"),
    Goal.CHALLENGE: (_MEDAL, "C"),
    Goal.OUT: (_MEDAL, "0"),
    Goal.MIXTURE: (_CUP, "S"),
    Goal.EVERYBODY: (_CUP, "6"),
    Goal.UNDERCUT_MASTER: (_MEDAL, "D"),
    Goal.MASTER: (_CUP, "S"),
    Goal.LONG_STREAK: (_CUP, "5"),
    Goal.MANY_WINS: (_CUP, "50"),
    Goal.EVERY_GAME: (_PLAQUE, "H"),
    Goal.MANY_HANDS: (_PLAQUE, "1000"),
}
"""Shapes and marks of the goals' trophies."""
_SILVER, _GOLD = Goal.SHORT_STREAK, Goal.REFUSED
"""The first goals, in their order, with trophies of silver and of gold."""


def name(trophy: Trophy) -> Message:
    """Return the name of a trophy."""
    match trophy.kind:
        case TrophyKind.ROUND:
            return messages.round(name=ladder.name(number=int(trophy.key)))
        case TrophyKind.CUP:
            return messages.CUP
        case TrophyKind.RUNG:
            place = _place(trophy.key)
            return messages.rung(who=who(place), game=place.rung.setup.title)
        case TrophyKind.GOAL:
            return named(Goal(trophy.key))


def picture(trophy: Trophy) -> TrophyPicture:
    """Return the look of a trophy."""
    match trophy.kind:
        case TrophyKind.ROUND:
            return TrophyPicture(_CUP, Metal.GOLD, trophy.key)
        case TrophyKind.CUP:
            return TrophyPicture(_CUP, Metal.GOLD, str(len(PEOPLE) + 1))
        case TrophyKind.RUNG:
            face = PEOPLE[_place(trophy.key).rung.level].portrait
            return TrophyPicture(TrophyShape.FRAME, Metal.GOLD, portrait=face)
        case TrophyKind.GOAL:
            return of_goal(Goal(trophy.key))


def of_goal(goal: Goal) -> TrophyPicture:
    """Return the look of a goal's trophy."""
    shape, mark = _SHAPES[goal]
    return TrophyPicture(shape, _metal(goal), mark)


def _metal(goal: Goal) -> Metal:
    order = list(Goal)
    if order.index(goal) < order.index(_SILVER):
        return Metal.BRONZE
    return Metal.SILVER if order.index(goal) < order.index(_GOLD) else Metal.GOLD


def _place(key: str) -> Place:
    number, _, step = key.partition("-")
    return Place(int(number), int(step))
