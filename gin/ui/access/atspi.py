"""Linux's accessibility bus: whether there is one, and workarounds for AccessKit 0.7."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from pathlib import Path

from gin.session.engines import environment

TOOLKIT = ("Gtk", "4.0")
"""Name and version of the toolkit that the tree claims to come from.

Orca 51 ignores events of programs whose AT-SPI parent is not the desktop. AccessKit 0.7.0 reports
no parent (AccessKit issue 742), and for a missing parent Orca makes exceptions for Qt and GTK 4
alone. No Orca has a script for a toolkit spelled "Gtk", so it treats the program like any other:
"GTK" would make Orca 43 grab all keys, and "gtk" would load GTK's own script.
`test_accesskit_still_needs_to_claim_a_toolkit` fails once AccessKit reports the desktop: use the
program's own name then.
"""
MOST_RESTARTS = 4
"""Maximum number of restarts. Each takes half a second, and some are unnecessary."""


def has_session_bus() -> bool:
    """Return whether there is a session bus, which a screen reader needs."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and Path(folder or "", "bus").exists()


def wait_until_asleep(thread: int, most: float) -> bool:
    """Wait until a thread of this program, by its native id, is idle.

    Returns False if that takes more than `most` seconds, and True where threads cannot be
    inspected.
    """
    if thread == threading.get_native_id():
        return True
    end = time.monotonic() + most
    while True:
        try:
            with Path(f"/proc/self/task/{thread}/stat").open("rb") as told:
                # The name before the state is in brackets and may contain anything.
                state = told.read().rpartition(b")")[2].split()[0]
        except (OSError, IndexError):
            return True
        if state == b"S":
            return True
        if time.monotonic() > end:
            return False


def times_slept() -> int | None:
    """Return how often this thread has gone to sleep; None if the system does not count that."""
    try:
        import resource

        # Reading a file would release the interpreter, which counts as a sleep.
        return resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
    except (ImportError, AttributeError, OSError):
        return None


def sleeps_again(thread: int, before: int, most: float) -> bool:
    """Wait until a thread, by its native id, has gone to sleep more than `before` times.

    Returns False if it has not within `most` seconds, and True where that is not counted.
    """
    end = time.monotonic() + most
    while True:
        try:
            lines = Path(f"/proc/self/task/{thread}/status").read_text().splitlines()
        except OSError:
            return True
        slept = [line for line in lines if line.startswith("voluntary_ctxt_switches")]
        if not slept or int(slept[0].split()[1]) > before:
            return True
        if time.monotonic() > end:
            return False
        time.sleep(0.005)


def restart() -> None:
    """Replace the program with a new start of itself, with the same arguments and process id.

    No saved data is open yet. Returns if that has happened too often, or fails.
    """
    if environment.restarts() < MOST_RESTARTS:
        with contextlib.suppress(OSError):
            os.execve(sys.executable, sys.orig_argv, environment.restart_environment())
