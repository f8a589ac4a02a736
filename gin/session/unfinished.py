"""Matches that are begun and not over: which there are, how they stand, which cannot be read."""

from __future__ import annotations

from dataclasses import dataclass

from gin.core.errors import GinError, SaveError
from gin.session.game import Session, pair
from gin.session.mixtures import title_of
from gin.session.storage.store import MatchRow, Store
from gin.variants.registry import Setup, begun_as, setup


@dataclass(frozen=True, slots=True)
class Summary:
    """An unfinished match, for a menu. `running` is how it stands; None if not known yet."""

    id: int
    game: str
    agreed: tuple[str, ...]
    seed: int
    title: str
    level: int | None
    running: tuple[int, ...] | None
    hand: int


def give_up(store: Store, id: int) -> None:
    """Leave an unfinished match for good: no list offers it any more; its hands stay counted."""
    store.set_state(id, "left")


AT_START = 3
"""Unfinished matches that are replayed at the start to see whether they can be gone on with."""
AT_ONCE = 20
"""Matches that are replayed in one go to learn how they stand, where that was not kept."""


def problems(store: Store) -> tuple[str, ...]:
    """A sentence for every unfinished match found to be one that cannot be gone on with.

    Looked at are the games of all, and the moves of those that are offered first. Another one is
    told about when it is to be gone on with; none is forgotten.
    """
    found = []
    pairs = store.rows("SELECT DISTINCT game, agreed FROM match WHERE state = 'open'")
    unknown = {pair for pair in pairs if _known(str(pair[0]), str(pair[1])) is None}
    rows = [
        row for row in store.matches() if (row.game, ",".join(row.agreed)) in unknown
    ] if unknown else []  # fmt: skip
    for row in (*rows, *store.matches(most=AT_START), *store.matches(game="solitary", most=1)):
        if store.match(row.id).state != "open":
            continue
        try:
            Session.resume(store, row.id)
        except SaveError as error:
            found.append(error.sentence)
    return tuple(found)


def _known(game: str, agreed: str) -> Setup | None:
    try:
        return setup(game, agreed.split(",") if agreed else ())
    except GinError:
        return None


def count_unfinished(store: Store) -> int:
    """How many matches can be gone on with."""
    ((count,),) = store.rows("SELECT count(*) FROM match WHERE state = 'open'")
    return int(str(count))


def unfinished(store: Store, game: str | None = None, most: int = -1) -> tuple[Summary, ...]:
    """Matches that can be gone on with, the last played first: of one game or of all, `most` at
    most. Broken ones are left out.

    How a match stands is kept with it. Where it is not yet, a few replays at each call find it out.
    """
    known: dict[tuple[str, tuple[str, ...]], str | None] = {}
    found: list[Summary] = []
    replays = AT_ONCE
    for row in store.matches(game=game, most=most):
        key = row.game, row.agreed
        if key not in known:
            agreed = _known(row.game, ",".join(row.agreed))
            known[key] = None if agreed is None else title_of(store, agreed)
        title, totals = known[key], row.totals
        if title is not None and totals is None and replays:
            replays -= 1
            totals = _stands(store, row.id)
            if totals is None:
                continue
        if title is not None:
            found.append(_summary(row, title, totals))
    return tuple(found)


def _summary(row: MatchRow, title: str, totals: tuple[int, int] | None) -> Summary:
    running = None if totals is None else totals[: 1 if row.level is None else 2]
    return Summary(
        row.id, row.game, row.agreed, row.seed, title, row.level, running, row.dealt + 1
    )  # fmt: skip


def _stands(store: Store, id: int) -> tuple[int, int] | None:
    """How a match stands, by a replay, and kept from now on; None if there is no going on."""
    try:
        totals = pair(Session.resume(store, id).sheet.totals)
        store.set_totals(id, totals)
    except SaveError:
        return None
    return totals


def unfinished_of(store: Store, agreed: Setup, seed: int | None = None) -> Summary | None:
    """The unfinished match of a game that was played last; if a seed is given, with that seed.

    With options agreed the match must have the same, or be older than the limit to an untouched
    stock; without, it may have any of the game's own, but not those that make a mixture of it.
    """
    for row in store.matches(game=agreed.game.id):
        begun = _known(row.game, ",".join(row.agreed))
        if begun is None or seed not in (None, row.seed):
            continue
        if begun_as(agreed, row.agreed) or not (agreed.agreed or begun.mixed):
            totals = row.totals or _stands(store, row.id)
            if totals is not None:
                return _summary(row, title_of(store, begun), totals)
    return None
