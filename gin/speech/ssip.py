"""A line to Speech Dispatcher, by the protocol that it publishes for its clients (SSIP).

A command is a line. Its answer is lines with a number of three digits each, the last of them with a
space after the number. Word of what becomes of sentences comes in between, with numbers from 700.
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
"""Seconds in which a server has to answer; one that takes longer hangs."""
LONGEST_LINE = 10_000
"""Bytes of a line at most."""
MOST_LINES = 200_000
"""Lines of an answer at most: a server may list thousands of voices."""
MOST_READS = 100
"""Times that one looks at most for what has come by itself."""
SOCKET = Path("speech-dispatcher", "speechd.sock")
"""Where the server listens, from the folder for what belongs to a session."""
END, CANCEL = 702, 703
"""Word that a sentence was said, and that it was cut off or dropped."""
_LINE = re.compile(rb"([1-9]\d\d)([- ])(.*)")


class SsipRefused(Exception):
    """The server will not carry out a command."""


def address(environment: Mapping[str, str]) -> str | tuple[str, int]:
    """Where the server listens: the path of a socket, or a computer and a port.

    Raises ValueError for an address that is none.
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
    """A connection to the server. Whatever goes wrong with it raises OSError, and it is of no more
    use then; what the server refuses raises Refused."""

    def __init__(self, where: str | tuple[str, int]) -> None:
        if isinstance(where, str):
            self._socket = socket.socket(socket.AF_UNIX)
        else:
            self._socket = socket.socket(socket.AF_INET)
        self._rest = b""
        self._group: list[str] = []
        self._answers: list[tuple[int, list[str]]] = []
        self.happened: list[tuple[int, int]] = []
        """Word of sentences that came and was not taken yet: what happened, and to which."""
        try:
            self._socket.settimeout(ANSWERS_IN)
            self._socket.connect(where)
        except BaseException:
            self.close()
            raise

    def ask(self, command: str) -> list[str]:
        """Give a command; what is answered, without its last line."""
        if self._answers:
            raise ConnectionError(f"an answer that nobody asked for: {self._answers[0]}")
        self._socket.settimeout(ANSWERS_IN)
        self._socket.sendall(command.encode("utf-8", "replace") + b"\r\n")
        end = time.monotonic() + ANSWERS_IN
        while not self._answers:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"no answer to {command[:40]!r}")
            self._listen(left)
        code, answer = self._answers.pop(0)
        if code >= 300:
            raise SsipRefused(f"{code} to {command[:40]!r}")
        return answer

    def hear(self) -> None:
        """Take in what has come by itself."""
        with contextlib.suppress(BlockingIOError):
            # A server that never stops is not listened to without an end.
            for _ in range(MOST_READS):
                self._listen(0.0)

    def close(self) -> None:
        """End the connection."""
        self._socket.close()

    def _listen(self, wait: float) -> None:
        """Take in what comes, waiting for it no longer than that."""
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
            self.happened.append((code, int(said[0])))


def own_name() -> str:
    """What this program calls itself: the player, the program, and which of its connections."""
    player = re.sub(r"[^A-Za-z0-9_-]", "_", os.environ.get("USER", "")) or "player"
    return f"{player}:gin-parlour:voice"
