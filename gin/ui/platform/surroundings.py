"""Background sounds on an open device: the room, its fire, and music.

Room and music fade to the wanted volume in steps. The mixer can fade too, but music that starts
again during a fade-out would have to wait for the end of the fade.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from gin.interface.cue import Background
from gin.present.output.ambience import SILENT, Ambience
from gin.ui.platform.music import Music

CHANNELS = {Background.ROOM: 0, Background.WIND: 1}
"""Mixer channels of the room's loops; no cue uses them. The loops differ in length, so that it is
long until the room sounds the same again.
"""
STEP = 0.05
"""Seconds between two steps of a fade."""
MISSED = 3.0
"""Maximum number of missed steps that one `tick` makes up for."""
RISE, FALL = 8.0, 5.0
"""Seconds of a fade from silence to full volume, and of a fade back to silence."""
APART = 2.6
"""Mean seconds between two cracks of the fire."""
AT_LEAST = 0.3

Load = Callable[[Path, Callable[[pygame.mixer.Sound | None], None]], None]
"""Function that loads a file and calls its second argument with the sound, possibly on a thread.

It passes None if the file cannot be read.
"""


class Surroundings:
    """Plays room and music at the wanted volumes; `crack` plays one crack of the fire."""

    def __init__(
        self, folder: Path, rng: random.Random, load: Load, crack: Callable[[float], None]
    ) -> None:
        self._folder = folder
        self._rng = rng
        self._load = load
        self._crack = crack
        self._wanted = self._level = SILENT
        self._stepped = 0.0
        self._crack_at: float | None = None
        self._asked = False
        self._loading: set[Background] = set()
        self._loaded: dict[Background, pygame.mixer.Sound] = {}
        self._playing: set[Background] = set()
        self._music = Music(folder, rng)

    @property
    def heard(self) -> bool:
        return self._wanted != SILENT or self._level != SILENT

    def follow(self, wanted: Ambience, now: float) -> None:
        if self._level == self._wanted:
            self._stepped = now
        self._wanted = wanted

    def tick(self, now: float) -> None:
        if not self.heard:
            return
        if self._level != self._wanted and now >= self._stepped:
            steps = 1 + min(MISSED, (now - self._stepped) / STEP)
            self._stepped = now + STEP
            # Other music starts after the last has faded out.
            level, wanted = self._level, self._wanted
            stays = wanted.piece is level.piece
            self._set(
                Ambience(
                    _nearer(level.room, wanted.room, steps),
                    _nearer(level.music, wanted.music if stays or not level.music else 0.0, steps),
                    level.piece if level.music else wanted.piece,
                ),
                now,
            )
        self._music.tick(now)
        if self._level.room and len(self._playing) < len(CHANNELS):
            self._begin_room()
        if not self._level.room:
            self._crack_at = None
        elif self._crack_at is None or now >= self._crack_at:
            if self._crack_at is not None:
                self._crack(self._level.room * self._rng.uniform(0.25, 1.0))
            self._crack_at = now + AT_LEAST + self._rng.expovariate(1 / (APART - AT_LEAST))

    def next_due(self, now: float) -> float | None:
        times = [self._crack_at] if self._crack_at is not None else []
        if self._level != self._wanted:
            times.append(self._stepped)
        elif self._loading:
            times.append(now + STEP)
        if (due := self._music.next_due()) is not None:
            times.append(due)
        return min(times, default=None)

    def close(self) -> None:
        """Reset the state after the device was closed."""
        self._level = SILENT
        self._crack_at = None
        self._asked = False
        self._loading.clear()
        self._loaded.clear()
        self._playing.clear()
        self._music.close()

    def _set(self, level: Ambience, now: float) -> None:
        self._level = level
        for loop, number in CHANNELS.items():
            channel = pygame.mixer.Channel(number)
            channel.set_volume(level.room)
            if not level.room and loop in self._playing:
                channel.stop()
        if not level.room:
            self._playing.clear()
        self._music.set(level.piece, level.music, now)

    def _begin_room(self) -> None:
        """Play the loops that have been read; the first time, start reading them."""
        if not self._asked:
            self._asked = True
            self._loading.update(CHANNELS)
            for loop in CHANNELS:
                self._load(self._folder / f"{loop}-1.ogg", partial(self._take, loop))
        for loop, number in CHANNELS.items():
            if loop in self._loaded and loop not in self._playing:
                channel = pygame.mixer.Channel(number)
                channel.play(self._loaded[loop], loops=-1)
                channel.set_volume(self._level.room)
                self._playing.add(loop)
                self._loading.discard(loop)

    def _take(self, loop: Background, sound: pygame.mixer.Sound | None) -> None:
        """Store a loop of the room. This may run on another thread."""
        if sound is None:
            self._loading.discard(loop)
        else:
            self._loaded[loop] = sound


def _nearer(level: float, wanted: float, steps: float) -> float:
    most = steps * STEP / (RISE if wanted > level else FALL)
    return min(wanted, level + most) if wanted > level else max(wanted, level - most)
