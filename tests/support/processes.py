"""Search for all running processes that a test has started, including their descendants."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.patience import until

NAME = "GIN_TEST_FAMILY"
"""Environment variable that names the test in its processes."""

needs_proc = pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="processes are found by /proc"
)


def of_family(name: str) -> dict[int, str]:
    found = {}
    for place in Path("/proc").glob("[0-9]*"):
        try:
            words = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            named = f"{NAME}={name}".encode() in (place / "environ").read_bytes().split(b"\0")
            if named or name in words:
                found[int(place.name)] = words
        except OSError:
            pass
    found.pop(os.getpid(), None)
    return found


def until_gone(name: str) -> None:
    until(lambda: not of_family(name), failure=lambda: of_family(name))
