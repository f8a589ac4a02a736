"""Desktop tests need programs from Debian; where one is missing they skip, CI excepted."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

PACKAGES = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "dbus-launch": "dbus-x11",
    "import": "imagemagick",
    "openbox": "openbox",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
}
"""The Debian package of each program that a test may ask for."""


def needs(*programs: str) -> None:
    """Skip the test, naming the package that is missing; fail where everything must be there."""
    for program in programs:
        package = PACKAGES[program]
        if shutil.which(program) is None:
            reason = f"the program {program} is missing: install the package {package}"
            if os.environ.get("GIN_REQUIRE_DESKTOP"):
                pytest.fail(reason)
            pytest.skip(reason)


@contextmanager
def xvfb(size: str = "1280x800") -> Iterator[dict[str, str]]:
    """A virtual screen; yields the environment of a program that is to be shown on it."""
    needs("Xvfb")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.fail(f"Xvfb ended with {server.wait(10)} before it had a display")
        environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
        environment |= {"DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
        yield environment
    finally:
        server.terminate()
        server.wait(10)


def wait_for(test: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until `test()` is true; fails after a generous time."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end, f"it did not happen within {seconds:g} s"
        time.sleep(0.05)
