"""Trophies: what the player has reached, as it stands in the cabinet of the menu.

A trophy of another kind needs a member of `TrophyKind`, a source in `_sources`, and its name and
picture in `gin.present.words.trophies`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from enum import StrEnum

from msgspec import Struct

from gin.session.goals import Goal, GoalState, goal_steps, spans_of
from gin.session.ladder import ROUNDS, Climb, climb
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store
from gin.session.tournament_store import cups

_AT_ONCE = 400
"""Number of matches to read in one step."""


class TrophyKind(StrEnum):
    """The kinds of trophies, the most splendid first."""

    ROUND = "round"
    CUP = "cup"
    RUNG = "rung"
    GOAL = "goal"


class Trophy(Struct, frozen=True):
    """A trophy: its kind, the end of the match that brought it, in seconds since 1970, and a key.

    The key is the number of a round of the ladder, the id of a tournament, a rung such as "1-3", or
    a goal.
    """

    kind: TrophyKind
    key: str
    when: float


@once_per_change
def may_have_trophies(store: Store) -> bool:
    """Return whether a hand was finished that counts, so that there may be a trophy."""
    query = "SELECT 1 FROM hand h JOIN match m ON m.id = h.match WHERE m.practice = 0 LIMIT 1"
    return bool(store.rows(query))


def trophies(store: Store) -> tuple[Trophy, ...]:
    """Return all trophies, the most splendid first."""
    return tuple(one for found in _sources(store, []) for one in found)


class PendingTrophies:
    """The trophies of a store, gathered in steps of some milliseconds."""

    def __init__(self, store: Store) -> None:
        self.goals: list[GoalState] = []
        """The states of goals that were reached or begun, complete after the last step."""
        self._steps = _sources(store, self.goals)
        self._found: list[Trophy] = []

    def step(self) -> tuple[Trophy, ...] | None:
        """Take a step; return all trophies after the last one."""
        found = next(self._steps, None)
        if found is None:
            return tuple(self._found)
        self._found += found
        return None


def _sources(store: Store, states: list[GoalState]) -> Generator[list[Trophy], None, None]:
    """Yield trophies in steps, and add the states of goals to `states`."""
    found = climb(store)
    yield [*_rounds(found), *_cups(store), *_rungs(found)]
    for state in goal_steps(store, spans_of(store, _AT_ONCE)):
        if state is not None:
            states.append(state)
        yield []
    reached = [state for state in states if state.match is not None]
    order = list(Goal)
    reached.sort(key=lambda state: -order.index(state.goal))
    yield [Trophy(TrophyKind.GOAL, state.goal, state.when or 0.0) for state in reached]


def _rounds(found: Climb) -> Iterator[Trophy]:
    for number in range(len(ROUNDS), 0, -1):
        if found.completed(number):
            when = max(one.when for one in found.round(number))
            yield Trophy(TrophyKind.ROUND, str(number), when)


def _cups(store: Store) -> Iterator[Trophy]:
    for cup in reversed(cups(store)):
        yield Trophy(TrophyKind.CUP, str(cup.tournament), cup.won)


def _rungs(found: Climb) -> Iterator[Trophy]:
    """Yield a trophy for each rung won in rounds that are not completed."""
    for state in reversed(found.rungs):
        place = state.place
        if state.won and not found.completed(place.round):
            yield Trophy(TrophyKind.RUNG, f"{place.round}-{place.step}", state.when)
