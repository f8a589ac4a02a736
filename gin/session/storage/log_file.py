"""A log file of limited size."""

from __future__ import annotations

import contextlib
import os
import stat
import threading
import time
from pathlib import Path

from gin.core.external_text import harmless

LARGEST = 200_000
"""Size in bytes of a full file. Then a new one is started, and the old one is renamed."""
_LONGEST_LINE = 16_000
_FLAGS = os.O_WRONLY | os.O_APPEND | os.O_CREAT
# Follow no link, and don't wait for a pipe.
for _name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
    _FLAGS |= getattr(os, _name, 0)


class LogFile:
    """A log at a path, readable only by its owner; without a path it discards everything.

    Terminal control characters are made harmless.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._lock = threading.Lock()

    def note(self, text: str) -> bool:
        """Add a line with the date and time; return whether that worked."""
        return self.add(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")

    def add(self, text: str) -> bool:
        if self.path is None or not text:
            return False
        shown = "\n".join(harmless(line, _LONGEST_LINE) for line in text.split("\n"))
        with self._lock, contextlib.suppress(OSError, ValueError):
            self._rotate(self.path)
            handle = os.open(self.path, _FLAGS, 0o600)
            with os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(shown)
            return True
        return False

    def _rotate(self, path: Path) -> None:
        with contextlib.suppress(FileNotFoundError):
            state = path.lstat()
            if stat.S_ISREG(state.st_mode) and state.st_size > LARGEST:
                path.replace(before(path))


def before(path: Path) -> Path:
    """Return the path of the previous log."""
    return path.with_suffix(f".old{path.suffix}")
