"""Safe reading of files that other programs may have written or replaced."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from gin.core.message import Message, Text, Verbatim, by_id
from gin.messages import errors as messages

_KINDS = {
    stat.S_IFDIR: messages.IS_FOLDER,
    stat.S_IFIFO: messages.IS_PIPE,
    stat.S_IFSOCK: messages.IS_SOCKET,
    stat.S_IFCHR: messages.IS_DEVICE,
    stat.S_IFBLK: messages.IS_DEVICE,
}


class NoFile(OSError):
    """Error for a path that is invalid or not a regular file; `reason` says which."""

    def __init__(self, number: int, reason: Message) -> None:
        super().__init__(number, by_id(reason))
        self.reason = reason


def read_beginning(path: Path, most: int) -> bytes:
    """Return at most the first `most` bytes of a file.

    Raises:
      OSError: it cannot be read, or is not a regular file. Reading a pipe or a device could block
        or never end.
    """
    try:
        _must_be_file(path.stat().st_mode)
    except ValueError as error:
        raise NoFile(errno.EINVAL, messages.NO_SUCH_NAME) from error
    # The path may have become a pipe since then; don't wait for its writer.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        _must_be_file(os.fstat(file.fileno()).st_mode)
        return file.read(most) or b""


def why(error: OSError) -> Text:
    """Return why a file operation failed, in the system's words if there is no message for it."""
    if isinstance(error, NoFile):
        return error.reason
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return messages.DISK_FULL
    return Verbatim(error.strerror or str(error))


def _must_be_file(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NoFile(0, _KINDS.get(stat.S_IFMT(mode), messages.IS_NO_FILE))
