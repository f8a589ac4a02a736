"""Results of the matches against each person."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from gin.session.partner import partner_in
from gin.session.per_change import once_per_change
from gin.session.storage.store import MatchRow, Store

_ENDED = """
SELECT m.partner, o.winner FROM match m JOIN outcome o ON o.match = m.id
WHERE m.partner <> '' AND m.state = 'finished' ORDER BY m.played, m.id
"""


class Results(Struct, frozen=True):
    """The finished matches against a person, and how many of them the player won and lost."""

    played: int = 0
    won: int = 0
    lost: int = 0


@once_per_change
def results_against(store: Store) -> Mapping[str, Results]:
    """Return the results by the id of each person opposite; those against guests have the id ""."""
    found: dict[str, Results] = {}
    for partner, winner in store.rows(_ENDED):
        opposite = partner_in(str(partner))
        assert opposite is not None
        one = found.get(opposite.id, Results())
        found[opposite.id] = Results(
            one.played + 1, one.won + (winner == 0), one.lost + (winner == 1)
        )
    return found


def last_finished_with(store: Store, id: str) -> MatchRow | None:
    """Return the last finished match with a player that was begun by the owner of the store."""
    rows = store.rows(
        "SELECT id, partner FROM match WHERE partner <> '' AND state = 'finished'"
        " ORDER BY played DESC, id DESC"
    )
    for match, partner in rows:
        opposite = partner_in(str(partner))
        if opposite is not None and opposite.id == id and not opposite.swapped:
            return store.match(int(str(match)))
    return None


def has_match(store: Store, row: MatchRow) -> bool:
    """Return whether a match of the other person's store is in this one too."""
    return bool(
        store.rows(
            "SELECT 1 FROM match WHERE partner <> '' AND seed = ? AND secret = ?",
            (row.seed, row.secret),
        )
    )
