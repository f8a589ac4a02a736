"""Unfinished matches: their scores, and which of them cannot be resumed."""

from __future__ import annotations

from msgspec import Struct

from gin.core.errors import GinError, SaveError
from gin.core.message import Text
from gin.session import game as games
from gin.session import mixtures
from gin.session.events import event_title
from gin.session.partner import Partner, partner_in
from gin.session.storage.rows import both_totals
from gin.session.storage.store import MatchRow, Store
from gin.variants import setups

AT_START = 3
"""Number of unfinished matches to replay at the start, to check that they can be resumed."""
AT_ONCE = 20
"""Maximum number of replays per call of `unfinished`, to compute missing totals."""


class Summary(Struct, frozen=True):
    """An unfinished match, for a menu.

    `running` has its totals, None if not known yet. `hand` is the number of the last hand dealt,
    from 1. `touched` is when the match was last played, in seconds since 1970. A `daily` deal can
    be taken up again after it was given up. `event` names the match's place in a ladder or
    tournament. `partner` is the person opposite in a match between two people.
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
    daily: bool = False
    event: str = ""
    partner: Partner | None = None


def give_up(store: Store, id: int) -> None:
    """Give an unfinished match up: no list offers it again, but its hands still count."""
    store.set_state(id, "left")


def take_up(store: Store, id: int) -> None:
    """Open a match again that was given up; an open one is left unchanged."""
    if store.match(id).state == "left":
        store.set_state(id, "open")


def mark_broken(store: Store) -> tuple[Text, ...]:
    """Mark unfinished matches that cannot be resumed as broken; return a sentence for each.

    This replays the matches of unknown games and those that menus offer first. `Session.resume`
    marks the broken ones. The other matches are checked when they are resumed.
    """
    found: list[Text] = []
    kinds = store.rows("SELECT DISTINCT game, agreed FROM match WHERE state = 'open'")
    unknown = {kind for kind in kinds if _setup_or_none(str(kind[0]), str(kind[1])) is None}
    rows = [
        row for row in store.matches() if (row.game, ",".join(row.agreed)) in unknown
    ] if unknown else []  # fmt: skip
    # Menus offer the last ordinary match and the last solitary one first.
    last = (
        *store.matches(most=AT_START),
        *store.matches(most=1, ordinary=True),
        *store.matches(game="solitary", most=1, ordinary=True),
    )
    for row in (*rows, *last):
        if store.match(row.id).state != "open":
            continue  # Marked by an earlier iteration: the lists overlap.
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
    """Return the number of unfinished matches, without broken ones and those still to be cut."""
    return store.count_dealt()


def to_continue(store: Store) -> Summary | None:
    """Return the match to continue: the last played ordinary one, else the last played of all.

    A daily deal and a match of an event have pages that continue them.
    """
    found = unfinished(store, most=1, ordinary=True) or unfinished(store, most=1)
    return found[0] if found else None


def unfinished(
    store: Store, game: str | None = None, most: int = -1, *, ordinary: bool = False
) -> tuple[Summary, ...]:
    """Return at most `most` unfinished matches, of one game or all, the last played first.

    A match whose first cards are not cut yet has nothing to continue, so it is left out. With
    `ordinary`, daily deals and matches of an event are too. Broken matches and those of
    unknown games are always left out. If a match has no totals yet, a replay computes and stores
    them, for at most `AT_ONCE` matches per call.
    """
    known: dict[tuple[str, tuple[str, ...], bool], Text | None] = {}
    found: list[Summary] = []
    replays = AT_ONCE
    for row in store.matches(game=game, most=most, ordinary=ordinary, dealt=True):
        key = row.game, row.agreed, bool(row.partner)
        if key not in known:
            begun = _setup_or_none(row.game, ",".join(row.agreed))
            if begun is not None and row.partner:
                begun = setups.aided(begun)
            known[key] = None if begun is None else mixtures.title_of(store, begun)
        title, totals = known[key], row.totals
        if title is not None and totals is None and replays:
            replays -= 1
            totals = _computed_and_stored_totals(store, row.id)
            if totals is None:
                continue
        if title is not None:
            title = event_title(title, daily=bool(row.daily), event=row.event)
            found.append(_summary(row, title, totals))
    return tuple(found)


def _summary(row: MatchRow, title: Text, totals: tuple[int, int] | None) -> Summary:
    running = None if totals is None else totals[: 1 if row.level is None else 2]
    return Summary(
        row.id, row.game, row.agreed, row.seed, title, row.level, running, row.dealt + 1,
        row.touched, bool(row.daily), row.event, partner_in(row.partner),
    )  # fmt: skip


def _computed_and_stored_totals(store: Store, id: int) -> tuple[int, int] | None:
    try:
        totals = both_totals(games.Session.resume(store, id).sheet.totals)
        store.set_totals(id, totals)
    except SaveError:
        return None
    return totals


def unfinished_of(
    store: Store, match_setup: setups.Setup, seed: int | None = None
) -> Summary | None:
    """Return the last played unfinished match of a game, with this seed if one is given.

    For a game with agreed options, matches with these options count, also if they are older than
    the untouched-stock limit. For a game without, all its matches count except mixtures. Daily
    deals, matches of an event and those against a person do not count.
    """
    for row in store.matches(game=match_setup.game.id, dealt=True):
        begun = _setup_or_none(row.game, ",".join(row.agreed))
        if begun is None or row.daily or row.event or row.partner or seed not in (None, row.seed):
            continue
        if setups.is_match_of(match_setup, row.agreed) or not (match_setup.agreed or begun.mixed):
            totals = row.totals or _computed_and_stored_totals(store, row.id)
            if totals is not None:
                return _summary(row, mixtures.title_of(store, begun), totals)
    return None
