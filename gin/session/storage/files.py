"""Reading files that somebody else may have written, or put something else in the place of."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

_KINDS = {
    stat.S_IFDIR: "it is a folder",
    stat.S_IFIFO: "it is a pipe and no file",
    stat.S_IFSOCK: "it is a socket and no file",
    stat.S_IFCHR: "it is a device and no file",
    stat.S_IFBLK: "it is a device and no file",
}


def beginning_of(path: Path, most: int) -> bytes:
    """What stands in a file, but no more than the first `most` bytes of it.

    Raises OSError if it cannot be read, or is no file: what a pipe or a device gives may come
    never, or never end.
    """
    try:
        _must_be_file(path.stat().st_mode)
    except ValueError as error:
        raise OSError(errno.EINVAL, "no file can have this name") from error
    # What was a file a moment ago may be a pipe by now, which is not waited for.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        _must_be_file(os.fstat(file.fileno()).st_mode)
        return file.read(most) or b""


def why(error: OSError) -> str:
    """What went wrong with a file, in the words of a player's language."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "the disk is full"
    return error.strerror or str(error)


def _must_be_file(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise OSError(0, _KINDS.get(stat.S_IFMT(mode), "it is no file"))
