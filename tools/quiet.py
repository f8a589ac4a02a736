"""How commands of `tools` and `bench` end: with their exit code, and quietly on a closed pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NoReturn


def run_command(main: Callable[[], int | None]) -> NoReturn:
    """Run a command and exit. If whatever reads its output stops, as `head` does, so does it."""
    code: int | None = 0
    try:
        try:
            code = main()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # What is still buffered must not fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
