"""Release of freed memory to the operating system, for which pygame has no function."""

from __future__ import annotations

import contextlib
import ctypes
import sys


def return_freed_memory() -> None:
    """Return the memory of dropped images to the system, on Linux.

    Without this call, glibc returns only the free end of its heap.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
