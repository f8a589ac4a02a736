"""Clearing of a terminal between the turns of two people."""

from __future__ import annotations

import os
import shutil
from typing import TextIO

_SYSTEM = os.name
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, and the lines above it in most terminals."""


def clear(target: TextIO) -> None:
    """Remove everything from a terminal and from what can be scrolled back; leave a pipe alone.

    Consoles of Windows may not know the sequence, so there the lines only move out of sight.
    """
    if target.isatty():
        target.write("\n" * shutil.get_terminal_size().lines if _SYSTEM == "nt" else _CLEAR)
