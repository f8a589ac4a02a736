"""Statistics: records by game and opponent, and tallies of selected matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct, field

from gin.core.errors import GinError
from gin.core.message import Text
from gin.rules.model.result import Outcome
from gin.session.mixtures import mixture_of
from gin.session.partner import PERSON_LEVEL
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store
from gin.variants.codes import game_code
from gin.variants.setups import setup

_ORDER = "game, agreed, level, practice"
_GROUPS = f"SELECT DISTINCT {_ORDER} FROM match WHERE state <> 'damaged' ORDER BY {_ORDER}"
_OUTCOMES = tuple(Outcome)
_WHO = (0, 1, None)


def _number(column: str) -> str:
    return f"CASE h.{column} WHEN 0 THEN 0 WHEN 1 THEN 1 ELSE 2 END"


# One number encodes a group of hands: grouping by texts would take twice as long.
_HANDS = f"""
WITH lot AS (
  SELECT id, dense_rank() OVER (ORDER BY {_ORDER}) - 1 AS number FROM match
  WHERE state <> 'damaged'
)
SELECT number, count(*), total(points), total(deadwood) FROM (
  SELECT ((lot.number * {len(_OUTCOMES) + 1}
    + CASE h.outcome {" ".join(f"WHEN '{one}' THEN {at}" for at, one in enumerate(_OUTCOMES))}
      ELSE {len(_OUTCOMES)} END) * 3 + {_number("ender")}) * 3 + {_number("winner")} AS number,
    h.points0 AS points, h.deadwood0 AS deadwood
  FROM hand h JOIN lot ON lot.id = h.match
) GROUP BY number
"""
_MATCHES = """
SELECT m.game, m.agreed, m.level, m.practice, o.winner, o.total0, o.total1
FROM match m JOIN outcome o ON o.match = m.id WHERE m.state <> 'damaged' ORDER BY m.played, m.id
"""
_HINTS = """
SELECT m.game, m.agreed, m.level, m.practice, total(CAST(n.text AS INTEGER))
FROM note n JOIN match m ON m.id = CAST(substr(n.name, 7) AS INTEGER)
WHERE n.name >= 'hints:' AND n.name < 'hints;' AND m.state <> 'damaged'
GROUP BY m.game, m.agreed, m.level, m.practice
"""


_GINS = (Outcome.GIN, Outcome.BIG_GIN, Outcome.SOLO_GIN)
MIXTURE = "~"
"""Beginning of a mixture's key; its typed name follows. Other games have their ids as keys."""
CODED = "~ "
"""Beginning of the key of a mixture without a typed name; its code follows."""


class Record(Struct, frozen=True):
    """The record in one game against one level, either in practice matches or in all others.

    `game` is the game's key. `level` is None in a solitary game. Mixtures with the same generated
    name share the key of one of them. `total` is the player's average total per match.
    `points_a_hand` and `deadwood` are the player's averages per hand.
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


class HandEnding(StrEnum):
    """The ways a hand can end, from the view of the player at seat 0."""

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


_ENDINGS: dict[str, tuple[HandEnding, HandEnding]] = {
    Outcome.KNOCK: (HandEnding.KNOCK, HandEnding.LOST_TO_KNOCK),
    Outcome.GIN: (HandEnding.GIN, HandEnding.LOST_TO_GIN),
    Outcome.SHOT: (HandEnding.GIN, HandEnding.LOST_TO_GIN),
    Outcome.BIG_GIN: (HandEnding.BIG_GIN, HandEnding.LOST_TO_BIG_GIN),
    Outcome.REFUSED: (HandEnding.OFFER_WON, HandEnding.GAVE_UP),
    Outcome.UNDERCUT: (HandEnding.UNDERCUT_MADE, HandEnding.UNDERCUT_SUFFERED),
}
"""The ending of a won and of a lost hand, by outcome. Other outcomes are counted together."""


class RecordFilter(Struct, frozen=True):
    """Criteria for matches to count; as `game` or `level`, None matches all.

    Matches against people stand apart: they count only with their own level.
    """

    game: str | None = None
    level: int | None = None
    practice: bool = False


class PlayedMatch(Struct, frozen=True):
    """A finished match with both totals. `goal` is the target of a solitary match."""

    game: str
    level: int | None
    winner: int | None
    totals: tuple[int, int]
    goal: int | None = None

    @property
    def won(self) -> bool:
        return self.winner == 0

    @property
    def lost(self) -> bool:
        """Whether the opponent won, or a solitary match missed its goal."""
        return self.winner == 1 or (self.level is None and not self.won)


class Tally(Struct, frozen=True):
    """The sums over a selection of matches. `played` are the finished ones, oldest first.

    `points` and `deadwood` are the player's sums over all finished hands, including those of
    unfinished matches.
    """

    played: tuple[PlayedMatch, ...] = ()
    hands: int = 0
    points: int = 0
    deadwood: int = 0
    endings: Mapping[HandEnding, int] = field(default_factory=dict)
    hints: int = 0

    @property
    def won(self) -> int:
        return sum(match.won for match in self.played)

    @property
    def lost(self) -> int:
        return sum(match.lost for match in self.played)

    @property
    def streak(self) -> int:
        """The number of latest matches won in a row, or minus the number lost in a row."""
        count = 0
        for match in reversed(self.played):
            step = int(match.won) - int(match.lost)
            if not step or step * count < 0:
                break
            count += step
        return count

    @property
    def longest(self) -> int:
        most = count = 0
        for match in self.played:
            count = count + 1 if match.won else 0
            most = max(most, count)
        return most


class _Hands(Struct, frozen=True):
    group: tuple[str, int | None, bool]
    outcome: str
    ender: int | None
    winner: int | None
    count: int
    points: int
    deadwood: int


class _Counted(Struct, frozen=True):
    hands: tuple[_Hands, ...]
    matches: tuple[tuple[bool, PlayedMatch], ...]
    hints: tuple[tuple[tuple[str, int | None, bool], int], ...]


@once_per_change
def _groups(store: Store) -> list[tuple[object, ...]]:
    """Return the rows of game, agreed options, level and practice that occur."""
    return store.rows(_GROUPS)


@once_per_change
def _counted(store: Store) -> _Counted:
    games: dict[tuple[object, object], tuple[str, int | None]] = {}
    made: dict[Text, str] = {}

    def game_of(game: object, agreed: object) -> tuple[str, int | None]:
        if (game, agreed) not in games:
            games[game, agreed] = _key_and_goal(store, str(game), str(agreed), made)
        return games[game, agreed]

    hands, matches, hints = [], [], []
    groups = _groups(store)
    for number, *sums in store.rows(_HANDS):
        count, points, deadwood = (int(float(str(one))) for one in sums)
        rest, won = divmod(int(str(number)), 3)
        rest, ended = divmod(rest, 3)
        place, outcome = divmod(rest, len(_OUTCOMES) + 1)
        game, agreed, level, practice = groups[place]
        hands.append(
            _Hands(
                (game_of(game, agreed)[0], level, bool(practice)),  # type: ignore[arg-type]
                _OUTCOMES[outcome] if outcome < len(_OUTCOMES) else "",
                _WHO[ended],
                _WHO[won],
                count,
                points,
                deadwood,
            )
        )
    for game, agreed, level, practice, winner, mine, theirs in store.rows(_MATCHES):
        if not (isinstance(mine, int) and isinstance(theirs, int)):
            continue
        group, goal = game_of(game, agreed)
        one = PlayedMatch(group, level, winner, (mine, theirs), goal if level is None else None)  # type: ignore[arg-type]
        matches.append((bool(practice), one))
    for game, agreed, level, practice, hint_count in store.rows(_HINTS):
        hints.append(
            ((game_of(game, agreed)[0], level, bool(practice)), int(float(str(hint_count))))
        )
    return _Counted(tuple(hands), tuple(matches), tuple(hints))  # type: ignore[arg-type]


def records(store: Store) -> tuple[Record, ...]:
    """Return the records of all games and levels with a finished hand."""
    counted = _counted(store)
    hands: dict[tuple[str, int | None, bool], list[_Hands]] = {}
    for ended in counted.hands:
        hands.setdefault(ended.group, []).append(ended)
    played: dict[tuple[str, int | None, bool], list[PlayedMatch]] = {}
    for practice, match in counted.matches:
        played.setdefault((match.game, match.level, practice), []).append(match)
    order = sorted(
        hands, key=lambda group: (group[0], group[1] is not None, group[1] or 0, group[2])
    )
    return tuple(_record(group, hands[group], played.get(group, [])) for group in order)


def _record(
    group: tuple[str, int | None, bool], hands: Sequence[_Hands], played: Sequence[PlayedMatch]
) -> Record:
    def count(fits: Callable[[_Hands], bool]) -> int:
        return sum(ended.count for ended in hands if fits(ended))

    all_hands, totals = count(lambda _: True), [match.totals[0] for match in played]
    return Record(
        *group,
        matches=len(played),
        won=sum(match.won for match in played),
        hands=all_hands,
        hands_won=count(lambda ended: ended.winner == 0),
        gins=count(lambda ended: ended.outcome in _GINS and ended.ender == 0),
        undercuts_made=count(lambda one: one.outcome == Outcome.UNDERCUT and one.winner == 0),
        undercuts_suffered=count(lambda one: one.outcome == Outcome.UNDERCUT and one.winner == 1),
        points_a_hand=sum(ended.points for ended in hands) / all_hands,
        deadwood=sum(ended.deadwood for ended in hands) / all_hands,
        total=sum(totals) / len(totals) if totals else None,
        highest=max(totals, default=None),
        lowest=min(totals, default=None),
    )


def game_keys(store: Store) -> dict[tuple[str, str], str]:
    """Return the key in `Record` of each game played, by its id and agreed options.

    Unknown games are left out.
    """
    made: dict[Text, str] = {}
    found = {}
    for game, agreed, *_ in _groups(store):
        pair = str(game), str(agreed)
        if pair not in found and _is_known(*pair):
            found[pair] = _key_and_goal(store, *pair, made)[0]
    return found


def _is_known(game: str, agreed: str) -> bool:
    try:
        setup(game, agreed.split(",") if agreed else ())
    except GinError:
        return False
    return True


def _key_and_goal(
    store: Store, game: str, agreed: str, known: dict[Text, str]
) -> tuple[str, int | None]:
    """Return the key of a game, and the target of its solitary matches.

    `known` maps generated names to their keys.
    """
    try:
        made = setup(game, agreed.split(",") if agreed else ())
    except GinError:
        return game, None
    goal = made.rules.solo.goal
    own = mixture_of(store, made) if made.agreed else None
    if own is not None and own.typed:
        return MIXTURE + own.typed, goal
    if own is None and not made.mixed:
        return game, goal
    return known.setdefault(made.title, CODED + game_code(made)), goal


def levels_of(found: Iterable[Record]) -> list[int]:
    """Return the opponents' levels that occur, apart from practice; people come last."""
    levels = {one.level for one in found if one.level is not None and not one.practice}
    return sorted(levels, key=lambda level: (level == PERSON_LEVEL, level))


def first_filter(found: Iterable[Record]) -> RecordFilter:
    """Return the filter to begin with: matches against people only if there are no others."""
    only_people = levels_of(found) == [PERSON_LEVEL]
    return RecordFilter(level=PERSON_LEVEL if only_people else None)


def level_fits(which: RecordFilter, level: int | None) -> bool:
    """Return whether matches of a level fit a filter."""
    return level != PERSON_LEVEL if which.level is None else which.level == level


def tally(store: Store, which: RecordFilter, *, alone: bool) -> Tally:
    """Return the tally of the matches in `which`: the solitary ones if `alone`, else the others."""

    def asked(game: str, level: int | None, practice: bool) -> bool:
        return (
            practice is which.practice
            and (level is None) is alone
            and which.game in (None, game)
            and level_fits(which, level)
        )

    counted = _counted(store)
    hands = [ended for ended in counted.hands if asked(*ended.group)]
    endings: Counter[HandEnding] = Counter()
    for ended in hands:
        endings[_ending(ended.outcome, ended.winner)] += ended.count
    return Tally(
        tuple(one for practice, one in counted.matches if asked(one.game, one.level, practice)),
        sum(ended.count for ended in hands),
        sum(ended.points for ended in hands),
        sum(ended.deadwood for ended in hands),
        dict(endings),
        sum(hint_count for group, hint_count in counted.hints if asked(*group)),
    )


def _ending(outcome: str, winner: object) -> HandEnding:
    if outcome == Outcome.SOLO_GIN:
        return HandEnding.SOLO_GIN
    if outcome == Outcome.SOLO_LOOSE:
        return HandEnding.SOLO_LOOSE
    if winner not in (0, 1):
        return HandEnding.NOBODY
    won, lost = _ENDINGS.get(outcome, (HandEnding.OTHER_WON, HandEnding.OTHER_LOST))
    return won if winner == 0 else lost
