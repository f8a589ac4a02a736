"""The input of the terminal: typed lines, and the prompt before them.

While someone at another front end may act, a thread reads the lines, so that the terminal can react
before the player has finished one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from enum import Enum, auto
from typing import TextIO

from gin.text.reading import read_line

PROMPT = "> "


class Woken(Enum):
    """Something else happened before a line was typed."""

    WOKEN = auto()


class TypedInput:
    """Lines of a stream. `woken` is set when there is a line, or by others.

    `connected` returns whether someone at another front end may act.
    """

    def __init__(self, source: TextIO, target: TextIO, connected: Callable[[], bool]) -> None:
        self.source, self._target, self._connected = source, target, connected
        self.woken = threading.Event()
        self._reader: _LineReader | None = None
        self._prompted = False

    @property
    def reading(self) -> bool:
        """Whether a thread waits for a line."""
        return self._reader is not None and self._reader.reading

    def begin_line(self) -> None:
        """Let the next output begin on a new line, below the line that is being typed."""
        if self._prompted:
            self._prompted = False
            print(file=self._target)

    def read(self) -> str | Woken | None:
        """Return the next line; None at the end of the input, or if the player interrupts."""
        if self.source.isatty() and not self._prompted:
            self._target.write(PROMPT)
            self._target.flush()
            self._prompted = True
        try:
            line = self._next()
        except UnicodeDecodeError:
            line = "\n"
        except UnicodeError:
            # The input is not in its declared encoding, so no line can be read.
            return None
        except KeyboardInterrupt:
            self._prompted = False
            print(file=self._target, flush=True)
            return None
        if line is Woken.WOKEN:
            return line
        # The end of the typed line has moved the cursor to the next one.
        self._prompted = False
        return line or None

    def _next(self) -> str | Woken:
        if self._reader is None and not self._connected():
            return read_line(self.source)
        if self._reader is None:
            self._reader = _LineReader(self.source, self.woken.set)
        self._reader.ask()
        line = self._reader.take()
        if line is None:
            self.woken.wait()
            line = self._reader.take()
        return Woken.WOKEN if line is None else line


class _LineReader:
    """A thread that reads one line at a time, each after a call of `ask`, and then wakes."""

    def __init__(self, source: TextIO, wake: Callable[[], None]) -> None:
        self._source, self._wake = source, wake
        self._wanted = threading.Event()
        self._line: str | Exception | None = None
        self.reading = False
        """Whether a line was asked for and is not taken yet."""
        threading.Thread(target=self._read, name="typed lines", daemon=True).start()

    def ask(self) -> None:
        """Let the thread read a line, unless it does already."""
        if not self.reading:
            self.reading = True
            self._wanted.set()

    def take(self) -> str | None:
        """Return the line, empty at the end of the input; None if there is none yet.

        Raises:
            UnicodeError: it cannot be read.
            OSError: it cannot be read.
        """
        line = self._line
        if line is None:
            return None
        self._line, self.reading = None, False
        if isinstance(line, Exception):
            raise line
        return line

    def _read(self) -> None:
        while self._wanted.wait():
            self._wanted.clear()
            try:
                self._line = read_line(self._source)
            except (OSError, ValueError) as error:
                self._line = error
            self._wake()
