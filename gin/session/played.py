"""Time at which a game was last played."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.session.storage.store import WAITS_FOR_CUT, Store
from gin.variants.setups import Setup, is_match_of, setup


def last_played(store: Store, agreed: Setup) -> float | None:
    """Return when a game was last played, in seconds since 1970; None if never.

    For a game with agreed options, matches with these options count, also if they are older than
    the untouched-stock limit. For a game without, all its matches count except mixtures.
    """
    rows = store.rows(
        "SELECT agreed, max(touched) FROM match WHERE game = ? AND state <> 'damaged'"
        f" AND NOT {WAITS_FOR_CUT} GROUP BY agreed",
        (agreed.game.id,),
    )
    found = [
        float(str(touched))
        for words, touched in rows
        if _same(agreed, tuple(str(words).split(",")) if words else ())
    ]
    return max(found, default=None)


def _same(agreed: Setup, words: tuple[str, ...]) -> bool:
    if agreed.agreed:
        return is_match_of(agreed, words)
    try:
        return not setup(agreed.game.id, words).mixed
    except GinError:
        return False
