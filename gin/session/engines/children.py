"""Programs that this one starts. None outlives it, nor does anything that they start in turn.

A child leads a group of processes of its own, which is ended as a whole; should this program be
killed, a guard does it, a shell that waits for the end of a pipe. On Windows a job does both.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import IO

from gin.core.errors import EngineError
from gin.core.message import Verbatim
from gin.core.outside import quoted
from gin.messages import engines as messages
from gin.session.engines.environment import of_the_player

MARK = "GIN_PARLOUR_CHILD"
"""A variable by which processes are known again that have left their group."""
GUARD = """
read -r group && read -r _
[ -n "$1" ] || sleep 1
[ -z "$group" ] || kill -KILL "-$group" 2>/dev/null
[ -n "$1" ] || exit 0
for again in 1 2 3 4 5; do
    marked=$(grep -alszxF -- "$1" /proc/[0-9]*/environ 2>/dev/null)
    [ -n "$marked" ] || exit 0
    for place in $marked; do
        place=${place%/environ}
        kill -KILL "${place#/proc/}" 2>/dev/null
    done
done
"""
LONGEST_NAMED = 120
"""Letters of a program's path that are quoted."""
_SHELL = "/bin/sh"
_REAPED = 1.0
"""Seconds that a process which was killed is given to be gone."""
_count = itertools.count(1)


class Child:
    """A process with all that it starts. Its pipes are unbuffered, and nothing waits for them.

    With `marked` also what leaves the group is found and ended, on Linux. Raises EngineError if it
    cannot be started.
    """

    def __init__(
        self, command: Sequence[str], *, errors: bool = False, marked: bool = False
    ) -> None:
        environment = of_the_player()
        mark = f"{os.getpid()}.{next(_count)}.{os.urandom(8).hex()}" if marked else ""
        if marked:
            environment[MARK] = mark
        self._lock = threading.Lock()
        self._swept = False
        # It stands guard before there is anything to guard: this program may be killed any time.
        self._guard = _guard(f"{MARK}={mark}" if marked else "")
        try:
            self._process = self._started(command, environment, errors)
        except (OSError, ValueError) as error:
            if self._guard is not None:
                self._guard.dismiss()
            reason = Verbatim(getattr(error, "strerror", None) or str(error))
            named = Verbatim(quoted(command[0], LONGEST_NAMED))
            raise EngineError(messages.not_started(program=named, why=reason)) from error
        if self._guard is not None:
            self._guard.tell(self._process.pid)

    def _started(
        self, command: Sequence[str], environment: dict[str, str], errors: bool
    ) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        aside = pipe if errors else subprocess.DEVNULL
        if sys.platform == "win32":
            from gin.session.engines.windows_job import Job, started

            self._job = Job()
            return started(self._job, command, environment, aside)
        return subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=aside,
            env=environment, start_new_session=True,
        )  # fmt: skip

    @property
    def number(self) -> int:
        """The number of the process, as the system counts them."""
        return self._process.pid

    @property
    def input(self) -> IO[bytes]:
        """What it reads."""
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def output(self) -> IO[bytes]:
        """What it says."""
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def errors(self) -> IO[bytes] | None:
        """What it says on its standard error, if that is wanted."""
        return self._process.stderr

    def poll(self) -> int | None:
        """The code that it has ended with; None while it runs. What it started ends with it."""
        code = self._process.poll()
        if code is not None:
            self._sweep()
        return code

    def wait(self, seconds: float) -> int | None:
        """Its code once it has ended, but None if it runs for longer than that."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self.poll()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        self._sweep()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_REAPED)

    def _sweep(self) -> None:
        # Once only: later the system may have given the number to somebody else.
        with self._lock:
            if self._swept:
                return
            self._swept = True
            if sys.platform == "win32":
                self._job.end()
            else:
                with contextlib.suppress(OSError):
                    os.killpg(self._process.pid, signal.SIGKILL)
                if self._guard is not None:
                    self._guard.dismiss()


class _Guard:
    """A shell that ends a group, and whatever bears a mark, once its input ends.

    Without a mark the group is one of our own, which ends by itself where it can.
    """

    def __init__(self, mark: str) -> None:
        self._marked = bool(mark)
        self._process = subprocess.Popen(
            [_SHELL, "-c", GUARD, "gin-parlour-guard", mark],
            bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=of_the_player(), cwd="/", start_new_session=True,
        )  # fmt: skip

    def tell(self, group: int) -> None:
        """Say which group it is."""
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.write(f"{group}\n".encode())

    def dismiss(self) -> None:
        """Let it go; one that knows a mark does its work first."""
        if not self._marked:
            self._process.kill()
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(2 * _REAPED)
        except subprocess.TimeoutExpired:
            self._process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_REAPED)


def _guard(mark: str) -> _Guard | None:
    """A guard; None where there is no shell, as on Windows."""
    if sys.platform == "win32":
        return None
    try:
        return _Guard(mark)
    except OSError:
        return None
