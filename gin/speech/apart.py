"""A voice in a process of its own, for a program that may have no more than one sentence to say.

A library of the computer's voices takes fifteen megabytes, which stay with whoever loads it. At a
first start the program offers speech in one sentence, so where the voices are reached by a library
another process looks for an engine, says that sentence and ends. Whatever comes after it is said by
the program itself.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Callable
from typing import NoReturn, TextIO

from gin.core.errors import EngineError
from gin.language.catalogue import SOURCE
from gin.session.engines.children import Child
from gin.session.engines.programs import own_command
from gin.speech.voice import PER_SECOND, Engine, Tuning

FINDING = 20.0
"""Seconds in which an engine has to be found: a library that takes longer hangs."""
PATIENCE = 30.0
"""Seconds that the process waits for its sentence."""
ENDING = 5.0
"""Seconds in which it has to be gone after its sentence, or when nobody listens any more."""
LONGEST = 2_000
"""Letters of a sentence at most."""
WORD = "--say-once"
ABLE, READER, NONE = "able", "reader", "none"
"""What the process says of itself: there is an engine, and a screen reader too, or none."""


class Apart:
    """An `Engine`: its first sentence is said by a process, all others by the engine found here."""

    def __init__(self, child: Child, find: Callable[[], Engine | None], *, reader: bool) -> None:
        self._child = child
        self._find = find
        self._own: Engine | None = None
        self._said = False
        self._tuning = Tuning()
        self._reader = reader

    @property
    def reader_runs(self) -> bool:
        """Was a screen reader running when the engine was found?"""
        return self._reader

    @property
    def lacks_language(self) -> bool:
        """Is there no voice for the language? Known once the engine is found here."""
        return self._own is not None and self._own.lacks_language

    @property
    def busy(self) -> bool | None:
        """Is anything being said?"""
        return self._own.busy if self._own is not None else self._child.poll() is None

    def tune(self, tuning: Tuning) -> None:
        """Speak like this from the next sentence on."""
        self._tuning = tuning
        if self._own is not None:
            self._own.tune(tuning)

    def speak(self, text: str) -> None:
        """Say a sentence after those before it."""
        if not self._said:
            self._said = True
            tuning = self._tuning
            sound = f"{tuning.rate} {tuning.volume} {tuning.voice}/{tuning.language}"
            self._tell(f"{sound} {' '.join(text[:LONGEST].split())}")
            return
        if self._own is None:
            self.stop()
            self._own = self._find()
            if self._own is not None:
                self._own.tune(self._tuning)
        if self._own is not None:
            self._own.speak(text)

    def stop(self) -> None:
        """End the sentence that is being said."""
        if self._own is not None:
            self._own.stop()
        else:
            self._said = True
            self._tell("")

    def _tell(self, line: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._child.input.write(f"{line}\n".encode())


def find_apart(
    find: Callable[[], Engine | None], command: tuple[str, ...] | None = None
) -> Engine | None:
    """An engine of which no more than is needed is in this process; None where there is none."""
    try:
        child = Child(command or own_command(WORD))
    except EngineError:
        return find()
    found: list[str] = []
    heard = threading.Event()

    def listen() -> None:
        line = b""
        with contextlib.suppress(OSError, ValueError):
            while said := child.output.read(1000):
                line = (line + said)[:1000]
                if b"\n" in line and not found:
                    found.append(line.split(b"\n")[0].decode("ascii", "replace").strip())
                    heard.set()
        heard.set()
        # By now it has nothing more to say, or has had all the time it needs to say it.
        child.wait(ENDING)
        child.kill()

    threading.Thread(target=listen, name="voice apart", daemon=True).start()
    if not heard.wait(FINDING):
        # It would be the same here, and for longer.
        child.kill()
        return None
    if not found or found[0] not in (ABLE, READER):
        # It has nothing to say, and is not waited for.
        child.kill()
        return None if found == [NONE] else find()
    return Apart(child, find, reader=found == [READER])


Limit = Callable[[float], None]
"""Sees to it that the process is gone after so many seconds, whatever hangs."""


def say_once(
    find: Callable[[], Engine | None],
    source: TextIO,
    answers: TextIO,
    limit: Limit = lambda seconds: None,
) -> None:
    """Be that process: say what is there, then the one sentence given, until another line comes."""
    lines: list[str] = []
    came = threading.Semaphore(0)

    def listen() -> None:
        while len(lines) < 2 and "" not in lines:
            lines.append(source.readline(2 * LONGEST))
            came.release()
        limit(ENDING)

    limit(FINDING)
    # Who asked may be gone before an engine is found.
    threading.Thread(target=listen, daemon=True).start()
    engine = find()
    found = NONE if engine is None else READER if engine.reader_runs else ABLE
    print(found, file=answers, flush=True)
    if engine is None or found == READER or lines[:1] == [""]:
        return
    limit(PATIENCE + ENDING)
    if not came.acquire(timeout=PATIENCE) or not lines[0].strip():
        return
    tuning, text = _sentence(lines[0])
    longest = 2.0 + 2 * len(text) / PER_SECOND
    limit(longest + ENDING)
    engine.tune(tuning)
    engine.speak(text)
    # An engine may need a moment to begin, and one that cannot be asked is given time enough.
    spoken = 0.0
    while spoken < longest and (spoken < 1.0 or engine.busy is not False):
        if came.acquire(timeout=0.2):
            engine.stop()
            return
        spoken += 0.2


def _sentence(line: str) -> tuple[Tuning, str]:
    """How a line sounds and its text; one that does not say how is all text."""
    try:
        rate, volume, named, text = line.strip().split(" ", 3)
        voice, _, language = named.partition("/")
        return Tuning(float(rate), float(volume), int(voice), language or SOURCE), text
    except ValueError:
        return Tuning(), line.strip()


def be_apart(find: Callable[[], Engine | None]) -> NoReturn:
    """Be that process on the standard streams, and end it whatever the voice's library does."""
    import faulthandler

    # This timer needs nothing of Python, which a library may never give back.
    nowhere = open(os.devnull, "w")  # noqa: PTH123, SIM115 it is written to at the very end

    def limit(seconds: float) -> None:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)

    try:
        say_once(find, sys.stdin, sys.stdout, limit)
    except Exception:
        # A voice that fails is silent.
        os._exit(1)
    finally:
        # Neither a thread that listens nor the library's own end is waited for.
        os._exit(0)
