"""A real process is killed at random moments; the next start goes on at exactly that point."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gin.session.game import Session
from gin.session.store import Store

TOP = Path(__file__).resolve().parents[1]
KILLS = 200

# For each line on its input, a process of its own that plays as fast as it can and prints each ply
# once it is committed. They are forked, since two hundred starts of Python would take minutes.
NURSERY = """
import os, random, sys
from pathlib import Path
from gin.rules import engine
from gin.session.game import Session, unfinished
from gin.session.store import Store
from gin.variants.registry import setup

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

for line in iter(sys.stdin.readline, ""):
    child = os.fork()
    if not child:
        print("born", os.getpid(), flush=True)
        play(int(line))
    os.waitpid(child, 0)
    print("\\ngone", flush=True)
"""


@contextmanager
def nursery(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The process that children are asked for, on its input, and heard from, on its output."""
    with subprocess.Popen(
        [sys.executable, "-c", NURSERY, str(folder)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=TOP,
    ) as process:  # fmt: skip
        yield process


def test_killed_at_200_random_moments_nothing_is_lost(tmp_path: Path) -> None:
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
            # What was printed last was committed before it was printed.
            for line in iter(process.stdout.readline, "gone\n"):
                assert line, "no end was told"
                if len(line.split()) == 5:
                    lines.append(line)
            last = lines[-1]
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert store.matches("broken") == ()
    for match in store.matches():
        Session.resume(store, match.id)
    store.close()


def _point(line: str) -> tuple[int, int, int]:
    _, match, hand, ply, _ = line.split()
    return int(match), int(hand), int(ply)


def _next(point: tuple[int, int, int]) -> object:
    """Points that one more committed act leads to."""

    class Following:
        def __eq__(self, other: object) -> bool:
            assert isinstance(other, tuple)
            match, hand, ply = point
            return other in ((match, hand, ply + 1), (match, hand + 1, 0), (match + 1, 0, 0))

    return Following()
