"""Progress of the opponent that learns with the player, from the saved hands against it.

Practice matches do not count. Nothing is stored for it: the results of the hands give its strength.
"""

from __future__ import annotations

from gin.ai.players.levels import LEARNER
from gin.ai.players.progress import Progress, after_all
from gin.rules.model.history import PastHand
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store

_HANDS = """
SELECT h.winner FROM hand h JOIN match m ON m.id = h.match
WHERE m.level = ? AND m.practice = 0 AND m.id < ?
ORDER BY h.match, h.hand
"""
_NO_MATCH = 2**62


def progress_before(store: Store, match: int) -> Progress:
    """Return the progress by all hands of the matches that began before `match`."""
    rows = store.rows(_HANDS, (LEARNER, match))
    return after_all(None if winner is None else winner == 0 for (winner,) in rows)


@once_per_change
def progress_now(store: Store) -> Progress:
    """Return the progress by all hands so far."""
    return progress_before(store, _NO_MATCH)


def progress_after(earlier: tuple[PastHand, ...], before: Progress) -> Progress:
    """Return the progress after the hands of a match, of which the player has seat 0."""
    winners = (hand.winner for hand in earlier)
    return after_all((None if winner is None else winner == 0 for winner in winners), before)


def stages_moved(earlier: tuple[PastHand, ...], before: Progress) -> int:
    """Return by how many stages the last hand changed the share of wrong choices; 0 if by none."""
    last = progress_after(earlier[:-1], before)
    return progress_after(earlier, before).stage - last.stage
