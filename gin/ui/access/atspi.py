"""The session bus, and workarounds for AccessKit 0.7 on AT-SPI, Linux's accessibility protocol."""

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
no parent (AccessKit issue 742), which Orca accepts from Qt and GTK 4 only. "GTK" would make Orca 43
grab all keys, and "gtk" would load Orca's script for GTK. Orca has no script for "Gtk", so it
treats the program like any other. `test_accesskit_still_needs_to_claim_a_toolkit` fails once
AccessKit reports the desktop: then use the program's own name.
"""
MOST_RESTARTS = 4
"""Maximum number of restarts. Each takes about half a second."""


def has_session_bus() -> bool:
    """Return whether there is a session bus, which a screen reader needs."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and Path(folder or "", "bus").exists()


def wait_until_asleep(thread: int, most: float) -> bool:
    """Wait until a thread of this program, given by its native id, is idle.

    Returns False if that takes more than `most` seconds. Returns True immediately for the calling
    thread, and on systems without `/proc`.
    """
    if thread == threading.get_native_id():
        return True
    end = time.monotonic() + most
    while True:
        try:
            with Path(f"/proc/self/task/{thread}/stat").open("rb") as file:
                # The name before the state is in brackets and may itself contain brackets.
                state = file.read().rpartition(b")")[2].split()[0]
        except (OSError, IndexError):
            return True
        if state == b"S":
            return True
        if time.monotonic() > end:
            return False


def times_slept() -> int | None:
    """Return how often the calling thread has slept; None if the system does not count sleeps."""
    try:
        import resource

        # Reading /proc would release the interpreter lock, which may count as a sleep.
        return resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
    except (ImportError, AttributeError, OSError):
        return None


def sleeps_again(thread: int, before: int, most: float) -> bool:
    """Wait until a thread, given by its native id, has slept more than `before` times.

    Returns False after `most` seconds without that. Returns True if the system does not count
    sleeps.
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
    """Restart the program in the same process, with the same arguments.

    Call this before any saved data is opened. It returns only if the program has been restarted
    `MOST_RESTARTS` times already, or if the restart fails.
    """
    if environment.restarts() < MOST_RESTARTS:
        with contextlib.suppress(OSError):
            os.execve(sys.executable, sys.orig_argv, environment.restart_environment())
