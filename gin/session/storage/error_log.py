"""A log of the program's own errors, which players can send in."""

from __future__ import annotations

import re
import sys
import traceback
from pathlib import Path

from gin import __version__
from gin.session.storage.files import read_beginning
from gin.session.storage.log_file import LARGEST, LogFile

FILE = "errors.log"
_LONGEST = 20_000
"""Maximum number of characters of an entry."""
_ENTRY = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d while "


class ErrorLog:
    """The log in a data folder; without a folder it discards everything."""

    def __init__(self, folder: Path | None) -> None:
        self._file = LogFile(folder / FILE if folder is not None else None)

    @property
    def path(self) -> Path | None:
        return self._file.path

    def write(self, doing: str, error: BaseException) -> bool:
        """Log an error with what the program was doing; return False if that failed."""
        text = "".join(traceback.format_exception(error))
        if len(text) > _LONGEST:
            half = _LONGEST // 2
            text = (
                f"{text[:half]}\n... {len(text) - _LONGEST} characters left out ...\n{text[-half:]}"
            )
        program = f"Gin Parlour {__version__}, Python {sys.version.split()[0]}, {sys.platform}"
        return self._file.note(f"while {doing} ({program})\n{text}\n")

    def entries(self) -> tuple[str, ...]:
        """Return the first line of every entry, the newest first."""
        if self.path is None:
            return ()
        try:
            text = read_beginning(self.path, LARGEST + 2 * _LONGEST).decode("utf-8", "replace")
        except OSError:
            return ()
        return tuple(line for line in reversed(text.splitlines()) if re.match(_ENTRY, line))
