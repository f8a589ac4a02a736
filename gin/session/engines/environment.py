"""The environment that the player has: what other programs are started with.

A bundle looks for its own libraries first, which is nothing for other programs, and SDL is told
things by variables that are nobody else's business.
"""

from __future__ import annotations

import os
import sys

LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "LIBPATH")
"""Where libraries are looked for. A bundle's start sets one, and keeps what was there under a name
that ends in `_ORIG`."""
_OF_THE_BUNDLE = ("_PYI_", "_MEIPASS2")
RESTARTS = "GIN_PARLOUR_RESTARTS"
"""Variable with the number of times that the program has replaced itself with a new start."""
RESET = "PYINSTALLER_RESET_ENVIRONMENT"
"""Variable that tells a bundle that it is started anew, not as a helper of its first start."""

_found: dict[str, str] | None = None
_restarts = "0"


def restore() -> None:
    """Make the environment the player's again after a bundle's start, and take note of it.

    Libraries that are loaded later are found all the same: the system has read the path by now.
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


def of_the_player() -> dict[str, str]:
    """The environment as it was when the program began."""
    return dict(os.environ if _found is None else _found)


def restarts() -> int:
    """Return how often the program has replaced itself with this start."""
    return int(_restarts) if _restarts.isdecimal() else sys.maxsize


def of_a_restart() -> dict[str, str]:
    """Return the environment for replacing the program with a new start of itself."""
    return of_the_player() | {RESTARTS: str(restarts() + 1), RESET: "1"}
