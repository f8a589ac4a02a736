"""What was played so far: records by game and opponent, and the tally of a lot of matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from gin.core.errors import GinError
from gin.rules.result import Outcome
from gin.session.mixtures import kept
from gin.session.store import Store
from gin.variants.registry import setup

_QUERY = """
SELECT lot(m.game, m.agreed) AS lot, m.level, m.practice,
       count(DISTINCT o.match), count(DISTINCT CASE WHEN o.winner = 0 THEN o.match END),
       count(h.hand), sum(h.winner = 0),
       sum(h.outcome IN ('gin', 'big_gin', 'solo_gin') AND h.ender = 0),
       sum(h.outcome = 'undercut' AND h.winner = 0), sum(h.outcome = 'undercut' AND h.winner = 1),
       avg(h.points0), avg(h.deadwood0)
FROM match m JOIN hand h ON h.match = m.id LEFT JOIN outcome o ON o.match = m.id
GROUP BY lot, m.level, m.practice ORDER BY lot, m.level, m.practice
"""
_TOTALS = """
SELECT lot(m.game, m.agreed) AS lot, m.level, m.practice,
       avg(o.total0), max(o.total0), min(o.total0)
FROM match m JOIN outcome o ON o.match = m.id GROUP BY lot, m.level, m.practice
"""
_AGREED = "SELECT DISTINCT game, agreed FROM match"
_OF_A_LOT = """
WHERE m.practice = ?1 AND (m.level IS NULL) = ?2
  AND (?3 IS NULL OR lot(m.game, m.agreed) = ?3) AND (?4 IS NULL OR m.level = ?4)
"""
_MATCHES = f"""
SELECT m.game, m.agreed, lot(m.game, m.agreed), m.level, o.winner, o.total0, o.total1
FROM match m JOIN outcome o ON o.match = m.id {_OF_A_LOT} ORDER BY m.touched, m.id
"""
_HANDS = f"""
SELECT h.outcome, h.winner, count(*), sum(h.points0), sum(h.deadwood0)
FROM match m JOIN hand h ON h.match = m.id {_OF_A_LOT} GROUP BY h.outcome, h.winner
"""
_HINTS = f"""
SELECT total(CAST(n.text AS INTEGER)) FROM match m JOIN note n ON n.name = 'hints:' || m.id
{_OF_A_LOT}
"""


MIXTURE = "~"
"""What stands before a mixture's name where other games go by their ids."""


@dataclass(frozen=True, slots=True)
class Record:
    """The record in one game against one level (None: alone); practice matches stand apart.

    A mixture is a game of its own, and goes by its sign and name.

    Averages are points: of a match's total, of a hand's points and of own deadwood at its end;
    None before there is anything to average.
    """

    game: str
    level: int | None
    practice: bool
    matches: int
    won: int
    hands: int
    hands_won: int
    gins: int
    undercuts_made: int
    undercuts_suffered: int
    points_a_hand: float | None
    deadwood: float | None
    total: float | None = None
    highest: int | None = None
    lowest: int | None = None


class Ending(StrEnum):
    """How a hand ended, as the player at seat 0 remembers it."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT_MADE = "undercut_made"
    OFFER_WON = "offer_won"
    OTHER_WON = "other_won"
    LOST_TO_KNOCK = "lost_to_knock"
    LOST_TO_GIN = "lost_to_gin"
    LOST_TO_BIG_GIN = "lost_to_big_gin"
    UNDERCUT_SUFFERED = "undercut_suffered"
    GAVE_UP = "gave_up"
    OTHER_LOST = "other_lost"
    NOBODY = "nobody"
    SOLO_GIN = "solo_gin"
    SOLO_LOOSE = "solo_loose"


_ENDINGS: dict[str, tuple[Ending, Ending]] = {
    Outcome.KNOCK: (Ending.KNOCK, Ending.LOST_TO_KNOCK),
    Outcome.GIN: (Ending.GIN, Ending.LOST_TO_GIN),
    Outcome.SHOT: (Ending.GIN, Ending.LOST_TO_GIN),
    Outcome.BIG_GIN: (Ending.BIG_GIN, Ending.LOST_TO_BIG_GIN),
    Outcome.REFUSED: (Ending.OFFER_WON, Ending.GAVE_UP),
    Outcome.UNDERCUT: (Ending.UNDERCUT_MADE, Ending.UNDERCUT_SUFFERED),
}
"""The ending by who won, for the outcomes that are told one by one."""


@dataclass(frozen=True, slots=True)
class Which:
    """What is counted: a game's, an opponent's, what is of both, or everything; practice or not."""

    game: str | None = None
    level: int | None = None
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match: did it end well, and both totals. `goal` is what a round alone ran to."""

    game: str
    level: int | None
    winner: int | None
    totals: tuple[int, int]
    goal: int | None = None

    @property
    def won(self) -> bool:
        """Did the player at seat 0 win?"""
        return self.winner == 0

    @property
    def lost(self) -> bool:
        """Did the opponent win, or a round alone miss its goal?"""
        return self.winner == 1 or (self.level is None and not self.won)


@dataclass(frozen=True, slots=True)
class Tally:
    """A lot of matches counted. `played` are those finished, oldest first, `hints` those given.

    `points` and `deadwood` are sums over all finished hands, those of unfinished matches included.
    """

    played: tuple[Played, ...] = ()
    hands: int = 0
    points: int = 0
    deadwood: int = 0
    endings: Mapping[Ending, int] = field(default_factory=dict)
    hints: int = 0

    @property
    def won(self) -> int:
        """How many matches were won."""
        return sum(match.won for match in self.played)

    @property
    def lost(self) -> int:
        """How many matches were lost."""
        return sum(match.lost for match in self.played)

    @property
    def streak(self) -> int:
        """How many of the latest matches were won in a row; negative if lost in a row."""
        count = 0
        for match in reversed(self.played):
            step = int(match.won) - int(match.lost)
            if not step or step * count < 0:
                break
            count += step
        return count

    @property
    def longest(self) -> int:
        """The most matches won in a row."""
        most = count = 0
        for match in self.played:
            count = count + 1 if match.won else 0
            most = max(most, count)
        return most


def records(store: Store) -> tuple[Record, ...]:
    """A record for every game and level that a hand was finished in."""
    _tell_lots(store)
    totals = {row[:3]: row[3:] for row in store.rows(_TOTALS)}
    found = []
    for row in store.rows(_QUERY):
        game, level, practice, *counts = row
        key = row[:3]
        found.append(Record(game, level, bool(practice), *counts, *totals.get(key, ())))  # type: ignore[arg-type]
    return tuple(found)


def _tell_lots(store: Store) -> None:
    """Have `lot` in queries stand for the game that a match is counted under."""
    pairs = ((str(game), str(agreed)) for game, agreed in store.rows(_AGREED))
    lots = {(game, agreed): _lot(store, game, agreed) for game, agreed in pairs}
    store.call("lot", 2, lambda game, agreed: lots[game, agreed])


def _lot(store: Store, game: str, agreed: str) -> str:
    """A game's id, or a mixture's name behind its sign; small things agreed make no mixture."""
    try:
        made = setup(game, agreed.split(",") if agreed else ())
    except GinError:
        return game
    own = kept(store, made) if made.agreed else None
    if own is not None:
        return MIXTURE + own.name
    return MIXTURE + made.title if made.mixed else game


def tally(store: Store, which: Which, *, alone: bool) -> Tally:
    """The matches against an opponent, or the rounds alone, that `which` asks for."""
    _tell_lots(store)
    values = (which.practice, alone, which.game, which.level)
    played = []
    for game, agreed, lot, level, winner, mine, theirs in store.rows(_MATCHES, values):
        goal = _goal(str(game), str(agreed)) if alone else None
        played.append(Played(str(lot), level, winner, (mine, theirs), goal))  # type: ignore[arg-type]
    hands = points = deadwood = 0
    endings: Counter[Ending] = Counter()
    for outcome, winner, count, scored, loose in store.rows(_HANDS, values):
        assert isinstance(count, int) and isinstance(scored, int) and isinstance(loose, int)
        hands, points, deadwood = hands + count, points + scored, deadwood + loose
        endings[_ending(str(outcome), winner)] += count
    ((hints,),) = store.rows(_HINTS, values)
    assert isinstance(hints, float)
    return Tally(tuple(played), hands, points, deadwood, dict(endings), int(hints))


def _goal(game: str, agreed: str) -> int | None:
    """What a round alone ran to; None if its game is no longer known."""
    try:
        return setup(game, agreed.split(",") if agreed else ()).rules.solo.goal
    except GinError:
        return None


def _ending(outcome: str, winner: object) -> Ending:
    if outcome == Outcome.SOLO_GIN:
        return Ending.SOLO_GIN
    if outcome == Outcome.SOLO_LOOSE:
        return Ending.SOLO_LOOSE
    if winner not in (0, 1):
        return Ending.NOBODY
    won, lost = _ENDINGS.get(outcome, (Ending.OTHER_WON, Ending.OTHER_LOST))
    return won if winner == 0 else lost
