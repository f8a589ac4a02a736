"""The engine process does not delay the program, and the hand continues if the engine fails."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.ai.player import PromptThinker, Thinker, ThinkingTime
from gin.ai.players.levels import LEVELS, player
from gin.core.errors import EngineError
from gin.present.shell.parlour import Parlour
from gin.rules import engine as rules_engine
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.rules.sample import sample
from gin.session.engines import client
from gin.session.engines.client import EngineOpponent, Engines, first_answer
from gin.session.engines.log import FILE
from gin.session.engines.programs import own_command
from gin.session.game import OPPONENT, Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.variants.setups import setup
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tests.support.play import tables
from tests.support.raising import raising

LEVEL = 3


def slow(seed: int, setting: ThinkingTime) -> Thinker:
    return PromptThinker(player(1, seed))


@pytest.fixture(autouse=True)
def a_level_that_takes_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, LEVEL, replace(LEVELS[LEVEL], think=slow))


def command(*manner: str) -> tuple[str, ...]:
    return (sys.executable, str(TOP / "tests" / "support" / "slow_engine.py"), *manner)


Seat = Callable[..., Session]


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Seat]:
    made: list[Engines] = []

    def begin(*manner: str) -> Session:
        engines = Engines(tmp_path, command(*manner) if manner else None)
        made.append(engines)
        return Session.begin(
            Store.in_memory(), setup("gin"), LEVEL, 3, 0, practice=True, engines=engines
        )

    yield begin
    for engines in made:
        engines.close()


def engines_of(session: Session) -> Engines:
    assert session.opponent._engines is not None
    return session.opponent._engines


def number_of(session: Session) -> int:
    process = engines_of(session).process
    assert process is not None
    return process.number


def to_opponent(session: Session) -> None:
    while not session.opponent_to_move:
        assert not session.hand_over
        session.submit(rules_engine.legal(session.seen)[0])


def logged(tmp_path: Path) -> str:
    path = tmp_path / FILE
    return path.read_text(encoding="utf-8") if path.exists() else ""


def test_an_engine_plays_a_hand(seated: Seat, tmp_path: Path) -> None:
    session = seated("well")
    numbers = set()
    while not session.hand_over:
        if not session.opponent_to_move:
            session.submit(rules_engine.legal(session.seen)[0])
            continue
        expected = rules_engine.legal(observe(session._table, OPPONENT))[0]
        session.let_opponent_move()
        assert session._record[-1] == expected
        numbers.add(number_of(session))
    assert len(numbers) == 1
    assert logged(tmp_path) == ""


def test_our_own_engine_moves_as_its_level_does(seated: Seat) -> None:
    session = seated()
    same = player(LEVEL, session.dealt.sealing.engine_chance)
    for _ in range(4):
        to_opponent(session)
        seen = observe(session._table, OPPONENT)
        session.let_opponent_move()
        assert session._record[-1] == same.choose(seen)


def test_a_quick_level_needs_no_process() -> None:
    engines = Engines(None, command("dies"))
    session = Session.begin(Store.in_memory(), setup("gin"), 1, 3, 0, engines=engines)
    to_opponent(session)
    session.think()
    assert session.due is None
    session.let_opponent_move()
    assert engines.process is None


@pytest.mark.parametrize("manner", ["dies", "cheats", "wrong", "hangs", "mute"])
def test_a_bad_engine_costs_only_strength(
    manner: str, seated: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "GRACE", 0.1)
    monkeypatch.setattr(client, "START_TIME", 0.0 if manner in ("mute", "hangs") else 20.0)
    monkeypatch.setattr(client, "MOVE_TIME", 0.1)
    session = seated(manner)
    to_opponent(session)
    stand_in = player(LEVEL, session.match.seed)
    expected = stand_in.choose(observe(session._table, OPPONENT))
    session.let_opponent_move()
    assert session._record[-1] == expected
    assert "(failure 1)" in logged(tmp_path)
    assert engines_of(session).process is None


def test_an_engine_that_died_is_started_again(seated: Seat, tmp_path: Path) -> None:
    session = seated("well")
    to_opponent(session)
    session.let_opponent_move()
    first = number_of(session)
    os.kill(first, signal.SIGKILL)
    to_opponent(session)
    session.let_opponent_move()
    to_opponent(session)
    session.let_opponent_move()
    assert number_of(session) != first


def test_an_engine_that_keeps_failing_is_dropped(seated: Seat, tmp_path: Path) -> None:
    session = seated("dies")
    for _ in range(5):
        to_opponent(session)
        session.let_opponent_move()
    assert logged(tmp_path).count("failure") == client.FAILURES


def test_an_answer_to_another_question_is_dropped(seated: Seat, tmp_path: Path) -> None:
    session = seated("late")
    to_opponent(session)
    expected = rules_engine.legal(observe(session._table, OPPONENT))[0]
    session.let_opponent_move()
    assert session._record[-1] == expected
    assert logged(tmp_path) == ""


def test_an_answer_that_is_no_longer_needed_is_dropped(seated: Seat, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    session = seated("gate", str(gate))
    gate.touch()
    while session.opponent_to_move:
        session.let_opponent_move()
    gate.unlink()
    to_opponent(session)
    session.think()
    assert session.due is not None
    session.take_back()
    session.submit(rules_engine.legal(session.seen)[-1])
    to_opponent(session)
    session.think()
    gate.touch()
    expected = rules_engine.legal(observe(session._table, OPPONENT))[0]
    session.let_opponent_move()
    assert session._record[-1] == expected
    assert logged(tmp_path) == ""


def test_the_window_responds_while_the_opponent_thinks(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    parlour = Parlour(Store.in_memory(), None, Settings(level=LEVEL, speed="instant"))
    parlour.matches.engines._own = command("gate", str(gate))
    woken = threading.Event()
    parlour.wake = woken.set
    parlour.matches.start(setup("gin"), 3, 0)
    app = App(parlour, (800, 600))
    app.settle()
    session = parlour.session()
    assert session is not None and parlour.waiting
    for _ in range(20):
        app.tick(time.monotonic())
        app.refresh()
        assert parlour.waiting and parlour.due is not None
        assert not woken.is_set()
    assert session._record == []
    # The next wake-up is the engine's time limit.
    sleeps = app._opponent.next_due(time.monotonic())
    assert sleeps is not None and sleeps == parlour.due
    gate.touch()
    assert woken.wait(PATIENCE)
    assert parlour.due is None
    app.tick(time.monotonic())
    assert len(session._record) == 1
    parlour.close()
    assert parlour.matches.engines.process is None


def test_the_bytes_sent_do_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    agreed = setup("gin")
    records = [tmp_path / "real.txt", tmp_path / "anew.txt"]
    rng = random.Random(4)
    for which, record in enumerate(records):
        engines = Engines(None, command("records", str(record)))
        seated = EngineOpponent(engines, agreed, player(1, 0), 5)
        changed = 0
        for number, (table, _) in enumerate(tables(agreed.rules, 12)):
            if table.phase is Phase.OVER or table.turn != OPPONENT:
                continue
            anew = sample(observe(table, OPPONENT), rng)
            changed += anew != table
            seated.choose(f"1.0.{number}", observe((table, anew)[which], OPPONENT))
        assert changed > 5
        engines.close()
    assert records[0].read_bytes() == records[1].read_bytes()
    told = records[0].read_text(encoding="ascii")
    commands = {line.split()[0] for line in told.splitlines()}
    assert commands == {"gin", "newgame", "newhand", "event", "state", "legal", "go", "quit"}


def test_a_hand_played_sends_neither_seed_nor_secret(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    engines = Engines(None, command("records", str(record)))
    session = Session.begin(
        Store.in_memory(), setup("gin"), LEVEL, secret="5e" * 32, engines=engines
    )
    session.cut("TABLE BY THE WINDOW")
    while not session.hand_over:
        if session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(rules_engine.legal(session.seen)[0])
    engines.close()
    told, match, drawn = record.read_text(encoding="ascii"), session.match, session.dealt.drawn
    assert drawn is not None
    seeds = (match.seed, match.deal_seed, match.seed_of(0))
    written = (drawn.secret, drawn.cut, match.secret, session.dealt.code, *map(str, seeds))
    for secret in (*written, *(f"{seed:x}" for seed in seeds)):
        assert secret not in told


def test_the_program_s_own_engine_answers() -> None:
    engines = Engines()
    assert first_answer(engines) in ("answered with pass", "answered with take")
    engines.close()
    assert engines.process is None


def test_an_engine_without_an_answer_is_reported() -> None:
    engines = Engines(None, command("dies"))
    with raising(EngineError, r"no usable answer: it exited with code 3"):
        first_answer(engines)
    engines.close()


CHILD = """
import sys, time
from gin.session.engines.client import Engines, first_answer
engines = Engines()
first_answer(engines)
print(engines.process.number, flush=True)
time.sleep(600)
"""


def gone(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{number}/stat")
    # A zombie has exited, although its number is still in use.
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


def test_the_engine_ends_when_the_program_is_killed() -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD], stdout=subprocess.PIPE, text=True, cwd=TOP
    )
    assert child.stdout is not None
    number = int(child.stdout.readline())
    assert not gone(number)
    child.kill()
    child.communicate()
    until = time.monotonic() + PATIENCE
    while not gone(number) and time.monotonic() < until:
        time.sleep(0.02)
    assert gone(number)


def test_the_packaged_program_starts_its_console_sister(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows, the windowed program has no standard output for answers."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gin-parlour.exe"))
    assert own_command() == (str(tmp_path / "gin-parlour.exe"), "--engine")
    (tmp_path / "gin-parlour-console.exe").touch()
    assert own_command() == (str(tmp_path / "gin-parlour-console.exe"), "--engine")
