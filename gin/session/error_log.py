"""What went wrong in the program itself, in a file that its player can find and send to somebody.

Such a thing never costs a game: the program goes on, and here is what it needs to be mended.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
import traceback
from pathlib import Path

from gin import __version__

FILE = "errors.log"
LARGEST = 200_000
"""Bytes after which the file is begun anew; the one before is kept beside it."""
_LONGEST = 20_000
"""Characters of one entry: what calls itself without end has thousands of lines alike."""
_FOLLOW_NO_LINKS = getattr(os, "O_NOFOLLOW", 0)


class ErrorLog:
    """The log in a data folder; without a folder nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / FILE if folder is not None else None

    @property
    def path(self) -> Path | None:
        """Where it is, whether or not anything was ever written to it."""
        return self._path

    def write(self, doing: str, error: BaseException) -> bool:
        """Add an error, and what the program was doing; False if that could not be written."""
        told = "".join(traceback.format_exception(error))
        if len(told) > _LONGEST:
            half = _LONGEST // 2
            told = (
                f"{told[:half]}\n... {len(told) - _LONGEST} characters left out ...\n{told[-half:]}"
            )
        moment = time.strftime("%Y-%m-%d %H:%M:%S")
        program = f"Gin Parlour {__version__}, Python {sys.version.split()[0]}, {sys.platform}"
        return self._add(f"{moment} while {doing} ({program})\n{told}\n")

    def _add(self, entry: str) -> bool:
        if self._path is None:
            return False
        with contextlib.suppress(OSError, ValueError):
            self._rotate(self._path)
            handle = os.open(
                self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _FOLLOW_NO_LINKS, 0o600
            )
            with os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(entry)
            return True
        return False

    def _rotate(self, path: Path) -> None:
        with contextlib.suppress(FileNotFoundError):
            state = path.lstat()
            if stat.S_ISREG(state.st_mode) and state.st_size > LARGEST:
                path.replace(path.with_suffix(".old.log"))

    def entries(self) -> tuple[str, ...]:
        """The first line of every entry, the newest first; nothing if there are none."""
        if self._path is None:
            return ()
        try:
            if not stat.S_ISREG(self._path.lstat().st_mode):
                return ()
            text = self._path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ()
        found = [line for line in text.splitlines() if line[:2] == "20" and " while " in line]
        return tuple(reversed(found))
