"""Unix sockets of the user's own: a file in the data folder that no one else may open."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

WORK = hasattr(os, "getuid")
"""Whether this system has such sockets; Python has none on Windows."""


def unix_socket() -> socket.socket:
    """Return a socket that is not connected."""
    return socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)


def listening(path: Path) -> socket.socket:
    """Return a listening socket at a path, replacing one left by a crash.

    Raises:
      OSError: the socket cannot be made; for example, its path is too long.
    """
    path.unlink(missing_ok=True)
    server = unix_socket()
    try:
        server.bind(str(path))
        path.chmod(0o600)
        server.listen()
    except OSError:
        server.close()
        raise
    return server


def belongs_to_user(path: Path) -> bool:
    """Return whether this user owns the socket at a path.

    Raises:
      OSError: there is no such file.
    """
    return WORK and path.lstat().st_uid == os.getuid()


def is_of_user(link: socket.socket) -> bool:
    """Return whether a process of this user is at the other end, as far as the system can say."""
    if sys.platform != "linux":
        return True
    credentials = link.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
    return int.from_bytes(credentials[4:8], sys.byteorder) == os.getuid()
