"""The lock that keeps a second copy of the program away from the saved games."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
import tempfile
from pathlib import Path

from msgspec import Struct

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session.storage.files import why
from gin.session.storage.paths import new_file

if os.name != "nt":
    import fcntl

_HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)
"""Errors if another process holds the lock. Any other error counts as a disk without locks."""


class DataInUse(SaveError):
    """Another copy of the program uses the data."""


class Lock(Struct, frozen=True):
    """A lock that the system releases when the process ends, however it ends.

    `on_disk` is False if the disk has no locks. Then a locked file in the system's temporary
    folder, if possible, keeps other copies on this computer away.
    """

    handles: tuple[int, ...]
    on_disk: bool
    notices: tuple[Text, ...] = ()

    def holds(self, path: Path) -> bool:
        """Return whether the file at `path` is still the locked one."""
        try:
            return os.path.samestat(os.fstat(self.handles[0]), path.stat())
        except OSError:
            return False

    def release(self) -> None:
        for handle in self.handles:
            os.close(handle)


def take_lock(path: Path) -> Lock:
    """Lock the file at `path`, creating it if necessary.

    Raises:
      DataInUse: another copy holds the lock.
      SaveError: the file cannot be written.
    """
    check_plain(path)
    handle = _opened(path)
    try:
        _lock(handle)
    except OSError as error:
        if error.errno in _HELD:
            os.close(handle)
            raise DataInUse(messages.in_use(path=_named(path.parent))) from error
    else:
        return Lock((handle,), on_disk=True)
    try:
        spare = _lock_elsewhere(path.parent)
    except BaseException:
        os.close(handle)
        raise
    notice = messages.no_locks(path=_named(path.parent))
    return Lock((handle, *spare), on_disk=False, notices=(notice,))


def has_record_locks(folder: Path) -> bool:
    """Return whether the disk of a folder has the locks on which SQLite relies."""
    if os.name == "nt":
        return True
    handle, probe = new_file(folder, ".write-test-")
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _HELD
    finally:
        os.close(handle)
        probe.unlink(missing_ok=True)
    return True


def check_plain(path: Path) -> None:
    """Raise SaveError if `path` exists but is not a file, or cannot be examined."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise SaveError(messages.cannot_use(path=_named(path), why=why(error))) from error
    if not stat.S_ISREG(mode):
        what = messages.IS_FOLDER if stat.S_ISDIR(mode) else messages.IS_NOT_WRITABLE
        raise SaveError(messages.cannot_use(path=_named(path), why=what))


def _lock_elsewhere(folder: Path) -> tuple[int, ...]:
    digest = hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    owner = "" if os.name == "nt" else f"{os.getuid()}-"
    path = Path(tempfile.gettempdir(), f"gin-parlour-{owner}{digest}.lock")
    try:
        # Every user can write there, so a link may be a trap.
        handle = _opened(path, getattr(os, "O_NOFOLLOW", 0))
    except SaveError:
        return ()
    try:
        _lock(handle)
    except OSError as error:
        os.close(handle)
        if error.errno in _HELD:
            raise DataInUse(messages.in_use(path=_named(folder))) from error
        return ()
    return (handle,)


def _opened(path: Path, flags: int = 0) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | flags, 0o600)
    except OSError as error:
        raise SaveError(messages.cannot_write(path=_named(path), why=why(error))) from error


def _lock(handle: int) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _named(path: Path) -> Verbatim:
    return Verbatim(str(path))
