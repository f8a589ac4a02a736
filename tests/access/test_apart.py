"""The first sentence said by a process of its own, and all others by the program itself."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from gin.speech.apart import ABLE, NONE, READER, Apart, find_apart, say_once
from gin.speech.voice import Engine, Tuning
from tests.access.test_speech import Tape
from tests.support.patience import PATIENCE

CHILD = """
import sys
from pathlib import Path
print({found!r}, flush=True)
line = sys.stdin.readline().rstrip()
print(line, file=open({log!r}, "w"), flush=True)
"""


def started(found: str, log: str, own: Tape) -> Engine | None:
    """What is found where the process says this of itself, and writes down its sentence."""
    child = (sys.executable, "-c", CHILD.format(found=found, log=log))
    return find_apart(lambda: own, child)


def test_the_first_sentence_is_said_apart_and_others_here(tmp_path: Path) -> None:
    own, log = Tape(), tmp_path / "log"
    engine = started(ABLE, str(log), own)
    assert isinstance(engine, Apart)
    assert not engine.reader_runs
    engine.tune(Tuning(0.75, 0.5, 2))
    engine.speak("This program\ncan speak.")
    engine._child.wait(PATIENCE)
    assert log.read_text() == "0.75 0.5 2/en This program can speak.\n"
    assert engine.busy is False
    assert own.said == []
    engine.speak("Next.")
    engine.stop()
    assert (own.said, own.tunings, own.stops) == (["Next."], [Tuning(0.75, 0.5, 2)], 1)


def test_what_is_ended_before_it_was_said_is_not_said_apart(tmp_path: Path) -> None:
    own, log = Tape(), tmp_path / "log"
    engine = started(ABLE, str(log), own)
    assert isinstance(engine, Apart)
    engine.stop()
    engine.speak("Next.")
    assert own.said == ["Next."]
    engine._child.wait(PATIENCE)
    assert log.read_text() == "\n"


@pytest.mark.parametrize(("found", "reader"), [(READER, True), (NONE, None)])
def test_the_process_tells_what_there_is(tmp_path: Path, found: str, reader: bool | None) -> None:
    engine = started(found, str(tmp_path / "log"), Tape())
    assert (engine.reader_runs if engine is not None else None) is reader
    if isinstance(engine, Apart):
        engine.stop()
        engine._child.wait(PATIENCE)


def test_where_no_process_answers_the_engine_is_looked_for_here() -> None:
    own = Tape()
    assert find_apart(lambda: own, (sys.executable, "-c", "")) is own
    assert find_apart(lambda: own, ("no such program anywhere",)) is own


def said(engine: Tape | None, given: str) -> str:
    """What the process answers to these lines."""
    answers = io.StringIO()
    say_once(lambda: engine, io.StringIO(given), answers)
    return answers.getvalue()


def test_the_process_says_one_sentence_until_another_line_comes() -> None:
    tape = Tape()
    tape.held = True
    assert said(tape, "0.5 1.0 0 Two words.\n\n") == f"{ABLE}\n"
    assert (tape.said, tape.tunings, tape.stops) == (["Two words."], [Tuning()], 1)


def test_the_process_says_nothing_where_nothing_is_given_or_a_reader_runs() -> None:
    tape = Tape()
    assert said(tape, "\n") == f"{ABLE}\n"
    assert said(None, "0.5 1.0 0 Hello.\n") == f"{NONE}\n"
    tape.reader_runs = True
    assert said(tape, "0.5 1.0 0 Hello.\n") == f"{READER}\n"
    assert tape.said == []
