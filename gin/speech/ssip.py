"""A client of Speech Dispatcher's protocol, SSIP.

A command is a line. Each line of its answer begins with a three-digit number, and a space after the
number marks the last line. Events about sentences, with numbers from 700, may arrive between
answers.
"""

from __future__ import annotations

import contextlib
import os
import re
import socket
import time
from collections.abc import Mapping
from pathlib import Path

ANSWERS_IN = 5.0
"""Timeout in seconds for an answer of the server."""
LONGEST_LINE = 10_000
MOST_LINES = 200_000
"""Maximum number of lines of an answer; a server may list thousands of voices."""
MOST_READS = 100
"""Maximum number of reads in one call of `read_events`."""
SOCKET = Path("speech-dispatcher", "speechd.sock")
"""The server's socket, relative to the runtime folder or, without one, to the cache folder."""
END, CANCEL = 702, 703
"""Numbers of two events: a sentence was spoken, and a sentence was cut off or dropped."""
_LINE = re.compile(rb"([1-9]\d\d)([- ])(.*)")


class SsipRefused(Exception):
    """The server refuses a command."""


def address(environment: Mapping[str, str]) -> str | tuple[str, int]:
    """Return the server's address: the path of a socket, or a host and a port.

    Raises:
        ValueError: The configured address is invalid.
    """
    named = environment.get("SPEECHD_ADDRESS", "")
    way, _, where = named.partition(":")
    if way == "inet_socket":
        computer, _, port = where.rpartition(":")
        return computer or "127.0.0.1", int(port or 6560)
    if way not in ("", "unix_socket"):
        raise ValueError(f"SPEECHD_ADDRESS is {named!r}, which is no kind of socket")
    if where:
        return where
    home = environment.get("HOME") or str(Path.home())
    kept = environment.get("XDG_CACHE_HOME") or f"{home}/.cache"
    return str(Path(environment.get("XDG_RUNTIME_DIR") or kept) / SOCKET)


class SsipConnection:
    """A connection to the server.

    A refused command raises SsipRefused. Any other failure raises OSError and makes the connection
    unusable.
    """

    def __init__(self, where: str | tuple[str, int]) -> None:
        if isinstance(where, str):
            self._socket = socket.socket(socket.AF_UNIX)
        else:
            self._socket = socket.socket(socket.AF_INET)
        self._rest = b""
        self._group: list[str] = []
        self._answers: list[tuple[int, list[str]]] = []
        self.events: list[tuple[int, int]] = []
        """Events not handled yet: for each, its number and the sentence's number."""
        try:
            self._socket.settimeout(ANSWERS_IN)
            self._socket.connect(where)
        except BaseException:
            self.close()
            raise

    def ask(self, command: str) -> list[str]:
        """Send a command; return its answer without the last line."""
        if self._answers:
            raise ConnectionError(f"an answer that nobody asked for: {self._answers[0]}")
        self._socket.settimeout(ANSWERS_IN)
        self._socket.sendall(command.encode("utf-8", "replace") + b"\r\n")
        end = time.monotonic() + ANSWERS_IN
        while not self._answers:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"no answer to {command[:40]!r}")
            self._read(left)
        code, answer = self._answers.pop(0)
        if code >= 300:
            raise SsipRefused(f"{code} to {command[:40]!r}")
        return answer

    def read_events(self) -> None:
        with contextlib.suppress(BlockingIOError):
            # Limit the reads, because a server might never stop sending.
            for _ in range(MOST_READS):
                self._read(0.0)

    def close(self) -> None:
        self._socket.close()

    def _read(self, wait: float) -> None:
        self._socket.settimeout(wait)
        data = self._socket.recv(65_536)
        if not data:
            raise ConnectionError("the server has gone")
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > LONGEST_LINE:
            raise ConnectionError("a line without an end")
        for line in lines:
            self._take(line.rstrip(b"\r"))

    def _take(self, line: bytes) -> None:
        found = _LINE.fullmatch(line)
        if found is None or len(self._group) > MOST_LINES:
            raise ConnectionError(f"nothing that a speech server says: {line[:40]!r}")
        number, more, text = found.groups()
        self._group.append(text.decode("utf-8", "replace"))
        if more == b"-":
            return
        code, said = int(number), self._group[:-1]
        self._group = []
        if code < 700:
            self._answers.append((code, said))
        elif said and said[0].isdecimal():
            self.events.append((code, int(said[0])))


def own_name() -> str:
    """Return this program's name for the server: the player, the program, and the connection."""
    player = re.sub(r"[^A-Za-z0-9_-]", "_", os.environ.get("USER", "")) or "player"
    return f"{player}:gin-parlour:voice"
