"""The player's environment, with which other programs are started.

A PyInstaller bundle sets the search path for libraries, and this program sets variables for SDL.
Other programs must not inherit these values.
"""

from __future__ import annotations

import os
import sys

LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "LIBPATH")
"""Library search paths. A bundle's boot loader sets one and saves the old value as NAME_ORIG."""
_OF_THE_BUNDLE = ("_PYI_", "_MEIPASS2")
RESTARTS = "GIN_PARLOUR_RESTARTS"
"""Environment variable that counts how often the program has restarted itself."""
RESET = "PYINSTALLER_RESET_ENVIRONMENT"
"""Environment variable for a bundle to start as new, not as its own subprocess."""

_found: dict[str, str] | None = None
_restarts = "0"


def restore() -> None:
    """Restore the player's environment after the start, and save a copy for other programs.

    A bundle still finds its libraries, because the system has already read the search path.
    """
    global _found, _restarts
    _restarts = os.environ.pop(RESTARTS, "0")
    os.environ.pop(RESET, None)
    if bundle := getattr(sys, "_MEIPASS", None):
        for name in LIBRARY_PATHS:
            before = os.environ.pop(f"{name}_ORIG", None)
            if before is not None:
                os.environ[name] = before
            elif bundle in os.environ.get(name, "").split(os.pathsep):
                del os.environ[name]
        for name in [one for one in os.environ if one.startswith(_OF_THE_BUNDLE)]:
            del os.environ[name]
    _found = dict(os.environ)


def player_environment() -> dict[str, str]:
    """Return the environment in which the player started the program."""
    return dict(os.environ if _found is None else _found)


def restarts() -> int:
    """Return how often the program has restarted itself; `sys.maxsize` if that is unclear."""
    return int(_restarts) if _restarts.isdecimal() else sys.maxsize


def restart_environment() -> dict[str, str]:
    """Return the environment in which the program restarts itself."""
    return player_environment() | {RESTARTS: str(restarts() + 1), RESET: "1"}
