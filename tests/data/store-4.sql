-- A database as format 4 wrote it: matches in six games, and one of them kept under a name.
PRAGMA application_id = 1198091856;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE action (
    match INTEGER NOT NULL REFERENCES match (id),
    hand INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, hand, ply)
) WITHOUT ROWID;
INSERT INTO "action" VALUES(1,0,0,0,'pass');
INSERT INTO "action" VALUES(1,0,1,1,'pass');
INSERT INTO "action" VALUES(1,0,2,0,'draw');
INSERT INTO "action" VALUES(1,0,3,0,'discard AC');
INSERT INTO "action" VALUES(1,0,4,1,'draw');
INSERT INTO "action" VALUES(1,0,5,1,'discard JC');
INSERT INTO "action" VALUES(1,0,6,0,'take');
INSERT INTO "action" VALUES(1,0,7,0,'discard TH');
INSERT INTO "action" VALUES(1,0,8,1,'draw');
INSERT INTO "action" VALUES(1,0,9,1,'discard TC');
INSERT INTO "action" VALUES(1,0,10,0,'take');
INSERT INTO "action" VALUES(1,0,11,0,'discard AH');
INSERT INTO "action" VALUES(2,0,0,0,'take');
INSERT INTO "action" VALUES(2,0,1,0,'discard 8S');
INSERT INTO "action" VALUES(2,0,2,1,'draw');
INSERT INTO "action" VALUES(2,0,3,1,'discard TD');
INSERT INTO "action" VALUES(2,0,4,0,'draw');
INSERT INTO "action" VALUES(2,0,5,0,'discard 5H');
INSERT INTO "action" VALUES(2,0,6,1,'draw');
INSERT INTO "action" VALUES(2,0,7,1,'discard QD');
INSERT INTO "action" VALUES(2,0,8,0,'draw');
INSERT INTO "action" VALUES(2,0,9,0,'discard KH');
INSERT INTO "action" VALUES(2,0,10,1,'draw');
INSERT INTO "action" VALUES(2,0,11,1,'discard TS');
INSERT INTO "action" VALUES(3,0,0,1,'pass');
INSERT INTO "action" VALUES(3,0,1,0,'take');
INSERT INTO "action" VALUES(3,0,2,0,'discard 8D');
INSERT INTO "action" VALUES(3,0,3,1,'draw');
INSERT INTO "action" VALUES(3,0,4,1,'discard TD');
INSERT INTO "action" VALUES(3,0,5,0,'draw');
INSERT INTO "action" VALUES(3,0,6,0,'discard QH');
INSERT INTO "action" VALUES(3,0,7,1,'draw');
INSERT INTO "action" VALUES(3,0,8,1,'discard JC');
INSERT INTO "action" VALUES(3,0,9,0,'draw');
INSERT INTO "action" VALUES(3,0,10,0,'discard JS');
INSERT INTO "action" VALUES(3,0,11,1,'draw');
INSERT INTO "action" VALUES(4,0,0,1,'take');
INSERT INTO "action" VALUES(4,0,1,1,'layout 6C6H6S -');
INSERT INTO "action" VALUES(4,0,2,1,'discard JS');
INSERT INTO "action" VALUES(4,0,3,0,'draw');
INSERT INTO "action" VALUES(4,0,4,0,'discard 4S');
INSERT INTO "action" VALUES(4,0,5,1,'draw');
INSERT INTO "action" VALUES(4,0,6,1,'discard QC');
INSERT INTO "action" VALUES(4,0,7,0,'challenge 0');
INSERT INTO "action" VALUES(4,0,8,1,'refuse');
INSERT INTO "action" VALUES(4,0,9,0,'draw');
INSERT INTO "action" VALUES(4,0,10,0,'discard 6D');
INSERT INTO "action" VALUES(4,0,11,1,'take');
INSERT INTO "action" VALUES(5,0,0,1,'draw');
INSERT INTO "action" VALUES(5,0,1,1,'hold AS');
INSERT INTO "action" VALUES(5,0,2,0,'accept');
INSERT INTO "action" VALUES(5,0,3,0,'hold 4D');
INSERT INTO "action" VALUES(5,0,4,1,'accept');
INSERT INTO "action" VALUES(5,0,5,1,'draw');
INSERT INTO "action" VALUES(5,0,6,1,'hold AD');
INSERT INTO "action" VALUES(5,0,7,0,'accept');
INSERT INTO "action" VALUES(5,0,8,0,'hold AS');
INSERT INTO "action" VALUES(5,0,9,1,'refuse');
INSERT INTO "action" VALUES(5,0,10,1,'draw');
INSERT INTO "action" VALUES(5,0,11,1,'hold TC');
INSERT INTO "action" VALUES(6,0,0,0,'stop');
INSERT INTO "action" VALUES(6,1,0,0,'stop');
INSERT INTO "action" VALUES(6,2,0,0,'draw');
INSERT INTO "action" VALUES(6,2,1,0,'discard AH');
INSERT INTO "action" VALUES(6,2,2,0,'draw');
INSERT INTO "action" VALUES(6,2,3,0,'discard 8S');
INSERT INTO "action" VALUES(6,2,4,0,'draw');
INSERT INTO "action" VALUES(6,2,5,0,'discard JC');
INSERT INTO "action" VALUES(6,2,6,0,'draw');
INSERT INTO "action" VALUES(6,2,7,0,'discard 4D');
INSERT INTO "action" VALUES(7,0,0,1,'pass');
INSERT INTO "action" VALUES(7,0,1,0,'take');
INSERT INTO "action" VALUES(7,0,2,0,'discard 4S');
INSERT INTO "action" VALUES(7,0,3,1,'draw');
INSERT INTO "action" VALUES(7,0,4,1,'discard KD');
INSERT INTO "action" VALUES(7,0,5,0,'draw');
INSERT INTO "action" VALUES(7,0,6,0,'discard 4D');
INSERT INTO "action" VALUES(7,0,7,1,'draw');
INSERT INTO "action" VALUES(7,0,8,1,'discard 6H');
INSERT INTO "action" VALUES(7,0,9,0,'take');
INSERT INTO "action" VALUES(7,0,10,0,'discard 8S');
INSERT INTO "action" VALUES(7,0,11,1,'draw');
INSERT INTO "action" VALUES(7,0,12,1,'discard TD');
INSERT INTO "action" VALUES(7,0,13,0,'draw');
INSERT INTO "action" VALUES(7,0,14,0,'discard AS');
INSERT INTO "action" VALUES(7,0,15,1,'take');
INSERT INTO "action" VALUES(7,0,16,1,'discard TC');
INSERT INTO "action" VALUES(7,0,17,0,'draw');
INSERT INTO "action" VALUES(7,0,18,0,'discard QH');
INSERT INTO "action" VALUES(7,0,19,1,'draw');
INSERT INTO "action" VALUES(7,0,20,1,'discard 8H');
INSERT INTO "action" VALUES(7,0,21,0,'take');
INSERT INTO "action" VALUES(7,0,22,0,'discard KH');
INSERT INTO "action" VALUES(7,0,23,1,'draw');
INSERT INTO "action" VALUES(7,0,24,1,'discard 6D');
INSERT INTO "action" VALUES(7,0,25,0,'draw');
INSERT INTO "action" VALUES(7,0,26,0,'discard 5C');
INSERT INTO "action" VALUES(7,0,27,1,'draw');
INSERT INTO "action" VALUES(7,0,28,1,'discard QS');
INSERT INTO "action" VALUES(7,0,29,0,'take');
INSERT INTO "action" VALUES(7,0,30,0,'discard 6S');
INSERT INTO "action" VALUES(7,0,31,1,'draw');
INSERT INTO "action" VALUES(7,0,32,1,'discard 3S');
INSERT INTO "action" VALUES(7,0,33,0,'take');
INSERT INTO "action" VALUES(7,0,34,0,'discard 8H');
INSERT INTO "action" VALUES(7,0,35,1,'draw');
INSERT INTO "action" VALUES(7,0,36,1,'discard KS');
INSERT INTO "action" VALUES(7,0,37,0,'draw');
INSERT INTO "action" VALUES(7,0,38,0,'discard 6C');
INSERT INTO "action" VALUES(7,0,39,1,'draw');
INSERT INTO "action" VALUES(7,0,40,1,'discard 5S');
INSERT INTO "action" VALUES(7,0,41,0,'draw');
INSERT INTO "action" VALUES(7,0,42,0,'discard 9S');
INSERT INTO "action" VALUES(7,0,43,1,'draw');
INSERT INTO "action" VALUES(7,0,44,1,'knock 4H ACAHAS,7C7D7H,AD2D3D');
INSERT INTO "action" VALUES(7,0,45,0,'layoff 2C3C4C -');
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
INSERT INTO "hand" VALUES(6,0,'solo_loose',0,NULL,60,0,60,0);
INSERT INTO "hand" VALUES(6,1,'solo_loose',0,NULL,75,0,75,0);
INSERT INTO "hand" VALUES(7,0,'knock',1,1,0,48,50,2);
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
INSERT INTO "match" VALUES(1,'gin','',1,7,NULL,1.79535751625349855424e+09,1.79535751629382896426e+09,'open',0,0,'60ef31c485c44487df7e746754078d19','');
INSERT INTO "match" VALUES(2,'house','undercut=25',1,8,NULL,1.79535751629539871215e+09,1.79535751629831147194e+09,'open',0,0,'922e5da5f36ddf03a15be7e867015096','');
INSERT INTO "match" VALUES(3,'gin','target=150,rainbow=on,rush=knock',1,9,NULL,1.79535751629902482037e+09,1.79535751631084442136e+09,'open',0,0,'8cc3cff8b0d32a4ea0e439f6892802f9','');
INSERT INTO "match" VALUES(4,'colonel','',1,10,NULL,1.79535751631142282487e+09,1.79535751631567215913e+09,'open',0,0,'aab19c8dffa275158e39e49c79805992','');
INSERT INTO "match" VALUES(5,'skarney','',1,11,NULL,1.79535751631642127032e+09,1.79535751635281562799e+09,'open',0,0,'d327220313823d611eaafc86d86453ea','');
INSERT INTO "match" VALUES(6,'solitary','',NULL,12,NULL,1.79535751635314702991e+09,1.79535751636863493913e+09,'open',0,2,'8d550f9237c8b46ad761b68373d56e62','');
INSERT INTO "match" VALUES(7,'house','',1,99,NULL,1.79535751636889934538e+09,1.79535751637570929525e+09,'left',0,0,'27f49220be4c9938c3d4ae0c0d525877','');
CREATE TABLE note (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "note" VALUES('mixtures','0028-R2G8-M1GV-9 Friday');
CREATE TABLE outcome (
    match INTEGER PRIMARY KEY REFERENCES match (id),
    winner INTEGER,
    total0 INTEGER NOT NULL,
    total1 INTEGER NOT NULL
);
CREATE INDEX match_by_game ON match (game, state);
COMMIT;