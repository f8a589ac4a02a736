"""Comparison of an imported player's matches with those that are here.

A match is identified by what it is, not by its id: by its game and options, opponent, start, deals
and secret, none of which ever change.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Generator, Sequence
from enum import StrEnum

from msgspec import Struct, field

from gin.core.errors import GinError
from gin.session.answers import own_key
from gin.session.storage.schema import DAMAGED
from gin.variants.setups import setup

KEY = ("game", "agreed", "level", "seed", "dealer", "started", "secret", "daily", "program")
"""Columns that identify a match. The salt is not among them: a migration may have drawn it."""
_STATE = ("dealt", "practice", "state", "cut")
_MOST_AT_ONCE = 50


class Comparison(Struct):
    """Matches of an export, compared with those here. Pairs are (id there, id here).

    Attributes:
      new: ids of matches that are not here.
      same: matches that are the same.
      further: matches that were played further in the export.
      behind: matches that were played further here.
      different: matches that went on differently here and there.
      unknown: the number of matches of each game that this version does not know.
      damaged: the number of matches with invalid values.
      answers: the number of answers to exercises that are not here, apart from those about new
        matches.
    """

    new: list[int] = field(default_factory=list)
    same: list[tuple[int, int]] = field(default_factory=list)
    further: list[tuple[int, int]] = field(default_factory=list)
    behind: list[tuple[int, int]] = field(default_factory=list)
    different: list[tuple[int, int]] = field(default_factory=list)
    unknown: Counter[str] = field(default_factory=Counter)
    damaged: int = 0
    answers: int = 0

    @property
    def shared(self) -> int:
        """The number of matches that are also here, in any state."""
        return sum(map(len, (self.same, self.further, self.behind, self.different)))


class _Progress(StrEnum):
    SAME = "same"
    FURTHER = "further"
    BEHIND = "behind"
    DIFFERENT = "different"


def compare_steps(
    there: sqlite3.Connection, here: sqlite3.Connection
) -> Generator[None, None, Comparison]:
    """Compare the matches of two databases of the current format, in short steps.

    Raises:
      sqlite3.Error: a database cannot be read.
    """
    result = Comparison()
    query = f"SELECT id, game, agreed, state, {', '.join(KEY)} FROM match ORDER BY played, id"
    local: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for id, _, _, state, *key in here.execute(query):
        if state != DAMAGED:
            local[tuple(key)].append(id)
    yield
    rows = there.execute(query).fetchall()
    known: dict[tuple[str, str], bool] = {}
    for number, (id, game, agreed, state, *key) in enumerate(rows, start=1):
        if state == DAMAGED:
            result.damaged += 1
        elif not _is_known(known, str(game), str(agreed)):
            result.unknown[str(game)] += 1
        elif not local[tuple(key)]:
            result.new.append(id)
        else:
            # Two matches with one key began in the same instant: pair them in their order.
            _add(result, there, here, id, local[tuple(key)].pop(0))
        if number % _MOST_AT_ONCE == 0:
            yield
    result.answers = _count_answers(result, there, here)
    return result


def _count_answers(result: Comparison, there: sqlite3.Connection, here: sqlite3.Connection) -> int:
    shared = dict((*result.same, *result.further, *result.behind, *result.different))
    own = set(here.execute("SELECT exercise, day FROM answer"))
    keys = {
        (own_key(str(exercise), shared), day)
        for exercise, day in there.execute("SELECT exercise, day FROM answer")
    }
    return sum(key is not None and (key, day) not in own for key, day in keys)


def _is_known(known: dict[tuple[str, str], bool], game: str, agreed: str) -> bool:
    if (game, agreed) not in known:
        try:
            setup(game, agreed.split(",") if agreed else ())
            known[game, agreed] = True
        except GinError:
            known[game, agreed] = False
    return known[game, agreed]


def _add(
    result: Comparison, there: sqlite3.Connection, here: sqlite3.Connection, its: int, own: int
) -> None:
    match _progress(_content(there, its), _content(here, own)):
        case _Progress.SAME:
            result.same.append((its, own))
        case _Progress.FURTHER:
            result.further.append((its, own))
        case _Progress.BEHIND:
            result.behind.append((its, own))
        case _Progress.DIFFERENT:
            result.different.append((its, own))


class _Content(Struct, frozen=True):
    actions: Sequence[object]
    results: Sequence[object]
    state: tuple[int, int, bool, str]


def _content(link: sqlite3.Connection, id: int) -> _Content:
    actions = link.execute(
        "SELECT hand, ply, seat, text FROM action WHERE match = ? ORDER BY hand, ply", (id,)
    ).fetchall()
    hands = link.execute("SELECT * FROM hand WHERE match = ? ORDER BY hand", (id,)).fetchall()
    outcome = link.execute("SELECT * FROM outcome WHERE match = ?", (id,)).fetchall()
    results = [row[1:] for row in (*hands, *outcome)]
    ((dealt, practice, state, cut),) = link.execute(
        f"SELECT {', '.join(_STATE)} FROM match WHERE id = ?", (id,)
    )
    return _Content(actions, results, (dealt, practice, state != "open", cut))


def _progress(there: _Content, here: _Content) -> _Progress:
    if there == here:
        return _Progress.SAME
    cuts = {cut for cut in (there.state[3], here.state[3]) if cut}
    if len(cuts) > 1:
        return _Progress.DIFFERENT
    # Taking back a move makes a match practice: actions alone do not show which state is later.
    if _continues(there, here):
        return _Progress.FURTHER
    if _continues(here, there):
        return _Progress.BEHIND
    return _Progress.DIFFERENT


def _continues(later: _Content, earlier: _Content) -> bool:
    """Return whether one content can have followed from the other by playing on."""
    return (
        later.actions[: len(earlier.actions)] == earlier.actions
        and len(later.results) >= len(earlier.results)
        and all(
            after >= before
            for after, before in zip(later.state[:3], earlier.state[:3], strict=True)
        )
    )
