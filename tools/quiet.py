"""Run the commands of `tools` and `bench`: exit code, and no traceback on a closed pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NoReturn


def run_command(main: Callable[[], int | None]) -> NoReturn:
    """Run a command and exit; stop silently if the reader of its output closes the pipe."""
    code: int | None = 0
    try:
        try:
            code = main()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Flushing the remaining output at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
