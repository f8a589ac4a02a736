"""Sounds and their device: opened by the first sound, closed when it was silent for a while.

An open device wakes the processor many times a second, so it is not kept open for nothing. A
machine without one is silent, and so is a cue whose files are missing.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pygame

from gin.core.message import NOTHING, Message, Text
from gin.messages.captions import NO_DEVICE
from gin.present.cue import Cue
from gin.present.output.sounds import Hearing, volume
from gin.session.settings import Settings
from gin.ui.platform.assets import asset

RATE = 22050
BUFFER = 512
"""Samples the device asks for at a time: a sound begins within 23 ms."""
VOICES = 16
"""How many sounds can be heard together."""
SILENCE = 4.0
"""Seconds of silence after which the device is closed."""


class Sounds:
    """Plays cues by their names. Each has several takes, and none is heard twice in a row."""

    def __init__(
        self,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
        rng: Random | None = None,
    ) -> None:
        self._folder = folder or asset("sounds")
        self._clock = clock
        self._rng = rng or Random()
        self._takes: dict[str, tuple[Path, ...]] = {}
        self._last: dict[str, Path] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._open = False
        self._failed = False
        self._silent_from = 0.0

    @property
    def open(self) -> bool:
        """Is the device open?"""
        return self._open

    def play(self, cue: str, volume: float) -> Message:
        """Play a take of a cue, `volume` 0 to 1; 0 plays nothing and opens nothing.

        Returns a sentence the first time that there is no device to play on, otherwise nothing.
        """
        if volume <= 0 or self._failed:
            return NOTHING
        path = self._next_take(cue)
        if path is None:
            return NOTHING
        try:
            self._ensure_open()
        except (pygame.error, NotImplementedError):
            self._failed = True
            return NO_DEVICE
        sound = self._load(path)
        if sound is not None:
            sound.set_volume(min(1.0, volume))
            sound.play()
            self._silent_from = max(self._silent_from, self._clock() + sound.get_length())
        return NOTHING

    def tick(self, now: float) -> None:
        """Close the device if it has been silent for long enough."""
        due = self.next_due()
        if due is not None and now >= due:
            self.close()

    def next_due(self) -> float | None:
        """When `tick` is to be called next, on the clock's time; None if it need not be."""
        return self._silent_from + SILENCE if self._open else None

    def close(self) -> None:
        """Close the device, if it is open; the next sound opens it again."""
        if self._open:
            self._open = False
            self._loaded.clear()
            pygame.mixer.quit()

    def _ensure_open(self) -> None:
        if not self._open:
            with _system_errors_unheard():
                pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
            self._open = True
            self._silent_from = self._clock()

    def _next_take(self, cue: str) -> Path | None:
        """A take other than the last one of this cue; None if there is none."""
        if cue not in self._takes:
            self._takes[cue] = tuple(sorted(self._folder.glob(f"{cue}-*.wav")))
        takes = self._takes[cue]
        last = self._last.get(cue)
        others = [path for path in takes if path != last] or takes
        if not others:
            return None
        self._last[cue] = self._rng.choice(others)
        return self._last[cue]

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        """The sound of a file; None, and asked for once only, if it cannot be read."""
        if path not in self._loaded:
            try:
                self._loaded[path] = pygame.mixer.Sound(path)
            except (pygame.error, OSError):
                self._loaded[path] = None
        return self._loaded[path]


@contextlib.contextmanager
def _system_errors_unheard() -> Iterator[None]:
    """Keep the system's sound library from writing to the terminal; a failure is raised anyway."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Soundtrack:
    """What a window lets be heard, and its captions. Without `sounds` there are captions only."""

    def __init__(self, sounds: Sounds | None = None) -> None:
        self._hearing = Hearing()
        self._sounds = sounds

    @property
    def captions(self) -> tuple[Text, ...]:
        """What was heard of late, in words, the latest last."""
        return self._hearing.captions

    def plan(self, cues: Sequence[Cue], now: float, pace: float) -> None:
        """Let cues be heard one after the other, instead of what was still to be heard."""
        self._hearing.plan(cues, now, pace)

    def add(self, cue: Cue, now: float) -> None:
        """Let a cue be heard now, whatever else is still to be heard."""
        self._hearing.add(cue, now)

    def tick(self, now: float, settings: Settings) -> Message:
        """Play what is due; a sentence if there turns out to be no device, otherwise nothing."""
        notice: Message = NOTHING
        loud = volume(settings)
        for cue in self._hearing.take(now):
            if self._sounds is not None:
                notice = self._sounds.play(cue, loud) or notice
        if self._sounds is not None:
            self._sounds.tick(now)
        return notice

    def next_due(self) -> float | None:
        """When `tick` is to be called next, on the clock's time; None if it need not be."""
        times = [self._hearing.next_due(), self._sounds.next_due() if self._sounds else None]
        return min((time for time in times if time is not None), default=None)
