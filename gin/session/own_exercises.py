"""Exercises from the player's own hands: decisions that cost more than three points.

The coach has judged these hands before (`gin.session.judged`). It judges the decision once more
while the player thinks, so that all answers have a cost. Matches with hints are left out: a player
who did as the coach said should not be asked why.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from msgspec import Struct

from gin.ai.advice.preferred import preferred
from gin.core.errors import SaveError
from gin.session.answers import OWN
from gin.session.decisions import PendingJudgement, decisions_of, hand_of
from gin.session.exercises import OtherAnswer, Solution, rating_by_cost
from gin.session.game import HUMAN, Session
from gin.session.judged import Slip
from gin.session.review import replayed_session
from gin.session.storage.store import Store
from gin.session.themes import Theme

MORE_THAN = 3.0
"""A decision is an exercise if it cost more than this many points."""
_THEMES: dict[object, Theme] = {
    Slip.EARLY: Theme.KNOCK,
    Slip.LATE: Theme.KNOCK,
    Slip.DRAW: Theme.TAKE,
    Slip.DISCARD: Theme.GOES,
}
LATEST = 200
"""Matches, the last played, whose decisions are new exercises."""
_MATCHES = """
SELECT id, played FROM match
WHERE practice = 0 AND level IS NOT NULL AND state NOT IN ('damaged', 'broken')
  AND NOT EXISTS (SELECT 1 FROM note WHERE name = 'hints:' || match.id)
"""
_FOUND = """
SELECT j.match, j.hand, j.ply, j.kind, j.cost, a.text
FROM ({matches}) m JOIN judged j ON j.match = m.id
JOIN action a ON a.match = j.match AND a.hand = j.hand AND a.ply = j.ply
WHERE j.ply >= 0 AND j.cost > ?
"""
_NEW = (
    _FOUND.format(matches=f"{_MATCHES} ORDER BY played DESC LIMIT {LATEST}")
    + " ORDER BY m.played DESC, j.cost DESC, j.hand, j.ply"
)
_ONE = _FOUND.format(matches=f"{_MATCHES} AND id = ?") + " AND j.hand = ? AND j.ply = ?"


class OwnExercise(Struct, frozen=True):
    """A decision of the player; `hand` counts from 1, `ply` is the number of earlier actions."""

    theme: Theme
    match: int
    hand: int
    ply: int
    cost: float

    @property
    def key(self) -> str:
        """The name under which answers are saved."""
        return f"{OWN}{self.match}:{self.hand}:{self.ply}"

    @property
    def rating(self) -> int:
        return round(rating_by_cost(self.cost))

    def begin(self, store: Store) -> Session:
        """Return a copy of the match at this decision; playing it saves nothing.

        Raises:
            SaveError: the match cannot be replayed.
        """
        return replayed_session(Session.resume(store, self.match), self.hand, self.ply)


def own_exercises(store: Store, theme: Theme | None = None) -> Iterator[OwnExercise]:
    """Yield the exercises of a theme or of all, those of the latest matches first."""
    for row in store.rows(_NEW, (MORE_THAN,)):
        found = _exercise(row)
        if found is not None and theme in (None, found.theme):
            yield found


def own_exercise(store: Store, key: str) -> OwnExercise | None:
    """Return the exercise of a key; None if there is none, for instance in a lost match."""
    try:
        match, hand, ply = map(int, key.removeprefix(OWN).split(":"))
        rows = store.rows(_ONE, (match, MORE_THAN, hand - 1, ply))
    except (ValueError, OverflowError):
        return None
    return _exercise(rows[0]) if rows else None


def _exercise(row: tuple[object, ...]) -> OwnExercise | None:
    match, hand, ply, kind, cost, action = row
    theme = _THEMES.get(kind)
    if str(action).startswith("layoff "):
        theme = Theme.LAY_OFF
    if theme is None or not isinstance(cost, float):
        return None
    return OwnExercise(theme, int(str(match)), int(str(hand)) + 1, int(str(ply)), cost)


class PendingSolution:
    """The answers to an exercise, judged in short steps."""

    def __init__(self, store: Store, exercise: OwnExercise) -> None:
        session = Session.resume(store, exercise.match)
        match, actions = hand_of(session, exercise.hand)
        found = (one for one in decisions_of(match, actions, HUMAN) if one.ply == exercise.ply)
        decision = next(found, None)
        if decision is None:
            raise SaveError
        self._decision = decision
        self._pending = PendingJudgement(match, decision, session.level)
        self.solution: Solution | None = None

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`; return whether the solution is known."""
        judged = self._pending.work(time.monotonic() + seconds)
        if judged is None:
            return False
        best = preferred(self._decision.seen, judged)
        others = sorted(
            (
                OtherAnswer(one.action, max(0.0, best.points - one.points), one.won)
                for one in judged.moves
                if one is not best
            ),
            key=lambda one: one.cost,
        )
        self.solution = Solution(best.action, best.points, best.won, tuple(others))
        return True
