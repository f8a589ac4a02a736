"""The engine log: our own notes, and the beginning and end of each engine's standard error."""

from __future__ import annotations

from pathlib import Path

from gin.session.storage.log_file import LogFile

FILE = "engine.log"
FIRST, LAST = 16_000, 4_000
"""Bytes of an engine's standard error: the first are logged immediately, the last at its end."""


def engine_log(folder: Path | None) -> LogFile:
    """Return the log in a folder; without a folder it discards everything."""
    return LogFile(folder / FILE if folder is not None else None)


class EngineErrors:
    """The standard error of one engine: its beginning is logged immediately, its end later."""

    def __init__(self, log: LogFile) -> None:
        self._log = log
        self._room = FIRST
        self._last = b""
        self._left_out = 0

    @property
    def full(self) -> bool:
        return not self._room

    def take(self, said: bytes) -> None:
        now, later = said[: self._room], said[self._room :]
        self._room -= len(now)
        self._log.add(now.decode("utf-8", "replace"))
        kept = self._last + later
        self._last = kept[-LAST:]
        self._left_out += len(kept) - len(self._last)

    def close(self) -> None:
        if self._left_out:
            self._log.note(f"{self._left_out} bytes of standard error are left out here")
        end = self._last.decode("utf-8", "replace")
        self._log.add(end if end.endswith("\n") or not end else f"{end}\n")
        self._last = b""
