"""Memory, processor time and wakeups of a running program on Linux."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path


def family(pid: int) -> tuple[int, ...]:
    """Return the ids of a process and all its descendants."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Memory:
    """Memory in MiB: `own` counts shared pages in part (PSS), `resident` in full (RSS)."""

    own: float
    resident: float


def memory(pid: int) -> Memory:
    """Return the memory of a program with all its processes."""
    totals = {"Pss": 0, "Rss": 0}
    for one in family(pid):
        for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
            name, _, rest = line.partition(":")
            if name in totals:
                totals[name] += int(rest.split()[0])
    return Memory(totals["Pss"] / 1024, totals["Rss"] / 1024)


@dataclass(frozen=True, slots=True)
class Idle:
    """Percentage of one processor, and wakeups a second, over `seconds`."""

    percent: float
    wakeups: float
    seconds: float


def idle(pid: int, seconds: float) -> Idle:
    """Measure an idle program for some seconds."""
    busy, woken = _counted(pid)
    begun = time.perf_counter()
    time.sleep(seconds)
    passed = time.perf_counter() - begun
    busy_then, woken_then = _counted(pid)
    return Idle((busy_then - busy) / passed * 100, (woken_then - woken) / passed, passed)


def worked(pid: int) -> float:
    """Return the processor seconds that a program and its running descendants have used.

    Threads that have ended are counted; child processes that have ended are not.
    """
    return sum(time.clock_gettime(_clock(one)) for one in family(pid))


def _clock(pid: int) -> int:
    """Return the id of a process's clock, computed like clock_getcpuclockid in the C library."""
    return (~pid << 3) | 2


def _counted(pid: int) -> tuple[float, int]:
    """Return the processor seconds, and the number of times that threads went to sleep."""
    woken = 0
    for one in family(pid):
        for task in Path(f"/proc/{one}/task").iterdir():
            for line in (task / "status").read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    woken += int(line.split()[1])
    return worked(pid), woken
