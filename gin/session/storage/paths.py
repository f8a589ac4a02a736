"""The program's folders, and files that only their owner can read."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from gin.core.errors import SaveError
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.storage.files import why

_PROBE = ".write-test-"
_OURS = ("parlour.", "settings.")
_LOG = ".log"
_OUR_FOLDERS = ("hands", "backups")


def data_folder(override: Path | None = None) -> Path:
    """Return the folder for all saved data, creating it if necessary.

    Raises:
      SaveError: it cannot be created or written, or there is no home folder for it.
    """
    try:
        folder = override or _usual()
    except RuntimeError as error:
        # Neither the environment nor the system knows a home folder.
        raise SaveError(messages.NO_HOME) from error
    try:
        ours = override is None or not folder.exists()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for stale in folder.glob(f"{_PROBE}*"):
            stale.unlink(missing_ok=True)
        handle, probe = new_file(folder, _PROBE)
        try:
            os.write(handle, b"\n")
        finally:
            os.close(handle)
            probe.unlink(missing_ok=True)
    except OSError as error:
        message = messages.cannot_write_in(path=Verbatim(str(folder)), why=why(error))
        raise SaveError(message) from error
    except ValueError as error:
        message = messages.no_folder_called(path=Verbatim(quoted(str(folder))))
        raise SaveError(message) from error
    if os.name != "nt":
        _tighten(folder, ours or (folder / "parlour.db").exists())
    return folder


def cache_folder(override: Path | None = None) -> Path:
    """Return the folder for files that may be deleted at any time; it need not exist.

    It is the system's cache folder or, if a data folder `override` is given, a subfolder of it.
    """
    if override is not None:
        return override / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir("gin-parlour", appauthor=False))


def documents_folder() -> Path | None:
    """Return the player's folder for documents, or else the home folder; None if there is none."""
    import platformdirs

    try:
        for folder in (Path(platformdirs.user_documents_dir()), Path.home()):
            if folder.is_dir():
                return folder
    except (OSError, RuntimeError):
        # Neither the environment nor the system knows a home folder.
        return None
    return None


def languages_folder(override: Path | None = None) -> Path | None:
    """Return the folder in the data folder for a player's languages; None if there is none.

    `data_folder` reports errors of the data folder itself.
    """
    try:
        folder = (override or _usual()) / "languages"
        return folder if folder.is_dir() else None
    except (OSError, RuntimeError, ValueError):
        return None


def _usual() -> Path:
    import platformdirs  # A large module, not needed if a folder is given.

    return Path(platformdirs.user_data_dir("gin-parlour", appauthor=False))


def _tighten(folder: Path, ours: bool) -> None:
    """Remove other users' permissions that older versions granted; never follow a link.

    The data folder itself is changed only if it seems to be used by the program alone.
    """
    found = [
        path for path in folder.iterdir() if path.name.startswith(_OURS) or path.name.endswith(_LOG)
    ]
    for name in _OUR_FOLDERS:
        below = folder / name
        if below.is_dir() and not below.is_symlink():
            found += [below, *below.iterdir()]
    shared = folder.stat().st_mode & stat.S_ISVTX or folder.resolve() == Path.home().resolve()
    for path in [*([folder] if ours and not shared else []), *found]:
        # Ignore files of other users and files deleted meanwhile.
        with contextlib.suppress(OSError):
            mode = path.lstat().st_mode
            if stat.S_ISDIR(mode) or stat.S_ISREG(mode):
                wanted = 0o700 if stat.S_ISDIR(mode) else 0o600
                if stat.S_IMODE(mode) != wanted:
                    path.chmod(wanted)


def new_file(folder: Path, prefix: str, suffix: str = "") -> tuple[int, Path]:
    """Create a file with a random name that only its owner can read; return its handle and path.

    `tempfile.mkstemp` cannot be used: until Python 3.13 it retries for hours on Windows if
    permissions deny new files in a folder (https://github.com/python/cpython/issues/66305).
    """
    path = folder / f"{prefix}{os.urandom(8).hex()}{suffix}"
    # On Windows, keep line ends as they are and don't let other programs inherit the handle.
    plain = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
    refuses_links = getattr(os, "O_NOFOLLOW", 0)
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | plain | refuses_links
    return os.open(path, flags, 0o600), path


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file atomically by one that only its owner can read.

    The temporary name cannot be guessed, and no link is followed.
    """
    prefix, suffix = f"{path.stem}.", ".partial"
    for stale in path.parent.glob(f"{prefix}*{suffix}"):
        stale.unlink(missing_ok=True)
    handle, partial = new_file(path.parent, prefix, suffix)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until a folder's file names are on disk, if the system supports that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        # Not every file system supports syncing a folder.
        with contextlib.suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)
