"""What must not be lost, in one SQLite file: matches, their actions, and finished hands.

An action is committed, and on the disk, before anybody sees it. A file that is damaged or isn't
ours is kept under another name, never deleted; one of a newer program is left alone and refused.
A file that is damaged, replaced or removed in play is written again from what is in memory.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session.storage.backups import DailyBackup
from gin.session.storage.file_identity import FileIdentity, log_of
from gin.session.storage.format import SCHEMA
from gin.session.storage.locking import Lock, take_lock
from gin.session.storage.opening import open_kept, plain, rescued, suspect
from gin.session.storage.schema import LARGEST_ORDER
from gin.session.storage.shadow import Shadow, Statement

FILE = "parlour.db"
LOCK = "parlour.lock"


_COLUMNS = (
    "id, game, agreed, level, seed, dealer, touched, state, practice, dealt, salt, program,"
    " total0, total1, secret, cut"
)


class MatchRow(Struct, frozen=True):
    """A match as kept. `state` is open, finished, left, broken or damaged.

    `dealt` is the last hand dealt, `totals` how it stands without a hand that is not over; None if
    the program that played it last did not keep that. `program` is the outside program that plays.
    `secret` is what its hands are dealt from, with the player's `cut`; without it they are dealt
    from the seed. `salt` is what the seals of a match begun before format 5 are made with; a later
    one has none.
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


class ActionRow(Struct, frozen=True):
    """An action as kept, in its notation."""

    hand: int
    ply: int
    seat: int
    text: str


class _Writer:
    """Carries out statements, and remembers them."""

    def __init__(self, link: sqlite3.Connection) -> None:
        self._link = link
        self.done: list[Statement] = []

    def execute(self, query: str, values: tuple[object, ...] = ()) -> None:
        """Carry out a statement that writes."""
        self._link.execute(query, values)
        self.done.append((query, values))


class Store:
    """An open database. `notices` says what had to be done to open it, sentence by sentence."""

    def __init__(
        self,
        link: sqlite3.Connection,
        notices: tuple[Text, ...] = (),
        lock: Lock | None = None,
        path: Path | None = None,
    ) -> None:
        self._link = link
        self._lock = lock
        self._path = path
        self._folder = None if path is None else FileIdentity.of(path.parent)
        self._marks: dict[Path, FileIdentity] = {}
        self._shadow = None if path is None else Shadow(SCHEMA)
        self._keeper: DailyBackup | None = None
        self._told: list[Text] = []
        self._refused = self._damaged = False
        self.notices = notices
        ((self._played,),) = link.execute(
            "SELECT ifnull(max(played), 0) FROM match WHERE played BETWEEN 0 AND ?",
            (LARGEST_ORDER,),
        ).fetchall()
        self._note_marks()

    @property
    def saves(self) -> bool:
        """Is anything kept after the program ends?"""
        return self._lock is not None

    @property
    def refused(self) -> bool:
        """Whether the last thing that was to be kept could not be."""
        return self._refused

    @property
    def changes(self) -> int:
        """How many rows were changed since the start: if it is the same, so is all that is kept."""
        return self._link.total_changes

    @classmethod
    def in_memory(cls) -> Store:
        """A store that forgets everything at the end, for going on without saving."""
        link = sqlite3.connect(":memory:", isolation_level=None)
        SCHEMA.create(link)
        return cls(link)

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The store in a folder.

        Raises DataInUse if another copy holds it, SaveError if it cannot be used.
        """
        lock = take_lock(folder / LOCK)
        try:
            link, notices = open_kept(folder / FILE, SCHEMA)
        except BaseException:
            lock.release()
            raise
        return cls(link, (*notices, *lock.notices), lock, folder / FILE)

    def back_up(self) -> None:
        """Have a copy made of what is kept, if there is none of today, while the game goes on."""
        if self._path is not None and self.rows("SELECT 1 FROM match LIMIT 1"):
            self._keeper = DailyBackup(self._link, self._path, suspect(self._path))

    def take_notices(self) -> tuple[Text, ...]:
        """Return what there is to say about the file and its copy since the last call."""
        if self._keeper is not None:
            self._told += self._keeper.notices
            self._keeper.notices = []
        told, self._told = tuple(self._told), []
        return told

    def close(self) -> None:
        """Close the file and let another copy have it."""
        if self._lock is not None:
            self.is_sound()
        if self._keeper is not None:
            self._keeper.close()
        self._link.close()
        if self._shadow is not None:
            self._shadow.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def is_sound(self) -> bool:
        """Check that all that was done is in the file, which is written again if it is not.

        Returns False if that cannot be done.
        """
        try:
            self._check()
        except SaveError:
            return False
        return True

    def _check(self) -> None:
        """Raise SaveError if the file is not what was written, and cannot be written again."""
        if self._path is None or self._unchanged:
            return
        if not self._is_same_folder(self._path.parent):
            # The system would go on writing to the file that was taken away.
            raise SaveError(messages.store_gone(path=Verbatim(str(self._path))))
        self._write_again(self._path)

    @property
    def _unchanged(self) -> bool:
        """Whether nobody else has touched the file and its log, as far as that can be seen."""
        return not self._damaged and all(mark.still(file) for file, mark in self._marks.items())

    def _is_same_folder(self, folder: Path) -> bool:
        now, then = FileIdentity.of(folder), self._folder
        return (
            now is not None
            and then is not None
            and (now.device, now.inode) == (then.device, then.inode)
        )

    def _write_again(self, path: Path) -> None:
        """Put a new file in the place of one that is damaged, gone or another. Raises SaveError."""
        from gin.session.storage.rescue import save_again  # Hardly anybody ever needs it.

        assert self._lock is not None and self._shadow is not None
        if self._keeper is not None:
            self._keeper.close()
        if not self._lock.holds(path.with_name(LOCK)):
            lock = take_lock(path.with_name(LOCK))
            self._lock.release()
            self._lock = lock
        told: Text = messages.rescued(file=Verbatim(path.name))
        if not rescued(path).exists():
            told = save_again(self._link, path, SCHEMA, self._shadow)
        self._damaged = True
        self._link, notices = open_kept(path, SCHEMA)
        self._damaged = False
        self._told += [told, *notices[1:]]
        self._note_marks()

    def _note_marks(self) -> None:
        """Take note of the file and its log as they are after a write."""
        if self._path is not None:
            marks = {file: FileIdentity.of(file) for file in (self._path, log_of(self._path))}
            self._marks = {file: mark for file, mark in marks.items() if mark is not None}

    @contextlib.contextmanager
    def _writing(self, match: int | None = None) -> Iterator[_Writer]:
        """One transaction, on the disk at its end, that changes a match or none."""
        self._refused = True
        self._check()
        try:
            if match is not None and self._shadow is not None:
                self._shadow.include(self._link, match)
            self._link.execute("BEGIN IMMEDIATE")
            try:
                writer = _Writer(self._link)
                yield writer
                self._link.execute("COMMIT")
            except BaseException:
                if self._link.in_transaction:
                    self._link.execute("ROLLBACK")
                raise
        except (sqlite3.Error, OverflowError) as error:
            raise SaveError(messages.not_kept(why=self._why(error))) from error
        self._refused = False
        self._note_marks()
        if self._shadow is not None:
            self._shadow.repeat(writer.done)

    def _touch(self, link: _Writer, match: int) -> None:
        """Make a match the one last played, whatever the clock says."""
        self._played += 1
        link.execute(
            "UPDATE match SET touched = ?, played = ? WHERE id = ?",
            (time.time(), self._played, match),
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
    ) -> int:
        """Keep a new match; returns its id. `totals` is how it stands before the first hand."""
        now = time.time()
        ((last,),) = self.rows("SELECT ifnull(max(id), 0) FROM match")
        id = int(str(last)) + 1
        with self._writing(id) as link:
            link.execute(
                "INSERT INTO match (id, game, agreed, level, seed, dealer, started, touched,"
                " practice, salt, program, total0, total1, secret, cut)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id, game, ",".join(agreed), level, seed, dealer, now, now, practice, salt,
                 program, *totals, secret, cut),
            )  # fmt: skip
            self._touch(link, id)
        return id

    def add_action(self, match: int, action: ActionRow) -> None:
        """Keep an action."""
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
    ) -> None:
        """Keep a hand's last action, its result, how the match stands, and whether it is over.

        `hand` is (outcome, ender, winner, points by seat, deadwood by seat).
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
                ("finished" if over else "open", *totals, match),
            )
            self._touch(link, match)

    def deal(self, match: int, hand: int) -> None:
        """Keep that a hand was dealt, before anybody has done anything in it."""
        with self._writing(match) as link:
            link.execute("UPDATE match SET dealt = ? WHERE id = ?", (hand, match))

    def cut(self, match: int, cut: str) -> None:
        """Keep how the player cut, before a card is dealt."""
        with self._writing(match) as link:
            link.execute("UPDATE match SET cut = ? WHERE id = ?", (cut, match))

    def take_back(self, match: int, hand: int, ply: int) -> None:
        """Forget a hand's actions from `ply` on, and mark the match as practice."""
        with self._writing(match) as link:
            link.execute(
                "DELETE FROM action WHERE match = ? AND hand = ? AND ply >= ?", (match, hand, ply)
            )
            link.execute("UPDATE match SET practice = 1 WHERE id = ?", (match,))

    def set_state(self, match: int, state: str) -> None:
        """Mark a match as left by the player, or as one that cannot be replayed."""
        with self._writing(match) as link:
            link.execute("UPDATE match SET state = ? WHERE id = ?", (state, match))

    def set_totals(self, match: int, totals: tuple[int, int]) -> None:
        """Keep how a match stands that was played when this was not kept."""
        with self._writing(match) as link:
            link.execute("UPDATE match SET total0 = ?, total1 = ? WHERE id = ?", (*totals, match))

    def note(self, name: str) -> str:
        """What was noted under a name; empty for nothing."""
        rows = self.rows("SELECT text FROM note WHERE name = ?", (name,))
        return str(rows[0][0]) if rows else ""

    def set_note(self, name: str, text: str) -> None:
        """Note a text under a name, instead of what stood there; an empty text is not kept."""
        with self._writing() as link:
            if self._shadow is not None:
                self._shadow.include_note(name)
            if text:
                link.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, text))
            else:
                link.execute("DELETE FROM note WHERE name = ?", (name,))

    def matches(
        self, state: str = "open", game: str | None = None, most: int = -1
    ) -> tuple[MatchRow, ...]:
        """The matches in a state, of one game or of all, the last played first, `most` at most."""
        rows = self.rows(
            f"SELECT {_COLUMNS} FROM match WHERE state = ?1 AND (?2 IS NULL OR game = ?2)"
            " ORDER BY played DESC, id DESC LIMIT ?3",
            (state, game, most),
        )
        return tuple(_match(row) for row in rows)

    def match(self, id: int) -> MatchRow:
        """A match by its id."""
        rows = self.rows(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (id,))
        if not rows:
            raise SaveError(messages.no_match(match=id))
        return _match(rows[0])

    def actions(self, match: int) -> tuple[ActionRow, ...]:
        """All actions of a match in their order."""
        rows = self.rows(
            "SELECT hand, ply, seat, text FROM action WHERE match = ? ORDER BY hand, ply", (match,)
        )
        return tuple(ActionRow(*row) for row in rows)  # type: ignore[arg-type]

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        """The rows of a read-only query. Raises SaveError if the file cannot be read any more."""
        try:
            try:
                return self._link.execute(query, values).fetchall()
            except sqlite3.Error:
                if self._unchanged:
                    raise
                self._check()
                return self._link.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise SaveError(messages.unread(why=self._why(error))) from error
        except UnicodeDecodeError as error:
            raise SaveError(messages.unread(why=messages.MALFORMED)) from error

    def _why(self, error: Exception) -> Text:
        """What went wrong; if the file is damaged, the next start saves what can be read of it."""
        damaged = isinstance(error, sqlite3.DatabaseError) and not isinstance(
            error, sqlite3.OperationalError | sqlite3.IntegrityError | sqlite3.InterfaceError
        )
        if not damaged or self._path is None:
            return plain(error)
        with contextlib.suppress(OSError):
            suspect(self._path).touch(mode=0o600)
        return messages.damaged_now(file=Verbatim(self._path.name))


def _match(row: tuple[object, ...]) -> MatchRow:
    id, game, agreed, level, seed, dealer, touched, state, practice, dealt, salt, program = row[:12]
    total0, total1, secret, cut = row[12:]
    words = tuple(str(agreed).split(",")) if agreed else ()
    totals = None if total0 is None or total1 is None else (total0, total1)
    return MatchRow(
        id, game, words, level, seed, dealer, touched, state, bool(practice), dealt, salt,  # type: ignore[arg-type]
        program, totals, secret, cut,  # type: ignore[arg-type]
    )  # fmt: skip
