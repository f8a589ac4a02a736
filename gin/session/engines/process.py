"""A running engine process, with threads that write its input and read its output.

The output is read up to a limit. Input lines wait in a queue.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from gin.ai.protocol.lines import VERSION
from gin.core.external_text import harmless
from gin.core.message import NOTHING, Text, Verbatim
from gin.messages import engines as messages
from gin.session.engines.children import Child, not_started
from gin.session.engines.log import EngineErrors
from gin.session.storage.log_file import LogFile

MOST_SAID = 1_000_000
"""Maximum number of bytes that an engine may write between two requests."""
LONGEST_LINE = 10_000
"""Maximum number of bytes to read of a line."""
LONGEST_REASON = 200
"""Maximum number of characters to show of an engine's reason for an error."""
FAREWELL = 0.3
"""Seconds for an engine to exit after `quit`."""
SLOWLY = 0.05
"""Seconds between reads of standard error after its first part has been logged."""
WANTED = frozenset({"rules", "legal"})
"""Extra information that an engine can request."""
OPTIONS = frozenset({"seed", "level", "setting"})
"""Options to set, if an engine has them."""

Wake = Callable[[], None]


class MoveRequest(Struct):
    """A request for a move. `due` is a moment of `time.monotonic()`."""

    name: str
    due: float
    answer: str | None = None
    failed: Text = NOTHING

    @property
    def done(self) -> bool:
        return self.answer is not None or bool(self.failed)


class LineSplitter:
    """Splits bytes into lines, and cuts long lines off."""

    def __init__(self) -> None:
        self._begun = b""

    def take(self, said: bytes) -> Iterator[str]:
        *whole, begun = (self._begun + said).split(b"\n")
        for line in whole:
            if line:
                yield line[:LONGEST_LINE].decode("ascii", "replace")
        self._begun = begun[:LONGEST_LINE]


class Process:
    """A running engine. `wake` is called once a move has arrived, or once none can arrive any more.

    Raises:
      EngineError: it cannot be started. With an `outside` program on Linux, every request fails
        with this reason instead.
    """

    def __init__(
        self,
        command: Sequence[str],
        wake: Wake,
        log: LogFile | None = None,
        *,
        outside: bool = False,
    ) -> None:
        self._wake = wake
        self._changed = threading.Condition()
        self._asked: MoveRequest | None = None
        self._waiting: Callable[[frozenset[str]], list[str]] | None = None
        self._wants: set[str] = set()
        self._version = ""
        self._greeted = False
        self._ended: Text = NOTHING
        self._said = 0
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.options: set[str] = set()
        self.refused = False
        self._command = command
        self._child = Child(command, errors=True, outside=outside)
        self._threads = [
            threading.Thread(target=target, args=args, daemon=True)
            for target, args in (
                (self._read_output, ()),
                (self._write_lines, ()),
                (self._read_errors, (EngineErrors(log or LogFile(None)),)),
            )
        ]
        for thread in self._threads:
            thread.start()
        self._send(["gin"])

    @property
    def number(self) -> int:
        return self._child.number

    @property
    def alive(self) -> bool:
        return not self._ended and self._child.poll() is None

    def ask(self, asked: MoveRequest, lines: Callable[[frozenset[str]], list[str]]) -> None:
        """Request a move. `lines` returns what to send, given what the engine wants."""
        with self._changed:
            old, self._asked = self._asked, asked
            self._said = 0
            if self._ended:
                asked.failed = self._ended
            elif self._greeted:
                stop = ["stop"] if old is not None and not old.done else []
                self._send([*stop, *lines(frozenset(self._wants))])
            else:
                self._waiting = lines

    def wait(self, asked: MoveRequest) -> None:
        with self._changed:
            while not asked.done and time.monotonic() < asked.due:
                self._changed.wait(max(0.0, asked.due - time.monotonic()))

    # The methods up to `_fail` run on the thread that reads the engine's output.

    def _read_output(self) -> None:
        lines = LineSplitter()
        reason: Text = NOTHING
        with contextlib.suppress(OSError, ValueError):
            while not self._ended and (said := self._child.output.read(1 << 16)):
                self._said += len(said)
                if self._said > MOST_SAID:
                    reason = messages.said_too_much(most=MOST_SAID // 1_000_000)
                    break
                for line in lines.take(said):
                    self._handle_line(line.split())
        if not reason and not self._ended:
            reason = self._why_it_ended()
        with self._changed:
            self._ended = self._ended or reason
        self._fail(self._ended)
        self._child.kill()

    def _why_it_ended(self) -> Text:
        if trouble := self._child.trouble():
            return not_started(self._command, trouble)
        code = self._child.wait(FAREWELL)
        return messages.CLOSED if code is None else messages.ended(code=code)

    def _handle_line(self, words: list[str]) -> None:
        match words:
            case ["protocol", version, *_]:
                self._version = version
            case ["wants", what] if what in WANTED:
                self._wants.add(what)
            case ["option", name, *_] if name in OPTIONS:
                self.options.add(name)
            case ["ginok"]:
                self._greet()
            case ["bestmove", name, *action]:
                self._set_answer(name, " ".join(action))
            case ["error", "go:", name, *reason]:
                self._set_answer(name.rstrip(":"), None, quoted_reason(reason) or messages.GAVE_UP)
            case ["error", *reason]:
                # The engine did not understand its input, so no good move can follow.
                self._fail(quoted_reason(reason) or messages.TOLD_OF_ERROR)
            case _:
                pass

    def _greet(self) -> None:
        with self._changed:
            if self._greeted or self._ended:
                return
            # An engine that gives no version is assumed to speak the current one.
            if self._version not in ("", str(VERSION)):
                self.refused = True
                spoken = Verbatim(harmless(self._version, 20))
                self._ended = messages.version(version=spoken, own=Verbatim(str(VERSION)))
            else:
                self._greeted = True
                if self._waiting is not None:
                    self._send(self._waiting(frozenset(self._wants)))
                    self._waiting = None
        if self._ended:
            self._fail(self._ended)

    def _set_answer(self, name: str, answer: str | None, failed: Text = NOTHING) -> None:
        with self._changed:
            asked = self._asked
            if asked is None or asked.name != name or asked.done:
                return
            asked.answer, asked.failed = answer, failed
            self._changed.notify_all()
        self._wake()

    def _fail(self, reason: Text) -> None:
        with self._changed:
            asked = self._asked
            if asked is None or asked.done:
                return
            asked.failed = reason
            self._changed.notify_all()
        self._wake()

    # `_write_lines` runs on the thread that writes to the engine.

    def _write_lines(self) -> None:
        stream = self._child.input
        # The reader thread notices that the engine exited.
        with contextlib.suppress(OSError, ValueError):
            while lines := self._lines.get():
                while lines:
                    lines = lines[stream.write(lines) :]
        with contextlib.suppress(OSError):
            stream.close()

    def _send(self, lines: list[str]) -> None:
        text = "".join(f"{line}\n" for line in lines).encode("ascii", "replace")
        self._lines.put(text)

    # `_read_errors` runs on the thread that reads the engine's standard error.

    def _read_errors(self, errors: EngineErrors) -> None:
        stream = self._child.errors
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while said := stream.read(1 << 16):
                errors.take(said)
                if errors.full:
                    time.sleep(SLOWLY)
        errors.close()

    def close(self, *, at_once: bool = False) -> None:
        """End the engine; with `at_once`, without giving it time to quit."""
        with self._changed:
            self._asked = None
        if not at_once:
            self._send(["quit"])
        self._lines.put(b"")
        if not at_once:
            self._child.wait(FAREWELL)
        self._child.kill()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(FAREWELL)


def quoted_reason(reason: Sequence[str]) -> Verbatim:
    """Return an engine's words for an error, shortened and without control characters."""
    return Verbatim(harmless(" ".join(reason), LONGEST_REASON))
