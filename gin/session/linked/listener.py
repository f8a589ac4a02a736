"""The host's end before a person has joined: it checks version and code of each that connects."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from gin.session.linked.channel import Channel, open_door
from gin.session.linked.codes import new_code, place_of
from gin.session.linked.link import VERSION, receive_line

LONGEST_GREETING = 200
"""Maximum bytes of the first line."""
HURRY = 2.0
"""Seconds in which the first line must arrive."""
PAUSE = 0.05
"""Seconds between two connections, so that many of them cost little."""
TRIES = 5
"""Number of wrong codes after which the table gets another code."""


class Refusal(StrEnum):
    """The reasons why a table refuses a front end or a move."""

    CODE = "code"
    FULL = "full"
    PLAYER = "player"
    VERSION = "version"
    LATE = "late"
    RULES = "rules"
    SAVE = "save"


class Newcomer(Struct):
    """A front end that has named the code. `rest` are the bytes after its first line."""

    channel: Channel
    rest: bytes


class TableListener:
    """Lets one front end at a time join a table in the data folder `root`.

    `wake` is called from a thread when one has joined or the code has changed. `is_full` says,
    from a thread, whether the seat is taken.

    Raises:
      OSError: the system cannot listen there.
    """

    def __init__(
        self, root: Path, wake: Callable[[], None], is_full: Callable[[], bool] = lambda: False
    ) -> None:
        self._wake, self._is_full = wake, is_full
        self.code = new_code()
        self.changed = False
        """Whether there is a new code because of wrong ones; the caller resets it."""
        self._tries = 0
        self._door = open_door(root, place_of(self.code))
        self._newcomer: Newcomer | None = None
        self._lock = threading.Lock()
        self._closed = False
        threading.Thread(target=self._listen, name="table listener", daemon=True).start()

    @property
    def news(self) -> bool:
        return self.changed or self._newcomer is not None

    def take(self) -> Newcomer | None:
        """Return the front end that has joined since the last call."""
        with self._lock:
            newcomer, self._newcomer = self._newcomer, None
        return newcomer

    def close(self) -> None:
        """Stop listening, and turn away one that is not taken yet."""
        self._closed = True
        self._door.close()
        newcomer = self.take()
        if newcomer is not None:
            newcomer.channel.hang_up()
            newcomer.channel.release()

    def _listen(self) -> None:
        while not self._closed:
            channel = self._door.accept()
            if channel is not None:
                try:
                    self._greet(channel)
                except OSError:
                    channel.hang_up()
                    channel.release()
            time.sleep(PAUSE)

    def _greet(self, channel: Channel) -> None:
        line, rest = receive_line(channel, LONGEST_GREETING, HURRY)
        refusal = self._refusal(line)
        if refusal is None:
            channel.send(f"{VERSION} welcome\n".encode())
            with self._lock:
                self._newcomer = Newcomer(channel, rest)
            self._wake()
            return
        if refusal:
            channel.send(f"{VERSION} refused {refusal}\n".encode())
        channel.hang_up()
        channel.release()

    def _refusal(self, line: str) -> Refusal | str | None:
        """Return why the first line is refused: empty without an answer; None if it is right."""
        if not line.startswith("gin-table "):
            return ""
        if not line.startswith(f"{VERSION} join "):
            return Refusal.VERSION
        if line.removeprefix(f"{VERSION} join ") != self.code:
            self._tries += 1
            if self._tries >= TRIES:
                self._tries = 0
                self.code = new_code(place_of(self.code))
                self.changed = True
                self._wake()
            return Refusal.CODE
        if self._newcomer is not None or self._is_full():
            return Refusal.FULL
        self._tries = 0
        return None
