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

_found: dict[str, str] | None = None


def restore() -> None:
    """Make the environment the player's again after a bundle's start, and take note of it.

    Libraries that are loaded later are found all the same: the system has read the path by now.
    """
    global _found
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
