"""A real process is killed at random moments, and the next start has every committed move."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from gin.rules import engine
from gin.session.game import Session
from gin.session.storage import backups
from gin.session.storage.database import FILE
from gin.session.storage.format import FORMAT
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished
from gin.variants.setups import setup
from tests.support.places import DATA, TOP
from tests.support.play import several

pytestmark = pytest.mark.early

KILLS = several(100, 400)

# The process forks a child for each line of its input, because a start of Python for each would
# take minutes. The child plays as fast as it can, and prints each ply after it was committed.
PLAY = """
import random, sys
from pathlib import Path
from gin.rules import engine
from gin.session.game import Session
from gin.session.unfinished import unfinished
from gin.session.storage.store import Store
from gin.variants.setups import setup

def point(session):
    return f"{session.id} {session._hand} {len(session._record)} {session.seen.hand}"

def play(seed):
    store = Store.open(Path(sys.argv[1]))
    rng = random.Random(seed)
    def begin():
        return Session.begin(store, setup("gin"), 1, rng.randrange(1 << 40))
    open_matches = unfinished(store)
    session = Session.resume(store, open_matches[0].id) if open_matches else begin()
    print("at", point(session), flush=True)
    while True:
        if session.hand_over:
            if session.sheet.over:
                session = begin()
            else:
                session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(rng.choice(engine.legal(session.seen)))
        print("at", point(session), flush=True)
"""
OPEN = """
import sys
from pathlib import Path
from gin.session.storage.store import Store

def play(seed):
    Store.open(Path(sys.argv[1])).close()
"""
BACK_UP = """
import datetime, sys
from pathlib import Path
from gin.session.storage.backups import back_up

def play(seed):
    for day in range(30):
        date = datetime.date(2026, 11, 1) + datetime.timedelta(day)
        back_up(Path(sys.argv[1], "parlour.db"), date)
"""
FORKS = """
import os
for line in iter(sys.stdin.readline, ""):
    child = os.fork()
    if not child:
        print("born", os.getpid(), flush=True)
        play(int(line))
        os._exit(0)
    os.waitpid(child, 0)
    print("\\ngone", flush=True)
"""


@contextmanager
def nursery(folder: Path, work: str = PLAY) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", work + FORKS, str(folder)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=TOP,
    ) as process:  # fmt: skip
        yield process


def test_killed_at_random_moments_nothing_is_lost(tmp_path: Path) -> None:
    rng = random.Random(1)
    last = ""
    with nursery(tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for kill in range(KILLS):
            process.stdin.write(f"{kill}\n")
            process.stdin.flush()
            born, child = process.stdout.readline().split()
            assert born == "born"
            lines = [process.stdout.readline().strip()]
            assert lines[0].startswith("at"), "it did not start"
            if last:
                assert _point(lines[0]) in (_point(last), _next(_point(last))), (last, lines[0])
            for _ in range(rng.randrange(12)):
                lines.append(process.stdout.readline().strip())
            os.kill(int(child), signal.SIGKILL)
            # Each printed line was committed before it was printed.
            for line in iter(process.stdout.readline, "gone\n"):
                assert line, "the child did not report its end"
                if len(line.split()) == 5:
                    lines.append(line)
            last = lines[-1]
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert store.matches("broken") == ()
    for match in store.matches():
        Session.resume(store, match.id)
    store.close()


def kill_after(process: subprocess.Popen[str], seconds: float) -> None:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("0\n")
    process.stdin.flush()
    born, child = process.stdout.readline().split()
    assert born == "born"
    time.sleep(seconds)
    with suppress(ProcessLookupError):  # The child has already finished.
        os.kill(int(child), signal.SIGKILL)
    while process.stdout.readline() != "gone\n":
        pass


def test_killed_during_an_upgrade_of_the_format(tmp_path: Path) -> None:
    """The file always has the old or the new format, and nothing is lost."""
    old = DATA / "store-4.db"
    link = sqlite3.connect(old)
    (kept,) = link.execute("SELECT count(*) FROM action").fetchone()
    link.close()
    rng, formats = random.Random(1), set()
    with nursery(tmp_path, OPEN) as process:
        for _ in range(40):
            for path in tmp_path.iterdir():
                path.unlink()
            shutil.copyfile(old, tmp_path / FILE)
            kill_after(process, rng.uniform(0, 0.03))
            link = sqlite3.connect(tmp_path / FILE)
            formats.update(link.execute("PRAGMA user_version").fetchone())
            link.close()
            store = Store.open(tmp_path)
            assert store.notices == ()
            assert store.rows("SELECT count(*) FROM action") == [(kept,)]
            assert store.rows("SELECT count(*) FROM match WHERE played > 0") == [(8,)]
            assert len(unfinished(store)) == 5
            store.close()
    assert formats <= {4, FORMAT}


def test_killed_during_a_backup(tmp_path: Path) -> None:
    path = tmp_path / FILE
    shutil.copyfile(DATA / "store-4.db", path)
    Store.open(tmp_path).close()
    rng, made = random.Random(2), 0
    with nursery(tmp_path, BACK_UP) as process:
        for number in range(25):
            # The first copy takes longer on a busy machine, so wait longer until there is one.
            kill_after(process, rng.uniform(0, 0.15) * (1 if made else 1 + number))
            copies = backups.found(path)
            for copy in copies:
                assert not copy.with_name(copy.name + "-journal").exists()
                link = sqlite3.connect(copy)
                assert link.execute("PRAGMA quick_check").fetchall() == [("ok",)]
                assert link.execute("SELECT count(*) FROM match").fetchone() == (8,)
                link.close()
                made += 1
            assert len(list((tmp_path / backups.FOLDER).glob(".*"))) <= 3
            shutil.rmtree(tmp_path / backups.FOLDER, ignore_errors=True)
    assert made
    store = Store.open(tmp_path)
    assert store.notices == ()
    store.close()


def test_a_power_cut_keeps_moves_that_reached_the_disk(tmp_path: Path) -> None:
    """After the log is cut at any point, every whole move before the cut is there."""
    here, cut = tmp_path / "here", tmp_path / "cut"
    here.mkdir()
    store = Store.open(here)
    session = Session.begin(store, setup("gin"), 1, 7)
    rng, reached = random.Random(3), []
    log = here / f"{FILE}-wal"
    for _ in range(60):
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(rng.choice(engine.legal(session.seen)))
        reached.append((log.stat().st_size, len(store.actions(session.id))))
        if session.sheet.over:
            break
    for _ in range(80):
        size = rng.randrange(reached[0][0], reached[-1][0] + 1)
        shutil.rmtree(cut, ignore_errors=True)
        cut.mkdir()
        shutil.copyfile(here / FILE, cut / FILE)
        (cut / log.name).write_bytes(log.read_bytes()[:size])
        again = Store.open(cut)
        assert again.notices == ()
        kept = [actions for end, actions in reached if end <= size]
        assert again.actions(session.id) == store.actions(session.id)[: kept[-1]]
        Session.resume(again, session.id)
        again.close()
    store.close()


def _point(line: str) -> tuple[int, int, int]:
    _, match, hand, ply, _ = line.split()
    return int(match), int(hand), int(ply)


def _next(point: tuple[int, int, int]) -> object:
    class Following:
        def __eq__(self, other: object) -> bool:
            assert isinstance(other, tuple)
            match, hand, ply = point
            return other in ((match, hand, ply + 1), (match, hand + 1, 0), (match + 1, 0, 0))

    return Following()
