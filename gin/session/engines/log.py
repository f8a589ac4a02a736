"""What went wrong with engines: our own notes, and the first and the last of what an engine says on
its standard error."""

from __future__ import annotations

from pathlib import Path

from gin.session.storage.log_file import LogFile

FILE = "engine.log"
FIRST, LAST = 16_000, 4_000
"""Bytes that are kept of what one engine says: so many at once, and so many once it has ended."""


def engine_log(folder: Path | None) -> LogFile:
    """The log in a folder; without a folder nothing is kept."""
    return LogFile(folder / FILE if folder is not None else None)


class EngineErrors:
    """What one engine says on its standard error: its first part goes to the log at once, its last
    part at the end, and nothing between them is kept."""

    def __init__(self, log: LogFile) -> None:
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
        self._log.add(now.decode("utf-8", "replace"))
        kept = self._last + later
        self._last = kept[-LAST:]
        self._left_out += len(kept) - len(self._last)

    def close(self) -> None:
        """Note how it ended."""
        if self._left_out:
            self._log.note(f"{self._left_out} bytes of standard error are left out here")
        end = self._last.decode("utf-8", "replace")
        self._log.add(end if end.endswith("\n") or not end else f"{end}\n")
        self._last = b""
