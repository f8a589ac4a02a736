"""The notices about saved games and settings that no player has read yet, from start to start.

They are kept as they were worded, one to a line: they tell of what happened then, so a change of
language doesn't translate them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from gin.core.external_text import harmless
from gin.session.storage.files import beginning_of
from gin.session.storage.paths import write_whole

FILE = "unread.txt"
_MOST = 50
"""Notices that are kept."""
_LONGEST_LINE = 2_000
_LONGEST = _MOST * _LONGEST_LINE


def keep(folder: Path, notices: Sequence[str]) -> None:
    """Keep these notices, in place of those kept before.

    On a disk that cannot be written to nothing is kept; the notices themselves say so then.
    """
    lines = [" ".join(text.split())[:_LONGEST_LINE] for text in notices[:_MOST]]
    with contextlib.suppress(OSError):
        if lines:
            write_whole(folder / FILE, ("\n".join(lines) + "\n").encode())
        else:
            (folder / FILE).unlink(missing_ok=True)


def kept(folder: Path) -> tuple[str, ...]:
    """Return the notices that were kept, oldest first; none from a file that cannot be read."""
    try:
        text = beginning_of(folder / FILE, _LONGEST).decode(errors="replace")
    except OSError:
        return ()
    lines = (harmless(line, _LONGEST_LINE).strip() for line in text.splitlines())
    return tuple(line for line in lines if line)[:_MOST]
