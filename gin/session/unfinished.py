"""Matches that are begun and not over: which there are, how they stand, which cannot be read."""

from __future__ import annotations

from msgspec import Struct

from gin.core.errors import GinError, SaveError
from gin.core.message import Text
from gin.session import game as games
from gin.session import mixtures
from gin.session.storage.store import MatchRow, Store
from gin.variants import setups

AT_START = 3
"""Unfinished matches that are replayed at the start to see whether they can be resumed."""
AT_ONCE = 20
"""Replays in one call of `unfinished`, to learn totals that were not kept."""


class Summary(Struct, frozen=True):
    """An unfinished match, for a menu.

    `running` are its totals, None if not known yet; `hand` is the number of the next, from 1;
    `touched` is when it was played last, in seconds since 1970.
    """

    id: int
    game: str
    agreed: tuple[str, ...]
    seed: int
    title: Text
    level: int | None
    running: tuple[int, ...] | None
    hand: int
    touched: float


def give_up(store: Store, id: int) -> None:
    """Leave an unfinished match for good: no list offers it any more; its hands stay counted."""
    store.set_state(id, "left")


def mark_broken(store: Store) -> tuple[Text, ...]:
    """Mark unfinished matches that cannot be resumed as broken; a sentence for each.

    The games of all are looked at, and those that menus offer first are replayed, which is what
    marks them (`Session.resume`). Others are found out about when they are resumed.
    """
    found: list[Text] = []
    kinds = store.rows("SELECT DISTINCT game, agreed FROM match WHERE state = 'open'")
    unknown = {kind for kind in kinds if _setup_or_none(str(kind[0]), str(kind[1])) is None}
    rows = [
        row for row in store.matches() if (row.game, ",".join(row.agreed)) in unknown
    ] if unknown else []  # fmt: skip
    # The last solitary match is offered apart from the others.
    for row in (*rows, *store.matches(most=AT_START), *store.matches(game="solitary", most=1)):
        if store.match(row.id).state != "open":
            continue  # Marked by an earlier turn of this loop: the lists overlap.
        try:
            games.Session.resume(store, row.id)
        except SaveError as error:
            found.append(error.sentence)
    return tuple(found)


def _setup_or_none(game: str, agreed: str) -> setups.Setup | None:
    try:
        return setups.setup(game, agreed.split(",") if agreed else ())
    except GinError:
        return None


def count_unfinished(store: Store) -> int:
    """How many matches can be resumed."""
    ((count,),) = store.rows("SELECT count(*) FROM match WHERE state = 'open'")
    return int(str(count))


def unfinished(store: Store, game: str | None = None, most: int = -1) -> tuple[Summary, ...]:
    """Matches that can be resumed, the last played first: of one game or of all, `most` at
    most. Broken ones are left out.

    Where a row has no totals yet, a replay computes and stores them, for `AT_ONCE` rows a call.
    """
    known: dict[tuple[str, tuple[str, ...]], Text | None] = {}
    found: list[Summary] = []
    replays = AT_ONCE
    for row in store.matches(game=game, most=most):
        key = row.game, row.agreed
        if key not in known:
            begun = _setup_or_none(row.game, ",".join(row.agreed))
            known[key] = None if begun is None else mixtures.title_of(store, begun)
        title, totals = known[key], row.totals
        if title is not None and totals is None and replays:
            replays -= 1
            totals = _computed_and_stored_totals(store, row.id)
            if totals is None:
                continue
        if title is not None:
            found.append(_summary(row, title, totals))
    return tuple(found)


def _summary(row: MatchRow, title: Text, totals: tuple[int, int] | None) -> Summary:
    running = None if totals is None else totals[: 1 if row.level is None else 2]
    return Summary(
        row.id, row.game, row.agreed, row.seed, title, row.level, running, row.dealt + 1,
        row.touched,
    )  # fmt: skip


def _computed_and_stored_totals(store: Store, id: int) -> tuple[int, int] | None:
    """A match's totals, by a replay, which are stored; None, and marked broken, if it cannot be."""
    try:
        totals = games.pair(games.Session.resume(store, id).sheet.totals)
        store.set_totals(id, totals)
    except SaveError:
        return None
    return totals


def unfinished_of(
    store: Store, match_setup: setups.Setup, seed: int | None = None
) -> Summary | None:
    """The unfinished match of a game that was played last; if a seed is given, with that seed.

    With options agreed the match must have the same, or be older than the limit to an untouched
    stock; without, it may have any of the game's own, but not those that make a mixture of it.
    """
    for row in store.matches(game=match_setup.game.id):
        begun = _setup_or_none(row.game, ",".join(row.agreed))
        if begun is None or seed not in (None, row.seed):
            continue
        if setups.is_match_of(match_setup, row.agreed) or not (match_setup.agreed or begun.mixed):
            totals = row.totals or _computed_and_stored_totals(store, row.id)
            if totals is not None:
                return _summary(row, mixtures.title_of(store, begun), totals)
    return None
