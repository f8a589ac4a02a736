"""Temporary folders for exports and imports, in the data folder."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

_PREFIX = ".transfer-"
_FREED = 16_000_000
"""Bytes of a file to free in one step."""


def scratch_folder(folder: Path) -> tempfile.TemporaryDirectory[str]:
    """Make a temporary folder, and delete those that a crash of the program left.

    Raises:
      OSError: the folder cannot be made.
    """
    own = f"{_PREFIX}{os.getpid()}-"
    for stale in folder.glob(f"{_PREFIX}*"):
        if not stale.name.startswith(own):
            shutil.rmtree(stale, ignore_errors=True)
    return tempfile.TemporaryDirectory(prefix=own, dir=folder, ignore_cleanup_errors=True)


def empty_steps(path: Path) -> Generator[None, None, None]:
    """Empty a file in short steps. To delete a large one takes longer than a frame."""
    for size in range(path.stat().st_size - _FREED, 0, -_FREED):
        os.truncate(path, size)
        yield
    os.truncate(path, 0)
