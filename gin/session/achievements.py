"""Achievements of a finished match."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from gin.rules.model.rules import SheetKind
from gin.session.game import Session
from gin.session.statistics import RecordFilter, Tally, tally

_GINS = "('gin', 'big_gin', 'solo_gin')"
_EARLIER = """
SELECT id FROM match WHERE state = 'finished' AND practice = 0 AND partner = '' AND id <> ?1
AND (game, agreed) = (SELECT game, agreed FROM match WHERE id = ?1)
"""
_TURNS = "sum(a.text IN ('draw', 'take'))"
_GIN_TURNS = f"""
SELECT h.match, h.hand, {_TURNS} AS turns FROM hand h
JOIN action a ON a.match = h.match AND a.hand = h.hand AND a.seat = 0
WHERE h.outcome IN {_GINS} AND h.ender = 0
"""
_GIN_HERE = f"{_GIN_TURNS} AND h.match = ?1 GROUP BY h.match, h.hand ORDER BY turns, h.hand LIMIT 1"
_GIN_BEFORE = f"""
SELECT min(turns) FROM ({_GIN_TURNS} AND h.match IN ({_EARLIER}) GROUP BY h.match, h.hand)
"""
_POINTS_BEFORE = f"SELECT max(points0) FROM hand WHERE winner = 0 AND match IN ({_EARLIER})"
_COUNT_BEFORE = f"SELECT count(*) FROM ({_EARLIER})"


class Achievement(StrEnum):
    """An achievement of a match."""

    FIRST_WIN = "first-win"
    STREAK = "streak"
    SHUTOUT = "shutout"
    CLOSE = "close"
    HIGHEST = "highest"
    LOWEST = "lowest"
    BEST_HAND = "best-hand"
    FASTEST_GIN = "fastest-gin"
    STANDING = "standing"


class Achieved(Struct, frozen=True):
    """An achievement with its number: matches, points or turns.

    `hand` is the hand in which it was reached. `lost` counts losses where `number` counts wins.
    `record` says whether it is a new record.
    """

    feat: Achievement
    number: int = 0
    hand: int = 0
    lost: int = 0
    record: bool = False


def achievements_of(session: Session) -> tuple[Achieved, ...]:
    """Return a finished match's achievements, in the order to show them.

    Practice matches and those against a person set no records. Except for a first win, a record
    needs an earlier match to beat.
    """
    return tuple(_all(session))


def _all(session: Session) -> Iterator[Achieved]:
    won, alone = session.sheet.winner == 0, session.rules.seats == 1
    first, counts = True, _counts(session)
    if counts:
        ((before,),) = session.store.rows(_COUNT_BEFORE, (session.id,))
        first = not before
        with_this = tally(session.store, RecordFilter(level=session.level), alone=alone)
        if won and not alone and with_this.won == 1:
            yield Achieved(Achievement.FIRST_WIN, record=True)
        all_opponents = tally(session.store, RecordFilter(), alone=alone)
        if won and all_opponents.streak > 1:
            yield Achieved(Achievement.STREAK, all_opponents.streak, record=_longest(all_opponents))
        if won and not first:
            yield from _total(session, alone=alone)
    if won and session.sheet.shutout:
        yield Achieved(Achievement.SHUTOUT)
    lacking = _lacking(session)
    if lacking:
        yield Achieved(Achievement.CLOSE, lacking)
    if not alone:
        yield from _hand(session, first=first)
        yield from _gin(session, first=first)
    if counts and not alone and len(with_this.played) > 1:
        yield Achieved(Achievement.STANDING, with_this.won, lost=with_this.lost)


def _lacking(session: Session) -> int:
    """Return the points that a losing player lacked, if at most a fifth of the target; else 0."""
    sheet, target = session.sheet, session.rules.format.target
    if sheet.winner != 1 or session.rules.format.sheet is not SheetKind.POINTS:
        return 0
    lacking = target - sheet.running[0]
    return lacking if 0 < lacking <= target // 5 else 0


def _longest(all_matches: Tally) -> bool:
    return (
        all_matches.longest == all_matches.streak and len(all_matches.played) > all_matches.streak
    )


def _total(session: Session, *, alone: bool) -> Iterator[Achieved]:
    if session.rules.format.sheet not in (SheetKind.POINTS, SheetKind.SUITS, SheetKind.THREE_GAMES):
        return
    rows = session.store.rows(
        f"SELECT min(total0), max(total0) FROM outcome WHERE match IN ({_EARLIER})", (session.id,)
    )
    ((least, most),) = rows
    mine = session.sheet.totals[0]
    if alone and isinstance(least, int) and mine < least:
        yield Achieved(Achievement.LOWEST, mine, record=True)
    if not alone and isinstance(most, int) and mine > most:
        yield Achieved(Achievement.HIGHEST, mine, record=True)


def _hand(session: Session, *, first: bool) -> Iterator[Achieved]:
    form = session.rules.format
    if session.sheet.low_wins or form.sheet is SheetKind.DEALS:
        return
    won = [
        (result.points(0), -number)
        for number, result in enumerate(session.match.results, start=1)
        if result.winner == 0 and result.booked in (None, 0)
    ]
    points, number = max(won, default=(0, 0))
    if points < 1 or (len(session.match.results) < 2 and first):
        return
    ((most,),) = session.store.rows(_POINTS_BEFORE, (session.id,))
    record = (
        not (first or session.practice or session.partner)
        and isinstance(most, int)
        and points > most
    )
    yield Achieved(Achievement.BEST_HAND, points, -number, record=record)


def _gin(session: Session, *, first: bool) -> Iterator[Achieved]:
    for _, hand, turns in session.store.rows(_GIN_HERE, (session.id,)):
        if not (isinstance(turns, int) and isinstance(hand, int)) or turns < 1:
            return
        ((fewest,),) = session.store.rows(_GIN_BEFORE, (session.id,))
        record = (
            not (first or session.practice or session.partner)
            and isinstance(fewest, int)
            and turns < fewest
        )
        yield Achieved(Achievement.FASTEST_GIN, turns, hand + 1, record=record)


def _counts(session: Session) -> bool:
    return not session.practice and session.partner is None
