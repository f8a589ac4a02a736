"""The daily deal: a deal, a game and an opponent for each date, and what the player reached.

The first play of a date counts; later ones are practice. A date is that of the local calendar when
the deal is opened, also if the hand ends after midnight.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date, datetime, time
from itertools import islice

from msgspec import Struct

from gin.core.errors import GinError
from gin.core.shuffle import SEED_BITS, deal_code
from gin.session.moments import seconds
from gin.session.storage.rows import rows_as
from gin.session.storage.store import Store
from gin.variants import registry
from gin.variants.setups import Setup, setup

VERSION = 1
"""A change of this number changes the deals of all dates."""
GENTLE = ("gin", "modern", "house", "oklahoma", "straight")
"""Games for players who know few games: their hands are played as in the lesson."""
KNOWN_GAMES = 3
"""Games that a player has played before the daily deal can be any game."""
_LEVELS, _GENTLE_LEVELS = 5, 3
_PLAYED_BEFORE = """
SELECT 1 FROM match m
WHERE m.game = ? AND m.started < ? AND m.state <> 'damaged'
  AND EXISTS (SELECT 1 FROM hand h WHERE h.match = m.id)
LIMIT 1
"""
_PLAYED = """
SELECT m.daily, m.id, m.game, m.agreed, m.level, m.practice, m.state, m.seed, m.dealer,
  h.points0, h.points1, h.winner, o.total0, o.winner, o.match, n.text, hints.text
FROM match m
LEFT JOIN hand h ON h.match = m.id AND h.hand = 0
LEFT JOIN outcome o ON o.match = m.id
LEFT JOIN note n ON n.name = 'master:' || m.id
LEFT JOIN note hints ON hints.name = 'hints:' || m.id
WHERE m.daily BETWEEN ? AND ? AND m.state NOT IN ('damaged', 'broken')
ORDER BY m.id
"""


_DAYS = """
SELECT DISTINCT m.daily FROM match m
WHERE m.daily <= ? AND m.practice = 0 AND m.state NOT IN ('damaged', 'broken') AND (
  EXISTS (SELECT 1 FROM outcome o WHERE o.match = m.id AND o.total0 IS NOT NULL)
  OR m.level IS NOT NULL
    AND EXISTS (SELECT 1 FROM hand h WHERE h.match = m.id AND h.hand = 0 AND h.points0 IS NOT NULL)
)
ORDER BY m.daily DESC
"""


class _Played(Struct, frozen=True, array_like=True):
    """A row of `_PLAYED`."""

    day: str
    match: int
    game: str
    agreed: str
    level: int | None
    practice: int
    state: str
    seed: int
    dealer: int | None
    points: int | None
    their_points: int | None
    winner: int | None
    total: int | None
    match_winner: int | None
    over: int | None
    master: str | None
    hints: str | None


class DailyDeal(Struct, frozen=True):
    """The deal of a date. `level` is the opponent's, None in a solitary game."""

    day: date
    agreed: Setup
    level: int | None
    seed: int
    dealer: int

    @property
    def code(self) -> str:
        return deal_code(self.seed, self.dealer)


class DailyScore(Struct, frozen=True):
    """Points of both seats, and the winner; a solitary player wins by reaching the goal."""

    yours: int
    theirs: int
    winner: int | None

    @property
    def lead(self) -> int:
        return self.yours - self.theirs


class DailyRecord(Struct, frozen=True):
    """The play of a date that counts.

    Attributes:
      match: its id in the store.
      score: what the player reached; None before the end.
      master: what the master reached; None if it is not known yet.
      hints: the number of hints that the player took.
      practice: the number of later plays that are finished.
      given_up: whether the player gave the match up before its end.
    """

    deal: DailyDeal
    match: int
    score: DailyScore | None
    master: DailyScore | None
    hints: int
    practice: int
    given_up: bool

    @property
    def low_wins(self) -> bool:
        """Whether few points are good, as in a game of penalties."""
        return low_wins(self.deal.agreed)

    @property
    def lead(self) -> int | None:
        """The points by which the player did better than the master; None if not known yet."""
        if self.score is None or self.master is None:
            return None
        ahead = self.score.lead - self.master.lead
        return -ahead if self.low_wins else ahead


def low_wins(agreed: Setup) -> bool:
    """Return whether the player with fewer points wins."""
    from gin.rules.sheets import sheet_after

    return agreed.rules.seats == 1 or sheet_after(agreed.rules, ()).low_wins


def deal_of(store: Store, day: date) -> DailyDeal:
    """Return the deal of a date.

    The cards and the dealer follow from the date alone. The game does too, for a player who played
    `KNOWN_GAMES` games before that day; for any other, it is one of the `GENTLE` ones.
    """
    return _deal(day, gentle=not _knows_games(store, day))


def _deal(day: date, *, gentle: bool) -> DailyDeal:
    games = GENTLE if gentle else registry.ids()
    # Unlike a remainder, this keeps the game of most days when a game is added.
    agreed = setup(max(games, key=lambda id: _number(day, f"game {id}")))
    alone = agreed.rules.seats == 1
    levels = _GENTLE_LEVELS if gentle else _LEVELS
    level = None if alone else _number(day, "opponent") % levels + 1
    return DailyDeal(day, agreed, level, *_cards(day, alone=alone))


def _cards(day: date, *, alone: bool) -> tuple[int, int]:
    return _number(day, "cards"), 0 if alone else _number(day, "dealer") & 1


def _number(day: date, purpose: str) -> int:
    """Return a number of `SEED_BITS` bits for a date and a purpose, the same on every computer."""
    line = f"Gin Parlour daily deal {VERSION}; {day.isoformat()}; {purpose}"
    digest = hashlib.sha256(line.encode("ascii")).digest()
    return int.from_bytes(digest, "big") >> (256 - SEED_BITS)


def _knows_games(store: Store, day: date) -> bool:
    """Return whether the player played `KNOWN_GAMES` games before a day."""
    morning = seconds(datetime.combine(day, time.min))
    # A query for each game stops at its first match; one for all would read every match.
    known = (id for id in registry.ids() if store.rows(_PLAYED_BEFORE, (id, morning)))
    return len(tuple(islice(known, KNOWN_GAMES))) == KNOWN_GAMES


def record_of(store: Store, day: date) -> DailyRecord | None:
    """Return the play of a date that counts, if there is one."""
    return records_between(store, day, day).get(day)


def records_between(store: Store, first: date, last: date) -> dict[date, DailyRecord]:
    """Return the plays that count, by date, from `first` to `last`.

    If a match was lost, for instance because its file was damaged, the next play counts.
    """
    found: dict[date, DailyRecord] = {}
    practice: dict[date, int] = {}
    for row in rows_as(_Played, store, _PLAYED, (first.isoformat(), last.isoformat())):
        record = _record(row)
        if record is None:
            continue
        day = record.deal.day
        if row.practice:
            practice[day] = practice.get(day, 0) + (record.score is not None)
        else:
            found.setdefault(day, record)
    return {
        day: DailyRecord(
            one.deal, one.match, one.score, one.master, one.hints, practice.get(day, 0),
            one.given_up,
        )
        for day, one in found.items()
    }  # fmt: skip


def _record(row: _Played) -> DailyRecord | None:
    """Return the play in a row; None if its date or its game is invalid."""
    try:
        day = date.fromisoformat(row.day)
        its = setup(row.game, row.agreed.split(",") if row.agreed else ())
    except (GinError, ValueError):
        return None
    score = _score(row)
    count = row.hints or ""
    return DailyRecord(
        DailyDeal(day, its, row.level, row.seed, row.dealer or 0),
        row.match,
        score,
        parse_score(row.master or ""),
        int(count) if count.isascii() and count.isdecimal() else 0,
        0,
        score is None and row.state == "left",
    )


def _score(row: _Played) -> DailyScore | None:
    if row.level is None:
        if row.over is None or row.total is None:
            return None
        return DailyScore(row.total, 0, row.match_winner)
    if row.points is None or row.their_points is None:
        return None
    return DailyScore(row.points, row.their_points, row.winner)


def days_in_a_row(store: Store, today: date) -> tuple[int, int]:
    """Return how many days in a row have a finished deal: up to today or yesterday, and at most."""
    runs: list[int] = []
    newest = later = None
    for (text,) in store.rows(_DAYS, (today.isoformat(),)):
        try:
            day = date.fromisoformat(str(text))
        except ValueError:
            continue
        if later is not None and (later - day).days == 1:
            runs[-1] += 1
        else:
            runs.append(1)
        newest, later = newest or day, day
    still = newest is not None and (today - newest).days <= 1
    return runs[0] if still else 0, max(runs, default=0)


def open_practice(store: Store, day: date) -> int | None:
    """Return the last unfinished play of a date for practice, if there is one."""
    ((match,),) = store.rows(
        "SELECT max(id) FROM match WHERE daily = ? AND practice = 1 AND state = 'open'",
        (day.isoformat(),),
    )
    return None if match is None else int(str(match))


def save_master(store: Store, match: int, score: DailyScore) -> None:
    """Save what the master reached with the deal of a match."""
    winner = "-" if score.winner is None else score.winner
    store.set_note(f"master:{match}", f"{score.yours} {score.theirs} {winner}")


def parse_score(text: str) -> DailyScore | None:
    """Return the score in a note; None if there is none, or if it is damaged."""
    words = text.split()
    try:
        yours, theirs = map(int, words[:2])
        winner = {"0": 0, "1": 1, "-": None}[" ".join(words[2:])]
    except (ValueError, KeyError):
        return None
    return DailyScore(yours, theirs, winner)


def days_played(records: Iterable[DailyRecord]) -> int:
    """Return how many of the deals are finished."""
    return sum(one.score is not None for one in records)


def days_as_good(records: Iterable[DailyRecord]) -> int:
    """Return in how many of the deals the player did at least as well as the master."""
    return sum(one.lead is not None and one.lead >= 0 for one in records)
