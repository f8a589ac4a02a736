"""A voice: says sentences one after the other, can be interrupted, and never raises.

An engine may take seconds to be found and may block as it speaks, so all its calls are made on a
thread of its own. That thread, and the library, are there from the first sentence on.
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
"""Letters that an engine speaks in a second at its usual rate, when it cannot be asked."""
PAUSE = 0.35
"""Seconds between one sentence and the next."""
EARLY = 0.6
"""Part of a sentence's time after which the next is handed over, so that no gap is heard."""
LATE = 2.0
"""How many times longer than reckoned a sentence may go on."""
ASK_AGAIN = 0.05
"""Seconds from one question to an engine whether it still speaks to the next."""
BETWEEN_STOPS = 0.05
"""Seconds that an engine is given to begin its next sentence, which is then ended too."""
FAREWELL = 0.3
"""Seconds that a program which ends waits for its voice to fall silent."""
WAITING = 40
"""Sentences that can wait; of more, the oldest are left out."""


class Tuning(Struct, frozen=True):
    """How a voice sounds: `rate` 0 to 1, 0.5 as usual; `volume` 0 to 1; `voice` 0 as usual, or the
    place of another one among those of the language."""

    rate: float = 0.5
    volume: float = 1.0
    voice: int = 0
    language: str = "en"


class EngineState(StrEnum):
    """What is known of the engine."""

    UNTRIED = "untried"
    ABLE = "able"
    UNABLE = "unable"


class VoiceEngine(Protocol):
    """What speaks. Its methods may raise anything and may block."""

    def speak(self, text: str) -> None:
        """Say a sentence after those that it was given before."""

    def stop(self) -> None:
        """End the sentence that is being said."""

    @property
    def busy(self) -> bool | None:
        """Is anything being said? None if that cannot be told."""

    def tune(self, tuning: Tuning) -> None:
        """Speak like this from the next sentence on."""

    @property
    def reader_runs(self) -> bool:
        """Does a screen reader run that speaks through this computer's voices?"""

    @property
    def lacks_language(self) -> bool:
        """Is there no voice for the language it was tuned to?"""


class Voice:
    """Sentences in a queue. Without an engine it takes them and says nothing."""

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
        """Has the engine no voice for the language of its last sentence?"""
        return self._lacks_language

    @property
    def state(self) -> EngineState:
        """Is there an engine? It is looked for with the first sentence, or by `wake`."""
        return self._state

    @property
    def reader_runs(self) -> bool:
        """Did a screen reader run when the engine was found?"""
        return self._reader_runs

    @property
    def speaks(self) -> bool:
        """Is a sentence being said, as far as can be reckoned, or waiting?"""
        return bool(self._waiting) or time.monotonic() < self._over_at

    def wake(self) -> None:
        """Look for an engine, if that was not done yet."""
        with self._lock:
            self._begin()

    def say(self, text: str) -> None:
        """Say a sentence after those that wait."""
        with self._lock:
            if text.strip() and not self._closing and self._state is not EngineState.UNABLE:
                self._waiting.append(text)
                self._begin()
                self._lock.notify()

    def hush(self) -> None:
        """Fall silent at once, and forget what waits."""
        with self._lock:
            self._waiting.clear()
            self._hushed = True
            self._lock.notify()

    def tune(self, tuning: Tuning) -> None:
        """Speak like this from the next sentence on."""
        with self._lock:
            self._tuning = tuning

    def close(self) -> None:
        """Fall silent for good."""
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

    # On the voice's own thread.

    def tuned(self, engine: VoiceEngine) -> None:
        """Take note of what the engine made of its tuning."""
        self._lacks_language = engine.lacks_language

    def speaks_until(self, over_at: float) -> None:
        """Take note of when the last sentence ought to be over."""
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
        """What to do next: fall silent, a sentence, how it sounds, and whether it is all over.

        For `wait` seconds no sentence can be spoken, and none is given: it waits for an order to
        fall silent. None says that one can be spoken, and waits until there is something.
        """
        with self._lock:
            can_speak = wait is None
            if not self._hushed and not (can_speak and self._waiting) and not self._closing:
                self._lock.wait(wait)
            hushed, self._hushed = self._hushed, False
            text = self._waiting.popleft() if can_speak and self._waiting and not hushed else ""
            if text:
                # It speaks in a moment; for how long is known then.
                self._over_at = max(self._over_at, time.monotonic() + PAUSE)
            return hushed, text, self._tuning, self._closing


class _Feeder:
    """Hands an engine at most one sentence more than it is saying, so that all can be ended."""

    def __init__(self, voice: Voice, engine: VoiceEngine) -> None:
        self._voice = voice
        self._engine = engine
        self._tuning: Tuning | None = None
        self._next_at = 0.0
        self._ends: list[float] = []
        """When each sentence that was handed over is over at the latest."""

    def run(self) -> None:
        """Speak until the voice is closed."""
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
        """Seconds until the engine can be given another sentence; None if it can now."""
        busy = None
        # At first, and after a silence, an engine has nothing to say: it is not asked.
        if self._ends:
            with contextlib.suppress(Exception):
                busy = self._engine.busy
        if busy is not None:
            return ASK_AGAIN if busy else None
        left = self._next_at - time.monotonic()
        return left if left > 0 else None

    def _silence(self) -> None:
        """End all that the engine may still have to say: each call ends one sentence."""
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
