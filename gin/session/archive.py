"""Pages of finished matches, optionally of one game, opponent or month."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from gin.core.message import Text
from gin.session.moments import local_time, seconds
from gin.session.partner import Partner, partner_in
from gin.session.per_change import once_per_change
from gin.session.statistics import game_keys
from gin.session.storage.store import Store
from gin.variants.setups import aided, setup

Month = tuple[int, int]
"""A year and a month from 1 to 12."""


class FinishedMatch(Struct, frozen=True):
    """A finished match, for a list. `when` is in seconds since 1970."""

    id: int
    game: str
    title: Text
    level: int | None
    when: float
    totals: tuple[int, int]
    won: bool
    partner: Partner | None = None


class MatchFilter(Struct, frozen=True):
    """Criteria for finished matches; None matches all. `game` is a key as in `game_keys`."""

    game: str | None = None
    level: int | None = None
    month: Month | None = None


class FilterValues(Struct, frozen=True):
    """Games, opponents and months for which there are finished matches, the latest month first.

    `pairs` maps each game's key to its saved (game id, agreed options) pairs.
    """

    pairs: dict[str, tuple[tuple[str, str], ...]]
    levels: tuple[int, ...]
    months: tuple[Month, ...]


@once_per_change
def filter_values(store: Store) -> FilterValues:
    """Return the values that a filter can have."""
    pairs: dict[str, list[tuple[str, str]]] = {}
    of = game_keys(store)
    rows = store.rows("SELECT DISTINCT game, agreed FROM match WHERE state = 'finished'")
    for game, agreed in sorted((str(game), str(agreed)) for game, agreed in rows):
        if (game, agreed) in of:
            pairs.setdefault(of[game, agreed], []).append((game, agreed))
    levels = store.rows(
        "SELECT DISTINCT level FROM match WHERE state = 'finished' AND level IS NOT NULL"
    )
    moments = store.rows("SELECT touched FROM match WHERE state = 'finished'")
    months = {(day.year, day.month) for day in (local_time(float(str(one))) for (one,) in moments)}
    return FilterValues(
        {key: tuple(them) for key, them in pairs.items()},
        tuple(sorted(int(str(level)) for (level,) in levels)),
        tuple(sorted(months, reverse=True)),
    )


def count_finished(store: Store, wanted: MatchFilter) -> int:
    """Return the number of finished matches; matches of unknown games don't count."""
    where, values = _where(store, wanted)
    ((count,),) = store.rows(f"SELECT count(*) FROM match m {where}", values)
    return int(str(count))


def finished_matches(
    store: Store, wanted: MatchFilter, first: int, most: int
) -> tuple[FinishedMatch, ...]:
    """Return at most `most` finished matches, the latest first, starting at index `first`."""
    where, values = _where(store, wanted)
    rows = store.rows(
        "SELECT m.id, m.game, m.agreed, m.level, m.touched, m.partner, o.winner, o.total0, o.total1"
        f" FROM match m JOIN outcome o ON o.match = m.id {where}"
        " ORDER BY m.played DESC, m.id DESC LIMIT ? OFFSET ?",
        (*values, most, first),
    )
    return tuple(
        FinishedMatch(
            id, game, _title(str(game), str(agreed), shared=bool(partner)), level, touched,  # type: ignore[arg-type]
            (mine, theirs), winner == 0, partner_in(str(partner)),  # type: ignore[arg-type]
        )
        for id, game, agreed, level, touched, partner, winner, mine, theirs in rows
    )  # fmt: skip


def _title(game: str, agreed: str, *, shared: bool) -> Text:
    made = setup(game, agreed.split(",") if agreed else ())
    return aided(made).title if shared else made.title


def _where(store: Store, wanted: MatchFilter) -> tuple[str, tuple[object, ...]]:
    pairs = filter_values(store).pairs
    picked = (
        [pair for them in pairs.values() for pair in them]
        if wanted.game is None
        else pairs.get(wanted.game, ())
    )
    marks = ", ".join(["(?, ?)"] * len(picked)) or "(NULL, NULL)"
    parts = ["m.state = 'finished'", f"(m.game, m.agreed) IN (VALUES {marks})"]
    values: list[object] = [part for pair in picked for part in pair]
    if wanted.level is not None:
        parts.append("m.level = ?")
        values.append(wanted.level)
    if wanted.month is not None:
        year, month = wanted.month
        begin, end = datetime(year, month, 1), datetime(year + month // 12, month % 12 + 1, 1)
        parts.append("m.touched >= ? AND m.touched < ?")
        values += [seconds(begin), seconds(end)]
    return f"WHERE {' AND '.join(parts)}", tuple(values)


def is_any_finished(store: Store) -> bool:
    """Return whether there is a finished match of a known game."""
    return bool(filter_values(store).pairs)
