"""Communication between a second start of the program and the instance that holds the data folder.

The instance that holds the folder's lock listens on a Unix socket in the folder, or on Windows on a
named pipe. A request and its answer are one line each, of at most 400 bytes of UTF-8. Then the
connection closes.

  gin-parlour 1 raise     bring the window to the front, and say where the game is
  gin-parlour 1 open PATH the same as raise, and open this file in the window
  gin-parlour 1 where     say where the game is

  gin-parlour 1 raised            the window is in front and has the focus
  gin-parlour 1 window TITLE      in this window, which did not come to the front
  gin-parlour 1 terminal NAME     in this terminal; the name may be missing

Other requests get no answer. A later version may add words, and changes the number only if it must.
ADR 28 has the reasons.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from gin.core.external_text import harmless

if sys.platform == "win32":
    from gin.session.instance_pipes import PipeLink as Link
    from gin.session.instance_pipes import PipeServer as Server
    from gin.session.instance_pipes import connect
else:
    from gin.session.instance_sockets import SocketLink as Link
    from gin.session.instance_sockets import SocketServer as Server
    from gin.session.instance_sockets import connect

MAGIC = "gin-parlour 1 "
LONGEST = 400
PATIENCE = 4.0
"""Seconds that a second start waits for an answer: the first may still be starting."""
IN_FRONT = 1.5
"""Seconds for the window to come to the front."""
HURRY = 0.5
"""Seconds in which a request must arrive."""
PAUSE = 0.05
"""Seconds between two requests, so that many of them cost little."""


class Verb(StrEnum):
    """A request of a second start to the first."""

    RAISE = "raise"
    OPEN = "open"
    WHERE = "where"


class InstanceState(StrEnum):
    """The place of the running game."""

    RAISED = "raised"
    WINDOW = "window"
    TERMINAL = "terminal"


class Answer(Struct, frozen=True):
    """The place of the game: `name` is the title of the window, or the name of the terminal."""

    state: InstanceState
    name: str = ""


class Request:
    """A request of a second start. Any thread may answer it, once.

    `path` is the file to open, if the verb is `OPEN`. `otherwise` is sent if there is no answer in
    time; if it is None, nothing is sent.
    """

    def __init__(self, verb: Verb, path: str = "") -> None:
        self.verb = verb
        self.path = path
        self.otherwise: Answer | None = None
        self._answer: Answer | None = None
        self._answered = threading.Event()

    def answer(self, answer: Answer) -> None:
        self._answer = answer
        self._answered.set()

    def wait(self, seconds: float) -> Answer | None:
        return self._answer if self._answered.wait(seconds) else self.otherwise


class Listener:
    """Accepts requests of other starts on a thread, and calls `take` there.

    `take` must not block.
    """

    def __init__(self, folder: Path, take: Callable[[Request], None]) -> None:
        self._folder = folder
        self._take = take
        self._lock = threading.Lock()
        self._closed = False
        self._server: Server | None = None

    def start(self) -> None:
        """Start listening, if that is possible. The caller must hold the folder's lock."""
        threading.Thread(target=self._listen, name="other starts", daemon=True).start()

    def close(self) -> None:
        """Stop listening. Call this before releasing the folder's lock."""
        with self._lock:
            self._closed = True
            if self._server is not None:
                self._server.close()

    def _listen(self) -> None:
        with self._lock:
            if self._closed:
                return
            try:
                server = self._server = Server(self._folder)
            except OSError:
                return
        while not self._closed:
            with contextlib.suppress(OSError), server.accept() as link:
                self._serve(link)
            time.sleep(PAUSE)

    def _serve(self, link: Link) -> None:
        word, _, path = _received(link, time.monotonic() + HURRY).partition(" ")
        if word not in tuple(Verb) or bool(path) is not (word == Verb.OPEN):
            return
        request = Request(Verb(word), path)
        self._take(request)
        answer = request.wait(IN_FRONT)
        if answer is not None:
            link.send(_line(f"{answer.state} {answer.name}".strip()))


def can_open(path: str) -> bool:
    """Return whether a request can name a file: its path is not too long, and on one line."""
    line = _line(f"{Verb.OPEN} {path}")
    return line.decode().removesuffix("\n") == f"{MAGIC}{Verb.OPEN} {path}"


def ask(folder: Path, verb: Verb, path: str = "") -> Answer | None:
    """Ask the program that holds a folder's lock; return None if there is no answer in time.

    `path` is the file to open, if the verb is `OPEN`.
    """
    end = time.monotonic() + PATIENCE
    while True:
        # A starting program holds the lock before it listens, and a busy one may accept only the
        # next request.
        with contextlib.suppress(OSError):
            answer = _asked(folder, f"{verb} {path}" if path else verb, end)
            if answer is not None:
                return answer
        if time.monotonic() > end:
            return None
        time.sleep(PAUSE)


def _asked(folder: Path, words: str, end: float) -> Answer | None:
    with connect(folder, end) as link:
        link.send(_line(words))
        state, _, name = _received(link, end).partition(" ")
    if state not in tuple(InstanceState):
        return None
    return Answer(InstanceState(state), harmless(name, LONGEST))


def _line(words: str) -> bytes:
    sent = f"{MAGIC}{harmless(words, LONGEST)}".encode(errors="replace")
    return sent[: LONGEST - 1].decode(errors="ignore").encode() + b"\n"


def _received(link: Link, end: float) -> str:
    """Receive a line, and return the words after `MAGIC`; empty if the line is invalid."""
    got = b""
    while b"\n" not in got and len(got) < LONGEST:
        part = link.receive(LONGEST - len(got), end)
        if not part:
            break
        got += part
    line, found, _ = got.decode(errors="replace").partition("\n")
    return line.removeprefix(MAGIC) if found and line.startswith(MAGIC) else ""
