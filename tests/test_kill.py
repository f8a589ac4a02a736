"""A real process is killed at random moments; the next start goes on at exactly that point."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

from gin.session.game import Session
from gin.session.store import Store

TOP = Path(__file__).resolve().parents[1]
KILLS = 200

# Plays as fast as it can and prints each ply once it is committed.
CHILD = """
import random, sys
from pathlib import Path
from gin.rules import engine
from gin.session.game import Session, unfinished
from gin.session.store import Store
from gin.variants.registry import setup
store = Store.open(Path(sys.argv[1]))
rng = random.Random(int(sys.argv[2]))
def point(session):
    return f"{session.id} {session._hand} {len(session._record)} {session.seen.hand}"
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


def test_killed_at_200_random_moments_nothing_is_lost(tmp_path: Path) -> None:
    rng = random.Random(1)
    last = ""
    for kill in range(KILLS):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(tmp_path), str(kill)],
            stdout=subprocess.PIPE, text=True, cwd=TOP,
        )  # fmt: skip
        assert child.stdout is not None
        lines = [child.stdout.readline().strip()]
        assert lines[0].startswith("at"), "it did not start"
        if last:
            assert _point(lines[0]) in (_point(last), _next(_point(last))), (last, lines[0])
        for _ in range(rng.randrange(12)):
            lines.append(child.stdout.readline().strip())
        child.send_signal(signal.SIGKILL)
        rest, _ = child.communicate()
        # What was printed last was committed before it was printed.
        lines += [line for line in rest.splitlines() if len(line.split()) == 5]
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
