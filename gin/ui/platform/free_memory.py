"""Release of freed memory to the operating system, for which pygame has no function."""

from __future__ import annotations

import contextlib
import ctypes
import sys


def return_freed_memory() -> None:
    """Return freed memory to the system; only on Linux with glibc.

    By itself, glibc does not return freed memory that is between blocks in use.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
