"""Where the program keeps its files."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from gin.core.errors import SaveError


def data_folder(override: Path | None = None) -> Path:
    """The folder for everything that is kept, made if need be.

    Raises SaveError, which names the folder, if it cannot be made or written.
    """
    folder = override or Path(platformdirs.user_data_dir("gin-parlour", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".write-test"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise SaveError(f"cannot write in the data folder {folder}: {error.strerror}") from error
    return folder
