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

_GROUPS: dict[TrophyShape, dict[Goal, str]] = {
    # Hands won, and knocks.
    TrophyShape.MEDAL: {Goal.FIRST_HAND: "1", Goal.QUICK_KNOCK: "3", Goal.KNOCK_ONE: "H"},
    # Hands without deadwood.
    TrophyShape.STAR: {
        Goal.GIN: "S",
        Goal.SOLO_GIN: "C",
        Goal.BIG_GIN: "11",
        Goal.GIN_EARLY: "5",
        Goal.OUT: "0",
    },
    # Hands won because of what the opponent held or did.
    TrophyShape.CROSS: {
        Goal.UNDERCUT: "D",
        Goal.CAUGHT: "60",
        Goal.REFUSED: "6",
        Goal.CHALLENGE: "C",
        Goal.UNDERCUT_MASTER: "D",
    },
    # Matches won.
    TrophyShape.CUP: {Goal.FIRST_MATCH: "1", Goal.SOME_WINS: "10", Goal.MANY_WINS: "50"},
    TrophyShape.GOBLET: {Goal.SHORT_STREAK: "3", Goal.LONG_STREAK: "5"},
    TrophyShape.URN: {
        Goal.SOLITARY: "C",
        Goal.SHUTOUT: "0",
        Goal.NO_HINTS: "H",
        Goal.COMEBACK: "D",
        Goal.EVERYBODY: "6",
        Goal.MASTER: "S",
    },
    # Games and hands played.
    TrophyShape.PLAQUE: {Goal.SOME_GAMES: "5", Goal.MIXTURE: "S", Goal.EVERY_GAME: "H"},
    TrophyShape.TABLET: {Goal.SOME_HANDS: "100", Goal.MANY_HANDS: "1000"},
}
"""The goals of each shape, with the marks of their trophies."""
_SHAPES = {goal: (shape, mark) for shape, marks in _GROUPS.items() for goal, mark in marks.items()}
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
            return TrophyPicture(TrophyShape.CUP, Metal.GOLD, trophy.key)
        case TrophyKind.CUP:
            return TrophyPicture(TrophyShape.CUP, Metal.GOLD, str(len(PEOPLE) + 1))
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
