"""Temporary folders for exports and imports, in the data folder."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

_PREFIX = ".transfer-"


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
