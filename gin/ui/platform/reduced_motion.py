"""The system's setting for reduced motion, where it can be read."""

from __future__ import annotations

import configparser
import contextlib
import ctypes
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from gin.session.engines.environment import player_environment

_CLIENT_AREA_ANIMATION = 0x1042
"""Windows' `SPI_GETCLIENTAREAANIMATION`: whether programs should animate."""
Run = Callable[[list[str]], str]


def run(words: list[str]) -> str:
    """Return the output of a system command; empty if it cannot run or takes over three seconds."""
    import subprocess

    environment = player_environment()
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=3, check=False, env=environment
        )
        return done.stdout.strip()
    return ""


def wants_calm(platform: str, run: Run, home: Path, desktop: str) -> bool:
    """Return whether the system asks for reduced motion; False if unknown."""
    if platform == "win32":
        return not _windows_animates()
    if platform == "darwin":
        return run(["defaults", "read", "com.apple.universalaccess", "reduceMotion"]) == "1"
    if "KDE" in desktop.upper():
        return _kde_factor(home / ".config" / "kdeglobals") == 0
    return run(["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]) == "false"


def _windows_animates() -> bool:
    answer = ctypes.c_int(1)
    with contextlib.suppress(AttributeError, OSError):
        user32 = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
        user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    return bool(answer.value)


def _kde_factor(file: Path) -> float:
    """Return KDE's factor for the length of animations: 1 is normal, 0 turns them off."""
    settings = configparser.ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    try:
        settings.read(file, encoding="utf-8")
        return settings.getfloat("KDE", "AnimationDurationFactor", fallback=1.0)
    except (configparser.Error, OSError, TypeError, ValueError):
        return 1.0


class ReducedMotion:
    """The system's setting for reduced motion, read on a thread."""

    def __init__(self, ask: Callable[[], bool] | None = None) -> None:
        self._ask = ask or _ask_this_system
        self._asking: threading.Thread | None = None
        self.wanted = False

    def look(self) -> None:
        """Read the setting on a thread, then update `wanted`."""
        if self._asking is None or not self._asking.is_alive():
            self._asking = threading.Thread(target=self._look, daemon=True)
            self._asking.start()

    def wait(self) -> None:
        if self._asking is not None:
            self._asking.join()

    def _look(self) -> None:
        self.wanted = self._ask()


def _ask_this_system() -> bool:
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    return wants_calm(sys.platform, run, Path.home(), desktop)
