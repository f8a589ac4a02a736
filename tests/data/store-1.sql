-- A database as format 1 wrote it: no practice matches, no outcomes of whole matches.
PRAGMA application_id = 1198091856;
PRAGMA user_version = 1;
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    agreed TEXT NOT NULL,
    level INTEGER,
    seed INTEGER NOT NULL,
    dealer INTEGER,
    started REAL NOT NULL,
    touched REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'open'
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
CREATE INDEX match_by_game ON match (game, state);
INSERT INTO match (id, game, agreed, level, seed, dealer, started, touched, state)
VALUES (1, 'gin', '', 1, 5, NULL, 1.7e9, 1.7e9, 'open');
INSERT INTO action VALUES (1, 0, 0, 0, 'take');
INSERT INTO action VALUES (1, 0, 1, 0, 'discard 3C');
INSERT INTO action VALUES (1, 0, 2, 1, 'draw');
INSERT INTO action VALUES (1, 0, 3, 1, 'discard TD');
INSERT INTO action VALUES (1, 0, 4, 0, 'draw');
INSERT INTO action VALUES (1, 0, 5, 0, 'discard QC');
INSERT INTO action VALUES (1, 0, 6, 1, 'draw');
INSERT INTO action VALUES (1, 0, 7, 1, 'discard JC');
INSERT INTO action VALUES (1, 0, 8, 0, 'draw');
INSERT INTO action VALUES (1, 0, 9, 0, 'discard KC');
INSERT INTO action VALUES (1, 0, 10, 1, 'draw');
INSERT INTO action VALUES (1, 0, 11, 1, 'discard 8H');
