"""Wording of goals and best results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gin.core.message import NOTHING, Message, Text, commas, labelled, only
from gin.messages import goals as messages
from gin.session.goals import BestResult, Goal, GoalState, nearest
from gin.session.moments import local_time
from gin.session.rewards import REWARDS, Reward

SENTENCES: dict[Goal, Message] = {
    Goal.FIRST_HAND: messages.FIRST_HAND,
    Goal.GIN: messages.GIN,
    Goal.UNDERCUT: messages.UNDERCUT,
    Goal.FIRST_MATCH: messages.FIRST_MATCH,
    Goal.QUICK_KNOCK: messages.QUICK_KNOCK,
    Goal.KNOCK_ONE: messages.KNOCK_ONE,
    Goal.SOME_GAMES: messages.SOME_GAMES,
    Goal.SOLO_GIN: messages.SOLO_GIN,
    Goal.SOLITARY: messages.SOLITARY,
    Goal.SHORT_STREAK: messages.SHORT_STREAK,
    Goal.SHUTOUT: messages.SHUTOUT,
    Goal.SOME_WINS: messages.SOME_WINS,
    Goal.SOME_HANDS: messages.SOME_HANDS,
    Goal.NO_HINTS: messages.NO_HINTS,
    Goal.CAUGHT: messages.CAUGHT,
    Goal.COMEBACK: messages.COMEBACK,
    Goal.BIG_GIN: messages.BIG_GIN,
    Goal.GIN_EARLY: messages.GIN_EARLY,
    Goal.REFUSED: messages.REFUSED,
    Goal.CHALLENGE: messages.CHALLENGE,
    Goal.OUT: messages.OUT,
    Goal.MIXTURE: messages.MIXTURE,
    Goal.EVERYBODY: messages.EVERYBODY,
    Goal.UNDERCUT_MASTER: messages.UNDERCUT_MASTER,
    Goal.MASTER: messages.MASTER,
    Goal.LONG_STREAK: messages.LONG_STREAK,
    Goal.MANY_WINS: messages.MANY_WINS,
    Goal.EVERY_GAME: messages.EVERY_GAME,
    Goal.MANY_HANDS: messages.MANY_HANDS,
}
"""Goals, as what to do."""
TROPHIES: dict[Goal, Message] = {
    Goal.FIRST_HAND: messages.WON_FIRST_HAND,
    Goal.GIN: messages.WON_GIN,
    Goal.UNDERCUT: messages.WON_UNDERCUT,
    Goal.FIRST_MATCH: messages.WON_FIRST_MATCH,
    Goal.QUICK_KNOCK: messages.WON_QUICK_KNOCK,
    Goal.KNOCK_ONE: messages.WON_KNOCK_ONE,
    Goal.SOME_GAMES: messages.WON_SOME_GAMES,
    Goal.SOLO_GIN: messages.WON_SOLO_GIN,
    Goal.SOLITARY: messages.WON_SOLITARY,
    Goal.SHORT_STREAK: messages.WON_SHORT_STREAK,
    Goal.SHUTOUT: messages.WON_SHUTOUT,
    Goal.SOME_WINS: messages.WON_SOME_WINS,
    Goal.SOME_HANDS: messages.WON_SOME_HANDS,
    Goal.NO_HINTS: messages.WON_NO_HINTS,
    Goal.CAUGHT: messages.WON_CAUGHT,
    Goal.COMEBACK: messages.WON_COMEBACK,
    Goal.BIG_GIN: messages.WON_BIG_GIN,
    Goal.GIN_EARLY: messages.WON_GIN_EARLY,
    Goal.REFUSED: messages.WON_REFUSED,
    Goal.CHALLENGE: messages.WON_CHALLENGE,
    Goal.OUT: messages.WON_OUT,
    Goal.MIXTURE: messages.WON_MIXTURE,
    Goal.EVERYBODY: messages.WON_EVERYBODY,
    Goal.UNDERCUT_MASTER: messages.WON_UNDERCUT_MASTER,
    Goal.MASTER: messages.WON_MASTER,
    Goal.LONG_STREAK: messages.WON_LONG_STREAK,
    Goal.MANY_WINS: messages.WON_MANY_WINS,
    Goal.EVERY_GAME: messages.WON_EVERY_GAME,
    Goal.MANY_HANDS: messages.WON_MANY_HANDS,
}
"""Names of the trophies for goals."""


def named(goal: Goal) -> Message:
    """Return the name of a goal's trophy, and what to do."""
    return labelled(TROPHIES[goal], SENTENCES[goal])


def headline(states: Sequence[GoalState]) -> Message:
    """Return how many goals were reached, or an invitation."""
    done = sum(state.match is not None for state in states)
    if not done:
        return messages.INVITATION
    return messages.subtitle(done=done, whole=len(states))


def state_text(state: GoalState) -> Text:
    """Return when a goal was reached, or the progress towards it; nothing for most others."""
    if state.when is not None:
        day = local_time(state.when).date()
        return only(day) if state.hand is None else messages.in_hand(when=day, hand=state.hand)
    return messages.progress(done=state.done, whole=state.whole) if state.done else NOTHING


def next_up(states: Iterable[GoalState]) -> Text:
    """Return the nearest goal not yet reached, with the progress; nothing after the last."""
    ahead = nearest(states)
    if not ahead:
        return NOTHING
    return messages.next_up(goal=commas(SENTENCES[ahead[0].goal], state_text(ahead[0])))


def best(result: BestResult) -> Text:
    """Return the best hand and the fastest gin of a game."""
    found: list[Text] = []
    if result.points is not None:
        found.append(messages.best_hand(points=result.points))
    if result.turns is not None:
        found.append(messages.fastest_gin(turns=result.turns))
    return commas(*found)


def reached(goals: Sequence[Goal]) -> tuple[Message, ...]:
    """Return a line about the goals reached in a match, if any, the hardest first."""
    return (new_trophies([TROPHIES[goal] for goal in reversed(goals)]),) if goals else ()


def new_trophies(names: Sequence[Text]) -> Message:
    """Return a line that names one or two new trophies, and says how many more there are."""
    if len(names) == 1:
        return messages.new(goal=names[0])
    if len(names) == 2:
        return messages.new_two(goals=tuple(names))
    return messages.new_many(goals=tuple(names[:2]), count=len(names) - 2)


def brought(goals: Sequence[Goal]) -> tuple[Reward, ...]:
    """Return what these goals bring."""
    return tuple(REWARDS[goal] for goal in goals if goal in REWARDS)
