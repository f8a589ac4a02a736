"""The current format of the database: its tables, and the migrations from older formats."""

from __future__ import annotations

import sqlite3

from gin.session.storage.schema import Schema, add_column

FORMAT = 8
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
    program TEXT NOT NULL DEFAULT '',
    total0 INTEGER,
    total1 INTEGER,
    played INTEGER NOT NULL DEFAULT 0,
    secret TEXT NOT NULL DEFAULT '',
    cut TEXT NOT NULL DEFAULT '',
    daily TEXT NOT NULL DEFAULT '',
    event TEXT NOT NULL DEFAULT '',
    partner TEXT NOT NULL DEFAULT ''
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
CREATE INDEX match_by_state ON match (state, played);
CREATE INDEX match_by_played ON match (played);
CREATE INDEX match_by_day ON match (daily);
CREATE INDEX match_by_event ON match (event);
CREATE TABLE judged (
    match INTEGER NOT NULL REFERENCES match (id),
    hand INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL,
    cost REAL NOT NULL,
    PRIMARY KEY (match, hand, ply)
) WITHOUT ROWID;
CREATE TABLE note (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    game TEXT NOT NULL,
    agreed TEXT NOT NULL,
    field TEXT NOT NULL,
    seed INTEGER NOT NULL,
    learner REAL NOT NULL,
    begun REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'open'
);
CREATE TABLE answer (
    id INTEGER PRIMARY KEY,
    exercise TEXT NOT NULL,
    theme TEXT NOT NULL,
    action TEXT NOT NULL,
    correct INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    day TEXT NOT NULL
);
"""


def _from_format_1(link: sqlite3.Connection) -> None:
    """Add practice matches, the hand just dealt, and outcomes of matches."""
    add_column(link, "match", "dealt INTEGER NOT NULL DEFAULT 0")
    add_column(link, "match", "practice INTEGER NOT NULL DEFAULT 0")
    link.execute(
        "CREATE TABLE IF NOT EXISTS outcome (match INTEGER PRIMARY KEY REFERENCES match (id),"
        " winner INTEGER, total0 INTEGER NOT NULL, total1 INTEGER NOT NULL)"
    )


def _from_format_2(link: sqlite3.Connection) -> None:
    """Add notes, such as the order of a hand and favourite games."""
    link.execute(
        "CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID"
    )


def _from_format_3(link: sqlite3.Connection) -> None:
    """Add seals and outside programs, and give every match a salt."""
    import secrets

    add_column(link, "match", "salt TEXT NOT NULL DEFAULT ''")
    add_column(link, "match", "program TEXT NOT NULL DEFAULT ''")
    for (id,) in link.execute("SELECT id FROM match WHERE salt = ''").fetchall():
        link.execute("UPDATE match SET salt = ? WHERE id = ?", (secrets.token_hex(16), id))


def _from_format_4(link: sqlite3.Connection) -> None:
    """Add scores of open matches, the order in which matches were last played, secrets and cuts.

    A replay computes a score when it is first needed. These matches were played without the
    untouched-stock limit, so it is off in them.
    """
    add_column(link, "match", "total0 INTEGER")
    add_column(link, "match", "total1 INTEGER")
    add_column(link, "match", "played INTEGER NOT NULL DEFAULT 0")
    add_column(link, "match", "secret TEXT NOT NULL DEFAULT ''")
    add_column(link, "match", "cut TEXT NOT NULL DEFAULT ''")
    ids = link.execute("SELECT id FROM match ORDER BY touched, id").fetchall()
    link.executemany(
        "UPDATE match SET played = ? WHERE id = ?",
        ((place, id) for place, (id,) in enumerate(ids, 1)),
    )
    # Format 1 did not store which hand was dealt last.
    link.execute(
        "UPDATE match SET dealt = max(dealt, (SELECT max(hand) FROM action WHERE match = id))"
        " WHERE state = 'open' AND id IN (SELECT match FROM action)"
    )
    link.execute(
        "UPDATE match SET agreed = trim(agreed || ',untouched-stock=off', ',')"
        " WHERE game <> 'solitary' AND agreed NOT LIKE '%untouched-stock=%'"
    )
    link.execute("CREATE INDEX IF NOT EXISTS match_by_state ON match (state, played)")


def _from_format_5(link: sqlite3.Connection) -> None:
    """Add the dates of daily deals."""
    add_column(link, "match", "daily TEXT NOT NULL DEFAULT ''")
    link.execute("CREATE INDEX IF NOT EXISTS match_by_day ON match (daily)")


def _from_format_6(link: sqlite3.Connection) -> None:
    """Add events of matches, tournaments, the coach's judgement of hands, and exercises."""
    add_column(link, "match", "event TEXT NOT NULL DEFAULT ''")
    link.execute("CREATE INDEX IF NOT EXISTS match_by_event ON match (event)")
    link.execute("CREATE INDEX IF NOT EXISTS match_by_played ON match (played)")
    link.execute(
        "CREATE TABLE IF NOT EXISTS tournament (id INTEGER PRIMARY KEY, form TEXT NOT NULL,"
        " game TEXT NOT NULL, agreed TEXT NOT NULL, field TEXT NOT NULL, seed INTEGER NOT NULL,"
        " learner REAL NOT NULL, begun REAL NOT NULL, state TEXT NOT NULL DEFAULT 'open')"
    )
    link.execute(
        "CREATE TABLE IF NOT EXISTS judged (match INTEGER NOT NULL REFERENCES match (id),"
        " hand INTEGER NOT NULL, ply INTEGER NOT NULL, kind TEXT NOT NULL, cost REAL NOT NULL,"
        " PRIMARY KEY (match, hand, ply)) WITHOUT ROWID"
    )
    link.execute(
        "CREATE TABLE IF NOT EXISTS answer (id INTEGER PRIMARY KEY, exercise TEXT NOT NULL,"
        " theme TEXT NOT NULL, action TEXT NOT NULL, correct INTEGER NOT NULL,"
        " rating INTEGER NOT NULL, day TEXT NOT NULL)"
    )


def _from_format_7(link: sqlite3.Connection) -> None:
    """Add the person opposite in matches between two people."""
    add_column(link, "match", "partner TEXT NOT NULL DEFAULT ''")


_STEPS = {
    1: _from_format_1,
    2: _from_format_2,
    3: _from_format_3,
    4: _from_format_4,
    5: _from_format_5,
    6: _from_format_6,
    7: _from_format_7,
}
SCHEMA = Schema(FORMAT, APPLICATION_ID, _TABLES, _STEPS)
