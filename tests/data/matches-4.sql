-- A database as format 4 (commit 4fdd075) wrote it; matches-4.json tells what that program dealt.
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
INSERT INTO "action" VALUES(1,0,0,1,'pass');
INSERT INTO "action" VALUES(1,0,1,0,'pass');
INSERT INTO "action" VALUES(1,0,2,1,'draw');
INSERT INTO "action" VALUES(1,0,3,1,'discard JD');
INSERT INTO "action" VALUES(1,0,4,0,'take');
INSERT INTO "action" VALUES(1,0,5,0,'discard 2C');
INSERT INTO "action" VALUES(1,0,6,1,'draw');
INSERT INTO "action" VALUES(1,0,7,1,'discard JH');
INSERT INTO "action" VALUES(1,0,8,0,'take');
INSERT INTO "action" VALUES(1,0,9,0,'discard KC');
INSERT INTO "action" VALUES(1,0,10,1,'draw');
INSERT INTO "action" VALUES(1,0,11,1,'discard QH');
INSERT INTO "action" VALUES(1,0,12,0,'take');
INSERT INTO "action" VALUES(1,0,13,0,'discard TC');
INSERT INTO "action" VALUES(1,0,14,1,'draw');
INSERT INTO "action" VALUES(1,0,15,1,'discard TS');
INSERT INTO "action" VALUES(1,0,16,0,'take');
INSERT INTO "action" VALUES(1,0,17,0,'discard 4D');
INSERT INTO "action" VALUES(1,0,18,1,'draw');
INSERT INTO "action" VALUES(1,0,19,1,'discard 9H');
INSERT INTO "action" VALUES(1,0,20,0,'draw');
INSERT INTO "action" VALUES(1,0,21,0,'discard 5C');
INSERT INTO "action" VALUES(1,0,22,1,'draw');
INSERT INTO "action" VALUES(1,0,23,1,'discard 9C');
INSERT INTO "action" VALUES(1,0,24,0,'take');
INSERT INTO "action" VALUES(1,0,25,0,'discard 8C');
INSERT INTO "action" VALUES(1,0,26,1,'draw');
INSERT INTO "action" VALUES(1,0,27,1,'discard 8S');
INSERT INTO "action" VALUES(1,0,28,0,'draw');
INSERT INTO "action" VALUES(1,0,29,0,'discard JD');
INSERT INTO "action" VALUES(1,0,30,1,'draw');
INSERT INTO "action" VALUES(1,0,31,1,'discard 8H');
INSERT INTO "action" VALUES(1,0,32,0,'draw');
INSERT INTO "action" VALUES(1,0,33,0,'discard 7H');
INSERT INTO "action" VALUES(1,0,34,1,'take');
INSERT INTO "action" VALUES(1,0,35,1,'discard 6S');
INSERT INTO "action" VALUES(1,0,36,0,'draw');
INSERT INTO "action" VALUES(1,0,37,0,'discard 4C');
INSERT INTO "action" VALUES(1,0,38,1,'draw');
INSERT INTO "action" VALUES(1,0,39,1,'discard QD');
INSERT INTO "action" VALUES(1,0,40,0,'take');
INSERT INTO "action" VALUES(1,0,41,0,'discard QH');
INSERT INTO "action" VALUES(1,0,42,1,'draw');
INSERT INTO "action" VALUES(1,0,43,1,'discard 5H');
INSERT INTO "action" VALUES(1,0,44,0,'draw');
INSERT INTO "action" VALUES(1,0,45,0,'discard QD');
INSERT INTO "action" VALUES(1,0,46,1,'draw');
INSERT INTO "action" VALUES(1,0,47,1,'discard 9D');
INSERT INTO "action" VALUES(1,0,48,0,'take');
INSERT INTO "action" VALUES(1,0,49,0,'discard TH');
INSERT INTO "action" VALUES(1,0,50,1,'draw');
INSERT INTO "action" VALUES(1,0,51,1,'discard JC');
INSERT INTO "action" VALUES(1,0,52,0,'draw');
INSERT INTO "action" VALUES(1,0,53,0,'discard 9D');
INSERT INTO "action" VALUES(1,0,54,1,'draw');
INSERT INTO "action" VALUES(1,0,55,1,'knock 3S ACADAH,7C7D7H,2H3H4H');
INSERT INTO "action" VALUES(1,0,56,0,'layoff - -');
INSERT INTO "action" VALUES(1,1,0,1,'take');
INSERT INTO "action" VALUES(1,1,1,1,'discard KS');
INSERT INTO "action" VALUES(1,1,2,0,'take');
INSERT INTO "action" VALUES(1,1,3,0,'discard 8C');
INSERT INTO "action" VALUES(1,1,4,1,'draw');
INSERT INTO "action" VALUES(1,1,5,1,'discard 6S');
INSERT INTO "action" VALUES(1,1,6,0,'draw');
INSERT INTO "action" VALUES(1,1,7,0,'discard 6C');
INSERT INTO "action" VALUES(1,1,8,1,'draw');
INSERT INTO "action" VALUES(1,1,9,1,'knock 6H 4C4D4H,9C9H9S');
INSERT INTO "action" VALUES(1,1,10,0,'layoff 6D7D8D -');
INSERT INTO "action" VALUES(2,0,0,0,'offer 3');
INSERT INTO "action" VALUES(2,0,1,1,'accept');
INSERT INTO "action" VALUES(2,0,2,1,'no-offer');
INSERT INTO "action" VALUES(2,0,3,0,'take');
INSERT INTO "action" VALUES(2,0,4,0,'discard 6C');
INSERT INTO "action" VALUES(2,0,5,1,'draw');
INSERT INTO "action" VALUES(2,0,6,1,'discard KS');
INSERT INTO "action" VALUES(2,0,7,0,'draw');
INSERT INTO "action" VALUES(2,0,8,0,'discard JC');
INSERT INTO "action" VALUES(2,0,9,1,'draw');
INSERT INTO "action" VALUES(2,0,10,1,'discard JH');
INSERT INTO "action" VALUES(2,0,11,0,'take');
INSERT INTO "action" VALUES(2,0,12,0,'discard KC');
INSERT INTO "action" VALUES(2,0,13,1,'draw');
INSERT INTO "action" VALUES(2,0,14,1,'discard KH');
INSERT INTO "action" VALUES(2,0,15,0,'take');
INSERT INTO "action" VALUES(2,0,16,0,'discard 4C');
INSERT INTO "action" VALUES(2,0,17,1,'draw');
INSERT INTO "action" VALUES(2,0,18,1,'discard 8S');
INSERT INTO "action" VALUES(2,0,19,0,'draw');
INSERT INTO "action" VALUES(2,0,20,0,'discard QD');
INSERT INTO "action" VALUES(2,0,21,1,'draw');
INSERT INTO "action" VALUES(2,0,22,1,'discard JS');
INSERT INTO "action" VALUES(2,0,23,0,'draw');
INSERT INTO "action" VALUES(2,0,24,0,'discard TD');
INSERT INTO "action" VALUES(2,0,25,1,'draw');
INSERT INTO "action" VALUES(2,0,26,1,'discard 8H');
INSERT INTO "action" VALUES(2,0,27,0,'take');
INSERT INTO "action" VALUES(2,0,28,0,'discard 2C');
INSERT INTO "action" VALUES(2,0,29,1,'draw');
INSERT INTO "action" VALUES(2,0,30,1,'discard TH');
INSERT INTO "action" VALUES(2,0,31,0,'take');
INSERT INTO "action" VALUES(2,0,32,0,'discard AH');
INSERT INTO "action" VALUES(2,0,33,1,'draw');
INSERT INTO "action" VALUES(2,0,34,1,'knock 7C 5C5D5H,9C9D9H9S');
INSERT INTO "action" VALUES(2,0,35,0,'layoff THJHQHKH -');
INSERT INTO "action" VALUES(2,1,0,1,'no-offer');
INSERT INTO "action" VALUES(2,1,1,0,'offer 2');
INSERT INTO "action" VALUES(2,1,2,1,'accept');
INSERT INTO "action" VALUES(3,0,0,0,'draw');
INSERT INTO "action" VALUES(3,0,1,0,'discard 3C');
INSERT INTO "action" VALUES(3,0,2,0,'draw');
INSERT INTO "action" VALUES(3,0,3,0,'discard TC');
INSERT INTO "action" VALUES(3,0,4,0,'draw');
INSERT INTO "action" VALUES(3,0,5,0,'discard 8C');
INSERT INTO "action" VALUES(3,0,6,0,'stop');
INSERT INTO "action" VALUES(3,1,0,0,'draw');
INSERT INTO "action" VALUES(3,1,1,0,'discard 2C');
INSERT INTO "action" VALUES(3,1,2,0,'draw');
INSERT INTO "action" VALUES(4,0,0,1,'pass');
INSERT INTO "action" VALUES(4,0,1,0,'take');
INSERT INTO "action" VALUES(4,0,2,0,'discard TC');
INSERT INTO "action" VALUES(4,0,3,1,'draw');
INSERT INTO "action" VALUES(4,0,4,1,'discard QH');
INSERT INTO "action" VALUES(4,0,5,0,'take');
INSERT INTO "action" VALUES(4,0,6,0,'discard 6D');
INSERT INTO "action" VALUES(4,0,7,1,'take');
INSERT INTO "action" VALUES(4,0,8,1,'discard QC');
INSERT INTO "action" VALUES(4,0,9,0,'draw');
INSERT INTO "action" VALUES(4,0,10,0,'discard 2C');
INSERT INTO "action" VALUES(4,0,11,1,'draw');
INSERT INTO "action" VALUES(4,0,12,1,'discard 9C');
INSERT INTO "action" VALUES(4,0,13,0,'take');
INSERT INTO "action" VALUES(4,0,14,0,'discard 9D');
INSERT INTO "action" VALUES(4,0,15,1,'draw');
INSERT INTO "action" VALUES(4,0,16,1,'discard 9H');
INSERT INTO "action" VALUES(4,0,17,0,'draw');
INSERT INTO "action" VALUES(4,0,18,0,'discard JC');
INSERT INTO "action" VALUES(4,0,19,1,'draw');
INSERT INTO "action" VALUES(4,0,20,1,'discard 8H');
INSERT INTO "action" VALUES(4,0,21,0,'take');
INSERT INTO "action" VALUES(4,0,22,0,'discard AH');
INSERT INTO "action" VALUES(4,0,23,1,'draw');
INSERT INTO "action" VALUES(4,0,24,1,'discard KS');
INSERT INTO "action" VALUES(4,0,25,0,'take');
INSERT INTO "action" VALUES(4,0,26,0,'discard KC');
INSERT INTO "action" VALUES(4,0,27,1,'draw');
INSERT INTO "action" VALUES(4,0,28,1,'discard 5C');
INSERT INTO "action" VALUES(4,0,29,0,'draw');
INSERT INTO "action" VALUES(4,0,30,0,'discard JD');
INSERT INTO "action" VALUES(4,0,31,1,'draw');
INSERT INTO "action" VALUES(4,0,32,1,'discard 4H');
INSERT INTO "action" VALUES(4,0,33,0,'take');
INSERT INTO "action" VALUES(4,0,34,0,'discard 9C');
INSERT INTO "action" VALUES(4,0,35,1,'draw');
INSERT INTO "action" VALUES(4,0,36,1,'discard 7C');
INSERT INTO "action" VALUES(4,0,37,0,'draw');
INSERT INTO "action" VALUES(4,0,38,0,'discard 4H');
INSERT INTO "action" VALUES(4,0,39,1,'take');
INSERT INTO "action" VALUES(4,0,40,1,'knock 5S 6C6D6H,AD2D3D,3H4H5H');
INSERT INTO "action" VALUES(4,0,41,0,'layoff THJHQH,JSQSKS -');
INSERT INTO "action" VALUES(4,1,0,1,'pass');
INSERT INTO "action" VALUES(4,1,1,0,'pass');
INSERT INTO "action" VALUES(4,1,2,1,'draw');
INSERT INTO "action" VALUES(5,0,0,1,'pass');
INSERT INTO "action" VALUES(5,0,1,0,'take');
INSERT INTO "action" VALUES(5,0,2,0,'discard 9C');
INSERT INTO "action" VALUES(5,0,3,1,'draw');
INSERT INTO "action" VALUES(5,0,4,1,'discard TC');
INSERT INTO "action" VALUES(5,0,5,0,'draw');
INSERT INTO "action" VALUES(5,0,6,0,'discard 5D');
INSERT INTO "action" VALUES(5,0,7,1,'draw');
INSERT INTO "action" VALUES(5,0,8,1,'discard KS');
INSERT INTO "action" VALUES(5,0,9,0,'take');
INSERT INTO "action" VALUES(5,0,10,0,'discard 8C');
INSERT INTO "action" VALUES(5,0,11,1,'draw');
INSERT INTO "action" VALUES(5,0,12,1,'discard 5C');
INSERT INTO "action" VALUES(5,0,13,0,'draw');
INSERT INTO "action" VALUES(5,0,14,0,'discard AC');
INSERT INTO "action" VALUES(5,0,15,1,'take');
INSERT INTO "action" VALUES(5,0,16,1,'discard JS');
INSERT INTO "action" VALUES(5,0,17,0,'draw');
INSERT INTO "action" VALUES(5,0,18,0,'discard AH');
INSERT INTO "action" VALUES(5,0,19,1,'take');
INSERT INTO "action" VALUES(5,0,20,1,'knock 8S ACAHAS,AD2D3D,7D7H7S');
INSERT INTO "action" VALUES(5,0,21,0,'layoff - -');
INSERT INTO "action" VALUES(6,0,0,0,'pass');
INSERT INTO "action" VALUES(6,0,1,1,'pass');
INSERT INTO "action" VALUES(6,0,2,0,'draw');
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
INSERT INTO "hand" VALUES(1,0,'knock',1,1,0,65,67,2);
INSERT INTO "hand" VALUES(1,1,'knock',1,1,0,36,46,10);
INSERT INTO "hand" VALUES(2,0,'knock',1,1,0,3,45,8);
INSERT INTO "hand" VALUES(3,0,'solo_loose',0,NULL,80,0,80,0);
INSERT INTO "hand" VALUES(4,0,'knock',1,1,0,24,27,3);
INSERT INTO "hand" VALUES(5,0,'knock',1,1,0,82,86,4);
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
INSERT INTO "match" VALUES(1,'gin','',1,8295340467371,NULL,1.79535743714719343185e+09,1.79535743732401275631e+09,'finished',0,1,'ef442e9876d8904751ee55bd5dce8b67','');
INSERT INTO "match" VALUES(2,'dice','',1,8054274588769,NULL,1.79535743734018015857e+09,1.79535743741014838219e+09,'open',0,1,'00847a78f0a1cd96ba1ca65c21710335','');
INSERT INTO "match" VALUES(3,'solitary','',NULL,3661802676755,NULL,1.79535743741074013714e+09,1.79535743747000479703e+09,'open',0,1,'41c30ecf51bc067415f5fe9ed738858d','');
INSERT INTO "match" VALUES(4,'race','',1,3822230947044,NULL,1.79535743747144556047e+09,1.79535743750896954534e+09,'open',0,1,'06fac66aceb2c9827594e1f41da67246','');
INSERT INTO "match" VALUES(5,'gin','target=50',1,77,NULL,1.79535743750956130028e+09,1.79535743752311491966e+09,'finished',0,0,'134983cb34d51256f22aea993eadfad2','');
INSERT INTO "match" VALUES(6,'gin','',1,1250999896491,1,1.79535743753156256676e+09,1.79535743754171466827e+09,'open',0,0,'b372ea47bff70efb8056f2532c1d0980','');
CREATE TABLE note (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE outcome (
    match INTEGER PRIMARY KEY REFERENCES match (id),
    winner INTEGER,
    total0 INTEGER NOT NULL,
    total1 INTEGER NOT NULL
);
INSERT INTO "outcome" VALUES(1,1,0,341);
INSERT INTO "outcome" VALUES(5,1,0,302);
CREATE INDEX match_by_game ON match (game, state);
COMMIT;
