"""Opponent programs that misbehave.

Each program in `tests/data/hostile` plays in the opponent's seat. A stand-in makes the moves that
the program does not make, and a short sentence reports the problem. Afterwards no process remains,
and neither memory nor log has grown without bound.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from gin.ai.players.levels import player
from gin.core.errors import BadAction, BadRecord
from gin.core.message import Message, Verbatim
from gin.interface.intents import Leave
from gin.interface.view import Scene
from gin.language.resolve import resolve
from gin.language.translation import printed
from gin.messages import errors
from gin.present.shell.parlour import Parlour
from gin.present.words import people
from gin.rules import engine as rules_engine
from gin.rules.model.actions import parse_action
from gin.session.engines import client, environment
from gin.session.engines.client import Engines
from gin.session.engines.log import FILE, FIRST, LAST, engine_log
from gin.session.game import Session
from gin.session.record_check import check
from gin.session.settings import Settings
from gin.session.storage.log_file import LARGEST, before
from gin.session.storage.store import Store
from gin.session.unfinished import mark_broken, unfinished
from gin.ui.app import App
from gin.variants.setups import setup
from tests.support.patience import until
from tests.support.places import DATA
from tests.support.processes import NAME, needs_proc, until_gone
from tests.support.raising import raising

FOLDER = DATA / "hostile"
MEMORY = 40_000
"""Kilobytes by which a hostile program may make this process grow."""

HOSTILE = {
    "no_move.py": "it answered without a move",
    "no_name.py": "it answered without a move",
    "garbage.py": "no action",
    "endless_line.py": "it sent more than 1 MB and gave no move",
    "flood.py": "it sent more than 1 MB and gave no move",
    "newlines.py": "it sent more than 1 MB and gave no move",
    "greets_for_ever.py": "it sent more than 1 MB and gave no move",
    "never_reads.py": "no answer",
    "never_greets.py": "no answer",
    "never_answers.py": "no answer",
    "late.py": "no answer",
    "another_go.py": "no answer",
    "illegal.py": "no action 'discard XX'",
    "exits_at_once.py": "it exited with code 3",
    "exits_in_midgame.py": "it exited with code 7",
    "grandchild.sh": "",
    "behind_a_shell.sh": "no answer",
    "escapes.py": "no answer",
    "deaf.py": "no answer",
    "stops_itself.py": "no answer",
    "closes_output.py": "it closed its output",
    "closes_input.py": "",
    "protocol_1.py": "it speaks version 1 of the engine protocol, this program speaks version 2",
    "protocol_none.py": "it speaks version ]0;owned[2J999",
    "control_signs.py": "]0;owned",
    "long_answer.py": "no action 'zzzz",
    "drips.py": "no answer",
    "no_interpreter.sh": "could not be started: No such file or directory",
    "not_executable.txt": "could not be started: Permission denied",
    "no_program.bin": "could not be started: Exec format error",
}
"""Part of the report on each program; empty if the report depends on timing."""
PLAYING = ("errors_flood.py", "ten_thousand_wants.py")
"""Programs that send too much, but play well."""
HELPERS = {"honest.py"}
SLOW = {"never_reads.py", "never_greets.py", "never_answers.py", "late.py", "another_go.py",
        "behind_a_shell.sh", "escapes.py", "deaf.py", "stops_itself.py", "closes_input.py",
        "drips.py", "grandchild.sh"}  # fmt: skip

pytestmark = [
    pytest.mark.early,
    needs_proc,
    pytest.mark.skipif(sys.platform == "win32", reason="the programs are for systems with sh"),
]


@pytest.fixture
def family(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"{request.node.name}-{os.getpid()}"
    monkeypatch.setenv(NAME, name)
    monkeypatch.setenv("PYTHON", sys.executable)
    monkeypatch.setattr(environment, "_found", None)
    return name


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[Engines]:
    made = Engines(tmp_path)
    yield made
    made.close()


def hurry(monkeypatch: pytest.MonkeyPatch, program: str, failures: int = 1) -> None:
    slow = program in SLOW
    monkeypatch.setattr(client, "MOVE_TIME", 0.05 if slow else 5.0)
    monkeypatch.setattr(client, "GRACE", 0.1 if slow else 5.0)
    monkeypatch.setattr(client, "START_TIME", 0.4 if slow else 20.0)
    monkeypatch.setattr(client, "FAILURES", failures)


def played(session: Session) -> list[str]:
    mine = player(1, 1)
    told = []
    while not session.hand_over:
        if session.opponent_to_move:
            session.let_opponent_move()
            told += [printed(trouble)] if (trouble := session.opponent.take_trouble()) else []
        else:
            session.submit(mine.choose(session.seen))
    return told


def memory() -> int:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def begun(program: str, engines: Engines, seed: int = 3) -> Session:
    return Session.begin(
        Store.in_memory(), setup("gin"), 3, seed, 0, program=str(FOLDER / program), engines=engines
    )


def check_nothing_is_left(family: str, folder: Path) -> None:
    until_gone(family)
    for name in (FILE, before(Path(FILE)).name):
        log = folder / name
        if log.exists():
            assert log.stat().st_size <= LARGEST + 2 * (FIRST + LAST)
            assert all(line.isprintable() for line in log.read_text("utf-8").split("\n"))


def test_every_program_in_the_folder_is_tested() -> None:
    there = {path.name for path in FOLDER.iterdir() if path.is_file()}
    assert there == {*HOSTILE, *PLAYING, *HELPERS}
    assert len(HOSTILE) >= 20


@pytest.mark.parametrize("program", [*HOSTILE, *PLAYING])
def test_a_hostile_program_costs_nothing_but_strength(
    program: str, family: str, engines: Engines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, program, failures=14 if program == "illegal.py" else 1)
    threads, before = set(threading.enumerate()), memory()
    session = begun(program, engines)
    told = played(session)
    engines.close()
    check_nothing_is_left(family, tmp_path)
    until(lambda: set(threading.enumerate()) <= threads)
    assert memory() - before < MEMORY
    if program in PLAYING:
        assert told == []
        return
    assert HOSTILE[program] in told[0]
    for sentence in told:
        assert sentence.isprintable() and len(sentence) < 320


@pytest.mark.parametrize("text", ["", " ", "\t\n"])
def test_an_empty_action_is_refused(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        parse_action(text)
    assert caught.value.text == errors.no_action(text=Verbatim(repr(text)))


def test_a_saved_hand_with_an_empty_move_is_refused(engines: Engines) -> None:
    session = begun("no_interpreter.sh", engines)
    played(session)
    lines = session.dealt.written().splitlines()
    number, line = next((n, line) for n, line in enumerate(lines, 1) if line.startswith("move"))
    lines[number - 1] = line[: len("move: 0")]
    with raising(BadRecord, f"line {number}, move: no action ''"):
        check("\n".join(lines))


def test_an_empty_action_in_the_database_costs_its_match_only(tmp_path: Path) -> None:
    with contextlib.closing(Store.open(tmp_path)) as store:
        good, bad = (Session.begin(store, setup("gin"), 1, 3, 0) for _ in range(2))
        for session in (good, bad):
            session.let_opponent_move()
    with contextlib.closing(sqlite3.connect(tmp_path / "parlour.db")) as base, base:
        base.execute("update action set text = '' where match = ?", (bad.id,))
    with contextlib.closing(Store.open(tmp_path)) as store:
        (told,) = mark_broken(store)
        assert printed(told).startswith(f"Match {bad.id} ('gin') can't be continued")
        assert [match.id for match in unfinished(store)] == [good.id]


def test_a_flood_of_standard_error_is_cut_in_the_middle(
    family: str, engines: Engines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, "errors_flood.py")
    told = played(begun("errors_flood.py", engines))
    engines.close()
    text = (tmp_path / FILE).read_text("utf-8")
    assert told == []
    assert text.startswith("trace [31me") and "bytes of standard error are left out here" in text
    assert FIRST < len(text) < FIRST + LAST + 200


def test_the_log_is_rotated_and_keeps_the_programs_notes(tmp_path: Path) -> None:
    log = engine_log(tmp_path)
    for number in range(30):
        log.note(f"note {number}")
        log.add("x" * 20_000 + "\n")
    assert {path.name for path in tmp_path.iterdir()} == {FILE, before(Path(FILE)).name}
    assert "note 29" in (tmp_path / FILE).read_text("utf-8")
    assert before(tmp_path / FILE).stat().st_size < LARGEST + 21_000


@pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
def test_a_log_that_is_not_a_file_is_left_alone(kind: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.touch()
    place = tmp_path / FILE
    if kind == "link":
        place.symlink_to(other)
    elif kind == "pipe":
        os.mkfifo(place)
    else:
        place.mkdir()
    engine_log(tmp_path).note("not to be written")
    assert other.read_text() == ""


def test_a_refused_program_is_not_started_again(
    family: str, engines: Engines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, "protocol_1.py", failures=3)
    told = played(begun("protocol_1.py", engines))
    assert told[0].endswith("this program speaks version 2: it needs an update")
    log = (tmp_path / FILE).read_text("utf-8")
    assert log.count("\n") == 1 and log.endswith("(refused)\n")
    # A second match against it brings the same report.
    assert told[0] in played(begun("protocol_1.py", engines))[0]


@pytest.mark.parametrize("program", ["behind_a_shell.sh", "never_reads.py", "flood.py"])
def test_the_window_responds_and_reports_the_problem(
    program: str, family: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, program)
    settings = Settings(speed="instant", program=str(FOLDER / program))
    parlour = Parlour(Store.open(tmp_path), tmp_path, settings, seed=4)
    woken = threading.Event()
    parlour.wake = woken.set
    parlour.matches.start(setup("gin"), 3, 0)
    app = App(parlour, (800, 600))
    app.settle()
    session = parlour.session()
    assert session is not None and parlour.waiting
    said: list[object] = []
    until(lambda: bool(app.refresh() or parlour.due is None))
    while not session.hand_over:
        if parlour.waiting:
            parlour.advance()
        else:
            session.submit(rules_engine.legal(session.seen)[0])
        app.refresh()
        if app.view.scene is Scene.HELP:
            # The report stays on a page until the player leaves it.
            said += [item.name for item in app.view.zones[0].items]
            app.choose(next(one for one in app.view.choices if one.intent == Leave()))
    (told,) = [text for text in map(printed, said) if "steps in" in text]
    assert told.isprintable() and len(told) < 320
    parlour.close()
    check_nothing_is_left(family, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("program", [*HOSTILE, *PLAYING])
def test_a_whole_match_against_a_hostile_program(
    program: str, family: str, engines: Engines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, program, failures=3)
    before = memory()
    session = begun(program, engines)
    while not session.sheet.over:
        played(session)
        if not session.sheet.over:
            session.next_hand()
    engines.close()
    check_nothing_is_left(family, tmp_path)
    assert memory() - before < MEMORY


def test_the_reason_for_a_missing_move_is_translated(
    family: str, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, "exits_at_once.py", failures=1)
    session = begun("exits_at_once.py", engines)
    mine = player(1, 1)
    while not session.opponent_to_move:
        session.submit(mine.choose(session.seen))
    session.let_opponent_move()
    trouble = session.opponent.take_trouble()
    assert isinstance(trouble, Message) and trouble.id in ("engines-ended", "engines-closed")
    told = resolve(people.moved_instead("", trouble), "de")
    assert f"({resolve(trouble, 'de')})" in told and resolve(trouble, "de") != printed(trouble)
