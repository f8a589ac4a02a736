"""Lines of text between two front ends, on two threads.

Either end sends a heartbeat when it has nothing else to send. An end that is silent for long
counts as away, and is back as soon as it is heard again.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from enum import Enum, auto

from gin.session.linked.channel import Channel

VERSION = "gin-table 1"
"""First words of both ends: the name of the protocol, and its version."""
BEAT = 2.5
"""Seconds without another line after which an end sends a heartbeat."""
HEARTBEAT = "here"
PATIENCE = 10.0
"""Seconds of silence after which the other end counts as away."""
LONGEST_LINE = 200_000
"""Maximum bytes of a line, with its end."""
MOST_LINES = 20_000
"""Maximum lines that wait to be read; an end that sends more is a flood."""
MOST_UNSENT = 8_000_000
"""Maximum bytes that wait to be sent to an end that does not read."""


class LinkState(Enum):
    """Whether the other end is there."""

    HERE = auto()
    AWAY = auto()
    GONE = auto()


class Link:
    """A connection to another front end.

    `wake` is called from a thread when there is something new. `longest` and `most` limit the
    lines that the other end may send.
    """

    def __init__(
        self,
        channel: Channel,
        wake: Callable[[], None],
        *,
        longest: int = LONGEST_LINE,
        most: int = MOST_LINES,
        patience: float = PATIENCE,
        rest: bytes = b"",
    ) -> None:
        self._channel = channel
        self._wake = wake
        self._longest, self._most, self._patience = longest, most, patience
        self._lines: deque[str] = deque()
        self._rest = rest
        self._unsent: queue.Queue[bytes | None] = queue.Queue()
        self._waiting_bytes = 0
        self._lock = threading.Lock()
        self._changed = threading.Event()
        self.news = False
        """Whether lines or a change of state wait for `take`."""
        self.state = LinkState.HERE
        self.flooded = False
        """Whether the link ended because the other end sent too much."""
        self._writer = threading.Thread(target=self._write, name="table writer", daemon=True)
        self._writer.start()
        threading.Thread(target=self._read, name="table reader", daemon=True).start()

    def send(self, *lines: str) -> None:
        """Send lines, from any thread. If the other end does not read them, the link ends."""
        data = "".join(f"{line}\n" for line in lines).encode(errors="replace")
        with self._lock:
            self._waiting_bytes += len(data)
            full = self._waiting_bytes > MOST_UNSENT
        if full:
            self._channel.hang_up()
        else:
            self._unsent.put(data)

    def take(self) -> tuple[str, ...]:
        """Return the lines that have arrived."""
        self.news = False
        self._changed.clear()
        with self._lock:
            lines = tuple(self._lines)
            self._lines.clear()
        return lines

    def wait(self, seconds: float) -> None:
        """Wait until something new arrives or the link's state changes."""
        self._changed.wait(seconds)

    def close(self, *last: str) -> None:
        """Send the last lines, and end the link."""
        if last:
            self.send(*last)
        self._unsent.put(None)
        self._writer.join(1.0)
        self._channel.hang_up()

    def drop(self) -> None:
        """End the link without sending what waits."""
        self._channel.hang_up()

    def _note(self) -> None:
        self.news = True
        self._changed.set()
        self._wake()

    def _set_state(self, state: LinkState) -> None:
        if self.state is not state:
            self.state = state
            self._note()

    def _read(self) -> None:
        heard = time.monotonic()
        if self._rest:
            self._split(b"")
        with contextlib.suppress(OSError):
            while (got := self._channel.receive(min(1.0, self._patience / 4))) != b"":
                now = time.monotonic()
                if got is None:
                    if now - heard > self._patience:
                        self._set_state(LinkState.AWAY)
                    continue
                heard = now
                self._set_state(LinkState.HERE)
                if not self._split(got):
                    self.flooded = True
                    break
        self._set_state(LinkState.GONE)
        self._unsent.put(None)
        self._channel.hang_up()
        self._writer.join()
        self._channel.release()

    def _split(self, got: bytes) -> bool:
        """Keep the whole lines; return False if one is too long, or too many wait."""
        *lines, self._rest = (self._rest + got).split(b"\n")
        if max(map(len, (*lines, self._rest))) >= self._longest:
            return False
        texts = [line.decode(errors="replace") for line in lines]
        kept = [text for text in texts if text and text != HEARTBEAT]
        with self._lock:
            self._lines.extend(kept)
            full = len(self._lines) > self._most
        if kept:
            self._note()
        return not full

    def _write(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                try:
                    data = self._unsent.get(timeout=BEAT)
                except queue.Empty:
                    data = f"{HEARTBEAT}\n".encode()
                    with self._lock:
                        self._waiting_bytes += len(data)
                if data is None:
                    return
                self._channel.send(data)
                with self._lock:
                    self._waiting_bytes -= len(data)


def receive_line(channel: Channel, longest: int, seconds: float) -> tuple[str, bytes]:
    """Receive one line without a `Link`; return it with the bytes that follow.

    The line is empty if none arrives in time, or if it is too long.

    Raises:
      OSError: the connection is broken.
    """
    got, end = b"", time.monotonic() + seconds
    while b"\n" not in got and len(got) <= longest and (left := end - time.monotonic()) > 0:
        part = channel.receive(left)
        if part == b"":
            break
        got += part or b""
    line, found, rest = got.partition(b"\n")
    return (line.decode(errors="replace") if found and len(line) <= longest else ""), rest
