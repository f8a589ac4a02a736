"""Whether Orca, the screen reader of Linux desktops, runs.

Only since its version 49 does Orca have a name on the session's bus. But every Orca gives its
process its own name, by which it looks itself whether another one runs.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

PROCESSES = Path("/proc")


def runs(processes: Path = PROCESSES, environment: Mapping[str, str] = os.environ) -> bool:
    """Does an Orca run in the player's session? False where processes cannot be seen."""
    bus = _bus(environment)
    try:
        folders = [folder for folder in processes.iterdir() if folder.name.isdecimal()]
    except OSError:
        return False
    return bool(bus) and any(_is_orca(folder, bus) for folder in folders)


def _is_orca(folder: Path, bus: str) -> bool:
    try:
        # Others' processes, and those that have gone meanwhile, are none of ours.
        if folder.stat().st_uid != os.getuid() or (folder / "comm").read_bytes() != b"orca\n":
            return False
        # A program for chemists has that name too; the screen reader is run by Python.
        if not (folder / "exe").readlink().match("python*"):
            return False
        lines = os.fsdecode((folder / "environ").read_bytes()).split("\0")
    except OSError:
        return False
    variables = dict(line.split("=", 1) for line in lines if "=" in line)
    # Where python3-setproctitle is installed, Orca's title has overwritten its environment.
    return _bus(variables) == bus if variables else _shares_root(folder)


def _shares_root(folder: Path) -> bool:
    """Does a process see the same files as this one? Those in containers do not."""
    try:
        return (folder / "root").readlink() == Path("/proc/self/root").readlink()
    except OSError:
        return False


def _bus(environment: Mapping[str, str]) -> str:
    """The address of the bus that a session's programs share; empty if there is none."""
    # What follows a comma tells one start of a bus from another.
    named = environment.get("DBUS_SESSION_BUS_ADDRESS", "").partition(",")[0]
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return named or (f"unix:path={folder}/bus" if folder else "")
