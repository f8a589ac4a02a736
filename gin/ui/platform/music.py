"""Music on an open device: pieces of a kind in random order, with rests between them."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from gin.interface.cue import Background
from gin.present.output.ambience import rest

LOOK_AGAIN = 0.3
"""Seconds until the end of a piece is checked again if it still plays."""
LAST_PAGE = 70_000
"""Bytes at a file's end that contain its last page of Ogg: a page has at most 65,307."""
RATE = 32_000


class Music:
    """Streams music from its files. No piece follows itself, unless it is the only one."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self._folder = folder
        self._rng = rng
        self._piece: Background | None = None
        self._bag: list[Path] = []
        self._last: Path | None = None
        self._ends: float | None = None
        """When the piece or the rest after it ends."""
        self._rests = False
        self._volume = 0.0

    def set(self, piece: Background, volume: float, now: float) -> None:
        """Play music of a kind at a volume; stop at volume 0."""
        self._volume = volume
        if not volume:
            self._stop()
            return
        if self._piece is not piece:
            self._stop()
            self._bag.clear()
            self._begin(piece, now)
        if self._piece is not None:
            pygame.mixer.music.set_volume(volume)

    def tick(self, now: float) -> None:
        """Rest if the piece has ended, and start the next one after the rest."""
        if self._ends is None or now < self._ends or self._piece is None:
            return
        if self._rests:
            self._begin(self._piece, now)
        elif pygame.mixer.music.get_busy():
            self._ends = now + LOOK_AGAIN
        else:
            self._rests, self._ends = True, now + rest(self._piece, self._rng)

    def next_due(self) -> float | None:
        return self._ends

    def close(self) -> None:
        """Forget the music after the device was closed."""
        self._piece = self._ends = None

    def _stop(self) -> None:
        if self._piece is not None:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            self._piece = self._ends = None

    def _begin(self, piece: Background, now: float) -> None:
        """Start a piece; a file that cannot be read is silent."""
        path = self._next(piece)
        self._piece = self._ends = None
        self._rests = False
        if path is None:
            return
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._volume)
            pygame.mixer.music.play()
            self._ends = now + seconds_of(path)
        except (pygame.error, OSError):
            return
        self._piece = piece

    def _files(self, piece: Background) -> list[Path]:
        return sorted(self._folder.glob(f"{piece}-*.ogg"))

    def _next(self, piece: Background) -> Path | None:
        """Return the next piece of a shuffled bag."""
        if not self._bag:
            self._bag = self._files(piece)
            self._rng.shuffle(self._bag)
            if len(self._bag) > 1 and self._bag[-1] == self._last:
                self._bag.reverse()
        self._last = self._bag.pop() if self._bag else None
        return self._last


def seconds_of(path: Path) -> float:
    """Return the length of an Ogg file: the last page has the number of samples.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - LAST_PAGE))
        end = file.read()
    page = end.rfind(b"OggS")
    return int.from_bytes(end[page + 6 : page + 14], "little") / RATE if page >= 0 else 0.0
