"""A voice that says queued sentences, can be interrupted, and never raises.

Finding an engine may take seconds, and an engine may block while it speaks, so both happen only on
a separate thread. The first sentence, or `wake`, starts the thread.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

PER_SECOND = 14
"""Estimated characters per second at an engine's usual rate."""
PAUSE = 0.35
EARLY = 0.6
"""Fraction of a sentence's estimated duration after which the engine gets the next sentence."""
LATE = 2.0
"""Maximum duration of a sentence, as a multiple of its estimated duration."""
ASK_AGAIN = 0.05
"""Seconds between checks whether an engine still speaks."""
BETWEEN_STOPS = 0.05
"""Seconds between two stops, so that the engine can begin its next sentence."""
FAREWELL = 0.3
"""Maximum wait in seconds, at exit, for the voice to stop."""
WAITING = 40
"""Maximum number of queued sentences; beyond that, the oldest are dropped."""


class Tuning(Struct, frozen=True):
    """The sound of a voice: `rate` from 0 to 1, usually 0.5, and `volume` from 0 to 1.

    `voice` is 0 for the default voice, or a voice's position, from 1, among those of the language.
    """

    rate: float = 0.5
    volume: float = 1.0
    voice: int = 0
    language: str = "en"


class EngineState(StrEnum):
    """Whether an engine has been found."""

    UNTRIED = "untried"
    ABLE = "able"
    UNABLE = "unable"


class VoiceEngine(Protocol):
    """A speech engine. Its methods may raise any exception and may block."""

    def speak(self, text: str) -> None:
        """Queue a sentence."""

    def stop(self) -> None:
        """Stop the current sentence."""

    @property
    def busy(self) -> bool | None:
        """Whether a sentence is being spoken; None if unknown."""

    def tune(self, tuning: Tuning) -> None:
        """Apply a tuning from the next sentence on."""

    @property
    def reader_runs(self) -> bool:
        """Whether the engine has detected a running screen reader."""

    @property
    def lacks_language(self) -> bool:
        """Whether no voice speaks the current language."""


class Voice:
    """A queue of sentences. Without an engine it drops them."""

    def __init__(self, find: Callable[[], VoiceEngine | None]) -> None:
        self._find = find
        self._lock = threading.Condition()
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._tuning = Tuning()
        self._hushed = False
        self._closing = False
        self._thread: threading.Thread | None = None
        self._state = EngineState.UNTRIED
        self._reader_runs = False
        self._lacks_language = False
        self._over_at = 0.0

    @property
    def lacks_language(self) -> bool:
        """Whether the engine has no voice for the language of its last sentence."""
        return self._lacks_language

    @property
    def state(self) -> EngineState:
        return self._state

    @property
    def reader_runs(self) -> bool:
        return self._reader_runs

    @property
    def speaks(self) -> bool:
        """Whether a sentence waits or, as far as can be estimated, is being spoken."""
        return bool(self._waiting) or time.monotonic() < self._over_at

    def wake(self) -> None:
        with self._lock:
            self._begin()

    def say(self, text: str) -> None:
        with self._lock:
            if text.strip() and not self._closing and self._state is not EngineState.UNABLE:
                self._waiting.append(text)
                self._begin()
                self._lock.notify()

    def hush(self) -> None:
        with self._lock:
            self._waiting.clear()
            self._hushed = True
            self._lock.notify()

    def tune(self, tuning: Tuning) -> None:
        with self._lock:
            self._tuning = tuning

    def close(self) -> None:
        with self._lock:
            self._waiting.clear()
            self._hushed = self._closing = True
            self._lock.notify()
        if self._thread is not None:
            # An engine that blocks must not keep the program from ending.
            self._thread.join(FAREWELL)

    def _begin(self) -> None:
        if self._thread is None and not self._closing:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    # Called on the voice's own thread.

    def tuned(self, engine: VoiceEngine) -> None:
        self._lacks_language = engine.lacks_language

    def speaks_until(self, over_at: float) -> None:
        self._over_at = over_at

    def _run(self) -> None:
        engine = None
        with contextlib.suppress(Exception):
            engine = self._find()
            self._reader_runs = engine is not None and engine.reader_runs
        with self._lock:
            self._state = EngineState.UNABLE if engine is None else EngineState.ABLE
            if engine is None:
                self._waiting.clear()
        if engine is not None:
            _Feeder(self, engine).run()

    def take(self, wait: float | None) -> tuple[bool, str, Tuning, bool]:
        """Return the next task: whether to stop speech, a sentence, its tuning, whether to exit.

        `wait` is None if the engine is free: then wait until there is a task. If the engine is
        busy, wait at most `wait` seconds for an order to stop or exit.
        """
        with self._lock:
            can_speak = wait is None
            if not self._hushed and not (can_speak and self._waiting) and not self._closing:
                self._lock.wait(wait)
            hushed, self._hushed = self._hushed, False
            text = self._waiting.popleft() if can_speak and self._waiting and not hushed else ""
            if text:
                # The sentence's duration is estimated only when it starts, a moment later.
                self._over_at = max(self._over_at, time.monotonic() + PAUSE)
            return hushed, text, self._tuning, self._closing


class _Feeder:
    """Hands sentences to an engine as late as possible, so that waiting ones can be dropped."""

    def __init__(self, voice: Voice, engine: VoiceEngine) -> None:
        self._voice = voice
        self._engine = engine
        self._tuning: Tuning | None = None
        self._next_at = 0.0
        self._ends: list[float] = []
        """For each sentence handed over, the latest time at which it may end."""

    def run(self) -> None:
        while True:
            hushed, text, tuning, over = self._voice.take(self._wait())
            with contextlib.suppress(Exception):
                if hushed:
                    self._silence()
                if text:
                    self._speak(text, tuning)
            if over:
                return

    def _wait(self) -> float | None:
        busy = None
        # At first, and after `_silence`, the engine is idle.
        if self._ends:
            with contextlib.suppress(Exception):
                busy = self._engine.busy
        if busy is not None:
            return ASK_AGAIN if busy else None
        left = self._next_at - time.monotonic()
        return left if left > 0 else None

    def _silence(self) -> None:
        """Stop all sentences that the engine may not have finished; each `stop` ends one."""
        now = time.monotonic()
        unfinished = sum(end > now for end in self._ends)
        self._ends, self._next_at = [], 0.0
        self._voice.speaks_until(now)
        self._engine.stop()
        for _ in range(unfinished - 1):
            time.sleep(BETWEEN_STOPS)
            self._engine.stop()

    def _speak(self, text: str, tuning: Tuning) -> None:
        if tuning != self._tuning:
            self._tuning = tuning
            with contextlib.suppress(Exception):
                self._engine.tune(tuning)
                self._voice.tuned(self._engine)
        now = time.monotonic()
        # Rate 0 is half as fast as usual, 1 twice as fast.
        lasts = PAUSE + len(text) / (PER_SECOND * 4 ** (tuning.rate - 0.5))
        begins = max(now, self._ends[-1] if self._ends else now)
        self._ends = [end for end in self._ends if end > now]
        self._ends.append(begins + lasts * LATE)
        begins = max(now, self._next_at)
        self._next_at = begins + lasts * EARLY
        self._voice.speaks_until(begins + lasts)
        self._engine.speak(text)
