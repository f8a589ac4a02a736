"""Named pipes of Windows between two starts of the program (see `gin.session.single_instance`).

The pipe has a random name, which is in a file of the data folder. By default, Windows lets other
users read from a pipe, but not write to it.
"""

from __future__ import annotations

import contextlib
import ctypes
import re
import secrets
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PIPE = "parlour.pipe"
"""File with the name of the pipe."""
_NAME = r"gin-parlour-[0-9a-f]{32}"
_BUFFER = 4096
_PAUSE = 0.01
"""Seconds between two looks for data, and between two attempts to connect."""
_FAREWELL = 0.5
"""Seconds that a client has to read its answer."""
_WAKING = 50
"""Attempts to wake the thread that accepts."""
_DUPLEX, _FIRST_INSTANCE, _REJECT_REMOTE = 0x3, 0x00080000, 0x8
_READ_AND_WRITE, _OPEN_EXISTING = 0xC0000000, 3
_ANONYMOUS = 0x00100000
"""The server of a pipe must not act in the client's name."""
_INVALID = ctypes.c_void_p(-1).value
_BUSY, _CONNECTED = 231, 535
_ANY_PROCESS = 0xFFFFFFFF


def _library(name: str) -> Any:
    return ctypes.WinDLL(name, use_last_error=True)  # type: ignore[attr-defined, unused-ignore]


def _failure() -> OSError:
    number = ctypes.get_last_error()  # type: ignore[attr-defined, unused-ignore]
    return OSError(number, f"Windows error {number}")


def _opened(handle: int | None) -> ctypes.c_void_p:
    if handle in (None, _INVALID):
        raise _failure()
    return ctypes.c_void_p(handle)


def _path_of(name: str) -> str:
    return rf"\\.\pipe\{name}"


class PipeLink:
    """A connection: the client's end, or the server's while a client is connected."""

    def __init__(self, handle: ctypes.c_void_p, *, serves: bool) -> None:
        self._kernel = _library("kernel32")
        self._handle, self._serves = handle, serves

    def receive(self, most: int, end: float) -> bytes:
        """Return at most `most` bytes as soon as there are any.

        Raises:
          OSError: none came before that `time.monotonic()`, or the other has closed.
        """
        while not (count := self._available()):
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(_PAUSE)
        got, read = ctypes.create_string_buffer(min(count, most)), ctypes.c_uint32()
        if not self._kernel.ReadFile(self._handle, got, len(got), ctypes.byref(read), None):
            raise _failure()
        return got.raw[: read.value]

    def send(self, data: bytes) -> None:
        sent = ctypes.c_uint32()
        if not self._kernel.WriteFile(self._handle, data, len(data), ctypes.byref(sent), None):
            raise _failure()

    def _available(self) -> int:
        count = ctypes.c_uint32()
        if not self._kernel.PeekNamedPipe(self._handle, None, 0, None, ctypes.byref(count), None):
            raise _failure()
        return count.value

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if not self._serves:
            self._kernel.CloseHandle(self._handle)
            return
        # To disconnect discards what the client has not read.
        end = time.monotonic() + _FAREWELL
        with contextlib.suppress(OSError):
            while time.monotonic() < end:
                self._available()
                time.sleep(_PAUSE)
        self._kernel.DisconnectNamedPipe(self._handle)


class PipeServer:
    """A named pipe for one client at a time.

    Raises:
      OSError: Windows makes none, or its name cannot be written to the folder.
    """

    def __init__(self, folder: Path) -> None:
        self._kernel = _library("kernel32")
        self._kernel.CreateNamedPipeW.restype = ctypes.c_void_p
        self._closed = False
        self._file, self._name = folder / PIPE, f"gin-parlour-{secrets.token_hex(16)}"
        self._handle = _opened(
            self._kernel.CreateNamedPipeW(
                _path_of(self._name), _DUPLEX | _FIRST_INSTANCE, _REJECT_REMOTE, 1,
                _BUFFER, _BUFFER, 0, None,
            )
        )  # fmt: skip
        try:
            self._file.write_text(self._name, "ascii")
        except OSError:
            self._kernel.CloseHandle(self._handle)
            raise

    def accept(self) -> PipeLink:
        """Wait for a client; raise OSError once the server is closed."""
        connected = self._kernel.ConnectNamedPipe(self._handle, None)
        if self._closed:
            self._kernel.CloseHandle(self._handle)
            raise OSError("the server is closed")
        if not connected:
            error = _failure()
            if error.errno != _CONNECTED:
                raise error
        return PipeLink(self._handle, serves=True)

    def close(self) -> None:
        """Close the server from another thread than the one that accepts."""
        self._closed = True
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)
        # Only a client wakes the thread. It may be about to wait for one.
        for _ in range(_WAKING):
            try:
                with _connected(self._name):
                    return
            except OSError:
                time.sleep(_PAUSE)


def connect(folder: Path, end: float) -> PipeLink:
    """Connect to the server in a folder, and let it bring its window to the front.

    Raises:
      OSError: there is none, or it has another client until that `time.monotonic()`.
    """
    name = (folder / PIPE).read_text("ascii", "replace")
    if re.fullmatch(_NAME, name) is None:
        raise OSError(f"{folder / PIPE} does not name a pipe of this program")
    while True:
        try:
            link = _connected(name)
            break
        except OSError as error:
            if error.errno != _BUSY or time.monotonic() > end:
                raise
        time.sleep(_PAUSE)
    _library("user32").AllowSetForegroundWindow(_ANY_PROCESS)
    return link


def _connected(name: str) -> PipeLink:
    kernel = _library("kernel32")
    kernel.CreateFileW.restype = ctypes.c_void_p
    handle = kernel.CreateFileW(
        _path_of(name), _READ_AND_WRITE, 0, None, _OPEN_EXISTING, _ANONYMOUS, None
    )
    return PipeLink(_opened(handle), serves=False)
