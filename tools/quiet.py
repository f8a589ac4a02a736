"""Entry point of the commands in `tools` and `bench`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NoReturn


class CommandError(Exception):
    """A command cannot do its work; the message says why, in English."""


def run_command(main: Callable[[], int | None]) -> NoReturn:
    """Run a command and exit with its code, silently if its output's reader closes the pipe.

    A CommandError's message goes to standard error, and the exit code is 1.
    """
    code: int | None = 0
    try:
        try:
            code = main()
        finally:
            sys.stdout.flush()
    except CommandError as error:
        print(error, file=sys.stderr)
        code = 1
    except BrokenPipeError:
        # Python flushes the output again at exit, and that must not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
