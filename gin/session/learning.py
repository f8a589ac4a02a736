"""Progress of the opponent that learns with the player, from the saved hands against it.

Practice matches do not count. The results of the hands give its strength. It is stored only for a
match that starts from another player's progress, such as a friend's challenge.
"""

from __future__ import annotations

from gin.ai.players.levels import LEARNER
from gin.ai.players.progress import LEAST, MOST, NEW, WINDOW, Progress, after_all
from gin.rules.model.history import PastHand
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store

_HANDS = """
SELECT h.winner FROM hand h JOIN match m ON m.id = h.match
WHERE m.level = ? AND m.practice = 0 AND m.id < ?
ORDER BY h.match, h.hand
"""
_NO_MATCH = 2**62
_NOTE = "progress:"


def progress_before(store: Store, match: int) -> Progress:
    """Return the progress before a match: a kept one, or that by all hands of earlier matches."""
    kept = store.note(f"{_NOTE}{match}")
    if kept:
        return _parsed(kept)
    rows = store.rows(_HANDS, (LEARNER, match))
    return after_all(None if winner is None else winner == 0 for (winner,) in rows)


def keep_progress(store: Store, match: int, before: Progress) -> None:
    """Save the progress with which the opponent starts a match."""
    latest = "".join("1" if won else "0" for won in before.latest)
    store.set_note(f"{_NOTE}{match}", f"{before.share} {latest}".strip())


def _parsed(text: str) -> Progress:
    """Return the progress in a note; that before the first hand if the note is damaged."""
    share, _, latest = text.partition(" ")
    try:
        found = min(MOST, max(LEAST, float(share)))
    except ValueError:
        return NEW
    return Progress(found, tuple(letter == "1" for letter in latest[-WINDOW:]))


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
