"""Child processes, and the ways to end them with this program.

A child leads its own process group, which is killed as a whole. If this program is killed, a shell
that waits for the end of a pipe kills the group. An outside program may leave its group, so on
Linux it gets a guard process instead (`guard.py`). On Windows, child processes are in a job object.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import IO, TYPE_CHECKING

from gin.core.errors import EngineError
from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim
from gin.messages import engines as messages
from gin.session.engines.environment import player_environment
from gin.session.engines.programs import own_command

if TYPE_CHECKING:
    from gin.session.engines.guard import GuardPipes

SHELL_GUARD = """
read -r group && read -r _
sleep 1
[ -z "$group" ] || kill -KILL "-$group" 2>/dev/null
"""
"""Script that reads the number of a process group and kills that group after its input ends.

Before the kill it waits for a second, in which our own processes exit by themselves.
"""
LONGEST_NAMED = 120
"""Maximum number of characters to quote of a program's path."""
_SHELL = "/bin/sh"
GUARDED = sys.platform == "linux"
"""Whether outside programs get the guard."""
_REAPED = 1.0
"""Seconds to wait for a killed process to exit."""


class Child:
    """A process, and the processes that it starts. Its pipes are unbuffered.

    An `outside` program may try to leave its process group.

    Raises:
      EngineError: the process cannot be started. For an outside program on Linux, `trouble` reports
        this later instead.
    """

    def __init__(
        self, command: Sequence[str], *, errors: bool = False, outside: bool = False
    ) -> None:
        self._lock = threading.Lock()
        self._swept = False
        self._guard_pipes: GuardPipes | None = None
        # Start the guard first: this program may be killed at any time.
        self._guard = _shell_guard() if not (outside and GUARDED) else None
        try:
            if outside and GUARDED:
                self._process = self._started_with_guard(command, errors)
            else:
                self._process = self._started(command, errors)
        except (OSError, ValueError) as error:
            if self._guard is not None:
                self._guard.dismiss()
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineError(not_started(command, reason)) from error
        if self._guard is not None:
            self._guard.send_group(self._process.pid)

    def _started_with_guard(self, command: Sequence[str], errors: bool) -> subprocess.Popen[bytes]:
        from gin.session.engines.guard import WORD, GuardPipes

        guard_pipes = GuardPipes()
        try:
            process = self._started(
                guard_pipes.command(own_command(WORD), command), errors, guard_pipes.inherited
            )
        except (OSError, ValueError):
            guard_pipes.release()
            raise
        finally:
            guard_pipes.hand_over()
        self._guard_pipes = guard_pipes
        return process

    def _started(
        self, command: Sequence[str], errors: bool, inherited: tuple[int, ...] = ()
    ) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        aside = pipe if errors else subprocess.DEVNULL
        if sys.platform == "win32":
            from gin.session.engines.windows_job import Job, start_in_job

            self._job = Job()
            return start_in_job(self._job, command, player_environment(), aside)
        return subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=aside,
            env=player_environment(), start_new_session=True, pass_fds=inherited,
        )  # fmt: skip

    @property
    def number(self) -> int:
        return self._process.pid

    @property
    def input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def output(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def errors(self) -> IO[bytes] | None:
        return self._process.stderr

    def trouble(self) -> str:
        """Return why an outside program could not start, or an empty text. Blocks until known."""
        return self._guard_pipes.trouble() if self._guard_pipes is not None else ""

    def poll(self) -> int | None:
        """Return the exit code, or None while it runs. After the exit, also kill its children."""
        code = self._process.poll()
        if code is not None:
            self._sweep()
        return code

    def wait(self, seconds: float) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self.poll()

    def kill(self) -> None:
        self._sweep()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_REAPED)

    def _sweep(self) -> None:
        # Only once: the system may reuse the process id later.
        with self._lock:
            if self._swept:
                return
            self._swept = True
            if sys.platform == "win32":
                self._job.end()
            elif self._guard_pipes is not None:
                self._guard_pipes.release()
                if self._process.poll() is None:
                    # The outside program may have stopped its guard, which must run to kill it.
                    self._process.send_signal(signal.SIGCONT)
            else:
                with contextlib.suppress(OSError):
                    os.killpg(self._process.pid, signal.SIGKILL)
                if self._guard is not None:
                    self._guard.dismiss()


class _ShellGuard:
    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [_SHELL, "-c", SHELL_GUARD, "gin-parlour-guard"],
            bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=player_environment(), cwd="/", start_new_session=True,
        )  # fmt: skip

    def send_group(self, group: int) -> None:
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.write(f"{group}\n".encode())

    def dismiss(self) -> None:
        self._process.kill()
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_REAPED)


def _shell_guard() -> _ShellGuard | None:
    if sys.platform == "win32":
        return None
    try:
        return _ShellGuard()
    except OSError:
        return None


def not_started(command: Sequence[str], why: str) -> Text:
    """Return the message that a program could not be started, with the system's reason."""
    named = Verbatim(quoted(command[0], LONGEST_NAMED))
    return messages.not_started(program=named, why=Verbatim(why))
