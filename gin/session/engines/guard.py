"""The guard between this program and an outside program, on Linux: a pair of processes.

Each is a *subreaper*: descendants whose parents exit become its children, whatever session, process
group or environment they have moved to. It can therefore find and kill them once the outside
program ends, or once this program closes its pipe or is killed. If one process of the pair is
killed, the other finishes the work.

Run it as `--guard CONTROL STATUS COMMAND...` with two inherited file descriptors. End of file on
CONTROL ends the command. If the command cannot be started, the guard writes the reason to STATUS.
The guard exits as the command does: with its code, or by its signal.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from gin.session.engines.environment import player_environment

WORD = "--guard"
NOT_STARTED = 127
"""Exit code if the command cannot be started, as in shells."""
_PR_SET_CHILD_SUBREAPER = 36
_FAULTS = {signal.SIGSEGV, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGABRT}
_HURRY = 2.0
"""Seconds of killing without a pause, to catch a process that keeps forking."""
_PAUSE = 0.02


def main(words: Sequence[str]) -> NoReturn:
    """Guard a command until it ends or must be ended."""
    try:
        control, status, *command = words
        pipes = int(control), int(status)
        for pipe in pipes:
            os.set_inheritable(pipe, False)
    except (OSError, ValueError):
        sys.exit("--guard is for Gin Parlour's own use.")
    _become_subreaper()
    # This pipe closes when the outer guard ends, however it ends.
    leash, held = os.pipe()
    inner = os.fork()
    if inner == 0:
        os.close(held)
        _become_subreaper()
        _run(pipes, leash, command)
    os.close(leash)
    os.close(pipes[1])
    _release_streams()
    _exit_like_command(_watched(inner, [pipes[0]], _Signals(), resume=True))


def _run(pipes: tuple[int, int], leash: int, command: Sequence[str]) -> NoReturn:
    control, status = pipes
    signals = _Signals()
    try:
        started = subprocess.Popen(command, env=player_environment(), start_new_session=True)
    except (OSError, ValueError) as error:
        os.write(status, (getattr(error, "strerror", None) or str(error)).encode())
        os._exit(NOT_STARTED)
    os.close(status)
    _release_streams()
    code = _watched(started.pid, [control, leash], signals)
    # The command may have stopped the outer guard.
    os.kill(os.getppid(), signal.SIGCONT)
    _exit_like_command(code)


def _become_subreaper() -> None:
    import ctypes

    ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


class _Signals:
    """Wakes the guard when a child ends, and keeps most signals from ending it."""

    def __init__(self) -> None:
        self.pipe, writing = os.pipe()
        os.set_blocking(writing, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for number in signal.valid_signals() - _FAULTS - {signal.SIGKILL, signal.SIGSTOP}:
            # A handler, unlike SIG_IGN, is not inherited by the command.
            with contextlib.suppress(OSError, ValueError):
                signal.signal(number, lambda *_: None)


def _watched(child: int, pipes: list[int], signals: _Signals, *, resume: bool = False) -> int:
    """Wait until a child ends or a pipe closes, then kill all remaining descendants.

    With `resume`, a stopped child is continued. Returns the child's exit code, or minus the number
    of the signal that ended it; a closed pipe counts as SIGKILL.
    """
    code = _reap(child, resume=resume)
    while code is None:
        ready, _, _ = select.select([*pipes, signals.pipe], [], [])
        if any(pipe in ready for pipe in pipes):
            code = -signal.SIGKILL
        else:
            os.read(signals.pipe, 512)
            code = _reap(child, resume=resume)
    _kill_descendants()
    return code


def _reap(child: int, *, resume: bool) -> int | None:
    code = None
    with contextlib.suppress(ChildProcessError):
        while (changed := os.waitpid(-1, os.WNOHANG | os.WUNTRACED)) != (0, 0):
            process, status = changed
            if os.WIFSTOPPED(status):
                if resume:
                    os.kill(process, signal.SIGCONT)
            elif process == child:
                code = os.waitstatus_to_exitcode(status)
    return code


def _kill_descendants() -> None:
    """Kill children until none is left. The children of a killed process become ours."""
    hurried = time.monotonic() + _HURRY
    while True:
        for child in _children():
            _kill(child)
        try:
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:
            return
        if time.monotonic() > hurried:
            time.sleep(_PAUSE)


def _kill(child: int) -> None:
    """Kill a process and its group. A single process could fork meanwhile; a group cannot."""
    with contextlib.suppress(OSError):
        group = os.getpgid(child)
        if group != os.getpgrp():
            os.killpg(group, signal.SIGKILL)
    with contextlib.suppress(OSError):
        os.kill(child, signal.SIGKILL)


def _children() -> Iterable[int]:
    own = os.getpid()
    try:
        return map(int, Path(f"/proc/self/task/{own}/children").read_bytes().split())
    except OSError:
        # Not every kernel has that file.
        return [pid for pid in _processes() if _parent(pid) == own]


def _processes() -> list[int]:
    return [int(place.name) for place in Path("/proc").iterdir() if place.name.isdecimal()]


def _parent(pid: int) -> int:
    try:
        # The name in parentheses may itself contain spaces and parentheses.
        return int(Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()[1])
    except OSError:
        return 0


def _release_streams() -> None:
    """Close the guard's standard streams, so that readers notice when the command ends."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def _exit_like_command(code: int) -> NoReturn:
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if -code not in (signal.SIGKILL, signal.SIGSTOP):
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


class GuardPipes:
    """This program's ends of a guard's pipes."""

    def __init__(self) -> None:
        self._guard_control, self._control = os.pipe()
        self._status, self._guard_status = os.pipe()
        self._trouble: str | None = None

    @property
    def inherited(self) -> tuple[int, int]:
        return self._guard_control, self._guard_status

    def command(self, guard: Sequence[str], command: Sequence[str]) -> list[str]:
        return [*guard, *map(str, self.inherited), *command]

    def hand_over(self) -> None:
        """Close the guard's ends, whether or not it could be started."""
        os.close(self._guard_control)
        os.close(self._guard_status)

    def trouble(self) -> str:
        if self._trouble is None:
            with os.fdopen(self._status, "rb") as status:
                self._trouble = status.read().decode(errors="replace")
        return self._trouble

    def release(self) -> None:
        """Make the guard kill the command and everything it started."""
        os.close(self._control)


if __name__ == "__main__":
    main(sys.argv[1:])
