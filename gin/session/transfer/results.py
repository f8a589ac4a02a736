"""The results of a player's matches and hands, as rows for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct

from gin.core.errors import GinError
from gin.core.message import Text, Verbatim
from gin.rules.model.result import Outcome
from gin.session.mixtures import title_of
from gin.session.moments import local_time
from gin.session.partner import Partner, partner_in
from gin.session.storage.store import Store
from gin.variants.setups import setup

_MATCHES = """
SELECT m.id, m.game, m.agreed, m.level, m.program, m.started, m.touched, m.state, m.practice,
  m.daily, (SELECT count(*) FROM hand h WHERE h.match = m.id), o.total0, o.total1, o.winner,
  m.total0, m.total1, n.text, m.partner
FROM match m
LEFT JOIN outcome o ON o.match = m.id
LEFT JOIN note n ON n.name = 'hints:' || m.id
WHERE m.state <> 'damaged' ORDER BY m.played, m.id
"""
_HANDS = """
SELECT h.match, h.hand, m.game, m.agreed, m.level, m.program, h.outcome, h.ender, h.winner,
  h.points0, h.points1, h.deadwood0, h.deadwood1, m.partner
FROM hand h JOIN match m ON m.id = h.match
WHERE m.state <> 'damaged' ORDER BY m.played, m.id, h.hand
"""


class CsvWritten(Struct, frozen=True):
    """The files with the results, and how many matches and hands they contain."""

    matches_file: Path
    hands_file: Path
    matches: int
    hands: int


class MatchState(StrEnum):
    """The states of saved matches that are not damaged."""

    OPEN = "open"
    FINISHED = "finished"
    LEFT = "left"
    BROKEN = "broken"


class MatchRow(Struct, frozen=True):
    """A match. `level` is None in a solitary game; `totals` is None if the score is not known.

    `partner` is the person opposite in a match between two people.
    """

    id: int
    game: str
    title: Text
    agreed: str
    level: int | None
    program: str
    started: datetime
    touched: datetime
    state: MatchState
    practice: bool
    daily: str
    hands: int
    totals: tuple[int, int] | None
    winner: int | None
    hints: int
    partner: Partner | None


class HandRow(Struct, frozen=True):
    """A finished hand of a match.

    `hand` is its number, from 1. `outcome` is None if this version does not know it.
    """

    match: int
    hand: int
    title: Text
    level: int | None
    program: str
    outcome: Outcome | None
    ender: int | None
    winner: int | None
    points: tuple[int, int]
    deadwood: tuple[int, int]
    partner: Partner | None


def match_rows(store: Store) -> Iterator[MatchRow]:
    """Yield the matches as they were last played, the oldest first."""
    titles: dict[tuple[str, str], Text] = {}
    for row in _rows(store, _MATCHES):
        id, game, agreed, level, program, started, touched, state, practice, daily = row[:10]
        hands, total0, total1, winner, running0, running1, hints, partner = row[10:]
        totals = (running0, running1) if total0 is None else (total0, total1)
        count = str(hints or "")
        yield MatchRow(
            id, game, _title(store, titles, str(game), str(agreed)), agreed,
            level, program, _moment(started), _moment(touched), MatchState(str(state)),
            bool(practice), daily, hands, None if None in totals else totals,
            winner, int(count) if count.isascii() and count.isdecimal() else 0,
            partner_in(str(partner)),
        )  # fmt: skip


def hand_rows(store: Store) -> Iterator[HandRow]:
    """Yield the finished hands, in the order of their matches."""
    titles: dict[tuple[str, str], Text] = {}
    for row in _rows(store, _HANDS):
        match, hand, game, agreed, level, program, outcome, ender, winner = row[:9]
        points0, points1, deadwood0, deadwood1, partner = row[9:]
        yield HandRow(
            match, int(str(hand)) + 1, _title(store, titles, str(game), str(agreed)),
            level, program, _outcome(outcome), ender, winner,
            (points0, points1), (deadwood0, deadwood1), partner_in(str(partner)),
        )  # fmt: skip


def _rows(store: Store, query: str) -> list[tuple[Any, ...]]:
    return store.rows(query)


def _title(store: Store, known: dict[tuple[str, str], Text], game: str, agreed: str) -> Text:
    """Return the title of a game; its id if this version does not know it."""
    if (game, agreed) not in known:
        try:
            its = setup(game, agreed.split(",") if agreed else ())
            known[game, agreed] = title_of(store, its)
        except GinError:
            known[game, agreed] = Verbatim(game)
    return known[game, agreed]


def _outcome(word: object) -> Outcome | None:
    return next((outcome for outcome in Outcome if outcome == word), None)


def _moment(since: object) -> datetime:
    return local_time(float(str(since)))
