"""Unix sockets between two starts of the program (see `gin.session.single_instance`)."""

from __future__ import annotations

import contextlib
import socket
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from gin.session import own_socket

SOCKET = "parlour.sock"


class SocketLink:
    """A connection."""

    def __init__(self, link: socket.socket) -> None:
        self._link = link

    def receive(self, most: int, end: float) -> bytes:
        """Return at most `most` bytes as soon as there are any; empty if the other has closed.

        Raises:
          OSError: none came before that `time.monotonic()`, or the connection broke.
        """
        self._link.settimeout(max(0.01, end - time.monotonic()))
        return self._link.recv(most)

    def send(self, data: bytes) -> None:
        self._link.sendall(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._link.close()


class SocketServer:
    """A listening socket in a folder, replacing one left by a crash.

    Raises:
      OSError: this disk has no sockets, or the path is too long for one.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / SOCKET
        self._server = own_socket.listening(self._path)

    def accept(self) -> SocketLink:
        """Wait for a connection; raise OSError once the server is closed."""
        return SocketLink(self._server.accept()[0])

    def close(self) -> None:
        """Close the server from another thread than the one that accepts."""
        self._path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            # Closing alone would not wake the thread.
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()


def connect(folder: Path, end: float) -> SocketLink:
    """Connect to the server in a folder, before that `time.monotonic()`.

    Raises:
      OSError: there is none, or it belongs to another user.
    """
    path = folder / SOCKET
    if not own_socket.belongs_to_user(path):
        raise PermissionError(f"{path} belongs to another user")
    link = own_socket.unix_socket()
    try:
        link.settimeout(max(0.01, end - time.monotonic()))
        link.connect(str(path))
    except OSError:
        link.close()
        raise
    return SocketLink(link)
