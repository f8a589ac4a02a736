"""What must not be lost, in one SQLite file: matches, their actions, and finished hands.

An action is committed before anybody sees it. A file that is damaged or isn't ours is set aside
under a new name, never deleted; one written by a newer program is left alone and refused.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from gin.core.errors import SaveError

FILE = "parlour.db"
LOCK = "parlour.lock"
FORMAT = 4
APPLICATION_ID = 0x47696E50

_TABLES = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    agreed TEXT NOT NULL,
    level INTEGER,
    seed INTEGER NOT NULL,
    dealer INTEGER,
    started REAL NOT NULL,
    touched REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'open',
    practice INTEGER NOT NULL DEFAULT 0,
    dealt INTEGER NOT NULL DEFAULT 0,
    salt TEXT NOT NULL DEFAULT '',
    program TEXT NOT NULL DEFAULT ''
);
CREATE TABLE action (
    match INTEGER NOT NULL REFERENCES match (id),
    hand INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, hand, ply)
) WITHOUT ROWID;
CREATE TABLE hand (
    match INTEGER NOT NULL REFERENCES match (id),
    hand INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    ender INTEGER,
    winner INTEGER,
    points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL,
    deadwood0 INTEGER NOT NULL,
    deadwood1 INTEGER NOT NULL,
    PRIMARY KEY (match, hand)
) WITHOUT ROWID;
CREATE TABLE outcome (
    match INTEGER PRIMARY KEY REFERENCES match (id),
    winner INTEGER,
    total0 INTEGER NOT NULL,
    total1 INTEGER NOT NULL
);
CREATE INDEX match_by_game ON match (game, state);
CREATE TABLE note (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
"""


_COLUMNS = "id, game, agreed, level, seed, dealer, touched, state, practice, dealt, salt, program"


class DataInUse(SaveError):
    """Another copy of the program holds the data."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as kept. `state` is open, finished, left or broken; `dealt` the last hand dealt.

    `salt` is what the seals of its hands are made with, `program` the outside program that plays.
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


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action as kept, in its notation."""

    hand: int
    ply: int
    seat: int
    text: str


def _from_format_1(link: sqlite3.Connection) -> None:
    """Format 1 knew neither practice nor a hand just dealt, and kept no outcomes of matches."""
    link.execute("ALTER TABLE match ADD COLUMN dealt INTEGER NOT NULL DEFAULT 0")
    link.execute("ALTER TABLE match ADD COLUMN practice INTEGER NOT NULL DEFAULT 0")
    link.execute(
        "CREATE TABLE outcome (match INTEGER PRIMARY KEY REFERENCES match (id), winner INTEGER,"
        " total0 INTEGER NOT NULL, total1 INTEGER NOT NULL)"
    )


def _from_format_2(link: sqlite3.Connection) -> None:
    """Format 2 kept no notes: the order of a hand, favourite games."""
    link.execute("CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID")


def _from_format_3(link: sqlite3.Connection) -> None:
    """Format 3 knew neither seals nor outside programs. Open matches are sealed from now on."""
    import secrets

    link.execute("ALTER TABLE match ADD COLUMN salt TEXT NOT NULL DEFAULT ''")
    link.execute("ALTER TABLE match ADD COLUMN program TEXT NOT NULL DEFAULT ''")
    for (id,) in link.execute("SELECT id FROM match").fetchall():
        link.execute("UPDATE match SET salt = ? WHERE id = ?", (secrets.token_hex(16), id))


_MIGRATIONS = {1: _from_format_1, 2: _from_format_2, 3: _from_format_3}


class Store:
    """An open database. `notices` tells what had to be done to open it, sentence by sentence."""

    def __init__(
        self,
        link: sqlite3.Connection,
        notices: tuple[str, ...] = (),
        lock: int | None = None,
        path: Path | None = None,
    ) -> None:
        self._link = link
        self._lock = lock
        self._path = path
        self.notices = notices

    @property
    def saves(self) -> bool:
        """Is anything kept after the program ends?"""
        return self._lock is not None

    @classmethod
    def in_memory(cls) -> Store:
        """A store that forgets everything at the end, for going on without saving."""
        link = sqlite3.connect(":memory:", isolation_level=None)
        link.executescript(_TABLES)
        return cls(link)

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The store in a folder.

        Raises DataInUse if another copy holds it, SaveError if it cannot be used.
        """
        lock = _take_lock(folder / LOCK)
        try:
            link, notices = _open_or_set_aside(folder / FILE)
        except BaseException:
            os.close(lock)
            raise
        return cls(link, notices, lock, folder / FILE)

    def close(self) -> None:
        """Close the file and let another copy have it."""
        self._link.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @contextlib.contextmanager
    def _writing(self, *, thoroughly: bool = False) -> Iterator[sqlite3.Connection]:
        """One transaction; `thoroughly` waits until the disk has it."""
        if self._path is not None and not self._path.exists():
            # The system would go on writing to the file that was taken away.
            raise SaveError(f"the move could not be kept: {self._path} is gone")
        try:
            self._link.execute(f"PRAGMA synchronous = {'FULL' if thoroughly else 'NORMAL'}")
            self._link.execute("BEGIN IMMEDIATE")
            try:
                yield self._link
                self._link.execute("COMMIT")
            except BaseException:
                if self._link.in_transaction:
                    self._link.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise SaveError(f"the move could not be kept: {_plain(error)}") from error

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
    ) -> int:
        """Keep a new match; returns its id."""
        now = time.time()
        with self._writing() as link:
            cursor = link.execute(
                "INSERT INTO match (game, agreed, level, seed, dealer, started, touched, practice,"
                " salt, program) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (game, ",".join(agreed), level, seed, dealer, now, now, practice, salt, program),
            )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def add_action(self, match: int, action: ActionRow) -> None:
        """Keep an action."""
        with self._writing() as link:
            link.execute(
                "INSERT INTO action (match, hand, ply, seat, text) VALUES (?, ?, ?, ?, ?)",
                (match, action.hand, action.ply, action.seat, action.text),
            )
            link.execute("UPDATE match SET touched = ? WHERE id = ?", (time.time(), match))

    def end_hand(
        self,
        match: int,
        last: ActionRow,
        hand: tuple[str, int | None, int | None, int, int, int, int],
        outcome: tuple[int | None, int, int] | None,
    ) -> None:
        """Keep a hand's last action, its result, and the match's outcome if that ends it too.

        `hand` is (outcome, ender, winner, points by seat, deadwood by seat), `outcome` (winner,
        totals by seat).
        """
        with self._writing(thoroughly=True) as link:
            link.execute(
                "INSERT INTO action (match, hand, ply, seat, text) VALUES (?, ?, ?, ?, ?)",
                (match, last.hand, last.ply, last.seat, last.text),
            )
            link.execute(
                "INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (match, last.hand, *hand)
            )
            state = "open"
            if outcome is not None:
                state = "finished"
                link.execute("INSERT INTO outcome VALUES (?, ?, ?, ?)", (match, *outcome))
            link.execute(
                "UPDATE match SET touched = ?, state = ? WHERE id = ?", (time.time(), state, match)
            )

    def deal(self, match: int, hand: int) -> None:
        """Keep that a hand was dealt, before anybody has done anything in it."""
        with self._writing() as link:
            link.execute("UPDATE match SET dealt = ? WHERE id = ?", (hand, match))

    def take_back(self, match: int, hand: int, ply: int) -> None:
        """Forget a hand's actions from `ply` on, and mark the match as practice."""
        with self._writing() as link:
            link.execute(
                "DELETE FROM action WHERE match = ? AND hand = ? AND ply >= ?", (match, hand, ply)
            )
            link.execute("UPDATE match SET practice = 1 WHERE id = ?", (match,))

    def set_state(self, match: int, state: str) -> None:
        """Mark a match as left by the player, or as broken."""
        with self._writing() as link:
            link.execute("UPDATE match SET state = ? WHERE id = ?", (state, match))

    def note(self, name: str) -> str:
        """What was noted under a name; empty for nothing."""
        rows = self.rows("SELECT text FROM note WHERE name = ?", (name,))
        return str(rows[0][0]) if rows else ""

    def set_note(self, name: str, text: str) -> None:
        """Note a text under a name, instead of what stood there; an empty text is not kept."""
        with self._writing() as link:
            if text:
                link.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, text))
            else:
                link.execute("DELETE FROM note WHERE name = ?", (name,))

    def matches(self, state: str = "open") -> tuple[MatchRow, ...]:
        """The matches in a state, the last touched first."""
        rows = self.rows(
            f"SELECT {_COLUMNS} FROM match WHERE state = ? ORDER BY touched DESC, id DESC",
            (state,),
        )
        return tuple(_match(row) for row in rows)

    def match(self, id: int) -> MatchRow:
        """A match by its id."""
        rows = self.rows(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (id,))
        if not rows:
            raise SaveError(f"no match has the number {id}")
        return _match(rows[0])

    def actions(self, match: int) -> tuple[ActionRow, ...]:
        """All actions of a match in their order."""
        rows = self.rows(
            "SELECT hand, ply, seat, text FROM action WHERE match = ? ORDER BY hand, ply", (match,)
        )
        return tuple(ActionRow(*row) for row in rows)  # type: ignore[arg-type]

    def call(self, name: str, arguments: int, function: Callable[..., str]) -> None:
        """Have `name` in queries stand for a function of so many values."""
        self._link.create_function(name, arguments, function)

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        """The rows of a read-only query. Raises SaveError if the file cannot be read any more."""
        try:
            return self._link.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise SaveError(f"what is kept could not be read: {_plain(error)}") from error


def _match(row: tuple[object, ...]) -> MatchRow:
    id, game, agreed, level, seed, dealer, touched, state, practice, dealt, salt, program = row
    words = tuple(str(agreed).split(",")) if agreed else ()
    return MatchRow(
        id, game, words, level, seed, dealer, touched, state, bool(practice), dealt, salt, program,  # type: ignore[arg-type]
    )  # fmt: skip


def _take_lock(path: Path) -> int:
    """A lock that the system lets go of when the process ends, however it ends."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise SaveError(f"cannot write {path}: {error.strerror}") from error
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise DataInUse(
            f"another copy of Gin Parlour is running and holds the data in {path.parent}"
        ) from error
    return handle


def _open_or_set_aside(path: Path) -> tuple[sqlite3.Connection, tuple[str, ...]]:
    """The database, brought to this format; a file that can't be read is renamed first."""
    try:
        return _open(path), ()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and not _is_damage(error):
            raise SaveError(f"cannot use {path}: {_plain(error)}") from error
        aside = _set_aside(path)
        notice = (
            f"The saved games in {path.name} could not be read ({_plain(error)}). "
            f"The file is kept as {aside.name}, and a new one was begun."
        )
        try:
            return _open(path), (notice,)
        except sqlite3.Error as again:
            raise SaveError(f"cannot use {path}: {_plain(again)}") from again


def _is_damage(error: sqlite3.Error) -> bool:
    return any(word in str(error) for word in ("malformed", "not a database", "foreign"))


def _open(path: Path) -> sqlite3.Connection:
    link = sqlite3.connect(path, isolation_level=None, timeout=2.0)
    try:
        (format,) = link.execute("PRAGMA user_version").fetchone()
        (application,) = link.execute("PRAGMA application_id").fetchone()
        (tables,) = link.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if format > FORMAT and application == APPLICATION_ID:
            raise SaveError(
                f"{path} was written by a newer Gin Parlour (format {format}; this one knows "
                f"{FORMAT}): use that one, or start with another data folder"
            )
        if tables and application != APPLICATION_ID:
            raise sqlite3.DatabaseError("it is a foreign database")
        if link.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("it is malformed")
        if tables:
            _check_columns(link, format)
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("PRAGMA foreign_keys = ON")
        _bring_up(link, format if tables else 0)
    except BaseException:
        link.close()
        raise
    return link


def _check_columns(link: sqlite3.Connection, format: int) -> None:
    """Has a file that says it is ours the tables and columns of its format?

    They are declared strictly enough only by what is kept in them, so numbers are looked at too.
    """
    if format != FORMAT:
        return
    wanted = sqlite3.connect(":memory:")
    wanted.executescript(_TABLES)
    for (table,) in wanted.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        there = {row[1] for row in link.execute(f"PRAGMA table_info({table})")}
        for _, column, kind, *_ in wanted.execute(f"PRAGMA table_info({table})"):
            if column not in there:
                raise sqlite3.DatabaseError(f"it is malformed: {table} has no {column}")
            odd = f"SELECT 1 FROM {table} WHERE typeof({column}) NOT IN ('integer', 'null')"
            if kind == "INTEGER" and link.execute(f"{odd} LIMIT 1").fetchone():
                raise sqlite3.DatabaseError(f"it is malformed: {table}.{column} is no number")
    wanted.close()


def _bring_up(link: sqlite3.Connection, format: int) -> None:
    """Create the tables, or carry an older format forward step by step, all or nothing."""
    if format == FORMAT:
        # A write that changes nothing, to learn now rather than in mid-hand if none is possible.
        link.execute(f"PRAGMA user_version = {FORMAT}")
        return
    if format and format not in _MIGRATIONS:
        raise sqlite3.DatabaseError(f"format {format} is unknown")
    link.execute("BEGIN IMMEDIATE")
    try:
        if format == 0:
            for statement in _TABLES.split(";"):
                if statement.strip():
                    link.execute(statement)
        for step in range(format or FORMAT, FORMAT):
            _MIGRATIONS[step](link)
        link.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        link.execute(f"PRAGMA user_version = {FORMAT}")
        link.execute("COMMIT")
    except BaseException:
        link.execute("ROLLBACK")
        raise


def _set_aside(path: Path) -> Path:
    """Rename a file, with SQLite's companions, to a name not yet taken."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.replace(aside)
        for companion in ("-wal", "-shm"):
            extra = path.with_name(path.name + companion)
            if extra.exists():
                extra.replace(aside.with_name(aside.name + companion))
    except OSError as error:
        raise SaveError(f"{path} is damaged and cannot be set aside: {error.strerror}") from error
    return aside


def _plain(error: sqlite3.Error) -> str:
    text = str(error)
    if "full" in text:
        return "the disk is full"
    if "readonly" in text or "read-only" in text:
        return "it can only be read"
    return text
