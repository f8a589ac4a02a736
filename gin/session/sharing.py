"""Files of shared pictures."""

from __future__ import annotations

from pathlib import Path

from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.storage.files import why


def new_file(folder: Path, name: str, kind: str) -> Path:
    """Return the path of a file that does not exist yet; its name may get a number.

    Raises:
      SaveError: the folder cannot be read; the error names it.
    """
    try:
        path, number = folder / f"{name}.{kind}", 1
        while path.exists():
            number += 1
            path = folder / f"{name}-{number}.{kind}"
    except OSError as error:
        raise save_error(str(folder), error) from error
    return path


def save_error(path: str, error: OSError) -> SaveError:
    """Return the error that a file cannot be written."""
    return SaveError(messages.cannot_write(path=Verbatim(path), why=why(error)))
