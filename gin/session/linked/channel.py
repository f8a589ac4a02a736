"""Connections between two programs of one user: Unix sockets, or named pipes on Windows.

Nothing listens on a network. A socket is a file in the data folder that only its owner may open.
A pipe's name contains a hash of the data folder, and other users may not write to it.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import selectors
import socket
import sys
from pathlib import Path
from typing import Protocol

from gin.session import own_socket

CHUNK = 65_536
"""Maximum bytes to receive at a time."""
_NAME = re.compile(r"table-[0-9A-Z]{3}\.sock")


class Channel(Protocol):
    """A connection. One thread receives, another may send at the same time."""

    def receive(self, seconds: float) -> bytes | None:
        """Return the next bytes; empty at the end, None if none arrive in time.

        Raises:
          OSError: the connection is broken.
        """

    def send(self, data: bytes) -> None:
        """Send everything, waiting for the other end if necessary.

        Raises:
          OSError: the connection is broken.
        """

    def hang_up(self) -> None:
        """End the connection, from any thread: both ends then receive its end."""

    def release(self) -> None:
        """Free the connection, from the thread that receives."""


class Door(Protocol):
    """A place where other programs of this user can connect."""

    def accept(self) -> Channel | None:
        """Wait for a connection; return None if it was refused or the door is closed."""

    def close(self) -> None:
        """Close the door, from any thread."""


def open_door(root: Path, place: str) -> Door:
    """Open a door at a place in the data folder `root`.

    Raises:
      OSError: it cannot be opened.
    """
    if sys.platform == "win32":
        from gin.session.linked.windows_pipe import PipeDoor

        return PipeDoor(pipe_name(root, place))
    remove_stale(root)
    return _SocketDoor(socket_path(root, place))


def connect(root: Path, place: str) -> Channel | None:
    """Connect to the door at a place in a data folder; return None if another user owns it.

    Raises:
      OSError: there is no such door, or no program behind it.
    """
    if sys.platform == "win32":
        from gin.session.linked.windows_pipe import connect_pipe

        return connect_pipe(pipe_name(root, place))
    path = socket_path(root, place)
    if not own_socket.belongs_to_user(path):
        return None
    return SocketChannel(_connected(path))


def socket_path(root: Path, place: str) -> Path:
    """Return the path of a door's socket."""
    return root / f"table-{place}.sock"


def pipe_name(root: Path, place: str) -> str:
    """Return the name of a door's pipe on Windows."""
    return rf"\\.\pipe\gin-parlour-{hashlib.sha256(str(root).encode()).hexdigest()[:16]}-{place}"


def remove_stale(root: Path) -> None:
    """Remove the sockets in a data folder that a crash left behind."""
    for path in root.glob("table-*.sock"):
        if _NAME.fullmatch(path.name) is None:
            continue
        try:
            _connected(path).close()
        except ConnectionRefusedError:
            with contextlib.suppress(OSError):
                path.unlink()
        except OSError:
            continue


def _connected(path: Path) -> socket.socket:
    link = own_socket.unix_socket()
    try:
        link.settimeout(2.0)
        link.connect(str(path))
        link.settimeout(None)
    except OSError:
        link.close()
        raise
    return link


class SocketChannel:
    """A connected Unix socket."""

    def __init__(self, link: socket.socket) -> None:
        self._link = link
        self._waiting = selectors.DefaultSelector()
        self._waiting.register(link, selectors.EVENT_READ)

    def receive(self, seconds: float) -> bytes | None:
        return self._link.recv(CHUNK) if self._waiting.select(seconds) else None

    def send(self, data: bytes) -> None:
        self._link.sendall(data)

    def hang_up(self) -> None:
        with contextlib.suppress(OSError):
            self._link.shutdown(socket.SHUT_RDWR)

    def release(self) -> None:
        self._waiting.close()
        self._link.close()


class _SocketDoor:
    """A listening Unix socket."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._server = own_socket.listening(path)

    def accept(self) -> Channel | None:
        try:
            link, _ = self._server.accept()
        except OSError:
            return None
        if not own_socket.is_of_user(link):
            link.close()
            return None
        return SocketChannel(link)

    def close(self) -> None:
        self._path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            # Closing alone would not wake the thread.
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
