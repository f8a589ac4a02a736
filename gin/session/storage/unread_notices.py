"""Notices that the player has not read yet, kept between starts.

Each is saved on one line, in the language in which it was written.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from gin.core.external_text import harmless
from gin.session.storage.files import read_beginning
from gin.session.storage.paths import write_whole

FILE = "unread.txt"
_MOST = 50
_LONGEST_LINE = 2_000
_LONGEST = _MOST * _LONGEST_LINE


def save(folder: Path, notices: Sequence[str]) -> None:
    """Save these notices, replacing those saved before; ignore errors of the disk."""
    lines = [" ".join(text.split())[:_LONGEST_LINE] for text in notices[:_MOST]]
    with contextlib.suppress(OSError):
        if lines:
            write_whole(folder / FILE, ("\n".join(lines) + "\n").encode())
        else:
            (folder / FILE).unlink(missing_ok=True)


def load(folder: Path) -> tuple[str, ...]:
    """Return the saved notices, oldest first; none from an unreadable file."""
    try:
        text = read_beginning(folder / FILE, _LONGEST).decode(errors="replace")
    except OSError:
        return ()
    lines = (harmless(line, _LONGEST_LINE).strip() for line in text.splitlines())
    return tuple(line for line in lines if line)[:_MOST]
