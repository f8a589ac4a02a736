"""A voice in a process of its own, for a program that may have no more than one sentence to say.

The library of the computer's voices takes fifteen megabytes, which stay with whoever loads it. At a
first start the program offers speech in one sentence, so another process looks for an engine, says
that sentence and ends. Whatever comes after it is said by the program itself.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import TextIO

from gin.session.engine_client import own_command
from gin.speech.voice import PER_SECOND, Engine, Tone

PATIENCE = 30.0
"""Seconds that the process waits for its sentence."""
WORD = "--say-once"
ABLE, READER, NONE = "able", "reader", "none"
"""What the process says of itself: there is an engine, and a screen reader too, or none."""


class Apart:
    """An `Engine`: its first sentence is said by a process, all others by the engine found here."""

    def __init__(
        self, process: subprocess.Popen[str], find: Callable[[], Engine | None], *, reader: bool
    ) -> None:
        self._process = process
        self._find = find
        self._own: Engine | None = None
        self._said = False
        self._tone = Tone()
        self._reader = reader

    @property
    def reader_runs(self) -> bool:
        """Was a screen reader running when the engine was found?"""
        return self._reader

    @property
    def busy(self) -> bool | None:
        """Is anything being said?"""
        return self._own.busy if self._own is not None else self._process.poll() is None

    def tune(self, tone: Tone) -> None:
        """Speak in this tone from the next sentence on."""
        self._tone = tone
        if self._own is not None:
            self._own.tune(tone)

    def speak(self, text: str) -> None:
        """Say a sentence after those before it."""
        if not self._said:
            self._said = True
            tone = self._tone
            self._tell(f"{tone.rate} {tone.volume} {tone.voice} {' '.join(text.split())}")
            return
        if self._own is None:
            self.stop()
            self._own = self._find()
            if self._own is not None:
                self._own.tune(self._tone)
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
        if self._process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.stdin.write(f"{line}\n")
                self._process.stdin.flush()


def find_apart(
    find: Callable[[], Engine | None], command: tuple[str, ...] | None = None
) -> Engine | None:
    """An engine of which no more than is needed is in this process; None where there is none."""
    try:
        process = subprocess.Popen(
            command or own_command(WORD),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError:
        return find()
    assert process.stdout is not None
    found = process.stdout.readline().strip()
    if found == NONE:
        return None
    if found not in (ABLE, READER):
        return find()
    return Apart(process, find, reader=found == READER)


def say_once(
    engine: Engine | None, source: TextIO = sys.stdin, answers: TextIO = sys.stdout
) -> None:
    """Be that process: say what is there, then the one sentence given, until another line comes."""
    found = NONE if engine is None else READER if engine.reader_runs else ABLE
    print(found, file=answers, flush=True)
    if engine is None or found == READER:
        return
    lines: list[str] = []
    came = threading.Semaphore(0)

    def listen() -> None:
        while len(lines) < 2:
            lines.append(source.readline())
            came.release()

    threading.Thread(target=listen, daemon=True).start()
    if not came.acquire(timeout=PATIENCE) or not lines[0].strip():
        return
    rate, volume, voice, text = lines[0].rstrip("\n").split(" ", 3)
    engine.tune(Tone(float(rate), float(volume), int(voice)))
    engine.speak(text)
    # An engine may need a moment to begin, and one that cannot be asked is given time enough.
    spoken = 0.0
    while spoken < 2.0 + 2 * len(text) / PER_SECOND and (spoken < 1.0 or engine.busy is not False):
        if came.acquire(timeout=0.2):
            engine.stop()
            return
        spoken += 0.2
