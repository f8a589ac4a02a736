"""The player's rating in each family of games, computed from the finished matches.

Glicko-2 rates the player against the built-in opponents, whose strength is fixed and measured. A
day with finished matches is a rating period. Nothing is stored: the matches determine the rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum

from msgspec import Struct

from gin.core.errors import UnknownGame
from gin.core.glicko import GlickoRating, GlickoResult, after_rest, after_results
from gin.session.game import Session
from gin.session.hint_count import hints_given
from gin.session.moments import local_time
from gin.session.per_change import once_per_change
from gin.session.storage.rows import rows_as
from gin.session.storage.store import Store
from gin.variants.game import Family
from gin.variants.registry import game

ANCHORS: Mapping[Family, Mapping[int, GlickoRating]] = {
    Family.GIN: {
        1: GlickoRating(1309, 13),
        2: GlickoRating(1447, 9),
        3: GlickoRating(1500, 0),
        4: GlickoRating(1595, 9),
        5: GlickoRating(1648, 20),
    },
    Family.LAYING: {
        1: GlickoRating(1320, 18),
        2: GlickoRating(1420, 13),
        3: GlickoRating(1500, 0),
        # Estimated from single hands; the deviation covers the error of that.
        4: GlickoRating(1560, 60),
        5: GlickoRating(1680, 60),
    },
}
"""Measured ratings of the levels (`python -m bench.anchors`), with their standard errors.

A level without a rating has no fixed strength, and matches against it are not rated.
"""
START = GlickoRating(volatility=0.03)
"""Rating before the first match. With this volatility a deviation of 60 grows to 116 in a year."""
PROVISIONAL = 110.0
"""Deviation above which a rating is provisional: after about ten matches it is smaller."""
_MATCHES = """
SELECT m.id, m.game, m.level, m.touched, o.winner
FROM match m JOIN outcome o ON o.match = m.id
WHERE m.state = 'finished' AND m.practice = 0 AND m.level IS NOT NULL AND m.program = ''
  AND m.partner = ''
  AND NOT EXISTS (SELECT 1 FROM note n WHERE n.name = 'hints:' || m.id)
ORDER BY m.played, m.id
"""


class _Finished(Struct, frozen=True, array_like=True):
    """A row of `_MATCHES`."""

    id: int
    game: str
    level: int
    touched: float
    winner: int | None


class RatedMatch(Struct, frozen=True):
    """A match that counts. `score` is 1 if the player won, 0 for a loss, 0.5 for a draw."""

    id: int
    level: int
    score: float


class RatedDay(Struct, frozen=True):
    """The matches of a day, and the ratings before and after them."""

    day: date
    before: GlickoRating
    matches: tuple[RatedMatch, ...]
    after: GlickoRating


class RatingChange(Struct, frozen=True):
    """The ratings before and after a match."""

    before: GlickoRating
    after: GlickoRating


class NotRated(StrEnum):
    """Reasons why a match does not count."""

    PRACTICE = "practice"
    HINTS = "hints"
    OPPONENT = "opponent"
    PERSON = "person"


@once_per_change
def rated_days(store: Store) -> Mapping[Family, tuple[RatedDay, ...]]:
    """Return the days with rated matches in each family that has any, in the order of play.

    If the clock was set back, a date can be earlier than the date before it.
    """
    families: dict[str, Family | None] = {}
    played: dict[Family, list[tuple[date, list[RatedMatch]]]] = {}
    for row in rows_as(_Finished, store, _MATCHES):
        if row.game not in families:
            families[row.game] = family_of(row.game)
        family = families[row.game]
        if family is None or row.level not in ANCHORS[family]:
            continue
        days, day = played.setdefault(family, []), local_time(row.touched).date()
        if not days or days[-1][0] != day:
            days.append((day, []))
        score = 0.5 if row.winner is None else 1.0 - row.winner
        days[-1][1].append(RatedMatch(row.id, row.level, score))
    return {family: tuple(_rated(family, days)) for family, days in played.items()}


def family_of(id: str) -> Family | None:
    """Return the family of a game if its matches are rated, otherwise None."""
    try:
        family = game(id).family
    except UnknownGame:
        return None
    return family if family in ANCHORS else None


def _rated(family: Family, days: Iterable[tuple[date, Sequence[RatedMatch]]]) -> Iterable[RatedDay]:
    rating, last = START, None
    for day, matches in days:
        idle = 0 if last is None else (day - last).days - 1
        before = after_rest(rating, idle)
        rating, last = _after(family, before, matches), day
        yield RatedDay(day, before, tuple(matches), rating)


def _after(family: Family, before: GlickoRating, matches: Sequence[RatedMatch]) -> GlickoRating:
    if not matches:
        return before
    anchors = ANCHORS[family]
    return after_results(before, [GlickoResult(anchors[one.level], one.score) for one in matches])


def rating_on(days: Sequence[RatedDay], today: date) -> GlickoRating:
    """Return the rating on a day: uncertainty has grown since the last match."""
    return after_rest(days[-1].after, (today - days[-1].day).days)


def nearest(family: Family, rating: float) -> int:
    """Return the level whose strength is nearest to a rating, the lower one of equals."""
    anchors = ANCHORS[family]
    return min(sorted(anchors), key=lambda level: abs(anchors[level].rating - rating))


def is_provisional(rating: GlickoRating) -> bool:
    """Return whether a rating is still too uncertain to mean much."""
    return rating.deviation > PROVISIONAL


def rating_change(session: Session) -> RatingChange | NotRated | None:
    """Return what a finished match did to the rating; None in a game without ratings."""
    family = family_of(session.setup.game.id)
    if family is None:
        return None
    if session.partner is not None:
        return NotRated.PERSON
    if session.practice:
        return NotRated.PRACTICE
    if hints_given(session.store, session.id):
        return NotRated.HINTS
    for day in reversed(rated_days(session.store).get(family, ())):
        for place, match in enumerate(day.matches):
            if match.id == session.id:
                earlier, its = day.matches[:place], day.matches[: place + 1]
                return RatingChange(
                    _after(family, day.before, earlier), _after(family, day.before, its)
                )
    return NotRated.OPPONENT
