"""Named pipes of this user on Windows."""

from __future__ import annotations

import contextlib
import ctypes
from multiprocessing.connection import Client, Connection, Listener

CHUNK = 65_536
"""Maximum bytes of a message."""
_LONGEST_NAME = 256
POLL = 0.1
"""Seconds in which a pipe that was hung up is closed."""


class PipeChannel:
    """A connected pipe."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._ended = False

    def receive(self, seconds: float) -> bytes | None:
        left = seconds
        while not self._ended:
            try:
                if self._pipe.poll(min(left, POLL)):
                    return self._pipe.recv_bytes(CHUNK)
            except (EOFError, BrokenPipeError):
                return b""
            left -= POLL
            if left <= 0:
                return None
        return b""

    def send(self, data: bytes) -> None:
        if self._ended:
            raise BrokenPipeError
        for start in range(0, len(data), CHUNK):
            self._pipe.send_bytes(data[start : start + CHUNK])

    def hang_up(self) -> None:
        self._ended = True

    def release(self) -> None:
        with contextlib.suppress(OSError):
            self._pipe.close()


class PipeDoor:
    """A named pipe that others of this user can open."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._server = Listener(name, "AF_PIPE")
        self._closed = False

    def accept(self) -> PipeChannel | None:
        try:
            pipe = self._server.accept()
        except (OSError, EOFError):
            return None
        if self._closed:
            pipe.close()
            self._server.close()
            return None
        if _is_remote(pipe):
            pipe.close()
            return None
        return PipeChannel(pipe)

    def close(self) -> None:
        self._closed = True
        # A connection wakes the thread that accepts, which then closes the pipe.
        with contextlib.suppress(OSError):
            Client(self._name, "AF_PIPE").close()


def _is_remote(pipe: Connection) -> bool:
    """Return whether the client is on another computer: only then Windows knows its name."""
    kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined, unused-ignore]
    # Wine has no such function.
    name_of = getattr(kernel, "GetNamedPipeClientComputerNameW", None)
    if name_of is None:
        return False
    name = ctypes.create_unicode_buffer(_LONGEST_NAME)
    return bool(name_of(ctypes.c_void_p(pipe.fileno()), name, ctypes.sizeof(name)))


def connect_pipe(name: str) -> PipeChannel:
    """Connect to a named pipe.

    Raises:
      OSError: there is no such pipe, or it is that of another user.
    """
    return PipeChannel(Client(name, "AF_PIPE"))
