"""Detects the system's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from gin.language.catalogue import SOURCE
from gin.messages.languages import LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the language; the first that is set counts."""
_PATIENCE = 2.0
"""Timeout in seconds for the answer of macOS."""


@cache
def system_language() -> str:
    """Return the first of the system's languages that has a catalogue, or English."""
    return best_catalogue(_system_names(os.environ, sys.platform))


def best_catalogue(names: Iterator[str]) -> str:
    """Return the first of these languages that has a catalogue, or English.

    Names are in the systems' formats: "de_AT.UTF-8", "pl-PL", "C".
    """
    for name in names:
        code = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for available in LANGUAGES:
            if available.lower() in (code, code.partition("-")[0]):
                return available
    return SOURCE


def _system_names(environment: Mapping[str, str], platform: str) -> Iterator[str]:
    named = next((environment[one] for one in _VARIABLES if environment.get(one)), "")
    if named:
        # LANGUAGE lists languages by preference. It applies only if a locale other than C is set.
        if not named.startswith(("C.", "POSIX")) and named != "C":
            yield from environment.get("LANGUAGE", "").split(":")
        yield named
        return
    if platform == "win32":
        yield from _windows()
    elif platform == "darwin":
        yield from _macos()


def _windows() -> Iterator[str]:
    import ctypes
    import locale

    # Type stubs declare `windll` on Windows only.
    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    yield locale.windows_locale.get(number, "")


def _macos() -> Iterator[str]:
    """Ask for the language: programs started by double click have no such variables on macOS."""
    import subprocess  # Imported here, because it takes a while to load.

    words = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return
    for line in done.stdout.splitlines():
        name = line.strip(' ",()')
        if name:
            yield name
