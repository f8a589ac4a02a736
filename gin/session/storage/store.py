"""The saved matches, their actions, finished hands and notes.

An action is committed to disk before the player sees it.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from gin.core.errors import SaveError
from gin.core.message import Text
from gin.messages import errors as messages
from gin.session.storage.database import Database, Writer
from gin.session.storage.format import SCHEMA
from gin.session.storage.locking import Lock
from gin.session.storage.schema import LARGEST_ORDER

if TYPE_CHECKING:
    from gin.session.storage.kept_copies import Cause

_COLUMNS = (
    "id, game, agreed, level, seed, dealer, touched, state, practice, dealt, salt, program,"
    " total0, total1, secret, cut, daily, event, partner"
)
WAITS_FOR_CUT = (
    "(secret <> '' AND cut = '' AND dealer IS NULL AND level IS NOT NULL AND partner = ''"
    " AND NOT EXISTS (SELECT 1 FROM action WHERE action.match = match.id))"
)
"""Condition for matches whose first hand waits for the player to cut, except between people.

They stay in the store: the player may have noted the seal, and no id is used twice.
"""


class MatchRow(Struct, frozen=True):
    """A saved match. `state` is open, finished, left, broken or damaged.

    `dealt` is the index of the last hand dealt. `totals` is the score without an unfinished hand;
    None if an older program played the match last. `program` is the outside program in the
    opponent's seat. The hands are dealt from `secret` and the player's `cut`, or, without a secret,
    from the seed. `salt` is for the seals of a match begun before format 5, otherwise empty.
    `daily` is the date of a daily deal, such as "2026-11-27", and empty for any other match.
    `event` names the place of a match in a ladder or tournament, such as "ladder:1:3", otherwise
    empty. `partner` is the person opposite in a match between two people, written by
    `gin.session.partner`, otherwise empty.
    """

    id: int
    game: str
    agreed: tuple[str, ...]
    level: int | None
    seed: int
    dealer: int | None
    touched: float
    state: str
    practice: bool
    dealt: int
    salt: str
    program: str
    totals: tuple[int, int] | None
    secret: str
    cut: str
    daily: str
    event: str
    partner: str


class ActionRow(Struct, frozen=True):
    """A saved action, in its notation."""

    hand: int
    ply: int
    seat: int
    text: str


class Store(Database):
    """The matches, hands, actions, notes and answers in a database."""

    def __init__(
        self,
        link: sqlite3.Connection,
        notices: tuple[Text, ...] = (),
        lock: Lock | None = None,
        path: Path | None = None,
    ) -> None:
        super().__init__(link, notices, lock, path)
        self.clock: Callable[[], float] = time.time
        """The time to save with matches, in seconds since 1970."""
        self._read_order()

    def _read_order(self) -> None:
        ((self._played,),) = self._link.execute(
            "SELECT ifnull(max(played), 0) FROM match WHERE played BETWEEN 0 AND ?",
            (LARGEST_ORDER,),
        ).fetchall()

    def replace_with(self, made: Path, cause: Cause) -> None:
        super().replace_with(made, cause)
        self._read_order()

    def _touch(self, link: Writer, match: int) -> None:
        """Make a match the last one played, whatever the clock says."""
        self._played += 1
        link.execute(
            "UPDATE match SET touched = ?, played = ? WHERE id = ?",
            (self.clock(), self._played, match),
        )

    def begin_match(
        self,
        game: str,
        agreed: tuple[str, ...],
        level: int | None,
        seed: int,
        dealer: int | None,
        *,
        practice: bool,
        salt: str = "",
        program: str = "",
        totals: tuple[int, int] = (0, 0),
        secret: str = "",
        cut: str = "",
        daily: str = "",
        event: str = "",
        partner: str = "",
    ) -> int:
        """Save a new match and return its id. `totals` is the score before the first hand."""
        now = self.clock()
        ((last,),) = self.rows("SELECT ifnull(max(id), 0) FROM match")
        id = int(str(last)) + 1
        with self._writing(id) as link:
            link.execute(
                "INSERT INTO match (id, game, agreed, level, seed, dealer, started, touched,"
                " practice, salt, program, total0, total1, secret, cut, daily, event, partner)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id, game, ",".join(agreed), level, seed, dealer, now, now, practice, salt,
                 program, *totals, secret, cut, daily, event, partner),
            )  # fmt: skip
            self._touch(link, id)
        return id

    def copy_match(self, source: Store, id: int) -> int:
        """Save a match of another store, with its hands, and return its id here."""
        ((last,),) = self.rows("SELECT ifnull(max(id), 0) FROM match")
        own = int(str(last)) + 1
        with self._writing(own) as link:
            for table, wanted in SCHEMA.tables().items():
                names = [column.name for column in wanted]
                key = "id" if table == "match" else "match"
                if key not in names:
                    continue
                rows = source.rows(f"SELECT {', '.join(names)} FROM {table} WHERE {key} = ?", (id,))
                marks = ", ".join("?" * len(names))
                for row in rows:
                    values = dict(zip(names, row, strict=True)) | {key: own}
                    link.execute(
                        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})",
                        tuple(values.values()),
                    )
            self._touch(link, own)
        return own

    def add_action(self, match: int, action: ActionRow) -> None:
        with self._writing(match) as link:
            link.execute(
                "INSERT INTO action (match, hand, ply, seat, text) VALUES (?, ?, ?, ?, ?)",
                (match, action.hand, action.ply, action.seat, action.text),
            )
            self._touch(link, match)

    def end_hand(
        self,
        match: int,
        last: ActionRow,
        hand: tuple[str, int | None, int | None, int, int, int, int],
        totals: tuple[int, int],
        winner: int | None = None,
        *,
        over: bool,
        last_hand: bool = False,
    ) -> None:
        """Save a hand's last action, its result, the score, and whether the match is over.

        `hand` is (outcome, ender, winner, points by seat, deadwood by seat). A match that is not
        over is left after its `last_hand`.
        """
        with self._writing(match) as link:
            link.execute(
                "INSERT INTO action (match, hand, ply, seat, text) VALUES (?, ?, ?, ?, ?)",
                (match, last.hand, last.ply, last.seat, last.text),
            )
            link.execute(
                "INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (match, last.hand, *hand)
            )
            if over:
                link.execute("INSERT INTO outcome VALUES (?, ?, ?, ?)", (match, winner, *totals))
            link.execute(
                "UPDATE match SET state = ?, total0 = ?, total1 = ? WHERE id = ?",
                ("finished" if over else "left" if last_hand else "open", *totals, match),
            )
            self._touch(link, match)

    def deal(self, match: int, hand: int) -> None:
        with self._writing(match) as link:
            link.execute("UPDATE match SET dealt = ? WHERE id = ?", (hand, match))

    def cut(self, match: int, cut: str) -> None:
        with self._writing(match) as link:
            link.execute("UPDATE match SET cut = ? WHERE id = ?", (cut, match))

    def take_back(self, match: int, hand: int, ply: int) -> None:
        """Delete a hand's actions from `ply` on, and mark the match as practice."""
        with self._writing(match) as link:
            link.execute(
                "DELETE FROM action WHERE match = ? AND hand = ? AND ply >= ?", (match, hand, ply)
            )
            link.execute("UPDATE match SET practice = 1 WHERE id = ?", (match,))

    def judge(self, match: int, hand: int, moves: Iterable[tuple[int, str, float]]) -> None:
        """Save the judgement of a hand as rows of ply, kind and cost, replacing an earlier one."""
        with self._writing(match) as link:
            link.execute("DELETE FROM judged WHERE match = ? AND hand = ?", (match, hand))
            for move in moves:
                link.execute("INSERT INTO judged VALUES (?, ?, ?, ?, ?)", (match, hand, *move))

    def set_state(self, match: int, state: str) -> None:
        with self._writing(match) as link:
            link.execute("UPDATE match SET state = ? WHERE id = ?", (state, match))

    def set_totals(self, match: int, totals: tuple[int, int]) -> None:
        with self._writing(match) as link:
            link.execute("UPDATE match SET total0 = ?, total1 = ? WHERE id = ?", (*totals, match))

    def note(self, name: str) -> str:
        """Return the text of a note; empty if there is none."""
        rows = self.rows("SELECT text FROM note WHERE name = ?", (name,))
        return str(rows[0][0]) if rows else ""

    def set_note(self, name: str, text: str) -> None:
        """Replace the text of a note; an empty text deletes it."""
        with self._writing() as link:
            if self._shadow is not None:
                self._shadow.include_note(name)
            if text:
                link.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, text))
            else:
                link.execute("DELETE FROM note WHERE name = ?", (name,))

    def add_tournament(
        self,
        form: str,
        game: str,
        agreed: tuple[str, ...],
        field: str,
        seed: int,
        learner: float,
        begun: float,
    ) -> int:
        """Save a new tournament and return its id; `gin.session.tournament` explains the values."""
        # Matches and notes name their tournament, so no id is used twice.
        ((last,),) = self.rows("SELECT ifnull(max(id), 0) FROM tournament")
        id = int(str(last)) + 1
        with self._writing() as link:
            if self._shadow is not None:
                self._shadow.include_tournament(self._link, id)
            link.execute(
                "INSERT INTO tournament (id, form, game, agreed, field, seed, learner, begun)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (id, form, game, ",".join(agreed), field, seed, learner, begun),
            )
        return id

    def leave_tournament(self, id: int) -> None:
        with self._writing() as link:
            if self._shadow is not None:
                self._shadow.include_tournament(self._link, id)
            link.execute("UPDATE tournament SET state = 'left' WHERE id = ?", (id,))

    def add_answer(
        self, exercise: str, theme: str, action: str, rating: int, day: str, *, correct: bool
    ) -> None:
        """Save an answer to an exercise; `gin.session.answers` explains the values."""
        ((last,),) = self.rows("SELECT ifnull(max(id), 0) FROM answer")
        id = int(str(last)) + 1
        with self._writing() as link:
            if self._shadow is not None:
                self._shadow.include_answer(id)
            link.execute(
                "INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?, ?)",
                (id, exercise, theme, action, correct, rating, day),
            )

    def matches(
        self,
        state: str = "open",
        game: str | None = None,
        most: int = -1,
        *,
        ordinary: bool = False,
        dealt: bool = False,
    ) -> tuple[MatchRow, ...]:
        """Return the matches in a state, of one game or all, the last played first.

        With `ordinary`, daily deals and matches of an event are left out. With `dealt`, so are
        matches whose first hand waits for the player to cut.
        """
        rows = self.rows(
            f"SELECT {_COLUMNS} FROM match WHERE state = ?1 AND (?2 IS NULL OR game = ?2)"
            " AND (NOT ?4 OR (daily = '' AND event = ''))"
            f" AND NOT (?5 AND {WAITS_FOR_CUT}) ORDER BY played DESC, id DESC LIMIT ?3",
            (state, game, most, ordinary, dealt),
        )
        return tuple(_match(row) for row in rows)

    def count_dealt(self) -> int:
        """Return the number of open matches of which at least a hand is dealt."""
        ((count,),) = self.rows(
            f"SELECT count(*) FROM match WHERE state = 'open' AND NOT {WAITS_FOR_CUT}"
        )
        return int(str(count))

    def match(self, id: int) -> MatchRow:
        rows = self.rows(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (id,))
        if not rows:
            raise SaveError(messages.no_match(match=id))
        return _match(rows[0])

    def actions(self, match: int) -> tuple[ActionRow, ...]:
        rows = self.rows(
            "SELECT hand, ply, seat, text FROM action WHERE match = ? ORDER BY hand, ply", (match,)
        )
        return tuple(ActionRow(*row) for row in rows)  # type: ignore[arg-type]


def _match(row: tuple[object, ...]) -> MatchRow:
    id, game, agreed, level, seed, dealer, touched, state, practice, dealt, salt, program = row[:12]
    total0, total1, secret, cut, daily, event, partner = row[12:]
    words = tuple(str(agreed).split(",")) if agreed else ()
    totals = None if total0 is None or total1 is None else (total0, total1)
    return MatchRow(
        id, game, words, level, seed, dealer, touched, state, bool(practice), dealt, salt,  # type: ignore[arg-type]
        program, totals, secret, cut, daily, event, partner,  # type: ignore[arg-type]
    )  # fmt: skip
