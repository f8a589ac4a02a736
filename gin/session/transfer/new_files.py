"""Files that the player names: none is overwritten, and none is left half written."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from gin.core.errors import SaveError
from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim
from gin.messages import transfer as messages
from gin.session.storage.files import why
from gin.session.storage.paths import new_file, sync_folder


def check_target(path: Path, suffix: str) -> Path:
    """Return the path of a file to be written, with the suffix if the path has none.

    Raises:
      SaveError: the folder does not exist, or the file does.
    """
    try:
        path = path.expanduser()
        if path.is_dir():
            raise SaveError(messages.is_folder(path=_shown(path)))
        path = path if path.suffix else path.with_name(path.name + suffix)
        if not path.parent.is_dir():
            raise SaveError(messages.no_folder(path=_shown(path.parent)))
        if path.exists() or path.is_symlink():
            raise SaveError(messages.there_already(path=_shown(path)))
    except (ValueError, RuntimeError) as error:
        raise SaveError(messages.no_such_name(path=Verbatim(quoted(str(path))))) from error
    except OSError as error:
        raise SaveError(messages.not_written(path=_shown(path), why=why(error))) from error
    return path


def with_suffix(path: Path, suffix: str) -> Path:
    """Return the path with the suffix, added to the name if it ends otherwise, as in "x.zipb".

    The path of a folder stays as it is.
    """
    if not path.name or path.suffix.lower() == suffix:
        return path
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        if path.expanduser().is_dir():
            return path
    return path.with_name(path.name.rstrip(". ") + suffix)


@contextlib.contextmanager
def complete_file(target: Path) -> Iterator[BinaryIO]:
    """Yield a file that gets its name, `target`, when it is complete.

    Raises:
      SaveError: it cannot be written, for instance because the disk is full; nothing is left of it.
    """
    try:
        handle, partial = new_file(target.parent, ".gin-parlour-", ".partial")
        try:
            with os.fdopen(handle, "wb") as out:
                yield out
                out.flush()
                os.fsync(out.fileno())
            if target.exists():
                # Another program has written it meanwhile.
                raise SaveError(messages.there_already(path=_shown(target)))
            partial.replace(target)
        finally:
            with contextlib.suppress(OSError):
                partial.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            sync_folder(target.parent)
    except OSError as error:
        raise SaveError(messages.not_written(path=_shown(target), why=why(error))) from error


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """Return a path in a folder at which there is no file yet."""
    path, number = folder / f"{stem}{suffix}", 1
    with contextlib.suppress(OSError):
        while path.exists():
            number += 1
            path = folder / f"{stem}-{number}{suffix}"
    return path


def _shown(path: Path) -> Text:
    return Verbatim(str(path))
