"""Detection of Orca, the screen reader of Linux desktops.

Orca has a name on the session bus only since version 49. But every version sets its process name,
which Orca itself uses to find another running instance.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

PROCESSES = Path("/proc")


def runs(processes: Path = PROCESSES, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether Orca runs in the player's session; False if processes cannot be seen."""
    bus = _bus(environment)
    try:
        folders = [folder for folder in processes.iterdir() if folder.name.isdecimal()]
    except OSError:
        return False
    return bool(bus) and any(_is_orca(folder, bus) for folder in folders)


def _is_orca(folder: Path, bus: str) -> bool:
    try:
        # Skip other users' processes, and those that have exited meanwhile.
        if folder.stat().st_uid != os.getuid() or (folder / "comm").read_bytes() != b"orca\n":
            return False
        # A chemistry program is also called orca; the screen reader runs in Python.
        if not (folder / "exe").readlink().match("python*"):
            return False
        lines = os.fsdecode((folder / "environ").read_bytes()).split("\0")
    except OSError:
        return False
    variables = dict(line.split("=", 1) for line in lines if "=" in line)
    # With python3-setproctitle installed, Orca's title has overwritten its environment.
    return _bus(variables) == bus if variables else _shares_root(folder)


def _shares_root(folder: Path) -> bool:
    try:
        return (folder / "root").readlink() == Path("/proc/self/root").readlink()
    except OSError:
        return False


def _bus(environment: Mapping[str, str]) -> str:
    # The part after the comma differs between two starts of the same bus.
    named = environment.get("DBUS_SESSION_BUS_ADDRESS", "").partition(",")[0]
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return named or (f"unix:path={folder}/bus" if folder else "")
