"""What went wrong with engines, in a file of the data folder that cannot grow without end.

Our own notes stand there, and the first and the last of what an engine says on its standard error.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from pathlib import Path

from gin.core.outside import harmless

LOG = "engine.log"
OLD = "engine.old.log"
LONGEST_LOG = 200_000
"""Bytes after which the log becomes the old one, and the old one goes."""
FIRST, LAST = 16_000, 4_000
"""Bytes that are kept of what one engine says: so many at once, and so many once it has ended."""


class Log:
    """The log in a folder; without a folder nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._lock = threading.Lock()

    def note(self, text: str) -> None:
        """Add a line of our own."""
        self.add(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")

    def add(self, text: str) -> None:
        """Add a text. One that cannot be written is lost."""
        if self._folder is None or not text:
            return
        path = self._folder / LOG
        with self._lock, contextlib.suppress(OSError):
            if path.is_file() and path.stat().st_size > LONGEST_LOG:
                path.replace(self._folder / OLD)
            # For its owner only; no link is followed, and a pipe in its place is not waited for.
            flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
            for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
                flags |= getattr(os, name, 0)
            with os.fdopen(os.open(path, flags, 0o600), "a", encoding="utf-8") as file:
                file.write(text)


class Errors:
    """What one engine says on its standard error: its first part goes to the log at once, its last
    part at the end, and nothing between them is kept."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._room = FIRST
        self._last = b""
        self._left_out = 0

    @property
    def full(self) -> bool:
        """Has it said more than is taken at once?"""
        return not self._room

    def take(self, said: bytes) -> None:
        """Take more of it."""
        now, later = said[: self._room], said[self._room :]
        self._room -= len(now)
        self._log.add(_lines(now))
        kept = self._last + later
        self._last = kept[-LAST:]
        self._left_out += len(kept) - len(self._last)

    def close(self) -> None:
        """Note how it ended."""
        if self._left_out:
            self._log.note(f"{self._left_out} bytes of standard error are left out here")
        end = _lines(self._last)
        self._log.add(end if end.endswith("\n") or not end else f"{end}\n")
        self._last = b""


def _lines(said: bytes) -> str:
    """What was said, without signs that would do something to whoever reads it."""
    lines = said.decode("utf-8", "replace").split("\n")
    return "\n".join(harmless(line, FIRST) for line in lines)
