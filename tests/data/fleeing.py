"""A program that tries to outlive its parent: `fleeing.py HOW NAME [ends]`; NAME identifies it."""

import os
import signal
import sys
import time
from pathlib import Path

how, name, *rest = sys.argv[1:]


def rest_in_a_new_program() -> None:
    """Become another program without any variable in its environment."""
    code = "import time; time.sleep(1000)"
    os.execve(sys.executable, [sys.executable, "-c", code, name], {})


def daemon() -> bool:
    """Fork twice and leave the session; true in the process that has no parent any more."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            return True
        os._exit(0)
    return False


def hop(*, sessions: bool) -> None:
    """Be another process every moment."""
    while True:
        if sessions:
            os.setsid()
        if os.fork():
            os._exit(0)


def parent_of(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


guard = os.getppid()
outer = parent_of(guard)
fled = False
for _ in range(30 if how == "crowd" else 1):
    fled = fled or daemon()
if fled:
    if how == "hops":
        hop(sessions=False)
    elif how == "hops_between_sessions":
        hop(sessions=True)
    elif how == "daemon_with_pipes":
        time.sleep(1000)
    rest_in_a_new_program()
print("away", flush=True)
# Long enough to read that: killing a guard may end this process at any moment.
time.sleep(0.2)
match how:
    case "kills_its_guard":
        os.kill(guard, signal.SIGKILL)
    case "kills_the_outer_guard":
        os.kill(outer, signal.SIGKILL)
    case "stops_its_guard":
        os.kill(guard, signal.SIGSTOP)
    case "stops_the_outer_guard":
        os.kill(outer, signal.SIGSTOP)
if rest:
    sys.exit()
time.sleep(1000)
